// docs/hosting.md, "What it withstands": moves do not wait behind what others ask of the database.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseSyncInstance, loadDriver } from './driver.ts';
import { createTurns, type Turns } from './turns.ts';

let db: DatabaseSyncInstance;
let turns: Turns;
/** How transactions began and ended. */
let said: string[];
let isFull = false;

beforeEach(async () => {
  db = new (await loadDriver())(':memory:');
  db.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
  said = [];
  isFull = false;
  turns = createTurns({
    exec(text) {
      said.push(text);
      if (isFull && text === 'COMMIT') throw new Error('the disk is full');
      return db.exec(text);
    },
    get isTransaction() {
      return db.isTransaction;
    },
  });
});
afterEach(() => db.close());

const write = (id: number): Promise<unknown> =>
  turns.statement(true, () => db.prepare('INSERT INTO notes (id) VALUES (?)').run(id).changes);
const read = (): Promise<unknown[]> =>
  turns.statement(false, () =>
    db
      .prepare('SELECT id FROM notes ORDER BY id')
      .all()
      .map((row) => (row as { id: number }).id),
  );
const outcome = (work: Promise<unknown>): Promise<unknown> => work.then(Number, String);

test('what waits is committed together, and what fails fails alone', async () => {
  const first = [write(1), write(2), write(1), write(3), read()].map((one, i) => (i === 4 ? one : outcome(one)));
  const [one, two, again, three, seen] = await Promise.all(first);
  expect([one, two, three, seen]).toEqual([1, 1, 1, [1, 2, 3]]);
  expect(again).toContain('UNIQUE');
  expect(said).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
  // Alone it needs no transaction of its own, nor do questions.
  await write(4);
  await Promise.all([read(), read()]);
  expect(said).toHaveLength(2);
});

test('nobody is told of what was not committed', async () => {
  isFull = true;
  expect(await Promise.all([write(1), write(2), read()].map(outcome))).toEqual(
    new Array(3).fill('Error: the disk is full'),
  );
  isFull = false;
  expect(await read()).toEqual([]);
});

test('transactions keep their place, and moves come before all that waits', async () => {
  const order: string[] = [];
  const note = (name: string) => async (): Promise<void> => void order.push(name);
  const done = [
    turns.transaction(note('transaction')),
    turns.statement(true, () => order.push('statement')),
    turns.transaction(note('another')),
    turns.first(note('move')),
  ];
  await Promise.all(done);
  expect(order).toEqual(['move', 'transaction', 'statement', 'another']);
  await turns.rest();
});

test('however much waits, others on the thread have a turn', async () => {
  let looked = 0;
  const look = (): void => {
    looked++;
    timer = setImmediate(look);
  };
  let timer = setImmediate(look);
  const busy = (): void => {
    const until = performance.now() + 2;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 40 }, () => turns.transaction(async () => busy())));
  clearImmediate(timer);
  expect(looked).toBeGreaterThan(8);
});
