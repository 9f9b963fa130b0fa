import { readFileSync } from 'node:fs';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { makersOf } from './card-language/read-source.ts';
import { sections } from './card-language/sections.ts';
import { withReference } from './card-language/with-reference.ts';

const page = readFileSync(new URL('../docs/card-language.md', import.meta.url), 'utf8');
const cards = VS_SETS.flatMap((set) => set.cards);

test('docs/card-language.md says what the code says; `npx tsx tools/write-card-language.ts` writes it', () => {
  expect(page).toBe(withReference(page, cards));
});

test('it shows twenty cards as trees', () => {
  expect(page.match(/<!-- tree: /g)).toHaveLength(20);
});

test('every word has a way to write it, a meaning, an example or a text of its own', () => {
  const bare = sections().flatMap(({ title, entries }) =>
    entries
      .filter(({ written, meaning, said }) => written.length === 0 && meaning === '' && said === undefined)
      .map(({ name }) => `${title}: ${name}`),
  );
  // Zones and plain words for players are their own explanation.
  expect(bare.filter((line) => !/^(Zones|Players)/.test(line))).toEqual([]);
});

test('builders are read with their parameters', () => {
  const source =
    "export const draw = (count: Amount = 1, player: Player = 'you'): Effect => ({ verb: 'draw', count });\n";
  expect(makersOf(source, 'verb', 'draw')).toEqual(["draw(count = 1, player = 'you')"]);
});
