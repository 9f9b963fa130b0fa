import { expect, test } from 'vitest';
import type { VsEvent } from '../words/events.ts';
import { startsBeat } from './beats.ts';

/** The names of the events, beat by beat. */
function cut(events: readonly VsEvent[]): string[] {
  const beats: VsEvent[][] = [];
  for (const event of events) {
    const open = beats.at(-1);
    if (open === undefined || startsBeat(open, event)) beats.push([event]);
    else open.push(event);
  }
  return beats.map((beat) => beat.map(({ type }) => type).join(' '));
}

const struck = (attacker: number, target: number): VsEvent => ({
  ...{ type: 'struck', attackers: [attacker], target, atk: 3, def: 3, stuns: true },
});
const went = (card: number, from: string, to: string, seat = 0): VsEvent => ({
  ...{ type: 'moved', card, face: undefined, from, to, seat, known: 0 },
});

// VS-CMB-12: strikes are compared together, but seen one after the other.
test('strike, strike back, each stun with its wound and the KO are beats of their own', () => {
  const combat: VsEvent[] = [
    { type: 'passed', seat: 1 },
    struck(1, 2),
    struck(2, 1),
    { type: 'stunned', card: 2 },
    { type: 'wounded', card: 2, count: 1 },
    { type: 'stunned', card: 1 },
    { type: 'wounded', card: 1, count: 1 },
    { type: 'koed', card: 2 },
    { type: 'koed', card: 1 },
    went(2, 'front', 'ko', 1),
    went(1, 'front', 'ko', 0),
    { type: 'combatEnded', cancelled: false },
  ];
  expect(cut(combat)).toEqual([
    'passed struck',
    'struck',
    'stunned wounded',
    'stunned wounded',
    'koed koed moved moved',
    'combatEnded',
  ]);
});

test('phases open what comes next; who recovers, readies or draws does so at once', () => {
  const turn: VsEvent[] = [
    { type: 'passed', seat: 0 },
    { type: 'phaseBegan', phase: 'end', seat: 0 },
    { type: 'turnBegan', seat: 1, turn: 4 },
    { type: 'phaseBegan', phase: 'draw', seat: 1 },
    { type: 'drew', seat: 1, cards: [5, 6], faces: ['a', 'b'] },
    { type: 'phaseBegan', phase: 'recovery', seat: 1 },
    { type: 'recovered', card: 1 },
    { type: 'recovered', card: 2 },
    { type: 'readied', card: 1 },
    { type: 'readied', card: 3 },
    { type: 'phaseBegan', phase: 'build', seat: 1 },
    { type: 'stepBegan', step: 'resource', seat: 1 },
  ];
  expect(cut(turn)).toEqual([
    'passed phaseBegan turnBegan',
    'phaseBegan drew',
    'phaseBegan recovered recovered',
    'readied readied',
    'phaseBegan stepBegan',
  ]);
});

test('what is paid, exhausted or put on belongs to what it is for', () => {
  expect(
    cut([
      { type: 'exhausted', card: 1 },
      { type: 'attackDeclared', seat: 0, attackers: [1], defender: 2 },
      { type: 'recruited', seat: 0, card: 7, face: 'a', cost: 2 },
      went(7, 'hand', 'front'),
      { type: 'appeared', card: 7 },
      went(8, 'hand', 'equipped'),
      { type: 'equipped', seat: 0, card: 7, with: 'b' },
    ]),
  ).toEqual(['exhausted attackDeclared', 'recruited moved appeared', 'moved equipped']);
});
