import { use } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { makeRulebook, type Rulebook } from './rulebook.ts';

async function loadVs(): Promise<Rulebook> {
  const [rules, editions, points, rulings] = await Promise.all([
    import('@longbox/vs/rulebook/rules.json'),
    import('@longbox/vs/rulebook/editions.json'),
    import('@longbox/vs/rulebook/open-points.json'),
    import('@longbox/vs/rulebook/rulings.json'),
  ]);
  const decided = rulings.default.map(({ source, ...ruling }) => ({ ...ruling, why: source }));
  const known = new Set(decided.flatMap(({ ids }) => ids));
  const open = points.default
    .filter(({ id }) => !known.has(id))
    .map(({ id, point, ruling, rules: about }) => ({
      ids: [id, ...about],
      group: '',
      question: point,
      decision: ruling,
      why: '',
    }));
  return makeRulebook('vs', rules.default, [...decided, ...open], editions.default);
}

async function loadArena(): Promise<Rulebook> {
  const [rules, rulings] = await Promise.all([
    import('@longbox/arena/rulebook/rules.json'),
    import('@longbox/arena/rulebook/rulings.json'),
  ]);
  const resting = (id: string): string[] =>
    rules.default.rules.filter((rule) => rule.rulings.some((each) => each === id)).map((rule) => rule.id);
  const decided = rulings.default.map(({ id, question, ruling, why }) => ({
    ids: [id, ...resting(id)],
    group: '',
    question,
    decision: ruling,
    why,
  }));
  return makeRulebook('arena', rules.default, decided, []);
}

const LOADERS: Readonly<Record<GameName, () => Promise<Rulebook>>> = { vs: loadVs, arena: loadArena };
const asked = new Map<GameName, Promise<Rulebook>>();

export function loadRulebook(game: GameName): Promise<Rulebook> {
  const found = asked.get(game) ?? LOADERS[game]();
  asked.set(game, found);
  return found;
}

/** Suspends until the rules of the game are here. */
export const useRulebook = (game: GameName): Rulebook => use(loadRulebook(game));

/** A decision about a single card. */
export interface CardRuling {
  readonly cards: readonly string[];
  readonly question: string;
  readonly decision: string;
  readonly why: string;
}

let askedCards: Promise<readonly CardRuling[]> | undefined;

export function useCardRulings(): readonly CardRuling[] {
  askedCards ??= import('@longbox/vs-sets/card-rulings.json').then((file) => file.default);
  return use(askedCards);
}
