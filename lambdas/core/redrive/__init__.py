"""Redrives: governed actions on dead letters, in growing waves. Each module is one part of a redrive's life."""
