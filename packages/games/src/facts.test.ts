import { findProfile, LEVELS, SWITCHES } from '@longbox/arena';
import { PROFILE_NAMES, profileFor } from '@longbox/vs';
import { expect, test } from 'vitest';
import { describeArena } from './arena.ts';
import { GAME_FACTS } from './facts.ts';
import { GAME_NAMES, needGameName } from './game-name.ts';
import { describeVs } from './vs.ts';

const GAMES = [describeVs(), describeArena()] as const;
const part = (index: number) => [...new Set(PROFILE_NAMES.map((name) => name.split('/')[index]))].sort();

test('the facts of the Vs. System are those of its engine', () => {
  const { editions, modes, duel, profile } = GAME_FACTS.vs;
  expect([...editions].sort()).toEqual(part(0));
  expect([...modes, 'duel'].sort()).toEqual(part(1));
  expect(profileFor(duel, 2)).toBe(profileFor(profile, 2));
});

test('the facts of Mission Arena are those of its engine', () => {
  const { editions, readings, duel } = GAME_FACTS.arena;
  expect(editions).toEqual(LEVELS.map(({ name }) => name));
  expect(readings).toEqual(Object.keys(SWITCHES));
  expect(findProfile(duel)).toBeDefined();
});

test('people are told that the values of Mission Arena are our own', () => {
  expect(GAME_FACTS.arena.note.en).toContain('prints no card values');
  expect(GAME_FACTS.arena.note.it).toContain('non stampa valori');
  expect(GAME_FACTS.vs.note).toBeUndefined();
});

test.each(GAMES)('$name: names, decks and profiles fit together', (description) => {
  const { name, game, profile, profiles, decks, usualDecks, seats, seatsOf, cards } = description;
  expect(game.name).toBe(name);
  expect(seatsOf(profile)?.[1]).toBe(seats[1]);
  expect(seatsOf('nothing')).toBeUndefined();
  for (const each of profiles) expect(seatsOf(each), each).toBeDefined();
  for (const key of usualDecks) {
    const starter = decks.starters.find((deck) => deck.key === key);
    expect(starter && decks.check(starter.seat, profile), key).toEqual([]);
  }
  expect([...decks.shelf].sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    [...decks.starters].sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  expect(cards.keys.length).toBeGreaterThan(100);
});

test.each(GAMES)('$name: a deck reads back as it was written', ({ decks }) => {
  for (const { title, main, cards, side, seat } of decks.starters) {
    const read = decks.read(decks.write(title, { main, cards, side }));
    expect(read).toEqual({ title, list: { main, cards, side }, problems: [] });
    expect(decks.seatOf(read.list).deck).toEqual(seat.deck);
    expect(decks.seatOf(decks.listOf(seat))).toEqual(seat);
  }
});

test.each([
  ['vs', "1 Give 'em A LIFT (mnb-077)", 'mnb-077'],
  ['arena', '1 THOR (AV-thor-C)', 'AV-thor-C'],
] as const)('%s: with its id a card may be written in any case', (name, line, id) => {
  const { decks } = name === 'vs' ? GAMES[0] : GAMES[1];
  const { list, problems } = decks.read(`# Title\n1 Storm (mnb-027)\n${line}\n`);
  expect([list.main, ...list.cards.map((card) => card.id)]).toContain(id);
  expect(problems.filter(({ line: at }) => at === 3)).toEqual([]);
  expect(decks.read(`1 Somebody else (${id})\n`).problems[0].text).toMatch(/ is .*, not Somebody else/);
});

test('a game that is not there is refused by name', () => {
  expect(GAME_NAMES.map(needGameName)).toEqual(GAME_NAMES);
  expect(() => needGameName('chess')).toThrow('there is no game "chess"');
});
