"""Errors of 62 packages that no other group holds, shaped by hand as in `recalled`, and its own errors where one is small.

Every label was written before any of them was judged, and the first judgement is in docs/benchmarks.md; later they were
looked at.
"""
