import { expect, test } from 'vitest';
import { TUNE_GAMES } from './games.ts';
import { playForTuning } from './play-game.ts';
import { readRecord, writeRecord } from './record.ts';
import { createMeasurer } from './rows.ts';

test.each(['vs', 'arena'])('a game of %s that was written down can be played again and measured', (name) => {
  const tuned = TUNE_GAMES[name]();
  const plan = { settings: { rung: 'rules' as const }, seed: 5, explore: 100 };
  const record = playForTuning(tuned, plan, 3);
  const again = readRecord(writeRecord(record));
  expect(again).toEqual(record);
  const rows = createMeasurer(tuned)(again);
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.map(({ result }) => result))).toEqual(new Set([record.result]));
  // A choice that was not made leads elsewhere.
  const places = record.places.map((place, i) => (i === 5 ? 9999 : place));
  expect(() => createMeasurer(tuned)({ ...again, places })).toThrow('cannot be played again');
});
