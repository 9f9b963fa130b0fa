import { expect, test } from 'vitest';
import { draw, type Effect, ifDone, topToResources } from '../src/index.ts';
import { body, listed, scene, twist } from './cast.ts';

const dig = (deck: readonly unknown[], effect: Effect) =>
  scene('modern', {
    cards: [twist('Dig', 'build', effect, ifDone(draw()))],
    ann: { hand: ['Dig'], deck },
    bob: {},
    at: 'resource',
  });

// VS-BLD-07, VS-RES-02: as many cards as the effect says, from the top, one after the other.
// VS-RES-03: of each its player may turn up a location; anything else stays face down.
test('two cards from the top become resources, each turned up if it is a location and its player likes', () => {
  const { ann, seat, card, close } = dig(['Might Location', body('A', 2, 2), 'Skill Location'], topToResources(2));
  ann.play('Dig');
  ann.yes();
  expect([ann.offered('yes'), ann.offered('no')]).toEqual([[], ['']]);
  ann.no();
  expect(listed(seat('ann'), 'resources')).toEqual(['Might Location', 'A']);
  expect([card('Might Location').faceDown, card('A').faceDown]).toEqual([false, true]);
  expect([listed(seat('ann'), 'hand'), seat('ann').deck]).toEqual([['Skill Location'], []]);
  close();
});

// VS-BLD-07, VS-MOD-17: as many as there are; an empty deck gives none, and nothing was done.
test.each([
  [1, ['A'], []],
  [0, [], []],
])('with %i cards in the deck the rest is ignored', (cards, resources, hand) => {
  const { ann, seat, close } = dig(cards === 0 ? [] : [body('A', 2, 2)], topToResources(2));
  ann.play('Dig');
  if (cards > 0) ann.no();
  expect([listed(seat('ann'), 'resources'), listed(seat('ann'), 'hand')]).toEqual([resources, hand]);
  close();
});

// VS-RES-03: an effect that does not say so turns nothing up, and asks nothing.
test('without leave to turn them up, all go face down at once', () => {
  const { ann, seat, card, close } = dig(['Might Location', 'Skill Location'], {
    verb: 'topToResources',
    count: 2,
    mayTurnUp: false,
  });
  ann.play('Dig');
  expect(listed(seat('ann'), 'resources')).toHaveLength(2);
  expect([card('Might Location').faceDown, card('Skill Location').faceDown]).toEqual([true, true]);
  close();
});
