"""The classifier's table for numbers that are not HTTP: mail, FTP, JSON-RPC, MongoDB, the operating system, SQL."""

from functools import lru_cache

from lambdas.core.model.failure import Code

_MEANT: dict[Code, str] = {
    Code.AUTH_DENIED: """smtp 530 534 535 538 ftp 530 532 mongo 11 13 18 8000 errno eacces eperm
        mysql 1044 1045 1142 1143 1698""",
    Code.DATA_INTEGRITY: """smtp 550 551 553 ftp 550 553 jsonrpc -32002 mongo 11000 11001 26 errno enoent enotdir
        eisdir eexist enotempty""",
    Code.UNSUPPORTED_INPUT: "smtp 552 523 mongo 10334 17280 errno efbig enametoolong eilseq",
    Code.POLICY_DENIED: "smtp 554 5.7",
    Code.TOOL_FAILED: """smtp 500 501 502 503 504 555 ftp 500 501 502 503 504 551 552 jsonrpc -32602 -32600 -32700
        mongo 2 9 14 20 40 59 72 121""",
    Code.DEPENDENCY_GONE: "jsonrpc -32601",
    Code.THROTTLED: "jsonrpc -32005 mongo 16500",
    Code.STORE_CONFLICT: "ftp 450 mongo 24 46 112 117 225 251 244 errno ebusy etxtbsy edeadlk mysql 1205 1213 3572",
    Code.NETWORK: """ftp 425 426 mongo 6 7 9001 mysql 2002 2003 2006 2013 2055
        errno econnrefused econnreset econnaborted epipe enetunreach enetdown ehostunreach ehostdown etimedout
        enotconn eaddrnotavail eaddrinuse""",
    Code.DEPENDENCY_UNAVAILABLE: """jsonrpc -32603 -32001 mongo 43 50 64 89 91 96 133 136 189 202 262 10058 10107 11600
        11601 11602 13435 13436 mysql 1040 1053 1203 1226 1290 1792 1836 3024 3098 1021 errno enospc emfile enfile
        enomem eio eagain edquot erofs estale eintr""",
}


def _table() -> dict[str, Code]:
    found: dict[str, Code] = {}
    for code, text in _MEANT.items():
        scheme = ""
        for word in text.split():
            if word.isalpha() and word in ("smtp", "ftp", "jsonrpc", "mongo", "mysql", "errno"):
                scheme = word
            else:
                found[f"{scheme} {word}"] = code
    return found


_TABLE = _table()


@lru_cache(maxsize=1024)
def protocol_code(word: str) -> Code | None:
    """What a number means in its protocol. Mail and FTP promise with a 4 that another try may work."""
    if (code := _TABLE.get(word)) is not None:
        return code
    if word.startswith(("smtp 4", "ftp 4")):
        return Code.DEPENDENCY_UNAVAILABLE
    return Code.TOOL_FAILED if word.startswith(("smtp 5", "ftp 5")) else None
