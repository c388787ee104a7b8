"""Families of names and sentences: what words say when nobody has written down the class or code that carries them.

Libraries differ, but their words do not: `RateLimitExceeded`, `rate_limited` and `RATE_LIMIT_REACHED` are one family. A
word is compared without its case and separators. The first family that fits decides, so the narrow ones come first.
Sentences are those that servers and drivers write, and a program's own message seldom has: the last and lightest clue,
or together with a status a strong one.
"""

import re
from functools import lru_cache

from lambdas.core.model.failure import Code
from lambdas.core.model.value import value


@value
class Family:
    code: Code
    parts: tuple[str, ...]  # one of them is in the word
    of_model: Code | None = None  # instead, when a model's vendor said it
    in_effect: Code | None = None  # instead, when an effect was refused with it
    weight: int = 56  # as a vendor's code word
    as_name: int = 35  # as the name of a class: less than any status, so that a wrapper never outranks what it wraps
    agrees: frozenset[int] = frozenset()  # with these statuses the word says no more than the status itself
    ends: tuple[str, ...] = ()  # or the word ends with one of them


_SERVER = frozenset(range(500, 600))


def _family(code: Code, parts: str, **more: object) -> Family:
    return Family(code=code, parts=tuple(parts.split()), **more)  # type: ignore[arg-type]


_NOT_THERE = ("notfound", "doesnotexist", "nosuch", "nonexist", "missing", "unknown")
_THINGS = "model deployment engine index collection container bucket table queue topic stream database namespace"
_GONE = " ".join(f"{thing}{lack}" for thing in _THINGS.split() for lack in _NOT_THERE[:2]) + " ".join(
    ["", *(f"{lack}{thing}" for thing in _THINGS.split() for lack in ("nosuch", "unknown", "nonexistent"))]
)

