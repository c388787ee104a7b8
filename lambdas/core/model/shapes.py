"""The shapes of secrets, as patterns. redact.py looks for them, in this order.

Each is exact enough that prose, ids and file names stay whole: tests/corpus has the texts that must be found, and those
that must not. Where `before` is a group, it stays.
"""

# What vendors put in front of their keys; what follows is long and has no spaces.
_PREFIXES = (
    r"sk-(?:proj|ant|or|svcacct|lf|admin)[-_][\w-]{12,}|sk-[A-Za-z0-9]{20,}|[spr]k_(?:live|test)_\w{12,}",
    r"gh[pousr]_[A-Za-z0-9]{12,}|github_pat_\w{12,}|gl(?:pat|dt|rt|cbt|soat|ptt)-[\w-]{12,}|gl(?:sa|c)_[\w=-]{20,}",
    r"xox[a-eoprs]-[\w%-]{10,}|xapp-\d-[\w-]{10,}|AIza[\w-]{35}|ya29\.[\w-]{20,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}",
    r"(?:AKIA|ASIA)[0-9A-Z]{16}|(?:IQoJ|FwoG)[A-Za-z0-9+/]{40,}={0,2}|amzn\.mws\.[0-9a-f-]{36}",
    r"hf_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,}|pypi-Ag[\w-]{30,}|rubygems_[0-9a-f]{40,}|dckr_pat_[\w-]{20,}",
    r"SG\.[\w-]{16,}\.[\w-]{16,}|whsec_[A-Za-z0-9+/]{16,}={0,2}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}",
    r"sq0(?:atp|csp)-[\w-]{20,}|shp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}|do[por]_v1_[0-9a-f]{40,}|dapi[0-9a-f]{32}",
    r"AT(?:ATT3x|BB)[\w=-]{20,}|lin_api_\w{20,}|ntn_\w{30,}|secret_[A-Za-z0-9]{40,}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}",
    r"PMAK-[0-9a-f]{20,}-[0-9a-f]{20,}|NR(?:AK|JS|II)-[A-Za-z0-9]{20,}|hv[sb]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{40,}",
    r"gsk_[A-Za-z0-9]{30,}|r8_[A-Za-z0-9]{30,}|pplx-[A-Za-z0-9]{30,}|xai-[A-Za-z0-9]{30,}|lsv2_(?:pt|sk)_\w{20,}",
    r"pcsk_\w{30,}|sntry[su]_[\w+/=]{30,}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,}|dp\.(?:pt|st|ct)\.[A-Za-z0-9]{30,}",
    r"AGE-SECRET-KEY-1[0-9A-Z]{50,}|HRKU-[\w-]{30,}|SK[0-9a-f]{32}|\d{8,10}:AA[\w-]{33}",
    r"tvly-[\w-]{20,}|nvapi-[\w-]{40,}|fw_[A-Za-z0-9]{22,}|sbp_[0-9a-f]{40}|figd_[\w-]{30,}|vercel_blob_rw_\w{20,}",
    r"xkeysib-[0-9a-f]{40,}-\w{10,}|ops_eyJ[\w-]{40,}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}|tskey-[a-z]+-\w{8,}-\w{16,}",
    r"e2b_[0-9a-f]{40}|jina_\w{40,}|csk-[a-z0-9]{40,}|fc-[0-9a-f]{32}|ph[xc]_[A-Za-z0-9]{40,}|sk_[0-9a-f]{48}",
    r"dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}|nfp_[A-Za-z0-9]{36,}|pul-[0-9a-f]{40}|sb_secret_[\w-]{20,}",
    r"tgp_v1_[\w-]{30,}|mdb_sa_sk_[\w-]{30,}|napi_[a-z0-9]{40,}|rnd_[A-Za-z0-9]{28,}|bkua_[0-9a-f]{40}|CFPAT-[\w-]{40,}",
    r"[sp]k\.eyJ[\w-]{10,}\.[\w-]{16,}|[\w.~-]{3}\dQ~[\w.~-]{31,34}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*",
    r"[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}",
)
# Where a word begins: also behind what a text has in place of a space, or of a sign, once it was written or quoted.
_WRITTEN = r"(?<=\\[nrtbfv])|(?<=%[0-9A-Fa-f]{2})|(?<=\\x[0-9a-fA-F]{2})|(?<=\\u[0-9a-fA-F]{4})|(?<=\[\dm)|(?<=\[\d\dm)"
PREFIXED = rf"(?:(?<![A-Za-z0-9_-])|{_WRITTEN})(?:{'|'.join(_PREFIXES)})"

