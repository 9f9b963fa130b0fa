import type { SearchNumbers } from './search/settings.ts';

/** The ladder, weakest first: dice, principles, one step of simulation, tree search. */
export const RUNGS = ['random', 'rules', 'greedy', 'search'] as const;
export type Rung = (typeof RUNGS)[number];

/** How much may be thought about one decision. With iterations alone the answer follows from the seed on any machine. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface MindSettings {
  readonly rung: Rung;
  readonly budget?: Budget;
  /** 0: always what seems best. With 1 options up to a third of the way to the worst may be taken instead, with 2 two thirds, with 3.4 any; never anything foolish. */
  readonly noise?: number;
  /** Numbers of the search to be tried out in a match. */
  readonly numbers?: Partial<SearchNumbers>;
}

/** Levels by name, weakest first. A weaker one thinks less, never knows less than the rules allow or more. */
export const LEVEL_NAMES = ['recruit', 'sidekick', 'agent', 'hero', 'legend'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export interface Level extends MindSettings {
  readonly name: LevelName;
}

export const LEVELS: readonly Level[] = [
  // Chosen so that beginners' policies win a fair share of these games (docs/players.md).
  { name: 'recruit', rung: 'rules', noise: 3.4 },
  { name: 'sidekick', rung: 'rules', noise: 0.1 },
  { name: 'agent', rung: 'greedy', budget: { milliseconds: 80 }, noise: 0.2 },
  { name: 'hero', rung: 'search', budget: { milliseconds: 300 }, noise: 0.1 },
  { name: 'legend', rung: 'search', budget: { milliseconds: 1000 }, noise: 0 },
];

/** What a rung or a level of this name is; `undefined` if there is none. */
export function findSettings(name: string): MindSettings | undefined {
  const rung = RUNGS.find((each) => each === name);
  return rung === undefined ? LEVELS.find((level) => level.name === name) : { rung };
}

/** "search", "hero", "search:400" with iterations, "search:250ms" with milliseconds; `undefined` if it is none of these. */
export function parseSettings(text: string): MindSettings | undefined {
  const [name, amount, ...more] = text.split(':');
  const settings = findSettings(name);
  if (settings === undefined || amount === undefined || more.length > 0) return more.length > 0 ? undefined : settings;
  const budget = parseBudget(amount);
  return budget === undefined ? undefined : { ...settings, budget };
}

/** "400" iterations, "250ms" milliseconds. */
export function parseBudget(text: string): Budget | undefined {
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  const amount = Number(digits);
  if (digits === undefined || amount === 0) return undefined;
  return unit === 'ms' ? { milliseconds: amount } : { iterations: amount };
}
