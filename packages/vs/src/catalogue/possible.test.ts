import { expect, test } from 'vitest';
import { always, can, gainsOneOf, type Power, supporting } from '../language/index.ts';
import { createCatalogue } from './catalogue.ts';
import { KW } from './face.ts';
import { CAN, possibleWith } from './possible.ts';

function possible(...powers: Power[]): ReturnType<typeof possibleWith> {
  const card = supporting({ id: 'x-1', name: 'X', cost: 1, atk: 1, def: 1, health: 1, teams: [], powers });
  return possibleWith(createCatalogue([{ set: 'x', name: 'X', universe: 'illustrated', cards: [card] }]).faces);
}

test('what no card names cannot come up', () => {
  const { keywords, permissions, reactions } = possible();
  expect([keywords[KW.flight], keywords[KW.lethal], permissions[CAN.attackPlayers], reactions]).toEqual([
    0,
    0,
    0,
    false,
  ]);
});

test('what a card has, gives or permits can', () => {
  const gives: Power = {
    power: 'trigger',
    name: 'Gift',
    trigger: { pattern: { on: 'startOfTurn' } },
    effects: [gainsOneOf('self', 'turn', 'lethal', 'ranged')],
  };
  const { keywords, permissions } = possible(gives, always('Bold', can('attackPlayers')));
  expect([keywords[KW.lethal], keywords[KW.ranged], permissions[CAN.attackPlayers]]).toEqual([1, 1, 1]);
});

// VS-KW-LEAP
test('Leap brings Flight', () => {
  expect(possible({ power: 'keyword', keyword: 'leap' }).keywords[KW.flight]).toBe(1);
});
