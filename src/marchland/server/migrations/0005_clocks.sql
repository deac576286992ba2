CREATE TABLE clock (
    game  TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    banks TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE asking (
    game  TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    asked REAL,
    due   REAL
) WITHOUT ROWID;
CREATE INDEX asking_due ON asking (due);

CREATE TABLE lived (
    id      INTEGER PRIMARY KEY,
    seconds REAL NOT NULL,
    wall    REAL NOT NULL
);
