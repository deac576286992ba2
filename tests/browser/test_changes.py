"""The page puts together what the server says has changed."""

import json
import random
from typing import Any

from playwright.sync_api import Page

from marchland.server.sights import Memory, change

PUT = """async pairs => {
  const { src } = document.querySelector('script[src$="app.js"]');
  const { changed } = await import(src.replace("app.js", "frame/socket.js"));
  return pairs.map(([before, what]) => JSON.stringify(changed(before, what)));
}"""


WHOLE = """async texts => {
  const { src } = document.querySelector('script[src$="app.js"]');
  const { Parts } = await import(src.replace("app.js", "frame/socket.js"));
  const parts = new Parts();
  return texts.map(text => JSON.stringify(parts.whole(JSON.parse(text))));
}"""


def value(dice: random.Random, depth: int = 3) -> Any:
    """Draw a value such as views are made of; an object while there is depth enough."""
    if depth < 3 and (not depth or dice.random() < 0.4):
        return dice.choice([None, True, 0, 1, "a", "b", [], {}])
    if depth < 3 and dice.random() < 0.5:
        return [value(dice, depth - 1) for _ in range(dice.randrange(3))]
    names = dice.sample("abcd", dice.randrange(5))
    return {name: value(dice, depth - 1) for name in names}


def test_the_page_has_the_whole_position_to_the_letter(page: Page, address: str) -> None:
    dice = random.Random(5)
    pairs = [(value(dice), value(dice)) for _ in range(500)]
    memory = Memory()
    shortened = [json.dumps(memory.shortened(value)) for pair in pairs for value in pair]
    page.goto(address)
    found = page.evaluate(PUT, [(before, change(before, after)) for before, after in pairs])
    assert found == [json.dumps(after, separators=(",", ":")) for _, after in pairs]
    assert any('{"=":' in text.replace(" ", "") for text in shortened)
    assert page.evaluate(WHOLE, shortened) == [
        json.dumps(value, separators=(",", ":")) for pair in pairs for value in pair
    ]
