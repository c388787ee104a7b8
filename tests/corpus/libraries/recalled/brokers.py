"""Brokers, queues and other stores, shaped by hand."""

import enum
from typing import Any

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import recalled, shaped


def _odbc(name: str, state: str, message: str) -> BaseException:
    return shaped(
        f"pyodbc.{name} < pyodbc.Error", state, f"[{state}] [Microsoft][ODBC Driver 18 for SQL Server]{message}"
    )


class _OracleInfo:
    def __init__(self, full_code: str, message: str, *, recoverable: bool = False) -> None:
        self.full_code, self.message, self.isrecoverable = full_code, f"{full_code}: {message}", recoverable
        self.code, self.offset, self.context = int(full_code[4:]), 0, ""

    def __str__(self) -> str:
        return self.message


_OracleInfo.__name__, _OracleInfo.__module__ = "_Error", "oracledb.errors"


def _oracle(name: str, full_code: str, message: str, *, recoverable: bool = False) -> BaseException:
    lineage = f"oracledb.exceptions.{name} < oracledb.exceptions.DatabaseError < oracledb.exceptions.Error"
    return shaped(lineage, _OracleInfo(full_code, message, recoverable=recoverable))


class _KafkaError:
    def __init__(self, name: str, value: int, text: str, *, retriable: bool) -> None:
        self._held = (name, value, text, retriable)

    def code(self) -> int:
        return self._held[1]

    def name(self) -> str:
        return self._held[0]

    def str(self) -> Any:
        return self._held[2]

    def retriable(self) -> bool:
        return self._held[3]

    def fatal(self) -> bool:
        return False

    def __repr__(self) -> Any:
        name, value, text, _ = self._held
        return f'KafkaError{{code={name},val={value},str="{text}"}}'

    __str__ = __repr__


_KafkaError.__name__, _KafkaError.__module__ = "KafkaError", "cimpl"


def _confluent(name: str, value: int, text: str, *, retriable: bool = False) -> BaseException:
    return shaped("cimpl.KafkaException", _KafkaError(name, value, text, retriable=retriable))


def _servicebus(name: str, message: str, *, retryable: bool) -> BaseException:
    lineage = f"azure.servicebus.exceptions.{name} < azure.servicebus.exceptions.ServiceBusError"
    return shaped(f"{lineage} < azure.core.exceptions.AzureError", message, message=message, _retryable=retryable)


def _postgrest(code: str, message: str, details: str | None = None) -> BaseException:
    told = {"message": message, "code": code, "hint": None, "details": details}
    return shaped(
        "postgrest.exceptions.APIError", str(told), _raw_error=told, message=message, code=code, hint=None,
        details=details,
    )  # fmt: skip


class _RpcStatus(enum.IntEnum):
    NOT_FOUND = 5
    RESOURCE_EXHAUSTED = 8


_RpcStatus.__name__, _RpcStatus.__module__ = "RPCStatusCode", "temporalio.service"


def _temporal(status: _RpcStatus, message: str) -> BaseException:
    lineage = "temporalio.service.RPCError < temporalio.exceptions.TemporalError"
    return shaped(
        lineage, message, _message=message, message=message, _status=status, status=status, raw_grpc_status=b""
    )


