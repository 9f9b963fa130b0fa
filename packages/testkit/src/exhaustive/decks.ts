import type { TableSeat } from '@longbox/kernel';
import type { VsGame } from '@longbox/vs';
import { type Card, type CostSymbol, type PowerSymbol, pileAtStart } from '@longbox/vs/language';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { Goal } from './goals.ts';
import { seatWith } from './seat-with.ts';

const SETS = new Map(VS_SETS.flatMap(({ set, cards }) => cards.map((card) => [card.id, { card, set }])));
const ALL = [...SETS.values()];
const isMain = (card: Card): boolean => card.card === 'character' && card.type === 'main';
const sharesTeam = (one: Card, other: Card): boolean => one.teams.some((team) => other.teams.includes(team));
const times = (count: number, id: string): string[] => new Array<string>(count).fill(id);

/** A location for each symbol, of any box. */
const LOCATIONS = new Map<PowerSymbol, string>(
  ALL.flatMap(({ card }) => (card.card === 'location' && card.basic ? [[card.symbols[0], card.id] as const] : [])),
);

/**
 * A deck in which a goal can be reached, another one with each attempt: a deck file of its box or one put together, with more
 * copies of the card and of the locations its power asks for.
 */
export function deckFor(vs: VsGame, goal: Goal, attempt: number, roll: (sides: number) => number): TableSeat {
  const decks = decksFor(vs, goal.card);
  // Cards of one box seldom meet; every other time cards of the whole pool come along.
  const guests = attempt % 2 === 0 ? [] : Array.from({ length: 16 }, () => ALL[roll(ALL.length)].card).filter(isInDeck);
  const useFile = decks.length > 0 && attempt % 4 !== 3;
  const found = useFile ? seatWith(decks[attempt % decks.length]) : builtFor(vs, goal.card, attempt);
  const { side } = found;
  // Few games reach a third level: now and then one begins there.
  const deck = isMain(goal.card) && attempt % 3 === 1 ? [goal.card.id, ...found.deck.slice(1)] : found.deck;
  const friends = attempt % 3 === 2 ? [] : friendsOf(goal.card).filter(isInDeck);
  const copies = [...(isInDeck(goal.card) ? [goal.card] : []), ...friends].flatMap(({ id }) => times(4, id));
  const locations = costOf(goal.card, goal.power).flatMap((symbol) => {
    const location = LOCATIONS.get([symbol].flat()[0]);
    return location === undefined ? [] : times(4, location);
  });
  const tokens = [goal.card, ...friendsOf(goal.card)].filter(isToken).flatMap(({ id }) => times(4, id));
  return {
    deck: [...deck, ...copies, ...locations, ...guests.map(({ id }) => id)],
    side: [...(side ?? []), ...tokens],
  };
}

/**
 * Who sits opposite: any deck file, or every other time a leader and characters of the teams that the card's text names, since it
 * may ask for enemies of several at once.
 */
export function foeFor({ card }: Goal, attempt: number, roll: (sides: number) => number): TableSeat {
  const { teams: _, ...text } = card;
  const named = new Set(leaves(text));
  const isNamed = (one: Card | undefined): boolean => one?.teams.some((team) => named.has(team)) ?? false;
  const leaders = VS_DECKS.filter(({ main }) => isNamed(SETS.get(main)?.card));
  const able = ALL.map((one) => one.card).filter((one) => one.card === 'character' && isInDeck(one) && isNamed(one));
  if (attempt % 2 === 0 || leaders.length === 0 || able.length === 0) return seatWith(VS_DECKS[roll(VS_DECKS.length)]);
  const { deck, side } = seatWith(leaders[roll(leaders.length)]);
  const guests = Array.from({ length: 12 }, () => able[roll(able.length)].id);
  return {
    deck: [deck[0], ...[...guests, ...LOCATIONS.values()].flatMap((id) => times(3, id))],
    ...(side && { side }),
  };
}

const isToken = (card: Card): boolean => 'token' in card && card.token === true;
const isInDeck = (card: Card): boolean => !isMain(card) && pileAtStart(card) === undefined && !isToken(card);

/** Cards that the card speaks of by name, and cards that speak of it: tokens and those who make them, named partners. */
function friendsOf(card: Card): Card[] {
  const named = stringsIn(card);
  return ALL.map((one) => one.card).filter(
    (other) =>
      other.name !== card.name &&
      (named.has(other.name) || [card.name, card.id].some((name) => stringsIn(other).has(name))),
  );
}

const strings = new Map<Card, ReadonlySet<unknown>>();

function stringsIn(card: Card): ReadonlySet<unknown> {
  const found =
    strings.get(card) ??
    new Set(Object.entries(card).flatMap(([field, part]) => (field === 'aka' ? [] : leaves(part))));
  strings.set(card, found);
  return found;
}

const leaves = (tree: unknown): unknown[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [tree];

const lineOf = (vs: VsGame, id: string): string | undefined => {
  const face = vs.catalogue.faceOf(id);
  return face === undefined ? undefined : `${face.universe}/${face.line}`;
};

/** Deck files: the character's own, or those of the box that share a team with the card. */
function decksFor(vs: VsGame, card: Card): typeof VS_DECKS {
  if (isMain(card)) return VS_DECKS.filter(({ main }) => lineOf(vs, main) === lineOf(vs, card.id));
  return VS_DECKS.filter(({ main }) => {
    const led = SETS.get(main);
    return led?.set === SETS.get(card.id)?.set && (card.teams.length === 0 || (led && sharesTeam(led.card, card)));
  });
}

/** For a box without deck files: a leader, what belongs to the card's teams, locations of all symbols, and the side piles. */
function builtFor(vs: VsGame, card: Card, attempt: number): TableSeat {
  const own = ALL.filter(({ set }) => set === SETS.get(card.id)?.set).map((one) => one.card);
  const leaders = leadersFor(vs, card, own);
  const leader = leaders[attempt % leaders.length];
  const mates = own.filter((one) => isInDeck(one) && (one.teams.length === 0 || sharesTeam(one, leader)));
  const piles = own.filter((one) => pileAtStart(one) !== undefined && one.id !== leader.id);
  return {
    deck: [
      leader.id,
      ...mates.flatMap(({ id }) => times(2, id)),
      ...[...LOCATIONS.values()].flatMap((id) => times(3, id)),
    ],
    side: piles.flatMap(({ id }) => times(2, id)),
  };
}

/** Main characters that can begin a game: of the card's line, of its team, of its box, or any. */
function leadersFor(vs: VsGame, card: Card, own: readonly Card[]): readonly Card[] {
  const first = (cards: readonly Card[]): Card[] => cards.filter((one) => one.card === 'character' && one.level === 1);
  const everybody = first(ALL.map((one) => one.card));
  const choices = isMain(card)
    ? [everybody.filter(({ id }) => lineOf(vs, id) === lineOf(vs, card.id))]
    : [
        first(friendsOf(card)),
        first(own).filter((one) => sharesTeam(one, card)),
        everybody.filter((one) => sharesTeam(one, card)),
        first(own),
      ];
  return choices.find((found) => found.length > 0) ?? everybody;
}

function costOf(card: Card, name: string | undefined): readonly CostSymbol[] {
  const powers = card.card === 'character' || card.card === 'equipment' ? card.powers : [];
  for (const power of powers) if (power.power === 'super' && (name ?? power.name) === power.name) return power.cost;
  return [];
}
