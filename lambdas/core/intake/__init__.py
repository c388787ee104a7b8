"""Dead-letter queue → letter."""
