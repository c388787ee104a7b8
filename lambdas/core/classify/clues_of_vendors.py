"""The classifier's table, part one: what frameworks, vendors and protocols say in their own words.

The first fit decides. Order matters: own words, then `clues_by_status`, then `clues_by_type`, and a sentence last.
"""

from functools import lru_cache

from lambdas.core.classify.clue import Clue, Strength, statuses
from lambdas.core.classify.evidence import words
from lambdas.core.model.failure import Code

TOO_LONG = (
    "prompt is too long",
    "maximum context length",
    "context window",
    "context length",
    "context limit",
    "context_length",
    "input is too long",
    "input token count",
    "maximum number of tokens",
    "too many tokens",
    "too many input tokens",
    "too many total tokens",
    "reduce the length",
    "request too large for",
    "max allowed tokens",
    "number of tokens",
)
_FILTERED = (
    "content management policy",
    "content filter",  # also: content filtering policy
    "content_filter",
    "content safety policy",
    "usage polic",
    "safety system",
)

FRAMEWORKS = (
    Clue(code=Code.TOOL_LOOP, types=words("GraphRecursionError"), why="the graph went round until its limit"),
    Clue(code=Code.STEP_BUDGET_EXCEEDED, types=words("MaxTurnsExceeded"), why="the agent used up its turns"),
    Clue(
        code=Code.STEP_BUDGET_EXCEEDED,
        types=words("UsageLimitExceeded"),
        phrases=("request_limit", "tool_calls_limit"),
        why="the run used up its requests",
    ),
    Clue(code=Code.BUDGET_EXCEEDED, types=words("UsageLimitExceeded"), why="the run used up its tokens"),
    Clue(
        code=Code.POLICY_DENIED,
        types=words(
            """InputGuardrailTripwireTriggered OutputGuardrailTripwireTriggered ToolInputGuardrailTripwireTriggered
            ToolOutputGuardrailTripwireTriggered ContentFilterFinishReasonError ContentPolicyViolationError
            ContentFilterError ModelRefusalError BlockedPromptException StopCandidateException"""
        ),
        why="a guardrail, a filter or the model itself refused",
    ),
    Clue(
        code=Code.CONTEXT_OVERFLOW,
        types=words("ContextOverflowError ContextWindowExceededError ContextWindowOverflowException"),
        why="the framework saw more tokens than the window",
    ),
    Clue(
        code=Code.TOKEN_BUDGET_EXCEEDED,
        types=words("LengthFinishReasonError MaxTokensReachedException IncompleteOutputException IncompleteToolCall"),
        why="the answer was cut at its output limit",
    ),
    Clue(
        code=Code.MODEL_CONFUSED,
        types=words(
            """OutputParserException ModelBehaviorError UnexpectedModelBehavior UnknownFunctionCallArgumentError
            StructuredOutputException InstructorRetryException ToolRetryError"""
        ),
        why="the model's output does not fit what the framework asked for",
    ),
    Clue(
        code=Code.NETWORK,
        types=words("aiohttp.HttpProcessingError aiohttp.BadHttpMessage"),
        why="aiohttp's own parser met half a message and calls that a 400, which no server sent",
    ),
    Clue(code=Code.APPROVAL_REQUIRED, types=words("GraphInterrupt"), why="the graph stopped to ask a person"),
    Clue(
        code=Code.RUN_TIMEOUT,
        types=words("CancelledError NodeCancelledError"),
        strength=Strength.TRANSPORT,  # what asyncio cancelled for a time-out is the time-out's matter
        why="the run was cancelled",
    ),
    Clue(code=Code.WORKER_LOST, types=words("KeyboardInterrupt"), why="the process was asked to stop"),
    Clue(code=Code.PROGRAM_ERROR, types=words("SystemExit"), why="the agent ended the process by itself"),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words("NodeTimeoutError ToolTimeoutError APIResponseValidationError lambdas.Unavailable"),
        why="a tool did not answer in its time, or a vendor answered with something else than its own schema",
    ),
)

