"""The shapes of secrets: what is taken out of every text, whatever a lane names. One pass for each, all of them linear.

A shape is exact enough that prose, ids and file names stay whole: tests/corpus has the texts that must be found, and
those that must not. Nothing here knows a payload.
"""

import base64
import re
from collections.abc import Callable
from functools import cache

REDACTED = "[redacted]"

# What vendors put in front of their keys; what follows is long and has no spaces.
_PREFIXED = (
    r"sk-(?:proj|ant|or|svcacct|lf|admin)[-_][\w-]{12,}|sk-[A-Za-z0-9]{20,}|[spr]k_(?:live|test)_\w{12,}",
    r"gh[pousr]_[A-Za-z0-9]{12,}|github_pat_\w{12,}|gl(?:pat|dt|rt|cbt|soat|ptt)-[\w-]{12,}|gl(?:sa|c)_[\w=-]{20,}",
    r"xox[abeoprs]-[\w-]{10,}|xapp-\d-[\w-]{10,}|AIza[\w-]{35}|ya29\.[\w-]{20,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}",
    r"(?:AKIA|ASIA)[0-9A-Z]{16}|(?:IQoJ|FwoG)[A-Za-z0-9+/]{40,}={0,2}|amzn\.mws\.[0-9a-f-]{36}",
    r"hf_[A-Za-z]{30,}|npm_[A-Za-z0-9]{30,}|pypi-Ag[\w-]{30,}|rubygems_[0-9a-f]{40,}|dckr_pat_[\w-]{20,}",
    r"SG\.[\w-]{16,}\.[\w-]{16,}|whsec_[A-Za-z0-9+/]{16,}={0,2}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}",
    r"sq0(?:atp|csp)-[\w-]{20,}|shp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}|do[por]_v1_[0-9a-f]{40,}|dapi[0-9a-f]{32}",
    r"AT(?:ATT3x|BB)[\w=-]{20,}|lin_api_\w{20,}|ntn_\w{30,}|secret_[A-Za-z0-9]{40,}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}",
    r"PMAK-[0-9a-f]{20,}-[0-9a-f]{20,}|NR(?:AK|JS|II)-[A-Za-z0-9]{20,}|hv[sb]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{40,}",
    r"gsk_[A-Za-z0-9]{30,}|r8_[A-Za-z0-9]{30,}|pplx-[A-Za-z0-9]{30,}|xai-[A-Za-z0-9]{30,}|lsv2_(?:pt|sk)_\w{20,}",
    r"pcsk_\w{30,}|sntrys_[\w+/=]{30,}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,}|dp\.(?:pt|st|ct)\.[A-Za-z0-9]{30,}",
    r"AGE-SECRET-KEY-1[0-9A-Z]{50,}|HRKU-[\w-]{30,}|SK[0-9a-f]{32}|\d{8,10}:AA[\w-]{33}",
    r"[\w.~-]{3}\dQ~[\w.~-]{31,34}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*",
)
# A name that says what follows it: in JSON, a query, a header, a connection string, an assignment.
_NAMED = (
    r"(?i)(?P<name>(?:passw(?:or)?d|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key(?![-_]?id)|account[-_]?key|"
    r"private[-_]?key|secret[-_]?key|signing[-_]?key|shared[-_]?access[-_]?(?:key|signature)|credentials?|"
    r"authorization|x-amz-signature|(?<![A-Za-z])sig|session[-_]?id|sessionid|cookie|connection[-_]?string)"
    r"(?:[-_]?(?:value|key))?)"
    r"(?P<between>\\{0,3}[\"']?\s{0,3}(?P<sign>[=:]>?)\s{0,3}(?:b(?=['\"]))?\\{0,3}[\"']?)"
    r"(?P<secret>[^\s\"'\\,;&<>(){}\[\]]{4,})"
)
_NOT_SECRET = re.compile(
    r"(?i)(?:none|null|true|false|nil|undefined|empty|missing|required|optional|invalid|expected|unknown|string|str|"
    r"int|bytes|type|field|value|expired|wrong|denied|must|should|cannot|unexpected|at|in|is|was|not|no|the|an?)"
    r"[.:!?…]*$|\d{1,6}[.,]?$|\$|\*{3}|…|%[sd({]|\w+\.\w+(?:\.\w+)*\(?$"
)
_PEM = r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|\Z)"
_HOOKS = (
    r"(?<=hooks\.slack\.com/)(?:services|workflows|triggers)/[\w/-]{10,}|(?<=/api/webhooks/)\d+/[\w-]{20,}"
    r"|(?<=webhook\.office\.com/)webhookb2/[\w@/-]{20,}|(?<=api\.telegram\.org/bot)[\w:-]{20,}"
)
_IN_URL = r"(?<=://)[^\s/:@\"']{0,100}:[^\s/\"']{1,200}@|(?<=://)[0-9a-f]{32}@"
_BEARER = r"(?i)(?<=\bbearer )[A-Za-z0-9._~+/-]{12,}=*|(?<=\btoken )(?=[\w-]*\d)[A-Za-z0-9_-]{20,}"
_BASIC = r"(?i)(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}"
# Tried where a run of such letters begins, and given up whole: any other place is as long again.
_EMAIL = r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]++@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"
_DIGITS = r"\b\d(?:[ -]?\d){12,18}\b"

Instead = str | Callable[["re.Match[str]"], str]  # what is written in its place


def scrubbed(text: str) -> str:
    for shape, instead in _shapes():
        text = shape.sub(instead, text)
    return text


@cache
def _shapes() -> tuple[tuple["re.Pattern[str]", Instead], ...]:
    """Compiled for the first text: a healthy job has none, and pays nothing for them."""
    prefixed = "|".join(_PREFIXED)
    shapes: tuple[tuple[str, int, Instead], ...] = (
        (_PEM, re.DOTALL, REDACTED),
        (_HOOKS, 0, REDACTED),
        (_IN_URL, 0, f"{REDACTED}@"),
        (rf"(?<![A-Za-z0-9_-])(?:{prefixed})", re.ASCII, REDACTED),
        (_BEARER, 0, REDACTED),
        (_BASIC, 0, lambda found: REDACTED if _is_basic(found.group()) else found.group()),
        (_NAMED, re.ASCII, _of_a_name),
        (_EMAIL, 0, REDACTED),
        (_DIGITS, 0, lambda found: REDACTED if _is_card(found.group()) else found.group()),
    )
    return tuple((re.compile(shape, flags), instead) for shape, flags, instead in shapes)


def _of_a_name(found: "re.Match[str]") -> str:
    """Prose names secrets too: "token: expected a string". A value is assigned, quoted, or is no word."""
    secret, between = found["secret"], found["between"]
    quoted, assigned = between[-1] in "\"'", found["sign"] == "="
    a_word = secret.isalpha() and (secret.islower() or secret.istitle())
    if _NOT_SECRET.match(secret) or secret.startswith(REDACTED[1:]) or not (quoted or assigned or not a_word):
        return found.group()
    if not (quoted or assigned) and not any(character.isdigit() for character in secret):
        return found.group()
    return f"{found['name']}{between}{REDACTED}"


def _is_basic(token: str) -> bool:
    """It is a name and a password; "basic authentication" is not."""
    try:
        return b":" in base64.b64decode(token + "=" * (-len(token) % 4), validate=True)
    except ValueError:
        return False


def _is_card(text: str) -> bool:
    """The Luhn sum tells a card number from an order number."""
    digits = [int(character) for character in text if character.isdigit()]
    doubled = [sum(divmod(digit * 2, 10)) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0
