import { readFileSync, writeFileSync } from 'node:fs';
import { VS_SETS } from '@longbox/vs-sets';
import { withReference } from './card-language/with-reference.ts';

const page = new URL('../docs/card-language.md', import.meta.url);
const cards = VS_SETS.flatMap((set) => set.cards);

writeFileSync(page, withReference(readFileSync(page, 'utf8'), cards));
