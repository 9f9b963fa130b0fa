import { type Fact, idOf } from '@longbox/testkit/gates/facts';
import { KEYWORD_NAMES, type Keyword, SYMBOLS, TEAMS } from '@longbox/vs/language';

/** A source file of a set, by name. */
export interface Stub {
  readonly file: string;
  readonly text: string;
}

const KEYWORD_BY_NAME = new Map(Object.entries(KEYWORD_NAMES).map(([key, name]) => [name, key as Keyword]));
const TEAM_BY_NAME = new Map(Object.entries(TEAMS).map(([key, [name]]) => [name as string, key]));
const BUILDERS: Readonly<Record<string, string>> = {
  main: 'main',
  supporting: 'supporting',
  'plot-twist': 'plotTwist',
  equipment: 'equipment',
};

/**
 * The files with which writing a set begins: what the facts say in numbers, teams and keywords, plain locations whole, and
 * a gap for each card of which something is left to write. Formatting is left to `npm run format`.
 */
export function stubsOf(facts: readonly Fact[], set: string): Stub[] {
  if (facts.length === 0) throw new Error('the facts have no card');
  const files = new Map<string, { exports: string[]; words: Set<string> }>();
  const gaps: string[] = [];
  const taken = new Map<string, Set<string>>();
  for (const fact of facts) {
    const stub = stubOf(fact);
    if (stub.left.length > 0)
      gaps.push(`  { card: '${idOf(fact)}', reason: ${quote(`not written: ${stub.left.join(', ')}`)} },`);
    if (stub.text === undefined) continue;
    const name = fileOf(fact);
    const file = files.get(name) ?? { exports: [], words: new Set<string>() };
    files.set(name, file);
    const names = taken.get(name) ?? new Set<string>();
    taken.set(name, names);
    file.exports.push(`export const ${exportName(fact, names)} = ${stub.text};`);
    for (const word of stub.words) file.words.add(word);
  }
  const sources = [...files].map(([file, { exports, words }]) => ({
    file: `${file}.ts`,
    text: `import { ${[...words].sort().join(', ')} } from '@longbox/vs/language';\n\n${exports.join('\n\n')}\n`,
  }));
  const gapList = `import type { CardGap } from '../gaps.ts';\n\nexport const gaps: readonly CardGap[] = [\n${gaps.join('\n')}\n];\n`;
  return [
    ...sources,
    { file: 'gaps.ts', text: gapList },
    { file: 'index.ts', text: indexOf(facts, set, [...files.keys()]) },
  ];
}

interface CardStub {
  /** Absent where the language has no such kind of card. */
  readonly text: string | undefined;
  readonly words: readonly string[];
  /** What nobody can fill in from facts. */
  readonly left: readonly string[];
}

function stubOf(fact: Fact): CardStub {
  if (fact.type === 'location') return locationStub(fact);
  const builder = BUILDERS[fact.type];
  if (builder === undefined) return { text: undefined, words: [], left: [`a card of type ${fact.type}`] };
  const icons = [fact.flight && 'flight', fact.ranged && 'ranged'].filter((icon) => icon !== false);
  const powers = [...icons.map((icon) => `keyword('${icon}')`), ...fact.powers.flatMap(keywordOf)];
  const open = fact.powers.filter((power) => keywordOf(power).length === 0);
  const left = [...(fact.type === 'plot-twist' ? ['effects', ...fact.powers] : open), ...openNumbers(fact)];
  const fields = [
    `id: '${idOf(fact)}'`,
    `name: ${quote(fact.name)}`,
    ...NUMBERS.flatMap((field) => numberOf(fact, field)),
    ...(fact.subtype === 'Token' ? ['token: true'] : []),
    ...([fact.atk, fact.def].some((stat) => String(stat).endsWith('+')) ? ['plusStats: true'] : []),
    ...akaOf(fact),
    fact.type === 'plot-twist' ? `timing: 'main', effects: []` : `powers: [${powers.join(', ')}]`,
  ];
  fields.splice(-1, 0, teamsOf(fact));
  const words = powers.length > 0 && fact.type !== 'plot-twist' ? [builder, 'keyword'] : [builder];
  return { text: `${builder}({ ${fields.filter((field) => field !== '').join(', ')} })`, words, left };
}