CASES: list[Case] = [
    *recalled(
        "pyodbc",
        {
            "deadlock": (
                _odbc(
                    "Error",
                    "40001",
                    "[SQL Server]Transaction (Process ID 61) was deadlocked on lock resources with another process and "
                    "has been chosen as the deadlock victim. Rerun the transaction. (1205) (SQLExecDirectW)",
                ),
                Code.STORE_CONFLICT,
            ),
            "login": (
                _odbc("InterfaceError", "28000", "[SQL Server]Login failed for user 'u'. (18456) (SQLDriverConnect)"),
                Code.AUTH_DENIED,
            ),
            "slow login": (
                _odbc("OperationalError", "HYT00", "Login timeout expired (0) (SQLDriverConnect)"),
                Code.NETWORK,
            ),
            "no table": (
                _odbc("ProgrammingError", "42S02", "[SQL Server]Invalid object name 'dbo.letters'. (208)"),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "oracledb",
        {
            "deadlock": (
                _oracle("DatabaseError", "ORA-00060", "deadlock detected while waiting for resource"),
                Code.STORE_CONFLICT,
            ),
            "twice": (
                _oracle("IntegrityError", "ORA-00001", "unique constraint (A.LETTERS_PK) violated"),
                Code.DATA_INTEGRITY,
            ),
            "nobody": (
                _oracle(
                    "OperationalError",
                    "DPY-6005",
                    "cannot connect to database (CONNECTION_ID=x).\n[Errno 111] Connection refused",
                    recoverable=True,
                ),
                Code.NETWORK,
            ),
            "login": (
                _oracle("DatabaseError", "ORA-01017", "invalid credential or not authorized; logon denied"),
                Code.AUTH_DENIED,
            ),
            "no table": (_oracle("DatabaseError", "ORA-00942", "table or view does not exist"), Code.PROGRAM_ERROR),
        },
    ),
    *recalled(
        "confluent_kafka",
        {
            "transport": (_confluent("_TRANSPORT", -195, "Local: Broker transport failure"), Code.NETWORK),
            "too large": (
                _confluent("MSG_SIZE_TOO_LARGE", 10, "Broker: Message size too large"),
                Code.UNSUPPORTED_INPUT,
            ),
            "no topic": (
                _confluent("UNKNOWN_TOPIC_OR_PART", 3, "Broker: Unknown topic or partition", retriable=True),
                Code.DEPENDENCY_GONE,
            ),
            "slow": (_confluent("_MSG_TIMED_OUT", -192, "Local: Message timed out"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "pulsar",
        {
            "no topic": (
                shaped("_pulsar.TopicNotFound < _pulsar.PulsarException", "Pulsar error: TopicNotFound"),
                Code.DEPENDENCY_GONE,
            ),
            "slow": (
                shaped("_pulsar.Timeout < _pulsar.PulsarException", "Pulsar error: TimeOut"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "denied": (
                shaped("_pulsar.AuthorizationError < _pulsar.PulsarException", "Pulsar error: AuthorizationError"),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "aiormq",
        {
            "no queue": (
                shaped(
                    "aiormq.exceptions.ChannelNotFoundEntity < aiormq.exceptions.ChannelClosed < "
                    "aiormq.exceptions.AMQPChannelError < aiormq.exceptions.AMQPError",
                    "NOT_FOUND - no queue 'jobs' in vhost '/'",
                    reason="NOT_FOUND - no queue 'jobs' in vhost '/'",
                ),
                Code.DEPENDENCY_GONE,
            ),
            "nobody": (
                shaped(
                    "aiormq.exceptions.AMQPConnectionError < aiormq.exceptions.AMQPError",
                    111,
                    "Connect call failed ('127.0.0.1', 5672)",
                    base=ConnectionError,
                    cause=ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 5672)"),
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "azure.servicebus",
        {
            "busy": (
                _servicebus(
                    "ServiceBusServerBusyError",
                    "The request was terminated because the entity is being throttled. Error code: 50009. Please wait 2 "
                    "seconds and try again.",
                    retryable=True,
                ),
                Code.THROTTLED,
            ),
            "lock lost": (
                _servicebus("MessageLockLostError", "The lock on the message lock has expired.", retryable=False),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "deltalake",
        {
            "lost race": (
                shaped(
                    "_internal.CommitFailedError < _internal.DeltaError",
                    "Failed to commit transaction: Metadata changed since last commit.",
                ),
                Code.STORE_CONFLICT,
            ),
            "no table": (
                shaped("_internal.TableNotFoundError < _internal.DeltaError", "no log files"),
                Code.DEPENDENCY_GONE,
            ),
        },
    ),
    *recalled(
        "etcd3",
        {
            "nobody": (
                shaped("etcd3.exceptions.ConnectionFailedError < etcd3.exceptions.Etcd3Exception"),
                Code.NETWORK,
            ),
            "lost race": (
                shaped("etcd3.exceptions.PreconditionFailedError < etcd3.exceptions.Etcd3Exception"),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "postgrest",
        {
            "twice": (
                _postgrest("23505", 'duplicate key value violates unique constraint "letters_pkey"'),
                Code.DATA_INTEGRITY,
            ),
            "expired": (_postgrest("PGRST301", "JWT expired"), Code.AUTH_DENIED),
            "no row": (
                _postgrest(
                    "PGRST116", "Cannot coerce the result to a single JSON object", "The result contains 0 rows"
                ),
                Code.DATA_INTEGRITY,
            ),
            "slow": (_postgrest("57014", "canceling statement due to statement timeout"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "aiomqtt",
        {
            "denied": (
                shaped(
                    "aiomqtt.exceptions.MqttCodeError < aiomqtt.exceptions.MqttError",
                    said="[code:135] Not authorized",
                    rc=135,
                ),
                Code.AUTH_DENIED,
            ),
            "lost": (
                shaped(
                    "aiomqtt.exceptions.MqttCodeError < aiomqtt.exceptions.MqttError",
                    said="[code:7] The connection was lost.",
                    rc=7,
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "temporalio",
        {
            "no workflow": (_temporal(_RpcStatus.NOT_FOUND, "workflow not found for ID: x"), Code.DATA_INTEGRITY),
            "429": (
                _temporal(_RpcStatus.RESOURCE_EXHAUSTED, "namespace rate limit exceeded"),
                Code.THROTTLED,
            ),
            "started twice in an effect": (
                shaped(
                    "temporalio.exceptions.WorkflowAlreadyStartedError < temporalio.exceptions.FailureError < "
                    "temporalio.exceptions.TemporalError",
                    "Workflow execution already started",
                    workflow_id="x",
                    workflow_type="Review",
                    run_id="y",
                ),
                Code.EFFECT_CONFLICT,
            ),
        },
    ),
]
