"""A tenant's endpoint on the loopback address: TLS with a certificate for a name of its own, and answers to order."""

import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOST = "hooks.example.com"


class Receiver:
    """It keeps each request's head and body. `answer` writes what it says, however slowly."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "receiver.pem"
        self._context = self_signed(HOST, self.certificate)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.asked_for: list[str | None] = []  # by the names of TLS
        self.requests: list[tuple[str, dict[str, str], str]] = []
        self.closing = threading.Event()
        self.answer: Callable[[ssl.SSLSocket], None] = lambda client: client.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
        self._context.sni_callback = lambda _sock, name, _context: self.asked_for.append(name)
        threading.Thread(target=self._serve, daemon=True).start()

    def says(self, status: str, *headers: str) -> None:
        text = "\r\n".join([f"HTTP/1.1 {status}", *headers, "", ""]).encode()
        self.answer = lambda client: client.sendall(text)

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def resolve(self, _host: str, port: int) -> list[Any]:
        return [(None, None, 6, "", ("127.0.0.1", port))]

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}/in?source=lazaret"

    def close(self) -> None:
        self.closing.set()
        self._listener.close()

    def _serve(self) -> None:
        while not self.closing.is_set():
            with suppress(OSError), self._listener.accept()[0] as plain:
                plain.settimeout(5)
                with self._context.wrap_socket(plain, server_side=True) as client:
                    self.requests.append(_request(client))
                    self.answer(client)


def _request(client: ssl.SSLSocket) -> tuple[str, dict[str, str], str]:
    with client.makefile("rb") as lines:
        first = lines.readline().decode().strip()
        headers: dict[str, str] = {}
        while line := lines.readline().decode().strip():
            name, _, text = line.partition(": ")
            headers[name] = text
        return first, headers, lines.read(int(headers["Content-Length"])).decode()


def self_signed(host: str, path: Path) -> ssl.SSLContext:
    """A server's context. Its key and its certificate, which only who reads it trusts, lie in `path`."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    path.write_bytes(private + certificate.public_bytes(pem))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    return context
