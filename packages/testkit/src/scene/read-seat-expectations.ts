import type { Seat, Viewer } from '@longbox/kernel';
import { type Expectation, type Line, SEAT_EXPECT_KEYS, VIEWER_EXPECT_KEYS, type WordsList } from './format.ts';
import { unknownWord } from './problem.ts';
import { itemsOf, type Reading, readExpected, readMap, readText, readTexts, wrong } from './read.ts';
import { readLine, readLineText, splitWords } from './read-line.ts';
import { type Entry, plainOf, type Tree } from './tree.ts';

export function readSeatExpectations(reading: Reading, tree: Tree, seat: Seat): Expectation[] {
  const entries = readMap(reading, tree, reading.seats[seat])?.entries ?? [];
  return entries.flatMap((entry) => readSeatExpectation(reading, entry, seat));
}

function readSeatExpectation(reading: Reading, entry: Entry, seat: Seat): Expectation[] {
  const { key, keyPlace: place, value } = entry;
  const { zones, seatFacts } = reading.adapter;
  if (key === 'offered') return readOffered(reading, value, seat);
  if (key === 'notOffered') return readNotOffered(reading, value, seat);
  if (key in VIEWER_EXPECT_KEYS) return readViewerExpectation(reading, entry, seat) ?? [];
  if (key in zones) {
    const count = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
    return [{ kind: 'zone', place, seat, zone: key, value: count ?? readTexts(reading, value, key) }];
  }
  if (key in seatFacts) {
    const expected = readExpected(reading, value, key, seatFacts[key]);
    return expected === undefined ? [] : [{ kind: 'seat', place, seat, fact: key, value: expected }];
  }
  const known = [...Object.keys(SEAT_EXPECT_KEYS), ...Object.keys(zones), ...Object.keys(seatFacts)];
  reading.problems.push(unknownWord(place, `expect ${reading.seats[seat]}: unknown key`, key, known));
  return [];
}

/** A list is everything that is offered; a map is everything that is offered of the named verbs. */
function readOffered(reading: Reading, tree: Tree, seat: Seat): Expectation[] {
  if (tree.kind !== 'map') {
    const lines = itemsOf(tree).flatMap((item) => readListed(reading, item) ?? []);
    return [{ kind: 'offeredOnly', place: tree.place, seat, lines }];
  }
  const known = Object.keys(reading.adapter.verbs);
  return tree.entries.flatMap(({ key: verb, keyPlace: place, value }): Expectation[] => {
    if (!known.includes(verb)) reading.problems.push(unknownWord(place, 'unknown action', verb, known));
    return [{ kind: 'offered', place, seat, verb, words: readWordsList(reading, value) }];
  });
}

/** In `[play A, B]` the comma ends the item, and `B` is then no action. */
function readListed(reading: Reading, tree: Tree): Line | undefined {
  const before = reading.problems.length;
  const line = readLine(reading, tree);
  if (line === undefined && reading.problems.length > before) {
    const [problem] = reading.problems.splice(before);
    reading.problems.push({ ...problem, hints: [...problem.hints, 'inside [ ] a line with commas needs quotes'] });
  }
  return line;
}

/** `true`, `false`, or one text or list of words for each option. */
function readWordsList(reading: Reading, tree: Tree): boolean | WordsList {
  if (tree.kind === 'scalar' && typeof tree.value === 'boolean') return tree.value;
  return itemsOf(tree).map((item) => {
    if (item.kind === 'list') return readTexts(reading, item, 'words');
    return splitWords(readText(reading, item, 'words') ?? '');
  });
}

/** `[attack D, B]` or, with reasons, `{ "attack D, B": VS-ATK-11 }`. */
function readNotOffered(reading: Reading, tree: Tree, seat: Seat): Expectation[] {
  if (tree.kind !== 'map') {
    return itemsOf(tree).flatMap((item): Expectation[] => {
      const line = readListed(reading, item);
      return line ? [{ kind: 'notOffered', place: item.place, seat, line, rules: [] }] : [];
    });
  }
  return tree.entries.flatMap(({ key, keyPlace: place, value }): Expectation[] => {
    const line = readLineText(reading, key, place);
    return line
      ? [{ kind: 'notOffered', place, seat, line, rules: readTexts(reading, value, 'the rules that say so') }]
      : [];
  });
}

export function readViewerExpectation(reading: Reading, entry: Entry, viewer: Viewer): Expectation[] | undefined {
  const { key, keyPlace: place, value } = entry;
  if (key === 'view') return [{ kind: 'view', place, viewer, value: plainOf(value) }];
  if (key === 'sees' || key === 'seesNot') {
    return itemsOf(value).flatMap((item): Expectation[] => {
      const card = readText(reading, item, key);
      return card === undefined ? [] : [{ kind: 'sees', place: item.place, viewer, card, can: key === 'sees' }];
    });
  }
  return wrong(reading, place, `unknown key "${key}"`, `known here: ${Object.keys(VIEWER_EXPECT_KEYS).join(', ')}`);
}
