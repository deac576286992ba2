CREATE TABLE link (
    secret BLOB PRIMARY KEY,
    game   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    seat   INTEGER
) WITHOUT ROWID;
CREATE INDEX link_game ON link (game);

CREATE TABLE held (
    device BLOB NOT NULL,
    link   BLOB NOT NULL REFERENCES link (secret) ON DELETE CASCADE,
    game   TEXT NOT NULL,
    PRIMARY KEY (device, link)
) WITHOUT ROWID;
CREATE INDEX held_link ON held (link);
CREATE INDEX held_game ON held (game);
