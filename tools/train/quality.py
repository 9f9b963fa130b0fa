"""How good a value is: the chance that a won position is rated above a lost one, log loss, calibration; and curves."""

import numpy as np

BINS = 10


def auc(lead, result):
    decided = result != 0.5
    lead, won = lead[decided], result[decided] == 1
    if won.all() or not won.any():
        return 0.5
    _, place, count = np.unique(lead, return_inverse=True, return_counts=True)
    rank = (np.cumsum(count) - (count - 1) / 2)[place]
    wins = won.sum()
    return float((rank[won].sum() - wins * (wins + 1) / 2) / (wins * (len(won) - wins)))


def plain(lead, result):
    chance = 1 / (1 + np.exp(-np.clip(lead, -30, 30)))
    place = np.minimum(BINS - 1, (chance * BINS).astype(int))
    bins = []
    for i in range(BINS):
        inside = place == i
        if inside.any():
            bins.append([i / BINS, int(inside.sum()), float(chance[inside].mean()), float(result[inside].mean())])
    loss = -(result * np.log(chance) + (1 - result) * np.log(1 - chance)).mean()
    error = sum(count * abs(expected - won) for _, count, expected, won in bins) / max(1, len(lead))
    rated = {"rows": len(lead), "auc": auc(lead, result), "logLoss": float(loss), "calibrationError": float(error)}
    return rated, bins


def rate(lead, result, progress):
    rated, bins = plain(lead, result)
    for name, low, high in (("first", 0, 1 / 3), ("middle", 1 / 3, 2 / 3), ("last", 2 / 3, 1.01)):
        inside = (progress >= low) & (progress < high)
        third, _ = plain(lead[inside], result[inside])
        rated[name] = {key: third[key] for key in ("auc", "calibrationError")}
    return {**rated, "bins": bins}


def svg_curves(curves):
    """Log loss by epoch: on the games learned from, and on games kept for choosing among epochs."""
    width, height, edge = 640, 320, 48
    losses = [each[key] for each in curves for key in ("learned", "kept")]
    low, high = min(losses), max(losses)
    span = max(1e-9, high - low)

    def line(key, colour):
        points = " ".join(
            f"{edge + (width - 2 * edge) * i / max(1, len(curves) - 1):.1f},"
            f"{height - edge - (height - 2 * edge) * (each[key] - low) / span:.1f}"
            for i, each in enumerate(curves)
        )
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>'

    text = lambda x, y, said, colour="#555": f'<text x="{x}" y="{y}" fill="{colour}">{said}</text>'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
            "<title>Log loss by epoch</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            line("learned", "#1f77b4"),
            line("kept", "#d62728"),
            text(edge, 24, "log loss on games learned from", "#1f77b4"),
            text(width / 2, 24, "on games kept apart", "#d62728"),
            text(4, edge + 4, f"{high:.3f}"),
            text(4, height - edge, f"{low:.3f}"),
            text(edge, height - 16, "epoch 1"),
            text(width - 2 * edge, height - 16, f"epoch {len(curves)}"),
            "</svg>",
            "",
        ]
    )
