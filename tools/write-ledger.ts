// Writes how far the cards have come, for people and for the app:
//   npx tsx tools/write-ledger.ts
import { writeFileSync } from 'node:fs';
import { ledgerFile, ledgerPage } from './ledger/ledger-page.ts';
import { readLedger } from './ledger/read-ledger.ts';

const ledger = readLedger();
writeFileSync(new URL('../docs/ledger.md', import.meta.url), ledgerPage(ledger));
writeFileSync(new URL('../packages/vs-sets/ledger.json', import.meta.url), ledgerFile(ledger));
