import { expect, test } from 'vitest';
import { makeLedger } from './make-ledger.ts';
import type { Need, Pool } from './pool.ts';
import { keywordNeeds, mechanismNeeds, readFacts } from './read-pool.ts';

const need = (rule: string, ...cards: string[]): Need => ({ kind: 'mechanism', rule, title: rule, rules: 2, cards });

const POOL: Pool = {
  sets: [
    { key: 'new', name: 'New', cards: 3, modes: 0 },
    { key: 'old', name: 'Old', cards: 1, modes: 0 },
  ],
  needs: [
    need('VS-MEC-MET', 'old-001', 'new-001'),
    need('VS-MEC-RARE', 'new-002'),
    need('VS-MEC-OFTEN', 'new-002', 'new-003', 'new-001'),
  ],
};

test('what a written card has needed keeps nothing out; the rest is ranked by what it alone keeps out', () => {
  const ledger = makeLedger(POOL, {
    cards: new Set(['old-001']),
    gaps: [],
    rules: ['VS-MEC-OFTEN-01', 'VS-MEC-OFTENER-02'],
  });
  expect([ledger.cards, ledger.written]).toEqual([4, 1]);
  expect(ledger.sets.map(({ key, needs }) => [key, needs])).toEqual([
    ['old', []],
    ['new', ['VS-MEC-RARE', 'VS-MEC-OFTEN']],
  ]);
  expect(ledger.needs.map(({ rule, alone, cards, rulesHere }) => [rule, alone, cards, rulesHere])).toEqual([
    ['VS-MEC-OFTEN', 2, 3, 1],
    ['VS-MEC-RARE', 0, 1, 0],
  ]);
});

test('pages of rules and facts are read', () => {
  const page = '## VS-MEC-ROW: Rows\n\nVS-MEC-ROW-01, VS-MEC-ROW-02\n\n| ROW | 4 | AFF 050; ZOM 005 to 006, 038D |\n';
  expect(mechanismNeeds(page)).toEqual([
    {
      kind: 'mechanism',
      rule: 'VS-MEC-ROW',
      title: 'Rows',
      rules: 2,
      cards: ['aff-050', 'zom-005', 'zom-006', 'zom-038d'],
    },
  ]);
  const facts = readFacts(
    'zom',
    JSON.stringify([
      { number: 'ZOM-001', set: 'Z', type: 'main', powers: ['Hunger Virus', 'Bond with Ann'] },
      { number: 'ZOM-002', set: 'Z', type: 'main', powers: ['Hunger'] },
    ]),
  );
  const keywords = '### Hunger — VS-KW-HUNGER\n### Hunger Virus — VS-KW-HUNGER-VIRUS\n### Bond with … — VS-KW-BOND\n';
  expect(keywordNeeds(keywords, facts?.cards ?? []).map(({ rule, cards }) => [rule, cards])).toEqual([
    ['VS-KW-HUNGER', ['zom-002']],
    ['VS-KW-HUNGER-VIRUS', ['zom-001']],
    ['VS-KW-BOND', ['zom-001']],
  ]);
  expect(readFacts('formats', '{}')).toBeUndefined();
});
