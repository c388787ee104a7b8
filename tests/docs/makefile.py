"""The Makefile's targets as `make help` lists them: by name, with what each does. It checks nothing."""

import re

from tests.support.markdown import text_of

TARGETS = dict(re.findall(r"^([a-z-]+):.*?## (.+)$", text_of("Makefile"), re.MULTILINE))
GROUPS = re.findall(r"^##@ (.+)$", text_of("Makefile"), re.MULTILINE)
