import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { createVs, makeSeat } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { arenaTracker, type LabDeck, type LabGame, type LabPlan, vsTracker } from '../src/index.ts';

export const vsLab: LabGame = { game: createVs(VS_SETS), tracker: vsTracker };
export const arenaLab: LabGame = { game: createArena(ARENA_CARDS), tracker: arenaTracker };

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
