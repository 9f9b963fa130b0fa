import type { Game, Seat } from '@longbox/kernel';

/** How a game ends for a side; half of a win is none. */
export type Ending = 'won' | 'lost';

/** One thing that makes the difference between two options. */
export interface WhyPart {
  /** A feature of the game's insight, or that the game is won or lost within sight. */
  readonly what: { readonly feature: string; readonly whose: 'own' | 'other' } | Ending;
  /** Points of chance, from 0 to 1, that it speaks for the better option; all parts add up to the difference. */
  readonly worth: number;
  /** How much of it there is on average with the better option and with what was chosen; of endings how often it comes to that. */
  readonly better: number;
  readonly chosen: number;
}

/** What a position looks like to the evaluation. */
export interface Portrayal {
  readonly chance: number;
  readonly isOver: boolean;
  /** What each feature adds to the logit of the side; first those of its own seats, then those of the others. */
  readonly logits: Float64Array;
  readonly values: Float64Array;
}

/** Adds up, world by world, what the difference between two options is made of. */
export interface Accounts<S> {
  portray(leaf: S, chances: Float64Array): Portrayal;
  add(better: Portrayal, chosen: Portrayal): void;
  /** The most important first; what is left over is added to none. */
  parts(): WhyPart[];
}

/** Chances this near 0 or 1 are taken as this. */
const EDGE = 1e-6;

export function createAccounts<S>(game: Game<S, unknown, unknown>, seat: Seat): Accounts<S> {
  const { insight } = game;
  const names = insight?.features ?? [];
  const weights = insight?.weights ?? [];
  const buffer = new Int32Array(names.length);
  const width = 2 * names.length;
  const worth = new Float64Array(width);
  const better = new Float64Array(width);
  const chosen = new Float64Array(width);
  const endings = { won: { worth: 0, better: 0, chosen: 0 }, lost: { worth: 0, better: 0, chosen: 0 } };
  let worlds = 0;

  /** Of several others each counts by its share of what the side does not have. */
  function portray(leaf: S, chances: Float64Array): Portrayal {
    const logits = new Float64Array(width);
    const values = new Float64Array(width);
    const isOver = game.result(leaf) !== undefined;
    if (insight === undefined || isOver) return { chance: chances[seat], isOver, logits, values };
    const seats = insight.seats?.(leaf) ?? 2;
    const own = insight.side(leaf, seat);
    for (let each = 0; each < seats; each++) {
      const isOwn = insight.side(leaf, each) === own;
      insight.measure(leaf, each, seat, buffer);
      const share = isOwn ? 1 : chances[each] / Math.max(EDGE, 1 - chances[seat]);
      for (let i = 0; i < names.length; i++) {
        const at = isOwn ? i : names.length + i;
        logits[at] += ((isOwn ? 1 : -share) * weights[i] * buffer[i]) / 1000;
        values[at] += (isOwn ? 1 : share) * buffer[i];
      }
    }
    return { chance: chances[seat], isOver, logits, values };
  }

  return {
    portray,
    add(one, other) {
      worlds++;
      const difference = one.chance - other.chance;
      if (one.isOver || other.isOver) {
        if (one.isOver) endings[endingOf(one)].better++;
        if (other.isOver) endings[endingOf(other)].chosen++;
        // Where one wins and the other loses, the win is what people see.
        const isWon = [one, other].some((each) => each.isOver && endingOf(each) === 'won');
        endings[isWon ? 'won' : 'lost'].worth += difference;
        return;
      }
      let sum = 0;
      for (let i = 0; i < width; i++) sum += one.logits[i] - other.logits[i];
      const apart = Math.abs(sum) > EDGE ? difference / sum : slope(one.chance);
      for (let i = 0; i < width; i++) {
        worth[i] += (one.logits[i] - other.logits[i]) * apart;
        better[i] += one.values[i];
        chosen[i] += other.values[i];
      }
    },
    parts() {
      const count = Math.max(1, worlds);
      const parts: WhyPart[] = Array.from(worth, (each, i) => ({
        what: { feature: names[i % names.length], whose: i < names.length ? 'own' : 'other' },
        worth: each / count,
        better: better[i] / count,
        chosen: chosen[i] / count,
      }));
      const ends: WhyPart[] = ENDINGS.map((what) => ({
        what,
        worth: endings[what].worth / count,
        better: endings[what].better / count,
        chosen: endings[what].chosen / count,
      }));
      return [...ends, ...parts].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth)).slice(0, MOST_PARTS);
    },
  };
}

const ENDINGS: readonly Ending[] = ['won', 'lost'];
const endingOf = ({ chance }: Portrayal): Ending => (chance > 0.5 ? 'won' : 'lost');
const MOST_PARTS = 8;
const slope = (chance: number): number => chance * (1 - chance);
