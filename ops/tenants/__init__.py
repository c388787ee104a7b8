"""What a tenant has of its own: breakers and their limits, and the endpoint that gets notices of its letters."""
