"""The classifier's table, part two: rate limits, then what each HTTP status means, for models and for anything else.

Read after `clues`: a vendor's own code says more than its status.
"""

from lambdas.core.classifier.clue import Clue, statuses
from lambdas.core.classifier.reply import words
from lambdas.core.taxonomy import Code

_THROTTLES = words(
    """throttling throttlingexception throttledexception throttlingerror requestthrottled requestthrottledexception
    toomanyrequestsexception provisionedthroughputexceededexception provisionedthroughputexceeded requestlimitexceeded
    bandwidthlimitexceeded limitexceededexception slowdown priorrequestnotcomplete ec2throttledexception
    rate_limit_error rate_limit_exceeded rate_limited ratelimitexceeded userratelimitexceeded resource_exhausted"""
)
_THROTTLE_TYPES = words("RateLimitError ModelRateLimitError TooManyRequests ResourceExhausted RateLimitExceeded")

STATUSES = (
    Clue(code=Code.LLM_RATE_LIMITED, model=True, codes=_THROTTLES, why="the vendor's words for: slow down"),
    Clue(code=Code.LLM_RATE_LIMITED, model=True, statuses=statuses(429), why="429 of a model"),
    Clue(
        code=Code.LLM_RATE_LIMITED,
        model=True,
        statuses=statuses(403),
        limited=True,
        why="a 403 whose headers say that the limit is used up",
    ),
    Clue(code=Code.THROTTLED, codes=_THROTTLES, why="the dependency's words for: slow down"),
    Clue(code=Code.THROTTLED, statuses=statuses(429), why="429"),
    Clue(code=Code.THROTTLED, statuses=statuses(403), limited=True, why="GitHub's way: 403 and a used-up limit"),
    Clue(
        code=Code.THROTTLED,
        statuses=statuses(403),
        phrases=("secondary rate limit", "rate limit exceeded"),
        why="GitHub's way, when a proxy has dropped the headers",
    ),
    Clue(code=Code.LLM_RATE_LIMITED, model=True, types=_THROTTLE_TYPES, why="a model's class for: slow down"),
    Clue(code=Code.THROTTLED, types=_THROTTLE_TYPES, why="a class for: slow down"),
    Clue(code=Code.AUTH_DENIED, statuses=statuses(401, 403, 407), why="the server refuses these credentials"),
    Clue(code=Code.AUTH_DENIED, statuses=statuses(402), why="payment required: a person must pay"),
    Clue(code=Code.LLM_OVERLOADED, statuses=statuses(529), why="Anthropic's own status for overload"),
    Clue(code=Code.LLM_OVERLOADED, model=True, statuses=statuses(503), why="a model's server is over capacity"),
    Clue(code=Code.LLM_TIMEOUT, model=True, statuses=statuses(408, 504, 524), why="a gateway gave up on the model"),
    Clue(code=Code.NETWORK, statuses=statuses(499), why="the connection closed before the answer"),
    Clue(code=Code.TOOL_FAILED, statuses=statuses(501, 505), why="the server does not do this at all"),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        statuses=statuses(408, 424, 425, range(500, 600)),
        why="the server failed or gave up; 424 and 425 say that what it depends on did",
    ),
    Clue(code=Code.DEPENDENCY_GONE, model=True, statuses=statuses(404), why="the model or deployment is not there"),
    Clue(code=Code.DATA_INTEGRITY, statuses=statuses(404), why="the job refers to something that is not there"),
    Clue(code=Code.DEPENDENCY_GONE, statuses=statuses(410), why="gone for good"),
    Clue(code=Code.STORE_CONFLICT, statuses=statuses(409, 412, 423), why="outside an effect: a lost race or a lock"),
    Clue(code=Code.CONTEXT_OVERFLOW, model=True, statuses=statuses(413), why="the prompt is too large as bytes"),
    Clue(code=Code.UNSUPPORTED_INPUT, statuses=statuses(413, 415), why="too large, or a type nobody reads"),
    Clue(code=Code.POLICY_DENIED, statuses=statuses(451), why="refused for legal reasons"),
    Clue(
        code=Code.PROGRAM_ERROR,
        model=True,
        statuses=statuses(range(400, 500)),
        why="the model's vendor does not understand the request that our code made",
    ),
    Clue(
        code=Code.TOOL_FAILED,
        statuses=statuses(range(300, 500)),
        why="a tool refused the request: the same one is refused again",
    ),
)
