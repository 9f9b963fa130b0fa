"""Learns the value of positions from rows of games; needs PyTorch and numpy, and runs best on a GPU.

    node train.mjs describe --out rows
    node train.mjs rows --player rules --mark 0 --explore 50 --seconds 300 --workers 8 --out rows
    node train.mjs rows --player search:60 --mark 2 --seconds 300 --workers 8 --out rows
    python3 tools/train/train.py --rows rows --out learned --commit $(git rev-parse --short HEAD)

Writes weights.json (weights in whole numbers, and what they were made from), features.json (weights of the features alone,
fitted to the same rows), quality.json (how good they are on games that were kept for the test) and curves.svg. docs/players.md says what the network is.
"""

import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F
from quality import rate, svg_curves
from reference import FULL, LAYER_BITS, OUT_STEPS, encode, lead_of
from rows import UNKNOWN, Rows, feature_rows, vocabulary


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--deck-decay", type=float, default=0.003)
    # How much the chance that a search expected counts beside the result of the game.
    parser.add_argument("--mix", type=float, default=0.5)
    # How much rows of each player count: "0=0.3" for games of the principles.
    parser.add_argument("--weight", default="")
    # Players whose games choose among epochs and are the test; all if none is named.
    parser.add_argument("--judge-by", default="")
    parser.add_argument("--seed", type=int, default=1)
    # Time for learning; what is not done by then is left out, and the rates have fallen to nothing all the same.
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--commit", default="unknown")
    parser.add_argument("--players", default="")
    return parser.parse_args()


class Beside(torch.nn.Module):
    """A linear value of features, and beside it how strong each deck is and how it stands against each other one.

    What belongs to the decks is left out in the end: it helps no decision, and what is left is about positions.
    """

    def __init__(self, linear, players, decks):
        super().__init__()
        self.linear = torch.nn.Parameter(linear.clone())
        self.matchup = torch.nn.Parameter(torch.zeros(decks, decks))
        self.strength = torch.nn.Parameter(torch.zeros(players, decks))

    def forward(self, features, player, decks):
        mine, theirs = decks[:, 0], decks[:, 1]
        beside = self.strength[player, mine] - self.strength[player, theirs]
        beside = beside + self.matchup[mine, theirs] - self.matchup[theirs, mine]
        return (features[:, 0] - features[:, 1]) @ self.linear, beside


class Value(Beside):
    """The same with sums of word vectors for each seat and one layer over both."""

    def __init__(self, table, width, hidden, linear, players, decks):
        super().__init__(linear, players, decks)
        self.register_buffer("table", table)
        self.register_buffer("one", torch.ones(1, 1))
        self.words = torch.nn.Parameter(0.03 * torch.randn(table.shape[1], width))
        self.sum_bias = torch.nn.Parameter(torch.full((width,), 0.4))
        self.layer = torch.nn.Parameter(torch.randn(hidden, 2 * width) / (2 * width) ** 0.5)
        self.layer_bias = torch.nn.Parameter(torch.full((hidden,), 0.3))
        self.out = torch.nn.Parameter(0.1 * torch.randn(hidden))

    def forward(self, index, features, player, decks):
        batch, _, length = index.shape
        # How often each row of the table is there: as a matrix, whose product is far quicker to go back through than look-ups.
        counts = torch.zeros(batch * 2, self.table.shape[0], device=index.device)
        counts.scatter_add_(1, index.reshape(batch * 2, length), self.one.expand(batch * 2, length))
        sums = (counts @ (self.table @ self.words)).view(batch, 2, -1)
        seats = (sums + self.sum_bias).clamp(0, 1)
        own, other = seats[:, 0], seats[:, 1]
        here = (torch.cat([own, other], 1) @ self.layer.T + self.layer_bias).clamp(0, 1)
        there = (torch.cat([other, own], 1) @ self.layer.T + self.layer_bias).clamp(0, 1)
        linear, beside = super().forward(features, player, decks)
        return (here - there) @ self.out + linear, beside

    @torch.no_grad()
    def clip(self):
        """What does not fit into 8 bits is cut off at every step, so that rounding loses little."""
        self.words.clamp_(-1, 1)
        self.layer.clamp_(-127 / (1 << LAYER_BITS), 127 / (1 << LAYER_BITS))

    @torch.no_grad()
    def quantized(self):
        whole = lambda tensor, scale: torch.round(tensor * scale).to(torch.int64).cpu().numpy()
        return {
            "sums": whole(self.words, FULL),
            "sum_bias": whole(self.sum_bias, FULL),
            "layer": whole(self.layer, 1 << LAYER_BITS),
            "layer_bias": whole(self.layer_bias, FULL << LAYER_BITS),
            "out": whole(self.out, 1000 * OUT_STEPS / FULL),
            "linear": whole(self.linear, 1000),
        }


