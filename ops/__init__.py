"""What people and pipelines do with a deployment from a shell: look, act, check before a deploy."""

import os

# The CDK and all other SDKs go by AWS_REGION, and so do our documents. boto3 reads the other variable alone.
if os.environ.get("AWS_REGION"):
    os.environ["AWS_DEFAULT_REGION"] = os.environ["AWS_REGION"]
