"""`python -m tests.audit` (make audit): known vulnerabilities of every installed package, asked of PyPI.

Where PyPI's advisories are out of reach it says so, and fails nothing: silence is not taken for an answer.
"""

import json
import subprocess
import sys
from typing import Any

ASKED = [
    "-m",
    "pip_audit",
    "--local",
    "--vulnerability-service",
    "pypi",
    "--format",
    "json",
    "--progress-spinner",
    "off",
]


def main() -> int:
    ran = subprocess.run([sys.executable, *ASKED], capture_output=True, text=True, check=False)
    try:
        packages = json.loads(ran.stdout)["dependencies"]
    except ValueError:
        last = ran.stderr.strip().splitlines()[-1:] or ["nothing was said"]
        sys.stdout.write(f"vulnerabilities: not known, pip-audit could not ask ({last[0]})\n")
        return 0
    vulnerable, sentence = told(packages)
    sys.stdout.write(f"{sentence}\n")
    return 1 if vulnerable else 0


def told(packages: list[dict[str, Any]]) -> tuple[bool, str]:
    """Whether one is known to be vulnerable, and a sentence for each."""
    answered = [each for each in packages if "skip_reason" not in each]
    bad = [each for each in answered if each["vulns"]]
    lines = [
        f"{each['name']} {each['version']}: {vulnerability['id']}, mended in {', '.join(fixes) or 'no version'}"
        for each in bad
        for vulnerability in each["vulns"]
        for fixes in [vulnerability["fix_versions"]]
    ]
    if not answered:
        lines.append(f"vulnerabilities: not known, PyPI answered for none of {len(packages)} packages from here")
    else:
        lines.append(f"vulnerabilities: {len(answered)} of {len(packages)} packages asked for, {len(bad)} have any")
    return bool(bad), "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
