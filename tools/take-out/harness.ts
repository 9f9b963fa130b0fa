import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';
import './shared.ts';

/** Stands in for vitest where the tests of cards are run again and again in one thread. Only what they use is there. */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

type Body = (...row: unknown[]) => unknown;
interface Finished {
  readonly task: { readonly result?: { readonly state: string } };
}

const groups: string[] = [];
const finishing: ((context: Finished) => unknown)[] = [];

export const onTestFinished = (work: (context: Finished) => unknown): void => void finishing.push(work);

function add(title: string, body: () => unknown): void {
  const run = async (): Promise<void> => {
    finishing.length = 0;
    let state = 'pass';
    try {
      await body();
    } catch (error) {
      state = 'fail';
      throw error;
    } finally {
      for (const work of finishing.splice(0)) await work({ task: { result: { state } } });
    }
  };
  globalThis.__takeOut.tests.push({ file: globalThis.__takeOut.file, title: [...groups, title].join(' > '), run });
}

/** `test(title, options, body)` or `test(title, body)`. */
const bodyIn = (parts: readonly unknown[]): Body =>
  parts.find((part): part is Body => typeof part === 'function') ?? (() => {});

/** Rows of a table, and what each is called: ids of cards in it lead to its card. */
const rowsOf = (table: readonly unknown[]): { row: unknown[]; words: string }[] =>
  table.map((row) => ({ row: Array.isArray(row) ? row : [row], words: JSON.stringify(row) ?? '' }));

function group(title: string, body: () => unknown): void {
  groups.push(title);
  body();
  groups.pop();
}

export const test = Object.assign((title: string, ...parts: unknown[]) => add(title, () => bodyIn(parts)()), {
  each:
    (table: readonly unknown[]) =>
    (title: string, ...parts: unknown[]) => {
      for (const { row, words } of rowsOf(table)) add(`${title} ${words}`, () => bodyIn(parts)(...row));
    },
});

export const describe = Object.assign((title: string, ...parts: unknown[]) => group(title, () => bodyIn(parts)()), {
  each:
    (table: readonly unknown[]) =>
    (title: string, ...parts: unknown[]) => {
      for (const { row, words } of rowsOf(table)) group(`${title} ${words}`, () => bodyIn(parts)(...row));
    },
});
