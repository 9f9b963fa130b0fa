"""The value in whole numbers, as packages/players/src/value/learned.ts works it out: the two must agree to the last digit.

    python3 tools/train/reference.py learned FIXTURE   writes small networks with inputs and answers for the test of that file
    python3 tools/train/reference.py policy FIXTURE    the same for packages/players/src/value/policy.ts
"""

import base64
import json
import sys

import numpy as np

FULL = 127
LAYER_BITS = 6
OUT_STEPS = 16


def encode(numbers):
    return base64.urlsafe_b64encode(np.ascontiguousarray(numbers, dtype=np.int8).tobytes()).decode().rstrip("=")


def compare(own, other, layer, layer_bias, out):
    """Thousandths of a logit from the clipped sums of both seats."""
    own, other = own.astype(np.int64), other.astype(np.int64)
    here = np.concatenate([own, other], axis=-1) @ layer.T + layer_bias
    there = np.concatenate([other, own], axis=-1) @ layer.T + layer_bias
    lead = (np.clip(here >> LAYER_BITS, 0, FULL) - np.clip(there >> LAYER_BITS, 0, FULL)) @ out
    return np.sign(lead) * (np.abs(lead) // OUT_STEPS)


def lead_of(sums, feature_weights, own_features, other_features, net):
    """`sums`: what the marks and features of both seats add up to, before it is cut off."""
    own, other = (np.clip(side, 0, FULL) for side in sums)
    lead = compare(own, other, net["layer"], net["layer_bias"], net["out"])
    return lead + (own_features.astype(np.int64) - other_features.astype(np.int64)) @ feature_weights


def policy_logits(base, options, direct, out):
    """Thousandths of a logit for each option: sums of the seats, sums of each option, and what its words add by themselves."""
    lead = np.clip(base[:, None].astype(np.int64) + options, 0, FULL) @ out
    return np.sign(lead) * (np.abs(lead) // OUT_STEPS) + direct


def write_fixture(file):
    random = np.random.default_rng(25)
    cases = []
    for width, hidden in ((4, 3), (8, 5), (32, 16)):
        words = [f"place/word:{i}" for i in range(20)] + [f"wounds={i}" for i in (-16, -2, 3, 16)]
        sums = random.integers(-127, 128, (len(words), width))
        net = {
            "layer": random.integers(-127, 128, (hidden, 2 * width)),
            "layer_bias": random.integers(-3000, 3000, hidden),
            "out": random.integers(-4000, 4000, hidden),
        }
        sum_bias = random.integers(0, 127, width)
        feature_weights = random.integers(-500, 500, 2)
        # Two words of every mark, and a third that was never learned.
        marks = [[words[i], words[(7 * i + 3) % 20], "place/unknown"] for i in range(20)]
        positions = []
        for _ in range(12):
            drawn = [random.integers(0, 20, random.integers(1, 9)).tolist() for _ in range(2)]
            measured = [[int(random.choice([-40, -2, 0, 3, 21])), int(random.integers(-5, 6))] for _ in range(2)]
            added = []
            for side in range(2):
                total = sum_bias.copy()
                for mark in drawn[side]:
                    for word in marks[mark][:2]:
                        total = total + sums[words.index(word)]
                clipped = max(-16, min(16, measured[side][0]))
                if f"wounds={clipped}" in words:
                    total = total + sums[words.index(f"wounds={clipped}")]
                added.append(total)
            lead = lead_of(added, feature_weights, np.array(measured[0]), np.array(measured[1]), net)
            positions.append({"marks": drawn, "features": measured, "lead": int(lead)})
        cases.append(
            {
                "weights": {
                    "width": width,
                    "hidden": hidden,
                    "words": words,
                    "sums": encode(sums),
                    "sumBias": sum_bias.tolist(),
                    "layer": encode(net["layer"]),
                    "layerBias": net["layer_bias"].tolist(),
                    "out": net["out"].tolist(),
                    "features": {"wounds": int(feature_weights[0]), "cards": int(feature_weights[1])},
                },
                "features": ["wounds", "cards"],
                "marks": marks,
                "positions": positions,
            }
        )
    with open(file, "w", encoding="utf8") as out:
        json.dump(cases, out)
        out.write("\n")


def write_policy_fixture(file):
    """Marks and option marks are their own words; what principles say of options adds words that the network does not know."""
    random = np.random.default_rng(26)
    cases = []
    for width in (4, 32):
        words = [f"place/word:{i}" for i in range(12)] + ["wounds=3", "wounds=-2"]
        option_words = [f"do:{i}" for i in range(10)]
        net = {
            "own": random.integers(-127, 128, (len(words), width)),
            "other": random.integers(-127, 128, (len(words), width)),
            "option": random.integers(-127, 128, (len(option_words), width)),
            "direct": random.integers(-3000, 3000, len(option_words)),
            "bias": random.integers(0, 127, width),
            "out": random.integers(-4000, 4000, width),
        }
        positions = []
        for _ in range(12):
            drawn = [random.integers(0, 12, random.integers(1, 6)).tolist() for _ in range(2)]
            measured = [int(random.choice([-2, 0, 3])) for _ in range(2)]
            options = [random.integers(0, 10, random.integers(1, 4)).tolist() for _ in range(6)]
            base = net["bias"].copy()
            for side, name in enumerate(("own", "other")):
                seen = drawn[side] + ([words.index(f"wounds={measured[side]}")] if measured[side] != 0 else [])
                base = base + net[name][seen].sum(axis=0)
            sums = np.array([net["option"][each].sum(axis=0) for each in options])
            direct = np.array([net["direct"][each].sum() for each in options])
            logits = policy_logits(base[None], sums[None], direct[None], net["out"])[0]
            positions.append({"marks": drawn, "features": measured, "options": options, "logits": logits.tolist()})
        weights = {
            "width": width,
            "words": words,
            "own": encode(net["own"]),
            "other": encode(net["other"]),
            "optionWords": option_words,
            "option": encode(net["option"]),
            "direct": net["direct"].tolist(),
            "bias": net["bias"].tolist(),
            "out": net["out"].tolist(),
        }
        cases.append({"weights": weights, "positions": positions})
    with open(file, "w", encoding="utf8") as out:
        json.dump(cases, out)
        out.write("\n")


if __name__ == "__main__":
    {"learned": write_fixture, "policy": write_policy_fixture}[sys.argv[1]](sys.argv[2])
