"""Lets `lambdas`, which lies beside this package, be found where an application has a folder of that name too.

Many have: it hides ours if it comes first, as it does for what `pip install -e` installs. Theirs stays importable.
"""

import lambdas
from lazaret import __path__ as here

OURS = f"{here[0].removesuffix('lazaret')}lambdas"
found = list(getattr(lambdas, "__path__", ()))
if OURS not in found:
    lambdas.__path__ = [OURS, *found]
