"""The shapes of secrets, as patterns: a table that redact.py searches texts by.

Each is exact enough that prose, ids and file names stay whole: tests/corpus has the texts that must be found, and those
that must not. Where `before` is a group, it stays.
"""

# What vendors put in front of their keys; what follows is long and has no spaces.
_PREFIXES = (
    r"sk-(?:proj|ant|or|svcacct|lf|admin)[-_][\w-]{12,}|sk-[A-Za-z0-9]{20,}|[spr]k_(?:live|test|prod|org_\w{4})_\w{12,}",
    r"sk-[A-Za-z0-9]{2,14}-(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}|sess-[A-Za-z0-9]{40}|AQ\.[\w-]{40,}",
    r"gh[pousr]_[A-Za-z0-9]{12,}|github_pat_\w{12,}|gl(?:sa|c)_[\w=-]{20,}|GR1348941[\w-]{20}",
    r"gl(?:pat|dt|rt|cbt|soat|ptt|ft|ffct|imt|agent|oas)-[\w-]{12,}(?:\.[0-9a-z]{2,9}){0,2}",
    r"xox[a-eoprs]-[\w%-]{10,}|xapp-\d-[\w-]{10,}|AIza[\w-]{35}|ya29\.[\w-]{20,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}",
    r"A(?:KI|SI|BI|CC)A[0-9A-Z]{16}|(?:IQoJ|FwoG)[A-Za-z0-9+/]{40,}={0,2}|amzn\.mws\.[0-9a-f-]{36}",
    r"ABSK[\w+/]{60,}={0,2}|bedrock-api-key-[\w+/]{30,}={0,2}|LTAI[A-Za-z0-9]{16,}|AKID[A-Za-z0-9]{32}|GOOG1[0-9A-Z]{50,}",
    r"hf_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,}|pypi-Ag[\w-]{30,}|rubygems_[0-9a-f]{40,}|dckr_[op]at_[\w-]{20,}",
    r"SG\.[\w-]{16,}\.[\w-]{16,}|whsec_[A-Za-z0-9+/]{16,}={0,2}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}",
    r"[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}(?![\w-])|dG9rO[\w+/]{30,}={0,2}|(?:[01]|2/\d{10,})/\d{10,}:[0-9a-f]{32}",
    r"(?:pi|seti|cs)_\w{4,}_secret_\w{10,}|access_token\$\w+\$\w{16}\$\w{32}|EAA[A-Za-z0-9_-]{50,}",
    r"access-(?:sandbox|development|production)-[0-9a-f-]{36}|pat-[a-z]{2}\d-[0-9a-f-]{36}|(?:sdk|mob)-[0-9a-f-]{36}",
    r"00D\w{12,15}![\w.]{40,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:fx|v1\.0-[0-9a-f]{24}-[0-9a-f]{100,}",
    r"sq0(?:atp|csp)-[\w-]{20,}|shp(?:at|ss|ca|pa|tka)_[0-9a-fA-F]{32}|do[por]_v1_[0-9a-f]{40,}|dapi[0-9a-f]{32}(?:-\d)?",
    r"AT(?:[ACS]TT3x|BB)[\w=-]{20,}|lin_(?:api|oauth)_\w{20,}|ntn_\w{30,}|secret_[A-Za-z0-9]{40,}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}",
    r"PMAK-[0-9a-f]{20,}-[0-9a-f]{20,}|NR(?:AK|JS|II)-[A-Za-z0-9]{20,}|hv[sb]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{40,}",
    r"gsk_[A-Za-z0-9]{30,}|r8_[A-Za-z0-9]{30,}|pplx-[A-Za-z0-9]{30,}|xai-[A-Za-z0-9]{30,}|lsv2_(?:pt|sk)_\w{20,}",
    r"pcsk_\w{30,}|sntry[su]_[\w+/=]{30,}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,}|dp\.(?:pt|st|ct|sa|scim|audit)\.(?:\w+\.)?[A-Za-z0-9]{30,}",
    r"AGE-SECRET-KEY-1[0-9A-Z]{50,}|HRKU-[\w-]{30,}|SK[0-9a-f]{32}|\d{8,10}:AA[\w-]{33}",
    r"tvly-[\w-]{20,}|nvapi-[\w-]{40,}|fw_[A-Za-z0-9]{22,}|sbp_[0-9a-f]{40}|figd_[\w-]{30,}|vercel_blob_rw_\w{20,}",
    r"xkeysib-[0-9a-f]{40,}-\w{10,}|ops_eyJ[\w-]{40,}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}|tskey-[a-z]+-\w{8,}-\w{16,}",
    r"e2b_[0-9a-f]{40}|jina_\w{40,}|csk-[a-z0-9]{40,}|fc-[0-9a-f]{32}|ph[xc]_[A-Za-z0-9]{40,}|sk_[0-9a-f]{48}",
    r"dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}|nfp_[A-Za-z0-9]{36,}|pul-[0-9a-f]{40}|sb_secret_[\w-]{20,}",
    r"tgp_v1_[\w-]{30,}|mdb_sa_sk_[\w-]{30,}|napi_[a-z0-9]{40,}|rnd_[A-Za-z0-9]{28,}|bkua_[0-9a-f]{40}|CFPAT-[\w-]{40,}",
    r"llx-\w{30,}|pa-[\w-]{40,}|esecret_\w{20,}|api_org_[A-Za-z0-9]{30,}|ls__\w{30,}|rpa_[0-9A-Z]{40,}|npg_\w{12,}",
    r"AKCp[A-Za-z0-9]{60,}|cmVmd[A-Za-z0-9]{50,}|oy2[a-z0-9]{43}|cio[A-Za-z0-9]{32}|sq[uap]_[0-9a-f]{40}",
    r"CCIP(?:AT|RJ)_\w{20,}|st\.[0-9a-f-]{36}\.[0-9a-f]{32}\.[0-9a-f]{32}|A3-[0-9A-Z]{6}(?:-[0-9A-Z]{5,11}){4,5}",
    r"tfp_\w{40,}|fm[12][ar]?_[\w+/]{40,}={0,3}|fo1_[\w-]{40,}|pnu_\w{36}|rdme_[a-z0-9]{40,}|EZ[AT]K[A-Za-z0-9]{54}",
    r"(?:shippo|duffel)_(?:live|test)_[\w=-]{40,}|fio-u-[\w=-]{40,}|FLWSECK(?:_TEST)?-[\w-]{12,}|CLOJARS_\w{50,}",
    r"retool_\w{20,}|hc[abx][a-z]{2}_\w{50,}|AQVN[\w-]{35,}|t1\.[\w-]{20,}\.[\w-]{40,}|sl\.[\w-]{60,}|IGQ[\w-]{60,}",
    r"AAAAAAAAA[\w%]{60,}|[123][A-Za-z0-9]{25,27}_[A-Za-z0-9]{17,22}(?!\w)|sha256~[\w-]{43}|API-[0-9A-Z]{26}(?!\w)",
    r"ico-[A-Za-z0-9]{32}|\w{6}_\w{29}_mmk|sgp_(?:\w+_)?[0-9a-f]{40}|tk-us-[\w-]{40,}|sm_[aps]at_\w{16}|p8e-[a-z0-9]{32}",
    r"[ps]at\.[\w-]{22}\.\w{24}\.\w{20}|s-s4t2(?:ud|af)-[0-9a-f]{64}|eyJrIjoi[\w+/]{40,}={0,3}",
    r"[sp]k\.eyJ[\w-]{10,}\.[\w-]{16,}|[\w.~-]{3}\dQ~[\w.~-]{31,34}|eyJ(?:hbGciOi|0eXAiOi|raWQiOi)[\w.-]{10,}",
    r"eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*(?:\.[\w-]*\.[\w-]*)?",
    r"[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}",
)
# Where a word begins: also behind what a text has in place of a space, or of a sign, once it was written or quoted.
_WRITTEN = r"(?<=\\[nrtbfv])|(?<=%[0-9A-Fa-f]{2})|(?<=\\x[0-9a-fA-F]{2})|(?<=\\u[0-9a-fA-F]{4})|(?<=\[\dm)|(?<=\[\d\dm)"
PREFIXED = rf"(?:(?<![A-Za-z0-9_-])|{_WRITTEN})(?:{'|'.join(_PREFIXES)})"

