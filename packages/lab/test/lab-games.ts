import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { createVs, makeSeat } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { arenaTracker, type LabDeck, type LabGame, type LabPlan, randomBrain, vsTracker } from '../src/index.ts';

const vs = createVs(VS_SETS);
const arena = createArena(ARENA_CARDS);

/** Both games with random players. */
export const vsLab: LabGame = {
  game: vs,
  tracker: vsTracker,
  brain: (_player, table, seat) => randomBrain(vs, table, seat),
};
export const arenaLab: LabGame = {
  game: arena,
  tracker: arenaTracker,
  brain: (_player, table, seat) => randomBrain(arena, table, seat),
};

export const vsDecks = (...keys: readonly string[]): LabDeck[] =>
  VS_DECKS.filter(({ key }) => keys.includes(key)).map((deck) => ({
    name: deck.key,
    title: deck.title,
    seat: makeSeat(deck),
  }));

export const arenaDecks: readonly LabDeck[] = STARTER_DECKS.map(({ id, title, keys }) => ({
  name: id,
  title,
  seat: { deck: keys },
}));

export const vsPlan = (parts: Partial<LabPlan> & Pick<LabPlan, 'decks' | 'pairs'>): LabPlan => ({
  ...{ game: 'vs', profile: 'modern', player: 'random', seed: 'test', games: 8 },
  ...parts,
});
