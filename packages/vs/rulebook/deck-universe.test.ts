import { listChoices } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { checkDeck } from '../src/deck/check-deck.ts';
import { makeSeat } from '../src/deck/read-deck.ts';
import { a, type Card, enemy, main, superPower, supporting, takeControl } from '../src/language/index.ts';
import { profileFor } from '../src/profiles/profiles.ts';
import { createVs } from '../src/vs.ts';

const bodies = (prefix: string): Card[] =>
  Array.from({ length: 15 }, (_, i) =>
    supporting({
      id: `${prefix}-${i}`,
      name: `${prefix} ${i}`,
      cost: 1,
      atk: 1,
      def: 3,
      health: 2,
      teams: [],
      powers: [],
    }),
  );
const leader = (id: string, powers: Parameters<typeof main>[0]['powers']): Card =>
  main({ id, name: id, level: 1, atk: 2, def: 9, health: 3, teams: [], powers });
const charm = superPower('Charm', 'main', [], takeControl(a(enemy({ is: 'supporting' }))));

const game = createVs([
  { set: 'd', name: 'Drawn', universe: 'illustrated', cards: [leader('charmer', [charm]), ...bodies('drawn')] },
  { set: 'f', name: 'Filmed', universe: 'photographic', cards: [leader('star', []), ...bodies('filmed')] },
]);
const deck = (lead: string, prefix: string) => ({
  main: lead,
  cards: bodies(prefix).map(({ id }) => ({ count: 4, id })),
  side: [],
});
const [drawn, filmed] = [deck('charmer', 'drawn'), deck('star', 'filmed')];

const WANTED = ['keep', 'use', 'choose', 'recruit', 'resource', 'place', 'first'];

/** Plays on, each time with the first option of the verb wanted most, until the test is content. */
function playUntil(
  content: (state: ReturnType<typeof game.setup>) => boolean,
): ReturnType<typeof game.setup> | undefined {
  const state = game.setup({
    game: 'vs',
    profile: 'modern',
    seed: 'universe',
    seats: [makeSeat(drawn), makeSeat(filmed)],
  });
  for (let steps = 0; steps < 400 && game.decision(state) !== undefined; steps++) {
    if (content(state)) return state;
    const options = listChoices(game, state).map((choice) => ({ choice, verb: game.option(state, choice).verb }));
    const best = WANTED.map((verb) => options.find((option) => option.verb === verb)).find(
      (found) => found !== undefined,
    );
    game.apply(state, (best ?? options[0]).choice);
  }
  return undefined;
}

// VS-DECK-12: each of the two decks is legal, and a table takes them both.
test('a deck of one universe may be played against a deck of the other', () => {
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no profile');
  for (const list of [drawn, filmed]) expect(checkDeck(game.catalogue, list, profile)).toEqual([]);
  expect(playUntil((state) => game.view(state, 0).turn > 1)).toBeDefined();
});

// VS-DECK-13, VS-EX-03
test('a player with an Illustrated deck may take control of a Photographic character', () => {
  const stolen = (state: Parameters<typeof game.view>[0]) =>
    [...game.view(state, 0).seats[0].front, ...game.view(state, 0).seats[0].back].find(({ face }) =>
      face.startsWith('filmed'),
    );
  const state = playUntil((now) => stolen(now) !== undefined);
  expect(state && stolen(state)).toMatchObject({ owner: 1, controller: 0 });
});
