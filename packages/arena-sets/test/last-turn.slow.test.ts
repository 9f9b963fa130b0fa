import { createArena, LEVELS } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { playOut, seededRandom } from '@longbox/testkit';
import { expect, test } from 'vitest';

const game = createArena(ARENA_CARDS);

// MA-TRN-16: the first player takes at most six turns, the second at most five.
test.each(LEVELS.map((level) => level.name))('200 random games of %s are over by turn 11', (profile) => {
  let latest = 0;
  for (let i = 0; i < 200; i++) {
    const seed = `last-turn-${profile}-${i}`;
    const seats = [i, i >> 2].map((at) => ({ deck: STARTER_DECKS[at % STARTER_DECKS.length].keys }));
    const state = game.setup({ game: 'arena', profile, seed, seats });
    playOut(game, state, seededRandom(seed));
    latest = Math.max(latest, game.view(state, 'watcher').turn);
  }
  expect(latest).toBe(11);
});
