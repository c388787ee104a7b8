"""Reading lanes.toml: what is taken, what is refused, and that every fault is told at once."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.core.config.lane import AnswerOverride, Lane, Model
from lambdas.core.config.lane_keys import LANE
from lambdas.core.config.lanes_file import LanesInvalid, lanes_from, read_lanes
from lambdas.core.model.failure import Kind, Rule

AGENT = 'agent = "agents.kyc:review"'


def kyc(lines: str = "", *, defaults: str = "") -> Lane:
    return read_lanes(f"[defaults]\n{defaults}\n[kyc]\n{AGENT}\n{lines}")["kyc"]


def faults_of(text: str) -> tuple[str, ...]:
    with pytest.raises(LanesInvalid) as refused:
        read_lanes(text)
    return refused.value.faults


def fault_of(lines: str) -> str:
    faults = faults_of(f"[kyc]\n{AGENT}\n{lines}")
    assert len(faults) == 1, faults
    return faults[0]


def test_a_table_with_only_an_agent_is_the_default_lane() -> None:
    assert kyc() == Lane(job_type="kyc", agent="agents.kyc:review")


def test_every_key_reaches_its_attribute() -> None:
    lane = kyc(
        """
        alternates = ["agents.kyc:review_slowly"]
        models = [{name = "small", context_tokens = 128_000}, {name = "large", context_tokens = 1_000_000}]
        run_timeout = 30
        budget_usd = 2
        redact = ["$.customer.email", "$.items[*].ssn", "$.rows[0]"]
        rules = [{type = "ExpiredLink", status = 410, match = "gone|expired", kind = "permanent", code = "LINK_GONE"}]
        needs_result = false
        retired = true
        backoff = {base_s = 0.5}
        breaker = {share = 0}
        alarms = {open_letters = 7}
        replay = {codes = ["NETWORK"], deny = ["MY_OWN"], policy = "agents.policy:may_replay"}
        [kyc.answers.CONTEXT_OVERFLOW]
        delay_s = 1
        more_tries = 3
        """
    )
    assert lane.alternates == ("agents.kyc:review_slowly",)
    assert lane.models == (
        Model(name="small", context_tokens=128_000),
        Model(name="large", context_tokens=1_000_000),
    )
    assert lane.rules == (
        Rule(kind=Kind.PERMANENT, code="LINK_GONE", type="ExpiredLink", status=410, match="gone|expired"),
    )
    assert lane.redact == ("$.customer.email", "$.items[*].ssn", "$.rows[0]")
    assert (lane.run_timeout, lane.budget_usd, lane.needs_result, lane.retired) == (30, 2.0, False, True)
    assert (lane.backoff.base_s, lane.backoff.cap_s, lane.breaker.share, lane.breaker.failures) == (0.5, 300, 0, 5)
    assert (lane.alarms.open_letters, lane.alarms.retry_spend_usd) == (7, 10.0)
    assert (lane.replay.codes, lane.replay.deny) == (("NETWORK",), ("MY_OWN",))
    assert lane.replay.policy == "agents.policy:may_replay"
    assert lane.answers == {"CONTEXT_OVERFLOW": AnswerOverride(delay_s=1.0, more_tries=3)}


def test_every_attribute_of_a_lane_can_be_written_in_the_file() -> None:
    assert set(LANE.keys) == set(Lane.__dataclass_fields__) - {"job_type"}


def test_a_lane_enqueues_only_to_lanes_that_exist() -> None:
    with pytest.raises(LanesInvalid) as refused:
        read_lanes('[kyc]\nagent = "agents.kyc:review"\nenqueues = ["sanction"]')
    assert refused.value.faults == ('kyc.enqueues = "sanction": expected a lane of this file: kyc',)


def test_defaults_are_merged_under_each_table_key_by_key() -> None:
    lane = kyc("backoff.cap_s = 60\nattempts = 2", defaults="attempts = 7\nmax_steps = 9\nbackoff = {base_s = 5}")
    assert (lane.attempts, lane.max_steps, lane.backoff.base_s, lane.backoff.cap_s) == (2, 9, 5, 60)


def test_lists_replace_the_defaults_lists() -> None:
    assert kyc('redact = ["$.a"]', defaults='redact = ["$.b", "$.c"]').redact == ("$.a",)


def test_none_lifts_a_limit_that_the_defaults_set() -> None:
    assert kyc('budget_usd = "none"', defaults="budget_usd = 3").budget_usd is None


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("max_receive_count = 2", "kyc.max_receive_count = 2: expected a whole number from 3 to 20"),
        ("attempts = true", "kyc.attempts = true: expected a whole number from 1 to 20"),
        ("attempts = 4.0", "kyc.attempts = 4.0: expected a whole number from 1 to 20"),
        ("run_timeout = 871", "kyc.run_timeout = 871: expected a whole number from 1 to 870"),
        ("batch_size = 11", "kyc.batch_size = 11: expected a whole number from 1 to 10"),
        ("max_concurrency = 1", "kyc.max_concurrency = 1: expected a whole number from 2 to 1000"),
        ("breaker = {share = 1.1}", "kyc.breaker.share = 1.1: expected a number from 0 to 1"),
        ("breaker = {share = nan}", "kyc.breaker.share = NaN: expected a number from 0 to 1"),
        ("breaker = 5", "kyc.breaker = 5: expected a table"),
        ("retention_days = 0", "kyc.retention_days = 0: expected a whole number from 1 to 3650"),
        ('retired = "no"', 'kyc.retired = "no": expected true or false'),
        ("attempts = 2026-06-12", 'kyc.attempts = "2026-06-12": expected a whole number from 1 to 20'),
        ("budget_usd = 0", 'kyc.budget_usd = 0: expected a number from 0.01 to 1e+06, or "none"'),
        ('redact = ["$.ok", "email"]', 'kyc.redact[1] = "email": expected a JSON path, such as $.customer.email'),
        ("redact = [\"$['a b']\"]", "kyc.redact[0] = \"$['a b']\": expected a JSON path"),
        ('redact = ["$.a.*"]', 'kyc.redact[0] = "$.a.*": expected a JSON path'),
        ('redact = "$.a"', 'kyc.redact = "$.a": expected a list of at most 200'),
        ('alternates = ["kyc.review"]', 'kyc.alternates[0] = "kyc.review": expected "module.path:function"'),
        ("backoff = {cap_s = 5}", "kyc.backoff.cap_s = 5.0: expected at least base_s, which is 30"),
        ("replay = {max = 1}", "kyc.replay.auto_max = 2: expected at most replay.max, which is 1"),
        ("human_review = true", "kyc.human_review = true: expected replay.auto = false beside it"),
        ("atempts = 3", "kyc.atempts: unknown key; did you mean attempts?"),
        ("backoff = {base = 3}", "kyc.backoff.base: unknown key; did you mean base_s?"),
        ("zzz = 3", "kyc.zzz: unknown key; there are agent, alternates"),
        ('replay = {deny = ["LLM_TIMEOUTS"]}', "did you mean LLM_TIMEOUT?"),
        ('replay = {codes = ["TOOL_LOOP"]}', "poison and held letters wait for a person"),
        ('models = [{name = "m"}]', "kyc.models[0].context_tokens: missing, and required"),
        ("answers = {NETWORK = {delay_s = 1}}", "transient codes follow backoff and attempts"),
        ("answers = {AUTH_DENIED = {delay_s = 1}}", "kyc.answers.AUTH_DENIED: expected a code that gets another try"),
        ("answers = {MY_OWN = {delay_s = 1}}", "follows UNKNOWN"),
        ("answers = {UNKNOWN = {delay_s = -1}}", "kyc.answers.UNKNOWN.delay_s = -1: expected a number from 0"),
    ],
)
def test_a_fault_names_the_key_the_value_and_what_is_allowed(line: str, fault: str) -> None:
    assert fault in fault_of(line)


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        ('{match = "(", kind = "permanent", code = "X"}', 'kyc.rules[0].match = "(": expected a regular expression'),
        ('{match = "a{99999999999999999999}", kind = "permanent", code = "X"}', "expected a regular expression"),
        ('{kind = "permanent", code = "X"}', "at least one condition: type, status or match"),
        ('{status = 410, kind = "deadly", code = "X"}', "one of transient, conditional, permanent, poison"),
        ('{status = 410, kind = "transient", code = "AUTH_DENIED"}', 'expected kind = "permanent", which AUTH_DENIED'),
        ('{status = 42, kind = "permanent", code = "X"}', "kyc.rules[0].status = 42: expected a whole number from 100"),
        ('{status = 410, kind = "permanent"}', "kyc.rules[0].code: missing, and required"),
    ],
)
def test_a_rule_that_could_never_work_is_refused(rule: str, fault: str) -> None:
    assert fault in fault_of(f"rules = [{rule}]")


def test_human_review_is_taken_when_the_sweep_may_not_replay() -> None:
    assert kyc("human_review = true\nreplay = {auto = false}").human_review


@pytest.mark.parametrize(
    "job_type",
    [
        "Kyc",
        "9kyc",
        '"k yc"',
        "kyc_review",
        "k" * 32,
        "kyc-dead",
        "watch",
        "notices",
        "webhooks",
        "senders",
        "development",
        '""',
    ],
)
def test_a_job_type_that_cannot_name_its_queues_and_stack_is_refused(job_type: str) -> None:
    faults = faults_of(f"[{job_type}]\n{AGENT}")
    assert len(faults) == 1
    assert faults[0].startswith(f"[{job_type.strip(chr(34))}]")


@pytest.mark.parametrize("job_type", ["k", "kyc-2", "dead", "watch-2", "k" * 31])
def test_a_job_type_within_the_rules_is_taken(job_type: str) -> None:
    assert list(read_lanes(f"[{job_type}]\n{AGENT}")) == [job_type]


@pytest.mark.parametrize("agent", ["agents.kyc", "agents/kyc:review", "agents.kyc:", ":review", "agents.class:f", 5])
def test_an_agent_that_is_no_module_and_function_is_refused(agent: object) -> None:
    with pytest.raises(LanesInvalid, match=r'kyc\.agent = .*expected "module\.path:function"'):
        lanes_from({"kyc": {"agent": agent}})


def test_a_lane_without_an_agent_is_refused_unless_the_defaults_have_one() -> None:
    assert faults_of("[kyc]\nattempts = 3")[0].startswith("kyc.agent: missing, and required")
    assert read_lanes(f"[defaults]\n{AGENT}\n[kyc]\nattempts = 3")["kyc"].agent == "agents.kyc:review"


def test_every_fault_of_the_file_is_reported_in_one_error() -> None:
    text = "stray = 1\n[defaults]\nattempts = 0\n[a]\nagnt = 1\n[b]\nagent = 'b:b'\nattempts = 99\nmax_steps = 0"
    faults = faults_of(text)
    assert [fault.split(":")[0].split(" ")[0] for fault in faults] == [
        "defaults.attempts",
        "stray",
        "a.agnt",
        "a.agent",
        "b.attempts",
        "b.max_steps",
    ]


def test_the_error_names_the_file_and_counts_its_faults() -> None:
    with pytest.raises(LanesInvalid, match=r"^my\.toml has 2 faults:\n  kyc\.attempts = 0: .*\n  kyc\.max_steps = 0: "):
        read_lanes(f"[kyc]\n{AGENT}\nattempts = 0\nmax_steps = 0", source="my.toml")


def test_a_file_without_a_lane_is_refused() -> None:
    assert "at least one job type" in faults_of("[defaults]\nattempts = 3")[0]


def test_broken_toml_is_reported_with_its_line_and_column() -> None:
    (fault,) = faults_of("[kyc]\nattempts = = 3")
    assert fault.startswith("not TOML: ")
    assert "line 2, column 12" in fault


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000, "[kyc]\nattempts = 0x" + "f" * 5000])
def test_text_that_breaks_a_parser_is_still_only_a_faulty_file(text: str) -> None:
    assert faults_of(text)


_SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.dates()
_TELLING = st.sampled_from([2, 5, 0.5, "agents.kyc:review", "NETWORK", "UNKNOWN", "permanent", "$.a", "(", "none"])
_INNER = ["codes", "deny", "max", "auto_max", "base_s", "cap_s", "kind", "code", "type", "match", "status", "name"]
_KEYS = st.sampled_from([*LANE.keys, *_INNER, "context_tokens", "UNKNOWN", "NETWORK", "delay_s"]) | st.text(max_size=5)
_VALUES: st.SearchStrategy[Any] = st.recursive(
    _SCALARS | _TELLING,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=6),
    max_leaves=25,
)
_NAMES = st.sampled_from(["kyc", "defaults", "watch", "Bad Name"]) | st.text(max_size=5)
_TABLES = st.dictionaries(_NAMES, st.dictionaries(_KEYS, _VALUES, max_size=8) | _VALUES, max_size=4)


def lanes_or_faults(tables: dict[str, Any]) -> dict[str, Lane] | tuple[str, ...]:
    try:
        return lanes_from(tables)
    except LanesInvalid as refused:
        return refused.faults


@given(_TABLES)
def test_any_tables_give_lanes_or_one_error_that_lists_faults(tables: dict[str, Any]) -> None:
    assert lanes_or_faults(tables)


@given(st.sampled_from(sorted(LANE.keys)), _VALUES)
def test_any_value_of_a_key_is_taken_or_is_the_fault(key: str, value: Any) -> None:
    read = lanes_or_faults({"kyc": {"agent": "agents.kyc:review", key: value}})
    assert isinstance(read, dict) or all(fault.startswith(f"kyc.{key}") for fault in read)


@given(st.text())
def test_any_text_gives_lanes_or_one_error(text: str) -> None:
    with suppress(LanesInvalid):
        assert read_lanes(text)


def test_an_error_names_its_file_and_holds_every_fault() -> None:
    with pytest.raises(LanesInvalid) as refused:
        read_lanes("[kyc]\nattempts = 0\n", source="my.toml")
    assert refused.value.source == "my.toml"
    assert [fault.split(":")[0] for fault in refused.value.faults] == ["kyc.attempts = 0", "kyc.agent"]


def test_a_rule_of_kind_code_and_a_condition_is_enough() -> None:
    lane = kyc('rules = [{match = "gone", kind = "permanent", code = "LINK_GONE"}]')
    assert lane.rules == (Rule(kind=Kind.PERMANENT, code="LINK_GONE", match="gone"),)


def test_a_wrong_item_of_a_list_is_one_fault() -> None:
    with pytest.raises(LanesInvalid) as refused:
        kyc("enqueues = [7]")
    (fault,) = refused.value.faults
    assert fault.startswith("kyc.enqueues[0] = 7: expected ")


def test_a_list_may_be_as_long_as_it_says_and_no_longer() -> None:
    agents = [f"agents.kyc:review_{number}" for number in range(11)]
    assert kyc(f"alternates = {agents[:10]}").alternates == tuple(agents[:10])
    assert fault_of(f"alternates = {agents}").endswith("expected a list of at most 10")


@pytest.mark.parametrize(
    ("key", "given", "fault"),
    [
        (
            "secrets",
            {"VENDOR_KEY": "hunter2-hunter2"},
            'kyc.secrets.VENDOR_KEY: expected "secretsmanager:name", "secretsmanager:name#key" or "ssm:/path": where',
        ),
        (
            "secrets",
            {"AWS_SECRET_ACCESS_KEY": "ssm:/a"},
            "kyc.secrets.AWS_SECRET_ACCESS_KEY: expected another name: the function itself is run by this variable",
        ),
        (
            "environment",
            {"BUCKET": "x"},
            "kyc.environment.BUCKET: expected another name: the function itself is run by this variable",
        ),
        (
            "environment",
            {"not a name": "x"},
            "kyc.environment.not a name: expected the name of an environment variable, such as OPENAI_API_KEY",
        ),
        (
            "environment",
            {"A": "x" * 2000, "B": "y" * 600},
            'kyc.environment = "2602 bytes": expected at most 2500: Lambda takes 4 KB in all',
        ),
        ("secrets", {f"V{n}": "ssm:/a" for n in range(21)}, "kyc.secrets: 21 names, expected at most 20"),
        ("vpc", {"subnets": ["subnet-0a1b2c3d"]}, "kyc.vpc.security_groups: missing, and required"),
        (
            "vpc",
            {"subnets": [], "security_groups": ["sg-0a1b2c3d"]},
            'kyc.vpc = {"subnets": [], "security_groups": ["sg-0a1b2c3d"]}: expected at least one subnet',
        ),
        (
            "vpc",
            {"subnets": ["mine"], "security_groups": ["sg-0a1b2c3d"]},
            'kyc.vpc.subnets[0] = "mine": expected the id of a subnet',
        ),
        (
            "layers",
            [f"arn:aws:lambda:eu-central-1:111122223333:layer:poppler:{version}" for version in (3, 4)],
            'kyc.layers = ["arn:aws:lambda:eu-central-1:111122223333:layer:poppler"]: expected each layer once',
        ),
        ("layers", ["poppler"], 'kyc.layers[0] = "poppler": expected the ARN of a version of a layer'),
        ("ephemeral_mb", 100, "kyc.ephemeral_mb = 100: expected a whole number from 512 to 10240"),
        ("secrets_key_arn", "alias/mine", 'kyc.secrets_key_arn = "alias/mine": expected the ARN of a KMS key'),
    ],
)
def test_a_fault_of_a_variable_is_named_and_a_secret_that_was_pasted_is_not_shown(
    key: str, given: object, fault: str
) -> None:
    with pytest.raises(LanesInvalid) as invalid:
        lanes_from({"kyc": {"agent": "agents.kyc:review", key: given}})
    assert [found[: len(fault)] for found in invalid.value.faults] == [fault]


def test_a_variable_is_a_text_or_a_secret_and_not_both() -> None:
    both = {"environment": {"VENDOR_KEY": "x"}, "secrets": {"VENDOR_KEY": "ssm:/a"}}
    with pytest.raises(LanesInvalid) as invalid:
        lanes_from({"kyc": {"agent": "agents.kyc:review", **both}})
    assert list(invalid.value.faults) == [
        'kyc.environment = ["VENDOR_KEY"]: expected variables that are not in secrets too'
    ]


PRODUCERS = 'producers = [{sender = "AROA2EXAMPLE3EXAMPLE4", tenants = ["tnt_a", "acme-*"]}]'


@pytest.mark.parametrize(
    ("tenant_id", "may"), [("tnt_a", True), ("tnt_ab", False), ("acme-", True), ("acme-9", True), ("acme", False)]
)
def test_a_producer_may_name_ids_and_beginnings_of_ids(tenant_id: str, may: bool) -> None:
    [producer] = kyc(PRODUCERS).producers
    assert (producer.sender, producer.may_name(tenant_id)) == ("AROA2EXAMPLE3EXAMPLE4", may)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (f'{PRODUCERS}\nunwrap = "sns"', "SNS and EventBridge send in their own name"),
        ('producers = [{sender = "AROA2EXAMPLE3EXAMPLE4:session", tenants = ["a"]}]', "unique id of a role"),
        ('producers = [{sender = "arn:aws:iam::1:role/x", tenants = ["a"]}]', "unique id of a role"),
        ('producers = [{sender = "AROA2EXAMPLE3EXAMPLE4", tenants = ["a*b"]}]', "a tenant's id"),
        ('producers = [{sender = "AROA2EXAMPLE3EXAMPLE4", tenants = ["@operators"]}]', "a tenant's id"),
        ('producers = [{sender = "AROA2EXAMPLE3EXAMPLE4", tenants = []}]', "at least one tenant"),
        ('producers = [{sender = "AROA2EXAMPLE3EXAMPLE4"}]', "missing"),
        (f"{PRODUCERS[:-1]}, {PRODUCERS.partition('[')[2]}", "each sender once"),
    ],
)
def test_producers_that_could_not_be_told_apart_are_refused(lines: str, expected: str) -> None:
    assert expected in "\n".join(faults_of(f"[kyc]\n{AGENT}\n{lines}"))