_NAMES = (
    r"(?:passw(?:or)?d|passphrase|passcode|pwd|(?<=_)pass|secret|token|(?:api|account|private|secret|signing|encryption|"
    r"master|auth|hmac|webhook|consumer)[-_]?key|access[-_]?key(?![-_]?id)|shared[-_]?access[-_]?(?:key|signature)|"
    r"credentials?|authorization|x-amz-signature|(?<![A-Za-z])sig|session[-_]?id|cookie|connection[-_]?string|"
    r"(?:password|secret|api[-_]?key)s(?=[\"']))"
    r"(?:[-_]?(?:value|key|base)|\d{1,2})?"
)
_QUOTE = r"\\{0,3}[\"'`]|&quot;|&#3[49];|%2[27]"
# A name that says what follows it: in JSON, a query, a header, a connection string, an assignment. What is quoted goes
# on to the quote that ends it, whatever it holds.
NAMED = (
    rf"(?ia)(?P<name>{_NAMES})(?P<between>(?:{_QUOTE})?[\s\xa0]{{0,3}}(?P<sign>:=|[=:]>?|%3[AaDd])[\s\xa0]{{0,3}}"
    rf"(?:[\[({{]\s?(?=[\"'])(?:[\"']value[\"']: ?)?)?(?:b(?=['\"]))?(?P<open>{_QUOTE})?)"
    r"(?P<secret>(?(open)(?:(?!(?P=open))(?:\\.|[^\\\r\n])){4,}|[^\s\"'\\,;&<>(){}\[\]]{4,}))"
)
# Two texts in brackets, as a header is in a list of them.
PAIR = (
    rf"(?ia)(?P<before>[(\[]b?[\"'][\w-]{{0,40}}?{_NAMES}[\"'], ?b?(?P<open>[\"']))"
    r"(?=[^\"'\r\n]{0,400}\d)(?:(?!(?P=open))[^\r\n]){4,400}(?=(?P=open)[)\]])"
)
TAGGED = rf"(?ia)(?P<before><[\w:-]{{0,40}}?{_NAMES}(?: [^<>]{{0,200}})?>)(?P<secret>[^<>\[][^<>]{{3,}})(?=</)"
SAID = (
    r"(?ia)(?P<before>(?<![a-z])(?:password|passphrase|secret|api key) (?:is|was) [\"']?)"
    r"(?=[^\s\"']*\d)(?=[^\s\"']*[a-z])[^\s\"',;]{8,}"
)
AUTHORIZATION = (
    r"(?ia)(?P<before>authorization[\"']?\s{0,3}[:=,]\s{0,3}b?[\"']?[a-z][\w-]{1,30} )(?=[^\s\"']*\d)[^\s\"'<>,]{8,}"
)
COOKIE = r"(?ia)(?P<before>\bcookie[\"']?\s{0,3}[:=,]\s{0,3}b?[\"']?)(?=[\w.-]{1,60}=)[^\r\n\"'<>\\]{6,}"
PROSE = (
    r"(?i)(?:none|null|true|false|nil|undefined|empty|missing|required|optional|invalid|expected|unknown|string|str|"
    r"int|bytes|type|field|value|expired|wrong|denied|must|should|cannot|unexpected|at|in|is|was|not|no|the|an?)"
    r"[.:!?…]*$|\d{1,6}[.,]?$|\$[{(]|(?-i:\$[A-Z_][A-Z0-9_]*$)|\*{3}|…|%[sd({]|[a-z_]+\.[a-z_]+(?:\.[a-z_]+)*\(?$"
)
WORDS_OF_PROSE = (
    r"(?i)\b(?:is|are|was|were|be|must|should|not|no|a|an|the|this|that|of|to|for|in|required|invalid|missing|expected|"
    r"cannot|have|has|than|valid|enter|field|expired|or|and|at|by|from|with|your)\b"
)

PEM = r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|\Z)"
# Of one whose beginning was cut off, the lines before its end.
KEY_ENDS = r"-----END [A-Z ]*PRIVATE KEY"
LAST_LINE = r"(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{16,}(?:[\s\\]|\\[nr])*\Z"
LONGEST_LINE = 4_096
HOOKS = (
    r"(?<=hooks\.slack\.com/)(?:services|workflows|triggers)/[\w/-]{10,}|(?<=/api/webhooks/)\d+/[\w-]{20,}"
    r"|(?<=webhook\.office\.com/)webhookb2/[\w@/-]{20,}|(?<=api\.telegram\.org/bot)[\w:-]{20,}"
    r"|(?<=hooks\.zapier\.com/hooks/)catch/[\w/]{8,}|(?<=[?&]code=)[\w+/%-]{40,}={0,2}"
    r"|(?:(?<![\w-])|(?<=%2F))Wy[IJ][\w-]{8,}\.[0-9a-f]{4,}"  # our own: `token_of` in agent/callback.py makes it
)
IN_URL = r"(?<=://)[^\s/:@\"']{0,100}:[^\s/\"']{1,2000}@|(?<=://)[0-9a-f]{32}@"
# The secret key has no shape of its own; beside its id it is known.
AWS_PAIR = (
    r"(?P<before>(?<![A-Za-z0-9])A[KS]IA[0-9A-Z]{16}[\"']?[\s,:;|/]{1,4}[\"']?)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])"
)
BEARER = (
    r"(?i)(?P<before>\bbearer(?:[\s\xa0]{1,4}|%20|\\t))[A-Za-z0-9._~+/-]{12,}=*"
    r"|(?P<_>(?<=\btoken ))(?=[\w-]*\d)[A-Za-z0-9_-]{20,}"
)
BASIC = r"(?i)(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}"
CURL = r"(?<=\bcurl -u )[^\s:]{1,100}:\S{1,200}"
OPTION = (
    r"(?:(?<=--password )|(?<=--token )|(?<=--api-key )|(?<=--secret )|(?<=\bSSWS )|(?<=\bsshpass -p ))"
    r"(?=\S{0,200}\d)[^\s<>]{4,}"
)
# Tried where a run of such letters begins, and given up whole: any other place is as long again.
EMAIL = (
    r"(?<![\w.%+-])[\w.%+-]++@[\w-]+(?:\.[\w-]+)*\.[^\W\d_]{2,}"
    r"|(?<![\w.+-])[\w.+-]++%40[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"
)
DIGITS = r"\b\d(?:[ \xa0-]?\d){12,18}\b|\b\d{4}(?:\.\d{4}){3}\b"
