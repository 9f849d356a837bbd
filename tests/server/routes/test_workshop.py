"""The workshop over the wire: what is shown, checked and written, for anybody, and nothing is kept."""

import httpx
import msgspec
import pytest

from tests.server.clients import Running
from tests.server.processes import PATIENCE

VILLAGE = "/api/games/village/workshop"


def workshop(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE)


def test_the_pieces_in_the_readers_language(server: Running) -> None:
    with workshop(server) as client:
        bench = client.get(VILLAGE, params={"language": "ru"}).json()
        assert bench["shipped"]
        assert bench["groups"][0]["label"] == "Рынок и покупатели"
        customer = bench["groups"][0]["entries"][0]
        assert (customer["place"], customer["label"]) == (["customer", 0], "Покупатель 1")
        wants, points = customer["fields"]
        assert wants["many"]
        assert {"value": "ox", "label": "бык"} in wants["choices"]
        assert (points["label"], points["kind"], points["least"], points["most"]) == ("известность", "number", 0, 99)
        assert bench["content"]["customer"][0]["points"] == 6
        assert client.get(VILLAGE, params={"language": "tlh"}).status_code == 404


def test_a_wrong_value_a_right_one_and_the_file(server: Running) -> None:
    with workshop(server) as client:
        content = client.get(VILLAGE).json()["content"]
        content["customer"][0]["points"] = 777
        told = client.post(VILLAGE, json={"content": content, "language": "ru"}).json()
        assert told["complaints"] == [
            {
                "place": ["customer", 0, "points"],
                "what": "Покупатель 1: известность",
                "why": "здесь нужно целое число от 0 до 99, а не 777",
            }
        ]
        assert (told["content"], told["file"]) == (None, "")
        content["customer"][0]["points"] = 7
        right = client.post(VILLAGE, json={"content": content}).json()
        assert right["complaints"] == []
        assert msgspec.toml.decode(right["file"])["customer"][0]["points"] == 7
        again = client.post(VILLAGE, json={"file": right["file"]}).json()
        assert again == right
        assert client.get(VILLAGE).json()["content"]["customer"][0]["points"] == 6


@pytest.mark.parametrize(
    ("wish", "status", "told"),
    [
        ({"file": "[customer"}, 200, "can't be read: it is no TOML"),
        ({"file": "x" * 400_000}, 200, "letters at most"),
        ({"content": {}}, 200, "there is nothing in it"),
        ({"content": {"life": {}}}, 200, "this is missing"),
        ({"content": {"customer": [1] * 30_000}}, 400, "components have 20000 values at most"),
        ({"content": {"customer": [[[[]]]], "life": {"spaces": [{}]}}}, 200, "is needed here"),
        ({"content": []}, 400, "Expected `object"),
        ({"language": "tlh"}, 404, ""),
    ],
)
def test_what_is_no_components_file_is_refused(server: Running, wish: object, status: int, told: str) -> None:
    with workshop(server) as client:
        answer = client.post(VILLAGE, json=wish)
        assert answer.status_code == status
        assert told in answer.text
        assert len(answer.content) < 20_000
