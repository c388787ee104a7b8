"""How an exception becomes a failure: what it carries, and the tables that map that to a code.

Only `lambdas.core.model.failure` is public; the tables here may change with every vendor's release.
"""
