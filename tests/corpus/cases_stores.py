"""Databases: SQLite's real locks, PostgreSQL's codes through the real driver, SQLAlchemy around both."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import sqlalchemy

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.loopback import Loopback, dead_url
from tests.corpus.postgres import refuse_with


def _locked(act: Callable[[str], object]) -> object:
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "world.db")
        holder = sqlite3.connect(path, isolation_level=None)
        try:
            holder.execute("create table world (pk text primary key)")
            holder.execute("begin exclusive")
            return act(path)
        finally:
            holder.close()


def _sqlite_locked(_server: Loopback) -> object:
    return _locked(lambda path: sqlite3.connect(path, timeout=0).execute("insert into world values ('a')"))


def _alchemy(path: str) -> object:
    engine = sqlalchemy.create_engine(f"sqlite:///{path}", connect_args={"timeout": 0})
    with engine.begin() as connection:
        return connection.execute(sqlalchemy.text("insert into world values ('a')"))


def _sqlalchemy_locked(_server: Loopback) -> object:
    return _locked(_alchemy)


def _sqlalchemy(statements: str) -> Callable[[Loopback], object]:
    def provoke(_server: Loopback) -> object:
        with sqlalchemy.create_engine("sqlite://").begin() as connection:
            return [connection.execute(sqlalchemy.text(one)) for one in statements.split(";")]

    return provoke


def _not_a_database(_server: Loopback) -> object:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "letter.pdf"
        path.write_bytes(b"%PDF-1.7" + bytes(4096))
        return sqlite3.connect(path).execute("select 1 from sqlite_master")


def _postgres(sqlstate: str, message: str) -> Callable[[Loopback], object]:
    def provoke(_server: Loopback) -> object:
        port = refuse_with(sqlstate, message)
        with psycopg.connect(f"host=127.0.0.1 port={port} user=u dbname=d sslmode=disable", autocommit=True) as link:
            return link.execute("update world set n = 1")

    return provoke


def _postgres_nobody(_server: Loopback) -> object:
    return psycopg.connect(f"host=127.0.0.1 port={dead_url().rpartition(':')[2]} user=u dbname=d", connect_timeout=2)


_TWICE = "create table world (pk text primary key);insert into world values ('a');insert into world values ('a')"

CASES = [
    Case(
        name="sqlite locked",
        provoke=_sqlite_locked,
        code=Code.STORE_CONFLICT,
        why="another writer holds the file",
        error_type="sqlite3.OperationalError",
    ),
    Case(
        name="sqlalchemy locked",
        provoke=_sqlalchemy_locked,
        code=Code.STORE_CONFLICT,
        why="the driver's error inside the wrapper tells",
    ),
    Case(
        name="sqlalchemy no such table",
        provoke=_sqlalchemy("select * from nowhere"),
        code=Code.PROGRAM_ERROR,
        why="the statement is wrong",
    ),
    Case(
        name="sqlalchemy twice", provoke=_sqlalchemy(_TWICE), code=Code.DATA_INTEGRITY, why="a row that exists already"
    ),
    Case(
        name="sqlalchemy twice in an effect",
        provoke=_sqlalchemy(_TWICE),
        code=Code.EFFECT_CONFLICT,
        why="the effect is there already",
        in_effect=True,
    ),
    Case(name="sqlite on a PDF", provoke=_not_a_database, code=Code.UNSUPPORTED_INPUT, why="the file is no database"),
    Case(
        name="postgres deadlock",
        provoke=_postgres("40P01", "deadlock detected"),
        code=Code.STORE_CONFLICT,
        why="one of two had to lose",
        error_type="psycopg.DeadlockDetected",
    ),
    Case(
        name="postgres serialization",
        provoke=_postgres("40001", "could not serialize access due to concurrent update"),
        code=Code.STORE_CONFLICT,
        why="another try meets another state",
    ),
    Case(
        name="postgres lock not available",
        provoke=_postgres("55P03", "could not obtain lock on row in relation"),
        code=Code.STORE_CONFLICT,
        why="somebody holds it",
    ),
    Case(
        name="postgres statement timeout",
        provoke=_postgres("57014", "canceling statement due to statement timeout"),
        code=Code.DEPENDENCY_UNAVAILABLE,
        why="the store was too slow",
    ),
    Case(
        name="postgres too many connections",
        provoke=_postgres("53300", "sorry, too many clients already"),
        code=Code.DEPENDENCY_UNAVAILABLE,
        why="the store is full",
    ),
    Case(
        name="postgres duplicate",
        provoke=_postgres("23505", "duplicate key value violates unique constraint"),
        code=Code.DATA_INTEGRITY,
        why="a row that exists already",
    ),
    Case(
        name="postgres duplicate in an effect",
        provoke=_postgres("23505", "duplicate key value violates unique constraint"),
        code=Code.EFFECT_CONFLICT,
        why="the effect is there already",
        in_effect=True,
    ),
    Case(
        name="postgres undefined column",
        provoke=_postgres("42703", 'column "nmae" does not exist'),
        code=Code.PROGRAM_ERROR,
        why="the statement is wrong",
    ),
    Case(
        name="postgres privilege",
        provoke=_postgres("42501", "permission denied for table world"),
        code=Code.AUTH_DENIED,
        why="a role that is too narrow",
    ),
    Case(name="postgres nobody", provoke=_postgres_nobody, code=Code.NETWORK, why="refused"),
]
