CREATE TABLE webhook (
    game     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    url      TEXT NOT NULL,
    home     TEXT NOT NULL,
    language TEXT NOT NULL,
    called   TEXT NOT NULL,
    seen     INTEGER NOT NULL,
    failed   TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
