import {
  ARG,
  type CardId,
  FRAME,
  glance,
  HEAD,
  isOver,
  keepFields,
  keepList,
  NONE,
  type Result,
  type Seat,
  type Viewer,
} from '@longbox/kernel';
import { shown } from '../atoms/tell.ts';
import { TARGET } from '../catalogue/book.ts';
import { KINDS } from '../flow/kinds.ts';
import { ABILITIES, type AbilityKind, ALIGNMENTS, SKILLS, type Target } from '../language/ability.ts';
import { readyPowerPoints } from '../rules/abilities.ts';
import { attackOf, defenceOf, isCalled } from '../rules/combat.ts';
import type { Shown, Side } from '../state/events.ts';
import { PHASES, type Phase } from '../state/phases.ts';
import { resultOf } from '../state/result.ts';
import { slotName } from '../state/slot-names.ts';
import {
  type ArenaState,
  BANK,
  BANK_LENGTH,
  EFFECT,
  EFFECT_LENGTH,
  firstSlot,
  isOccupied,
  LYING,
  printAt,
  SEAT,
  SLOTS,
  type Slot,
  STAT,
  seatNumber,
  TURN,
} from '../state/state.ts';
import { type ChallengeView, viewChallenges } from './view-challenge.ts';

/** What one viewer may know (MA-HID), built from nothing. */
export interface ArenaView {
  readonly viewer: Viewer;
  readonly profile: string;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat | undefined;
  readonly first: Seat | undefined;
  /** The name called to duty this turn. */
  readonly called: string | undefined;
  readonly deciding: Seat | undefined;
  readonly seats: readonly SeatView[];
  readonly challenges: readonly ChallengeView[];
  readonly result: Result | undefined;
}

export interface SeatView {
  readonly points: number;
  readonly completed: number;
  /** Sizes of what is hidden; `hand` and `chosen` are there for their owner alone. */
  readonly deckCount: number;
  readonly handCount: number;
  readonly hand: readonly Shown[] | undefined;
  /** Starting characters chosen so far, and cards picked for a Boost that is not made yet. */
  readonly chosen: readonly Shown[] | undefined;
  readonly picked: readonly Shown[] | undefined;
  readonly confirmed: boolean;
  readonly discard: readonly Shown[];
  readonly missions: readonly Shown[];
  readonly activated: Shown | undefined;
  readonly superHitUsed: boolean;
  readonly temporary: number;
  readonly bonuses: readonly BonusView[];
  readonly slots: readonly SlotView[];
}

export interface BonusView {
  readonly side: Side;
  readonly amount: number;
  readonly target: Target;
}

/** Power Points are counted, never shown (MA-HID-03, MA-HID-04). */
export interface SlotView {
  readonly slot: Slot;
  readonly name: string;
  /** Top card first. */
  readonly stack: readonly Shown[];
  readonly ready: number;
  readonly engaged: number;
  readonly attack: number;
  readonly defence: number;
  readonly resistance: number;
  readonly called: boolean;
  readonly used: AbilityKind | undefined;
}

const orNone = (value: number): number | undefined => (value === NONE ? undefined : value);

/** The cards of a pile; those that were there before are the same objects, and if all are, so is the list. */
function viewPile(s: ArenaState, cards: readonly CardId[], before: readonly Shown[] = NOTHING): readonly Shown[] {
  let views: Shown[] | undefined;
  for (let i = 0; i < cards.length; i++) {
    const one = viewShown(s, cards[i], before[i]);
    if (views === undefined && one !== before[i]) views = before.slice(0, i);
    views?.push(one);
  }
  return views ?? (cards.length === before.length ? before : before.slice(0, cards.length));
}

/** From the end to the beginning. */
function viewStack(s: ArenaState, cards: readonly CardId[], before: readonly Shown[] = NOTHING): readonly Shown[] {
  let views: Shown[] | undefined;
  for (let i = 0; i < cards.length; i++) {
    const one = viewShown(s, cards[cards.length - 1 - i], before[i]);
    if (views === undefined && one !== before[i]) views = before.slice(0, i);
    views?.push(one);
  }
  return views ?? (cards.length === before.length ? before : before.slice(0, cards.length));
}

