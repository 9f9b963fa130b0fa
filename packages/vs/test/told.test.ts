import { expect, test } from 'vitest';
import { changeDefender, leaveCombat } from '../src/atoms/combat.ts';
import { freezeCharacter, startFrozenTurnOf } from '../src/atoms/conditions.ts';
import { promoteCharacter } from '../src/atoms/level.ts';
import { payForRecruit, spendPoints } from '../src/atoms/points.ts';
import { listenTo } from '../src/atoms/tell.ts';
import { beginBuildStep, forgetTurn } from '../src/atoms/turn.ts';
import type { VsEvent } from '../src/index.ts';
import { faceOf, isMain, isSupporting } from '../src/state/relation.ts';
import { BUILD_STEP, ROLE, V, type VsState, ZONE, zoneList } from '../src/state/state.ts';
import { game, positions } from './positions.ts';

// What random games hardly ever come to; `vs-sets/test/told.slow.test.ts` finds the rest.
function late(): VsState {
  for (const [state] of positions('modern', 2, 12, 6)) {
    const s = game.clone(state);
    const [supporting, main] = [s.board.find((card) => isSupporting(s, card)), s.board.find((card) => isMain(s, card))];
    if (supporting !== undefined && main !== undefined && s.owner[supporting] === s.owner[main]) return s;
  }
  throw new Error('there is no such position');
}

function eventsOf(s: VsState, act: () => void): VsEvent[] {
  const events: VsEvent[] = [];
  listenTo(s, events);
  act();
  listenTo(s, undefined);
  return events;
}

const firstOf = (s: VsState, is: (s: VsState, card: number) => boolean): number =>
  s.board.find((card) => is(s, card)) ?? -1;

// VS-MC-07.
test('a promotion is told, with who was the main character before', () => {
  const s = late();
  const [card, instead] = [firstOf(s, isSupporting), firstOf(s, isMain)];
  expect(eventsOf(s, () => promoteCharacter(s, card))).toEqual([{ type: 'promoted', card, instead }]);
  expect([isMain(s, card), isMain(s, instead)]).toEqual([true, false]);
});

// VS-TERM-27.
test('a new defender is told of', () => {
  const s = late();
  const [card, instead] = [firstOf(s, isSupporting), firstOf(s, isMain)];
  expect(eventsOf(s, () => changeDefender(s, instead, card))).toEqual([{ type: 'defenderReplaced', card, instead }]);
  expect([s.role[card], s.role[instead]]).toEqual([ROLE.defender, ROLE.none]);
});

// VS-CMB-54.
test('who is taken out of a combat is told of', () => {
  const s = late();
  const card = firstOf(s, isSupporting);
  s.role[card] = ROLE.defender;
  expect(eventsOf(s, () => leaveCombat(s, card))).toEqual([{ type: 'leftCombat', card }]);
  expect(s.role[card]).toBe(ROLE.none);
});

// VS-STN-39.
test('a character that is no longer frozen is told of, after the turn in which it could not ready', () => {
  const s = late();
  const card = firstOf(s, isSupporting);
  freezeCharacter(s, card);
  expect(eventsOf(s, () => forgetTurn(s))).toEqual([]);
  startFrozenTurnOf(s, card);
  expect(eventsOf(s, () => forgetTurn(s))).toEqual([{ type: 'thawed', card }]);
  expect(s.frozen[card]).toBe(0);
});

// VS-BLD-13, VS-PWR-20.
test('points that are spent and characters that are announced are told of', () => {
  const s = late();
  const [card] = zoneList(s, ZONE.hand, 0);
  const points = s.seatPoints[0];
  expect(eventsOf(s, () => spendPoints(s, 0, 2))).toEqual([{ type: 'spentPoints', seat: 0, count: 2 }]);
  expect(eventsOf(s, () => payForRecruit(s, 0, card, 3))).toEqual([
    { type: 'recruited', seat: 0, card, face: faceOf(s, card).id, cost: 3 },
  ]);
  expect(s.seatPoints[0]).toBe(points - 5);
});

// VS-BLD-02.
test('steps of the Build Phase are told of', () => {
  const s = late();
  expect(eventsOf(s, () => beginBuildStep(s, 'recruit', 1))).toEqual([{ type: 'stepBegan', step: 'recruit', seat: 1 }]);
  expect(s.v[V.step]).toBe(BUILD_STEP.recruit);
});
