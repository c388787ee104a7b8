"""Every AWS call that was made is allowed, and every grant is one that a call needs, or that carries a reason."""
