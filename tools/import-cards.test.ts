import { compareCards } from '@longbox/testkit/gates/compare';
import { type Fact, parseFacts } from '@longbox/testkit/gates/facts';
import { draw, keyword, main, plotTwist, specialLocation, superPower, supporting } from '@longbox/vs/language';
import { expect, test } from 'vitest';

const stats = { atk: 2, def: 3, health: 5 };
const cards = [
  main({
    id: 'xx1-001',
    name: 'Ann',
    level: 1,
    ...stats,
    teams: ['xmen'],
    powers: [superPower('A', 'main', ['skill'], draw())],
  }),
  supporting({
    id: 'xx1-002',
    name: 'Bob',
    cost: 4,
    atk: 0,
    def: 0,
    plusStats: true,
    health: 2,
    teams: ['mcuVillains', 'mcuHeroes'],
    powers: [keyword('flight'), keyword('teamUp', 'xmen'), keyword('oneOfAKind')],
  }),
  plotTwist({ id: 'xx1-003', name: 'C', timing: 'main', effects: [draw()] }),
  specialLocation('xx1-004', 'D', 'xmen'),
];

const icons = { flight: false, ranged: false };
const facts: Fact[] = [
  {
    number: 'XX1-001',
    name: 'Ann',
    type: 'main',
    level: 1,
    ...stats,
    ...icons,
    teams: ['X-Men'],
    rules: 'A.\nMain [Skill]: One thing.',
    powers: ['A.'],
  },
  {
    number: 'XX1-002',
    name: 'Bob',
    type: 'supporting',
    cost: 4,
    atk: '0+',
    def: '0+',
    health: 2,
    flight: true,
    ranged: false,
    teams: ['MCU Heroes', 'MCU Villains'],
    rules: '',
    powers: ['Team Up [X-Men]', 'One of a Kind'],
  },
  { number: 'XX1-003', name: 'C', type: 'plot-twist', ...icons, teams: [], rules: 'Main: One thing.', powers: [] },
  {
    number: 'XX1-004',
    name: 'D',
    type: 'location',
    subtype: 'Special',
    ...icons,
    teams: ['X-Men'],
    rules: '',
    powers: [],
  },
];

const found = (changed: Partial<Fact>) =>
  compareCards([{ ...facts[0], ...changed }, ...facts.slice(1)], cards).map(({ card, what }) => `${card} ${what}`);

test('cards that agree give no difference', () => {
  expect(found({})).toEqual([]);
});

test.each([
  [{ name: 'Anne' }, 'xx1-001 name is Ann, in the facts Anne'],
  [{ type: 'supporting' }, 'xx1-001 type is main, in the facts supporting'],
  [{ level: 2 }, 'xx1-001 level is 1, in the facts 2'],
  [{ cost: 1 }, 'xx1-001 cost is undefined, in the facts 1'],
  [{ atk: 3 }, 'xx1-001 atk is 2, in the facts 3'],
  [{ def: '3+' }, 'xx1-001 def is 3, in the facts 3+'],
  [{ health: 6 }, 'xx1-001 health is 5, in the facts 6'],
  [{ flight: true }, 'xx1-001 flight is false, in the facts true'],
  [{ ranged: true }, 'xx1-001 ranged is false, in the facts true'],
  [{ teams: [] }, 'xx1-001 teams is X-Men, in the facts '],
  [{ powers: ['A', 'B'] }, 'xx1-001 powers is A, in the facts A; B'],
  [{ rules: 'A\nMain [Might]: One thing.' }, 'xx1-001 headings are Main [Skill], in the facts Main [Might]'],
  [
    { rules: '[Any Turn] Any Combat [Energy] or [Might] [Skill]: One thing.\n\nB\nLevel Up (3) - Another.' },
    'xx1-001 headings are Main [Skill], in the facts [Any Turn] Any Combat [Energy] or [Might] [Skill]; Level Up (3)',
  ],
])('a change is found: %o', (changed, what) => {
  expect(found(changed)).toEqual([what]);
});

test('cards that one side lacks are found, but only in the sets of the facts', () => {
  expect(compareCards(facts.slice(1), cards)).toEqual([{ card: 'xx1-001', what: 'Ann is not in the facts' }]);
  expect(compareCards(facts, cards.slice(1))).toEqual([{ card: 'xx1-001', what: 'Ann is missing' }]);
  expect(compareCards([], cards)).toEqual([]);
});

test('a file that is no list of cards is refused', () => {
  expect(parseFacts(JSON.stringify(facts))).toEqual(facts);
  expect(() => parseFacts('{}')).toThrow('expected a list of cards');
  expect(() => parseFacts('[{"number": "XX1-001"}]')).toThrow('entry 1 is not a card');
});
