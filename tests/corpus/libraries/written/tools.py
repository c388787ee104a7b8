"""Mail, files, shells, browsers and documents from which clues are written."""

import errno
import ftplib
import imaplib
import io
import os
import smtplib
from collections.abc import Callable

import paramiko
import pypdf
import selenium.common.exceptions
from PIL import Image
from selenium import webdriver

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import built, case, over_http, talking
from tests.corpus.loopback import dead_url


def _mail(*lines: str) -> Callable[[], object]:
    """As far as the lines go: greeting, EHLO, MAIL, RCPT, DATA, the message."""

    def act() -> object:
        with talking(*(f"{line}\r\n".encode() for line in lines)) as port:
            return smtplib.SMTP("127.0.0.1", port, timeout=3).sendmail("a@example.com", ["b@example.com"], "hi")

    return act


def _ftp(*lines: str) -> Callable[[], object]:
    def act() -> object:
        with talking(*(f"{line}\r\n".encode() for line in lines)) as port:
            client = ftplib.FTP(timeout=3)
            client.connect("127.0.0.1", port)
            client.login("a", "b")
            return client.delete("letter.pdf")

    return act


def _ssh_nobody() -> object:
    port = int(dead_url().rpartition(":")[2])
    return paramiko.SSHClient().connect("127.0.0.1", port, username="u", password="p", timeout=2)


def _ssh_mute() -> object:
    with talking(b"") as port:
        return paramiko.Transport(("127.0.0.1", port)).start_client(timeout=2)


def _browser(url: str) -> object:
    options = webdriver.ChromeOptions()
    return webdriver.Remote(url, options=options)


def _wire(error: str, message: str) -> object:
    return {"value": {"error": error, "message": message, "stacktrace": ""}}


def _os(number: int) -> Callable[[], BaseException]:
    return lambda: OSError(number, os.strerror(number), "/tmp/letter.pdf")


CASES: list[Case] = [
    case(
        "smtplib",
        "greylisted",
        _mail("220 hi", "250 ok", "250 ok", "450 4.2.0 Greylisted, please try again later"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "smtplib",
        "no such user",
        _mail("220 hi", "250 ok", "250 ok", "550 5.1.1 User unknown", "250 ok"),
        Code.DATA_INTEGRITY,
    ),
    case(
        "smtplib", "busy", _mail("421 4.3.2 Service not available, too many connections"), Code.DEPENDENCY_UNAVAILABLE
    ),
    case(
        "smtplib",
        "spam",
        _mail("220 hi", "250 ok", "250 ok", "250 ok", "354 go", "554 5.7.1 Message rejected as spam"),
        Code.POLICY_DENIED,
    ),
    case(
        "smtplib",
        "too large",
        _mail("220 hi", "250 ok", "552 5.3.4 Message size exceeds fixed limit", "250 ok"),
        Code.UNSUPPORTED_INPUT,
    ),
    built(
        "smtplib",
        "login",
        lambda: smtplib.SMTPAuthenticationError(535, b"5.7.8 Authentication credentials invalid"),
        Code.AUTH_DENIED,
    ),
    built("smtplib", "hung up", lambda: smtplib.SMTPServerDisconnected("Connection unexpectedly closed"), Code.NETWORK),
    built(
        "imaplib",
        "login",
        lambda: imaplib.IMAP4.error(b"[AUTHENTICATIONFAILED] Invalid credentials (Failure)"),
        Code.AUTH_DENIED,
    ),
    built(
        "imaplib",
        "unavailable",
        lambda: imaplib.IMAP4.error(b"[UNAVAILABLE] Temporary authentication failure"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("ftplib", "login", _ftp("220 hi", "331 go on", "530 Login incorrect."), Code.AUTH_DENIED),
    case(
        "ftplib",
        "no file",
        _ftp("220 hi", "331 go on", "230 in", "550 No such file or directory."),
        Code.DATA_INTEGRITY,
    ),
    case("ftplib", "busy", _ftp("421 Too many users, please try later."), Code.DEPENDENCY_UNAVAILABLE),
    case("ftplib", "file in use", _ftp("220 hi", "331 go on", "230 in", "450 File busy."), Code.STORE_CONFLICT),
    case("paramiko", "nobody", _ssh_nobody, Code.NETWORK),
    case("paramiko", "no banner", _ssh_mute, Code.NETWORK),
    built("paramiko", "login", lambda: paramiko.AuthenticationException("Authentication failed."), Code.AUTH_DENIED),
    built(
        "paramiko",
        "host key",
        lambda: paramiko.SSHException("Server '127.0.0.1' not found in known_hosts"),
        Code.AUTH_DENIED,
    ),
    *over_http(
        "selenium",
        _browser,
        {
            "no slot": (
                answer(
                    500, _wire("session not created", "Could not start a new session. New session request timed out")
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "address": (answer(500, _wire("unknown error", "unknown error: net::ERR_NAME_NOT_RESOLVED")), Code.NETWORK),
            "refused": (
                answer(500, _wire("unknown error", "unknown error: net::ERR_CONNECTION_REFUSED")),
                Code.NETWORK,
            ),
            "no element": (
                answer(404, _wire("no such element", "no such element: Unable to locate element: #pay")),
                Code.TOOL_FAILED,
            ),
            "slow page": (
                answer(500, _wire("timeout", "timeout: Timed out receiving message from renderer: 30.000")),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "stale": (
                answer(
                    404,
                    _wire(
                        "stale element reference",
                        "stale element reference: element is not attached to the page document",
                    ),
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    built(
        "selenium",
        "crashed",
        lambda: selenium.common.exceptions.WebDriverException("disconnected: not connected to DevTools"),
        Code.NETWORK,
    ),
    case(
        "pypdf",
        "not a pdf",
        lambda: pypdf.PdfReader(io.BytesIO(b"hello, this is text"), strict=True),
        Code.UNSUPPORTED_INPUT,
    ),
    case("pypdf", "empty", lambda: pypdf.PdfReader(io.BytesIO(b"")), Code.UNSUPPORTED_INPUT),
    built(
        "pypdf",
        "encrypted",
        lambda: pypdf.errors.FileNotDecryptedError("File has not been decrypted"),
        Code.UNSUPPORTED_INPUT,
    ),
    case("PIL", "no image", lambda: Image.open(io.BytesIO(b"no image")), Code.UNSUPPORTED_INPUT),
    case("PIL", "cut", lambda: Image.open(io.BytesIO(_png()[:60])).load(), Code.UNSUPPORTED_INPUT),
    built("os", "disk full", _os(errno.ENOSPC), Code.DEPENDENCY_UNAVAILABLE),
    built("os", "too many files", _os(errno.EMFILE), Code.DEPENDENCY_UNAVAILABLE),
    built("os", "no file", _os(errno.ENOENT), Code.DATA_INTEGRITY),
    built("os", "no way", _os(errno.EHOSTUNREACH), Code.NETWORK),
    built("os", "input output", _os(errno.EIO), Code.DEPENDENCY_UNAVAILABLE),
]


def _png() -> bytes:
    kept = io.BytesIO()
    Image.effect_noise((64, 64), 50).save(kept, "png")
    return kept.getvalue()
