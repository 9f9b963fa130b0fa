import { type ArenaEvent, MISSION, slotName } from '@longbox/arena';
import type { EventOf, Names } from './kit.ts';
import { listed, plural, spaced } from './phrase.ts';

type Of<T extends ArenaEvent['type']> = EventOf<ArenaEvent, T>;
type NameOf = (key: string) => string;
type Say<T extends ArenaEvent['type']> = (
  event: Of<T>,
  who: string,
  nameOf: NameOf,
  names: Names,
) => string | undefined;

const cards = (list: readonly { readonly key: string }[], nameOf: NameOf): string =>
  listed(list.map(({ key }) => nameOf(key)));
const at = (slot: number): string => (slot === MISSION ? 'the Mission' : slotName(slot));

/** Every event has an entry, so that a new one does not go unheard by accident. */
const WORDS: { readonly [T in ArenaEvent['type']]: Say<T> } = {
  missionsDealt: (event, who, nameOf) => `${who}'s Missions: ${cards(event.cards, nameOf)}.`,
  drew: ({ count, cards: drawn }, who, nameOf) =>
    `${who} draws ${drawn.length > 0 ? cards(drawn, nameOf) : plural(count, 'card')}.`,
  squadsConfirmed: (_event, who) => `${who} has chosen the starting Squads.`,
  deployed: ({ slot, card }, who, nameOf) => `${who} starts with ${nameOf(card.key)} at ${at(slot)}.`,
  revealedForFirst: ({ keys }, _who, nameOf) => `Shown to find the first player: ${listed(keys.map(nameOf))}.`,
  firstPlayerFound: ({ byLot }, who) => `${who} goes first${byLot ? ', by lot' : ''}.`,
  turnBegan: ({ turn }, who) => `Turn ${turn}: ${who}`,
  phaseBegan: ({ phase }) =>
    `  ${spaced(phase)
      .trim()
      .replace(/^./, (letter) => letter.toUpperCase())}`,
  cooledDown: ({ cards: back }, who, nameOf) =>
    back.length === 0 ? undefined : `${who} cools down: ${cards(back, nameOf)}.`,
  dutyCalled: ({ card }, who, nameOf) => `${who}'s Duty Call: ${nameOf(card.key)}.`,
  moved: ({ card, from, to }, who, nameOf) => `${who} moves ${nameOf(card.key)} from ${at(from)} to ${at(to)}.`,
  exchanged: ({ slots }, who) => `${who} exchanges ${at(slots[0])} and ${at(slots[1])}.`,
  played: ({ card, slot }, who, nameOf) => `${who} plays ${nameOf(card.key)} to ${at(slot)}.`,
  poweredUp: ({ slot }, who) => `${who} gives a Power Point to ${at(slot)}.`,
  missionActivated: ({ card }, who, nameOf) => `${who} activates the Mission ${nameOf(card.key)}.`,
  missionCompleted: ({ card, points }, who, nameOf) =>
    `${who} completes ${nameOf(card.key)} for ${plural(points, 'point')}.`,
  missionFailed: ({ card }, who, nameOf) => `${who} fails the Mission ${nameOf(card.key)}.`,
  abilityActivated: ({ card, ability, engaged, temporary }, who, nameOf) =>
    `${who}: ${nameOf(card.key)} uses ${ability} for ${plural(engaged + temporary, 'Power Point')}.`,
  bonusGranted: ({ side, amount, slot }, who) =>
    `${who} has +${amount} ${side}${slot === undefined ? '' : ` at ${at(slot)}`}.`,
  bonusesEnded: () => undefined,
  banked: ({ slot, count }, who) => `${who} banks ${plural(count, 'Power Point')} at ${at(slot)}.`,
  bankClosed: () => undefined,
  missionExchanged: (event, who, nameOf) =>
    `${who} exchanges the Mission ${nameOf(event.out.key)} for ${nameOf(event.in.key)}.`,
  recycled: ({ card }, who, nameOf) => `${who} takes ${nameOf(card.key)} back.`,
  challengeDeclared: ({ leader, partner, against }, who) =>
    `${who} challenges ${at(against)} with ${at(leader)}${partner === undefined ? '' : ` and ${at(partner)}`}.`,
  counterReadied: ({ slot }, who) => `${who} readies a Counterattack at ${at(slot)}.`,
  switched: ({ slots }, who) => `${who} switches ${at(slots[0])} and ${at(slots[1])}.`,
  challengeBegan: ({ challenge }) => `  Challenge ${challenge + 1}`,
  challengeLapsed: ({ challenge }) => `Challenge ${challenge + 1} lapses.`,
  boosted: ({ side, slot, cards: used }, who, nameOf) =>
    used.length === 0 ? undefined : `${who} boosts the ${side} of ${at(slot)} with ${cards(used, nameOf)}.`,
  superHit: ({ side, card }, who, nameOf) => `${who}: Super Hit for ${side} with ${nameOf(card.key)}.`,
  compared: ({ attack, defence, resistance, outcome, isCounter }) =>
    `${isCounter ? 'Counterattack' : 'Attack'} ${attack} against ${defence}, resistance ${resistance}: ${outcome}.`,
  powerPointLost: ({ slot }, who) => `${who} loses a Power Point at ${at(slot)}.`,
  hitPointLost: ({ slot, card }, who, nameOf) => `${who} loses the Hit Point ${nameOf(card.key)} at ${at(slot)}.`,
  characterLost: ({ slot, stack }, who, nameOf) => `${who} loses ${cards(stack.slice(-1), nameOf)} at ${at(slot)}.`,
  missionBeaten: ({ card }, who, nameOf) => `${who}'s Mission ${nameOf(card.key)} is beaten.`,
  missionReplaced: (event, who, nameOf) =>
    `${who} puts ${nameOf(event.in.key)} in the place of ${nameOf(event.out.key)}.`,
  scored: ({ points, total }, who) => `${who} scores ${points} (${total}).`,
  replaced: ({ slot, card }, who, nameOf) => `${who} replaces ${at(slot)} by ${nameOf(card.key)}.`,
  hitPointAdded: ({ slot, card }, who, nameOf) => `${who} adds the Hit Point ${nameOf(card.key)} at ${at(slot)}.`,
  raised: ({ slot, card }, who, nameOf) => `${who} brings ${nameOf(card.key)} to the top of ${at(slot)}.`,
  assembled: ({ slot, card }, who, nameOf) => `${who} assembles ${nameOf(card.key)} at ${at(slot)}.`,
  upgraded: ({ slot, card }, who, nameOf) => `${who} upgrades ${at(slot)} to ${nameOf(card.key)}.`,
  conceded: (_event, who) => `${who} concedes.`,
  gameEnded: ({ places }, _who, _nameOf, names) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [names.seat(seat)] : []));
    return winners.length === places.length ? 'The game is over: a draw.' : `The game is over: ${listed(winners)} won.`;
  },
};

export function arenaEvent(event: ArenaEvent, names: Names, nameOf: NameOf): string | undefined {
  // The entry of a type takes the events of that type; TypeScript cannot follow that.
  const say = WORDS[event.type] as Say<ArenaEvent['type']>;
  return say(event as never, 'seat' in event ? names.seat(event.seat) : '', nameOf, names);
}
