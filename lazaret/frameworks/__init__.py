"""Adapters that feed a run from agent frameworks, one module for each. Importing this package imports none of them."""
