"""The lane files that are shipped, and loading them from a root."""

from pathlib import Path

import pytest

from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.model.failure import KIND_OF, Kind
from lambdas.lanes import load_lanes, missing_agents

ROOT = Path(__file__).resolve().parents[3]


def root_with(tmp_path: Path, lanes: str, **files: str) -> Path:
    (tmp_path / "agents").mkdir()
    (tmp_path / "lanes.toml").write_text(lanes, encoding="utf-8")
    for name, text in files.items():
        (tmp_path / "agents" / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path


def faults_in(root: Path) -> list[str]:
    return missing_agents(load_lanes(root, simulated=False), root)


def test_the_shipped_lanes_are_valid_and_their_agents_exist() -> None:
    lanes = load_lanes(ROOT, simulated=True)
    assert set(lanes) >= {"kyc", "sanctions", "backfill", "simulated"}
    assert missing_agents(lanes, ROOT) == []


def test_the_simulated_lane_is_there_only_when_it_is_asked_for() -> None:
    assert "simulated" not in load_lanes(ROOT, simulated=False)


def test_the_simulated_lane_is_quick_in_everything() -> None:
    lane = load_lanes(ROOT, simulated=True)["simulated"]
    assert (lane.backoff.base_s, lane.backoff.cap_s, lane.run_timeout) == (1, 5, 5)
    assert lane.visibility_s < 60
    conditional = {code for code, kind in KIND_OF.items() if kind is Kind.CONDITIONAL}
    assert {code for code, answer in lane.answers.items() if answer.delay_s is not None and answer.delay_s <= 2} == (
        conditional
    )


def test_a_lane_of_ones_own_may_not_take_the_simulated_lanes_name(tmp_path: Path) -> None:
    root = root_with(tmp_path, '[simulated]\nagent = "agents.a:f"')
    (root / "agents" / "simulated.toml").write_text('[simulated]\nagent = "agents.simulated:perform"')
    with pytest.raises(LanesInvalid, match=r"\[simulated\]: the simulated lane has this name"):
        load_lanes(root, simulated=True)
    assert load_lanes(root, simulated=False)["simulated"].agent == "agents.a:f"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LanesInvalid, match=r"lanes\.toml has 1 fault:\s+no such file"):
        load_lanes(tmp_path, simulated=False)


def test_a_file_that_is_not_utf8_is_refused_and_a_byte_order_mark_is_not(tmp_path: Path) -> None:
    root = root_with(tmp_path, '\ufeff[kyc]\nagent = "agents.kyc:review"')
    assert list(load_lanes(root, simulated=False)) == ["kyc"]
    (root / "lanes.toml").write_bytes(b"# \xff")
    with pytest.raises(LanesInvalid, match="not UTF-8 at byte 2"):
        load_lanes(root, simulated=False)


def test_an_agent_without_a_file_is_missing(tmp_path: Path) -> None:
    root = root_with(tmp_path, '[kyc]\nagent = "agents.kyc:review"')
    assert faults_in(root) == ['kyc.agent = "agents.kyc:review": there is no agents/kyc.py']


def test_an_agent_without_its_function_is_missing_with_the_nearest_name(tmp_path: Path) -> None:
    root = root_with(tmp_path, '[kyc]\nagent = "agents.kyc:reveiw"', kyc="def review(job, run): ...")
    assert faults_in(root) == [
        'kyc.agent = "agents.kyc:reveiw": agents/kyc.py has no function reveiw; did you mean review?'
    ]


def test_alternates_and_the_replay_policy_are_looked_for_too(tmp_path: Path) -> None:
    text = '[kyc]\nagent = "agents.kyc:a"\nalternates = ["agents.kyc:b"]\nreplay = {policy = "agents.no:c"}'
    root = root_with(tmp_path, text, kyc="def a(job, run): ...")
    assert [fault.split(" ")[0] for fault in faults_in(root)] == ["kyc.alternates[0]", "kyc.replay.policy"]


def test_an_agent_may_be_async_assigned_imported_or_in_a_package(tmp_path: Path) -> None:
    names = ["agents.a:coroutine", "agents.a:assigned", "agents.a:annotated", "agents.a:imported", "agents.a:guarded"]
    text = f'[kyc]\nagent = "agents.pkg:f"\nalternates = {names}'
    source = (
        "from x import y as imported\nasync def coroutine(job, run): ...\nassigned = 1\nannotated: int = 2\n"
        "try:\n    import fast\nexcept ImportError:\n    pass\nelse:\n    def guarded(job, run): ...\n"
    )
    root = root_with(tmp_path, text, a=source)
    (root / "agents" / "pkg").mkdir()
    (root / "agents" / "pkg" / "__init__.py").write_text("def f(job, run): ...")
    assert faults_in(root) == []


def test_an_agent_is_never_imported_and_broken_code_is_reported(tmp_path: Path) -> None:
    root = root_with(tmp_path, '[kyc]\nagent = "agents.kyc:review"', kyc="raise SystemExit\ndef review(j, r): ...")
    assert faults_in(root) == []
    (root / "agents" / "kyc.py").write_text("def review(:")
    assert "agents/kyc.py is not Python" in faults_in(root)[0]
