import { NONE } from '@longbox/kernel';
import type { VsEvent } from '@longbox/vs';
import { plain, printDeed } from '@longbox/vs/print';
import type { EventOf, Names } from './kit.ts';
import { listed, plural } from './phrase.ts';

type Of<T extends VsEvent['type']> = EventOf<VsEvent, T>;
type Say<T extends VsEvent['type']> = (
  event: Of<T>,
  names: Names,
  nameOf: (face: string) => string,
) => string | undefined;

/** Every event has an entry, so that a new one does not go unheard by accident; `undefined` is said on purpose. */
const WORDS: { readonly [T in VsEvent['type']]: Say<T> } = {
  turnBegan: ({ turn, seat }, names) => `Turn ${turn}: ${names.seat(seat)}`,
  phaseBegan: ({ phase }) => `  ${phase.charAt(0).toUpperCase()}${phase.slice(1)} Phase`,
  firstPlayerChosen: ({ seat }, names) => `${names.seat(seat)} goes first.`,
  mulliganTaken: ({ seat }, names) => `${names.seat(seat)} takes a mulligan.`,
  handKept: ({ seat }, names) => `${names.seat(seat)} keeps the opening hand.`,
  drew: ({ seat, cards, faces }, names, nameOf) =>
    `${names.seat(seat)} draws ${faces.length > 0 ? listed(faces.map(nameOf)) : plural(cards.length, 'card')}.`,
  moved: moved,
  appeared: () => undefined,
  koed: ({ card }, names) => `${names.card(card)} is KO'd.`,
  stunned: ({ card }, names) => `${names.card(card)} is stunned.`,
  dazed: ({ card }, names) => `${names.card(card)} is dazed.`,
  recovered: ({ card }, names) => `${names.card(card)} recovers.`,
  hid: ({ card }, names) => `${names.card(card)} hides.`,
  turnedUp: ({ card }, names) => `${names.card(card)} turns face up.`,
  readied: () => undefined,
  exhausted: () => undefined,
  froze: ({ card }, names) => `${names.card(card)} is frozen.`,
  wounded: ({ card, count }, names) => `${names.card(card)} takes ${plural(count, 'wound')}.`,
  healed: ({ card, count }, names) => `${names.card(card)} heals ${plural(count, 'wound')}.`,
  countersPut: ({ card, count, counter }, names) =>
    `${names.card(card)} gets ${plural(count, `${counter === 'plus' ? '+1/+1' : '-1/-1'} counter`)}.`,
  countersRemoved: ({ card, count, counter }, names) =>
    `${names.card(card)} loses ${plural(count, `${counter === 'plus' ? '+1/+1' : '-1/-1'} counter`)}.`,
  gainedXp: ({ card, count, total }, names) => `${names.card(card)} gains ${count} XP (${total}).`,
  leveled: ({ face, level }, _names, nameOf) => `${nameOf(face)} is now Level ${level}.`,
  transformed: ({ card, face }, names, nameOf) => `${names.card(card)} becomes ${nameOf(face)}.`,
  modified: ({ card, effect }, names) => `${plain(printDeed(effect, 'en', { name: names.card(card) }), 'en')}.`,
  ruled: ({ source, effect }, names) =>
    `${plain(printDeed(effect, 'en', source === undefined ? undefined : { name: names.card(source) }), 'en')}.`,
  attackDeclared: ({ seat, attackers, defender }, names) =>
    `${names.seat(seat)} attacks ${names.card(defender)} with ${listed(attackers.map(names.card))}.`,
  passed: ({ seat }, names) => `${names.seat(seat)} passes.`,
  struck: ({ attackers, target, atk, def, stuns }, names) => {
    const verb = attackers.length === 1 ? 'strikes' : 'strike';
    return `${listed(attackers.map(names.card))} ${verb} ${names.card(target)}: ${atk} against ${def}${stuns ? '' : ', no stun'}.`;
  },
  combatEnded: ({ cancelled }) => (cancelled ? 'The combat is cancelled.' : undefined),
  usedPower: ({ seat, card, power }, names) => `${names.seat(seat)} uses ${power} of ${names.card(card)}.`,
  paid: ({ seat, face, how }, names, nameOf) =>
    `${names.seat(seat)} pays with ${nameOf(face)}${how === 'turned' ? '' : ', discarded'}.`,
  poweredUp: ({ seat, card, with: face }, names, nameOf) =>
    `${names.seat(seat)} powers up ${names.card(card)} with ${nameOf(face)}.`,
  triggered: ({ card, power }, names) => `${power} of ${names.card(card)} triggers.`,
  cancelledPower: ({ card }, names) => `The power of ${names.card(card)} is cancelled.`,
  shuffled: ({ seat }, names) => `${names.seat(seat)} shuffles.`,
  revealed: ({ seat, faces }, names, nameOf) =>
    faces.length === 0 ? undefined : `${names.seat(seat)} shows ${listed(faces.map(nameOf))}.`,
  named: ({ seat, what }, names) => `${names.seat(seat)} names ${what}.`,
  gainedPoints: ({ seat, count }, names) => `${names.seat(seat)} has ${plural(count, 'more recruit point')}.`,
  eliminated: ({ seat }, names) => `${names.seat(seat)} is out of the game.`,
  conceded: ({ seat }, names) => `${names.seat(seat)} concedes.`,
  gameEnded: ({ winners }, names) => `The game is over: ${listed(winners.map(names.seat))} won.`,
};

const TO: Readonly<Record<string, string>> = {
  hand: 'goes to hand',
  deck: 'goes into the deck',
  ko: 'goes to the KO pile',
  front: 'enters the front row',
  back: 'enters the back row',
  removed: 'leaves the game',
  side: 'goes to its pile',
  playing: 'is played',
};

function moved(
  { card, face, from, to, seat, faceDown }: Of<'moved'>,
  names: Names,
  nameOf: (face: string) => string,
): string | undefined {
  if (from === 'deck' && to === 'hand') return undefined;
  const what = face === undefined ? (card === NONE ? 'A card' : capital(names.card(card))) : nameOf(face);
  // A location that pays turns face down where it lies; the payment tells of it.
  if (from === 'resources' && to === 'resources') return undefined;
  if (to === 'resources') {
    const hidden = face === undefined ? 'a resource face down' : `${what} face down as a resource`;
    return `${names.seat(seat)} places ${faceDown ? hidden : `${what} as a resource`}.`;
  }
  if ((from === 'front' || from === 'back') && (to === 'front' || to === 'back'))
    return `${what} moves to the ${to} row.`;
  const where = TO[to];
  return where === undefined ? undefined : `${what} ${where}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function vsEvent(event: VsEvent, names: Names, nameOf: (face: string) => string): string | undefined {
  // The entry of a type takes the events of that type; TypeScript cannot follow that.
  const say = WORDS[event.type] as Say<VsEvent['type']>;
  return say(event as never, names, nameOf);
}
