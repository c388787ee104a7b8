"""Searches, sandboxes and other tools, shaped by hand."""

import urllib.error
from typing import Any

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_requests, recalled, shaped


def _firecrawl(name: str, status: int, message: str) -> BaseException:
    return shaped(
        f"firecrawl.v2.utils.error_handler.{name} < firecrawl.v2.utils.error_handler.FirecrawlError",
        message,
        status_code=status,
        response=over_requests(status),
    )


def _yt_dlp(message: str, inner: BaseException | None = None) -> BaseException:
    exc_info = (type(inner), inner, None) if inner else (None, None, None)
    lineage = "yt_dlp.utils.DownloadError < yt_dlp.utils.YoutubeDLError"
    return shaped(lineage, f"ERROR: {message}", exc_info=exc_info, msg=f"ERROR: {message}", during=inner)


def _e2b(name: str, message: str, **fields: Any) -> BaseException:
    return shaped(f"e2b.exceptions.{name} < e2b.exceptions.SandboxException", message, **fields)


def _git(stderr: str) -> BaseException:
    said = f"Cmd('git') failed due to: exit code(128)\n  cmdline: git fetch -v origin\n  stderr: '{stderr}'"
    lineage = "git.exc.GitCommandError < git.exc.CommandError < git.exc.GitError"
    return shaped(lineage, said=said, command=["git", "fetch"], status=128, stderr=f"\n  stderr: '{stderr}'", stdout="")


def _geopy(name: str, message: str, **fields: Any) -> BaseException:
    parent = "GeocoderQuotaExceeded < geopy.exc.GeocoderServiceError" if name == "GeocoderRateLimited" else (
        "GeocoderServiceError"
    )  # fmt: skip
    return shaped(f"geopy.exc.{name} < geopy.exc.{parent} < geopy.exc.GeopyError", message, **fields)


def _maps(status: str, message: str) -> BaseException:
    return shaped("googlemaps.exceptions.ApiError", said=f"{status} ({message})", status=status, message=message)


