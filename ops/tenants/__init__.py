"""What a tenant has of its own: breakers and their limits, and the endpoint that is told of its letters."""
