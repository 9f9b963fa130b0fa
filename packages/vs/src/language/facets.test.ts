import { expect, test } from 'vitest';
import { supporting } from './card.ts';
import { draw } from './card-verbs.ts';
import { may } from './control.ts';
import { putMinus, stun } from './effect.ts';
import { appearsItself } from './event.ts';
import { facetsOf } from './facets.ts';
import { anyTurn, keyword, trigger } from './power.ts';
import { a, enemy } from './query.ts';

const card = supporting({
  id: 'xx1-001',
  name: 'Somebody',
  cost: 2,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('genius'),
    anyTurn('Zap', 'combat', ['energy', ['might', 'skill']], stun(a(enemy({ keyword: 'ranged' })))),
    trigger('Hello', appearsItself, may(putMinus(1, a(enemy())))),
  ],
});

test('facets say what a card is, does, pays and waits for', () => {
  expect(facetsOf(card)).toEqual([
    'anyturn',
    'does:minus',
    'does:stun',
    'has:flight',
    'has:genius',
    'kind:supporting',
    'on:appears',
    'pays:energy',
    'pays:might',
    'pays:skill',
    'team:xmen',
    'timing:combat',
  ]);
});

test('with the meaning of keywords, a card is found by what they do', () => {
  const meaning = () => [trigger('Genius', appearsItself, draw())];
  expect(facetsOf(card, meaning)).toContain('does:draw');
});
