CREATE TABLE draft (
    id      TEXT PRIMARY KEY,
    owner   BLOB NOT NULL,
    kind    TEXT NOT NULL,
    game    TEXT NOT NULL,
    text    TEXT NOT NULL,
    updated TEXT NOT NULL,
    figures TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX draft_owner ON draft (owner, updated);
