import {
  ARG,
  type CardId,
  FRAME,
  HEAD,
  isOver,
  listOffered,
  NONE,
  type Option,
  type Reason,
  type Seat,
} from '@longbox/kernel';
import { DONE, ONCE } from '../flow/check-point.ts';
import { FRAMES } from '../flow/frames.ts';
import { KINDS } from '../flow/kinds.ts';
import { whyNotActivate } from '../rules/abilities.ts';
import { whyNotBoost, whyNotSuperHit } from '../rules/battle.ts';
import { whyNotJoin, whyNotLaunch, whyNotTarget } from '../rules/challenges.ts';
import { whyNotAddHitPoint, whyNotRaise, whyNotReplace } from '../rules/check-point.ts';
import { whyNotDeploy } from '../rules/preparation.ts';
import { whyNotExchange, whyNotPlay, whyNotPowerUp } from '../rules/squads.ts';
import { whyNotAssemble, whyNotUpgrade } from '../rules/teams.ts';
import { parseVerb, type Verb } from '../state/choices.ts';
import { type Refusal, WHY } from '../state/reasons.ts';
import { parseSlot } from '../state/slot-names.ts';
import {
  type ArenaState,
  endSlot,
  firstSlot,
  isOccupied,
  MISSION,
  otherSeat,
  SEAT,
  type Slot,
  seatNumber,
  slotOfCard,
} from '../state/state.ts';
import { describeOption } from './options.ts';

/** The frames in which each verb can be explained; none for answers that are offered with their question or not at all. */
const FRAMES_OF: Readonly<Record<Verb, readonly number[]>> = {
  deploy: [KINDS.deploy],
  move: [KINDS.replacement],
  play: [KINDS.refill],
  exchange: [KINDS.replacement, KINDS.checkPoint],
  powerUp: [KINDS.powerUp],
  activate: [KINDS.abilities],
  missionOut: [KINDS.newMission],
  recycle: [KINDS.recycle],
  challenge: [KINDS.declare],
  group: [KINDS.declare],
  target: [KINDS.declare],
  resolve: [KINDS.turn],
  boost: [KINDS.boost],
  superHit: [KINDS.superHit],
  replace: [KINDS.checkPoint],
  addHitPoint: [KINDS.checkPoint],
  raise: [KINDS.checkPoint],
  assemble: [KINDS.checkPoint],
  upgrade: [KINDS.checkPoint],
  pass: [],
  pay: [],
  missionIn: [],
  boostWith: [],
  lose: [],
  replaceMission: [],
  concede: [],
};

/** Why `seat` may not do this now; empty if it may. The predicates are those that list the options. */
export function explain(s: ArenaState, seat: Seat, intent: Option): readonly Reason[] {
  if (isOver(s)) return [WHY.gameOver];
  if (intent.verb === 'concede') return [];
  if (s.head[HEAD.seat] !== seat) return [WHY.notYourDecision];
  if (isOffered(s, intent)) return [];
  return [whyNot(s, seat, intent) ?? WHY.notNow];
}

function isOffered(s: ArenaState, intent: Option): boolean {
  return listOffered(s, FRAMES).some((choice) => {
    const option = describeOption(s, choice);
    const agrees = (part: 'card' | 'target' | 'value' | 'name'): boolean =>
      intent[part] === undefined || intent[part] === option[part];
    return intent.verb === option.verb && agrees('card') && agrees('target') && agrees('value') && agrees('name');
  });
}

function whyNot(s: ArenaState, seat: Seat, intent: Option): Refusal {
  const verb = parseVerb(intent.verb);
  const at = s.stack.length - FRAME;
  if (verb === undefined || !FRAMES_OF[verb].includes(s.stack[at])) return WHY.notNow;
  const card = intent.card ?? NONE;
  if (card !== NONE && !(card >= 0 && card < s.print.length)) return WHY.noSuchCard;
  return whyNotFromHand(s, seat, at, verb, intent, card) ?? whyNotOnTable(s, seat, at, verb, intent, card);
}

