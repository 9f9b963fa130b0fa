import { type Choice, choiceA, choiceB, FIELD_MAX, packChoice } from '@longbox/kernel';

/** Kinds of decisions; the order is part of saved games. */
export const ASKS = ['playOrPass', 'chooseCard', 'chooseNumber', 'orderTriggers', 'yesOrNo', 'chooseName'] as const;
export type VsAsk = (typeof ASKS)[number];

/** What options do. Surfaces have a table with an entry for each, so that a new verb does not compile until all of them know it. */
export const VERBS = [
  'pass',
  'done',
  'choose',
  'yes',
  'no',
  'digit',
  'name',
  'row',
  'order',
  'attack',
  'join',
  'use',
  'play',
  'powerUp',
  'resource',
  'recruit',
  'equip',
  'move',
  'pay',
  'number',
  'keep',
  'mulligan',
  'first',
  'place',
  'react',
  'strikeBack',
  'version',
  'concede',
  'fetch',
  'endRule',
  'slay',
  'spare',
  'takeOff',
  'type',
  'counter',
] as const;
export type VsVerb = (typeof VERBS)[number];

export interface VsWords {
  readonly ask: VsAsk;
  readonly verb: VsVerb;
}

/** Kinds of choices; the order is part of saved games and of replay codes. See `out/options.ts` for what their fields mean. */
export const CHOICE = {
  pass: 0,
  done: 1,
  card: 2,
  player: 3,
  yes: 4,
  no: 5,
  digit: 6,
  name: 7,
  row: 8,
  order: 9,
  attack: 10,
  join: 11,
  use: 12,
  play: 13,
  powerUp: 14,
  resource: 15,
  recruit: 16,
  equip: 17,
  move: 18,
  pay: 19,
  mode: 20,
  keep: 21,
  mulligan: 22,
  first: 23,
  place: 24,
  react: 25,
  strikeBack: 26,
  version: 27,
  team: 28,
  fetch: 29,
  endRule: 30,
  slay: 31,
  spare: 32,
  takeOff: 33,
  type: 34,
  counter: 35,
} as const;
export type ChoiceName = keyof typeof CHOICE;

const NAMES: ChoiceName[] = [];
// A codec: the keys of a constant are its names.
for (const name of Object.keys(CHOICE) as ChoiceName[]) NAMES[CHOICE[name]] = name;

/** The name of a kind of choice; a number that is none of them is an error. */
export function choiceName(kind: number): ChoiceName {
  const name = NAMES[kind];
  if (name === undefined) throw new Error(`there is no kind of choice ${kind}`);
  return name;
}

/** A name takes both fields: there may be more names than one of them holds. */
const NAME_BITS = Math.log2(FIELD_MAX + 1);
export const nameChoice = (name: number): Choice => packChoice(CHOICE.name, name & FIELD_MAX, name >> NAME_BITS);
export const nameOfFields = (a: number, b: number): number => (b << NAME_BITS) | a;
export const nameOfChoice = (choice: Choice): number => nameOfFields(choiceA(choice), choiceB(choice));
