import {
  ARG,
  ask,
  choiceA,
  type FrameKind,
  isOver,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  randomOf,
  reveal,
  type Seat,
} from '@longbox/kernel';
import { returnToHand } from '../atoms/captives.ts';
import { countTrigger, nextMoment } from '../atoms/chain.ts';
import { endAwaiting } from '../atoms/conditions.ts';
import { showTo } from '../atoms/known.ts';
import { closeScope, openCaptured, openScope, setEvent } from '../atoms/scopes.ts';
import { dropGroup } from '../atoms/table.ts';
import { announce, mention } from '../atoms/tell.ts';
import {
  CARDS_BACK,
  CONTROL_BACK,
  FROM_DELAYED,
  FROM_POWER,
  FROM_REACTION,
  PEND,
  PENDING,
  SEAT_BITS,
  TWO_BACK,
  takePending,
} from '../atoms/triggers.ts';
import { ruleBits } from '../catalogue/rule-bits.ts';
import { mayRuleAny } from '../derived/rule-kinds.ts';
import type { Effects } from '../language/index.ts';
import { rulesInForce } from '../queries/allowed.ts';
import { holds } from '../queries/condition.ts';
import { enterScope, leave, SCOPE } from '../queries/ctx.ts';
import { checkState, ENDLESS, endlessTie, isAtRest } from '../rules/check.ts';
import { hasOpenTop, topToPlay } from '../rules/deck-top.ts';
import { playsOpen } from '../rules/open-hand.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { deref, EVERYBODY, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { pushBlock, pushEffect } from '../verbs/effect-frame.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

/** Which waiting trigger the turn player picked, plus one. */
const PICKED = ARG;

export const pushSettle = (s: VsState): void => pushFrame(s, K.settle);

/** The same as the last thing a frame does: most of the time nothing comes up, and no frame is needed to find that out. */
export function settle(s: VsState): void {
  showTops(s);
  const { stack } = s;
  // VS-MEC-CLONE-06: nobody has appeared yet.
  if (stack[stack.length - FRAME] === K.guise) return settleBelow(s, stack.length - FRAME);
  if (s.pending.length > 0 || isOver(s)) return pushSettle(s);
  if (isAtRest(s)) return;
  const height = stack.length;
  if (!checkState(s) && !isOver(s) && s.pending.length === 0) return;
  // Below the frame by which somebody has to choose, if there is one.
  stack.splice(height, 0, K.settle, 0, 0, 0, 0, 0, 0, 0);
}

const FRAME = 8;

/** Under all the frames of that kind that lie on top. */
function settleBelow({ stack }: VsState, top: number): void {
  let at = top;
  while (at >= FRAME && stack[at - FRAME] === K.guise) at -= FRAME;
  stack.splice(at, 0, K.settle, 0, 0, 0, 0, 0, 0, 0);
}

const OPENS = ruleBits(['openHand', 'openTop', 'mayPlayTop']);

/** Shows what lies open by a rule; few tables have such rules. */
export function showTops(s: VsState): void {
  if (mayRuleAny(s, OPENS)) showWhatIsOpen(s);
}

/** VS-MEC-PLAYFROM-02: whoever may look at the top card of their deck at any time knows it. */
function showWhatIsOpen(s: VsState): void {
  if (rulesInForce(s, 'openHand').length > 0) showOpenHands(s);
  if (rulesInForce(s, 'openTop').length > 0) showOpenTops(s);
  if (rulesInForce(s, 'mayPlayTop').length === 0) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const top = topToPlay(s, seat);
    if (top === NONE || (knownTo(s, top) & (1 << seat)) !== 0) continue;
    showTo(s, top, 1 << seat);
    reveal(s);
  }
}

