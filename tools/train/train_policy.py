"""Learns how a search spreads its tries over the options of a decision; needs PyTorch and numpy, and runs best on a GPU.

    node train.mjs describe --out rows
    node train.mjs rows --player search:100 --mark 2 --seconds 300 --workers 16 --out rows
    python3 tools/train/train_policy.py --rows rows --out learned --commit $(git rev-parse --short HEAD)

Writes policy.json (weights in whole numbers, and what they were made from), policy-quality.json and policy-curves.svg.
"""

import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F
from decisions import Decisions, compact, seat_index
from quality import svg_curves
from reference import FULL, OUT_STEPS, encode, policy_logits
from rows import feature_words


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    # Time for learning; what is not done by then is left out, and the rates have fallen to nothing all the same.
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--commit", default="unknown")
    parser.add_argument("--players", default="")
    return parser.parse_args()


class Policy(torch.nn.Module):
    """Sums of word vectors for both seats and the option, cut off at 0 and 1, and one number of each option's words beside."""

    def __init__(self, seat_table, option_table, width):
        super().__init__()
        self.register_buffer("seat_table", seat_table)
        self.register_buffer("option_table", option_table)
        self.own = torch.nn.Parameter(0.02 * torch.randn(seat_table.shape[1], width))
        self.other = torch.nn.Parameter(0.02 * torch.randn(seat_table.shape[1], width))
        self.option = torch.nn.Parameter(0.05 * torch.randn(option_table.shape[1], width))
        self.direct = torch.nn.Parameter(torch.zeros(option_table.shape[1], 1))
        self.bias = torch.nn.Parameter(torch.full((width,), 0.4))
        self.last = torch.nn.Parameter(0.2 * torch.randn(width))

    def forward(self, seats, choices):
        batch, count, room = choices.shape
        add = lambda index, vectors: F.embedding_bag(index, vectors, mode="sum")
        base = add(seats[:, 0], self.seat_table @ self.own) + add(seats[:, 1], self.seat_table @ self.other) + self.bias
        flat = choices.reshape(batch * count, room)
        places = add(flat, self.option_table @ self.option).view(batch, count, -1) + base[:, None]
        logits = places.clamp(0, 1) @ self.last + add(flat, self.option_table @ self.direct).view(batch, count)
        return logits.masked_fill(choices[:, :, 0] == 0, -1e9)

    @torch.no_grad()
    def clip(self):
        """What does not fit into 8 bits is cut off at every step, so that rounding loses little."""
        for part in (self.own, self.other, self.option):
            part.clamp_(-1, 1)

    @torch.no_grad()
    def quantized(self):
        whole = lambda tensor, scale: torch.round(tensor * scale).to(torch.int64).cpu().numpy()
        return {
            "own": whole(self.own, FULL),
            "other": whole(self.other, FULL),
            "option": whole(self.option, FULL),
            "direct": whole(self.direct[:, 0], 1000),
            "bias": whole(self.bias, FULL),
            "out": whole(self.last, 1000 * OUT_STEPS / FULL),
        }


def agreement(order, share):
    """How often the option put first was tried most, and what share of the tries it had."""
    first = order.argmax(axis=1)
    at = np.arange(len(first))
    return {"first": float((share[at, first] >= share.max(axis=1)).mean()), "share": float(share[at, first].mean())}


