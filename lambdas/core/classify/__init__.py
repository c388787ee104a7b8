"""How an exception becomes a failure: what it tells about itself, and the tables that make a code of it.

Only `lambdas.core.failure` is public; the tables here may change with every vendor's release.
"""
