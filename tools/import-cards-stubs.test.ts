import { compareCards } from '@longbox/testkit/gates/compare';
import type { Fact } from '@longbox/testkit/gates/facts';
import * as language from '@longbox/vs/language';
import { type Card, plotTwist } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { type Stub, stubsOf } from './import-cards/stubs.ts';

const icons = { flight: false, ranged: false };
const fact = (changed: Partial<Fact>): Fact => ({
  number: 'XX1-001',
  set: "Nobody's Box",
  name: 'Ann',
  type: 'supporting',
  ...(changed.type === undefined && { cost: 1, atk: 2, def: 3, health: 1 }),
  ...icons,
  teams: ['X-Men'],
  rules: '',
  powers: [],
  ...changed,
});

/** What a stub exports, run with the builders of the language in place of its import. */
function cardsIn({ text }: Stub): Record<string, Card> {
  const [, words, body] = /^import \{ (.+) \} from '@longbox\/vs\/language';\n([\s\S]+)$/.exec(text) ?? [];
  const names = [...body.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  const run = new Function(
    'language',
    `const { ${words} } = language;\n${body.replaceAll('export ', '')}\nreturn { ${names.join(', ')} };`,
  );
  return run(language);
}

function stub(...facts: Fact[]): { cards: Card[]; names: string[]; gaps: string; index: string; files: string[] } {
  const stubs = stubsOf(facts, 'xx1');
  const textOf = (file: string): string => stubs.find((one) => one.file === file)?.text ?? '';
  const sources = stubs.filter(({ file }) => !['gaps.ts', 'index.ts'].includes(file));
  const found = sources.map(cardsIn);
  return {
    cards: found.flatMap((file) => Object.values(file)),
    names: found.flatMap((file) => Object.keys(file)),
    gaps: textOf('gaps.ts'),
    index: textOf('index.ts'),
    files: sources.map(({ file }) => file),
  };
}

/** What is left to write, as the gap list of the stubs says it. */
const gapsOf = ({ gaps }: { gaps: string }): string[] =>
  [...gaps.matchAll(/reason: (?:'([^']*)'|"([^"]*)")/g)].map((match) => match[1] ?? match[2]);

test('numbers, teams and keywords are filled in, and such a card has no gap', () => {
  const facts = [
    fact({ flight: true, ranged: true, powers: ['Stealth', 'Team Up [Avengers]'], rules: 'Stealth\nSo and so.' }),
    fact({ number: 'XX1-002', name: 'Bo', atk: '0+', def: '0+', teams: ['X-Men', 'Hydra'] }),
    fact({ number: 'XX1-003', name: 'Cy', subtype: 'Token', rules: 'AKA Cyrus\nAKA Number "5"', teams: [] }),
    fact({ number: 'XX1-004', name: 'Club', type: 'equipment', cost: 2, atk: 1, def: 0, teams: [] }),
  ];
  const made = stub(...facts);
  expect(compareCards(facts, made.cards)).toEqual([]);
  expect(gapsOf(made)).toEqual([]);
  expect(made.files).toEqual(['x-men.ts', 'x-men-hydra.ts', 'neutral.ts']);
  expect(made.cards[0]).toMatchObject({ powers: [{}, {}, {}, { keyword: 'teamUp', team: 'avengers' }] });
  expect(made.cards[2]).toMatchObject({ token: true, aka: ['Cyrus', 'Number "5"'] });
  expect(made.cards[2]).not.toHaveProperty('plusStats');
});

test('a power that is no keyword is a gap, and the rest of the card is there', () => {
  const facts = [
    fact({ type: 'main', level: 1, atk: 2, def: 3, health: 5, powers: ['Stealth', "Ann's Way", 'Dive'] }),
    fact({ type: 'main', number: 'XX1-002', level: 2, atk: '*', def: 3, health: 5 }),
  ];
  const made = stub(...facts);
  expect(gapsOf(made)).toEqual(["not written: Ann's Way, Dive", 'not written: its atk']);
  expect(made.names).toEqual(['annLevel1', 'annLevel2']);
  expect(made.files).toEqual(['x-men-mains.ts']);
  expect(compareCards(facts.slice(0, 1), made.cards.slice(0, 1)).map(({ what }) => what)).toEqual([
    "powers is Stealth, in the facts Stealth; Ann's Way; Dive",
  ]);
});

test('locations are whole, with the symbols they name', () => {
  const facts = [
    fact({ type: 'location', subtype: 'Basic', name: 'Gym', teams: [], rules: '[Might]' }),
    fact({
      type: 'location',
      subtype: 'Special',
      number: 'XX1-002',
      name: "Ann's House",
      rules: '[Energy], [Intellect], [Might] or [Skill]',
    }),
    fact({
      type: 'location',
      subtype: 'Special',
      number: 'XX1-003',
      name: 'Nest',
      teams: ['Xenomorphs'],
      rules: '[Energy], [Intellect], [Might] or [Alien]',
      powers: ['Hive'],
    }),
  ];
  const made = stub(...facts);
  expect(compareCards(facts.slice(0, 2), made.cards.slice(0, 2))).toEqual([]);
  expect(made.cards.map((card) => card.card === 'location' && [card.basic, card.symbols])).toEqual([
    [true, ['might']],
    [false, ['energy', 'intellect', 'might', 'skill']],
    [false, ['energy', 'intellect', 'might', 'alien']],
  ]);
  expect(gapsOf(made)).toEqual(['not written: Hive']);
});

test('a plot twist lacks its effects, and has its team', () => {
  const twist = fact({ type: 'plot-twist', name: '2 Fast', rules: 'Main: So and so.', powers: ['Loyalty'] });
  const made = stub(twist);
  expect(made.names).toEqual(['the2Fast']);
  expect(made.cards).toEqual([plotTwist({ id: 'xx1-001', name: '2 Fast', team: 'xmen', timing: 'main', effects: [] })]);
  expect(gapsOf(made)).toEqual(['not written: effects, Loyalty']);
});

test('a kind of card without a word is a gap and no source', () => {
  const made = stub(fact({ type: 'other', teams: [], powers: ['Terrain'] }), fact({ number: 'XX1-002' }));
  expect(gapsOf(made)).toEqual(['not written: a card of type other']);
  expect(made.files).toEqual(['x-men.ts']);
  expect(made.index).not.toContain('neutral');
});

test('cards of one name have names of their own in a file', () => {
  const made = stub(fact({}), fact({ number: 'XX1-002' }), fact({ number: 'XX1-003', teams: ['Hydra'] }));
  expect(made.names).toEqual(['ann', 'ann2', 'ann']);
});

test('the index names the set, its files and what is missing', () => {
  const { index } = stub(fact({ teams: ['The Company'] }), fact({ number: 'XX1-002', teams: [] }));
  expect(index).toContain(`name: "Nobody's Box"`);
  expect(index).toContain("set: 'xx1'");
  expect(index).toContain("import * as company from './company.ts';\nimport * as neutral from './neutral.ts';");
  expect(index).toContain('cards: wholeCardsOf(gaps, company, neutral),');
});

test('what cannot be said is an error and no wrong card', () => {
  expect(() => stub(fact({ teams: ['Nobodies'] }))).toThrow('the language has no team Nobodies');
  expect(() => stub(fact({ type: 'location', subtype: 'Basic', teams: [] }))).toThrow('name no symbol');
  expect(() => stub()).toThrow('the facts have no card');
});
