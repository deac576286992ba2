"""A link as a picture that a camera reads."""

from pathlib import Path

from marchland.server.library import Library
from tests.server.house import House, made, secret


def test_a_link_as_a_picture(database: Path, library: Library) -> None:
    house = House(str(database), library)
    with house.door:
        link = made(house.browser())["seats"][0]
        answer = house.browser().post("/api/qr", json={"text": link}).json()["svg"]
        assert answer.startswith("<svg")
        assert "<script" not in answer
        assert secret(link) not in answer
        for text in ("", "a" * 401):
            assert house.browser().post("/api/qr", json={"text": text}).status_code == 400
