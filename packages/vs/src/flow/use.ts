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
  STEP,
} from '@longbox/kernel';
import { turnResource } from '../atoms/move.ts';
import { isHeard, tell } from '../atoms/tell.ts';
import type { PowerEntry } from '../catalogue/face.ts';
import { EV } from '../catalogue/face.ts';
import { CHOICE } from '../choices.ts';
import type { SuperPower } from '../language/index.ts';
import { SCOPE } from '../queries/ctx.ts';
import { faceOf } from '../queries/relation.ts';
import { borrow, giveBack } from '../queries/select.ts';
import { canPayWith, payers } from '../rules/payment.ts';
import { openScope } from '../rules/scopes.ts';
import { happen, nextMoment } from '../rules/triggers.ts';
import { isSuper, noteUse } from '../rules/use.ts';
import { refTo, V, type VsState, ZONE } from '../state.ts';
import { discardCard } from '../verbs/cards.ts';
import { pushEffect } from './effect.ts';
import { K } from './kinds.ts';

// Slots: the character (as a reference), its power, who uses it, symbols paid, whether a location was discarded.
const CARD = ARG;
const POWER = ARG + 1;
const SEAT = ARG + 2;
const PAID = ARG + 3;
const DISCARDED = ARG + 4;
/** What `V.acting` was around this frame. */
const OUTER = ARG + 5;

const DROPPED = 3;

export function pushUse(s: VsState, card: number, entry: PowerEntry, seat: number): void {
  pushFrame(s, K.use, refTo(s, card), entry.index, seat);
}

const powerAt = (s: VsState, at: number): PowerEntry & { power: SuperPower } => {
  const entry = s.book.catalogue.powers[s.stack[at + POWER]];
  if (!isSuper(entry)) throw new Error('only super powers are used');
  return entry;
};

/** Pay symbol by symbol, let others react (VS-PWR-59), then resolve unless it was cancelled (VS-PWR-56). */
export const useFrame: FrameKind<VsState> = {
  name: 'use',

  run(s, at) {
    const entry = powerAt(s, at);
    const card = s.stack[at + CARD] & 1023;
    const seat = s.stack[at + SEAT];
    switch (s.stack[at + STEP]) {
      case 0:
        nextMoment(s);
        s.stack[at + STEP] = 1;
        return;
      case 1:
        if (s.stack[at + PAID] < entry.power.cost.length) return ask(s, seat, 'chooseCard', card);
        return announce(s, at, entry, card, seat);
      case DROPPED:
        return popFrame(s);
      case 2: {
        // Others have had their chance to react.
        const cancelled = s.v[V.acting] === 1;
        s.v[V.acting] = s.stack[at + OUTER];
        const source = s.stack[at + CARD];
        const discarded = s.stack[at + DISCARDED] === 1;
        popFrame(s);
        if (!cancelled) resolvePower(s, entry, source, seat, discarded);
        return;
      }
    }
  },

  list(s, at) {
    const { cost } = powerAt(s, at).power;
    const card = s.stack[at + CARD] & 1023;
    const seat = s.stack[at + SEAT];
    const all = payers(s, seat, card, borrow());
    for (let i = 0; i < all.length; i++) {
      if (isSameAsEarlier(s, all, i)) continue;
      if (canPayWith(s, seat, card, cost, s.stack[at + PAID], all[i])) offer(s, packChoice(CHOICE.pay, all[i]));
    }
    giveBack();
    // Whoever conceded while paying has nothing left to pay with.
    if (s.offered.length === 0) offer(s, packChoice(CHOICE.done));
  },

  answer(s, at, choice) {
    if (choiceKind(choice) === CHOICE.done) {
      s.stack[at + STEP] = DROPPED;
      return;
    }
    const location = choiceA(choice);
    const turned = s.zone[location] === ZONE.resources;
    if (isHeard(s)) {
      tell(s, {
        type: 'paid',
        seat: s.stack[at + SEAT],
        card: location,
        face: faceOf(s, location).id,
        how: turned ? 'turned' : 'discarded',
      });
    }
    if (turned) turnResource(s, location, 'down');
    else {
      discardCard(s, location);
      s.stack[at + DISCARDED] = 1;
    }
    s.stack[at + PAID]++;
  },
};

/** Two copies of a location in one place pay alike. */
function isSameAsEarlier(s: VsState, all: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++)
    if (s.face[all[i]] === s.face[all[at]] && s.zone[all[i]] === s.zone[all[at]]) return true;
  return false;
}

function announce(s: VsState, at: number, entry: PowerEntry & { power: SuperPower }, card: number, seat: number): void {
  noteUse(s, card, entry);
  tell(s, { type: 'usedPower', seat, card, power: entry.power.name });
  s.stack[at + STEP] = 2;
  s.stack[at + OUTER] = s.v[V.acting];
  s.v[V.acting] = 0;
  if (entry.power.free === true) return;
  happen(s, EV.usesSuperPower, card, NONE, seat, 1, s.book.catalogue.nameId(entry.power.name));
  if (s.book.catalogue.timings.has('reaction')) {
    pushFrame(s, K.reactions, card, NONE, seat, EVENT_USES, 0, 0);
  }
}

/** What a round of reactions is about; see `reactions.ts`. */
export const EVENT_USES = 0;

function resolvePower(
  s: VsState,
  entry: PowerEntry & { power: SuperPower },
  source: number,
  seat: number,
  discarded: boolean,
): void {
  const { effects, amplify } = entry.power;
  const scope = openScope(s, source, seat, entry.index);
  s.scopes[scope + SCOPE.amplified] = discarded ? 1 : 0;
  pushEffect(s, discarded && amplify !== undefined ? amplify : effects, scope);
}
