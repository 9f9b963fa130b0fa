import type { Seat } from '@longbox/kernel';
import type { Balance } from './balance.ts';
import { sureLoss } from './classes.ts';
import type { Weighing } from './weigh.ts';

/** What a moment was: a choice that nothing came near, one that gave something away, one of somebody else, or luck. */
export type MomentKind = 'find' | 'slip' | 'gift' | 'luck';

export interface Moment {
  readonly kind: MomentKind;
  readonly seq: number;
  readonly turn: number;
  /** Points of chance that it brought the seat. */
  readonly worth: number;
}

const HOW_MANY = 3;
/** Less than this decided nothing. */
const LEAST = 0.03;

/** The three moments that brought or cost the seat most, in the order they came; at most one of a kind in a turn. */
export function momentsOf(weighings: readonly Weighing[], balance: Balance | undefined, seat: Seat): Moment[] {
  const choices = weighings.flatMap((each): Moment[] => {
    const { seq, turn, loss, lead, after, could } = each;
    const sure = loss === 0 ? 0 : sureLoss(each) / loss;
    if (each.seat !== seat) return [{ kind: 'gift', seq, turn, worth: (after[seat] - could[seat]) * sure }];
    if (loss > 0) return [{ kind: 'slip', seq, turn, worth: -sureLoss(each) }];
    return [{ kind: 'find', seq, turn, worth: Math.max(0, lead - each.error) }];
  });
  const luck = (balance?.turns ?? []).map(({ turn, seq, luck: worth }): Moment => ({ kind: 'luck', seq, turn, worth }));
  const chosen: Moment[] = [];
  const byWorth = [...choices, ...luck].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || a.seq - b.seq);
  for (const moment of byWorth) {
    if (chosen.length === HOW_MANY || Math.abs(moment.worth) < LEAST) break;
    if (!chosen.some(({ turn, kind }) => turn === moment.turn && kind === moment.kind)) chosen.push(moment);
  }
  return chosen.sort((a, b) => a.seq - b.seq);
}
