"""Python functions on the emulator: each environment is a process under the real runtime client, `awslambdaric`.

ministack's own Python worker gives every error the wrong `errorType`, and typed Catch and Retry then fail. So Python
runtimes take the path of `provided` ones, whose bootstrap speaks the Runtime API. Never used outside the emulator.
"""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from ministack.core import lambda_runtime
from ministack.services import lambda_svc

from local import metrics

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (lambda_runtime, ("ProvidedWorker", "ProvidedRuntimeError", "_worker_class_for", "_PROVIDED_INIT_TIMEOUT")),
    (lambda_runtime.ProvidedWorker, ("_await_init", "_drain_stderr", "_pump_output", "invoke")),
    (lambda_svc, ("_execute_function_warm", "_execute_function_provided_warm", "_sqs_esm_concurrency")),
    (lambda_svc, ("_update_code", "_update_config", "release_worker")),
    (lambda_runtime, ("_lock", "_workers", "kill_workers")),
    (lambda_svc, ("_provided_code_lock", "_provided_runtime_code_dir", "_provided_worker_env")),
)

# What the emulator's functions find beside their own code, and those on AWS do not.
INSIDE = Path(__file__).with_name("inside")

# AWS gives a start 10 s on a core of its own. Ten at once on a busy laptop take longer, and would be ended for ever.
INIT_S = 60.0

# exec: the process that the emulator watches and ends is Python itself, not a shell around it.
BOOTSTRAP = f"""#!/bin/sh
exec '{sys.executable}' -m awslambdaric "$_HANDLER"
"""


class Echo:
    """A function's output stream that also goes, line by line and at once, to one file with the function's name."""

    def __init__(self, stream: IO[bytes], file: IO[bytes], function: str) -> None:
        self._stream = stream
        self._file = file
        self._function = function.encode()

    def readline(self) -> bytes:
        line = self._stream.readline()
        if line:
            # The runtime client ends a log record with \n and writes \r between its lines.
            self._file.write(self._function + b" " + line)
            self._file.flush()
            metrics.hear(line)
        return line

    def close(self) -> None:
        self._stream.close()


class RuntimeClientWorker(lambda_runtime.ProvidedWorker):  # type: ignore[misc]
    """One execution environment of a Python function."""

    def _await_init(self, init_timeout: float | None = None) -> None:
        """Keep the error type that the runtime client posted: ministack calls every failed import Runtime.Unknown."""
        try:
            super()._await_init(init_timeout)
        except RuntimeError as failed:
            posted = self._init_error
            if not isinstance(posted, dict) or "errorType" not in posted:
                raise
            message = str(posted.get("errorMessage", failed))
            raise lambda_runtime.ProvidedRuntimeError(message, str(posted["errorType"])) from failed

    def invoke(self, event: Any, request_id: str, **options: Any) -> dict[str, Any]:
        """A process that cannot start is its own invocation's error: ministack would end the others of the function."""
        try:
            result: dict[str, Any] = super().invoke(event, request_id, **options)
        except RuntimeError as failed:
            kind = getattr(failed, "error_type", "Runtime.ExitError")
            payload = {"errorType": kind, "errorMessage": str(failed)}
            result = {"status": "error", "error": str(failed), "error_payload": payload, "log": self._drain_stderr()}
        return result

    def _pump_output(self, stream: IO[bytes], log_queue: Any) -> None:
        """CloudWatch has a line when its invocation ends, and never when the process dies while starting."""
        with Path(os.environ["LAZARET_FUNCTION_LOG"]).open("ab") as file:
            super()._pump_output(Echo(stream, file, self.func_name), log_queue)


def install(*, concurrency: int) -> None:
    class_for = lambda_runtime._worker_class_for
    unpack = lambda_svc._provided_runtime_code_dir
    environment = lambda_svc._provided_worker_env
    mapping_concurrency = lambda_svc._sqs_esm_concurrency

    def worker_class(config: dict[str, Any]) -> Any:
        return RuntimeClientWorker if str(config.get("Runtime", "")).startswith("python") else class_for(config)

    def unpack_with_bootstrap(code_zip: bytes) -> str:
        folder: str = unpack(code_zip)
        # The lock under which processes are started: none may inherit the half-written file (ETXTBSY).
        with lambda_svc._provided_code_lock:
            write_bootstrap(Path(folder, "bootstrap"))
        return folder

    def python_environment(config: dict[str, Any], folder: str, port: int) -> dict[str, str]:
        found: dict[str, str] = environment(config, folder, port)
        group = f"/aws/lambda/{found['AWS_LAMBDA_FUNCTION_NAME']}"
        own = found.get("LAZARET_PACKAGES", "")  # the lane's, before what every function has, as its layer on AWS
        path = os.pathsep.join(filter(None, [folder, own, str(INSIDE)]))
        return found | {"PYTHONPATH": path, "AWS_LAMBDA_LOG_GROUP_NAME": group, "TZ": "UTC"}

    def bounded(*args: Any, **kwargs: Any) -> int:
        # Lambda starts with 5 pollers and grows; ministack starts MaximumConcurrency processes at once.
        return min(concurrency, int(mapping_concurrency(*args, **kwargs)))

    lambda_runtime._PROVIDED_INIT_TIMEOUT = INIT_S
    lambda_runtime._worker_class_for = worker_class
    lambda_svc._provided_runtime_code_dir = unpack_with_bootstrap
    lambda_svc._provided_worker_env = python_environment
    lambda_svc._execute_function_warm = lambda_svc._execute_function_provided_warm
    lambda_svc._sqs_esm_concurrency = bounded
    lambda_svc._update_code = sparing(lambda_svc._update_code)
    lambda_svc._update_config = sparing(lambda_svc._update_config)
    lambda_svc.release_worker = ending_the_retired(lambda_svc.release_worker)


def retire_those_at_work(name: str) -> None:
    """On AWS an invocation ends on the code that it began with. ministack would kill it, and its job would be lost."""
    with lambda_runtime._lock:
        for key, workers in lambda_runtime._workers.items():
            busy = [each for each in workers if each.in_use and each.func_name == name]
            lambda_runtime._workers[key] = [each for each in workers if each not in busy]
            for each in busy:
                each.retired = True


def sparing(update: Callable[..., Any]) -> Callable[..., Any]:
    def updated(name: str, *args: Any, **kwargs: Any) -> Any:
        retire_those_at_work(name)
        return update(name, *args, **kwargs)

    return updated


def ending_the_retired(release: Callable[..., None]) -> Callable[..., None]:
    def released(worker: Any) -> None:
        release(worker)
        if getattr(worker, "retired", False):
            lambda_runtime.kill_workers([worker])

    return released


def write_bootstrap(path: Path) -> None:
    if not path.exists():
        path.write_text(BOOTSTRAP)
        path.chmod(stat.S_IRWXU)
