"""The words of complaints, by what they mean: the vocabulary that `complaints` is written in.

A word may mean several things. A stem ends with * when more letters may follow. Words are in lower case and without the
marks that join them, so that `api_key`, `API key` and `apiKey` are one.
"""

import re
from functools import lru_cache

_MEANINGS = {
    "no": "not no without never isn't wasn't doesn't don't didn't couldn't can't won't aren't nor none nothing lacks",
    "not": """
        not no cannot without unable never isn't wasn't doesn't don't didn't couldn't can't won't aren't fail fails
        failed couldnt cant none
    """,
    "bad": """
        invalid* incorrect wrong bad illegal malformed mismatch* unexpected unrecogni* unknown unsupported misspell*
        incompatible
    """,
    "lacking": "insufficient missing required require requires need needs lack lacks lacking enough low depleted empty",
    "blank": "empty missing",
    "refused": """
        refused denied rejected declined forbidden restricted blocked unauthori* disabled suspended deactivated
        banned
    """,
    "over": "exceed* reached exhausted surpass* over hit depleted",
    "many": "many frequent* fast often high",
    "limit": "limit limits quota* maximum max allowance cap",
    "call": "request call message query",
    "calls": """
        requests calls rate qps rpm tpm frequency concurren* connections queries messages searches invocation*
        complexity operations
    """,
    "slowly": "throttl* flood* ratelimit*",
    "slow": "slow reduce lower",
    "pace": "down rate pace frequency",
    "scarce": "insufficient enough low lack lacks exhausted depleted full",
    "room": "space",
    "your": "your",
    "error": "error errors",
    "wait": "wait retry again reset resets back cooldown",
    "seconds": "second seconds sec secs minute minutes hour hours",
    "period": "plan subscription billing trial tier upgrade monthly month daily day account credits credit",
    "upgrade": "upgrade update",
    "money": "credit credits balance funds fund quota quotas allowance",
    "tokens": "tokens context",
    "prompt": "prompt input inputs messages",
    "long": "long longer less fewer large larger reduce big",
    "size": "size sizes bytes payload pixels",
    "secret": """
        password passphrase secret secrets credential* username apikey* accesskey* secretkey* accesstoken*
        authtoken* bearertoken* refreshtoken* securitytoken*
    """,
    "entry": "access",
    "have": "have has having",
    "account": "account accounts subscription license licence trial workspace organization organisation",
    "access": """
        role roles admin administrator permission* privilege* authoriz* authoris* authenticat* entitle* scope scopes
        iam login logon
    """,
    "key": "token jwt session certificate grant password",
    "signature": "signature hmac mac",
    "match": "match matches",
    "stale": "expired revoked outdated stale ended",
    "allowed": "allowed permitted",
    "accepted": "accepted permitted allowed valid registered recognized recognised known",
    "conflict": "conflict* preempted contention contended serializable optimistic",
    "together": """
        version versions revision document update concurren* transaction* write writes commit* simultaneous*
        meanwhile retried retry
    """,
    "changed": "modif* changed updated violation",
    "other": "another other",
    "actor": "process transaction client user instance operation session request writer",
    "lock": "lock locks locked lease maildrop",
    "busy": "busy",
    "never": "not cannot unable isn't wasn't doesn't don't didn't couldn't can't aren't fail fails failed",
    "held": "held taken acquire* obtain* owned busy wait waiting",
    "reach": "reach contact",
    "protocol": "protocol",
    "line": """
        target browser session connection* connect socket channel link peer tunnel network handshake communication dns
    """,
    "broken": """
        refused reset closed lost dropped broken terminated aborted unreachable disconnect* interrupted unexpectedly
        establish*
    """,
    "late": "timeout timedout deadline",
    "time": "time timed lifetime ms",
    "out": "out elapsed",
    "available": "available",
    "install": "install installed",
    "quorum": "leader primary master quorum broker brokers coordinator",
    "received": "received response reply answer",
    "decode": "decompress* uncompress* inflat* deserializ* deserialis* unpickl* unmarshal* decod* pars*",
    "service": """
        server* service* upstream replica* node* shard* cluster* backend* worker* system broker* leader primary
        engine* gateway* site app application space instance* host hosts provider* resource* nameserver* daemon
    """,
    "swamped": "overload*",
    "ours": "our",
    "end": "end side servers team",
    "fail": "fail fails failed failure difficulties",
    "stopped": "cancelled canceled killed",
    "down": """
        readonly unavailable overload* maintenance down offline busy restarting starting crash* paused sleeping
        shutting shutdown warming booting recovering temporar* loading stopped hung capacity
    """,
    "able": "available ready respond* reachable responding responsive running healthy answer start launch",
    "threw": "exception wrong panic panicked",
    "done": "complete completed finished ready done yet",
    "answer": "response reply answer html",
    "memory": "memory disk storage resources queue buffer pool",
    "full": "full out insufficient low exhausted",
    "unsafe": "flagged unsafe inappropriate prohibited nsfw guardrail* moderation harmful profanity",
    "rule": "policy policies guideline* terms",
    "broke": "violat* breach* against",
    "content": "content safety usage community",
    "filter": "checker filter* blocked rejected",
    "program": "executable binary ghostscript dependency dependencies library driver command program browser",
    "there": "installed found exist* present path located",
    "element": "element button selector locator clickable",
    "exit": "exit exited",
    "status": "status code",
    "longer": "longer",
    "usable": "supported available offered",
    "installed": "installed",
    "old": "deprecated discontinued retired decommissioned sunset obsolete",
    "store": """
        collection index bucket queue table topic database namespace keyspace deployment method tool endpoint
        exchange model function action command
    """,
    "unfamiliar": "unknown undefined unrecognized unrecognised",
    "thing": """
        user customer account order invoice id contact ticket issue project member channel chat person recipient
        object resource entity record unit locale symbol currency city country language
    """,
    "constraint": "constraint unique foreign",
    "found": "found exist results result matches record records entry entries located",
    "rows": "data rows row items hits",
    "find": "find locate",
    "gone": "archived deleted removed nonexistent nosuch",
    "such": "such matching",
    "already": "already duplicate* twice",
    "exists": "exist exists enqueued queued subscribed registered used use taken created identical",
    "running": "running started progress processing",
    "tier": "enterprise premium paid",
    "only": "only",
    "state": "state",
    "layout": "header footer codec page encoding format container magic data",
    "join": "connect connected connecting connection connections",
    "storage": "storage",
    "edition": "etag revision version",
    "tries": "attempts retries tries polls",
    "file": """
        file document image archive pdf docx xlsx pptx zip rar audio video magic workbook spreadsheet picture photo
        dataset parquet tiff png jpeg jpg heic gif markdown csv xml epub barcode dicom img frame src ssize
    """,
    "cracked": "broken",
    "kind": """
        csv xml svg rtf wav ole shapefile pdf docx pptx xlsx zip rar tiff png jpeg gif heic heif epub avro parquet
        dicom
    """,
    "damaged": "corrupt* damaged truncated encrypted unreadable unparsable undecodable",
    "read": """
        read open opened decode* parse* recogni* support* load loaded understood identify identified decrypt*
        convert extract* built
    """,
    "words": """
        argument* parameter* param params field fields value query column property option schema type dimension
        dimensions attribute expression date number name id operator filter body payload variable key phone email
        module
    """,
    "query": """
        query sql cypher select clause yql table column graphql selector expression template ql path regex regexp
        pattern formula cron
    """,
    "place": "@place",
    "parse": "parse* parsing lexical lexer premature decod* syntax char character tokeniz* segments",
    "cut": "premature lexical",
    "dimension": "dimension dimensions",
    "must": "must expected should required",
    "model": "llm model generated completion output",
    "shape": "json schema parse* format structured structure",
    "protected": "protected password",
}


def _vocabulary() -> tuple[dict[str, frozenset[str]], tuple[tuple[str, str], ...]]:
    whole: dict[str, set[str]] = {}
    stems = []
    for meaning, listed in _MEANINGS.items():
        for word in listed.split():
            if word.endswith("*"):
                stems.append((word[:-1], meaning))
            else:
                whole.setdefault(word, set()).add(meaning)
    return {word: frozenset(held) for word, held in whole.items()}, tuple(stems)


_WHOLE, _STEMS = _vocabulary()
_NOTHING: frozenset[str] = frozenset()
_JOINT = re.compile("[ _-]")


@lru_cache(maxsize=4096)
def meanings_of(word: str) -> frozenset[str]:
    word = "@place" if word.endswith(" ") else _JOINT.sub("", word)
    return _WHOLE.get(word, _NOTHING) | {meaning for stem, meaning in _STEMS if word.startswith(stem)}


MEANINGS = frozenset(_MEANINGS)
