import type { Option } from '@longbox/kernel';

const WORTH: Readonly<Record<string, number>> = {
  recruit: 6,
  resource: 5,
  attack: 5,
  challenge: 8,
  activate: 4,
  use: 4,
  react: 4,
  powerUp: 3.5,
  addHitPoint: 4,
  assemble: 6,
  superHit: 3,
  boost: 2,
  play: 2.5,
  equip: 4,
  keep: 4,
  move: -2.6,
  exchange: -1,
  replace: -1,
  pass: 1,
};

interface Offered {
  readonly choice: number;
  readonly option: Option;
}

/** Builds before it passes, and is otherwise led by the dice. */
export function answerFor(offers: readonly Offered[], dice: () => number): number {
  let [{ choice: best }] = offers;
  let most = Number.NEGATIVE_INFINITY;
  for (const { choice, option } of offers) {
    const worth = (WORTH[option.verb] ?? 2) + dice() * 3;
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}
