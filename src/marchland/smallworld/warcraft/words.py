"""Action words and pieces of Small World of Warcraft; their numbers never change their meaning."""

from typing import Final

from marchland.core.actions import Word
from marchland.smallworld.pieces import STAY, Piece

LIVE: Final = Word(160, "reveal=live")
DUD: Final = Word(161, "reveal=dud")
FUSE: Final = Word(162, "fuse {region}")
HUMAN_FORM: Final = Word(165, "human")
WORGEN_FORM: Final = Word(166, "worgen")
SIDE_ALLIANCE: Final = Word(167, "side alliance")
SIDE_HORDE: Final = Word(168, "side horde")
SIDE_NONE: Final = Word(169, "side none")
CHAMPION_TAKES: Final = Word(170, "champion {region}")
HAMMER: Final = Word(171, "hammer {region}")
ASHES: Final = Word(172, "ashes {region}")
FROST: Final = Word(173, "frost {region}")
RAID: Final = Word(174, "raid {region}")
PILGRIM: Final = Word(175, "pilgrim {region}")
STEAL: Final = Word(176, "steal {region} {region}")
INTIMIDATE: Final = Word(177, "intimidate {region} {region}")
SWAP: Final = Word(178, "swap {region} {region}", either_way=True)
WITH_BEASTS: Final = Word(179, "conquer {region} beasts={count}")
PAY: Final = Word(180, "choose pay")
DISCARD: Final = Word(181, "choose discard")
RECRUIT: Final = Word(182, "recruit {count}")
BEAST_AT: Final = Word(185, "beast {region}={count}", ascending=True)
CHAMPION_AT: Final = Word(186, "champion-at {region}")
FORT_AT: Final = Word(187, "fortress {region}", ascending=True)
TOWER_AT: Final = Word(188, "tower {region}", ascending=True)
BOMB_AT: Final = Word(189, "bomb {region}", ascending=True)
TARGET_AT: Final = Word(190, "target {region}", ascending=True)
AEGIS_AT: Final = Word(191, "aegis {region}")
HEART_AT: Final = Word(192, "heart {region}")

BEAST: Final = Piece("beast", 5, per_region=5, defence=1, as_token=True, holds=True, fights=True)
BOMB: Final = Piece("bomb", 12, in_decline=STAY, in_conquest=STAY, recalled=True)
CHAMPION: Final = Piece("champion", 1, defence=1, as_token=True, holds=True)
FORT: Final = Piece("fortress", 10, defence=1, in_decline=STAY)
TARGET: Final = Piece("target", 2, in_decline=STAY, in_conquest=STAY, when_left=STAY, recalled=True)
TOWER: Final = Piece("tower", 6, immune=True)
WALL: Final = Piece("wall", 9, defence=1, in_decline=STAY)
