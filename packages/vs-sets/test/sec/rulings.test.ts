import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const recruited = (bob: object, ann: object = {}) => {
  const at = scene('modern', {
    at: 'recruit',
    ann: { front: [body('A', 1, 1)], hand: ['sec-014 as Hulkling'], points: 5, ...ann },
    bob,
    open: true,
  });
  at.ann.recruit('Hulkling', 'front');
  return at;
};

// Ruling: he is never on the side of who recruits him.
test('ruling: sec-014 Hulkling does not appear on your side first', () => {
  const there = (answer: 'yes' | 'no') => {
    const at = recruited({ front: [body('F', 1, 1)] }, { back: ['hox-009 as Toad'] });
    at.ann[answer]();
    if (at.ann.offered('choose').length > 0) at.ann.choose('F');
    return [at.card('Hulkling').controller, at.card('Toad').xp];
  };
  expect([there('yes'), there('no')]).toEqual([
    ['bob', 0],
    ['ann', 6],
  ]);
});

// Ruling: who cannot appear is removed from the game, and the other is KO'd all the same.
test('ruling: sec-014 Hulkling is removed from the game where he cannot appear', () => {
  const at = scene('modern+updates', {
    at: 'recruit',
    ann: { front: [body('A', 1, 1)], hand: ['sec-014 as Young'], points: 5 },
    bob: { front: [body('F', 1, 1), body('Hulkling', 1, 9, 'main')] },
    open: true,
  });
  at.ann.recruit('Young', 'front');
  at.ann.yes();
  expect([at.card('F').zone, at.card('Young').zone, at.asks()]).toEqual(['ko', 'removed', 'playOrPass']);
});

test('sec-017 Doctor Strange shows himself as he acts from the hand', () => {
  const ko = ['sec-008 as A1', 'sec-008 as A2', 'sec-008 as A3', 'sec-008 as A4', 'sec-008 as A5'];
  const at = scene('modern', {
    ann: { front: [body('A', 1, 1)], hand: ['sec-017 as Strange', body('H', 1, 1)], resources: ['Might Location'], ko },
    bob: { front: [body('D', 1, 1)] },
    open: true,
  });
  at.ann.attack('D', 'A');
  expect(at.bob.sees('Strange')).toBe(false);
  at.ann.use('Strange', 'I Must Remain Above the Fray');
  expect([at.bob.sees('Strange'), at.bob.sees('H')]).toEqual([true, false]);
});
