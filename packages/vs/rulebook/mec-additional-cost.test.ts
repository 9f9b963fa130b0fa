import { expect, test } from 'vitest';
import { appearsItself, law, lookAtTop, on, putPlus, recruitFree, the, trigger } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

const greedy = hero('Greedy', [law('Cost', { rule: 'recruitDiscarding', who: 'you', count: 2 })]);
const ear = hero('Ear', [trigger('Listen', on('discards', undefined, { player: 'you' }), putPlus(1, 'self'))]);
const scout = hero('Scout', [trigger('Find', appearsItself, lookAtTop(1, 'top'), recruitFree(the('top')))]);
const hand = ['Greedy', body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)];

// VS-MEC-ADDCOST-01: together with the recruit points, by chance, and never the card itself.
test('an additional cost discards other cards of the hand at random', () => {
  const at = scene('modern', {
    cards: [greedy, ear],
    at: 'recruit',
    ann: { front: ['Ear'], hand, points: 2 },
    bob: {},
  });
  at.random('Z', 'X');
  at.ann.recruit('Greedy', 'front');
  expect(['X', 'Y', 'Z', 'Greedy'].map((name) => at.card(name).zone)).toEqual(['ko', 'hand', 'ko', 'front']);
  expect([at.seat('ann').points, at.card('Ear').plus]).toEqual([1, 1]);
  at.close();
});

// VS-MEC-ADDCOST-01
test('who cannot pay an additional cost does not recruit', () => {
  const few = scene('modern', {
    cards: [greedy],
    at: 'recruit',
    ann: { hand: hand.slice(0, 2), points: 2 },
    bob: { hand: hand.slice(2) },
    open: true,
  });
  expect(few.ann.offered('recruit').toSorted()).toEqual(['X, back', 'X, front']);
  expect(few.ann.refused('recruit', 'Greedy', 'front')).toContain('VS-MEC-ADDCOST-01');
});

// VS-MEC-PLAYFROM-02: free of the additional cost, too.
test('what is recruited for free has no additional cost', () => {
  const at = scene('modern', {
    cards: [greedy, scout],
    at: 'recruit',
    ann: { hand: ['Scout', body('X', 1, 1), body('Y', 1, 1)], points: 1, deck: ['Greedy', body('N', 1, 1)] },
    bob: {},
    open: true,
  });
  at.ann.recruit('Scout', 'front');
  at.ann.row('back', 'ann');
  expect([at.card('Greedy').zone, at.card('X').zone, at.card('Y').zone]).toEqual(['back', 'hand', 'hand']);
});
