import { starterNamed } from '@longbox/games';
import { loadGame } from '@longbox/games/load';
import { expect, test } from 'vitest';
import { type LabPlan, labGameOf, playGame, reviewLabGame, tableOf } from '../src/index.ts';

const DECKS = ['mnb-avengers', 'mnb-x-men'] as const;
/** Enough to see that everything fits together. */
const TINY = { width: 2, worlds: 1, duel: 2 };

test('games are those the lab plays, each deck with its own result, and the same every time', async () => {
  const vs = await loadGame('vs');
  const { decks, profile } = vs;
  const plan: LabPlan = {
    ...{ game: 'vs', profile, player: 'rules', seed: 'lapses', games: 2, pairs: [[0, 1]] },
    decks: DECKS.map((key) => ({ name: key, title: key, seat: starterNamed(decks, key).seat })),
  };
  for (const number of [0, 1]) {
    const both = reviewLabGame(vs, plan, 0, number, { look: TINY, study: TINY });
    const notes = playGame(labGameOf(vs), tableOf(plan, 0, number), ['rules', 'rules'], number === 1);
    expect(both.map(({ deck }) => deck)).toEqual(number === 0 ? DECKS : DECKS.toReversed());
    expect(both.find(({ deck }) => deck === DECKS[0])?.points).toBe(notes.points);
    for (const { lapses, decisions } of both) {
      expect(lapses.length).toBeLessThan(decisions);
      for (const { loss, best, chosen } of lapses) {
        expect(loss).toBeGreaterThanOrEqual(0.03);
        expect(best).not.toBe(chosen);
      }
    }
    if (number === 0) expect(reviewLabGame(vs, plan, 0, number, { look: TINY, study: TINY })).toEqual(both);
  }
}, 300_000);
