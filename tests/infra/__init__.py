import infra  # noqa: F401  (before any test imports aws_cdk: it quiets Node's banner)
