"""Errors that no clue is written from, and no word is learned from."""
