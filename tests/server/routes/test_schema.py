"""The OpenAPI document holds: schemathesis asks the server all it can think of, and checks every answer against it."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from igroteka.engine.texts import Speaker, languages
from igroteka.server.app import openapi
from igroteka.server.refusals import TEXTS
from tests.server.clients import Guest, Running
from tests.server.processes import PATIENCE

EXAMPLES = 60 if os.environ.get("IGROTEKA_SOAK") else 6
DOCUMENT = openapi()
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
ASKED = {  # what is answered by closing the door behind the asker is left out
    f"{method.upper()} {path}"
    for path, methods in DOCUMENT["paths"].items()
    for method in methods
    if path not in ("/api/me", "/api/sign-out", "/api/me/password") or method == "get"
}


@pytest.fixture(scope="module")
def asker(server: Running) -> Guest:
    """The host, who has played a little, so that there is something to ask about."""
    host = Guest(server.url, "Host")
    token = host.post("/api/me/tokens", {"label": "schema"})["secret"]
    host.http.headers["authorization"] = f"Bearer {token}"
    host.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True)
    return host


@pytest.mark.parametrize("operation", sorted(ASKED))
def test_answers_are_as_the_document_says(server: Running, asker: Guest, operation: str) -> None:
    method, path = operation.split()
    schema = schemathesis.openapi.from_dict(openapi())
    table = server.do(server.worker.store.read(lambda tx: tx.value("SELECT id FROM tables LIMIT 1")))
    headers = {"authorization": asker.http.headers["authorization"]}

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=schema[path][method].as_strategy())
    def check(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table  # guessing one is not what this is about
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=PATIENCE)

    check()


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    speaker = Speaker(language, TEXTS)
    source = "\n".join(path.read_text("utf-8") for path in Path(TEXTS).parent.rglob("*.py"))
    keys = set(re.findall(r'No\(\s*\d+,\s*"([a-z-]+)"', source))
    assert len(keys) > 30
    for key in keys:
        assert speaker.has(f"refuse-{key}"), key
    english = Speaker("en", TEXTS)
    for key in keys:
        assert english.has(f"refuse-{key}") == speaker.has(f"refuse-{key}")
