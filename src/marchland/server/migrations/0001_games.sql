CREATE TABLE game (
    id       TEXT PRIMARY KEY,
    header   TEXT NOT NULL,
    created  TEXT NOT NULL,
    updated  TEXT NOT NULL,
    summary  TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE action (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    n    INTEGER NOT NULL,
    data INTEGER NOT NULL,
    part INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;

CREATE INDEX game_updated ON game (updated);
