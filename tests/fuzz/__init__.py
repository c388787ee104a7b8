"""Whatever comes in, the real handlers give it a named outcome: nothing raises, and nothing is lost."""
