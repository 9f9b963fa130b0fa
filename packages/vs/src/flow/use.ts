import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  reveal,
  type Seat,
  STEP,
} from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { endRest } from '../atoms/combat.ts';
import { showTo } from '../atoms/known.ts';
import { closeScope, openScope } from '../atoms/scopes.ts';
import { endRowsOf, removeRow } from '../atoms/table.ts';
import { mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { beginUse, endUse, noteUse } from '../atoms/use.ts';
import { EV, type PowerEntry } from '../catalogue/face.ts';
import type { SuperPower } from '../language/index.ts';
import { SCOPE } from '../queries/ctx.ts';
import { cheapened, discountOf } from '../rules/discount.ts';
import { allowedFor, candidatesFor, isSuper, payerOf, priceFor, usersOf } from '../rules/use.ts';
import { durationNumber } from '../state/rows.ts';
import { EVERYBODY, refTo, type VsState, ZONE } from '../state/state.ts';
import { pushBlock } from '../verbs/effect-frame.ts';
import { offerPayers, payWith } from '../verbs/pay.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';

// Slots: the scope (which knows the character, its power and who uses it), symbols paid, whether a location was discarded.
const SCOPE_AT = ARG;
const PAID = ARG + 1;
const DISCARDED = ARG + 2;
/** What `V.acting` was around this frame. */
const OUTER = ARG + 3;
/** Symbols it did not have to pay (VS-MEC-SYMBOL-01). */
const SPARED = ARG + 4;
/** Who uses a power that is not their own, plus one. */
const USER = ARG + 5;

const DROPPED = 3;

/** A Reaction brings the event it answers: subject and object as references, and its player. */
export function pushUse(
  s: VsState,
  card: number,
  entry: PowerEntry,
  seat: Seat,
  subject = NONE,
  object = NONE,
  eventSeat: Seat = NONE,
  amount = 0,
): void {
  pushFrame(s, K.use, openScope(s, refTo(s, card), seat, entry.index, subject, object, eventSeat, amount));
}

/** Whose power it is. */
const cardAt = (s: VsState, at: number): number => s.scopes[s.stack[at + SCOPE_AT] + SCOPE.source] & 1023;
/** Who uses it and pays, once that is known. */
const userAt = (s: VsState, at: number): number => (s.stack[at + USER] > 0 ? s.stack[at + USER] - 1 : cardAt(s, at));

/** VS-MEC-ENEMYUSE-01: asks which character uses it; a single candidate uses it unasked. */
function mustPickUser(s: VsState, at: number): boolean {
  if (powerAt(s, at).power.users === undefined || s.stack[at + USER] !== 0) return false;
  const all = candidatesFor(s, seatAt(s, at));
  if (all.length !== 1) return all.length > 0;
  s.stack[at + USER] = all[0] + 1;
  return false;
}

const seatAt = (s: VsState, at: number): Seat => s.scopes[s.stack[at + SCOPE_AT] + SCOPE.you];

const powerAt = (s: VsState, at: number): PowerEntry & { power: SuperPower } => {
  const entry = s.book.catalogue.powers[s.scopes[s.stack[at + SCOPE_AT] + SCOPE.power]];
  if (!isSuper(entry)) throw new Error('only super powers are used');
  return entry;
};

/** Pay symbol by symbol, let others react (VS-PWR-59), then resolve unless it was cancelled (VS-PWR-56). */
export const useFrame: FrameKind<VsState> = {
  name: 'use',

  run(s, at) {
    const entry = powerAt(s, at);
    const scope = s.stack[at + SCOPE_AT];
    switch (s.stack[at + STEP]) {
      case 0:
        nextMoment(s);
        s.stack[at + STEP] = 1;
        return;
      case 1:
        if (mustPickUser(s, at)) return ask(s, seatAt(s, at), 'chooseCard', cardAt(s, at));
        if (s.stack[at + PAID] + spareAt(s, at) < entry.power.cost.length)
          return ask(s, seatAt(s, at), 'chooseCard', userAt(s, at));
        return announce(s, at, entry);
      case DROPPED:
        popFrame(s);
        return closeScope(s, scope);
      case 2: {
        // Others have had their chance to react.
        const cancelled = endUse(s, s.stack[at + OUTER]);
        // VS-PWR-48: a location that was discarded to pay amplifies.
        const isAmplified = s.stack[at + DISCARDED] === 1 && entry.power.amplify !== undefined;
        popFrame(s);
        return cancelled ? closeScope(s, scope) : pushBlock(s, isAmplified ? entry.amplified : entry.block, scope);
      }
    }
  },

  list(s, at) {
    const entry = powerAt(s, at);
    const seat = seatAt(s, at);
    const card = userAt(s, at);
    if (mustPickUser(s, at)) {
      for (const user of usersOf(s, seat, card, entry)) offer(s, packChoice(CHOICE.card, user));
      return;
    }
    const payer = entry.power.users === undefined ? payerOf(s, seat, card, entry) : card;
    const allowed = allowedFor(s, seat, card, entry.power);
    offerPayers(s, seat, payer, priceFor(s, card, entry), s.stack[at + PAID], allowed, spareAt(s, at));
    // A player who conceded while paying has nothing left to pay with.
    if (s.offered.length === 0) offer(s, packChoice(CHOICE.done));
  },

  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.done) {
      s.stack[at + STEP] = DROPPED;
      return;
    }
    if (choiceKind(choice) === CHOICE.card) {
      s.stack[at + USER] = choiceA(choice) + 1;
      return;
    }
    const price = priceFor(s, userAt(s, at), powerAt(s, at));
    if (choiceKind(choice) === CHOICE.spare) s.stack[at + SPARED]++;
    else if (payWith(s, seatAt(s, at), choiceA(choice), userAt(s, at), price[s.stack[at + PAID]]))
      s.stack[at + DISCARDED] = 1;
    s.stack[at + PAID]++;
  },
};

/** How many symbols can still be left out. */
const spareAt = (s: VsState, at: number): number =>
  Math.max(0, discountOf(s, userAt(s, at), powerAt(s, at)) - s.stack[at + SPARED]);
const NEXT_SUPER_POWER = durationNumber('nextSuperPower');

function announce(s: VsState, at: number, entry: PowerEntry & { power: SuperPower }): void {
  const card = userAt(s, at);
  const seat = seatAt(s, at);
  for (const row of cheapened(s, card, entry)) removeRow(s, row);
  noteUse(s, cardAt(s, at), entry);
  // Everybody sees who acts from a hand.
  if (s.zone[card] === ZONE.hand) {
    showTo(s, card, EVERYBODY);
    reveal(s);
  }
  mention(s, { type: 'usedPower', seat, card, power: entry.power.name });
  s.stack[at + STEP] = 2;
  s.stack[at + OUTER] = beginUse(s);
  if (entry.power.free === true) return;
  endRest(s, card);
  endRowsOf(s, card, 'card', NEXT_SUPER_POWER);
  happen(s, EV.usesSuperPower, card, NONE, seat, 1, entry.index);
  if (s.book.possible.reactions) pushFrame(s, K.reactions, card, seat, entry.index);
}
