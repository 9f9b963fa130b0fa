import { expect, test } from 'vitest';
import { moveToRow, turnResource } from '../src/atoms/move.ts';
import { usableOnSide } from '../src/derived/board.ts';
import { symbolsAtHand } from '../src/derived/holdings.ts';
import { faceOf, isFaceUp } from '../src/state/relation.ts';
import { type VsState, ZONE, zoneList } from '../src/state/state.ts';
import { game, positions } from './positions.ts';

// A copy knows nothing that is derived, so it looks; random games hardly ever come to these changes at a moment when it matters.
const STATES = Array.from(positions('modern', 2, 12, 6), ([state]) => game.clone(state));
const usable = (s: VsState): number[] => [0, 1].map((seat) => usableOnSide(s, seat));
const symbols = (s: VsState): number[] => [0, 1].map((seat) => symbolsAtHand(s, seat));

test('who changes sides takes along what can be used there', () => {
  let changed = 0;
  for (const s of STATES) {
    for (const card of s.board.slice()) {
      const before = usable(s);
      moveToRow(s, card, ZONE.back, 1 - s.controller[card]);
      expect(usable(s)).toEqual(usable(game.clone(s)));
      if (before.join() !== usable(s).join()) changed++;
    }
  }
  expect(changed).toBeGreaterThan(5);
});

test('a resource that is turned over pays no more, and again', () => {
  let changed = 0;
  for (const s of STATES) {
    for (const card of [0, 1].flatMap((seat) => zoneList(s, ZONE.resources, seat))) {
      if (faceOf(s, card).symbols === 0) continue;
      const before = symbols(s);
      turnResource(s, card, isFaceUp(s, card) ? 'down' : 'up');
      expect(symbols(s)).toEqual(symbols(game.clone(s)));
      if (before.join() !== symbols(s).join()) changed++;
    }
  }
  expect(changed).toBeGreaterThan(5);
});
