import { expect, test } from 'vitest';
import { bonusAttack, powerBank, progressive } from './ability.ts';
import { character, printing, team } from './card.ts';
import { FACETS } from './facets.ts';

const [hero] = character({
  name: 'Iron Man',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Technological',
  nemesis: ['Ultron', 'Thanos'],
  printings: [
    printing('im', 'Ultra Rare', [950, 800, 250, 3], progressive(bonusAttack(100, { skill: 'Technological' }))),
  ],
});
const pair = team({
  name: 'Pair',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Avengers',
  skill: 'Combat',
  members: ['Iron Man', 'Thor'],
  printing: printing('pair', 'Uncommon', [900, 900, 300, 2], powerBank()),
});
const facts = (card: typeof hero) => Object.fromEntries(FACETS.map((facet) => [facet.name, facet.values(card)]));

test('a card answers by every facet', () => {
  expect(facts(hero)).toEqual({
    name: ['Iron Man'],
    kind: ['single'],
    rarity: ['Ultra Rare'],
    alignment: ['Good'],
    affiliation: ['Avengers'],
    skill: ['Technological'],
    ability: ['Bonus Attack'],
    abilityType: ['offensive'],
    target: ['Technological'],
    nemesis: ['Ultron', 'Thanos'],
    member: [],
    attack: [950],
    defence: [800],
    resistance: [250],
    missionPoints: [3],
    cost: [1],
    members: [0],
  });
  expect(facts(pair)).toMatchObject({
    kind: ['team'],
    member: ['Iron Man', 'Thor'],
    members: [2],
    target: [],
    cost: [1],
  });
});

test('facets with few words list them', () => {
  for (const facet of FACETS) {
    if (facet.words === undefined) continue;
    for (const card of [hero, pair]) for (const value of facet.values(card)) expect(facet.words).toContain(value);
  }
  expect(new Set(FACETS.map((facet) => facet.name)).size).toBe(FACETS.length);
});
