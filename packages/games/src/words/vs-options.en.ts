import type { VsVerb } from '@longbox/vs';
import { both, type SayOption } from './option.ts';

const ROWS: Readonly<Partial<Record<string, string>>> = {
  front: 'Front row',
  back: 'Back row',
  "teammate's front": "Teammate's front row",
  "teammate's back": "Teammate's back row",
};

/** The options of the Vs. System: a new verb does not compile until both languages have it. */
const COUNTERS: Readonly<Partial<Record<string, readonly [one: string, many: string]>>> = {
  plus: ['+1/+1 counter', '+1/+1 counters'],
  minus: ['-1/-1 counter', '-1/-1 counters'],
  vitality: ['vitality counter', 'vitality counters'],
  wound: ['wound', 'wounds'],
};

const TYPES: Readonly<Partial<Record<string, string>>> = {
  main: 'Main character',
  supporting: 'Supporting character',
  plotTwist: 'Plot twist',
  location: 'Location',
  equipment: 'Equipment',
};

/** A plot twist with the texts of others says whose is meant, by its title; one with several timings says which, by its key. */
const isText = (name: string): boolean => name !== '' && !/^\p{Ll}/u.test(name);

export const VS_OPTIONS_EN: Readonly<Record<VsVerb, SayOption>> = {
  pass: ({ pass }) => both(pass),
  done: () => both('Done'),
  yes: () => both('Yes'),
  no: () => both('No'),
  keep: () => ['Keep this hand', 'Keep'],
  mulligan: () => ['Shuffle it back and draw a new hand', 'New hand'],
  first: ({ who, isOwn }) => both(isOwn ? 'I go first' : `${who} goes first`),
  place: ({ name }) => [`Start in the ${name} row`, ROWS[name] ?? name],
  choose: ({ card, who }) => both(card === '' ? who : card),
  digit: ({ value }) => both(`${value}`),
  number: ({ value }) => both(`${value + 1}`),
  name: ({ named }) => both(named),
  row: ({ name, who }) => [`${ROWS[name] ?? name}${who === '' ? '' : ` of ${who}`}`, ROWS[name] ?? name],
  order: ({ card, name }) => [
    `${name === '' ? card : `${name} of ${card}`} first`,
    name === '' ? card : `${card}: ${name}`,
  ],
  attack: ({ card, target }) => [
    target === '' ? `Attack with ${card}` : `Attack ${target} with ${card}`,
    target === '' ? card : `Attack ${target}`,
  ],
  join: ({ card }) => [`${card} joins the attack`, `${card} joins`],
  use: ({ card, name }) => [`Use ${name === '' ? card : `${name} of ${card}`}`, `Use ${name === '' ? card : name}`],
  react: ({ card, name }) => [
    `React with ${name === '' ? card : `${name} of ${card}`}`,
    `React with ${name === '' ? card : name}`,
  ],
  play: ({ card, name }) => both(isText(name) ? `Play ${card} as ${name}` : `Play ${card}`),
  powerUp: ({ card, target }) => [`Power up ${target} with ${card}`, `Power up ${target}`],
  resource: ({ card, name }) => [
    `Place ${card} as a resource, face ${name}`,
    name === 'up' ? 'Resource, face up' : 'Resource, face down',
  ],
  recruit: ({ card, name }) => [
    `Recruit ${card} into the ${name} row`,
    name === 'back' ? 'Recruit to the back' : 'Recruit to the front',
  ],
  equip: ({ card, target }) => [`Equip ${target} with ${card}`, `Equip ${target}`],
  move: ({ card }) => [`Move ${card} to the other row`, 'Move to the other row'],
  pay: ({ card }) => both(`Pay with ${card}`),
  spare: () => both('Leave this symbol out'),
  slay: ({ card }) => [`Remove ${card} from the game`, `Slay ${card}`],
  takeOff: ({ name, value }) => {
    const [one, many] = COUNTERS[name] ?? [name, name];
    return both(value === 0 ? `Remove a ${one}` : `Remove all ${many}`);
  },
  type: ({ name }) => both(TYPES[name] ?? name),
  counter: ({ card, name }) => {
    const [one, many] = COUNTERS[name] ?? [name, name];
    return [`${card} gets a ${one}`, `As ${many}`];
  },
  strikeBack: ({ card }) => [`Strike ${card}`, card],
  version: ({ card }) => [`Become ${card}`, card],
  fetch: ({ name, value }) => {
    const row = value === 0 ? 'front' : 'back';
    return [`Recruit ${name} from your deck into the ${row} row`, `${name} from your deck, ${row} row`];
  },
  endRule: ({ card }) => [`Pay with ${card} to hide your hand again`, 'Pay to hide your hand again'],
  concede: () => both('Give up'),
};
