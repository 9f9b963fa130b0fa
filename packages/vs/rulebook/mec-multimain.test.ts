import { expect, test } from 'vitest';
import { createCatalogue, startsBeside } from '../src/index.ts';
import { besidesOf } from '../src/set-up/set-up-table.ts';
import { body, chief, scene } from './cast.ts';
import { resolve } from './fight.ts';

const pair = [
  chief('Sun', [startsBeside('Friends', 'Moon')], { health: 1, def: 2 }),
  chief('Sun', [], { level: 2 }),
  chief('Moon', [startsBeside('Friends too', 'Sun')], { health: 1, def: 2 }),
];

// VS-MEC-MULTIMAIN-02
test('two main characters that belong together are placed one after the other', () => {
  const at = scene('modern', { cards: pair, at: 'setUp', ann: { front: ['x-sun-1 as Sun'] }, bob: {}, open: true });
  at.ann.first('ann');
  expect(at.ann.offered()).toEqual(['place front', 'place back']);
  at.ann.place('front');
  at.ann.place('back');
  expect(at.decides()).toBe('bob');
  expect([at.card('Sun').zone, at.card('Moon').zone, at.card('Moon').main]).toEqual(['front', 'back', true]);
});

// VS-MEC-MULTIMAIN-01
test('a player goes on with the other when one of them is KOd, and loses with the last', () => {
  const at = scene('modern', {
    cards: pair,
    ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
    bob: { front: ['x-sun-1 as Sun', 'Moon'] },
    open: true,
  });
  at.ann.attack('Sun', 'A');
  resolve(at.ann, at.bob);
  expect([at.card('Sun').zone, at.winners()]).toEqual(['ko', []]);
  at.ann.attack('Moon', 'B');
  resolve(at.ann, at.bob);
  expect(at.winners()).toEqual(['ann']);
});

// VS-MEC-MULTIMAIN-02: where a player keeps only one main character, such a pair stays.
test('they are no surplus', () => {
  const at = scene('cr21', {
    cards: pair,
    turn: 'bob',
    ann: { front: ['x-sun-1 as Sun', 'Moon'] },
    bob: {},
    open: true,
  });
  for (const player of ['bob', 'ann', 'ann', 'ann'] as const) if (at.decides() === player) at[player].pass();
  expect([at.card('Sun').zone, at.card('Moon').zone]).toEqual(['front', 'front']);
});

// VS-MEC-MULTIMAIN-02: with their levels.
test('either brings the other along', () => {
  const catalogue = createCatalogue([{ set: 'xx', name: 'Test', universe: 'illustrated', cards: pair }]);
  const beside = (id: string) => {
    const face = catalogue.faceOf(id);
    return face === undefined ? [] : besidesOf(catalogue, face).map(({ card }) => card.id);
  };
  expect(beside('x-sun-1')).toEqual(['x-sun-2', 'x-moon-1']);
  expect(beside('x-moon-1')).toEqual(['x-sun-1', 'x-sun-2']);
});
