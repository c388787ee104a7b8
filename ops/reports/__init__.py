"""The whole deployment at a glance: its status, its week, and whether a release may go on."""
