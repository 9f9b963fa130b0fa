import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerFile, ledgerPage } from './ledger-page.ts';
import { readLedger } from './read-ledger.ts';

test('the ledger is up to date (npx tsx tools/write-ledger.ts)', () => {
  const ledger = readLedger();
  const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(read('docs/ledger.md')).toBe(ledgerPage(ledger));
  expect(read('packages/vs-sets/ledger.json')).toBe(ledgerFile(ledger));
});
