"""The ledgers that contracts run over, by name."""

import pytest

REGION = "us-east-1"
NOBODY = {"aws_access_key_id": "testing", "aws_secret_access_key": "testing"}
ENGINES = (
    "in_process",
    pytest.param("moto", marks=pytest.mark.slow),
    pytest.param("dynamodb_local", marks=pytest.mark.slow),
    pytest.param("embedded", marks=[pytest.mark.embedded, pytest.mark.slow]),
)