const NOTHING: readonly never[] = [];

const viewShown = (s: ArenaState, card: CardId, was: Shown | undefined): Shown =>
  was?.card === card && was.key === s.book.cards[s.print[card]].key ? was : shown(s, card);

const EVERYTHING = -1;

/**
 * @param changed lists of `lying` that may not be as they were, as bits
 * @param same what another viewer sees in this state; what is open to all is taken from there
 */
function makeView(
  s: ArenaState,
  viewer: Viewer,
  changed = EVERYTHING,
  before?: ArenaView,
  same?: ArenaView,
): ArenaView {
  const called = s.turn[TURN.called];
  const seats = [
    viewSeat(s, 0, viewer, changed, before?.seats[0], same?.seats[0]),
    viewSeat(s, 1, viewer, changed, before?.seats[1], same?.seats[1]),
  ];
  return {
    viewer,
    profile: s.profile.name,
    turn: s.turn[TURN.number],
    phase: PHASES[s.turn[TURN.phase]],
    active: orNone(s.turn[TURN.active]),
    first: orNone(s.turn[TURN.first]),
    called: called === NONE ? undefined : s.book.names[called],
    deciding: isOver(s) ? undefined : orNone(s.head[HEAD.seat]),
    seats: keepList(before?.seats, seats),
    challenges: same?.challenges ?? viewChallenges(s, before?.challenges),
    result: resultOf(s),
  };
}

export const viewArena = (s: ArenaState, viewer: Viewer): ArenaView => makeView(s, viewer);

export function viewsArena(
  s: ArenaState,
  viewers: readonly Viewer[],
  before: readonly (ArenaView | undefined)[],
): ArenaView[] {
  const { lying } = s;
  const changed = glance(lying, s.print);
  const views: ArenaView[] = [];
  for (let i = 0; i < viewers.length; i++) {
    // Only what was made of the last look can be as it was then.
    const since = before[i] === lying.made[i] ? changed : EVERYTHING;
    views.push(makeView(s, viewers[i], since, before[i], views[0]));
  }
  lying.made = views;
  return views;
}

function viewSeat(
  s: ArenaState,
  seat: Seat,
  viewer: Viewer,
  changed: number,
  was?: SeatView,
  same?: SeatView,
): SeatView {
  const kept = (list: number): SeatView | undefined => ((changed & (1 << list)) === 0 ? was : undefined);
  const isOwn = seat === viewer;
  const points = seatNumber(s, seat, SEAT.points);
  const completed = seatNumber(s, seat, SEAT.completed);
  const deckCount = s.deck[seat].length;
  const handCount = s.hand[seat].length;
  const hand = isOwn ? (kept(LYING.hand + seat)?.hand ?? viewPile(s, s.hand[seat], was?.hand)) : undefined;
  const chosen = isOwn ? (kept(LYING.chosen + seat)?.chosen ?? viewPile(s, s.chosen[seat], was?.chosen)) : undefined;
  const picked =
    isOwn && s.head[HEAD.seat] === seat ? (kept(LYING.picks)?.picked ?? viewPile(s, s.picks, was?.picked)) : undefined;
  const confirmed = hasConfirmed(s, seat);
  const discard = same?.discard ?? kept(LYING.discard + seat)?.discard ?? viewPile(s, s.discard[seat], was?.discard);
  const missions =
    same?.missions ?? kept(LYING.missions + seat)?.missions ?? viewPile(s, s.missions[seat], was?.missions);
  const mission = seatNumber(s, seat, SEAT.activated);
  const activated = mission === NONE ? undefined : viewShown(s, mission, was?.activated);
  const superHitUsed = seatNumber(s, seat, SEAT.superHit) !== 0;
  const temporary = viewBank(s, seat);
  const bonuses = same?.bonuses ?? viewBonuses(s, seat, was?.bonuses);
  const slots = same?.slots ?? viewSlots(s, seat, changed, was?.slots);
  if (
    was !== undefined &&
    was.points === points &&
    was.completed === completed &&
    was.deckCount === deckCount &&
    was.handCount === handCount &&
    was.hand === hand &&
    was.chosen === chosen &&
    was.picked === picked &&
    was.confirmed === confirmed &&
    was.discard === discard &&
    was.missions === missions &&
    was.activated === activated &&
    was.superHitUsed === superHitUsed &&
    was.temporary === temporary &&
    was.bonuses === bonuses &&
    was.slots === slots
  ) {
    return was;
  }
  return {
    points,
    completed,
    deckCount,
    handCount,
    hand,
    chosen,
    picked,
    confirmed,
    discard,
    missions,
    activated,
    superHitUsed,
    temporary,
    bonuses,
    slots,
  };
}

