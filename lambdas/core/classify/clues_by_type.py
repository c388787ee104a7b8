"""The classifier's table, part three: class names without a status, and sentences as the last resort.

Read last: whatever carried a status or a vendor's code has been decided by then.
"""

from lambdas.core.classify.clue import Clue, Strength
from lambdas.core.classify.clues_of_vendors import TOO_LONG
from lambdas.core.classify.evidence import words
from lambdas.core.model.failure import Code

_HTTP_CLIENTS = words("httpx httpx2 requests aiohttp urllib3 urllib.request botocore http.client")
_TIMEOUTS = words(
    """Timeout TimeoutException TimeoutError ReadTimeout WriteTimeout PoolTimeout ConnectTimeout APITimeoutError
    ReadTimeoutError ConnectTimeoutError ServerTimeoutError SocketTimeoutError ConnectionTimeoutError ModelTimeoutError
    DeadlineExceeded ModelHTTPTimeout TimeoutExpired ServiceResponseTimeoutError"""
)
_CONNECT_TIMEOUTS = words(
    "ConnectTimeout ConnectTimeoutError ConnectionTimeoutError WriteTimeout PoolTimeout ConnectionTimeout"
)

TYPES = (
    Clue(
        code=Code.AUTH_DENIED,
        types=words(
            """AuthenticationError PermissionDeniedError ModelAuthenticationError ModelPermissionDeniedError
            Unauthorized Unauthenticated Forbidden NoCredentialsError PartialCredentialsError CredentialRetrievalError
            NoAuthTokenError TokenRetrievalError CredentialsError DefaultCredentialsError RefreshError
            ClientAuthenticationError SubjectTokenProviderError PermissionError PermissionDenied"""
        ),
        why="the class says that the credentials are missing, wrong or too narrow",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        types=words("SSLCertVerificationError CertificateError ClientConnectorCertificateError")
        | words("ServerFingerprintMismatch"),
        why="the other side cannot prove who it is: until its certificate or our trust changes, no try can work",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        types=words("SSLError ConnectError ClientConnectorError ConnectionError"),
        phrases=("certificate verify failed", "certificate_verify_failed"),
        why="the same, seen through a client that wraps it",
    ),
    Clue(code=Code.LLM_OVERLOADED, types=words("OverloadedError"), why="a class for overload"),
    Clue(
        code=Code.LLM_OVERLOADED, model=True, types=words("ServiceUnavailableError"), why="the model is over capacity"
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words(
            "InternalServerError ServiceUnavailableError ServerError ModelAPIError ServiceUnavailable BadGateway"
        ),
        why="the vendor's server failed",
    ),
    Clue(
        code=Code.DEPENDENCY_GONE,
        types=words("ModelNotFoundError openai.NotFoundError anthropic.NotFoundError"),
        why="the model is not there",
    ),
    Clue(
        code=Code.PROGRAM_ERROR,
        types=words(
            """openai.BadRequestError anthropic.BadRequestError ModelInvalidRequestError ParamValidationError
            NoRegionError ProfileNotFound UnknownServiceError EndpointProviderError InvalidURL
            UnsupportedProtocol MissingSchema InvalidSchema InvalidHeader LocalProtocolError
            httpx.StreamError httpx2.StreamError StreamConsumed ResponseNotRead InvalidUpdateError
            EmptyInputError agents.UserError BrokenProcessPool BrokenExecutor UnrewindableBodyError"""
        ),
        why="our code uses the package in a way that cannot work",
    ),
    Clue(code=Code.TOOL_FAILED, types=words("TooManyRedirects"), why="the server sends us round in circles"),
    Clue(
        code=Code.UNSUPPORTED_INPUT,
        types=words(
            """BadZipFile UnidentifiedImageError PdfReadError PdfStreamError BadGzipFile DecompressionBombError
            InvalidFileException UnsupportedOperation tarfile.ReadError zlib.error _lzma.LZMAError _csv.Error
            binascii.Error xml.parsers.expat.ExpatError yaml.YAMLError"""
        ),
        why="the file is not what its name says, or nothing here reads it",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words("JSONDecodeError"),
        via=_HTTP_CLIENTS,
        why="a client could not decode what a server sent: a cut body, or a proxy's HTML page",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words("requests.JSONDecodeError aiohttp.ContentTypeError DecodingError ContentDecodingError")
        | words("urllib3.DecodeError httpx.DecodingError ResponseParserError UnknownApiResponseError"),
        why="the same, by the client's own class",
    ),
    Clue(code=Code.PROGRAM_ERROR, types=words("pydantic_settings.SettingsError"), why="the deployment is set up wrong"),
    Clue(
        code=Code.MODEL_CONFUSED,
        types=words("JSONDecodeError pydantic.ValidationError jsonschema.ValidationError"),
        # A payload is decoded before an agent runs, so what an agent's code decodes is nearly always a model's answer.
        # Taken for a program error by mistake it would be poison and refused replay; this way it gets one other try.
        why="the model's output is not JSON, or not of the shape that was asked for",
    ),
    Clue(code=Code.LLM_TIMEOUT, model=True, types=_TIMEOUTS, why="the model did not answer in time"),
    Clue(code=Code.LLM_TIMEOUT, types=words("ModelTimeoutError"), why="the framework's class for it"),
    Clue(
        code=Code.NETWORK,
        types=words("NewConnectionError"),
        strength=Strength.TRANSPORT,
        why="urllib3 derives a refused connection from its time-outs",
    ),
    Clue(
        code=Code.NETWORK,
        types=_CONNECT_TIMEOUTS,
        strength=Strength.TIMEOUT,
        why="no connection in time",
    ),
    Clue(
        code=Code.NETWORK,
        types=words("TimeoutError"),
        phrases=("[errno ",),
        strength=Strength.TIMEOUT,
        why="the operating system gave up on the connection",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=_TIMEOUTS,
        strength=Strength.TIMEOUT,
        why="connected, but no answer in time",
    ),
    Clue(
        code=Code.NETWORK,
        types=words(
            """APIConnectionError ModelConnectionError ConnectionError ConnectError NetworkError
            CloseError TransportError ProtocolError RemoteProtocolError ProxyError NewConnectionError
            NameResolutionError ChunkedEncodingError IncompleteRead IncompleteReadError InvalidChunkLength
            ClientConnectionError ClientPayloadError EndpointConnectionError ConnectionClosedError HTTPClientError
            ResponseStreamingError SSLError gaierror herror urllib.error.URLError RemoteDisconnected BadStatusLine
            ConnectionClosed WebSocketConnectionClosedError ServiceRequestError ServiceResponseError
            BrokenPipeError ConnectionResetError ConnectionRefusedError ConnectionAbortedError"""
        ),
        strength=Strength.TRANSPORT,
        why="refused, reset, cut, or never connected",
    ),
    Clue(
        code=Code.NETWORK,
        types=words("ReadError WriteError"),
        strength=Strength.TEXT,
        why="of a client, the connection; a parser's own words say better",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words("openai.APIError anthropic.APIError"),
        strength=Strength.TRANSPORT,
        why="the vendor failed and gave no reason",
    ),
    Clue(
        code=Code.TOOL_FAILED,
        types=words("ToolException ToolError McpError FunctionInvocationError CalledProcessError"),
        strength=Strength.GENERIC,
        why="a tool failed; a cause may say more",
    ),
    Clue(
        code=Code.OUT_OF_MEMORY,
        types=words("MemoryError"),
        strength=Strength.GENERIC,
        why="Python was given no more memory",
    ),
    Clue(
        code=Code.DATA_INTEGRITY,
        types=words("FileNotFoundError FileExistsError IsADirectoryError NotADirectoryError"),
        strength=Strength.GENERIC,
        why="what the operating system says of a path, by whoever says it without its number",
    ),
    Clue(
        code=Code.PROGRAM_ERROR,
        types=words(
            """ArithmeticError AssertionError AttributeError BufferError EOFError
            ImportError IndexError KeyError LookupError ModuleNotFoundError NameError
            NotImplementedError OverflowError RecursionError ReferenceError StopAsyncIteration
            StopIteration SyntaxError SystemError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError
            UnicodeError ValueError ZeroDivisionError"""
        ),
        strength=Strength.GENERIC,
        why="the agent's own code is wrong for this input",
    ),
)

