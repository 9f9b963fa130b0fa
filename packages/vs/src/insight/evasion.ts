import { EV } from '../catalogue/face.ts';
import type { Power } from '../language/index.ts';
import { walk } from '../language/walk.ts';
import { leave } from '../queries/ctx.ts';
import { timesThisTurn } from '../queries/history.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { enterSupposed } from './experience.ts';

const cancels = new WeakMap<Power, boolean>();

/** Whether a power can cancel a combat. */
function isEscape(power: Power): boolean {
  const known = cancels.get(power);
  if (known !== undefined) return known;
  let found = false;
  walk(power, {
    enter(node) {
      if (node.verb === 'cancelCombat') found = true;
    },
  });
  cancels.set(power, found);
  return found;
}

/** Whether the next attack on a character would be cancelled by a power of its own, as Shrink does once a turn. */
export function evades(s: VsState, target: number): boolean {
  if (!isInRow(s, target)) return false;
  const entries = faceOf(s, target).triggers[EV.isAttacked];
  if (entries === undefined || !arePowersOn(s, target)) return false;
  for (let i = 0; i < entries.length; i++) {
    const { power } = entries[i];
    if (power.power !== 'trigger' || !isEscape(power)) continue;
    if (power.trigger.first === undefined) return true;
    const ctx = enterSupposed(s, target, { event: EV.isAttacked, subject: target });
    const before = timesThisTurn(s, power.trigger, ctx);
    leave();
    if (before === 0) return true;
  }
  return false;
}
