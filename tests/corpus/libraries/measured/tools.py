"""Mail, shells, browsers, documents and clusters that no clue is written from: the classifier is measured on them."""

import io
from collections.abc import Callable

import aioftp
import aiosmtplib
import asyncssh
import docker
import docx
import google.api_core.exceptions as google_errors
import imapclient.exceptions
import kubernetes
import lxml.etree
import minio
import openpyxl
import pdfminer.high_level
import urllib3
import websockets.exceptions
import websockets.sync.client
from google.auth.credentials import AnonymousCredentials
from google.cloud import storage
from playwright.sync_api import Error, TimeoutError

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, answer
from tests.corpus.libraries.told import MUTE, REFUSED, awaited, built, case, over_http, talking
from tests.corpus.loopback import dead_url


def _dead_port() -> int:
    return int(dead_url().rpartition(":")[2])


def _mail(*lines: str) -> Callable[[], object]:
    def act() -> object:
        with talking(*(f"{line}\r\n".encode() for line in lines)) as port:
            return awaited(
                lambda: aiosmtplib.send(
                    "hi",
                    sender="a@example.com",
                    recipients=["b@example.com"],
                    hostname="127.0.0.1",
                    port=port,
                    timeout=3,
                    start_tls=False,
                )
            )

    return act


def _mail_nobody() -> object:
    return awaited(
        lambda: aiosmtplib.send(
            "hi",
            sender="a@example.com",
            recipients=["b@example.com"],
            hostname="127.0.0.1",
            port=_dead_port(),
            timeout=3,
        )
    )


def _ftp(*lines: str) -> Callable[[], object]:
    async def ask(port: int) -> object:
        async with aioftp.Client.context("127.0.0.1", port, "a", "b", socket_timeout=3) as client:
            return await client.remove_file("letter.pdf")

    def act() -> object:
        with talking(*(f"{line}\r\n".encode() for line in lines)) as port:
            return awaited(lambda: ask(port))

    return act


def _ssh_nobody() -> object:
    async def ask() -> object:
        return await asyncssh.connect("127.0.0.1", _dead_port(), known_hosts=None, connect_timeout=2)

    return awaited(ask)


def _cluster(url: str) -> object:
    config = kubernetes.client.Configuration(host=url)
    config.retries = False
    return kubernetes.client.CoreV1Api(kubernetes.client.ApiClient(config)).read_namespaced_pod(
        "p", "n", _request_timeout=2
    )


def _status(code: int, reason: str, message: str) -> Answer:
    return answer(code, {"kind": "Status", "status": "Failure", "reason": reason, "message": message, "code": code})


def _docker(url: str) -> object:
    return docker.DockerClient(url.replace("http", "tcp"), version="1.44", timeout=2).containers.create("alpine")


def _minio(url: str) -> object:
    pool = urllib3.PoolManager(timeout=2, retries=False)
    client = minio.Minio(
        endpoint=url.removeprefix("http://"), access_key="a", secret_key="b", secure=False, region="r", http_client=pool
    )
    return client.get_object(bucket_name="box", object_name="a.txt")


def _s3(status: int, code: str, message: str) -> Answer:
    body = f'<?xml version="1.0" encoding="UTF-8"?><Error><Code>{code}</Code><Message>{message}</Message><RequestId>1</RequestId></Error>'
    return answer(status, body, content_type="application/xml")


def _google(url: str) -> object:
    client = storage.Client("p", AnonymousCredentials(), client_options={"api_endpoint": url})
    return client.get_bucket("box", timeout=2, retry=None)


def _goog(status: int, reason: str, message: str) -> Answer:
    return answer(
        status,
        {
            "error": {
                "code": status,
                "message": message,
                "errors": [{"message": message, "domain": "global", "reason": reason}],
            }
        },
    )


def _socket(url: str) -> object:
    return websockets.sync.client.connect(url.replace("http", "ws"), open_timeout=2)


