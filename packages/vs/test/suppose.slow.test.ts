import { listChoices, randomBelow } from '@longbox/kernel';
import type { VsState } from '@longbox/vs';
import { expect, test } from 'vitest';
import { archetypes, game, luck, positions } from './positions.ts';

const MODES = [
  ['modern/duel', 2],
  ['modern/freeForAll', 3],
  ['modern/freeForAll', 4],
  ['modern/twoVsTwo', 4],
  ['modern/twoVsTwoOpen', 4],
  ['modern/twoHeaded', 4],
  ['mcu18/duel', 2],
  ['mb15/duel', 2],
] as const;

for (const [profile, seats] of MODES) {
  test(`${profile} for ${seats}: whatever decks are supposed, a seat sees and may choose the same`, () => {
    let count = 0;
    for (const [state, , decks] of positions(profile, seats, 5, 5)) {
      const viewer = randomBelow(luck, seats);
      const isRight = randomBelow(luck, 2) === 0;
      const lists = decks.map((deck) => archetypes[isRight ? deck : randomBelow(luck, archetypes.length)].cards);
      const world = game.clone(state);
      game.imagine(world, viewer, count++, lists);
      expect(JSON.stringify(game.view(world, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
      // How many options somebody else has depends on what that seat holds.
      expect({ ...game.decision(world), count: 0 }).toEqual({ ...game.decision(state), count: 0 });
      if (game.decision(state)?.seat === viewer) expect(listChoices(game, world)).toEqual(listChoices(game, state));
      playOn(world);
    }
    expect(count).toBeGreaterThan(80);
  }, 120_000);
}

/** A world must be one in which play can go on. */
function playOn(world: VsState): void {
  for (let step = 0; step < 30 && game.decision(world) !== undefined; step++) {
    const choices = listChoices(game, world);
    game.apply(world, choices[randomBelow(luck, choices.length)]);
  }
}
