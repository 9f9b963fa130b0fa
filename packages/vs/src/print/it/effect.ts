import type { Effect } from '../../language/effect.ts';
import { type EffectTable, entry } from '../printer.ts';
import { CARD_EFFECTS } from './card-effects.ts';
import { CHARACTER_EFFECTS } from './character-effects.ts';
import type { Clause } from './clause.ts';
import { COMBAT_EFFECTS } from './combat-effects.ts';
import { CONTROL_EFFECTS } from './control-effects.ts';
import { LASTING_EFFECTS } from './lasting-effects.ts';
import type { Ctx } from './noun.ts';

export const EFFECTS: EffectTable<[ctx: Ctx], Clause> = {
  ...CARD_EFFECTS,
  ...CHARACTER_EFFECTS,
  ...COMBAT_EFFECTS,
  ...LASTING_EFFECTS,
  ...CONTROL_EFFECTS,
};

export function effectClause(effect: Effect, ctx: Ctx): Clause {
  return entry<Effect, [Ctx], Clause>(EFFECTS, effect.verb)(effect, ctx);
}
