import { use } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { cardIdsIn, readTables } from './read-tables.ts';
import { idsIn } from './rule-ids.ts';
import { makeRulebook, type Rulebook, type Ruling } from './rulebook.ts';

async function loadVs(): Promise<Rulebook> {
  const [rules, editions, points, rulings] = await Promise.all([
    import('@longbox/vs/rulebook/rules.json'),
    import('@longbox/vs/rulebook/editions.json'),
    import('@longbox/vs/rulebook/open-points.json'),
    import('../../../../docs/rulings-vs.md?raw'),
  ]);
  const decided = readVsRulings(rulings.default);
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

/** The table of docs/rulings-vs.md: id, question, decision, source, test. */
export const readVsRulings = (text: string): readonly Ruling[] =>
  readTables(text).map(({ heading, cells: [ids, question, decision, source = ''] }) => ({
    ids: idsIn(ids),
    group: heading,
    question,
    decision,
    why: source,
  }));

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

/** The tables of docs/card-decisions.md: card, question, decision, why. */
export const readCardRulings = (text: string): readonly CardRuling[] =>
  readTables(text)
    .map(({ cells: [card, question, decision, why = ''] }) => ({ cards: cardIdsIn(card), question, decision, why }))
    .filter(({ cards }) => cards.length > 0);

let askedCards: Promise<readonly CardRuling[]> | undefined;

export function useCardRulings(): readonly CardRuling[] {
  askedCards ??= import('../../../../docs/card-decisions.md?raw').then((file) => readCardRulings(file.default));
  return use(askedCards);
}