/** MA-HID-08: of a sealed choice only that it is made. */
function hasConfirmed(s: ArenaState, seat: Seat): boolean {
  const at = s.stack.length - FRAME;
  return s.stack[at] !== KINDS.deploy || s.stack[at + ARG] > seat;
}

function viewBank(s: ArenaState, seat: Seat): number {
  let left = 0;
  for (let i = 0; i < s.banks.length; i += BANK_LENGTH) {
    if (s.banks[i + BANK.seat] === seat) left += s.banks[i + BANK.left];
  }
  return left;
}

function viewBonuses(s: ArenaState, seat: Seat, before: readonly BonusView[] = NOTHING): readonly BonusView[] {
  const views: BonusView[] = [];
  for (let i = 0; i < s.effects.length; i += EFFECT_LENGTH) {
    if (s.effects[i + EFFECT.seat] !== seat) continue;
    const was: BonusView | undefined = before[views.length];
    const side = s.effects[i + EFFECT.stat] === STAT.attack ? 'attack' : 'defence';
    const target = viewTarget(s, s.effects[i + EFFECT.targetKind], s.effects[i + EFFECT.targetValue]);
    const amount = s.effects[i + EFFECT.amount];
    views.push(keepFields(was, { side, amount, target: was === undefined ? target : keepFields(was.target, target) }));
  }
  return keepList(before, views);
}

function viewTarget(s: ArenaState, kind: number, value: number): Target {
  if (kind === TARGET.affiliation) return { affiliation: s.book.affiliations[value] };
  if (kind === TARGET.skill) return { skill: SKILLS[value] };
  return kind === TARGET.alignment ? { alignment: ALIGNMENTS[value] } : { name: s.book.names[value] };
}

function viewSlots(
  s: ArenaState,
  seat: Seat,
  changed: number,
  before: readonly SlotView[] = NOTHING,
): readonly SlotView[] {
  let views: SlotView[] | undefined;
  for (let i = 0; i < SLOTS; i++) {
    const one = viewSlot(s, firstSlot(seat) + i, changed, before[i]);
    if (one === before[i]) continue;
    views ??= before.slice();
    views[i] = one;
  }
  return views ?? before;
}

function viewSlot(s: ArenaState, slot: Slot, changed: number, was: SlotView | undefined): SlotView {
  const isStackKept = was !== undefined && (changed & (1 << (LYING.stacks + slot))) === 0;
  const isFull = isOccupied(s, slot);
  const name = slotName(slot);
  const stack = isStackKept ? was.stack : viewStack(s, s.stacks[slot], was?.stack);
  const ready = readyPowerPoints(s, slot);
  const engaged = s.piles[slot].length - ready;
  const attack = isFull ? attackOf(s, slot) : 0;
  const defence = isFull ? defenceOf(s, slot) : 0;
  const resistance = isFull ? s.book.resistance[printAt(s, slot)] : 0;
  const called = isFull && isCalled(s, slot);
  const used = s.activated[slot] === 0 ? undefined : ABILITIES[s.activated[slot] - 1];
  if (
    was !== undefined &&
    was.slot === slot &&
    was.stack === stack &&
    was.ready === ready &&
    was.engaged === engaged &&
    was.attack === attack &&
    was.defence === defence &&
    was.resistance === resistance &&
    was.called === called &&
    was.used === used
  ) {
    return was;
  }
  return { slot, name, stack, ready, engaged, attack, defence, resistance, called, used };
}
