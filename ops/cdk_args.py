"""What `cdk deploy` is called with, for those who look before it: its contexts, and whose credentials it takes."""

import argparse
import os
from collections.abc import Sequence


def contexts_in(argv: Sequence[str]) -> dict[str, str]:
    """A profile that is named there is taken from here on, too: else another account would be looked at."""
    parser = argparse.ArgumentParser(allow_abbrev=False, add_help=False)
    parser.add_argument("-c", "--context", action="append", default=[])
    parser.add_argument("--profile")
    given = parser.parse_known_args(argv)[0]
    if given.profile:
        os.environ["AWS_PROFILE"] = given.profile
    return dict(each.split("=", 1) for each in given.context if "=" in each)
