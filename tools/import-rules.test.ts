import { expect, test } from 'vitest';
import { importArenaRules, importArenaRulings } from './import-rules/arena-rules.ts';
import { idsIn } from './import-rules/markdown.ts';
import { importEditions } from './import-rules/vs-editions.ts';
import { importOpenPoints, importVsRules } from './import-rules/vs-rules.ts';

const VS = `
## The "modern" profile
The companion file \`x.md\` lists every switch.
## Vocabulary used below
- *side*: three rows.
## VS-CMB: combat
### Strikes
- **VS-CMB-10** [MB15 CW; derived] One strikes.
  - source: Combat
  - differ: CW is short.
  - example: (VS-EX-08, all four) 2 against 2.
  - case: (CC, Hulk) he strikes.
- **VS-CMB-11** [ruling] Both strike.
  - ruling: it is fair.
## Open points
| no. | point | ruling at | confidence |
|---|---|---|---|
| OP-01 | Who strikes? | VS-CMB-11: both | low |`.split('\n');

test('Vs. rules are read with their fields', () => {
  const { notes, rules } = importVsRules(VS);
  expect(notes[0].text).toBe('The edition matrix lists every switch.');
  const place = { section: 'VS-CMB', sectionTitle: 'combat', part: 'Strikes' };
  expect(rules).toEqual([
    {
      id: 'VS-CMB-10',
      ...place,
      editions: ['MB15', 'CW'],
      basis: 'derived',
      text: 'One strikes.',
      source: 'Combat',
      differ: 'CW is short.',
      examples: [{ id: 'VS-EX-08', from: 'all four', text: '2 against 2.' }],
      cases: ['(CC, Hulk) he strikes.'],
    },
    {
      id: 'VS-CMB-11',
      ...place,
      editions: [],
      basis: 'ruling',
      text: 'Both strike.',
      ruling: 'it is fair.',
      examples: [],
      cases: [],
    },
  ]);
  expect(importOpenPoints(VS)).toEqual([
    { id: 'OP-01', point: 'Who strikes?', ruling: 'VS-CMB-11: both', rules: ['VS-CMB-11'], confidence: 'low' },
  ]);
});

test('rows of the edition matrix are read, and silence is left out', () => {
  const lines = ['## 1. Differences', '### Turn', '|---|', '| E-028 | Hiding (VS-REC-03) | - | no | - | yes | CW |'];
  expect(importEditions(lines)).toEqual([
    {
      id: 'E-028',
      group: 'Turn',
      topic: 'Hiding',
      rules: ['VS-REC-03'],
      says: { CR21: 'no', CW: 'yes' },
      modern: 'CW',
    },
  ]);
});

test('abbreviated lists of ids are written out', () => {
  expect(idsIn('(VS-ZON-03 to 05, VS-CMB-01, 11)')).toEqual([
    'VS-ZON-03',
    'VS-ZON-04',
    'VS-ZON-05',
    'VS-CMB-01',
    'VS-CMB-11',
  ]);
});

const ARENA = `
**State model used by all rules**: each player has
a deck.

\`\`\`
attack = A
\`\`\`
## MA-MIS — phases 5 and 11, Missions
- **MA-MIS-01** One Mission. (AMB-14, AMB-91) src: Missions
  - example: [MA-MIS-01.e1] [book] 5 of them.
## MA-SA — special abilities
### Switch (MA-SA-SWI) — Defensive, 1 PP
- **MA-SA-SWI-01** Costs 1 PP. src: (silent)
## Ambiguities and rulings (MA-AMB)
- **MA-AMB-14** How many?
  - ruling: One.
  - why: it is short.`.split('\n');

test('Arena rules and rulings are read', () => {
  const { notes, rules } = importArenaRules(ARENA);
  expect(notes.map((note) => note.text)).toEqual(['each player has a deck.', 'attack = A']);
  expect(rules).toEqual([
    {
      id: 'MA-MIS-01',
      section: 'MA-MIS',
      sectionTitle: 'Missions',
      phases: [5, 11],
      text: 'One Mission.',
      source: 'Missions',
      rulings: ['MA-AMB-14', 'MA-AMB-91'],
      examples: [{ id: 'MA-MIS-01.e1', book: true, text: '5 of them.' }],
    },
    {
      id: 'MA-SA-SWI-01',
      section: 'MA-SA-SWI',
      sectionTitle: 'Switch',
      phases: [6],
      ability: 'Defensive, 1 PP',
      text: 'Costs 1 PP.',
      source: 'the book is silent',
      rulings: [],
      examples: [],
    },
  ]);
  expect(importArenaRulings(ARENA)).toEqual([
    { id: 'MA-AMB-14', question: 'How many?', ruling: 'One.', why: 'it is short.' },
  ]);
});
