import { MOMENTS, type VsVerb, ZONE_NAMES } from '@longbox/vs';
import type { FactSpelling, VerbSpelling, ZoneSpelling } from '../adapter.ts';

/** How scenes write each verb of an option. A `digit` is written as the `number` it belongs to. */
export const VS_VERBS = {
  pass: { summary: 'Do nothing more here.' },
  first: { summary: 'Say who takes the first turn.', words: ['seat'] },
  place: { summary: 'Place the main character in a row.', words: ['name'] },
  keep: { summary: 'Keep the opening hand.' },
  mulligan: { summary: 'Take a new opening hand.' },
  resource: { summary: 'Put a card into the resource row, `up` or `down`.', words: ['card', 'name'] },
  recruit: { summary: 'Recruit a character to a row.', words: ['card', 'name'] },
  equip: { summary: 'Play equipment on a character.', words: ['card', 'target'] },
  move: { summary: 'Move a character to the other row.', words: ['card'] },
  attack: {
    summary: 'Attack a defender: first the defender, then all attackers.',
    words: ['target', 'card'],
    goesOn: ['join'],
    ends: 'done',
  },
  join: { summary: 'Join the attack.', words: ['card'], goesOn: ['join'], ends: 'done' },
  done: { summary: 'No more of this list.' },
  use: {
    summary: 'Use a super power: the character, the power, and the locations that pay if there is a choice.',
    words: ['card', 'name'],
    goesOn: ['pay'],
    forced: true,
    ignores: ['value'],
  },
  react: {
    summary: 'Use a reaction, as with `use`.',
    words: ['card', 'name'],
    goesOn: ['pay'],
    forced: true,
    ignores: ['value'],
  },
  pay: { summary: 'Pay with a location, in the row or in hand.', words: ['card'], goesOn: ['pay'], forced: true },
  play: {
    summary: 'Play a plot twist; if it has several timings, say which.',
    words: ['card', 'name'],
    ignores: ['value'],
  },
  powerUp: { summary: 'Power a character up: the card discarded, then the character.', words: ['card', 'target'] },
  choose: {
    summary: 'Choose cards or a player; several in one line.',
    means: ['choose', 'strikeBack', 'version'],
    words: ['card', 'seat'],
    goesOn: ['choose'],
    ends: 'done',
    ignores: ['name'],
  },
  strikeBack: { summary: 'Strike back at an attacker.', words: ['card'] },
  slay: { summary: 'Remove the defender from the game as it gets wounded.', words: ['card'] },
  spare: { summary: 'Leave out a symbol of a price that a card makes cheaper.' },
  takeOff: {
    summary: 'Remove a counter of a kind (`plus`, `minus`, `vitality`, `wound`) with 0, or all of the kind with 1.',
    words: ['name', 'value'],
    goesOn: ['takeOff'],
    ends: 'done',
  },
  type: {
    summary: 'Name a type of card: `main`, `supporting`, `plotTwist`, `location` or `equipment`.',
    words: ['name'],
  },
  counter: {
    summary: 'Let counters of this kind (`plus`, `minus`) go on a character in place of another kind, or not.',
    words: ['name', 'card'],
  },
  version: { summary: 'Become this version of a level.', words: ['card'], ignores: ['name'] },
  order: {
    summary: 'Let triggers resolve in this order, by their cards.',
    words: ['card'],
    goesOn: ['order'],
    ordered: true,
    ignores: ['value', 'name'],
  },
  trigger: {
    summary: 'Let triggers resolve in this order, by the names of the powers.',
    means: ['order'],
    words: ['name'],
    goesOn: ['trigger'],
    ordered: true,
    ignores: ['value'],
  },
  yes: { summary: 'Do it.' },
  no: { summary: 'Do not do it.' },
  number: {
    summary: 'Choose a number or one of several things; large numbers digit by digit.',
    means: ['number', 'digit'],
    words: ['value'],
  },
  name: { summary: 'Name a card or a team.', words: ['name'] },
  row: { summary: 'Choose a row, and whose.', words: ['name', 'seat'] },
  fetch: {
    summary: 'Recruit a character from the deck: its name, and 0 for the front row or 1 for the back row.',
    words: ['name', 'value'],
  },
  endRule: { summary: 'Pay with a location to end an effect that binds you.', words: ['card'], ignores: ['value'] },
  concede: { summary: 'Give the game up.' },
} as const satisfies Record<Exclude<VsVerb, 'digit'> | 'trigger', VerbSpelling<VsVerb>>;

