"""No file holds a secret: detect-secrets over the repository, and what it takes for one is listed with what it is."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from detect_secrets.core.scan import scan_file
from detect_secrets.plugins.base import BasePlugin, RegexBasedDetector
from detect_secrets.plugins.keyword import DENYLIST, KeywordDetector
from detect_secrets.settings import default_settings, get_plugins

from tests.audit.files import ROOT, files

# Each reads every line. Entropy alone would find our digests and ids, hundreds of them.
DETECTORS = {
    "AWSKeyDetector",
    "BasicAuthDetector",
    "GitHubTokenDetector",
    "JwtTokenDetector",
    "KeywordDetector",
    "OpenAIDetector",
    "PrivateKeyDetector",
    "SlackDetector",
}
EMULATOR = "an emulator takes any key"
REFUSED = "the server of the test refuses it on purpose"
PRETENDED = "made up, so that a test can see that it is not shown"
NAMED = "names where secrets are kept, and holds none"
KNOWN = {
    ("docs/reference/lanes.md", "Secret Keyword"): NAMED,
    ("infra/lane/secrets.py", "Secret Keyword"): NAMED,
    ("infra/watch/lane_alarms.py", "Secret Keyword"): NAMED,
    ("lambdas/core/worker/settle.py", "Secret Keyword"): NAMED,
    ("local/stand_ins.py", "Secret Keyword"): NAMED,
    ("lambdas/guest/host.py", "Secret Keyword"): NAMED,
    ("tests/handlers/ops/test_doctor.py", "Secret Keyword"): NAMED,
    ("tests/infra/test_acknowledged.py", "Secret Keyword"): PRETENDED,
    ("tests/infra/test_lane_variables.py", "Secret Keyword"): PRETENDED,
    ("tests/local/test_app_folder.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/config/test_lanes_file.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/local/test_stand_ins.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/worker/test_secrets.py", "Secret Keyword"): PRETENDED,
    ("bench/measure/aws.py", "Secret Keyword"): EMULATOR,
    ("bench/memory.py", "Secret Keyword"): EMULATOR,
    ("local/sign_in.py", "Secret Keyword"): "of people who exist on the embedded stack alone, which forgets them",
    ("proof/memory_run.py", "Secret Keyword"): EMULATOR,
    ("tests/support/ledgers/second_engine.py", "Secret Keyword"): EMULATOR,
    ("tests/contract/guest/test_keys.py", "Secret Keyword"): PRETENDED,
    ("tests/contract/outside/test_notify_records.py", "Secret Keyword"): PRETENDED,
    ("tests/contract/outside/test_notify_webhooks.py", "Secret Keyword"): PRETENDED,
    ("tests/corpus/cases_anthropic.py", "Secret Keyword"): REFUSED,
    ("tests/corpus/cases_aws.py", "Secret Keyword"): REFUSED,
    ("tests/corpus/cases_openai.py", "Secret Keyword"): REFUSED,
    ("tests/corpus/libraries/fresh.py", "Secret Keyword"): PRETENDED,
    ("tests/handlers/api/doors/test_matrix.py", "Secret Keyword"): PRETENDED,
    ("tests/proof/test_breaker_shows.py", "Secret Keyword"): PRETENDED,
    ("tests/support/functions/aws.py", "Secret Keyword"): EMULATOR,
    ("tests/handlers/ops/jobs/test_job.py", "Secret Keyword"): PRETENDED,
    ("tests/local/test_notify.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/agent/test_effect_declared.py", "Secret Keyword"): "nothing is ever sent with it",
    ("tests/unit/intake/test_preview.py", "AWS Access Key"): "the example of AWS's documentation",
    ("tests/unit/intake/test_preview.py", "Private Key"): "its first and last line alone",
    ("tests/unit/intake/test_preview.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/intake/test_redact.py", "AWS Access Key"): "the example of AWS's documentation",
    ("tests/unit/intake/test_redact.py", "JSON Web Token"): PRETENDED,
    ("tests/unit/notify/test_webhook.py", "Basic Auth Credentials"): PRETENDED,
    ("tests/unit/notify/test_webhook.py", "Secret Keyword"): PRETENDED,
    ("tests/corpus/innocent.txt", "Secret Keyword"): "what vendors print in place of a key",
    ("tests/corpus/secrets.txt", "Basic Auth Credentials"): PRETENDED,
    ("tests/corpus/secrets.txt", "JSON Web Token"): PRETENDED,
    ("tests/corpus/secrets.txt", "Private Key"): PRETENDED,
    ("tests/corpus/secrets.txt", "Secret Keyword"): PRETENDED,
    ("tests/handlers/api/doors/test_foreign.py", "Secret Keyword"): PRETENDED,
    ("tests/handlers/test_doors.py", "Secret Keyword"): PRETENDED,
    ("tests/unit/model/test_secrets.py", "Basic Auth Credentials"): PRETENDED,
    ("tests/unit/model/test_secrets.py", "Secret Keyword"): PRETENDED,
}


def found_in(root: Path, paths: Iterator[Path]) -> dict[tuple[str, str], int]:
    """The line by file and kind."""
    with default_settings() as settings:
        settings.disable_plugins(*({type(plugin).__name__ for plugin in get_plugins()} - DETECTORS))
        patterns = [pattern for plugin in get_plugins() for pattern in looked_for(plugin)]
        return {
            (path.relative_to(root).as_posix(), secret.type): secret.line_number
            for path in paths
            if is_worth_reading(path, patterns)
            for secret in scan_file(str(path))
        }


def looked_for(plugin: BasePlugin) -> Iterable[re.Pattern[str]]:
    """What a text must match somewhere, or the detector finds nothing in any of its lines."""
    if isinstance(plugin, RegexBasedDetector):
        return plugin.denylist
    assert isinstance(plugin, KeywordDetector), f"nothing here says what {type(plugin).__name__} looks for"
    return [re.compile("|".join(DENYLIST), re.IGNORECASE)]


def is_worth_reading(path: Path, patterns: Iterable[re.Pattern[str]]) -> bool:
    """Line by line, the detectors take a minute and a half for what has nothing for them in nine files of ten."""
    try:
        text = path.read_text()
    except UnicodeDecodeError:  # which detect-secrets passes over too
        return False
    return any(pattern.search(text) for pattern in patterns)


def test_no_file_holds_a_secret() -> None:
    found = found_in(ROOT, (path for path in files() if path != Path(__file__)))
    unknown = [f"{path}:{line} {kind}" for (path, kind), line in found.items() if (path, kind) not in KNOWN]
    assert unknown == [], "take it out, or say in KNOWN what it is"
    assert sorted(KNOWN.keys() - found.keys()) == [], "nothing needs these lines any more"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('key = "AKIA' + "QYLPMN5HFZ7XDW3K" + '"', "AWS Access Key"),
        ("token = ghp_" + "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx", "GitHub Token"),
        ("-----BEGIN " + "PRIVATE KEY-----", "Private Key"),
    ],
)
def test_a_secret_that_is_written_down_is_found(text: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("cache/\n")
    (tmp_path / "cache").mkdir()
    for path in ("settings.py", "cache/settings.py"):
        (tmp_path / path).write_text(f"{text}\n")
    assert ("settings.py", kind) in found_in(tmp_path, files(tmp_path))
    assert not [path for path, _ in found_in(tmp_path, files(tmp_path)) if path.startswith("cache")]