/** Verbs whose card comes from the hand. */
function whyNotFromHand(s: ArenaState, seat: Seat, at: number, verb: Verb, intent: Option, card: CardId): Refusal {
  const done = s.stack[at + DONE];
  const needsHand = ['deploy', 'play', 'boost', 'superHit', 'replace', 'addHitPoint', 'assemble', 'upgrade'];
  if (!needsHand.includes(verb)) return undefined;
  if (!s.hand[seat].includes(card)) return WHY.notInHand;
  switch (verb) {
    case 'deploy':
      return whyNotDeploy(s, seat, card);
    case 'play':
      return whyNotPlay(s, seat, card) ?? whyNotSlot(s, at, namedSlot(s, seat, intent));
    case 'boost':
      return whyNotBoost(s, s.stack[at + ARG + 2], card);
    case 'superHit':
      return whyNotSuperHit(s, s.stack[at + ARG], seat, s.stack[at + ARG + 1] === 1, card);
    case 'replace':
      return (done & ONCE.replace) !== 0 ? WHY.doneThisTurn : whyNotReplace(s, seat, card, targetSlot(s, seat, intent));
    case 'addHitPoint':
      return (done & ONCE.hitPoint) !== 0 ? WHY.hitPointThisTurn : whyNotAddHitPoint(s, seat, card);
    default:
      if ((done & ONCE.team) !== 0) return WHY.doneThisTurn;
      return (verb === 'assemble' ? whyNotAssemble : whyNotUpgrade)(s, seat, card, namedSlot(s, seat, intent));
  }
}

/** Verbs whose card is a character in play. */
function whyNotOnTable(s: ArenaState, seat: Seat, at: number, verb: Verb, intent: Option, card: CardId): Refusal {
  const slot = card === NONE ? namedSlot(s, seat, intent) : slotOfCard(s, card);
  if (verb === 'target')
    return whyNotTarget(s, s.stack[at + ARG + 1], s.stack[at + ARG + 2], aimedSlot(s, seat, intent));
  if (verb === 'missionOut')
    return card === seatNumber(s, seat, SEAT.activated) ? WHY.missionActivated : WHY.noSuchCard;
  if (verb === 'recycle') return s.discard[seat].includes(card) ? WHY.pickInOrder : WHY.noSuchCard;
  if (slot === NONE) return WHY.slotEmpty;
  if (slot < firstSlot(seat) || slot >= endSlot(seat)) return WHY.notYours;
  switch (verb) {
    case 'exchange': {
      if (s.stack[at] === KINDS.checkPoint && (s.stack[at + DONE] & ONCE.exchange) !== 0) return WHY.doneThisTurn;
      return whyNotExchange(s, slot, targetSlot(s, seat, intent));
    }
    case 'powerUp':
      return whyNotPowerUp(s, slot) ?? WHY.pickInOrder;
    case 'activate':
      return whyNotActivate(s, slot) ?? WHY.nobodyToSwitchWith;
    case 'challenge':
      return whyNotLaunch(s, slot) ?? whyNotTarget(s, slot, NONE, aimedSlot(s, seat, intent));
    case 'group':
      return whyNotLaunch(s, slot) ?? whyNotJoin(s, slot, targetSlot(s, seat, intent));
    case 'move':
      return isOccupied(s, namedSlot(s, seat, intent)) ? WHY.slotTaken : WHY.activeFirst;
    case 'resolve':
      return WHY.resolvedAlready;
    case 'raise':
      return whyNotRaise(s, slot, card);
  }
  return undefined;
}

const namedSlot = (s: ArenaState, seat: Seat, intent: Option): Slot => {
  const slot = parseSlot(seat, intent.name ?? '');
  return slot === NONE ? firstEmpty(s, seat) : slot;
};

/** Where no slot is named any will do to find out about the card itself. */
function firstEmpty(s: ArenaState, seat: Seat): Slot {
  for (let slot = firstSlot(seat); slot < endSlot(seat); slot++) if (!isOccupied(s, slot)) return slot;
  return firstSlot(seat);
}

function targetSlot(s: ArenaState, seat: Seat, intent: Option): Slot {
  const slot = slotOfCard(s, intent.target ?? NONE);
  return slot === NONE ? namedSlot(s, seat, intent) : slot;
}

function aimedSlot(s: ArenaState, seat: Seat, intent: Option): Slot {
  if (intent.name === 'mission' || s.missions[otherSeat(seat)].includes(intent.target ?? NONE)) return MISSION;
  const slot = slotOfCard(s, intent.target ?? NONE);
  if (slot !== NONE) return slot;
  const named = parseSlot(otherSeat(seat), intent.name ?? '');
  return named === NONE ? firstSlot(otherSeat(seat)) : named;
}

/** A refill takes the slots it was opened for, Active before Reserve. */
function whyNotSlot(s: ArenaState, at: number, slot: Slot): Refusal {
  if (isOccupied(s, slot)) return WHY.slotTaken;
  return slot < s.stack[at + ARG] || slot >= s.stack[at + ARG + 1] ? WHY.activeFirst : undefined;
}
