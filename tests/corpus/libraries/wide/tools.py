"""Ssh, browsers, documents, pictures, sound and other tools, shaped by hand."""

import socket
import subprocess

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import recalled, shaped

CASES: list[Case] = [
    *recalled(
        "netmiko",
        {
            "slow": (
                shaped(
                    "netmiko.exceptions.NetmikoTimeoutException < paramiko.ssh_exception.SSHException",
                    "\nTCP connection to device failed.\n\nCommon causes of this problem are:\n1. Incorrect hostname or IP address.\n2. Wrong TCP port.\n\nDevice settings: cisco_ios 10.0.0.1:22\n",
                ),
                Code.NETWORK,
            ),
            "login": (
                shaped(
                    "netmiko.exceptions.NetmikoAuthenticationException < paramiko.ssh_exception.AuthenticationException < paramiko.ssh_exception.SSHException",
                    "Authentication to device failed.\n\nDevice settings: cisco_ios 10.0.0.1:22\n",
                ),
                Code.AUTH_DENIED,
            ),
            "pattern": (
                shaped(
                    "netmiko.exceptions.ReadTimeout < netmiko.exceptions.ReadException < netmiko.exceptions.NetmikoException",
                    "\nPattern not detected: 'router#' in output.\n",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "fabric",
        {
            "exit": (
                shaped(
                    "invoke.exceptions.UnexpectedExit < invoke.exceptions.Failure",
                    said="Encountered a bad command exit code!\n\nCommand: 'systemctl restart app'\n\nExit code: 5\n\nStderr:\n\nFailed to restart app.service: Unit app.service not found.\n",
                    reason=None,
                ),
                Code.TOOL_FAILED,
            ),
            "group": (
                shaped(
                    "fabric.exceptions.GroupException",
                    {"web1": socket.gaierror(-2, "Name or service not known")},
                    result={"web1": socket.gaierror(-2, "Name or service not known")},
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "ncclient",
        {
            "lock": (
                shaped(
                    "ncclient.operations.rpc.RPCError < ncclient.operations.errors.OperationError < ncclient.NCClientError",
                    "Configuration database is locked by user admin",
                    tag="lock-denied",
                    type="protocol",
                    severity="error",
                    message="Configuration database is locked by user admin",
                ),
                Code.STORE_CONFLICT,
            ),
            "closed": (
                shaped(
                    "ncclient.transport.errors.SessionCloseError < ncclient.transport.errors.TransportError < ncclient.NCClientError",
                    "Unexpected session close",
                ),
                Code.NETWORK,
            ),
            "slow": (
                shaped(
                    "ncclient.operations.errors.TimeoutExpiredError < ncclient.NCClientError",
                    "ncclient timed out while waiting for an rpc reply.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "sshtunnel",
        {
            "gateway": (
                shaped("sshtunnel.BaseSSHTunnelForwarderError", said="Could not establish session to SSH gateway"),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "winrm",
        {
            "credentials": (
                shaped(
                    "winrm.exceptions.InvalidCredentialsError < winrm.exceptions.WinRMTransportError",
                    "the specified credentials were rejected by the server",
                ),
                Code.AUTH_DENIED,
            ),
            "slow": (shaped("winrm.exceptions.WinRMOperationTimeoutError"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "pexpect",
        {
            "slow": (
                shaped(
                    "pexpect.exceptions.TIMEOUT < pexpect.exceptions.ExceptionPexpect",
                    "Timeout exceeded.\n<pexpect.pty_spawn.spawn object at 0x7f>\ncommand: /usr/bin/ssh",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "end": (
                shaped(
                    "pexpect.exceptions.EOF < pexpect.exceptions.ExceptionPexpect",
                    "End Of File (EOF). Exception style platform.\ncommand: /usr/bin/sftp",
                ),
                Code.UNKNOWN,
            ),
        },
    ),
    *recalled(
        "imap_tools",
        {
            "login": (
                shaped(
                    "imap_tools.errors.MailboxLoginError < imap_tools.errors.UnexpectedCommandStatusError < imap_tools.errors.ImapToolsError",
                    'Response status "OK" expected, but "NO" received. Data: [b\'[AUTHENTICATIONFAILED] Invalid credentials (Failure)\']',
                    command_result=("NO", [b"[AUTHENTICATIONFAILED] Invalid credentials (Failure)"]),
                ),
                Code.AUTH_DENIED,
            ),
            "no folder": (
                shaped(
                    "imap_tools.errors.MailboxFolderSelectError < imap_tools.errors.UnexpectedCommandStatusError < imap_tools.errors.ImapToolsError",
                    'Response status "OK" expected, but "NO" received. Data: [b\'[NONEXISTENT] Unknown Mailbox: Invoices (now in authenticated state) (Failure)\']',
                ),
                Code.DATA_INTEGRITY,
            ),
            "too many": (
                shaped(
                    "imaplib.IMAP4.abort < imaplib.IMAP4.error",
                    "command: LOGIN => [ALERT] Too many simultaneous connections. (Failure)",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "poplib",
        {
            "login": (
                shaped("poplib.error_proto", b"-ERR [AUTH] Username and password not accepted."),
                Code.AUTH_DENIED,
            ),
            "in use": (
                shaped("poplib.error_proto", b"-ERR [IN-USE] Unable to lock maildrop, try again"),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "pptx",
        {
            "no deck": (
                shaped("pptx.exc.PackageNotFoundError < pptx.exc.PythonPptxError", "Package not found at 'deck.pptx'"),
                Code.DATA_INTEGRITY,
            ),
            "damaged": (shaped("zipfile.BadZipFile", "File is not a zip file"), Code.UNSUPPORTED_INPUT),
        },
    ),
    *recalled(
        "rarfile",
        {
            "no rar": (shaped("rarfile.NotRarFile < rarfile.Error", "Not a RAR file"), Code.UNSUPPORTED_INPUT),
            "password": (
                shaped("rarfile.PasswordRequired < rarfile.Error", "File a.pdf requires password"),
                Code.AUTH_DENIED,
            ),
            "cut": (
                shaped("rarfile.BadRarFile < rarfile.Error", "Failed the read enough data: req=512 got=100"),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "camelot",
        {
            "ghostscript": (
                shaped(
                    "builtins.OSError",
                    "Ghostscript is not installed. You can install it using the instructions here: https://camelot-py.readthedocs.io",
                    base=OSError,
                ),
                Code.DEPENDENCY_GONE,
            ),
            "image": (
                shaped(
                    "builtins.UserWarning",
                    "page-1 is image-based, camelot only works on text-based pages.",
                    base=UserWarning,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "ocrmypdf",
        {
            "encrypted": (
                shaped(
                    "ocrmypdf.exceptions.EncryptedPdfError < ocrmypdf.exceptions.ExitCodeException",
                    "Input PDF is encrypted. The encryption must be removed to perform OCR.",
                    exit_code=8,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "tesseract": (
                shaped(
                    "ocrmypdf.exceptions.MissingDependencyError < ocrmypdf.exceptions.ExitCodeException",
                    "tesseract",
                    exit_code=3,
                ),
                Code.DEPENDENCY_GONE,
            ),
            "has text": (
                shaped(
                    "ocrmypdf.exceptions.PriorOcrFoundError < ocrmypdf.exceptions.ExitCodeException",
                    "page already has text! - aborting (use --force-ocr to force OCR)",
                    exit_code=6,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "imageio",
        {
            "format": (
                shaped(
                    "imageio.core.fetching.NeedDownloadError",
                    "Could not find a backend to open `a.heic` with iomode `r`.",
                    base=OSError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "cv2",
        {
            "empty": (
                shaped(
                    "cv2.error",
                    "OpenCV(4.10.0) color.cpp:196: error: (-215:Assertion failed) !_src.empty() in function 'cvtColor'\n",
                    code=-215,
                    err="!_src.empty()",
                    func="cvtColor",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "soundfile",
        {
            "format": (
                shaped(
                    "soundfile.LibsndfileError < soundfile.SoundFileRuntimeError < soundfile.SoundFileError",
                    said="Error opening 'a.mp3': Format not recognised.",
                    base=RuntimeError,
                    code=1,
                    prefix="Error opening 'a.mp3': ",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pyarrow",
        {
            "no parquet": (
                shaped(
                    "pyarrow.lib.ArrowInvalid < pyarrow.lib.ArrowException",
                    "Parquet magic bytes not found in footer. Either the file is corrupted or this is not a parquet file.",
                    base=ValueError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "codec": (
                shaped(
                    "pyarrow.lib.ArrowNotImplementedError < pyarrow.lib.ArrowException",
                    "Support for codec 'lz4' not built",
                    base=NotImplementedError,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pydicom",
        {
            "no dicom": (
                shaped(
                    "pydicom.errors.InvalidDicomError",
                    "File is missing DICOM File Meta Information header or the 'DICM' prefix is missing from the header. Use force=True to force reading.",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "pandoc by subprocess",
        {
            "exit": (
                subprocess.CalledProcessError(64, ["pandoc", "a.docx"], stderr=b"couldn't parse docx file\n"),
                Code.UNSUPPORTED_INPUT,
            ),
            "slow": (subprocess.TimeoutExpired(["soffice", "--headless", "a.doc"], 120), Code.DEPENDENCY_UNAVAILABLE),
            "killed": (subprocess.CalledProcessError(-9, ["soffice", "--headless"]), Code.OUT_OF_MEMORY),
        },
    ),
    *recalled(
        "splinter",
        {
            "no element": (
                shaped("splinter.exceptions.ElementDoesNotExist", 'no elements could be found with css "#buy"'),
                Code.TOOL_FAILED,
            ),
            "driver": (
                shaped("splinter.exceptions.DriverNotFoundError", "Driver for firefox was not found."),
                Code.DEPENDENCY_GONE,
            ),
        },
    ),
    *recalled(
        "websocket",
        {
            "closed": (
                shaped(
                    "websocket._exceptions.WebSocketConnectionClosedException < websocket._exceptions.WebSocketException",
                    "Connection to remote host was lost.",
                ),
                Code.NETWORK,
            ),
            "handshake": (
                shaped(
                    "websocket._exceptions.WebSocketBadStatusException < websocket._exceptions.WebSocketException",
                    "Handshake status 403 Forbidden -+-+- {'date': 'x'} -+-+- None",
                    status_code=403,
                    resp_headers={},
                ),
                Code.AUTH_DENIED,
            ),
            "slow": (
                shaped(
                    "websocket._exceptions.WebSocketTimeoutException < websocket._exceptions.WebSocketException",
                    "Connection timed out",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "dns",
        {
            "no name": (
                shaped(
                    "dns.resolver.NXDOMAIN < dns.exception.DNSException",
                    said="The DNS query name does not exist: shop.exmaple.com.",
                ),
                Code.DATA_INTEGRITY,
            ),
            "servers": (
                shaped(
                    "dns.resolver.NoNameservers < dns.exception.DNSException",
                    said="All nameservers failed to answer the query shop.example.com. IN MX: Server Do53:10.0.0.2@53 answered SERVFAIL",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "slow": (
                shaped(
                    "dns.resolver.LifetimeTimeout < dns.exception.Timeout < dns.exception.DNSException",
                    said="The resolution lifetime expired after 5.4 seconds: Server Do53:10.0.0.2@53 answered The DNS operation timed out.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "ansible_runner",
        {
            "unreachable": (
                shaped(
                    "ansible.errors.AnsibleConnectionFailure < ansible.errors.AnsibleRuntimeError < ansible.errors.AnsibleError",
                    "Failed to connect to the host via ssh: ssh: connect to host 10.0.0.7 port 22: No route to host",
                    message="Failed to connect to the host via ssh",
                ),
                Code.NETWORK,
            ),
            "syntax": (
                shaped(
                    "ansible.errors.AnsibleParserError < ansible.errors.AnsibleError",
                    "couldn't resolve module/action 'aptt'. This often indicates a misspelling, missing collection, or incorrect module path.",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "pybreaker",
        {
            "open": (
                shaped("pybreaker.CircuitBreakerError", "Timeout not elapsed yet, circuit breaker still open"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "tenacity",
        {
            "gave up": (
                shaped(
                    "tenacity.RetryError",
                    said="RetryError[<Future at 0x7f state=finished raised ConnectionError>]",
                    cause=ConnectionResetError(104, "Connection reset by peer"),
                ),
                Code.NETWORK,
            ),
        },
    ),
]
