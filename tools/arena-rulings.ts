import { writeFileSync } from 'node:fs';
import { makeRulings } from './arena-rulings/make-rulings.ts';

writeFileSync(new URL('../docs/rulings-arena.md', import.meta.url), makeRulings());
