"""What is in the repository and in the layer that should not be: secrets, licences, known vulnerabilities."""