def write(folder, name, content):
    with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf8") as file:
        json.dump(content, file)


def leads(net, table, index, features):
    """Leads in whole numbers, some rows at a time."""
    vectors = table.astype(np.int64) @ net["sums"]
    found = []
    for at in range(0, len(index), 20000):
        part = slice(at, at + 20000)
        sums = [net["sum_bias"] + vectors[index[part, side]].sum(axis=1) for side in (0, 1)]
        found.append(lead_of(sums, net["linear"], features[part, 0], features[part, 1], net))
    return np.concatenate(found) / 1000


def fit_features(columns, learned, test, linear, players, decks, device):
    """Features alone, fitted to the same rows with decks beside them: what the words add is measured against this."""
    model = Beside(linear, players, decks).to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.005)

    def answer(at):
        return model(columns["features"][at].float(), columns["player"][at], columns["decks"][at])

    for step in range(800):
        optimizer.param_groups[0]["lr"] = 0.005 * (1 - step / 800)
        part = learned[torch.randint(len(learned), (32768,), device=device)]
        value, deck = answer(part)
        losses = F.binary_cross_entropy_with_logits(value + deck, columns["target"][part], reduction="none")
        optimizer.zero_grad()
        (losses * columns["weight"][part]).mean().backward()
        optimizer.step()
    with torch.no_grad():
        parts = [answer(part) for part in test.split(65536)]
    leads = tuple(torch.cat(column).cpu().numpy() for column in zip(*parts, strict=True))
    return leads, torch.round(1000 * model.linear.detach()).to(torch.int64).cpu().tolist()


