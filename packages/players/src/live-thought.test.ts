import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { visitPositions } from '../test/positions.ts';
import { liveThought } from './live-thought.ts';
import { createMind } from './mind.ts';
import { lookFrom } from './outlook.ts';

test('while the game goes on a thought names no card that somebody does not know', { timeout: 60_000 }, () => {
  let [hidden, shown, named] = [0, 0, 0];
  const mindOf = (rung: 'rules' | 'search') => createMind(toyGame, { rung, seed: 'live', budget: { iterations: 10 } });
  const wanted = { count: 80, every: 2, seed: 'live' };
  visitPositions(
    toyGame,
    (number) => toyTable(`live-${number}`),
    wanted,
    ({ state, seat, name }) => {
      const isOpen = (card: number): boolean => state.pile.includes(card) || state.standing.includes(card);
      for (const rung of ['rules', 'search'] as const) {
        const outlook = lookFrom(toyGame, state, seat);
        const thought = mindOf(rung).think(outlook);
        const live = liveThought(outlook, thought);
        const cards = [...JSON.stringify(live).matchAll(/"(?:card|target)":(\d+)/g)].map(([, card]) => Number(card));
        for (const card of cards) expect(isOpen(card), `${name}: card ${card}`).toBe(true);
        expect(live.options.length + live.hidden).toBe(thought.options.length);
        for (const { option, principle } of live.options)
          if (option.card === undefined) expect(principle).toBeUndefined();
        hidden += live.hidden;
        shown += live.options.length;
        named += cards.length;
      }
    },
  );
  expect(Math.min(hidden, shown, named)).toBeGreaterThan(20);
});
