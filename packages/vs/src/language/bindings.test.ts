import { expect, test } from 'vitest';
import { theNumber } from './amount.ts';
import { unboundNames } from './bindings.ts';
import { plotTwist, supporting } from './card.ts';
import { revealUntil, shuffleIntoDeck, toDeckBottom, toHand } from './card-verbs.ts';
import { choose, forEachPlayer, may, nameCharacter, oneOf } from './control.ts';
import type { Effect } from './effect.ts';
import { stun } from './effect.ts';
import { appearsItself, endOfTheTurn } from './event.ts';
import { gets, later } from './lasting.ts';
import { stats } from './modifier.ts';
import { aura, type Power, trigger } from './power.ts';
import { a, each, enemy, inKo, the, thePlayer } from './query.ts';

const twist = (...effects: Effect[]) => unboundNames(plotTwist({ id: 'xx1-001', name: 'X', timing: 'main', effects }));
const body = (...powers: Power[]) =>
  unboundNames(supporting({ id: 'xx1-002', name: 'Y', cost: 1, atk: 1, def: 1, health: 1, teams: [], powers }));

test('a name is good after the instruction that binds it', () => {
  expect(twist(choose(a(enemy(), 'x')), stun(the('x')))).toEqual([]);
  expect(twist(stun(the('x')), choose(a(enemy(), 'x')))).toEqual(['x']);
});

test('what one branch binds another does not know', () => {
  expect(twist(oneOf([choose(a(enemy(), 'x'))], [stun(the('x'))]))).toEqual(['x']);
  expect(twist(may(choose(a(enemy(), 'x'))), stun(the('x')))).toEqual([]);
});

test('a delayed trigger knows what was bound before it, and keeps its own names', () => {
  expect(twist(choose(a(enemy(), 'x')), later('turn', endOfTheTurn, stun(the('x'))))).toEqual([]);
  expect(twist(later('turn', endOfTheTurn, choose(a(enemy(), 'x'))), stun(the('x')))).toEqual(['x']);
});

test('players and numbers are names too', () => {
  const shuffled = shuffleIntoDeck(each(inKo({}, thePlayer('p'))), 'n');
  expect(twist(forEachPlayer('eachEnemy', 'p', shuffled, gets('self', theNumber('n'), 0)))).toEqual([]);
  expect(twist(shuffled, gets('self', theNumber('m'), 0))).toEqual(['p', 'm']);
});

test('cards turned over until one fits are two names', () => {
  const turned = revealUntil('you', { is: 'location' }, 'found', 'others');
  expect(twist(turned, toHand(the('found')), toDeckBottom(the('others')))).toEqual([]);
});

test('a memo passes from power to power', () => {
  const reads = aura('B', { named: 'memo' }, stats(1, 1));
  expect(body(trigger('A', appearsItself, nameCharacter('memo')), reads)).toEqual([]);
  expect(body(reads)).toEqual(['memo']);
});
