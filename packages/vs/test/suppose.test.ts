import { choiceKind, listChoices, type Seat, type Suppositions } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { seenCards } from '../src/imagine/suppose.ts';
import { type VsState, ZONE, zoneList } from '../src/state/state.ts';
import { CHOICE } from '../src/words/choices.ts';
import { archetypes, game, positions, tableOf } from './positions.ts';

/** Everything of a seat's deck, as the state has it. */
function deckIn(state: VsState, owner: Seat): string[] {
  const cards: string[] = [];
  for (let card = 0; card < state.cards; card++) {
    const isElsewhere = state.zone[card] === ZONE.levelUp || state.zone[card] === ZONE.side;
    if (state.owner[card] !== owner || isElsewhere || state.zone[card] === ZONE.player) continue;
    if (card !== state.firstMain[owner]) cards.push(game.catalogue.faces[state.face[card]].id);
  }
  return cards.sort();
}

test('a deck that is supposed rightly is what the other one holds, card for card', () => {
  for (const [state, table] of positions('modern/duel', 2, 3, 9)) {
    const lists = table.seats.map(({ deck }) => deck);
    const world = game.clone(state);
    game.imagine(world, 0, 5, lists);
    // A card that came from a side pile is not on the list, so the two cannot agree.
    if (deckIn(state, 1).length === lists[1].length - 1) expect(deckIn(world, 1)).toEqual(deckIn(state, 1));
  }
});

test('a wrong deck leaves what was seen and fills the rest with cards of that deck', () => {
  for (const [state, , decks] of positions('modern/duel', 2, 3, 9)) {
    const other = (decks[1] + 3) % archetypes.length;
    const lists: Suppositions = [undefined, archetypes[other].cards];
    const world = game.clone(state);
    game.imagine(world, 0, 6, lists);
    const seen = new Set(seenCards(state, 1, 0));
    for (const zone of [ZONE.hand, ZONE.deck]) {
      for (const card of zoneList(world, zone, 1)) {
        const { id } = game.catalogue.faces[world.face[card]];
        if (seen.has(card)) expect(id).toBe(game.catalogue.faces[state.face[card]].id);
        else expect(archetypes[other].cards).toContain(id);
      }
    }
  }
});

test('what is really hidden leaves no trace in a supposed world', () => {
  for (const [state, table] of positions('modern/duel', 2, 2, 12)) {
    const lists: Suppositions = [undefined, table.seats[0].deck];
    const [one, two] = [game.clone(state), game.clone(state)];
    game.imagine(two, 0, 77);
    game.imagine(one, 0, 8, lists);
    game.imagine(two, 0, 8, lists);
    expect(game.fingerprint(two)).toBe(game.fingerprint(one));
  }
});

test('every unseen card is as likely in the hand as its copies are many', () => {
  const table = tableOf('modern/duel', [18, 19], 'sampling');
  const state = game.setup(table);
  while (game.decision(state) !== undefined && choiceKind(listChoices(game, state)[0]) !== CHOICE.keep)
    game.apply(state, listChoices(game, state)[0]);
  const list = table.seats[1].deck;
  const copies = new Map<string, number>();
  for (const id of list.slice(1)) copies.set(id, (copies.get(id) ?? 0) + 1);
  const found = new Map<string, number>();
  const worlds = 3000;
  const world = game.clone(state);
  for (let seed = 0; seed < worlds; seed++) {
    game.clone(state, world);
    game.imagine(world, 0, seed, [undefined, list]);
    for (const card of zoneList(world, ZONE.hand, 1)) {
      const { id } = game.catalogue.faces[world.face[card]];
      found.set(id, (found.get(id) ?? 0) + 1);
    }
  }
  const hand = zoneList(state, ZONE.hand, 1).length;
  let chiSquare = 0;
  for (const [id, many] of copies) {
    const expected = (worlds * hand * many) / (list.length - 1);
    chiSquare += ((found.get(id) ?? 0) - expected) ** 2 / expected;
  }
  // Far above the 99.9th percentile for about twenty degrees of freedom would be a wrong sampler.
  expect(chiSquare).toBeLessThan(50);
  expect(chiSquare).toBeGreaterThan(3);
});
