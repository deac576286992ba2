"""What a webhook is told: that somebody is to play, in their language, and where.

It names a game and a table, nobody and nothing of what lies there. The keys are those that ntfy,
Discord, Slack, Mattermost, Gotify and the like look for; each passes over the others'.
"""

from typing import Any, Literal

import msgspec

from marchland.server.hooks import Hook
from marchland.server.pages import WEB
from marchland.server.reach import Target, target
from marchland.texts import Texts

__all__ = ["Occasion", "summons"]

Occasion = Literal["turn", "trial"]

NTFY = ("ntfy.", "ntfy-")
"""How hosts are called where a message names its topic, and the address is the server's own."""


def summons(hook: Hook, game: str, table: str, occasion: Occasion) -> tuple[Target, bytes]:
    """Return where a call goes, and what it says.

    Args:
        hook: whose it is.
        game: the name of the game.
        table: where it is played.
        occasion: that it is their turn, or that they try the webhook out.
    """
    to = target(hook.url)
    texts = Texts(hook.language, (WEB / "text", WEB / "text" / "together"))
    address = f"{hook.home}#/table/{table}"
    title = texts.render(f"ui-game-{game}") if texts.has(f"ui-game-{game}") else game
    said = texts.render("ui-webhook-turn" if occasion == "turn" else "ui-webhook-trial")
    whole = f"{title}: {said}\n{address}"
    body: dict[str, Any] = {
        "title": title,
        "message": said,
        "content": whole,
        "text": whole,
        "click": address,
        "allowed_mentions": {"parse": []},
        "event": occasion,
        "game": game,
        "table": table,
        "seat": hook.seat,
    }
    path, ask, query = to.path.partition("?")
    topic = path.strip("/")
    if to.host.startswith(NTFY) and topic and "/" not in topic:
        body["topic"] = topic
        to = Target(to.scheme, to.host, to.port, f"/{ask}{query}")
    return to, msgspec.json.encode(body)
