import book from '@longbox/vs/rulebook/rules.json' with { type: 'json' };
import { isSetKey, SET_NAMES, VS_GAPS, VS_SETS } from '@longbox/vs-sets';
import pool from '@longbox/vs-sets/pool.json' with { type: 'json' };
import { type Ledger, makeLedger } from './make-ledger.ts';
import type { Need } from './pool.ts';

const kindOf = (rule: string): Need['kind'] => (rule.startsWith('VS-MEC-') ? 'mechanism' : 'keyword');

/** The ledger of what is in the project now. */
export function readLedger(): Ledger {
  const needs = pool.needs.map((need): Need => ({ ...need, kind: kindOf(need.rule) }));
  const sets = pool.sets.map((set) => ({ ...set, name: isSetKey(set.key) ? SET_NAMES[set.key] : set.name }));
  return makeLedger(
    { sets, needs },
    {
      cards: new Set(VS_SETS.flatMap(({ cards }) => cards.map(({ id }) => id))),
      gaps: VS_GAPS.map(({ card }) => card),
      rules: book.rules.map(({ id }) => id),
    },
  );
}
