"""How a lane is called in the outputs of its stack. Without the CDK: the command line reads them."""


def pascal(job_type: str) -> str:
    return "".join(part.capitalize() for part in job_type.split("-"))
