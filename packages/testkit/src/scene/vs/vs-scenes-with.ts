import { GAME_FACTS } from '@longbox/games';
import type { CardId } from '@longbox/kernel';
import {
  type Card,
  type CardPosition,
  type CardSet,
  createVs,
  EXTRA,
  layOut as layOutVs,
  MOMENTS,
  PLAIN_CARDS,
  PROFILE_NAMES,
  SCENE_ZONES,
  VS_ASKS,
  type VsGame,
  type SeatPosition as VsSeat,
} from '@longbox/vs';
import type { SceneAdapter, Stage } from '../adapter.ts';
import type { CardSpec, Position, SeatPosition } from '../format.ts';
import { fold } from '../spelling.ts';
import { makeStage } from '../stage.ts';
import type { Place } from '../tree.ts';
import { VS_BODIES, vsBody } from './vs-body.ts';
import { vsReader } from './vs-reader.ts';
import { VS_CARD_FACTS, VS_SEAT_FACTS, VS_TABLE_FACTS, VS_VERBS, VS_ZONES } from './vs-words.ts';

const { name: GAME, profile: USUAL, editions: EDITIONS } = GAME_FACTS.vs;

type VsAdapter = SceneAdapter<keyof typeof VS_VERBS>;

/** Scenes with the cards of these sets, and with cards of their own. */
export const vsScenesWith = (sets: readonly CardSet[]): VsAdapter => adapterFor(sets, indexOf(sets), []);

/** The printed cards of some sets, found by id and by name. */
interface Index {
  readonly byId: ReadonlyMap<string, Card>;
  readonly byName: ReadonlyMap<string, readonly Card[]>;
}

function indexOf(sets: readonly CardSet[]): Index {
  const cards = [PLAIN_CARDS, ...sets].flatMap((set) => set.cards);
  const byName = new Map<string, Card[]>();
  for (const card of cards) {
    const name = fold(card.name);
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  return { byId: new Map(cards.map((card) => [card.id, card])), byName };
}

function adapterFor(sets: readonly CardSet[], printed: Index, own: readonly Card[]): VsAdapter {
  return {
    game: GAME,
    profiles: [...EDITIONS, ...PROFILE_NAMES],
    profile: USUAL,
    asks: VS_ASKS,
    verbs: VS_VERBS,
    zones: VS_ZONES,
    cardFacts: VS_CARD_FACTS,
    seatFacts: VS_SEAT_FACTS,
    tableFacts: VS_TABLE_FACTS,
    bodies: VS_BODIES,
    filler: EXTRA,
    keysOf(name: string) {
      if (printed.byId.has(name) || own.some(({ id }) => id === name)) return [name];
      // A card of the scene's own hides printed ones of its name.
      const folded = fold(name);
      const hiding = own.filter((card) => fold(card.name) === folded);
      const named = hiding.length > 0 ? hiding : (printed.byName.get(folded) ?? []);
      // Printings of one basic location differ in nothing but their number.
      const isOne = named.every((card) => card.card === 'location' && card.basic);
      return (isOne ? named.slice(0, 1) : named).map(({ id }) => id);
    },
    cardNames: () => [...new Set([...own, ...printed.byId.values()].map(({ name }) => name))],
    withCards: (invented: readonly unknown[]) => adapterFor(sets, printed, invented.filter(isCard)),
    layOut: (position, problem) => layOut(position, problem, sets, printed),
  };
}

/** Cards of a scene are data of the card language; what they say is checked where they are compiled. */
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' &&
  value !== null &&
  'card' in value &&
  'id' in value &&
  'name' in value &&
  'teams' in value;

type Problem = (place: Place, text: string) => void;

const games = new Map<string, VsGame>();

/** The game with the scene's own cards and the sets its other cards are from. */
function gameFor(all: readonly CardSet[], used: ReadonlySet<string>, own: readonly Card[]): VsGame {
  const sets = all.filter(({ cards }) => cards.some(({ id }) => used.has(id)));
  const key = JSON.stringify([sets.map(({ set }) => set), own]);
  const known = games.get(key);
  if (known !== undefined) return known;
  const ownSet: CardSet = { set: 'own', name: 'Cards of this scene', universe: 'illustrated', cards: own };
  const game = createVs([PLAIN_CARDS, ...sets, ownSet]);
  games.set(key, game);
  return game;
}

function layOut(position: Position, problem: Problem, sets: readonly CardSet[], printed: Index): Stage | undefined {
  for (const card of position.cards)
    if (!isCard(card)) problem(position.place, 'a card of the scene has no id, name or teams');
  const specs = position.seats.flatMap(({ zones }) => Object.values(zones).flat()).flatMap(withAttached);
  const bodies = new Map<string, Card>();
  for (const { key, body, place } of specs) {
    if (body !== undefined && !bodies.has(key))
      bodies.set(
        key,
        vsBody(key, body, (text) => problem(place, text)),
      );
  }
  const invented = [...position.cards.filter(isCard), ...bodies.values()];
  const own = new Map(invented.map((card) => [card.id, card]));
  checkRows(position, (key) => own.get(key) ?? printed.byId.get(key), problem);
  const game = gameFor(sets, new Set(specs.map(({ key }) => key)), invented);
  const { at, turn, number } = position.facts;
  try {
    const { state, table, labels } = layOutVs(game.catalogue, {
      profile: position.profile,
      seed: position.seed,
      at: MOMENTS.find((moment) => moment === at) ?? 'main',
      active: Number(turn ?? 0),
      ...(number !== undefined && { turn: Number(number) }),
      seats: position.seats.map(seatOf),
    });
    const named = { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: position.seats[i].name })) };
    return makeStage({ game, table: named, state, reader: vsReader(game), labels: new Map<string, CardId>(labels) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    problem(position.place, error.message);
    return undefined;
  }
}

/** Only characters stand in rows; anything else there would break rules that nobody could name. */
function checkRows({ seats }: Position, cardOf: (key: string) => Card | undefined, problem: Problem): void {
  for (const { name, key, place } of seats.flatMap(({ zones }) => [...zones.front, ...zones.back])) {
    if (cardOf(key)?.card !== 'character') problem(place, `${name} is no character, and only characters stand in rows`);
  }
}

const withAttached = (spec: CardSpec): CardSpec[] => [
  spec,
  ...Object.values(spec.attached).flat().flatMap(withAttached),
];

/** So many plain cards lie in a deck the scene does not name. */
const USUAL_DECK = 20;

function seatOf({ zones, named, facts }: SeatPosition): VsSeat {
  const cards = Object.fromEntries(SCENE_ZONES.map((zone) => [zone, zones[zone].map(cardOf)]));
  const deck = Array.from({ length: USUAL_DECK }, () => EXTRA);
  return {
    ...cards,
    ...(!named.includes('deck') && { deck }),
    ...(facts.points !== undefined && { points: Number(facts.points) }),
  };
}

function cardOf({ key, label, facts, attached }: CardSpec): CardPosition {
  const lists = Object.entries(attached).map(([fact, specs]) => [fact, specs.map(cardOf)]);
  return { card: key, ...(label !== undefined && { as: label }), ...facts, ...Object.fromEntries(lists) };
}