VENDOR_CODES = (
    Clue(
        code=Code.EFFECT_CONFLICT,
        effect=True,
        statuses=statuses(409, 412, 422),
        why="the outside world refused the change: it is there already, or was changed by another",
    ),
    Clue(
        code=Code.EFFECT_CONFLICT,
        effect=True,
        codes=words("conditionalcheckfailedexception conditionalcheckfailed 23505 sqlite_constraint_unique")
        | {"mysql 1062", "sqlite_constraint_primarykey"},
        why="a store's own words for the same refusal",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        codes=words(
            """insufficient_quota billing_error billing_hard_limit_reached billing_not_active account_deactivated
            enforced_spend_limit_reached organization_on_hold servicequotaexceededexception credit_balance_too_low"""
        ),
        why="the vendor refuses this account until a person pays or raises a quota; the job's own budget is not it",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        model=True,
        statuses=statuses(400),
        phrases=("credit balance is too low",),
        why="Anthropic says 400 invalid_request_error for an empty account",
    ),
    Clue(
        code=Code.CONTEXT_OVERFLOW,
        codes=words("context_length_exceeded string_above_max_length model_context_window_exceeded"),
        why="the vendor's own code for too many tokens",
    ),
    Clue(
        code=Code.CONTEXT_OVERFLOW,
        model=True,
        statuses=statuses(400, 413, 422),
        phrases=TOO_LONG,
        why="vendors without a code for it say it in a 400",
    ),
    Clue(
        code=Code.CONTEXT_OVERFLOW,
        model=True,
        statuses=statuses(429),
        phrases=("request too large for",),
        why="one request above the limit of a whole minute: waiting does not cure it, a smaller request does",
    ),
    Clue(
        code=Code.POLICY_DENIED,
        codes=words(
            """content_policy_violation content_filter responsibleaipolicyviolation moderation_blocked invalid_prompt
            prohibited_content safety guardrail_intervened image_content_policy_violation"""
        ),
        why="the vendor's safety rules refused",
    ),
    Clue(
        code=Code.POLICY_DENIED,
        model=True,
        statuses=statuses(400, 403),
        phrases=_FILTERED,
        why="vendors without a code for it say it in a 400",
    ),
    Clue(
        code=Code.UNSUPPORTED_INPUT,
        codes=words("invalid_image_format unsupported_file image_parse_error invalid_base64_image unsupported_image"),
        why="the vendor cannot read this file",
    ),
    Clue(
        code=Code.UNSUPPORTED_INPUT,
        model=True,
        statuses=statuses(400),
        phrases=("could not process image", "could not process pdf", "unsupported mime type", "process input image"),
        why="the vendor cannot read this file, in words",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        codes=words(
            """invalid_api_key authentication_error permission_error api_key_invalid unauthenticated permission_denied
            accessdeniedexception accessdenied accessdeniedfault unrecognizedclientexception invalidclienttokenid
            invalidsignatureexception signaturedoesnotmatch expiredtokenexception expiredtoken authfailure
            invalidaccesskeyid optinrequired unauthorizedoperation missingauthenticationtoken notauthorizedexception
            kmsaccessdeniedexception kms.accessdeniedexception invalid_grant invalid_client 42501"""
        )
        | {"sqlstate 28", "mysql 1045", "mysql 1044", "mysql 1142"},
        # A 403 may be a rate limit that carries `permission_denied` nevertheless.
        limited=False,
        why="the credentials are missing, wrong, expired or too narrow",
    ),
    Clue(
        code=Code.DEPENDENCY_GONE,
        codes=words(
            """model_not_found deploymentnotfound resourcenotfoundexception nosuchbucket queuedoesnotexist
            aws.simplequeueservice.nonexistentqueue endpointnotfound model_deprecated"""
        ),
        why="the model, table, queue or bucket is not there any more",
    ),
    Clue(
        code=Code.DEPENDENCY_GONE,
        model=True,
        statuses=statuses(400),
        phrases=("model identifier is invalid", "reached the end of its life"),
        why="Bedrock's words for a model that is not there",
    ),
    Clue(
        code=Code.MODEL_CONFUSED,
        codes=words("tool_use_failed json_validate_failed"),
        why="the model's own call or JSON does not fit what was asked",
    ),
    Clue(code=Code.DATA_INTEGRITY, codes=words("nosuchkey nosuchversion"), why="the object is not in the bucket"),
    Clue(
        code=Code.LLM_OVERLOADED,
        codes=words("overloaded_error overloaded engine_overloaded server_overloaded slow_down modelnotreadyexception"),
        why="the vendor says it is over capacity",
    ),
    Clue(code=Code.LLM_TIMEOUT, codes=words("modeltimeoutexception"), why="Bedrock gave up waiting for the model"),
    Clue(
        code=Code.LLM_TIMEOUT,
        codes=words("deadline_exceeded timeout_error"),
        model=True,
        why="the vendor's own time-out",
    ),
    Clue(
        code=Code.STORE_CONFLICT,
        codes=words(
            """transactionconflictexception transactionconflict transactioninprogressexception 40001 40p01 55p03
            conditionalcheckfailedexception conditionalcheckfailed transactioncanceledexception
            replicatedwriteconflictexception resourceinuseexception concurrentmodificationexception operationaborted
            conditionalrequestconflict sqlite_busy sqlite_busy_snapshot sqlite_busy_recovery sqlite_locked
            sqlite_locked_sharedcache"""
        )
        | {"mysql 1205", "mysql 1213"},
        why="a deadlock, a lock or a lost race: another try meets another state",
    ),
)

# Numbers that are not HTTP: mail, FTP, JSON-RPC, MongoDB, the operating system, SQL.
_MEANT: dict[Code, str] = {
    Code.AUTH_DENIED: """smtp 530 534 535 538 ftp 530 532 mongo 11 13 18 8000 errno eacces eperm
        mysql 1044 1045 1129 1130 1142 1143 1227 1698 1820 1862""",
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
        enotconn enotfound esockettimedout eaddrnotavail eaddrinuse""",
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
    if word.startswith(("smtp 4", "ftp 4")) or word.endswith((":server", ":receiver")):  # SOAP blames one side
        return Code.DEPENDENCY_UNAVAILABLE
    is_ours = word.startswith(("smtp 5", "ftp 5")) or word.endswith((":client", ":sender"))
    return Code.TOOL_FAILED if is_ours else None
