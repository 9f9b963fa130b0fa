import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';
import './prelude.ts';

/**
 * Stands in for vitest inside a mutation build: tests are collected here and run one by one, in the process that asks. Only
 * what rulebook tests use is there.
 */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

const groups: string[] = [];

type Body = (...row: unknown[]) => unknown;

function add(title: string, run: () => unknown): void {
  globalThis.__mutation.tests.push({ file: globalThis.__mutation.file, title: [...groups, title].join(' > '), run });
}

/** `test(title, options, body)` or `test(title, body)`. */
const bodyIn = (parts: readonly unknown[]): Body =>
  parts.find((part): part is Body => typeof part === 'function') ?? (() => {});

const rowsOf = (table: readonly unknown[]): unknown[][] => table.map((row) => (Array.isArray(row) ? row : [row]));

function group(title: string, body: () => unknown): void {
  groups.push(title);
  body();
  groups.pop();
}

export const test = Object.assign((title: string, ...parts: unknown[]) => add(title, () => bodyIn(parts)()), {
  each:
    (table: readonly unknown[]) =>
    (title: string, ...parts: unknown[]) => {
      rowsOf(table).forEach((row, at) => {
        add(`${title} #${at}`, () => bodyIn(parts)(...row));
      });
    },
});

export const describe = Object.assign((title: string, ...parts: unknown[]) => group(title, () => bodyIn(parts)()), {
  each:
    (table: readonly unknown[]) =>
    (title: string, ...parts: unknown[]) => {
      rowsOf(table).forEach((row, at) => {
        group(`${title} #${at}`, () => bodyIn(parts)(...row));
      });
    },
});
