import { type CardId, type Choice, choiceA, choiceB, choiceKind, type Option } from '@longbox/kernel';
import { KIND } from './book.ts';
import { verbOf } from './choices.ts';
import { ABILITIES } from './language/ability.ts';
import { slotOfName } from './rules/squads.ts';
import { slotName } from './slot-names.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  MISSION,
  nameOf,
  otherSeat,
  ownerOf,
  printAt,
  type Slot,
  topOf,
} from './state.ts';

/** The card a challenge is aimed at: the top card of a slot, or the first Mission. */
export const targetCard = (s: ArenaState, target: Slot): CardId =>
  target === MISSION ? s.missions[otherSeat(activeSeat(s))][0] : topOf(s, target);

/** What a choice does. Characters are named by their top card, slots by `name`. */
export function describeOption(s: ArenaState, choice: Choice): Option {
  const verb = verbOf(choiceKind(choice));
  const [a, b] = [choiceA(choice), choiceB(choice)];
  switch (verb) {
    case 'pass':
      return { verb };
    case 'pay':
      return { verb, value: a };
    case 'concede':
      return { verb, seat: a };
    case 'move':
      return { verb, card: topOf(s, a), name: slotName(b) };
    case 'play':
    case 'assemble':
    case 'upgrade':
      return { verb, card: a, name: slotName(b) };
    case 'exchange':
    case 'group':
      return { verb, card: topOf(s, a), target: topOf(s, b) };
    case 'powerUp':
      return { verb, card: topOf(s, a), name: slotName(a) };
    case 'activate':
      return describeActivation(s, a, b - 1);
    case 'challenge':
      return { verb, card: topOf(s, a), target: targetCard(s, b), name: b === MISSION ? 'mission' : slotName(b) };
    case 'target':
      return { verb, target: targetCard(s, a), name: a === MISSION ? 'mission' : slotName(a) };
    case 'resolve':
      return { verb, card: topOf(s, challengeOf(s, a, CHALLENGE.leader)), value: a };
    case 'boostWith':
      return { verb, card: topOf(s, a) };
    case 'replace':
      return { verb, card: a, target: topOf(s, b) };
    case 'addHitPoint':
      return { verb, card: a, target: topOf(s, slotOfName(s, ownerOf(s, a), nameOf(s, a))) };
    default:
      return { verb, card: a };
  }
}

function describeActivation(s: ArenaState, slot: Slot, target: number): Option {
  const kind = s.book.ability[printAt(s, slot)];
  const option = { verb: 'activate', card: topOf(s, slot), name: ABILITIES[kind] };
  if (kind === KIND.switch) return { ...option, target: topOf(s, target) };
  if (kind === KIND.counterattack) return { ...option, target: topOf(s, challengeOf(s, target, CHALLENGE.leader)) };
  return option;
}