_NAMES = (
    r"(?:passw(?:or)?d|pass[-_]?phrase|passcode|pwd|(?<=_)pass|secret|token|(?:api|account|private|secret|signing|"
    r"encryption|decryption|master|auth|hmac|jwt|webhook|consumer|subscription|application|license|instrumentation)"
    r"[-_ ]?key|(?:app|write|deploy|client|storage|service|server|admin|root|ingest|merchant|fastly)[-_]key|"
    r"access[-_ ]?key(?![-_ ]?id)|shared[-_]?access[-_]?(?:key|signature)|(?<![a-z])skey|jfrog-art-api|honeycomb-team|"
    r"credentials?|authorization|x-(?:amz|goog)-signature|(?<![A-Za-z])sig|sess(?:ion)?[-_]?id|connect\.sid|cookie|"
    r"connection[-_]?string|(?:password|secret|api[-_]?key)s(?=[\"']))"
    r"(?:[-_]?(?:value|key|base|data|b64|base64|salt|hash)|\d{1,2})?"
)
_QUOTE = r"\\{0,3}[\"'`]|&quot;|&#3[49];|%2[27]"
# A name that says what follows it: in JSON, a query, a header, a connection string, an assignment. What is quoted goes
# on to the quote that ends it, whatever it holds.
NAMED = (
    rf"(?ia)(?P<name>{_NAMES})(?P<between>(?:{_QUOTE})?[\s\xa0]{{0,3}}(?P<sign>:=|[=:]>?|%3[AaDd])[\s\xa0]{{0,3}}"
    rf"(?:[\[({{]\s?(?=[\"'])(?:[\"']value[\"']: ?)?|Secret(?:Str|Bytes)?\()?(?:b(?=['\"]))?(?P<open>{_QUOTE})?)"
    r"(?P<secret>(?(open)(?:(?!(?P=open))(?:\\.|[^\\\r\n])){4,}|(?:[^\s\"'\\,;&<>(){}\[\]]{4,}|\{[^\s\"'{}]{4,}\})))"
)
# The name in one field, and what it names in the next: a header, a setting, a variable.
APART = (
    rf"(?ia)(?P<before>(?<![a-z])(?:key|name)(?:{_QUOTE})?[ =:]{{1,3}}(?:{_QUOTE})?[\w-]{{0,40}}?{_NAMES}(?:{_QUOTE})?"
    rf"[\s,;]{{1,12}}(?:{_QUOTE})?value(?:{_QUOTE})?[ =:]{{1,3}}(?P<open>{_QUOTE})?)"
    r"(?P<secret>(?:(?(open)(?!(?P=open))[^\r\n]|[^\s\"',;}])){4,400})"
)
# Two texts in brackets, as a header is in a list of them.
PAIR = (
    rf"(?ia)(?P<before>[(\[]b?[\"'][\w-]{{0,40}}?{_NAMES}[\"'], ?b?(?P<open>[\"']))"
    r"(?=[^\"'\r\n]{0,400}\d)(?:(?!(?P=open))[^\r\n]){4,400}(?=(?P=open)[)\]])"
)
TAGGED = rf"(?ia)(?P<before><[\w:-]{{0,40}}?{_NAMES}(?: [^<>]{{0,200}})?>)(?P<secret>[^<>\[][^<>]{{3,}})(?=</)"
SAID = (
    r"(?ia)(?P<before>(?<![a-z])(?:password|passphrase|secret|api key) (?:is|was) [\"']?|\blogin \S{1,60} password )"
    r"(?=[^\s\"']*\d)(?=[^\s\"']*[a-z])[^\s\"',;]{8,}"
    r"|(?P<_>(?<![a-z])(?:(?:secret )?access[ _-]?key|(?:api|secret)[ _-]?key|(?:auth|access|api|refresh)[ _-]?token)"
    r"(?: (?:you )?(?:provided|specified|given|sent|used):?)? [\"']?)"
    r"(?=[\w+/=~.-]*\d)(?=[\w+/=~.-]*[a-z])[\w+=~-][\w+/=~-]{19,}(?![\w/.])"
)
# One-time codes, and words that stand for a key.
CODES = (
    r"(?i)(?P<before>(?<![a-z])(?:t?otp|cvv2?|cvc|pin)[\"']?\s?[=:]\s?[\"']?)\d{3,8}(?!\w)"
    r"|(?P<_>(?:mnemonic|seed[ _]phrase|recovery[ _]phrase)[\"']?\s?[=:]\s?[\"']?)(?:[a-z]{3,8} ){11,23}[a-z]{3,8}"
)
# A password's hash, as crypt writes it; and a key in JSON.
HASHED = r"\$(?:2[aby]|[1567y]|apr1|argon2(?:id|i|d)|scrypt|pbkdf2[\w-]*)\$[\w./$,=+-]{20,}"
JWK = rf"(?P<before>(?:{_QUOTE})(?:d|dp|dq|qi)(?:{_QUOTE})\s?:\s?(?:{_QUOTE}))[\w-]{{40,}}"
SIGNED = (
    rf"(?P<before>(?:[?&, -]Signature=|oauth_signature=(?:{_QUOTE})|\bDigest [^\r\n]{{0,200}}?response=(?:{_QUOTE})))"
    r"[\w%+/=~-]{20,}"
)
AUTHORIZATION = (
    r"(?ia)(?P<before>authorization[\"']?\s{0,3}[:=,]\s{0,3}b?[\"']?[a-z][\w-]{1,30} )(?=[^\s\"']*\d)[^\s\"'<>,]{8,}"
)
COOKIE = r"(?ia)(?P<before>\bcookie(?:[\"']?\s{0,3}[:=,]\s{0,3}b?[\"']?| ))(?=[\w.-]{1,60}=)[^\r\n\"'<>\\]{6,}"
# What stands there in source code: a variable or a setting that is named like a secret, a call, an element.
CODE = rf"(?ia)[a-z_]*?{_NAMES}(?=[)\],;\s]|$)|[a-z_.]*[a-z](?=\([\"')a-z]|\[[\"'a-z])"
PROSE = (
    r"(?i)(?:none|null|true|false|nil|undefined|empty|missing|required|optional|invalid|expected|unknown|string|str|"
    r"int|bytes|type|field|value|expired|wrong|denied|must|should|cannot|unexpected|at|in|is|was|not|no|the|an?)"
    r"[.:!?…]*$|\d{1,6}[.,]?$|\$[{(]|(?-i:\$[A-Z_][A-Z0-9_]*$)|\*{3}|…|x{4,}$|[\w-]{0,10}(?:\.{3}|\*{3})[\w*.-]{0,6}$|(?-i:(?:/[a-z0-9_.-]+)+\.[a-z]{2,5}$)|%[sd({]|\{[a-z_.]*\}$|[a-z_]+\.[a-z_]+(?:\.[a-z_]+)*\(?$"
)
WORDS_OF_PROSE = (
    r"(?i)\b(?:is|are|was|were|be|must|should|not|no|a|an|the|this|that|of|to|for|in|required|invalid|missing|expected|"
    r"cannot|have|has|than|valid|enter|field|expired|or|and|at|by|from|with|your)\b"
)