/** VS-MEC-OPEN-02: the top card of a deck lies open. */
function showOpenTops(s: VsState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const deck = zoneList(s, ZONE.deck, seat);
    const top = deck[deck.length - 1];
    if (s.out[seat] !== 0 || top === undefined || knownTo(s, top) === EVERYBODY || !hasOpenTop(s, seat)) continue;
    showTo(s, top, EVERYBODY);
    reveal(s);
    announce(s, { type: 'revealed', seat, faces: [faceOf(s, top).id], to: EVERYBODY, looked: false });
  }
}

/** VS-MEC-OPEN-01: the cards of a hand that is played open are seen by all. */
function showOpenHands(s: VsState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || !playsOpen(s, seat)) continue;
    const fresh = zoneList(s, ZONE.hand, seat).filter((card) => knownTo(s, card) !== EVERYBODY);
    if (fresh.length === 0) continue;
    for (const card of fresh) showTo(s, card, EVERYBODY);
    reveal(s);
    const faces = fresh.map((card) => faceOf(s, card).id);
    announce(s, { type: 'revealed', seat, faces, to: EVERYBODY, looked: false });
  }
}

/**
 * The settle boundary: state rules first, then triggers, oldest moment first (VS-TIME-08); those of one moment in the order
 * the turn player chooses (VS-TIME-04).
 */
export const settleFrame: FrameKind<VsState> = {
  name: 'settle',

  run(s, at) {
    showTops(s);
    if (checkState(s) || isOver(s)) return;
    const { pending } = s;
    if (s.book.possible.reactions && !isReactionPending(s) && endAwaiting(s)) return;
    if (pending.length === 0) return popFrame(s);
    const together = countTogether(s);
    const reaction = nextReaction(s, together);
    if (reaction !== NONE) return start(s, reaction * PENDING);
    const picked = s.stack[at + PICKED];
    if (together > 1 && picked === 0) return ask(s, s.v[V.active], 'orderTriggers');
    s.stack[at + PICKED] = 0;
    start(s, Math.max(0, picked - 1) * PENDING);
  },

  list(s) {
    const together = countTogether(s);
    for (let i = 0; i < together; i++) offer(s, packChoice(CHOICE.order, i));
  },

  answer(s, at, choice) {
    s.stack[at + PICKED] = choiceA(choice) + 1;
  },
};

/** VS-LVL-33: what a character's own power does when it levels up is part of the change, before the next check. */
export function startLevelChange(s: VsState): void {
  const { pending } = s;
  for (let at = 0; at < pending.length; at += PENDING) {
    if (pending[at + PEND.kind] !== FROM_POWER || pending[at + PEND.source] !== pending[at + PEND.subject]) continue;
    const { power } = s.book.catalogue.powers[pending[at + PEND.what]];
    if (power.power === 'trigger' && power.trigger.pattern.on === 'levelsUp') return start(s, at);
  }
}

function isReactionPending({ pending }: VsState): boolean {
  for (let at = 0; at < pending.length; at += PENDING) if (pending[at + PEND.kind] === FROM_REACTION) return true;
  return false;
}

/** How many of the oldest triggers went off at one moment. */
function countTogether(s: VsState): number {
  const { pending } = s;
  let count = 0;
  while (count * PENDING < pending.length && pending[count * PENDING + PEND.moment] === pending[PEND.moment]) count++;
  return count;
}

/** Reactions to an event come before its triggers, the turn player's first, then round the table (VS-TIME-13). */
function nextReaction(s: VsState, together: number): number {
  if (!s.book.possible.reactions) return NONE;
  const { pending } = s;
  let next = NONE;
  let least = s.seats;
  for (let i = 0; i < together; i++) {
    if (pending[i * PENDING + PEND.kind] !== FROM_REACTION) continue;
    const wait = (pending[i * PENDING + PEND.you] - s.v[V.active] + s.seats) % s.seats;
    if (wait >= least) continue;
    next = i;
    least = wait;
  }
  return next;
}

