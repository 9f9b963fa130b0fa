"""Rows of positions as `index.ts rows` writes them, and the words behind their marks."""

import glob
import json
import os

import numpy as np

UNKNOWN = 255
# Features are told apart up to this on both sides of 0; packages/players/src/value/learned.ts has the same number.
FEATURE_TOP = 16
FEATURE_STEPS = 2 * FEATURE_TOP + 1


class Rows:
    """Columns of all rows in a folder. Side 0 is the seat that looks, side 1 the other."""

    def __init__(self, folder, most_marks=56):
        with open(os.path.join(folder, "rows.json"), encoding="utf8") as file:
            self.meta = json.load(file)
        size = self.meta["rowBytes"]
        files = sorted(glob.glob(os.path.join(folder, "*.bin")))
        raw = [np.fromfile(file, dtype=np.uint8) for file in files]
        raw = np.concatenate([part[: len(part) // size * size] for part in raw]).reshape(-1, size)
        for name, column in columns_of(raw, self.meta, most_marks)[0].items():
            setattr(self, name, column)

    def __len__(self):
        return len(self.game)

    def fold(self):
        """Whole games fall into one of twenty folds: 0 chooses among epochs, 1 is the test, the rest is learned from."""
        return fold_of(self.game, self.player)


def fold_of(game, player):
    mixed = (game * 2654435761 + player * 40503) & 0xFFFFFFFF
    return (mixed >> 16) % 20


def columns_of(raw, meta, most_marks):
    """The columns of rows in bytes, and which rows were kept: the few with very many cards would make every row longer."""
    head, room, count = meta["head"], meta["room"], len(meta["features"])
    marks = raw[:, head + 2 * count :].copy().view("<u2").reshape(len(raw), 2, room)
    keep = ~(marks[:, :, most_marks:].any(axis=(1, 2)))
    raw, marks = raw[keep], marks[keep]
    columns = {
        "marks": marks[:, :, :most_marks].astype(np.int16),
        "features": raw[:, head : head + 2 * count].copy().view(np.int8).reshape(len(raw), 2, count),
        "game": raw[:, 0:4].copy().view("<u4").reshape(-1).astype(np.int64),
        "decks": raw[:, 4:6].astype(np.int64),
        "result": raw[:, 6].astype(np.float32) / 2,
        "expected": raw[:, 7],
        "player": raw[:, 8].astype(np.int64),
        "progress": raw[:, 9].astype(np.float32) / 256,
        "turn_start": raw[:, 10] == 1,
    }
    return columns, keep


def vocabulary(rows):
    """The words that occur, and a matrix that says which row of the table is made of which words.

    Row 0 is nothing, then come the marks, then every feature with every value.
    """
    marks, features = rows.meta["marks"], rows.meta["features"]
    seen = np.zeros(len(marks) + 1, dtype=bool)
    seen[np.unique(rows.marks)] = True
    words = {}

    def number(word):
        return words.setdefault(word, len(words))

    entries = []
    for mark, said in enumerate(marks):
        if seen[mark + 1]:
            entries += [(mark + 1, number(word)) for word in said]
    base = len(marks) + 1
    clipped = np.clip(rows.features, -FEATURE_TOP, FEATURE_TOP)
    for i, name in enumerate(features):
        for value in np.unique(clipped[:, :, i]):
            if value != 0:
                entries.append((base + i * FEATURE_STEPS + FEATURE_TOP + int(value), number(f"{name}={int(value)}")))
    table = np.zeros((base + len(features) * FEATURE_STEPS, len(words)), dtype=np.float32)
    for row, word in entries:
        table[row, word] += 1
    return list(words), table


def feature_rows(features, marks):
    """Where each feature of each row stands in the table; features that are 0 say nothing."""
    clipped = np.clip(features.astype(np.int32), -FEATURE_TOP, FEATURE_TOP)
    base = marks + 1 + np.arange(features.shape[-1], dtype=np.int32) * FEATURE_STEPS + FEATURE_TOP
    return np.where(clipped == 0, 0, base + clipped)


def table_of(rows):
    """The words of some rows, and a matrix that says which row is made of which."""
    words = {}
    entries = [(at, words.setdefault(word, len(words))) for at, said in enumerate(rows) for word in said]
    table = np.zeros((len(rows), len(words)), dtype=np.float32)
    for at, word in entries:
        table[at, word] += 1
    return list(words), table


def feature_words(meta, rows):
    """The same for rows of marks and features, row 0 being nothing."""
    marks, features = meta["marks"], meta["features"]

    def said(row):
        if row == 0:
            return []
        if row <= len(marks):
            return marks[row - 1]
        at = row - len(marks) - 1
        return [f"{features[at // FEATURE_STEPS]}={at % FEATURE_STEPS - FEATURE_TOP}"]

    return table_of([said(int(row)) for row in rows])
