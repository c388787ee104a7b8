"""Documents, pictures and pages, shaped by hand."""

from types import SimpleNamespace

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import recalled, shaped


def _unstructured(status: int, body: str) -> BaseException:
    return shaped(
        "unstructured_client.models.errors.sdkerror.SDKError",
        "API error occurred",
        said=f"API error occurred: Status {status}\n{body}",
        message="API error occurred",
        status_code=status,
        body=body,
        raw_response=None,
    )


def _scrapy(status: int) -> BaseException:
    return shaped(
        "scrapy.spidermiddlewares.httperror.HttpError < scrapy.exceptions.IgnoreRequest",
        "Ignoring non-200 response",
        response=SimpleNamespace(status=status, url="https://shop.example.com/", headers={}),
    )


def _twisted(name: str, message: str) -> BaseException:
    return shaped(f"twisted.internet.error.{name} < twisted.internet.error.ConnectError", message)


def _pyppeteer(name: str, message: str) -> BaseException:
    return shaped(f"pyppeteer.errors.{name}", message)


def _curl(name: str, code: int, message: str) -> BaseException:
    said = f"Failed to perform, curl: ({code}) {message}. See https://curl.se/libcurl/c/libcurl-errors.html first."
    lineage = f"curl_cffi.requests.exceptions.{name} < curl_cffi.requests.exceptions.RequestException"
    return shaped(f"{lineage} < curl_cffi.curl.CurlError", said, code=code, response=None)


_DAMAGED = "Unable to get page count.\nSyntax Error: Couldn't find trailer dictionary\nSyntax Error: Couldn't read xref table\n"


CASES: list[Case] = [
    *recalled(
        "pymupdf",
        {
            "no pdf": (
                shaped("pymupdf.FileDataError", "Failed to open stream", base=RuntimeError),
                Code.UNSUPPORTED_INPUT,
            ),
            "empty": (
                shaped(
                    "pymupdf.EmptyFileError < pymupdf.FileDataError",
                    "Cannot open empty file: filename='a.pdf'.",
                    base=RuntimeError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pikepdf",
        {
            "password": (
                shaped("pikepdf._core.PasswordError < pikepdf._core.PdfError", "a.pdf: invalid password"),
                Code.UNSUPPORTED_INPUT,
            ),
            "damaged": (
                shaped(
                    "pikepdf._core.PdfError", "a.pdf: unable to find trailer dictionary while recovering damaged file"
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pdf2image",
        {"damaged": (shaped("pdf2image.exceptions.PDFPageCountError", _DAMAGED), Code.UNSUPPORTED_INPUT)},
    ),
    *recalled(
        "pytesseract",
        {
            "not installed": (
                shaped(
                    "pytesseract.pytesseract.TesseractNotFoundError",
                    "tesseract is not installed or it's not in your PATH. See README file for more information.",
                    base=OSError,
                    during=FileNotFoundError(2, "No such file or directory", "tesseract"),
                ),
                Code.DEPENDENCY_GONE,
            ),
            "no image": (
                shaped(
                    "pytesseract.pytesseract.TesseractError",
                    1,
                    "Error in pixReadStream: Unknown format: no pix returned Error during processing.",
                    base=RuntimeError,
                    status=1,
                    message="Error in pixReadStream: Unknown format: no pix returned Error during processing.",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "unstructured_client",
        {
            "503": (
                _unstructured(503, "Server is under heavy load. Please try again later."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "file type": (
                _unstructured(400, '{"detail":"File type application/x-foo is not supported."}'),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pandas",
        {
            "ragged": (
                shaped(
                    "pandas.errors.ParserError",
                    "Error tokenizing data. C error: Expected 3 fields in line 5, saw 4",
                    base=ValueError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "empty": (
                shaped("pandas.errors.EmptyDataError", "No columns to parse from file", base=ValueError),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "xlrd",
        {
            "html": (
                shaped(
                    "xlrd.biffh.XLRDError",
                    "Unsupported format, or corrupt file: Expected BOF record; found b'<html>\\r\\n'",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "markitdown",
        {
            "file type": (
                shaped(
                    "markitdown._exceptions.UnsupportedFormatException < markitdown._exceptions.MarkItDownException",
                    "Could not convert stream to Markdown. No converter attempted a conversion, suggesting that the "
                    "filetype is simply not supported.",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "docling",
        {
            "not valid": (
                shaped(
                    "docling.exceptions.ConversionError < docling.exceptions.BaseError",
                    "Conversion failed for: a.pdf with status: failure. Errors: Input document a.pdf is not valid.",
                    base=RuntimeError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "py7zr",
        {
            "no archive": (
                shaped("py7zr.exceptions.Bad7zFile < py7zr.exceptions.ArchiveError", "not a 7z file"),
                Code.UNSUPPORTED_INPUT,
            )
        },
    ),
    *recalled(
        "pydub",
        {
            "no audio": (
                shaped(
                    "pydub.exceptions.CouldntDecodeError < pydub.exceptions.PydubException",
                    "Decoding failed. ffmpeg returned error code: 1\n\nOutput from ffmpeg/avlib:\n\nffmpeg version 6.1\n"
                    "a.mp3: Invalid data found when processing input\n",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "ffmpeg",
        {
            "no video": (
                shaped(
                    "ffmpeg._run.Error",
                    "ffmpeg error (see stderr output for detail)",
                    stdout=b"",
                    stderr=b"ffmpeg version 6.1\na.mp4: Invalid data found when processing input\n",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "scrapy",
        {
            "429": (_scrapy(429), Code.THROTTLED),
            "slow": (
                _twisted(
                    "TimeoutError",
                    "User timeout caused connection failure: Getting https://a took longer than 180.0 seconds..",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "unknown host": (
                _twisted("DNSLookupError", "DNS lookup failed: no results for hostname lookup: a.example.com."),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "pyppeteer",
        {
            "unknown host": (
                _pyppeteer("PageError", "net::ERR_NAME_NOT_RESOLVED at https://a.example.com"),
                Code.NETWORK,
            ),
            "slow": (
                _pyppeteer("TimeoutError", "Navigation Timeout Exceeded: 30000 ms exceeded."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "closed": (
                _pyppeteer(
                    "NetworkError",
                    "Protocol error (Runtime.callFunctionOn): Session closed. Most likely the page has been closed.",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "curl_cffi",
        {
            "slow": (
                _curl("Timeout", 28, "Operation timed out after 30001 milliseconds with 0 bytes received"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "unknown host": (_curl("DNSError", 6, "Could not resolve host: a.example.com"), Code.NETWORK),
            "certificate": (
                _curl("CertificateVerifyError", 60, "SSL certificate problem: certificate has expired"),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "pycurl",
        {
            "nobody": (
                shaped("pycurl.error", 7, "Failed to connect to a.example.com port 443 after 3 ms: Connection refused"),
                Code.NETWORK,
            ),
        },
    ),
]