export const VS_ZONES = {
  front: { summary: 'Characters in the front row.' },
  back: { summary: 'Characters in the back row; a seat without a main character has a plain one here, called Main.' },
  resources: {
    summary: 'The resource row; locations lie face up and other cards face down unless `faceDown` says otherwise.',
  },
  hand: { summary: 'Cards in hand.' },
  deck: { summary: 'The deck; twenty plain cards unless named.', ordered: true },
  ko: { summary: 'The KO pile.' },
  levelUp: { summary: 'Other levels of main characters; those of the seat’s own lie here by themselves.' },
  removed: { summary: 'Cards removed from the game, or set aside for a time.' },
  side: { summary: 'Cards of side decks and piles.' },
} as const satisfies Record<string, ZoneSpelling>;

const read = (kind: FactSpelling['kind'], summary: string): FactSpelling => ({
  kind,
  summary,
  quiet: true,
  readOnly: true,
});
const count = (summary: string): FactSpelling => ({ kind: 'number', summary, rest: 0 });
const flag = (summary: string): FactSpelling => ({ kind: 'flag', summary, rest: false });

export const VS_CARD_FACTS: Readonly<Record<string, FactSpelling>> = {
  stunned: flag('Stunned.'),
  hidden: flag('Hidden.'),
  exhausted: { ...flag('Exhausted; who is stunned is exhausted too.'), impliedBy: 'stunned' },
  frozen: flag('Frozen.'),
  wounds: count('Wound counters.'),
  vitality: count('Vitality counters.'),
  plus: count('+1/+1 counters.'),
  minus: count('-1/-1 counters.'),
  xp: count('XP of its level.'),
  equipment: { kind: 'cards', summary: 'The equipment on it.', rest: [] },
  captives: { kind: 'cards', summary: 'Characters it has captured.', rest: [] },
  faceDown: { kind: 'flag', summary: 'Lies face down.', quiet: true },
  main: { kind: 'flag', summary: 'Is a main character: printed, or by promotion or demotion.', quiet: true },
  owner: { kind: 'seat', summary: 'Whose card it is.', quiet: true },
  controller: read('seat', 'Who controls it.'),
  zone: { ...read('word', 'Where it is.'), words: ZONE_NAMES },
  atk: read('number', 'ATK.'),
  def: read('number', 'DEF.'),
  health: read('number', 'Health.'),
  level: read('number', 'Level; 0 of supporting characters.'),
  role: { ...read('word', 'Its part in the combat.'), words: ['none', 'attacker', 'defender'] },
  keywords: read('word', 'Its keywords, with spaces between them.'),
  teams: read('word', 'Its teams, with spaces between them.'),
  powersOff: read('flag', 'Its powers are turned off.'),
};

export const VS_SEAT_FACTS: Readonly<Record<string, FactSpelling>> = {
  points: { kind: 'number', summary: 'Recruit points.', rest: 0 },
  out: { ...read('flag', 'Eliminated.'), rest: false },
  place: { ...read('number', 'Place in the end, 1 for winners.'), rest: 0 },
};

export const VS_TABLE_FACTS: Readonly<Record<string, FactSpelling>> = {
  at: { kind: 'word', summary: 'Where the position stands; `main` unless given.', words: MOMENTS },
  turn: { kind: 'seat', summary: 'Whose turn it is; at `setUp`, whom luck picks.' },
  number: { kind: 'number', summary: 'The number of the turn, 9 unless given.' },
  phase: { ...read('word', 'The phase.'), words: ['setup', 'draw', 'recovery', 'build', 'main', 'end'] },
  step: { ...read('word', 'The step of the Build Phase.'), words: ['none', 'resource', 'recruit', 'formation'] },
  combat: read('flag', 'A combat is going on.'),
};