def main():
    given = options()
    began = time.time()
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = Decisions(given.rows)
    seat_rows, seats = compact(seat_index(rows))
    option_rows, choices = compact(rows.options)
    seat_words, seat_table = feature_words(rows.meta, seat_rows)
    option_words, option_table = rows.option_words(option_rows)
    fold = rows.fold()
    counts = {int(p): int(len(np.unique(rows.game[rows.player == p]))) for p in np.unique(rows.player)}
    print(
        f"{len(rows)} decisions, games {counts}, {len(seat_words)} and {len(option_words)} words, "
        f"{time.time() - began:.0f} s to read",
        flush=True,
    )
    send = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
    columns = {"seats": send(seats), "choices": send(choices), "share": send(rows.share)}
    model = Policy(send(seat_table), send(option_table), given.width).to(device)
    heavy = [model.own, model.other, model.option]
    plain = [model.direct, model.bias, model.last]
    optimizer = torch.optim.AdamW(
        [{"params": heavy, "weight_decay": given.decay}, {"params": plain, "weight_decay": 0.01}], lr=given.rate
    )
    learned, kept = send(np.flatnonzero(fold > 1)), send(np.flatnonzero(fold == 0))
    steps = given.epochs * (len(learned) // given.batch + 1)
    started = time.time()

    def loss_of(part):
        logits = model(columns["seats"][part].long(), columns["choices"][part].long())
        return -(columns["share"][part] * F.log_softmax(logits, dim=1)).sum(dim=1)

    curves, best = [], (1e9, None)
    step, done = 0, 0.0
    for epoch in range(given.epochs):
        if done >= 1:
            break
        order = learned[torch.randperm(len(learned), device=device)]
        total, seen = 0.0, 0
        for part in order.split(given.batch):
            loss = loss_of(part)
            optimizer.zero_grad()
            loss.mean().backward()
            done = min(1.0, max(step / steps, (time.time() - started) / given.seconds))
            for group in optimizer.param_groups:
                group["lr"] = given.rate * min(1, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * done))
            optimizer.step()
            model.clip()
            step += 1
            total += loss.sum().item()
            seen += len(part)
            if done >= 1:
                break
        with torch.no_grad():
            held = sum(loss_of(part).sum().item() for part in kept.split(8192)) / max(1, len(kept))
        curves.append({"epoch": epoch + 1, "learned": total / seen, "kept": held})
        print(f"epoch {epoch + 1}: learned {total / seen:.4f}, kept {held:.4f}, {time.time() - began:.0f} s", flush=True)
        if held < best[0]:
            best = (held, {name: part.clone() for name, part in model.state_dict().items()})
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
        "words": seat_words,
        "own": encode(net["own"]),
        "other": encode(net["other"]),
        "optionWords": option_words,
        "option": encode(net["option"]),
        "direct": net["direct"].tolist(),
        "bias": net["bias"].tolist(),
        "out": net["out"].tolist(),
    }
    os.makedirs(given.out, exist_ok=True)
    with open(os.path.join(given.out, "policy.json"), "w", encoding="utf8") as file:
        json.dump({"provenance": provenance, "weights": weights}, file)
    test = np.flatnonzero(fold == 1)[:20000]
    vectors = {
        "own": seat_table.astype(np.int64) @ net["own"],
        "other": seat_table.astype(np.int64) @ net["other"],
        "option": option_table.astype(np.int64) @ net["option"],
        "direct": option_table.astype(np.int64) @ net["direct"],
    }
    whole = np.concatenate(
        [
            policy_logits(
                net["bias"] + vectors["own"][seats[at, 0]].sum(axis=1) + vectors["other"][seats[at, 1]].sum(axis=1),
                vectors["option"][choices[at]].sum(axis=2),
                vectors["direct"][choices[at]].sum(axis=2),
                net["out"],
            )
            for at in np.array_split(test, max(1, len(test) // 500))
        ]
    )
    there = choices[test, :, 0] != 0
    share = rows.share[test]
    quality = {
        "rows": len(test),
        "keptLoss": best[0],
        "policy": agreement(np.where(there, whole, -(10**9)), share),
        "principles": agreement(np.where(there, -rows.rank(test), -99), share),
        "curves": curves,
    }
    with open(os.path.join(given.out, "policy-quality.json"), "w", encoding="utf8") as file:
        json.dump(quality, file)
    with open(os.path.join(given.out, "policy-curves.svg"), "w", encoding="utf8") as file:
        file.write(svg_curves(curves))
    print({key: value for key, value in quality.items() if key != "curves"}, provenance, flush=True)


if __name__ == "__main__":
    main()