/** Takes a trigger off the queue and runs it, unless its "if" no longer holds (VS-PWR-09). */
function start(s: VsState, at: number): void {
  const row = takePending(s, at);
  if (countTrigger(s) > 10 * ENDLESS) return endlessTie(s);
  nextMoment(s);
  switch (row[PEND.kind]) {
    case CONTROL_BACK:
      return giveControlBack(s, row);
    case CARDS_BACK:
      return putCardsBack(s, row[PEND.what]);
    case TWO_BACK:
      return putTwoBack(s, row[PEND.what], row[PEND.you]);
    case FROM_REACTION:
      return pushFrame(
        s,
        K.react,
        row[PEND.source],
        row[PEND.what],
        row[PEND.you],
        row[PEND.subject],
        row[PEND.object],
        (row[PEND.seat] + 1) | (row[PEND.amount] << SEAT_BITS),
      );
    case FROM_DELAYED:
      return startDelayed(s, row);
    default:
      return startPower(s, row);
  }
}

function startPower(s: VsState, row: readonly number[]): void {
  const { power, block } = s.book.catalogue.powers[row[PEND.what]];
  if (power.power !== 'trigger' && power.power !== 'levelUp' && power.power !== 'journey') return;
  const scope = openScope(
    s,
    row[PEND.source],
    row[PEND.you],
    row[PEND.what],
    row[PEND.subject],
    row[PEND.object],
    row[PEND.seat],
    row[PEND.amount],
  );
  const ctx = enterScope(s, scope);
  const goesOn =
    s.out[ctx.you] === 0 &&
    (power.power !== 'trigger' || power.from === undefined || s.zone[ctx.source] === ZONE.ko) &&
    (power.power === 'journey' || power.trigger.if === undefined || holds(s, power.trigger.if, ctx));
  leave();
  if (!goesOn) return closeScope(s, scope);
  mention(s, { type: 'triggered', card: row[PEND.source] & 1023, power: power.name });
  pushBlock(s, block, scope);
}

/** Its bindings are those it was made with; subject and object are the new event's. */
function startDelayed(s: VsState, row: readonly number[]): void {
  const scope = openCaptured(s, row[PEND.what]);
  setEvent(s, scope, row[PEND.subject], row[PEND.object], row[PEND.seat], row[PEND.amount]);
  const node = delayedNode(s, row[PEND.what]);
  if (node === undefined || s.out[row[PEND.you]] !== 0) return closeScope(s, scope);
  pushEffect(s, node.effects, scope);
}

/** The node of a captured scope is kept in its `done` slot while it waits; see `verbs/lasting.ts`. */
function delayedNode(s: VsState, captured: number): { readonly effects: Effects } | undefined {
  const node = s.book.catalogue.lasting[s.captured[captured + SCOPE.done]];
  return node !== undefined && 'verb' in node && node.verb === 'later' ? node : undefined;
}

/** VS-CARD: moved back to the side it was taken from, if it is still where it was taken to. */
function giveControlBack(s: VsState, row: readonly number[]): void {
  const card = deref(s, row[PEND.source]);
  const seat = row[PEND.what] >> 1;
  if (card === NONE || !isInRow(s, card) || s.controller[card] !== row[PEND.you] || s.out[seat] !== 0) return;
  pushFrame(s, K.giveBack, card, seat, row[PEND.you]);
}

/** VS-MEC-PHASEOUT-04: by chance, of this group alone; the last of it ends the effect. */
function putTwoBack(s: VsState, mark: number, seat: Seat): void {
  const group = zoneList(s, ZONE.removed, seat).filter((card) => s.memo[card] === mark);
  for (let i = 0; i < 2 && group.length > 0; i++) {
    const card = randomOf(s.random, group);
    group.splice(group.indexOf(card), 1);
    returnToHand(s, card, seat);
  }
  reveal(s);
  if (group.length === 0) dropGroup(s, mark);
}

function putCardsBack(s: VsState, mark: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of zoneList(s, ZONE.removed, seat).slice()) {
      if (s.memo[card] !== mark) continue;
      returnToHand(s, card, seat);
    }
  }
}
