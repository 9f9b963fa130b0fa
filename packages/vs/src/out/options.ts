import { type Choice, choiceA, choiceB, choiceKind, isConcession, type Option } from '@longbox/kernel';
import { PEND, PENDING } from '../atoms/triggers.ts';
import type { PowerEntry } from '../catalogue/face.ts';
import { TEAM_KEYS } from '../language/index.ts';
import { powersOf } from '../queries/traits.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';

const ROW_NAMES = ['front', 'back', "teammate's front", "teammate's back"] as const;

/** What a choice of the open decision does, in parts. */
export function optionOf(s: VsState, choice: Choice): Option {
  const a = choiceA(choice);
  const b = choiceB(choice);
  if (isConcession(choice)) return { verb: 'concede', seat: a };
  switch (choiceKind(choice)) {
    case CHOICE.pass:
      return { verb: 'pass' };
    case CHOICE.done:
      return { verb: 'done' };
    case CHOICE.card:
      return { verb: 'choose', card: a };
    case CHOICE.player:
      return { verb: 'choose', seat: a };
    case CHOICE.yes:
      return { verb: 'yes' };
    case CHOICE.no:
      return { verb: 'no' };
    case CHOICE.digit:
      return { verb: 'digit', value: a };
    case CHOICE.name:
      return { verb: 'name', name: s.book.catalogue.names[a] };
    case CHOICE.team:
      return { verb: 'name', name: TEAM_KEYS[a] };
    case CHOICE.row:
      return { verb: 'row', name: ROW_NAMES[a], seat: b };
    case CHOICE.order:
      return orderOption(s, a);
    case CHOICE.attack:
      return { verb: 'attack', card: a, target: b };
    case CHOICE.join:
      return { verb: 'join', card: a };
    case CHOICE.use:
    case CHOICE.react:
      return useOption(s, choiceKind(choice) === CHOICE.use ? 'use' : 'react', a, b);
    case CHOICE.play:
      return playOption(s, a, b);
    case CHOICE.powerUp:
      return { verb: 'powerUp', card: a, target: b };
    case CHOICE.resource:
      return { verb: 'resource', card: a, name: b === 1 ? 'up' : 'down' };
    case CHOICE.recruit:
      return { verb: 'recruit', card: a, name: ROW_NAMES[b] };
    case CHOICE.equip:
      return { verb: 'equip', card: a, target: b };
    case CHOICE.move:
      return { verb: 'move', card: a };
    case CHOICE.pay:
      return { verb: 'pay', card: a };
    case CHOICE.mode:
      return { verb: 'number', value: a };
    case CHOICE.keep:
      return { verb: 'keep' };
    case CHOICE.mulligan:
      return { verb: 'mulligan' };
    case CHOICE.first:
      return { verb: 'first', seat: a };
    case CHOICE.place:
      return { verb: 'place', name: ROW_NAMES[a] };
    case CHOICE.strikeBack:
      return { verb: 'strikeBack', card: a };
    case CHOICE.version:
      return { verb: 'version', card: a, name: faceOf(s, a).id };
    default:
      return { verb: 'unknown', value: choice };
  }
}

function useOption(s: VsState, verb: string, card: number, place: number): Option {
  const entries: PowerEntry[] = [];
  powersOf(s, card, entries);
  const power = entries[place]?.power;
  return { verb, card, value: place, name: power !== undefined && 'name' in power ? power.name : '' };
}

/** A plot twist with several timings says which one is meant. */
function playOption(s: VsState, card: number, timing: number): Option {
  const printed = faceOf(s, card).card;
  const several = printed.card === 'plotTwist' && printed.timing.length > 1;
  const option = { verb: 'play', card, value: timing };
  return several ? { ...option, name: printed.timing[timing].at } : option;
}

/** Which waiting trigger is next; nothing in it that its card does not show. */
function orderOption(s: VsState, place: number): Option {
  const at = place * PENDING;
  const power = s.book.catalogue.powers[s.pending[at + PEND.what]]?.power;
  const isPower = s.pending[at + PEND.kind] === 0 && power !== undefined && 'name' in power;
  return {
    verb: 'order',
    value: place,
    card: s.pending[at + PEND.source] & 1023,
    ...(isPower && { name: power.name }),
  };
}