def main():
    given = options()
    began = time.time()
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = Rows(given.rows)
    words, table = vocabulary(rows)
    fold = rows.fold()
    judges = [int(player) for player in given.judge_by.split(",") if player != ""]
    is_judge = np.isin(rows.player, judges) if judges else np.ones(len(rows), dtype=bool)
    weight = np.ones(len(rows), dtype=np.float32)
    for part in given.weight.split(","):
        if part != "":
            player, share = part.split("=")
            weight[rows.player == int(player)] = float(share)
    has_search = rows.expected != UNKNOWN
    target = np.where(has_search, given.mix * rows.expected / 200 + (1 - given.mix) * rows.result, rows.result)
    index = np.concatenate([rows.marks, feature_rows(rows.features, len(rows.meta["marks"])).astype(np.int16)], axis=2)
    decks = int(rows.decks.max()) + 1
    players = int(rows.player.max()) + 1
    counts = {int(p): int(len(np.unique(rows.game[rows.player == p]))) for p in np.unique(rows.player)}
    print(f"{len(rows)} rows, games {counts}, {len(words)} words, {time.time() - began:.0f} s to read", flush=True)

    send = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
    columns = {
        "index": send(index),
        "features": send(rows.features),
        "player": send(rows.player),
        "decks": send(rows.decks),
        "target": send(target.astype(np.float32)),
        "result": send(rows.result),
        "weight": send(weight),
    }
    linear = torch.tensor(rows.meta["weights"], dtype=torch.float32) / 1000
    model = Value(send(table), given.width, given.hidden, linear, players, decks).to(device)
    beside = [model.matchup, model.strength]
    plain = [model.sum_bias, model.layer_bias, model.linear]
    heavy = [model.words, model.layer, model.out]
    optimizer = torch.optim.AdamW(
        [
            {"params": heavy, "weight_decay": given.decay},
            {"params": plain, "weight_decay": 0.0},
            {"params": beside, "weight_decay": given.deck_decay},
        ],
        lr=given.rate,
    )
    # What belongs to the decks must be learned as soon as the words of their cards could learn it.
    rates = [given.rate, given.rate, 5 * given.rate]
    learned = send(np.flatnonzero(fold > 1))
    chosen = send(np.flatnonzero((fold == 0) & is_judge))
    steps = given.epochs * (len(learned) // given.batch + 1)
    started = time.time()

    def slow_down(step):
        """Sets the rates, which fall to nothing by the last step or when the time is up; returns how much is done."""
        done = min(1, max(step / steps, (time.time() - started) / given.seconds))
        for group, rate_then in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate_then * min(1, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * done))
        return done

    def answer(at):
        return model(
            columns["index"][at].long(), columns["features"][at].float(), columns["player"][at], columns["decks"][at]
        )

    def loss_on(at, column):
        with torch.no_grad():
            total = 0.0
            for part in at.split(65536):
                value, deck = answer(part)
                total += F.binary_cross_entropy_with_logits(value + deck, columns[column][part], reduction="sum").item()
        return total / max(1, len(at))

    curves, best = [], (1e9, None)
    step, done = 0, 0
    for epoch in range(given.epochs):
        if done == 1:
            break
        order = learned[torch.randperm(len(learned), device=device)]
        total, seen = 0.0, 0
        for part in order.split(given.batch):
            value, deck = answer(part)
            losses = F.binary_cross_entropy_with_logits(value + deck, columns["target"][part], reduction="none")
            loss = (losses * columns["weight"][part]).mean()
            optimizer.zero_grad()
            loss.backward()
            done = slow_down(step)
            step += 1
            optimizer.step()
            model.clip()
            total += (losses * columns["weight"][part]).sum().item()
            seen += columns["weight"][part].sum().item()
            if done == 1:
                break
        kept = loss_on(chosen, "result")
        curves.append({"epoch": epoch + 1, "learned": total / seen, "kept": kept})
        print(f"epoch {epoch + 1}: learned {total / seen:.4f}, kept {kept:.4f}, {time.time() - began:.0f} s", flush=True)
        if kept < best[0]:
            best = (kept, {name: part.clone() for name, part in model.state_dict().items()})
    model.load_state_dict(best[1])

    net = model.quantized()
    provenance = {
        "commit": given.commit,
        "seed": given.seed,
        "catalogue": rows.meta["catalogue"],
        "players": given.players,
        "games": counts,
        "rows": len(rows),
        "epochs": len(curves),
        "minutes": round((time.time() - began) / 60, 1),
    }
    weights = {
        "width": given.width,
        "hidden": given.hidden,
        "words": words,
        "sums": encode(net["sums"]),
        "sumBias": net["sum_bias"].tolist(),
        "layer": encode(net["layer"]),
        "layerBias": net["layer_bias"].tolist(),
        "out": net["out"].tolist(),
        "features": dict(zip(rows.meta["features"], net["linear"].tolist(), strict=True)),
    }
    os.makedirs(given.out, exist_ok=True)
    write(given.out, "weights", {"provenance": provenance, "weights": weights})
    test = np.flatnonzero((fold == 1) & is_judge)[:200000]
    lead = leads(net, table, index[test].astype(np.int64), rows.features[test])
    before = (rows.features[test, 0].astype(np.int64) - rows.features[test, 1]) @ np.array(rows.meta["weights"]) / 1000
    with torch.no_grad():
        parts = [answer(part) for part in send(test).split(65536)]
        exact = torch.cat([value for value, _ in parts]).cpu().numpy()
        deck = torch.cat([deck for _, deck in parts]).cpu().numpy()
    (fitted, fitted_deck), fitted_weights = fit_features(columns, learned, send(test), linear, players, decks, device)
    quality = {
        "roundingError": float(np.abs(exact - lead).mean()),
        "learned": rate(lead, rows.result[test], rows.progress[test]),
        "learnedDecksKnown": rate(lead + deck, rows.result[test], rows.progress[test]),
        "features": rate(before, rows.result[test], rows.progress[test]),
        "featuresFitted": rate(fitted, rows.result[test], rows.progress[test]),
        "featuresFittedDecksKnown": rate(fitted + fitted_deck, rows.result[test], rows.progress[test]),
        "curves": curves,
    }
    write(given.out, "quality", quality)
    write(given.out, "features", {"provenance": provenance, "weights": fitted_weights})
    with open(os.path.join(given.out, "curves.svg"), "w", encoding="utf8") as file:
        file.write(svg_curves(curves))
    for name in ("features", "featuresFitted", "learned", "featuresFittedDecksKnown", "learnedDecksKnown"):
        print(name, {key: value for key, value in quality[name].items() if key != "bins"}, flush=True)
    print(f"rounding {quality['roundingError']:.4f}; {provenance}", flush=True)


if __name__ == "__main__":
    main()