CASES: list[Case] = [
    case(
        "aiosmtplib",
        "greylisted",
        _mail("220 hi", "250 ok", "250 ok", "451 4.7.1 Greylisting in action, please come back later", "250 ok"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "aiosmtplib",
        "no such user",
        _mail("220 hi", "250 ok", "250 ok", "550 5.1.1 No such user here", "250 ok"),
        Code.DATA_INTEGRITY,
    ),
    case("aiosmtplib", "busy", _mail("421 too busy"), Code.DEPENDENCY_UNAVAILABLE),
    case("aiosmtplib", "nobody", _mail_nobody, Code.NETWORK),
    built(
        "aiosmtplib",
        "login",
        lambda: aiosmtplib.SMTPAuthenticationError(535, "5.7.8 Username and Password not accepted"),
        Code.AUTH_DENIED,
    ),
    case("aioftp", "login", _ftp("220 hi", "331 go on", "530 Login incorrect."), Code.AUTH_DENIED),
    case(
        "aioftp",
        "no file",
        _ftp("220 hi", "331 go on", "230 in", "550 letter.pdf: No such file or directory", "221 bye"),
        Code.DATA_INTEGRITY,
    ),
    case("aioftp", "busy", _ftp("421 Service not available, closing control connection"), Code.DEPENDENCY_UNAVAILABLE),
    built(
        "imapclient",
        "login",
        lambda: imapclient.exceptions.LoginError("[AUTHENTICATIONFAILED] Invalid credentials (Failure)"),
        Code.AUTH_DENIED,
    ),
    built(
        "imapclient",
        "no folder",
        lambda: imapclient.exceptions.IMAPClientError("select failed: [NONEXISTENT] Unknown Mailbox: Letters"),
        Code.DATA_INTEGRITY,
    ),
    built(
        "imapclient",
        "too many",
        lambda: imapclient.exceptions.IMAPClientError(
            "login failed: [ALERT] Too many simultaneous connections. (Failure)"
        ),
        Code.THROTTLED,
    ),
    case("asyncssh", "nobody", _ssh_nobody, Code.NETWORK),
    built(
        "asyncssh",
        "login",
        lambda: asyncssh.PermissionDenied("Permission denied for user u on host h"),
        Code.AUTH_DENIED,
    ),
    built(
        "asyncssh",
        "host key",
        lambda: asyncssh.HostKeyNotVerifiable("Host key is not trusted for host h"),
        Code.AUTH_DENIED,
    ),
    built("asyncssh", "lost", lambda: asyncssh.ConnectionLost("Connection lost"), Code.NETWORK),
    built("asyncssh", "no file", lambda: asyncssh.SFTPNoSuchFile("No such file"), Code.DATA_INTEGRITY),
    built(
        "playwright", "slow", lambda: TimeoutError("Page.goto: Timeout 30000ms exceeded."), Code.DEPENDENCY_UNAVAILABLE
    ),
    built(
        "playwright",
        "address",
        lambda: Error("Page.goto: net::ERR_NAME_NOT_RESOLVED at https://nowhere.example.com/"),
        Code.NETWORK,
    ),
    built(
        "playwright",
        "reset",
        lambda: Error("Page.goto: net::ERR_CONNECTION_RESET at https://a.example.com/"),
        Code.NETWORK,
    ),
    built("playwright", "closed", lambda: Error("Target page, context or browser has been closed"), Code.NETWORK),
    built(
        "playwright",
        "certificate",
        lambda: Error("Page.goto: net::ERR_CERT_DATE_INVALID at https://a.example.com/"),
        Code.AUTH_DENIED,
    ),
    case("pdfminer", "no pdf", lambda: pdfminer.high_level.extract_text(io.BytesIO(b"hello")), Code.UNSUPPORTED_INPUT),
    case("docx", "no document", lambda: docx.Document(io.BytesIO(b"hello")), Code.UNSUPPORTED_INPUT),
    case("openpyxl", "no workbook", lambda: openpyxl.load_workbook(io.BytesIO(b"hello")), Code.UNSUPPORTED_INPUT),
    case("openpyxl", "old workbook", lambda: openpyxl.load_workbook("/tmp/a.xls"), Code.UNSUPPORTED_INPUT),
    case("lxml", "no XML", lambda: lxml.etree.fromstring("<a><b></a>"), Code.UNSUPPORTED_INPUT),
    case("lxml", "empty", lambda: lxml.etree.fromstring(""), Code.UNSUPPORTED_INPUT),
    *over_http(
        "kubernetes",
        _cluster,
        {
            "403": (_status(403, "Forbidden", 'pods "p" is forbidden: User "u" cannot get resource'), Code.AUTH_DENIED),
            "404": (_status(404, "NotFound", 'pods "p" not found'), Code.DATA_INTEGRITY),
            "409": (
                _status(
                    409, "Conflict", "the object has been modified; please apply your changes to the latest version"
                ),
                Code.STORE_CONFLICT,
            ),
            "429": (_status(429, "TooManyRequests", "the server has received too many requests"), Code.THROTTLED),
            "500": (_status(500, "InternalError", "etcdserver: leader changed"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "docker",
        _docker,
        {
            "no image": (answer(404, {"message": "No such image: alpine:latest"}), Code.DATA_INTEGRITY),
            "409": (
                answer(409, {"message": 'Conflict. The container name "/a" is already in use'}),
                Code.STORE_CONFLICT,
            ),
            "500": (answer(500, {"message": "no space left on device"}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "minio",
        _minio,
        {
            "no key": (_s3(404, "NoSuchKey", "Object does not exist"), Code.DATA_INTEGRITY),
            "no bucket": (_s3(404, "NoSuchBucket", "The specified bucket does not exist"), Code.DEPENDENCY_GONE),
            "denied": (_s3(403, "AccessDenied", "Access Denied."), Code.AUTH_DENIED),
            "slow down": (
                _s3(503, "SlowDown", "Resource requested is unreadable, please reduce your request rate"),
                Code.THROTTLED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "google.cloud.storage",
        _google,
        {
            "403": (
                _goog(403, "forbidden", "anonymous caller does not have storage.buckets.get access"),
                Code.AUTH_DENIED,
            ),
            "404": (_goog(404, "notFound", "The specified bucket does not exist."), Code.DEPENDENCY_GONE),
            "429": (
                _goog(429, "rateLimitExceeded", "The rate of requests to your project exceeds the limit"),
                Code.THROTTLED,
            ),
            "503": (
                _goog(503, "backendError", "We encountered an internal error. Please try again."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "412": (
                _goog(412, "conditionNotMet", "At least one of the pre-conditions you specified did not hold."),
                Code.STORE_CONFLICT,
            ),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    built(
        "google.api_core",
        "exhausted",
        lambda: google_errors.ResourceExhausted(
            "Quota exceeded for quota metric 'Read requests' and limit 'per minute'"
        ),
        Code.THROTTLED,
    ),
    built(
        "google.api_core",
        "already exists",
        lambda: google_errors.AlreadyExists("Topic jobs already exists"),
        Code.DATA_INTEGRITY,
    ),
    built(
        "google.api_core",
        "deadline",
        lambda: google_errors.DeadlineExceeded("Deadline of 60s exceeded"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    *over_http(
        "websockets",
        _socket,
        {
            "401": (answer(401, "no"), Code.AUTH_DENIED),
            "503": (answer(503, "later"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    built("websockets", "closed", lambda: websockets.exceptions.ConnectionClosedError(None, None), Code.NETWORK),
]
