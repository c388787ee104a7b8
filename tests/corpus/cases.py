"""Every case of the corpus, and what is made of what it raises."""

from lambdas.core.model.failure import Failure, classify
from tests.corpus import (
    cases_anthropic,
    cases_aws,
    cases_frameworks,
    cases_google,
    cases_http,
    cases_openai,
    cases_python,
    cases_stores,
)
from tests.corpus.case import Case
from tests.corpus.loopback import Loopback

CASES: list[Case] = [
    *cases_anthropic.CASES,
    *cases_openai.CASES,
    *cases_google.CASES,
    *cases_aws.CASES,
    *cases_http.CASES,
    *cases_stores.CASES,
    *cases_python.CASES,
    *cases_frameworks.CASES,
]


def provoked(case: Case, server: Loopback) -> BaseException:
    try:
        case.provoke(server)
    except BaseException as error:
        return error
    raise AssertionError(f"{case.name} raised nothing")


def classified(case: Case, server: Loopback) -> Failure:
    return classify(provoked(case, server), step="corpus", in_effect=case.in_effect)