PEM = (
    r"-{4,5} ?BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}.*?"
    r"(?:-{4,5} ?END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}|\Z)"
    r"|Private-Lines: \d.*?(?:Private-MAC|\Z)"
)
# Of one whose beginning was cut off, the lines before its end.
KEY_ENDS = r"-----END [A-Z ]*PRIVATE KEY"
LAST_LINE = r"(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{16,}(?:[\s\\]|\\[nr])*\Z"
LONGEST_LINE = 4_096
HOOKS = (
    r"(?<=[/=t])(?:(?<=hooks\.slack\.com/)(?:services|workflows|triggers)/[\w/-]{10,}|(?<=/webhooks/)\d{15,}/[\w-]{20,}"
    r"|(?<=webhook\.office\.com/)webhookb2/[\w@/-]{20,}|(?:(?<=telegram\.org/bot)|(?<=telegram\.org/file/bot))[\w:-]{20,}"
    r"|(?<=hooks\.zapier\.com/hooks/)catch/[\w/]{8,}|(?<=[?&]code=)[\w+/%-]{40,}={0,2}"
    r"|(?<=/hooks/)(?=[\w/-]{0,60}\d)[\w-]{20,200}(?:/[\w-]{16,200})?|(?<=\.make\.com/)\w{20,}|(?<=/with/key/)[\w-]{16,}"
    r"|(?<=/bot/v2/hook/)[\w-]{16,}|(?:(?<=infura\.io/v3/)|(?<=alchemy\.com/v2/))[\w-]{20,}"
    r"|(?<=[?&]key=)(?=[A-Za-z]{0,60}\d)[A-Za-z0-9]{24,200}|(?<=webhook/send\?key=)[\w-]{20,})"
    r"|(?:(?<![\w-])|(?<=%2F))Wy[IJ][\w-]{8,}\.[0-9a-f]{4,}"  # our own: `token_of` in agent/callback.py makes it
)
IN_URL = (
    r"(?<=://)[^\s/:@\"']{0,100}:(?!\*+@)[^\s/\"']{1,2000}@|(?<=://)[0-9a-f]{32}@"
    r"|(?<=:oracle:thin:)[^\s/:@\"']{1,100}/[^\s/\"']{1,100}@"
)
# The secret key has no shape of its own; beside its id it is known.
AWS_PAIR = (
    rf"(?P<before>(?:(?<![A-Za-z0-9])|{_WRITTEN})"
    r"A[KS]IA[0-9A-Z]{16}[\"']?[\s,:;|/]{1,4}[\"']?)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])"
)
BEARER = (
    r"(?i)(?P<before>\bbearer(?:[\s\xa0]{1,4}|%20|\\t))(?!(?-i:[A-Z_]+(?![\w.~+/=-])))[A-Za-z0-9._~+/-]{12,}=*"
    r"|(?P<_>(?<=\btoken ))(?=[\w-]*\d)[A-Za-z0-9_-]{20,}(?:\.[\w-]+)*"
)
# A name and a password in base64, as of docker and npm.
BASIC = (
    rf"(?i)(?P<before>\bbasic |\bauth(?:{_QUOTE}):\s?(?:{_QUOTE})|_auth=|\bAUTH PLAIN )"
    r"(?P<token>[A-Za-z0-9+/]{8,}={0,2})"
)
BASIC_PAIR = (
    rf"(?P<before>(?:\bauth=|BasicAuth)\((?:{_QUOTE})[^\"'\\\r\n]{{1,100}}(?:{_QUOTE}), ?(?:{_QUOTE}))"
    r"[^\"'\\\r\n]{3,200}"
)
# What commands are given.
COMMANDS = (
    r"(?P<before>(?:\bcurl\b[^\r\n]{0,200}? (?:-u|--user)[ =][\"']?[^\s:\"']{1,100}:"
    r"|(?:docker|podman|az|oc|registry) login\b[^\r\n]{0,200}? -p |mysql(?:dump|admin)?\b[^\r\n]{0,200}? -p(?=\w)"
    r"|redis-cli\b[^\r\n]{0,200}? -a |ConvertTo-SecureString (?:-String )?"
    rf"(?:{_QUOTE})))[^\s\"'<>\\]{{3,200}}"
)
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
# What an address has in place of signs and spaces.
QUOTED = r"[^\s\"'<>]++"

REDACTED = "[redacted]"
