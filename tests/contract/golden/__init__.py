"""Everything that the application stores, as each release wrote it. A file here is never changed."""
