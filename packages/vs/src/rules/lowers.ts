import type { StaticEntry } from '../catalogue/face.ts';
import type { Amount, Modifier, StaticPower } from '../language/index.ts';
import { faceOf } from '../queries/relation.ts';
import { V, type VsState } from '../state.ts';
import { IS } from './row-kinds.ts';
import { AT, kindsOfRows, ROW } from './rows.ts';

// What the state check looks for can come about by itself, without anything on the board changing, only where something
// lasting may lower DEF or health, take counters off or keep a player in the game. Most boards have no such thing.

const CHECKED =
  (1 << IS.stats) |
  (1 << IS.base) |
  (1 << IS.switch) |
  (1 << IS.toBase) |
  (1 << IS.clamp) |
  (1 << IS.health) |
  (1 << IS.cant) |
  (1 << IS.rule);

/** For the catalogue: see `Face.lowers`. */
export const hasLowering = (entries: readonly StaticEntry[]): boolean =>
  entries.some(({ power }: { power: StaticPower }) => power.by.some(lowers) || power.rules?.some(keepsIn) === true);

const keepsIn = (rule: { readonly rule: string }): boolean => rule.rule === 'cantLose';

function lowers(mod: Modifier): boolean {
  switch (mod.mod) {
    case 'stats':
      return mayBeNegative(mod.def);
    case 'health':
      return mayBeNegative(mod.by);
    case 'cant':
      return mod.what === 'havePlus' || mod.what === 'haveMinus';
    default:
      return (CHECKED & (1 << IS[mod.mod])) !== 0;
  }
}

function mayBeNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  switch (amount.amount) {
    case 'count':
    case 'printed':
    case 'total':
    case 'superPowers':
    case 'cardsIn':
    case 'tally':
      return false;
    default:
      return true;
  }
}

/** Whether anything that lasts could do so now; see above. */
export function mayLower(s: VsState): boolean {
  if (s.v[V.wideRows] !== 0 || (s.v[V.givenMask] & CHECKED) !== 0) return true;
  if ((s.v[V.staticsMask] & CHECKED) !== 0) {
    const { statics } = s;
    for (let i = 0; i < statics.length; i++) if (faceOf(s, statics[i]).lowers) return true;
  }
  if ((kindsOfRows(s) & CHECKED) === 0) return false;
  const { modifiers } = s;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if ((CHECKED & (1 << modifiers[at + AT.kind])) !== 0 && isLoweringRow(s, at)) return true;
  }
  return false;
}

/** A resolved effect's numbers are fixed in its row. Of rules and prohibitions nobody asks which. */
function isLoweringRow(s: VsState, at: number): boolean {
  const { modifiers } = s;
  switch (modifiers[at + AT.kind]) {
    case IS.stats:
      return modifiers[at + AT.b] < 0;
    case IS.health:
      return modifiers[at + AT.a] < 0;
    default:
      return true;
  }
}
