import type { Say } from './line.ts';

const wounds = (count: number): string => (count === 1 ? 'a wound' : `${count} wounds`);
const counters = (count: number, kind: string): string =>
  count === 1 ? `a ${kind} counter` : `${count} ${kind} counters`;
const strike = (count: number): string => (count === 1 ? 'strikes' : 'strike');

/** The log of the Vs. System. Its keys are the lines there are; the other language must have each of them. */
export const VS_LINES_EN = {
  turn: ({ turn, who }) => `Turn ${turn}: ${who}.`,
  'phase-draw': () => 'Draw Phase.',
  'phase-recovery': () => 'Recovery Phase.',
  'phase-build': () => 'Build Phase.',
  'phase-main': () => 'Main Phase.',
  'phase-end': () => 'End Phase.',
  first: ({ who }) => `First player: ${who}.`,
  mulliganTaken: ({ who }) => `${who}: a new hand.`,
  handKept: ({ who }) => `${who}: the hand is kept.`,
  drew: ({ who, count }) => `${who}: ${count === 1 ? '1 card' : `${count} cards`} drawn.`,
  drewCards: ({ who, cards }) => `${who}: ${cards} drawn.`,
  resourceDown: ({ who }) => `${who}: a resource face down.`,
  resourceDownKnown: ({ who, card }) => `${who}: ${card} face down as a resource.`,
  resourceUp: ({ who, card }) => `${who}: ${card} as a resource.`,
  plays: ({ who, card }) => `${who}: ${card} is played.`,
  discards: ({ who, card }) => `${who}: ${card} is discarded.`,
  toHand: ({ who, card }) => `${who}: ${card} returns to the hand.`,
  toDeck: ({ who, card }) => `${who}: ${card} goes into the deck.`,
  milled: ({ who, card }) => `${who}: ${card} goes from the deck to the KO pile.`,
  removed: ({ who, card }) => `${who}: ${card} leaves the game.`,
  'moves-front': ({ who, card }) => `${who}: ${card} moves to the front row.`,
  'moves-back': ({ who, card }) => `${who}: ${card} moves to the back row.`,
  koed: ({ card }) => `${card} is KO'd.`,
  stunned: ({ card }) => `${card} is stunned.`,
  dazed: ({ card }) => `${card} is dazed.`,
  recovered: ({ card }) => `${card} recovers.`,
  readied: ({ card }) => `${card} is readied.`,
  hid: ({ card }) => `${card} hides.`,
  turnedUp: ({ card }) => `${card} turns face up.`,
  froze: ({ card }) => `${card} is frozen.`,
  cancelledPower: ({ card }) => `The power of ${card} is cancelled.`,
  appeared: ({ who, card }) => `${who}: ${card} appears.`,
  wounded: ({ card, count }) => `${card} takes ${wounds(count)}.`,
  healed: ({ card, count }) => `${card} heals ${wounds(count)}.`,
  'countersPut-plus': ({ card, count }) => `${card} gets ${counters(count, '+1/+1')}.`,
  'countersPut-minus': ({ card, count }) => `${card} gets ${counters(count, '−1/−1')}.`,
  'countersRemoved-plus': ({ card, count }) => `${card} loses ${counters(count, '+1/+1')}.`,
  'countersRemoved-minus': ({ card, count }) => `${card} loses ${counters(count, '−1/−1')}.`,
  gainedXp: ({ card, total }) => `${card} has ${total} XP.`,
  leveled: ({ card, level }) => `${card} is now level ${level}.`,
  transformed: ({ card, other }) => `${card} becomes ${other}.`,
  attack: ({ attackers, defender, count }) =>
    count === 1 ? `${attackers} attacks ${defender}.` : `Team attack: ${attackers} attack ${defender}.`,
  struckStuns: ({ attackers, target, atk, def, count }) =>
    `${attackers} ${strike(count)} ${target}: ${atk} against ${def}.`,
  struckHolds: ({ attackers, target, atk, def, count }) =>
    `${attackers} ${strike(count)} ${target}: ${atk} against ${def} is not enough.`,
  combatCancelled: () => 'The combat ends early.',
  usedPower: ({ who, card, power }) => `${who}: ${card} uses ${power}.`,
  triggered: ({ card, power }) => `${card}: ${power}.`,
  modified: ({ said }) => `${said}.`,
  ruled: ({ who, said }) => `${who}: ${said}.`,
  'paid-turned': ({ who, card }) => `${who}: ${card} is turned down to pay.`,
  'paid-discarded': ({ who, card }) => `${who}: ${card} is discarded to pay.`,
  poweredUp: ({ who, card, other }) => `${who}: ${card} powers up with ${other}.`,
  revealed: ({ who, cards }) => `${who}: ${cards} revealed.`,
  lookedAt: ({ who, cards }) => `${who}: a look at ${cards}.`,
  named: ({ who, what }) => `${who}: ${what} is named.`,
  gainedPoints: ({ who, count }) => `${who}: ${count === 1 ? '1 point' : `${count} points`}.`,
  passed: ({ who }) => `${who}: pass.`,
  shuffled: ({ who }) => `${who}: the deck is shuffled.`,
  eliminated: ({ who }) => `${who}: out of the game.`,
  conceded: ({ who }) => `${who}: gives up.`,
  ended: ({ who }) => `Winner: ${who}.`,
  endedDraw: () => 'The game is a draw.',
} satisfies Readonly<Record<string, Say>>;

export type VsLineKey = keyof typeof VS_LINES_EN;
