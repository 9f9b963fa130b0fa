import { losesPowers, type VsEvent, type VsView } from '@longbox/vs';
import { plain } from '@longbox/vs/print';
import { expect, test } from 'vitest';
import { describeVs } from '../vs.ts';
import type { Language } from '../words/language.ts';
import { sayLine } from '../words/say-line.ts';

const vs = describeVs();
const [ANN, BOB] = [0, 1];
/** Cards of the table below, by number. */
const FACES = new Map([
  [1, 'mnb-049'],
  [2, 'mnb-027'],
  [3, 'mnb-010'],
]);

const seats = [{ out: false }, { out: false }];
/** All that a line looks at. */
const viewOf = (phase: VsView['phase'], out = false): VsView =>
  ({ phase, seats: [seats[0], { out }] }) as unknown as VsView;

function told(
  event: VsEvent,
  phase: VsView['phase'] = 'main',
  out = false,
  language: Language = 'en',
  you?: number,
): string | undefined {
  const telling = {
    turn: 1,
    faceOf: (card: number) => ({ id: card, face: FACES.get(card) }),
    controllerOf: (card: number) => (card === 3 ? BOB : ANN),
  };
  const line = vs.tell(event, telling, viewOf(phase), viewOf(phase, out));
  return (
    line &&
    sayLine(line, {
      language,
      card: ({ face }) => (face === undefined ? 'a card' : vs.decks.nameOf(face)),
      seat: (seat) => ['Ann', 'Bob'][seat],
      isYou: (seat) => seat === you,
      phrase: (phrase) => plain(phrase, language),
    })
  );
}

const moved = (from: string, to: string, more: object = {}): VsEvent =>
  ({ type: 'moved', card: 1, face: 'mnb-049', from, to, seat: BOB, known: 0, ...more }) as VsEvent;

test('whoever plays a card is named', () => {
  expect(told(moved('hand', 'playing'))).toBe('Bob plays X-Factor.');
  expect(told(moved('hand', 'playing'), 'main', false, 'it')).toBe('Bob gioca X-Factor.');
});

test('whoever is readied by a card is named; at the start of a turn everybody is', () => {
  expect(told({ type: 'readied', card: 2 })).toBe('Storm is readied.');
  expect(told({ type: 'readied', card: 2 }, 'recovery')).toBeUndefined();
});

test('a look is told as a look, and only to those who see', () => {
  const event = { type: 'revealed', seat: ANN, faces: ['mnb-027'], to: 1 } as const;
  expect(told({ ...event, looked: true })).toBe('Ann looks at Storm.');
  expect(told({ ...event, looked: false })).toBe('Ann shows Storm.');
  expect(told({ ...event, faces: [], looked: true })).toBeUndefined();
});

test('what somebody who is out leaves behind is not told card by card', () => {
  expect(told(moved('deck', 'removed'))).toBe('Bob: X-Factor leaves the game.');
  expect(told(moved('deck', 'removed'), 'main', true)).toBeUndefined();
});

// VS-RES-18: a location that pays turns face down where it lies.
test('paying with a resource is told once, with its name', () => {
  expect(told(moved('resources', 'resources', { faceDown: true }))).toBeUndefined();
  expect(told({ type: 'paid', seat: ANN, card: 1, face: 'mnb-049', how: 'turned' })).toBe(
    'Ann turns X-Factor down to pay.',
  );
  expect(told(moved('hand', 'resources', { faceDown: true, face: undefined }))).toBe(
    'Bob places a resource face down.',
  );
  expect(told(moved('hand', 'resources', { faceDown: true }))).toBe('Bob places X-Factor face down as a resource.');
});

test('a power is used by somebody, and drawn cards are named to who sees them', () => {
  expect(told({ type: 'usedPower', seat: ANN, card: 2, power: 'Lightning' })).toBe('Ann: Storm uses Lightning.');
  expect(told({ type: 'drew', seat: ANN, cards: [1, 2], faces: ['mnb-049', 'mnb-027'] })).toBe(
    'Ann draws X-Factor and Storm.',
  );
  expect(told({ type: 'drew', seat: BOB, cards: [-1], faces: [] })).toBe('Bob draws a card.');
});

test('what somebody does is said as a person would, to themselves and of others', () => {
  const event = { type: 'recruited', seat: BOB, card: 2, face: 'mnb-027', cost: 4 } as const;
  expect(told(event)).toBe('Bob recruits Storm for 4.');
  expect(told(event, 'main', false, 'en', BOB)).toBe('Bob recruit Storm for 4.');
  expect(told(event, 'main', false, 'it')).toBe('Bob recluta Storm per 4.');
  expect(told(event, 'main', false, 'it', BOB)).toBe('Bob recluti Storm per 4.');
});

// VS-KW-NULLIFY
test('what lasts as long as a card is there names that card, not whom it is about', () => {
  const effect = { verb: 'modify', cards: 'self', by: [losesPowers], lasts: 'sourceUnstunned' } as const;
  const line = told({ type: 'modified', card: 2, source: 3, effect });
  expect(line).toContain('Storm loses');
  expect(line).toContain(`until ${vs.decks.nameOf('mnb-010')} gets stunned`);
});
