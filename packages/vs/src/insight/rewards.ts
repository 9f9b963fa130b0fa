import type { Seat } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { leave } from '../queries/ctx.ts';
import type { VsState } from '../state/state.ts';
import { appraiseAll } from './appraise.ts';
import { enterSupposed, type Supposed, wouldGoOff } from './experience.ts';

/** More than this is left to search. */
const MOST = 25;

/** What powers of a card would bring its player if this happened. */
export function rewardOf(
  s: VsState,
  seat: Seat,
  card: number,
  entries: readonly PowerEntry[],
  supposed: Supposed,
): number {
  let value = 0;
  for (let i = 0; i < entries.length; i++) {
    const { power } = entries[i];
    if (power.power !== 'trigger') continue;
    const ctx = enterSupposed(s, card, supposed);
    if (wouldGoOff(s, power.trigger, { ...supposed, part: 'solo' }, ctx))
      value += appraiseAll(s, power.effects, ctx, seat);
    leave();
  }
  return Math.max(-MOST, Math.min(MOST, value));
}
