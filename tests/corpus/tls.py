"""A TLS server whose certificate nobody trusts, made on the spot: it signs itself."""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@cache
def _context() -> ssl.SSLContext:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "both.pem"
        private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
        path.write_bytes(private + certificate.public_bytes(pem))
        context.load_cert_chain(path)
    return context


@contextmanager
def untrusted_server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=_shake_hands, args=(listener,), daemon=True)
        thread.start()
        yield f"https://localhost:{listener.getsockname()[1]}"


def _shake_hands(listener: socket.socket) -> None:
    with suppress(OSError), listener.accept()[0] as client:
        client.settimeout(2)
        _context().wrap_socket(client, server_side=True)
