import { choiceA, choiceB, choiceKind, type Seat } from '@longbox/kernel';
import { COUNTERS } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { side, weighCombat } from './exchange.ts';
import { isWanted, keepOf, yielding } from './hand.ts';
import { printedWorth, sight } from './sight.ts';
import { P, rate, type Verdict } from './verdict.ts';

/** The defender strikes whom it hurts most; a Leader's player lets it strike whom it hurts least. */
export function judgeStrikeBack(s: VsState, seat: Seat, v: Verdict): void {
  weighCombat(s);
  for (let i = 0; i < v.count; i++) {
    const card = choiceA(v.choices[i]);
    if (choiceKind(v.choices[i]) === CHOICE.slay) {
      rate(v, i, sight.worth[card], P.strikesBest);
      continue;
    }
    if (choiceKind(v.choices[i]) !== CHOICE.strikeBack) continue;
    let risk = 0;
    for (let k = 0; k < side.count; k++) if (side.card[k] === card) risk = side.risk[k];
    const isOwn = s.team[s.controller[card]] === s.team[seat];
    rate(v, i, isOwn ? -risk : risk, P.strikesBest);
  }
}

/** Pays with what is missed least: first a location in the row whose symbols others yield too, last one in hand. */
export function judgePayment(s: VsState, seat: Seat, v: Verdict): void {
  for (let i = 0; i < v.count; i++) {
    if (choiceKind(v.choices[i]) !== CHOICE.pay) continue;
    const card = choiceA(v.choices[i]);
    const { symbols } = faceOf(s, card);
    const inRow = s.zone[card] === ZONE.resources;
    let breadth = 0;
    for (let bits = symbols; bits !== 0; bits &= bits - 1) breadth++;
    const spare = Math.min(3, yielding(s, seat, symbols));
    const score = (inRow ? 20 : -keepOf(s, seat, card)) - 3 * breadth + spare - (isWanted(s, seat, card) ? 2 : 0);
    rate(v, i, score, P.paysCheapest);
  }
}

/** Keeps the better of one's own: the lesser one is KO'd. */
export function judgeKo(v: Verdict): void {
  for (let i = 0; i < v.count; i++) rate(v, i, -sight.worth[choiceA(v.choices[i])], P.keepsBest);
}

export function judgeKept(v: Verdict): void {
  for (let i = 0; i < v.count; i++) rate(v, i, sight.worth[choiceA(v.choices[i])], P.keepsBest);
}

export function judgeVersion(s: VsState, v: Verdict): void {
  for (let i = 0; i < v.count; i++) rate(v, i, printedWorth(s, choiceA(v.choices[i])), P.levelsUp);
}

/** VS-CARD-02: the weakest dances first. */
export function judgeDance(v: Verdict): void {
  for (let i = 0; i < v.count; i++) {
    const isPass = choiceKind(v.choices[i]) === CHOICE.pass;
    rate(v, i, isPass ? -8 : -sight.atk[choiceA(v.choices[i])], P.wastesNothing);
  }
}

/** Whoever goes first attacks first. */
export function judgeFirst(seat: Seat, v: Verdict): void {
  for (let i = 0; i < v.count; i++) rate(v, i, choiceA(v.choices[i]) === seat ? 5 : 0, P.goesFirst);
}

/** VS-MEC-REPLACE-03: the better kind for one's own characters. */
export function judgeCounters(s: VsState, seat: Seat, v: Verdict): void {
  for (let i = 0; i < v.count; i++) {
    const isGood = COUNTERS[choiceA(v.choices[i])] !== 'minus';
    const isOwn = s.team[s.controller[choiceB(v.choices[i])]] === s.team[seat];
    rate(v, i, isGood === isOwn ? 8 : 0, P.helpsOwn);
  }
}

/** VS-MEC-CLONE-06: the best of them. */
export function judgeGuise(s: VsState, v: Verdict): void {
  for (let i = 0; i < v.count; i++) rate(v, i, printedWorth(s, choiceA(v.choices[i])), P.helpsOwn);
}
