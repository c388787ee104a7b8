"""Redrives: asked for, followed, approved, aborted, listed."""
