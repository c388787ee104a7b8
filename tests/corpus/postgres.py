"""Just enough of a PostgreSQL server for a real driver to connect and to be refused with any SQLSTATE."""

import socket
import struct
import threading


def refuse_with(sqlstate: str, message: str) -> int:
    """The port of a server that takes one client and answers its first statement with this error."""
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_serve, args=(listener, sqlstate, message), daemon=True).start()
    return int(listener.getsockname()[1])


def _serve(listener: socket.socket, sqlstate: str, message: str) -> None:
    with listener, listener.accept()[0] as client:
        while (startup := _exactly(client, struct.unpack("!i", _exactly(client, 4))[0] - 4))[:2] != b"\x00\x03":
            client.sendall(b"N")  # neither TLS nor GSS here
        del startup
        ready = _frame(b"Z", b"I")
        client.sendall(_frame(b"R", struct.pack("!i", 0)) + ready)
        while kind := client.recv(1):
            _exactly(client, struct.unpack("!i", _exactly(client, 4))[0] - 4)
            if kind == b"Q":
                fields = f"SERROR\0VERROR\0C{sqlstate}\0M{message}\0\0".encode()
                client.sendall(_frame(b"E", fields) + ready)


def _frame(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack("!i", len(content) + 4) + content


def _exactly(client: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count and (part := client.recv(count - len(data))):
        data += part
    return data
