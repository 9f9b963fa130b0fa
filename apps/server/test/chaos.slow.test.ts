// The short form of `npm run chaos`: the same storm, with fewer clients and for a shorter time.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { audit, createLedger, historyFaults, noteAcknowledged, noteSent } from './chaos/ledger.ts';
import { runChaos } from './chaos/run.ts';

test('nodes, database, bus and wires fail at random, and every match ends as its log says', async () => {
  const seed = randomBytes(4).toString('hex');
  const figures = await runChaos({ seed, seconds: 5, nodes: 3, clients: 8, lull: 300, patience: 240_000 });
  console.log(JSON.stringify(figures));
  expect(figures).toMatchObject({ lost: 0, doubled: 0, mismatched: 0, faults: [] });
  expect(figures.matches).toBeGreaterThan(3);
  expect(figures.kills).toBeGreaterThan(0);
  expect(figures.databaseRestarts).toBeGreaterThan(0);
  expect(figures.actions).toBeGreaterThan(100);
  // Nobody's action is in the log who was not told so in the end.
  expect(figures.acknowledged).toBe(figures.actions);
}, 420_000);

test('the account finds what is lost, what is there twice and what nobody asked for', () => {
  const ledgers = [createLedger(), createLedger()];
  const tell = (seat: number, n: number, choice: number) => {
    noteSent(ledgers[seat], n, choice);
    noteAcknowledged(ledgers[seat], n, 1);
  };
  tell(0, 1, 7);
  tell(1, 1, 8);
  tell(0, 2, 9);
  const row = (seq: number, seat: number, n: number, value: number) => ({ seq, seat, n, value, hash: '' });
  const log = [row(1, 0, 1, 7), row(2, 1, 1, 8), row(3, 0, 2, 9)];
  expect(audit(log, ledgers)).toEqual({ lost: 0, doubled: 0 });
  expect(audit(log.slice(0, 2), ledgers)).toEqual({ lost: 1, doubled: 0 });
  expect(audit([...log, row(4, 0, 2, 9)], ledgers)).toEqual({ lost: 0, doubled: 1 });
  expect(audit([...log, row(4, 1, 2, 5)], ledgers)).toEqual({ lost: 0, doubled: 1 });
  expect(audit([log[0], log[1], row(3, 0, 2, 10)], ledgers)).toEqual({ lost: 1, doubled: 1 });
  // Sent again with another choice: either may have been written.
  noteSent(ledgers[0], 2, 10);
  expect(audit(log, ledgers)).toEqual({ lost: 0, doubled: 0 });
  expect(audit([log[0], log[1], row(3, 0, 2, 10)], ledgers)).toEqual({ lost: 0, doubled: 0 });
});

test('a history that has a gap, a row twice, or another order for somebody is found', () => {
  const row = (seq: number, seat: number, n: number | null) => ({ seq, seat, n });
  const log = [row(1, 0, 1), row(2, 1, 1), row(3, 0, 2), row(4, 0, null)];
  expect(historyFaults(log, [[1, 2, 3, 4]])).toEqual([]);
  expect(historyFaults([log[0], log[2], log[3]], [])).toHaveLength(2);
  expect(historyFaults([log[0], row(2, 0, 2), row(3, 0, 1)], [])).toEqual(['action 1 of seat 0 comes after 2']);
  for (const told of [
    [1, 2, 4, 3],
    [1, 2, 3],
    [1, 2, 3, 4, 4],
    [1, 3, 4],
  ]) {
    expect(historyFaults(log, [told])).toHaveLength(1);
  }
});