# Only classes that say nothing get here: a KeyError('timeout') is not a time-out. Each sentence is one that
# servers and drivers write, not a single word that a program's own message may have.
_LIMITED = ("rate limit", "rate-limit", "ratelimit", "rate_limit", "too many requests", "throttled", "throttling")
_TOO_LATE = ("timed out", "timed-out", "deadline exceeded", "timeout exceeded", "request timeout", "request time-out")
_CUT_OFF = tuple(
    f"connection {been}{what}"
    for been in ("", "was ", "has been ")
    for what in ("reset", "refused", "aborted", "closed", "lost", "error")
)
_NOT_REACHED = (
    "network is unreachable",
    "network is down",
    "no route to host",
    "name resolution",
    "broken pipe",
    "remote end closed",
)
SENTENCES = tuple(
    Clue(code=code, model=model, phrases=phrases, strength=Strength.TEXT, why="only the sentence says so")
    for code, model, phrases in (
        (Code.AUTH_DENIED, None, ("insufficient_quota", "exceeded your current quota", "credit balance is too low")),
        (Code.CONTEXT_OVERFLOW, None, ("maximum context length", "prompt is too long", "context_length_exceeded")),
        (Code.CONTEXT_OVERFLOW, True, TOO_LONG),
        (Code.POLICY_DENIED, None, ("content policy", "content_policy", "content filter", "content_filter")),
        (Code.LLM_RATE_LIMITED, True, (*_LIMITED, "quota exceeded")),
        (Code.THROTTLED, None, (*_LIMITED, "slow down")),
        (Code.LLM_OVERLOADED, True, ("overloaded", "over capacity", "at capacity")),
        (Code.STORE_CONFLICT, None, ("deadlock", "database is locked", "could not serialize", "lock wait timeout")),
        (Code.LLM_TIMEOUT, True, _TOO_LATE),
        (Code.DEPENDENCY_UNAVAILABLE, None, _TOO_LATE),
        (
            Code.NETWORK,
            None,
            (*_CUT_OFF, *_NOT_REACHED),
        ),
        (
            Code.AUTH_DENIED,
            None,
            ("unauthorized", "unauthorised", "forbidden", "access denied", "permission denied", "invalid api key"),
        ),
        (
            Code.DEPENDENCY_UNAVAILABLE,
            None,
            ("service unavailable", "temporarily unavailable", "bad gateway", "internal server error", "overloaded"),
        ),
    )
)
