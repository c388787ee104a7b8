"""lanes.toml: a lane's policy as values, and every fault of the file in one error."""
