import type { Need, Pool } from './pool.ts';

/** How far the cards of the pool have come, and what keeps the others out. */
export interface Ledger {
  readonly cards: number;
  readonly written: number;
  readonly sets: readonly LedgerSet[];
  /** What no written card has needed yet and our rulebook has not in full, by the number of cards that it alone keeps out. */
  readonly needs: readonly LedgerNeed[];
}

export interface LedgerSet {
  readonly key: string;
  readonly name: string;
  readonly cards: number;
  readonly written: number;
  /** Cards of a set that is being written, each with a reason in its `gaps.ts`. */
  readonly gaps: number;
  /** Cards that belong to other modes and are not written. */
  readonly modes: number;
  /** Rules that its cards need and no written card has needed. */
  readonly needs: readonly string[];
}

export interface LedgerNeed extends Pick<Need, 'kind' | 'rule' | 'title' | 'rules'> {
  /** How many of its rules our rulebook has. */
  readonly rulesHere: number;
  /** Cards that are not written and need it. */
  readonly cards: number;
  /** Of these, cards that need nothing else that is new. */
  readonly alone: number;
  readonly sets: readonly string[];
}

export interface Here {
  /** Ids of cards that can be played. */
  readonly cards: ReadonlySet<string>;
  readonly gaps: readonly string[];
  /** Ids of the rules in our rulebook. */
  readonly rules: readonly string[];
}

const setOf = (card: string): string => card.slice(0, card.indexOf('-'));

export function makeLedger(pool: Pool, here: Here): Ledger {
  const isWritten = (card: string): boolean => here.cards.has(card);
  const rulesHere = (rule: string): number =>
    here.rules.filter((id) => id === rule || new RegExp(`^${rule}-\\d+$`).test(id)).length;
  const isMet = ({ rule, rules, cards }: Need): boolean => cards.some(isWritten) || rulesHere(rule) >= rules;
  const open = pool.needs.filter((need) => !isMet(need));
  const needsOf = new Map<string, number>();
  for (const { cards } of open) for (const card of cards) needsOf.set(card, (needsOf.get(card) ?? 0) + 1);
  const sets = pool.sets.map(({ key, name, cards, modes }): LedgerSet => {
    const own = [...here.cards].filter((card) => setOf(card) === key);
    const needs = open.filter((need) => need.cards.some((card) => setOf(card) === key)).map(({ rule }) => rule);
    return {
      ...{ key, name, cards, written: own.length, needs },
      gaps: here.gaps.filter((card) => setOf(card) === key).length,
      modes: own.length === cards ? 0 : modes,
    };
  });
  const needs = open.map(
    ({ kind, rule, title, rules, cards }): LedgerNeed => ({
      ...{ kind, rule, title, rules, rulesHere: rulesHere(rule), cards: cards.length },
      alone: cards.filter((card) => needsOf.get(card) === 1).length,
      sets: [...new Set(cards.map(setOf))],
    }),
  );
  return {
    cards: pool.sets.reduce((sum, set) => sum + set.cards, 0),
    written: sets.reduce((sum, set) => sum + set.written, 0),
    sets: sets.toSorted((a, b) => rank(b) - rank(a) || (a.key < b.key ? -1 : 1)),
    needs: needs.toSorted((a, b) => b.alone - a.alone || b.cards - a.cards || (a.rule < b.rule ? -1 : 1)),
  };
}

/** Whole sets first, then those begun, then the others by how little is new in them. */
function rank({ cards, written, gaps, needs }: LedgerSet): number {
  if (written === cards) return 2000;
  return written + gaps > 0 ? 1000 : -needs.length;
}
