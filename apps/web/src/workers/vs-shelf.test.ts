import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { deckPicture } from './deck-pictures.ts';
import type { TablePlan } from './game-api.ts';
import { prepare } from './open-table.ts';
import { vsFacts } from './vs-facts.ts';
import { bring, setsOfCards, vsGameHere } from './vs-shelf.ts';

const plan = (...decks: readonly string[]): TablePlan => ({
  ...{ game: 'vs', profile: 'modern', seed: 'sets' },
  seats: decks.map((deck) => ({ deck, player: 'computer', name: deck })),
});

test('a table has the sets of its decks and no others', async () => {
  expect((await prepare(plan('mnb-avengers', 'mnb-guardians'))).sets).toEqual(['mnb']);
  expect((await prepare(plan('civ-namor', 'mcu1-heroes'))).sets?.toSorted()).toEqual(['civ', 'mcu1']);
});

// VS-SET-08: the higher levels are laid out with the main character, whatever set they are from.
test('a table has every level of its main characters', async () => {
  const mains = VS_DECKS.map(({ main }) => main);
  await bring(VS_SETS.map(({ set }) => set));
  const all = vsGameHere(VS_SETS.map(({ set }) => set)).catalogue;
  for (const main of mains) {
    const few = vsGameHere(setsOfCards([main])).catalogue;
    const levels = (catalogue: typeof all): readonly string[] => {
      const face = catalogue.faceOf(main);
      const same = catalogue.faces.filter(({ line, level }) => line === face?.line && level > 0);
      // A card that another set prints again is there once, and the sets say in which order.
      const cards = same.map(({ card: { id: _id, ...rest } }) => JSON.stringify(Object.entries(rest).sort()));
      return [...new Set(cards)].sort();
    };
    expect(levels(few), main).toEqual(levels(all));
  }
});

test('a deck is pictured ahead of its set as it is with it', () => {
  for (const { set, cards } of VS_SETS)
    for (const card of cards) {
      const ahead = deckPicture(card.id);
      if (ahead === undefined) continue;
      const { typeLine: _type, lines: _lines, stats, ...facts } = vsFacts(card, set, 'en');
      expect(ahead).toMatchObject({ ...facts, stats: { atk: stats?.atk, def: stats?.def, health: stats?.health } });
    }
});

test('a set nobody knows is said plainly', async () => {
  await expect(bring(['nobody'])).rejects.toThrow('there is no set of cards nobody');
  expect(setsOfCards(['nobody-001'])).toEqual([]);
});
