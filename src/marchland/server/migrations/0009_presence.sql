CREATE TABLE presence (
    game     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    holder   TEXT NOT NULL,
    seats    TEXT NOT NULL,
    watching INTEGER NOT NULL,
    until    REAL NOT NULL,
    PRIMARY KEY (game, holder)
) WITHOUT ROWID;
CREATE INDEX presence_holder ON presence (holder);
