import { ARG, type CardId, choiceA, choiceB, choiceKind, type Seat } from '@longbox/kernel';
import { MEMBERS } from '../catalogue/book.ts';
import { slotOfName } from '../rules/squads.ts';
import { CHOICE } from '../state/choices.ts';
import {
  ACTIVE_SLOTS,
  type ArenaState,
  hitPoints,
  isActiveSlot,
  nameOf,
  otherSeat,
  printAt,
  type Slot,
  slotOfCard,
} from '../state/state.ts';
import { addGuardGains } from './judge-squads.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate } from './verdict.ts';
import { activeWorth, keepWorth, reserveWorth, turnsToCome, WORTH } from './worth.ts';

/** From the unit of Attack and Defence to hundredths of a point: ten points of either are worth about three. */
const inPoints = (stats: number): number => stats >> 2;

/** The stack loses the cards its owner can best do without: the worst face, unless another must show the better one. */
export const judgeLoss: Judge = (s, _at, d) => {
  for (let i = 0; i < d.count; i++) {
    rate(d, i, -activeWorth(s, s.print[choiceA(d.choices[i])]), BECAUSE.givesUpWeakest);
  }
};

/** A beaten Mission: the other player is left the poorest, and the weakest to beat again. */
export const judgeBeatenMission: Judge = (s, _at, d) => {
  for (let i = 0; i < d.count; i++) {
    const print = s.print[choiceA(d.choices[i])];
    rate(d, i, -s.book.points[print] * WORTH.point - (s.book.defence[print] >> 4), BECAUSE.leavesPoorest);
  }
};

/** Phase 12: whatever makes the Squads better for the turn of the other player. */
export const judgeCheckPoint: Judge = (s, at, d) => {
  const seat = s.stack[at + ARG];
  let isTrading = false;
  for (let i = 0; i < d.count; i++) {
    const choice = d.choices[i];
    const [a, b] = [choiceA(choice), choiceB(choice)];
    switch (choiceKind(choice)) {
      case CHOICE.exchange:
        isTrading = true;
        rate(d, i, -EXCHANGE_COST, BECAUSE.tradesToGuard);
        break;
      case CHOICE.addHitPoint:
        rate(d, i, hitPointGain(s, seat, a), BECAUSE.addsHitPoint);
        break;
      case CHOICE.replace:
        rate(d, i, replaceGain(s, seat, a, b), BECAUSE.keepsSupport);
        break;
      case CHOICE.raise:
        rate(d, i, raiseGain(s, a), BECAUSE.showsBetterFace);
        break;
      case CHOICE.assemble:
      case CHOICE.upgrade:
        rate(d, i, teamGain(s, seat, a, b), BECAUSE.assemblesTeam);
        break;
      default:
        rate(d, i, 0, BECAUSE.nothingBetter);
    }
  }
  if (isTrading) addGuardGains(s, seat, d);
};

const EXCHANGE_COST = 12;

/** A card bound as a Hit Point is safe from hand and may show a better face; in the end it only protects. */
function hitPointGain(s: ArenaState, seat: Seat, card: CardId): number {
  const slot = slotOfName(s, seat, nameOf(s, card));
  const face = activeWorth(s, s.print[card]) - activeWorth(s, printAt(s, slot));
  const isExposed = isActiveSlot(slot) && (turnsToCome(s, otherSeat(seat)) > 0 || turnsToCome(s, seat) > 0);
  const protects = isExposed ? WORTH.hitPoint : WORTH.hitPoint >> 2;
  const repeated = (hitPoints(s, slot) - 1) * 25;
  return protects - repeated + inPoints(Math.max(0, face)) - keepWorth(s, seat, card);
}

/** The whole stack comes back to hand. */
function replaceGain(s: ArenaState, seat: Seat, card: CardId, slot: Slot): number {
  const better = reserveWorth(s, s.print[card]) - reserveWorth(s, printAt(s, slot));
  const bound = (hitPoints(s, slot) - 1) * 30;
  return inPoints(better) - 8 - bound - (keepWorth(s, seat, card) >> 3);
}

function raiseGain(s: ArenaState, card: CardId): number {
  const slot = slotOfCard(s, card);
  return inPoints(activeWorth(s, s.print[card]) - activeWorth(s, printAt(s, slot))) - 1;
}

/** The Team's values for those of its members in the Squads; their other cards become Power Points. */
function teamGain(s: ArenaState, seat: Seat, card: CardId, slot: Slot): number {
  const print = s.print[card];
  let gain = activeWorth(s, print) + (isActiveSlot(slot) ? 100 : -200);
  let vacated = 0;
  for (let i = 0; i < s.book.size[print]; i++) {
    const at = slotOfName(s, seat, s.book.members[print * MEMBERS + i]);
    if (at < 0) continue;
    vacated++;
    gain -= (isActiveSlot(at) ? activeWorth(s, printAt(s, at)) : reserveWorth(s, printAt(s, at))) >> 1;
  }
  if (vacated === 0 && s.book.size[printAt(s, slot)] > 0) gain -= activeWorth(s, printAt(s, slot));
  gain -= 200 * Math.max(0, vacated - 1 - playable(s, seat, print));
  return inPoints(gain) + s.piles[slot].length;
}

/** Hand cards that could fill the slots the members leave. */
function playable(s: ArenaState, seat: Seat, team: number): number {
  const hand = s.hand[seat];
  let count = 0;
  for (let i = 0; i < hand.length && count < ACTIVE_SLOTS; i++) {
    const print = s.print[hand[i]];
    if (s.book.size[print] > 0 || slotOfName(s, seat, s.book.name[print]) >= 0) continue;
    let isMember = false;
    for (let m = 0; m < s.book.size[team]; m++)
      if (s.book.members[team * MEMBERS + m] === s.book.name[print]) isMember = true;
    if (!isMember) count++;
  }
  return count;
}
