import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from './event.ts';

const SOURCES = join(import.meta.dirname, '..');

/** The sources that can make something happen, and the facts of counters, which name what getting them is called. */
const happening = ['atoms', 'rules', 'verbs', 'flow'].flatMap((folder) =>
  readdirSync(join(SOURCES, folder)).map((name) => readFileSync(join(SOURCES, folder, name), 'utf8')),
);
const text = [...happening, readFileSync(join(SOURCES, 'language/counter.ts'), 'utf8')].join('\n');

test('whatever a trigger can wait for is made to happen somewhere', () => {
  const never = EVENTS.filter((event) => !new RegExp(`\\bEV\\.${event}\\b|gained: '${event}'`).test(text));
  expect(never).toEqual([]);
});
