"""Decisions as `index.ts rows` writes them: the position as the deciding seat sees it, and how often each option was tried."""

import glob
import json
import os

import numpy as np
from rows import columns_of, feature_rows, fold_of, table_of


class Decisions:
    """Columns of all decisions in a folder, options tried most first; options that are not there are 0."""

    def __init__(self, folder, most_marks=56):
        with open(os.path.join(folder, "rows.json"), encoding="utf8") as file:
            self.meta = json.load(file)
        meta = self.meta
        size, count, room = meta["rowBytes"], meta["options"], meta["optionRoom"]
        each = 2 * room + 2
        whole = size + count * each
        parts = [np.fromfile(file, dtype=np.uint8) for file in sorted(glob.glob(os.path.join(folder, "*.opt")))]
        raw = np.concatenate([part[: len(part) // whole * whole] for part in parts]).reshape(-1, whole)
        columns, keep = columns_of(raw[:, :size], meta, most_marks)
        notes = raw[keep][:, size:].reshape(-1, count, each)
        tried = notes[:, :, 2 * room].astype(np.float32)
        # Where nothing was tried, or there is nothing to choose, there is nothing to learn.
        options = notes[:, :, : 2 * room].copy().view("<u2").reshape(len(notes), count, room)
        useful = (tried.sum(axis=1) > 0) & (options[:, 1, 0] != 0)
        self.options = options[useful]
        self.share = tried[useful] / tried[useful].sum(axis=1, keepdims=True)
        for name, column in columns.items():
            setattr(self, name, column[useful])

    def __len__(self):
        return len(self.game)

    def fold(self):
        return fold_of(self.game, self.player)

    def option_words(self, option_rows):
        """The words of the rows that occur, and which row is made of which."""
        return table_of([self.meta["optionRows"][row - 1] if row > 0 else [] for row in option_rows])

    def rank(self, at):
        """The place of each option by principle."""
        names = np.array([self.place(words) for words in [[], *self.meta["optionRows"]]])
        return names[self.options[at]].max(axis=2)

    @staticmethod
    def place(words):
        return int(words[0][5:]) if len(words) == 1 and words[0].startswith("rank=") else -1


def seat_index(rows):
    """Marks and features of both seats as rows of one table."""
    features = feature_rows(rows.features, len(rows.meta["marks"]))
    return np.concatenate([rows.marks.astype(np.int32), features.astype(np.int32)], axis=2)


def compact(index):
    """Only the rows that occur, in order, 0 first; and the same index into these."""
    seen = np.union1d([0], np.unique(index))
    place = np.zeros(int(seen.max()) + 1, dtype=np.int32)
    place[seen] = np.arange(len(seen))
    return seen, place[index]
