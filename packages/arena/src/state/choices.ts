/** Kinds of decisions; the order is part of saved games. */
export const ASKS = ['playOrPass', 'chooseCard', 'chooseNumber'] as const;
export type ArenaAsk = (typeof ASKS)[number];

export interface ArenaWords {
  readonly ask: ArenaAsk;
  readonly verb: Verb;
}

/** The kinds of choices; the order is part of logs and saved games. The comment says what the two fields carry. */
export const CHOICE = {
  /** Nothing more: pass or done. */
  pass: 0,
  /** card */
  deploy: 1,
  /** slot, slot */
  move: 2,
  /** card, slot */
  play: 3,
  /** Active slot, Reserve slot */
  exchange: 4,
  /** slot */
  powerUp: 5,
  /** slot, and for an aimed ability the slot or challenge plus one */
  activate: 6,
  /** temporary Power Points */
  pay: 7,
  /** Mission */
  missionOut: 8,
  /** card */
  missionIn: 9,
  /** card */
  recycle: 10,
  /** leader's slot, target's slot or MISSION */
  challenge: 11,
  /** leader's slot, partner's slot */
  group: 12,
  /** target's slot or MISSION */
  target: 13,
  /** challenge */
  resolve: 14,
  /** slot of the member that takes the Boost */
  boostWith: 15,
  /** card */
  boost: 16,
  /** card */
  superHit: 17,
  /** card */
  lose: 18,
  /** card */
  replaceMission: 19,
  /** card, Reserve slot */
  replace: 20,
  /** card */
  addHitPoint: 21,
  /** card */
  raise: 22,
  /** card, slot */
  assemble: 23,
  /** card, slot */
  upgrade: 24,
  /** seat; the kernel's own, taken from any seat at any time (MA-WIN-19) */
  concede: 63,
} as const;
export type Verb = keyof typeof CHOICE;

// A codec: the keys of a constant are its verbs.
const VERB_NAMES = Object.keys(CHOICE) as Verb[];
const VERBS = new Map<number, Verb>(VERB_NAMES.map((verb) => [CHOICE[verb], verb]));

/** The verb of a kind of choice; a number that is none of them is an error. */
export function verbOf(kind: number): Verb {
  const verb = VERBS.get(kind);
  if (verb === undefined) throw new Error(`there is no kind of choice ${kind}`);
  return verb;
}

/** A verb that comes from outside, where any text is possible. */
export const parseVerb = (text: string): Verb | undefined => VERB_NAMES.find((verb) => verb === text);
