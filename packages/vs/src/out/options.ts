import { type Choice, choiceA, choiceB, choiceKind, HEAD, isConcession, type Option } from '@longbox/kernel';
import { PEND, PENDING } from '../atoms/triggers.ts';
import type { PowerEntry } from '../catalogue/face.ts';
import { COUNTERS, GUESSED, TEAM_KEYS } from '../language/index.ts';
import { powersOf } from '../queries/traits.ts';
import { textsOf } from '../rules/play.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { type ChoiceName, choiceName, nameOfFields, type VsVerb } from '../words/choices.ts';

export type VsOption = Option<VsVerb>;

/** Kinds of counters as choices number them: wounds come last. */
const TAKEN_OFF: readonly string[] = [...COUNTERS, 'wound'];
const ROW_NAMES = ['front', 'back', "teammate's front", "teammate's back"] as const;

/** What each kind of choice does with its two fields. */
const DESCRIBE: Readonly<Record<ChoiceName, (s: VsState, a: number, b: number) => VsOption>> = {
  pass: () => ({ verb: 'pass' }),
  done: () => ({ verb: 'done' }),
  card: (_s, card) => ({ verb: 'choose', card }),
  player: (_s, seat) => ({ verb: 'choose', seat }),
  yes: () => ({ verb: 'yes' }),
  no: () => ({ verb: 'no' }),
  digit: (_s, value) => ({ verb: 'digit', value }),
  name: (s, a, b) => ({ verb: 'name', name: s.book.catalogue.names[nameOfFields(a, b)] }),
  team: (_s, team) => ({ verb: 'name', name: TEAM_KEYS[team] }),
  row: (_s, row, seat) => ({ verb: 'row', name: ROW_NAMES[row], seat }),
  order: orderOption,
  attack: (_s, card, target) => ({ verb: 'attack', card, target }),
  join: (_s, card) => ({ verb: 'join', card }),
  use: (s, card, place) => useOption(s, 'use', card, place),
  react: (s, card, place) => useOption(s, 'react', card, place),
  play: playOption,
  powerUp: (_s, card, target) => ({ verb: 'powerUp', card, target }),
  resource: (_s, card, up) => ({ verb: 'resource', card, name: up === 1 ? 'up' : 'down' }),
  recruit: (_s, card, row) => ({ verb: 'recruit', card, name: ROW_NAMES[row] }),
  equip: (_s, card, target) => ({ verb: 'equip', card, target }),
  move: (_s, card) => ({ verb: 'move', card }),
  pay: (_s, card) => ({ verb: 'pay', card }),
  mode: (_s, value) => ({ verb: 'number', value }),
  keep: () => ({ verb: 'keep' }),
  mulligan: () => ({ verb: 'mulligan' }),
  first: (_s, seat) => ({ verb: 'first', seat }),
  place: (_s, row) => ({ verb: 'place', name: ROW_NAMES[row] }),
  strikeBack: (_s, card) => ({ verb: 'strikeBack', card }),
  slay: (_s, card) => ({ verb: 'slay', card }),
  spare: () => ({ verb: 'spare' }),
  takeOff: (_s, kind, all) => ({ verb: 'takeOff', name: TAKEN_OFF[kind], value: all }),
  type: (_s, type) => ({ verb: 'type', name: GUESSED[type] }),
  counter: (_s, kind, card) => ({ verb: 'counter', card, name: COUNTERS[kind] }),
  version: (s, card) => ({ verb: 'version', card, name: faceOf(s, card).id }),
  fetch: (s, which, row) => ({ verb: 'fetch', name: s.faces[s.book.catalogue.fetched[which]].card.name, value: row }),
  endRule: (_s, card, which) => ({ verb: 'endRule', card, value: which }),
};

/** What a choice of the open decision does, in parts. */
export function optionOf(s: VsState, choice: Choice): VsOption {
  const a = choiceA(choice);
  if (isConcession(choice)) return { verb: 'concede', seat: a };
  return DESCRIBE[choiceName(choiceKind(choice))](s, a, choiceB(choice));
}

function useOption(s: VsState, verb: 'use' | 'react', card: number, place: number): VsOption {
  const entries: PowerEntry[] = [];
  powersOf(s, card, entries);
  const power = entries[place]?.power;
  return { verb, card, value: place, name: power !== undefined && 'name' in power ? power.name : '' };
}

/** A plot twist with several timings says which one is meant. */
function playOption(s: VsState, card: number, timing: number): VsOption {
  const printed = faceOf(s, card).card;
  const option = { verb: 'play', card, value: timing } as const;
  if (printed.card !== 'plotTwist') return option;
  if (printed.textsOf !== undefined)
    return { ...option, name: textsOf(s, s.head[HEAD.seat], card)[timing]?.of.card.name ?? '' };
  return printed.timing.length > 1 ? { ...option, name: printed.timing[timing].at } : option;
}

/** Which waiting trigger is next; nothing in it that its card does not show. */
function orderOption(s: VsState, place: number): VsOption {
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
