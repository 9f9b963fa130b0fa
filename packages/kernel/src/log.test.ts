import { playOut, seededRandom } from '@longbox/testkit/playout';
import { toyGame } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { expect, test } from 'vitest';
import { type Log, listChoices, makeLog, ReplayError, replay, withFingerprints } from './log.ts';

const table = toyTable('log');
const played = toyGame.setup(table);
const log = withFingerprints(toyGame, makeLog(toyGame, table, playOut(toyGame, played, seededRandom('log'))));

function fault(broken: Log): ReplayError {
  try {
    replay(toyGame, broken);
  } catch (error) {
    if (error instanceof ReplayError) return error;
  }
  throw new Error('the log should not have played out');
}

const changed = (seq: number, choice: number): Log => ({ ...log, choices: log.choices.with(seq, choice) });

test('a log is plain JSON and replays to the same state', () => {
  const state = replay(toyGame, JSON.parse(JSON.stringify(log)));
  expect(toyGame.fingerprint(state)).toBe(toyGame.fingerprint(played));
  expect(toyGame.result(state)).toEqual(toyGame.result(played));
});

test('a log replays up to any decision', () => {
  for (const seq of [0, 1, 5, log.choices.length]) {
    const state = replay(toyGame, log, seq);
    if (seq > 0) expect(toyGame.fingerprint(state)).toBe(log.fingerprints?.[seq - 1]);
    expect(toyGame.decision(state)?.seq).toBe(seq < log.choices.length ? seq : undefined);
  }
});

test('a choice that was not offered is named with its decision and with what was offered', () => {
  const error = fault(changed(3, 999));
  expect(error.seq).toBe(3);
  const offered = listChoices(toyGame, replay(toyGame, log, 3));
  expect(error.message).toMatch(/^decision 3: seat \d \(\w+\) chose 999, which was not offered; offered were /);
  for (const choice of offered) expect(error.message).toContain(String(choice));
});

test('a choice after the end of the game is named', () => {
  const error = fault({ ...log, choices: [...log.choices, 0] });
  expect(error.message).toBe(`decision ${log.choices.length}: 0 was chosen, but the game was already over`);
});

test('the first decision after which the state is another is named', () => {
  const fingerprints = log.fingerprints?.with(4, '0000000000000000') ?? [];
  expect(fault({ ...log, fingerprints }).message).toMatch(
    /^decision 4: the state afterwards is [0-9a-f]{16}, the log says 0{16}$/,
  );
});

test('a log of another catalogue, game or format is refused before anything is played', () => {
  expect(fault({ ...log, catalogueHash: 'abcdefabcdefabcdef' }).message).toContain('catalogue abcdefabcdef, here is');
  expect(fault({ ...log, table: { ...table, game: 'chess' } }).message).toContain('a log of chess');
  expect(fault({ ...log, version: 2 as 1 }).message).toContain('format 2');
});
