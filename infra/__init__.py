"""The AWS side of Lazaret as CDK stacks. Nothing here calls AWS, git or Docker, or reads a clock."""

import os

# jsii starts Node when aws_cdk is first imported and greets Node 20 with a red banner at every synth. Node 20 runs
# this project's tests; the variable takes the major versions to be quiet about.
os.environ["JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION"] = "20"
os.environ["JSII_SILENCE_WARNING_DEPRECATED_NODE_VERSION"] = "1"
os.environ["JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION"] = "1"
