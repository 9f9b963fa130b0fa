import type { Need, Pool, PoolSet } from './pool.ts';

export interface FactCard {
  readonly id: string;
  readonly set: string;
  readonly type: string;
  readonly powers: readonly string[];
}

export interface FactSet {
  readonly key: string;
  readonly cards: readonly FactCard[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The cards of a file of facts; `undefined` if it holds something else. */
export function readFacts(key: string, text: string): FactSet | undefined {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read)) return undefined;
  const cards = read.filter(isRecord).flatMap(({ number, set, type, powers, version }) => {
    if (typeof number !== 'string' || typeof set !== 'string' || typeof type !== 'string') return [];
    const id = `${number}${typeof version === 'string' && !number.endsWith(version) ? version : ''}`.toLowerCase();
    return [{ id, set, type, powers: Array.isArray(powers) ? powers.map(String) : [] }];
  });
  return cards.length === 0 ? undefined : { key, cards };
}

export const poolSet = ({ key, cards }: FactSet): PoolSet => ({
  key,
  name: cards[0].set,
  cards: cards.length,
  modes: cards.filter(({ type }) => type === 'other').length,
});

const countRules = (page: string, rule: string): number =>
  new Set(page.match(new RegExp(`\\b${rule}-\\d+\\b`, 'g')) ?? []).size;

/** Headings `## VS-MEC-NAME: Title`, and a table `| NAME | count | ALN 016; ZOM 005 to 010 |`. */
export function mechanismNeeds(page: string): Need[] {
  return [...page.matchAll(/^## (VS-MEC-([A-Z]+)): (.+)$/gm)].map(([, rule, name, title]) => {
    const row = new RegExp(`^\\| ${name} \\| \\d+ \\| (.+) \\|$`, 'm').exec(page);
    return { kind: 'mechanism', rule, title, rules: countRules(page, rule), cards: cardsOf(row?.[1] ?? '') };
  });
}

function cardsOf(row: string): string[] {
  return row.split('; ').flatMap((one) => {
    const [set = '', ...rest] = one.trim().split(' ');
    return rest
      .join(' ')
      .split(', ')
      .flatMap((part) => numbersOf(part).map((number) => `${set}-${number}`.toLowerCase()));
  });
}

function numbersOf(part: string): string[] {
  const range = /^(\d+) to (\d+)$/.exec(part);
  if (range === null) return /^\d+[A-Z]?$/.test(part) ? [part] : [];
  const [from, to] = range.slice(1).map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(3, '0'));
}

/** Headings `### Title — VS-KW-NAME`. A card needs the keyword if a power of it is called so, or begins so and like no longer one. */
export function keywordNeeds(page: string, cards: readonly FactCard[]): Need[] {
  const headings = [...page.matchAll(/^### (.+) — (VS-KW-[A-Z0-9-]+)$/gm)].map(([, heading, rule]) => {
    const title = heading.replace(/ ?\(.*?\)/g, '').trim();
    return { rule, title, names: title.split(', ').map((name) => plain(name.replace('…', ''))) };
  });
  const byRule = new Map<string, Set<string>>();
  for (const { id, powers } of cards)
    for (const power of powers.map(plain)) {
      const fits = headings.flatMap(({ rule, names }) =>
        names.filter((name) => power === name || power.startsWith(`${name} `)).map((name) => ({ rule, name })),
      );
      const [best] = fits.toSorted((a, b) => b.name.length - a.name.length);
      if (best !== undefined) byRule.set(best.rule, (byRule.get(best.rule) ?? new Set()).add(id));
    }
  return headings.flatMap(({ rule, title }) => {
    const own = byRule.get(rule);
    if (own === undefined) return [];
    return [{ kind: 'keyword' as const, rule, title, rules: Math.max(1, countRules(page, rule)), cards: [...own] }];
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** One line for each set and each need, so that changes can be read. */
export function writePool({ sets, needs }: Pool): string {
  const lines = (list: readonly object[]): string => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `{\n  "sets": [\n${lines(sets)}\n  ],\n  "needs": [\n${lines(needs)}\n  ]\n}\n`;
}