CASES: list[Case] = [
    *recalled(
        "firecrawl",
        {
            "no credits": (
                _firecrawl(
                    "PaymentRequiredError",
                    402,
                    "Payment Required: Failed to scrape URL. Insufficient credits to perform this request.",
                ),
                Code.AUTH_DENIED,
            ),
            "429": (
                _firecrawl("RateLimitError", 429, "Rate Limit Exceeded: Failed to scrape URL. Consumed (req/min): 11"),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "tavily",
        {
            "plan": (
                shaped(
                    "tavily.errors.UsageLimitExceededError",
                    "This request exceeds your plan's set usage limit. Please upgrade your plan or contact support@tavily.com",
                ),
                Code.AUTH_DENIED,
            ),
            "key": (
                shaped("tavily.errors.InvalidAPIKeyError", "Unauthorized: missing or invalid API key."),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "duckduckgo_search",
        {
            "limited": (
                shaped(
                    "duckduckgo_search.exceptions.RatelimitException < duckduckgo_search.exceptions.DuckDuckGoSearchException",
                    "https://lite.duckduckgo.com/lite/ 202 Ratelimit",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "yfinance",
        {
            "limited": (
                shaped(
                    "yfinance.exceptions.YFRateLimitError < yfinance.exceptions.YFException",
                    "Too Many Requests. Rate limited. Try after a while.",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "wikipedia",
        {
            "no page": (
                shaped(
                    "wikipedia.exceptions.PageError < wikipedia.exceptions.WikipediaException",
                    said='Page id "lazaretx" does not match any pages. Try another id!',
                    title="lazaretx",
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "arxiv",
        {
            "503": (
                shaped(
                    "arxiv.HTTPError < arxiv.ArxivError",
                    said="Page request resulted in HTTP 503 (https://export.arxiv.org/api/query)",
                    status=503,
                    retry=0,
                    url="https://export.arxiv.org/api/query",
                    message="Page request resulted in HTTP 503",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "newspaper",
        {
            "403": (
                shaped(
                    "newspaper.article.ArticleException",
                    "Article `download()` failed with 403 Client Error: Forbidden for url: https://news.example.com/a on URL https://news.example.com/a",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "yt_dlp",
        {
            "removed": (
                _yt_dlp("[youtube] abc: Video unavailable. This video has been removed by the uploader"),
                Code.DATA_INTEGRITY,
            ),
            "403": (
                _yt_dlp(
                    "unable to download video data: HTTP Error 403: Forbidden",
                    urllib.error.HTTPError("https://v.example.com", 403, "Forbidden", None, None),  # type: ignore[arg-type]
                ),
                Code.AUTH_DENIED,
            ),
            "unknown host": (
                _yt_dlp(
                    "[generic] Unable to download webpage: <urlopen error [Errno -3] Temporary failure in name resolution>"
                ),
                Code.NETWORK,
            ),
            "address": (_yt_dlp("Unsupported URL: https://example.com/page"), Code.UNSUPPORTED_INPUT),
        },
    ),
    *recalled(
        "e2b",
        {
            "limited": (
                _e2b("RateLimitException", "429: Rate limit exceeded, please try again later."),
                Code.THROTTLED,
            ),
            "key": (
                _e2b("AuthenticationException", "API key is required, please visit the Team tab to get your API key."),
                Code.AUTH_DENIED,
            ),
            "gone": (_e2b("NotFoundException", "Sandbox i1x not found"), Code.DATA_INTEGRITY),
            "slow": (
                _e2b("TimeoutException", "The sandbox was not found: This error is likely due to sandbox timeout."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "exit": (
                _e2b(
                    "CommandExitException",
                    "Command exited with code 2 and error:\nls: cannot access '/a'",
                    exit_code=2,
                    stderr="ls: cannot access '/a'",
                    stdout="",
                    error="exit status 2",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "modal",
        {
            "slow": (
                shaped(
                    "modal.exception.FunctionTimeoutError < modal.exception.TimeoutError < modal.exception.Error",
                    "Task's current input in-1 hit its timeout of 300s",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "key": (
                shaped(
                    "modal.exception.AuthError < modal.exception.Error", "Token missing. Could not authenticate client."
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "ray",
        {
            "memory": (
                shaped(
                    "ray.exceptions.OutOfMemoryError < ray.exceptions.RayError",
                    "Task was killed due to the node running low on memory.\nMemory on the node was 15.1GB / 16.0GB",
                ),
                Code.OUT_OF_MEMORY,
            ),
            "crashed": (
                shaped(
                    "ray.exceptions.WorkerCrashedError < ray.exceptions.RayError",
                    said="The worker died unexpectedly while executing this task. Check python-core-worker-*.log files for more information.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "slow": (
                shaped(
                    "ray.exceptions.GetTimeoutError < ray.exceptions.RayError",
                    "Get timed out: some object(s) not ready.",
                    base=TimeoutError,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "git",
        {
            "unknown host": (
                _git("fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com"),
                Code.NETWORK,
            ),
            "login": (
                _git("remote: Invalid username or token.\nfatal: Authentication failed for 'https://github.com/a/b/'"),
                Code.AUTH_DENIED,
            ),
            "no repository": (
                _git("remote: Repository not found.\nfatal: repository 'https://github.com/a/c/' not found"),
                Code.DATA_INTEGRITY,
            ),
            "locked": (
                _git(
                    "fatal: Unable to create '/r/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository"
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "sh",
        {
            "exit": (
                shaped(
                    "sh.ErrorReturnCode_64 < sh.ErrorReturnCode",
                    said="\n\n  RAN: /usr/bin/pandoc a.docx\n\n  STDOUT:\n\n  STDERR:\nUnknown option --foo.\n",
                    exit_code=64,
                    stderr=b"Unknown option --foo.\n",
                    stdout=b"",
                    full_cmd="/usr/bin/pandoc a.docx",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "geopy",
        {
            "slow": (_geopy("GeocoderTimedOut", "Service timed out"), Code.DEPENDENCY_UNAVAILABLE),
            "limited": (
                _geopy("GeocoderRateLimited", "Non-successful status code 429", retry_after=20),
                Code.THROTTLED,
            ),
            "key": (_geopy("GeocoderAuthenticationFailure", "Non-successful status code 401"), Code.AUTH_DENIED),
        },
    ),
    *recalled(
        "googlemaps",
        {
            "limited": (_maps("OVER_QUERY_LIMIT", "You have exceeded your rate-limit for this API."), Code.THROTTLED),
            "key": (_maps("REQUEST_DENIED", "The provided API key is invalid."), Code.AUTH_DENIED),
            "bad request": (
                _maps("INVALID_REQUEST", "Invalid request. Missing the 'origin' parameter."),
                Code.TOOL_FAILED,
            ),
            "unknown": (
                _maps("UNKNOWN_ERROR", "A server error occurred. The request may succeed if you try again."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
]
