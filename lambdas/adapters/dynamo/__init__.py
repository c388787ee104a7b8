"""The ledger, the breakers and the redrives' records on DynamoDB."""
