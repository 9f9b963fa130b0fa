import { keepList, NONE } from '@longbox/kernel';
import { isFateful } from '../rules/battle.ts';
import {
  attackTotal,
  defenceTotal,
  hasLostTarget,
  outcomeOf,
  targetPowerPoints,
  targetPrint,
} from '../rules/combat.ts';
import type { Outcome } from '../state/events.ts';
import { type ArenaState, CHALLENGE, challengeOf, type Slot, TURN } from '../state/state.ts';

/** One declared challenge; the totals and the outcome as they would be if it were resolved now. */
export interface ChallengeView {
  readonly leader: Slot;
  readonly partner: Slot | undefined;
  /** The slot challenged, or `MISSION`. */
  readonly against: Slot;
  readonly counter: boolean;
  readonly current: boolean;
  readonly resolved: boolean;
  readonly attackBoost: number;
  readonly defenceBoost: number;
  readonly attackSuper: boolean;
  readonly defenceSuper: boolean;
  /** `undefined` once it is resolved, or when its target is gone. */
  readonly totals: Totals | undefined;
  readonly outcome: Outcome | undefined;
  /** Its target is the Nemesis of who challenges it: a defeat wins the game (MA-WIN-07). */
  readonly fateful: boolean;
}

export interface Totals {
  readonly attack: number;
  readonly defence: number;
  readonly resistance: number;
}

const NAMES: readonly (Outcome | undefined)[] = [undefined, 'ineffective', 'exhausted', 'defeated'];

export function viewChallenges(s: ArenaState, before: readonly ChallengeView[] | undefined): readonly ChallengeView[] {
  const views: ChallengeView[] = [];
  for (let c = 0; c < s.turn[TURN.challenges]; c++) views.push(viewChallenge(s, c, before?.[c]));
  return keepList(before, views);
}

function viewChallenge(s: ArenaState, c: number, was: ChallengeView | undefined): ChallengeView {
  const partner = challengeOf(s, c, CHALLENGE.partner);
  const resolved = challengeOf(s, c, CHALLENGE.resolved) !== 0;
  const recorded = challengeOf(s, c, CHALLENGE.outcome);
  const totals =
    resolved || recorded !== 0 || hasLostTarget(s, c) ? undefined : keepTotals(was?.totals, totalsOf(s, c));
  const now: ChallengeView = {
    leader: challengeOf(s, c, CHALLENGE.leader),
    partner: partner === NONE ? undefined : partner,
    against: challengeOf(s, c, CHALLENGE.target),
    counter: challengeOf(s, c, CHALLENGE.counter) !== 0,
    current: s.turn[TURN.current] === c,
    resolved,
    attackBoost: challengeOf(s, c, CHALLENGE.attackBoost),
    defenceBoost: challengeOf(s, c, CHALLENGE.defenceBoost),
    attackSuper: challengeOf(s, c, CHALLENGE.attackSuper) !== 0,
    defenceSuper: challengeOf(s, c, CHALLENGE.defenceSuper) !== 0,
    totals,
    outcome: totals === undefined ? NAMES[recorded] : NAMES[wouldBe(s, c, totals)],
    fateful: totals !== undefined && isFateful(s, c),
  };
  return was !== undefined && isSameChallenge(was, now) ? was : now;
}

const isSameChallenge = (a: ChallengeView, b: ChallengeView): boolean =>
  a.leader === b.leader &&
  a.partner === b.partner &&
  a.against === b.against &&
  a.counter === b.counter &&
  a.current === b.current &&
  a.resolved === b.resolved &&
  a.attackBoost === b.attackBoost &&
  a.defenceBoost === b.defenceBoost &&
  a.attackSuper === b.attackSuper &&
  a.defenceSuper === b.defenceSuper &&
  a.totals === b.totals &&
  a.outcome === b.outcome &&
  a.fateful === b.fateful;

const keepTotals = (was: Totals | undefined, now: Totals): Totals =>
  was?.attack === now.attack && was.defence === now.defence && was.resistance === now.resistance ? was : now;

const totalsOf = (s: ArenaState, c: number): Totals => ({
  attack: attackTotal(s, c),
  defence: defenceTotal(s, c),
  resistance: s.book.resistance[targetPrint(s, c)],
});

const wouldBe = (s: ArenaState, c: number, t: Totals): number =>
  outcomeOf(t.attack, t.defence, t.resistance, targetPowerPoints(s, c));