FAMILIES = (
    _family(
        Code.AUTH_DENIED,
        """insufficientquota quotaexhausted billing paymentrequired insufficientcredit creditlimit outofcredit
        insufficientbalance spendlimit planlimit usagelimit monthlylimit dailylimit trialexpired subscriptionexp
        subscriptionreq subscriptionlimit subscriptionlevel subscriptioninact nosubscription
        dailyquota monthlyquota storagecap capexceeded storagelimit storagequota budgetexceeded""",
        weight=70,
    ),
    _family(
        Code.STEP_BUDGET_EXCEEDED,
        "maxsteps maxturns maxiterations stepsexceeded stepslimit turnslimit iterationslimit iterationlimit",
    ),
    _family(
        Code.MODEL_CONFUSED,
        " ".join(
            f"{what}{pars}"
            for what in ("output", "response", "completion", "adapter", "agent", "llm")
            for pars in ("pars", "schema")
        ),
    ),
    _family(
        Code.TOOL_FAILED,
        """nosuchoption methodnotallow methodnotsupport declined carderror nosuchelement elementnot elementdoesnot
        wrongtype""",
        weight=64,
    ),
    _family(
        Code.CONTEXT_OVERFLOW, "contextlength contextwindow contextlimit toomanytokens maxtokens tokenlimit promptlong"
    ),
    _family(
        Code.POLICY_DENIED,
        "contentfilter contentpolicy contentblocked moderation safety guardrail flagged policyviolation",
    ),
    _family(
        Code.DEPENDENCY_UNAVAILABLE,
        "memorylimit timelimit outofmemory nospace diskfull storagefull insufficientstorage",
    ),
    _family(Code.UNSUPPORTED_INPUT, "toolarge toolong toobig sizelimit maxpayload sizeexceed", agrees=frozenset({413})),
    _family(
        Code.STORE_CONFLICT,
        "deadlock locktimeout lockwait locked locknot lockerror lockexception lockconflict locklost tolock lockrow",
    ),
    _family(Code.LLM_RATE_LIMITED, "modelthrottl modelratelimit"),
    _family(
        Code.THROTTLED,
        """ratelimit toomanyreq toomanyc toomanys toomanyattempts throttl slowdown requestlimit limitexceeded
        limitreached resourceexhausted floodwait floodcontrol retryafter rejectedexecution circuitbreak backpressure
        quotaexceeded""",
        of_model=Code.LLM_RATE_LIMITED,
        agrees=frozenset({429}),
    ),
    _family(
        Code.AUTH_DENIED,
        """authenticat unauthor notauthor authoriz authfail autherror invalidauth badauth noauth forbidden accessdenied
        accessrefused permission credential apikey invalidtoken tokenexpired expiredtoken expiredaccess accesskey
        revoked sessionexpired jwt invalidsession invalidgrant invalidclient invalidkey wrongpass noperm loginerror
        loginfailed missingscope insufficientscope invalidsignature expiredsignature signaturemismatch
        signatureerror badsignature jwk jws
        invalidaudience
        invalidissuer securityexception clienterrorsecurity hostkey certverif certificate certdate certauthority
        certcommon restrictedresource accountinactive notallowed denied loginrequired
        reauthenticat""",
        agrees=frozenset({401, 403, 407}),
    ),
    _family(Code.NETWORK, "connecttimeout connectiontimedout connectiontimeout", weight=50, as_name=24),
    _family(
        Code.DEPENDENCY_UNAVAILABLE,
        "timeout timedout deadline timeexpired timemsexpired maxtimems",
        of_model=Code.LLM_TIMEOUT,
        weight=50,
        as_name=24,
        agrees=frozenset({408, 504, 524}),
    ),
    _family(
        Code.STORE_CONFLICT,
        """conflict serializationf writecontention staleelement staledata staleobject concurrent preconditionfailed
        conditionnotmet conditionalcheck optimisticlock beingdeleted beingmodified inprogress transactionabort
        casmismatch badversion versionmismatch revisionmismatch etagmismatch commitfailed temporarilyreserved""",
        agrees=frozenset({409, 412}),
    ),
    _family(
        Code.DATA_INTEGRITY,
        """alreadyexist alreadystarted duplicate uniqueviol uniqueconstraint constrainterror constraintv constraintf
        integrity foreignkey""",
        in_effect=Code.EFFECT_CONFLICT,
        agrees=frozenset({409, 422}),
        ends=("exists", "existserror"),
    ),
    _family(
        Code.DEPENDENCY_GONE,
        f"""{_GONE} commandnotfound executablenotfound drivernotfound binarynotfound methodnotfound toolnotfound
        unknowntool unknownmethod nosuchmodule nosuchplugin nobackend noprovider
        pluginnotfound backendnotfound
        deprecated decommission discontinued sunset""",
    ),
    _family(
        Code.DATA_INTEGRITY,
        " ".join(_NOT_THERE[:4]) + " resourcemissing unknownobject unknownuser invalidpath notpresent notregistered",
        weight=50,
        agrees=frozenset({404, 410}),
    ),
    _family(
        Code.DEPENDENCY_UNAVAILABLE,
        "overload capacity serverbusy enginebusy modelloading notready",
        of_model=Code.LLM_OVERLOADED,
    ),
    _family(
        Code.DEPENDENCY_UNAVAILABLE,
        """unavailable servererror internalerror internalfailure internalserver backenderror badgateway gatewayerror
        maintenance shutdown shuttingdown loading tryagain temporar transient clusterdown masterdown noleader notleader
        leaderchanged leadernot steppeddown notprimary notwritable electi readonly sessionnotcreated
        noresponders fatalerror retryable notresponding workercrash workerdied workerlost abandoned""",
        weight=50,
        agrees=_SERVER,
        ends=("down", "full", "fullerror"),
    ),
    _family(
        Code.NETWORK,
        """connection connect networkerror network socket disconnect dns nameresolution namenotresolved unreachable
        transport brokenpipe tunnel communication peerclosed hungup nobroker noserver channelclosed brokenresource
        closedresource endofstream addressunreach""",
        weight=50,
        as_name=20,
    ),
    _family(
        Code.UNSUPPORTED_INPUT,
        """corrupt invalidfile badfile entitiesforbidden dtdforbidden multipartpars tomldecode
        unidentified notdecrypted encrypted decompression badzip
        pdfread pdfsyntax pdfparse pdfstream emptyfile emptydocument xmlsyntax notazip disallowed invalidimage
        imagedecode mimetype mediatype filedata emptydata couldntdecode decodefail decodingfail passworderror
        conversionerror conversionfail pdferror""",
        weight=50,
    ),
    _family(Code.UNSUPPORTED_INPUT, "unsupported notsupported", weight=30, agrees=frozenset({415})),
    _family(
        Code.TOOL_FAILED,
        """badrequest invalidrequest invalidargument invalidparam illegalargument baduserinput unprocessable
        invalidvalue badvalue invalidfield unknownfield malformed syntaxerror parsing recordinvalid idempotency
        unimplemented invalidinput outofrange failedprecondition exitstatus commandexit""",
        of_model=Code.PROGRAM_ERROR,
        weight=24,
        as_name=18,
        agrees=frozenset({400, 422}),
    ),
)
# As a class it says only that something was checked: the agent's own data, a model's answer, a form.
_INVALID = _family(Code.TOOL_FAILED, "invalid", of_model=Code.PROGRAM_ERROR, weight=18, as_name=18)
_VALIDATION = _family(Code.TOOL_FAILED, "validation", of_model=Code.PROGRAM_ERROR, weight=24, as_name=0)
_EXACT = {
    "oom": Code.DEPENDENCY_UNAVAILABLE,
    "internal": Code.DEPENDENCY_UNAVAILABLE,
    "busy": Code.STORE_CONFLICT,
    "aborted": Code.STORE_CONFLICT,
    "gone": Code.DEPENDENCY_GONE,
}


