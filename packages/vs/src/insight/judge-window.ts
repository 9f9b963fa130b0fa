import { choiceA, choiceB, choiceKind, type Seat } from '@longbox/kernel';
import { EV, type PowerEntry } from '../catalogue/face.ts';
import type { Effects } from '../language/index.ts';
import { enter, leave } from '../queries/ctx.ts';
import { powersOf } from '../queries/traits.ts';
import { textsOf } from '../rules/play.ts';
import { faceOf, isMain } from '../state/relation.ts';
import { V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { appraiseAll } from './appraise.ts';
import { xpSwing } from './experience.ts';
import { keepOf } from './hand.ts';
import { judgeAttacks } from './judge-attack.ts';
import { LOST } from './sight.ts';
import { FOLLY, statChange } from './value-on.ts';
import { P, rate, type Verdict } from './verdict.ts';
import { W } from './worths.ts';

/** What it is worth to hide a hand again. */
const OPEN_HAND = 9;
/** Main Phase: the power or the attack that brings most, then nothing. */
export function judgeMain(s: VsState, seat: Seat, v: Verdict): void {
  judgeActions(s, seat, v, W.first);
  judgeAttacks(s, seat, v);
}

/** A window in combat or in another phase: pass unless something changes enough. */
export function judgeActions(s: VsState, seat: Seat, v: Verdict, first: number): void {
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    switch (choiceKind(choice)) {
      case CHOICE.pass:
        rate(v, i, 0, P.wastesNothing);
        break;
      case CHOICE.use:
        rateGain(s, v, i, usedFor(s, seat, choiceA(choice), choiceB(choice)), first);
        break;
      case CHOICE.react:
        rateGain(s, v, i, usedFor(s, seat, choiceA(choice), choiceB(choice)), first, P.stopsEnemy);
        break;
      case CHOICE.play:
        rateGain(s, v, i, playedFor(s, seat, choiceA(choice), choiceB(choice)), first);
        break;
      case CHOICE.endRule:
        // An open hand costs something every turn.
        rateGain(s, v, i, OPEN_HAND - W.symbol, first, P.stopsEnemy);
        break;
      case CHOICE.powerUp:
        rateGain(s, v, i, poweredUp(s, seat, choiceA(choice), choiceB(choice)), 0);
        break;
    }
  }
}

function rateGain(s: VsState, v: Verdict, i: number, gain: number, first: number, usual?: number): void {
  const plain = usual ?? (s.v[V.combat] !== 0 ? P.changesOutcome : P.usesPower);
  const principle = gain >= LOST >> 1 ? P.winsNow : plain;
  if (gain > W.worthIt) rate(v, i, gain + first, principle);
  else rate(v, i, gain - W.worthIt - 1, gain <= FOLLY ? P.hopeless : P.wastesNothing);
}

const entries: PowerEntry[] = [];

/** What a super power brings, less what it costs to pay for. */
function usedFor(s: VsState, seat: Seat, card: number, place: number): number {
  powersOf(s, card, entries);
  const entry = entries[place];
  const power = entry?.power;
  if (power === undefined || power.power !== 'super') return 0;
  const event = { event: EV.usesSuperPower, subject: card, player: seat, power: entry.index };
  const xp = power.free === true ? 0 : xpSwing(s, seat, event);
  return gainOf(s, power.effects, card, seat) + xp - W.symbol * power.cost.length;
}

function playedFor(s: VsState, seat: Seat, card: number, timing: number): number {
  const { card: printed } = faceOf(s, card);
  if (printed.card !== 'plotTwist') return 0;
  const xp = xpSwing(s, seat, { event: EV.playsPlotTwist, subject: card, player: seat });
  return gainOf(s, textsOf(s, seat, card)[timing]?.effects ?? [], card, seat) + xp - keepOf(s, seat, card);
}

export function gainOf(s: VsState, effects: Effects, card: number, seat: Seat): number {
  const ctx = enter(card, seat);
  const value = appraiseAll(s, effects, ctx, seat);
  leave();
  return value;
}

/** VS-PUP-01: one +1/+1 counter for a card. */
function poweredUp(s: VsState, seat: Seat, card: number, character: number): number {
  const xp = xpSwing(s, seat, { event: EV.powersUp, subject: character, player: seat });
  const lasting = isMain(s, character) ? W.lasting : W.lastingOther;
  return statChange(s, character, 1, 1, 'game', seat) + lasting + xp - keepOf(s, seat, card);
}
