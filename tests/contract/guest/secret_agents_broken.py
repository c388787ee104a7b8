"""An agent that cannot be imported, and quotes its secret."""

import os

raise ValueError(f"{os.environ['VENDOR_KEY']} is not a key")