_UNREADABLE = _family(Code.UNSUPPORTED_INPUT, "", weight=50)
_BAD_FILE = re.compile(r"bad\w{2,8}file|\w{0,16}format(?:error|exception)")  # Bad7zFile, BadRarFile


@lru_cache(maxsize=2048)
def family_of(word: str) -> Family | None:
    squashed = "".join(letter for letter in word.lower() if letter.isalnum())
    if (code := _EXACT.get(squashed)) is not None:
        return Family(code=code, parts=(squashed,))
    squashed = squashed.replace("block", "").replace("select", "")  # a block is no lock, a selection no election
    for family in (*FAMILIES, _VALIDATION, _INVALID):
        if any(part in squashed for part in family.parts) or (family.ends and squashed.endswith(family.ends)):
            return family
    return _UNREADABLE if _BAD_FILE.fullmatch(squashed) else None


def meant(family: Family, is_model: bool, in_effect: bool) -> Code:
    if in_effect and family.in_effect is not None:
        return family.in_effect
    return family.of_model if is_model and family.of_model is not None else family.code


_SOON = 3_600.0  # a quota of a month is not filled again within the hour


@value
class Said:
    code: Code
    phrases: tuple[str, ...]  # lower case; one of them is in the text
    weight: int = 14
    statuses: frozenset[int] = frozenset()
    of_model: Code | None = None
    in_effect: Code | None = None

    unless_soon: bool = False  # not when the vendor itself says when to come back
    unless: tuple[str, ...] = ()  # nor beside one of these

    def fits(self, lowered: str, status: int | None, wait: float | None) -> bool:
        if (self.statuses and status not in self.statuses) or (self.unless_soon and wait is not None and wait <= _SOON):
            return False
        for phrase in self.phrases:
            if phrase in lowered:
                return not any(other in lowered for other in self.unless)
        return False

    def seen(self, lowered: str) -> str:
        return next(phrase for phrase in self.phrases if phrase in lowered).strip()

    def meant(self, is_model: bool, in_effect: bool) -> Code:
        if in_effect and self.in_effect is not None:
            return self.in_effect
        return self.of_model if is_model and self.of_model is not None else self.code