function locationStub(fact: Fact): CardStub {
  const symbols = SYMBOLS.filter((symbol) => fact.rules.toLowerCase().includes(`[${symbol}]`));
  const left = fact.powers;
  const head = `'${idOf(fact)}', ${quote(fact.name)}`;
  if (symbols.length === 0) throw new Error(`${fact.number}: the rules of the location name no symbol`);
  if (fact.subtype === 'Basic') {
    return { text: `basicLocation(${head}, '${symbols[0]}')`, words: ['basicLocation'], left };
  }
  // VS-MEC-LOCTEXT: a special location without a team has a power and no symbols of its own.
  if (fact.teams.length === 0) return { text: undefined, words: [], left };
  const list = symbols.map((symbol) => `'${symbol}'`).join(', ');
  const isUsual = list === `'energy', 'intellect', 'might', 'skill'`;
  const args = isUsual ? '' : `, [${list}]`;
  return { text: `specialLocation(${head}, '${teamKey(fact.teams[0])}'${args})`, words: ['specialLocation'], left };
}

const NUMBERS = ['level', 'cost', 'atk', 'def', 'health'] as const;

function numberOf(fact: Fact, field: (typeof NUMBERS)[number]): string[] {
  const value = fact[field];
  if (value === undefined) return [];
  return [`${field}: ${typeof value === 'number' ? value : Number.parseInt(value, 10) || 0}`];
}

/** Stats that are computed by a power, as "*". */
const openNumbers = (fact: Fact): string[] =>
  NUMBERS.flatMap((field) => (Number.isNaN(Number.parseInt(String(fact[field] ?? 0), 10)) ? [`its ${field}`] : []));

/** The lines "AKA …" of a character. */
function akaOf({ rules, type }: Fact): string[] {
  if (type !== 'main' && type !== 'supporting') return [];
  const names = [...rules.matchAll(/^AKA (.+)$/gm)].map(([, name]) => quote(name));
  return names.length === 0 ? [] : [`aka: [${names.join(', ')}]`];
}

function teamsOf({ type, teams }: Fact): string {
  const keys = teams.map((team) => `'${teamKey(team)}'`);
  if (type !== 'plot-twist') return `teams: [${keys.join(', ')}]`;
  return keys.length === 0 ? '' : `team: ${keys[0]}`;
}

function keywordOf(power: string): string[] {
  const [, name, team] = /^(.*?)(?: \[(.+)\])?$/.exec(power) ?? [];
  const key = KEYWORD_BY_NAME.get(name);
  if (key === undefined) return [];
  return [team === undefined ? `keyword('${key}')` : `keyword('${key}', '${teamKey(team)}')`];
}

function teamKey(name: string | undefined): string {
  if (name === undefined) throw new Error('a special location has a team');
  const key = TEAM_BY_NAME.get(name);
  if (key === undefined) throw new Error(`the language has no team ${name}: add it to TEAMS`);
  return key;
}

function fileOf({ teams, type }: Fact): string {
  if (teams.length === 0) return 'neutral';
  const team = teams.map((name) => kebab(name.replace(/^The /, ''))).join('-');
  return type === 'main' ? `${team}-mains` : team;
}

function exportName({ name, level, type }: Fact, taken: Set<string>): string {
  const plain = camel(kebab(name));
  const wanted = type === 'main' ? `${plain}Level${level}` : plain;
  let found = wanted;
  for (let i = 2; taken.has(found); i++) found = `${wanted}${i}`;
  taken.add(found);
  return found;
}

function indexOf(facts: readonly Fact[], set: string, files: readonly string[]): string {
  const title = setTitle(facts);
  const names = files.map((file) => camel(file));
  const imports = files.map((file, i) => `import * as ${names[i]} from './${file}.ts';`);
  return `import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
${imports.join('\n')}

export const ${camel(`${kebab(title)}-set`)}: CardSet = {
  set: '${set}',
  name: ${quote(title)},
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, ${names.join(', ')}),
};
`;
}

const setTitle = (facts: readonly Fact[]): string => facts[0].set ?? facts[0].number.replace(/-.*/, '');
const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const kebab = (text: string): string =>
  text
    .replace(/[.'’*!?,]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
const camel = (text: string): string => {
  const name = text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `the${name}` : name;
};
