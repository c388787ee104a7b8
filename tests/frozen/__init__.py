"""What must stay the same while the source moves: deployed templates, the API's document, public names, signatures.

`python -m tests.frozen` writes the files anew. That is right when a change is meant to be seen outside (a new alarm,
a new field of the API, a new event, another sentence for people) or when a locked package words its errors
differently. It is wrong for a change that only moves or renames source: then the difference is a mistake in the move.
Read the diff before committing it.

Stored items, messages and documents are not here: tests/contract/golden has them, and
tests/contract/storage/test_golden.py compares.
"""