_USED_UP = (
    *("per month", "/ month", "/month", "monthly", "this month", "current month", "daily limit", "per day limit"),
    *("upgrade your plan", "upgrade to", "please upgrade", "billing", "credit balance", "insufficient credit"),
    *("out of credits", "included credits", "maximum credits", "credit limit", "insufficient balance", "free quota"),
    *("daily quota", "run out of", "available credits", "spending limit", "budget has been exceeded"),
)
BY_THE_MINUTE = (
    "per minute",
    "per second",
    "/min",
    "/sec",
    " rpm",
    " tpm",
    "qps",
    " rps",
    "requests per ",
    "tokens per min",
)
_ANOTHER_HAS_IT = (
    *("in use, try again", "try again", "retry", "in progress", "another request", "another operation", "right now"),
    *("being deleted", "being modified", "being created", "being updated", "has been modified", "currently in use"),
)
_REFUSING = frozenset({402, 403, 429})
_MALFORMED = frozenset({400, 422})
_CREDENTIALS = (
    *("incorrect username", "incorrect password", "wrong password", "password are incorrect", "password is incorrect"),
    *(
        "bad credentials",
        "invalid credential",
        "user name or password",
        "username or password",
        "login failed for",
        "logon denied",
        "authentication failed",
    ),
)
_EXPIRED = (
    *("access token", "token has expired", "token expired", "jwt expired", "session has expired", "login is required"),
    *("token has been revoked", "expired or revoked", "log in again", "please log in", "sign in again"),
)
_COME_BACK = (
    "try again later",
    "try again soon",
    "request again later",
    "please retry",
    "retry your request",
    "try later",
)
_UNREADABLE_FILE = ("corrupt", "format is unsupported", "unsupported format", "image is too large", "maximum file size")
USED_UP = Said(
    code=Code.AUTH_DENIED,
    phrases=_USED_UP,
    weight=120,
    statuses=_REFUSING,
    unless_soon=True,
    unless=BY_THE_MINUTE,
)
# Whoever refuses a password was connected.
WRONG_PASSWORD = Said(code=Code.AUTH_DENIED, phrases=_CREDENTIALS, weight=56)
SAID = (
    Said(code=Code.TOOL_FAILED, phrases=("declined",), weight=124, statuses=frozenset({402})),
    Said(code=Code.POLICY_DENIED, phrases=("flagged by moderation",), weight=64, statuses=frozenset({400, 403})),
    USED_UP,
    Said(code=Code.STORE_CONFLICT, phrases=_ANOTHER_HAS_IT, weight=84, statuses=frozenset({409, 423})),
    Said(
        code=Code.DATA_INTEGRITY,
        phrases=("already exists", "duplicate", "is already a "),
        weight=64,
        statuses=frozenset({400, 403, 409}),
        in_effect=Code.EFFECT_CONFLICT,
    ),
    Said(code=Code.AUTH_DENIED, phrases=_EXPIRED, weight=64, statuses=_MALFORMED),
    Said(code=Code.DEPENDENCY_UNAVAILABLE, phrases=_COME_BACK, weight=60, statuses=_MALFORMED),
    Said(
        code=Code.UNSUPPORTED_INPUT,
        phrases=("file type", "filetype", "unsupported file", "mime type", "media type", *_UNREADABLE_FILE),
        weight=64,
        statuses=_MALFORMED,
    ),
    Said(
        code=Code.THROTTLED,
        phrases=("request limit", "rate limit", "too many calls"),
        weight=60,
        statuses=frozenset({403}),
    ),
    Said(
        code=Code.DEPENDENCY_UNAVAILABLE,
        phrases=("overloaded", "high demand", "high traffic"),
        of_model=Code.LLM_OVERLOADED,
        weight=60,
        statuses=_SERVER,
    ),
    Said(code=Code.NETWORK, phrases=("failed to connect to all addresses",), weight=90),  # gRPC's, in an UNAVAILABLE
    Said(
        code=Code.DEPENDENCY_GONE,
        phrases=("shared object file", "shared library", "cannot load library", "dll load failed"),
        weight=64,
    ),
    Said(code=Code.DEPENDENCY_UNAVAILABLE, phrases=("no space left", "disk space", "disk usage exceeded"), weight=40),
    Said(
        code=Code.DATA_INTEGRITY,
        phrases=("not found", "no such", "does not exist"),
        weight=40,
        statuses=frozenset({400}),
    ),
    Said(
        code=Code.OUT_OF_MEMORY,
        phrases=("killed due to", "running low on memory", "oom-killed", "oomkilled"),
        weight=40,
    ),
    WRONG_PASSWORD,
    Said(
        code=Code.NETWORK,
        phrases=(
            *("failed to connect", "failed to establish", "connection refused", "connection reset", "connect to"),
            *("connection closed", "connection attempts failed", "disconnected:", "not connected", "protocol banner"),
            *("peer closed connection", "connection was closed", "has been closed", "net::err_", "fail connecting"),
            *(
                "could not resolve",
                "getaddrinfo",
                "name or service not known",
                "name resolution",
                "transport failure",
                "open socket",
            ),
        ),
        weight=52,
        unless=("_cert_", "certificate"),
    ),
    Said(
        code=Code.AUTH_DENIED,
        phrases=(
            *("known_hosts", "host key", "login incorrect", "not authorized", "not authorised", "access is denied"),
            *(*_EXPIRED, "api key is invalid", "token is invalid", "budget has been exceeded", "invalid username"),
        ),
        weight=30,
    ),
    Said(
        code=Code.STORE_CONFLICT,
        phrases=(
            *("lock wait", "lock timeout", "could not serialize", "serializable isolation", "deadlock"),
            *("stale object", "at the same time", "another process", "since last commit"),
            "concurrent modification",
        ),
        weight=22,
    ),
    Said(
        code=Code.UNSUPPORTED_INPUT,
        phrases=(
            *("is truncated", "truncated file", "not a zip file", "cannot identify", "corrupt", "damaged file"),
            *("unsupported format", "unknown format", "invalid data found", "unsupported url", "not appear to contain"),
            *("is not valid.", "is password protected", "invalid pdf", "no start line", "magic number", "bad magic"),
        ),
    ),
    Said(
        code=Code.DEPENDENCY_UNAVAILABLE,
        phrases=("timed out", "timeout exceeded", "deadline exceeded", "exceeded time limit", "statement timeout"),
        of_model=Code.LLM_TIMEOUT,
        weight=22,
    ),
    Said(
        code=Code.THROTTLED,
        phrases=("too many requests", "rate limit", "too many connections", "too many simultaneous", "slow down"),
        of_model=Code.LLM_RATE_LIMITED,
        weight=22,
    ),
    Said(
        code=Code.DATA_INTEGRITY,
        phrases=(
            *("not found", "no such file", "does not exist", "doesn't exist", "unknown user", "has been removed"),
            *("been deleted", "no longer exists", "does not match any", "contains 0 rows"),
        ),
    ),
    Said(code=Code.DATA_INTEGRITY, phrases=("already exists", "duplicate key"), in_effect=Code.EFFECT_CONFLICT),
    Said(
        code=Code.DEPENDENCY_UNAVAILABLE,
        phrases=(
            *(
                "internal error",
                "server error",
                "system error",
                "temporarily",
                "if you try again",
                "died unexpectedly",
                "is too busy",
            ),
            *("under maintenance", *_COME_BACK),
        ),
    ),
    Said(code=Code.TOOL_FAILED, phrases=("cannot query field",), weight=30),  # GraphQL's own words for a wrong query
    # A page where data was asked for: a proxy's, or one that asks for a login.
    Said(code=Code.DEPENDENCY_UNAVAILABLE, phrases=("text/html", "<!doctype html", "<html"), weight=28),
    Said(code=Code.TOOL_FAILED, phrases=("invalid parameter", "invalid argument", "invalid request"), weight=10),
)
