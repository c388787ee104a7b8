"""What a tenant is notified of about its own jobs, and how the notice gets there."""
