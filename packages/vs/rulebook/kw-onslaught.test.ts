import { expect, test } from 'vitest';
import { appearsItself, character, draw, each, keyword, losesPowers, modify, trigger } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { listed, many, wordsOf } from './told.ts';

const onslaught = hero('Onslaught', [keyword('jointConsciousness')], { atk: 0, def: 0, health: 0 });
const herald = hero('Herald', [trigger('Arrive', appearsItself, draw(3)), keyword('flight'), does('Act', draw())], {
  atk: 3,
  def: 4,
  health: 2,
});
const recruit = () => {
  const at = scene('cr21', {
    cards: [onslaught, herald],
    ann: { hand: ['Onslaught as O'], points: 1, deck: ['Might Location', 'Onslaught as P', 'Herald', 'Extra x9'] },
    bob: { deck: [body('D', 2, 1, 'dodge'), 'Extra x9'] },
    at: 'recruit',
  });
  at.ann.recruit('O', 'front');
  return at;
};

// VS-KW-JOINT-CONSCIOUSNESS, VS-PWR-20: every player turns cards over up to the first character that is not Onslaught.
test('Onslaught absorbs a character of every player as he is recruited', () => {
  const { card, seat, close } = recruit();
  expect([card('Herald').zone, card('D').zone]).toEqual(['removed', 'removed']);
  expect([card('O').atk, card('O').def, card('O').health]).toEqual([5, 5, 4]);
  expect(wordsOf(card('O').keywords)).toEqual(['dodge', 'flight', 'jointConsciousness']);
  expect([many(seat('ann').deck), many(seat('bob').deck)]).toEqual([8, 9]);
  expect([...listed(seat('ann').deck), ...listed(seat('ann').hand)]).toContain('Might Location');
  close();
});

// VS-PWR-20, VS-EX-18: it triggers on paying and resolves before he appears; an "appears" power he gained then triggers.
test('an appears power that Onslaught absorbed triggers when he then appears', () => {
  const { ann, seat, close } = recruit();
  expect(many(seat('ann').hand)).toBe(3);
  for (let step = 0; step < 2; step++) ann.pass();
  expect(ann.offered('use')).toEqual(['O, Act']);
  close();
});

// VS-KW-JOINT-CONSCIOUSNESS, VS-MOD-21: what he has become is no power of his; only the powers he has are lost.
test('Onslaught without powers keeps his ATK, DEF and health', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [
      onslaught,
      herald,
      hero('Mute', [does('Mute', modify(each(character({ name: 'Onslaught' })), 'turn', losesPowers))]),
    ],
    ann: { front: ['Mute'], hand: ['Onslaught as O'], points: 1, deck: ['Herald', 'Extra x9'] },
    bob: { deck: ['Extra x9'] },
    at: 'recruit',
  });
  ann.recruit('O', 'front');
  for (let step = 0; step < 2; step++) ann.pass();
  const before = [card('O').atk, card('O').def, card('O').health];
  ann.use('Mute', 'Mute');
  expect([[card('O').atk, card('O').def, card('O').health], card('O').keywords]).toEqual([before, '']);
  close();
});

// VS-ZON-18: gone from play, he is nobody again.
test('what Onslaught absorbed does not outlast his stay in play', () => {
  const { ann, card } = scene('cr21', {
    cards: [
      onslaught,
      herald,
      hero('Door', [
        does('Out', { verb: 'toHand', cards: { cards: 'each', from: { zone: 'play', where: { name: 'Onslaught' } } } }),
        does('In', {
          verb: 'putIntoPlay',
          cards: { cards: 'each', from: { zone: 'hand', of: 'you', where: { name: 'Onslaught' } } },
        }),
      ]),
    ],
    ann: { front: ['Door'], hand: ['Onslaught'], points: 1, deck: ['Herald', 'Extra x9'] },
    bob: { deck: ['Extra x9'] },
    at: 'recruit',
  });
  ann.recruit('Onslaught', 'front');
  for (let step = 0; step < 2; step++) ann.pass();
  expect(card('Onslaught').atk).toBe(4);
  ann.use('Door', 'Out');
  ann.use('Door', 'In');
  ann.row('front');
  expect(card('Onslaught').atk ?? 0).toBe(0);
});
