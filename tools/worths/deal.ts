import { createMind, lookFrom } from '@longbox/players';
import { createVs, makeSeat } from '@longbox/vs';
import { supposeWorths, type WorthName } from '@longbox/vs/worths';
import { FIRST_DECKS, PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';

export type Worths = Readonly<Record<WorthName, number>>;

const GAME = createVs(VS_SETS, VS_DECKS);
const ALL = [...VS_DECKS, ...PLAYED_DECKS];
/** What people play first and what they played in tournaments counts as much as everything else together. */
const OFTEN = [...VS_DECKS.filter(({ key }) => FIRST_DECKS.includes(key)), ...PLAYED_DECKS];

/** Signs and decks from a number, the same everywhere. */
export function rolls(seed: number, number: number): () => number {
  let x = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 0;
  return () => {
    x = (x + 0x6d2b79f5) | 0;
    let t = Math.imul(x ^ (x >>> 15), 1 | x);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** One deal played twice, the first player of principles on either seat: its points less those of the other, from -1 to 1. */
export function playDeal(one: Worths, other: Worths, seed: number, number: number): number {
  const roll = rolls(seed, number);
  const decks = [0, 1].map(() => {
    const from = roll() % 2 === 0 ? ALL : OFTEN;
    return makeSeat(from[roll() % from.length]);
  });
  let lead = 0;
  for (const measured of [0, 1]) {
    const table = { game: GAME.name, profile: 'modern/duel', seed: `worths ${seed} ${number}`, seats: decks };
    const minds = [0, 1].map((seat) => createMind(GAME, { rung: 'rules', seed: `${table.seed} ${seat}` }));
    const state = GAME.setup(table);
    for (let open = GAME.decision(state); open !== undefined; open = GAME.decision(state)) {
      supposeWorths(open.seat === measured ? one : other);
      GAME.apply(state, minds[open.seat].decide(lookFrom(GAME, state, open.seat)));
    }
    const places = GAME.result(state)?.places ?? [1, 1];
    if (places[0] !== places[1]) lead += places[measured] === 1 ? 0.5 : -0.5;
  }
  return lead;
}
