import { EXPECT_KEYS, type Expectation, NOBODY, WATCHER } from './format.ts';
import { unknownWord } from './problem.ts';
import { itemsOf, type Reading, readExpected, readMap, readSeat, readText } from './read.ts';
import { readSeatExpectations, readViewerExpectation } from './read-seat-expectations.ts';
import type { Entry, Tree } from './tree.ts';

/** The value of `expect`: general keys, facts of the table, then seats and cards by name. */
export function readExpectations(reading: Reading, tree: Tree): Expectation[] {
  return (readMap(reading, tree, 'expect')?.entries ?? []).flatMap((entry) => readExpectation(reading, entry));
}

function readExpectation(reading: Reading, entry: Entry): Expectation[] {
  const { key, keyPlace: place, value } = entry;
  const { tableFacts } = reading.adapter;
  if (key in EXPECT_KEYS) return readGeneral(reading, entry);
  if (key in tableFacts) {
    const expected = readExpected(reading, value, key, tableFacts[key]);
    return expected === undefined ? [] : [{ kind: 'table', place, fact: key, value: expected }];
  }
  const seat = reading.seats.indexOf(key);
  if (seat !== -1) return readSeatExpectations(reading, value, seat);
  if (key === WATCHER) {
    const entries = readMap(reading, value, key)?.entries ?? [];
    return entries.flatMap((one) => readViewerExpectation(reading, one, WATCHER) ?? []);
  }
  return readCardExpectations(reading, entry);
}

function readGeneral(reading: Reading, { key, keyPlace: place, value }: Entry): Expectation[] {
  if (key === 'decides') {
    if (value.kind === 'scalar' && value.text === NOBODY) return [{ kind: 'decides', place, seat: undefined }];
    const seat = readSeat(reading, value, key);
    return seat === undefined ? [] : [{ kind: 'decides', place, seat }];
  }
  if (key === 'winner') {
    const seats = itemsOf(value).filter((item) => !(item.kind === 'scalar' && item.text === NOBODY));
    return [{ kind: 'winner', place, seats: seats.flatMap((item) => readSeat(reading, item, key) ?? []) }];
  }
  const text = readText(reading, value, key);
  if (text === undefined) return [];
  if (key === 'ended') return [{ kind: 'ended', place, reason: text }];
  const { asks } = reading.adapter;
  const ask = asks.find((word) => word === text);
  if (ask !== undefined) return [{ kind: 'asks', place, ask }];
  reading.problems.push(unknownWord(value.place, 'asks: unknown kind of decision', text, asks));
  return [];
}

/** Which card is meant is found out in play: it may not be there yet. */
function readCardExpectations(reading: Reading, { key: card, keyPlace, value }: Entry): Expectation[] {
  const { cardFacts } = reading.adapter;
  if (value.kind !== 'map') {
    const known = [...Object.keys(EXPECT_KEYS), ...Object.keys(reading.adapter.tableFacts), ...reading.seats, WATCHER];
    reading.problems.push(unknownWord(keyPlace, 'expect: unknown key, or a card without facts:', card, known));
    return [];
  }
  return value.entries.flatMap(({ key, keyPlace: place, value: wanted }): Expectation[] => {
    if (!(key in cardFacts)) {
      reading.problems.push(unknownWord(place, `unknown fact of card "${card}"`, key, Object.keys(cardFacts)));
      return [];
    }
    const expected = readExpected(reading, wanted, key, cardFacts[key]);
    return expected === undefined ? [] : [{ kind: 'card', place, card, fact: key, value: expected }];
  });
}
