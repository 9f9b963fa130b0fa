import type { Bound, Filter, Player } from './query.ts';
import type { PowerSymbol } from './words.ts';

/**
 * What can set a trigger off. For each: who is the subject, what the object, which player and which amount it carries.
 * The order is part of saved games.
 */
export const EVENTS = [
  'appears', // subject: the card, amount: 2 if it was recruited from a hand
  'leavesPlay', // subject: the card
  'attacks', // subject: an attacker, object: the defender, amount: attackers in all
  'attackDeclared', // object: the defender, player: attacking player, amount: attackers
  'isAttacked', // subject: the defender, object: an attacker
  'entersCombat', // subject
  'strikes', // subject, object: who is struck
  'stuns', // subject: a character credited, object: who is stunned, amount: 1 in melee combat, 2 in ranged combat, 0 outside
  'getsStunned', // subject: who is stunned, amount: 1 by a strike in combat, 0 in another way
  'kos', // subject: a character credited, object: who is KO'd, amount: its health
  'getsKod', // subject, amount: its health
  'wounds', // subject: credited, object: who is wounded
  'getsWounded', // subject, amount
  'survives', // subject, object: whom it stunned (of several a main character) or nothing
  'gainsPlus', // subject, amount: counters
  'gainsMinus', // subject, amount: counters
  'gainsAtk', // subject, amount
  'powersUp', // subject: the character, object: the card discarded for it, player
  'recovers', // subject
  'turnsFaceUp', // subject
  'levelsUp', // subject
  'playsPlotTwist', // subject: the card, player
  'playsCard', // subject, player
  'playsLocation', // subject, player
  'usesSuperPower', // subject: its character, player
  'recruits', // subject: the character, player
  'gainsResource', // subject: the card, player
  'draws', // player, amount
  'leavesHand', // subject, player
  'revealsFromDeck', // subject: the card, player
  'startOfTurn', // player
  'startOfBuild', // player
  'endOfFormation', // player
  'startOfMain', // player
  'endOfCombat', // player: attacking player
  'endOfTurn', // player
  'kosAndSurvives', // subject: who survived the strikes of a combat, object: who was KO'd by its strike
  'collects', // subject: the card, player
  'discards', // player, amount: cards; once for each instruction (VS-MEC-EVENT-08)
  'isRevealed', // subject: a card of a side pile, object: the character that revealed it, player
  'changesSides', // subject: a character that goes to another side, player: whose it was
  'readies', // subject: a card that was exhausted
  'exhausts', // subject: a card that was ready
  'getsEquipped', // subject: a character, object: the equipment, player: whose side they are on
  'paysSymbol', // subject: the character, object: the location, player, amount: the symbols it can have been, as bits
  'gainsXp', // subject, amount
  'goesToKo', // subject: the card, player: whose KO pile; from anywhere (VS-MEC-EVENT-09)
  'endOfBuild', // player, amount: recruit points that were left as the Recruit Step ended
  'drawsCard', // subject: the card, player
  'losesAtk', // subject, amount
  'gainsDef', // subject, amount
  'losesDef', // subject, amount
  'turnsFaceDown', // subject: who is stunned, dazed or hides
  'reveals', // player, amount: cards; once for each instruction, and for each draw (VS-MEC-EVENT-10)
  'takesForm', // subject: a character that has been transformed, as what it is now
  'fliesOver', // subject: an attacker, object: who is flown over
  'resolves', // subject: a character in a combat that is about to resolve, before anybody strikes
] as const;
export type EventName = (typeof EVENTS)[number];

/** An event, and what must be true of the cards and the player in it. */
export interface Pattern {
  readonly on: EventName;
  readonly subject?: Filter;
  readonly object?: Filter;
  readonly player?: Player;
  /** The number the event carries, or a bound on it: exactly three attackers, two or more. */
  readonly amount?: number | NumberBound;
  /** Of cards that appear: in any way but recruited from a hand (VS-MEC-APPEAR-04). */
  readonly unlessRecruitedFromHand?: true;
  /** Of a stun: by a character that was in such a combat. */
  readonly in?: 'melee' | 'ranged';
  /** A super power's printed name. */
  readonly power?: string;
  /** A symbol in a super power's cost (VS-PWR-46), or one that was paid. */
  readonly symbol?: PowerSymbol;
}

/** A bound that is a plain number. */
export interface NumberBound extends Bound {
  readonly than: number;
}

/** Two attackers or more. */
export const teamOf: NumberBound = { is: '>=', than: 2 };

type Rest = Omit<Pattern, 'on' | 'subject'>;

/** `on('stuns', { self: true }, { object: { is: 'main' } })` */
export const on = (event: EventName, subject?: Filter, rest: Rest = {}): Pattern => ({
  on: event,
  ...(subject && { subject }),
  ...rest,
});

export const itself: Filter = { self: true };
export const startOfYourTurn: Pattern = { on: 'startOfTurn', player: 'you' };
export const endOfYourTurn: Pattern = { on: 'endOfTurn', player: 'you' };
export const endOfTheTurn: Pattern = { on: 'endOfTurn' };
export const endOfCombat: Pattern = { on: 'endOfCombat' };
export const appearsItself: Pattern = on('appears', itself);
