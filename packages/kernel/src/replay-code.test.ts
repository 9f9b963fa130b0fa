import { playOut, seededRandom } from '@longbox/testkit/playout';
import { TOY_FACES, toyGame, toyRules } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { expect, test } from 'vitest';
import { createGame } from './create-game.ts';
import type { Table } from './game.ts';
import { type Log, makeLog } from './log.ts';
import { popFrame } from './machine.ts';
import { decodeReplay, encodeReplay, peekReplay } from './replay-code.ts';
import { ReplayCodeError } from './replay-seal.ts';
import { makeCardIndex } from './replay-table.ts';

const cards = makeCardIndex(TOY_FACES);

function played(table: Table, most?: number): Log {
  return makeLog(toyGame, table, playOut(toyGame, toyGame.setup(table), seededRandom(table.seed), most));
}

const log = played(toyTable('code'));
const code = encodeReplay(toyGame, log, cards);

function fault(text: string, game = toyGame, index = cards): string {
  try {
    decodeReplay(game, text, index);
  } catch (error) {
    if (error instanceof ReplayCodeError) return `${error.fault}: ${error.message}`;
  }
  return 'read without complaint';
}

test('a game comes back from its code, choice by choice', () => {
  for (let i = 0; i < 50; i++) {
    const some = played(toyTable(`code ${i}`), i < 10 ? i : undefined);
    expect(decodeReplay(toyGame, encodeReplay(toyGame, some, cards), cards)).toEqual(some);
  }
});

test('a code is safe in a URL and says what it is of', () => {
  expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(peekReplay(code)).toEqual({ name: 'toy', profile: 'long', sets: undefined });
});

test('a code names the sets it was played with, whatever joined the pool since', () => {
  const game = { ...toyGame, sets: ['old', 'new'] };
  const own = { ...log, sets: game.sets };
  const then = makeCardIndex(TOY_FACES, ['old', 'other', 'new']);
  const later = makeCardIndex(TOY_FACES, ['old', 'other', 'new', 'newest']);
  const written = encodeReplay(game, own, then);
  expect(peekReplay(written).sets).toEqual([0, 2]);
  expect(decodeReplay(game, written, later)).toEqual(own);
  expect(fault(written, { ...toyGame, sets: ['old', 'other'] }, later)).toContain('otherCatalogue');
  expect(fault(written, game, makeCardIndex(TOY_FACES, ['old', 'other']))).toContain('otherCatalogue');
  expect(() => encodeReplay({ ...toyGame, sets: ['none'] }, own, then)).toThrow('no pool of cards has a set none');
});

test('names, side decks, the order of a deck and any seed survive', () => {
  const seats = [
    {
      name: 'Ann Ångström 🕷',
      deck: ['spy', 'coin', 'coin', 'spy', ...Array<string>(20).fill('bell')],
      side: ['magpie'],
    },
    { name: 'bob', deck: ['coin', 'bell', 'coin', 'bell'], side: [] },
  ];
  for (const seed of ['', '0f'.repeat(32), 'monday-7', 'Hello, World!', '蜘蛛 \n\0']) {
    const some = played({ game: 'toy', profile: 'short', seed, seats }, 3);
    expect(decodeReplay(toyGame, encodeReplay(toyGame, some, cards), cards)).toEqual(some);
  }
});

test('a card that is in no index is spelt out', () => {
  const few = makeCardIndex(['coin', 'spy']);
  expect(decodeReplay(toyGame, encodeReplay(toyGame, log, few), few)).toEqual(log);
});

test('a game of 250 decisions is a code of well under a kilobyte', () => {
  const table = toyTable('f00d'.repeat(16), { seats: 4, cards: 50 });
  const some = played(table, 250);
  expect(some.choices).toHaveLength(250);
  const { length } = encodeReplay(toyGame, some, cards);
  console.log(`replay code of 250 toy decisions: ${length} characters`);
  expect(length).toBeLessThan(500);
});

test('a game of 2,000 decisions is written and read without trouble', () => {
  const some = played(toyTable('long', { seats: 4, cards: 420 }), 2000);
  expect(some.choices).toHaveLength(2000);
  const text = encodeReplay(toyGame, some, cards);
  console.log(`replay code of 2,000 toy decisions: ${text.length} characters`);
  expect(decodeReplay(toyGame, text, cards)).toEqual(some);
});

test('a strange character is named with its place', () => {
  expect(fault(`${code.slice(0, 9)}!${code.slice(10)}`)).toBe(
    `damaged: this replay code is damaged: character 10 of ${code.length} is "!"`,
  );
});

test('every cut is told as a cut', () => {
  for (let length = 0; length < code.length; length++) expect(fault(code.slice(0, length))).toMatch(/^cutShort/);
  expect(fault(code.slice(0, 40))).toBe(`cutShort: this replay code is cut short: 40 of ${code.length} characters`);
});

test('every changed character is noticed', () => {
  for (let i = 1; i < code.length; i++) {
    const other = code[i] === 'A' ? 'B' : 'A';
    expect(fault(code.slice(0, i) + other + code.slice(i + 1))).toMatch(/^(checksum|damaged|cutShort)/);
  }
  expect(fault(`${code.slice(0, -9)}${code[code.length - 9] === 'x' ? 'y' : 'x'}${code.slice(-8)}`)).toMatch(
    /^checksum/,
  );
  expect(fault(`${code}AA`)).toMatch(/^damaged/);
  expect(fault(`9${code.slice(1)}`)).toMatch(/^version/);
});

test('another game, catalogue or list of cards is told apart from damage', () => {
  expect(fault(code, createGame({ ...toyRules, name: 'chess' }))).toMatch(/^otherGame: this is a replay of toy/);
  expect(fault(code, createGame({ ...toyRules, catalogueHash: 'new' }))).toMatch(/^otherCatalogue/);
  expect(fault(code, toyGame, makeCardIndex([...TOY_FACES, 'drum']))).toMatch(/^otherCatalogue/);
});

test('rules that changed under the same catalogue are noticed at the end', () => {
  const [turn, effect, triggers] = toyRules.kinds;
  const lazy = createGame({
    ...toyRules,
    kinds: [turn, effect, { ...triggers, run: popFrame }],
  });
  expect(fault(code, lazy)).toContain('plays out differently here');
});
