"""What all lanes share, as one stack: tables, bucket, redrive machine, sweep, notices, the API."""
