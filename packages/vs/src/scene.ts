import {
  advance,
  FRAME,
  NONE,
  pushFrame,
  type Seat,
  STEP,
  scriptRandom,
  seedRandom,
  sha256,
  type Table,
  utf8,
} from '@longbox/kernel';
import { moveCard } from './atoms/move.ts';
import { type Catalogue, PLAYER_FACE } from './catalogue/catalogue.ts';
import { type Face, KIND } from './catalogue/face.ts';
import { FRAMES } from './flow/frames.ts';
import { K } from './flow/kinds.ts';
import { refreshStatics } from './rules/affecting.ts';
import { PLAIN_MAIN } from './scene-cards.ts';
import { blankState, levelsOf, seatTeams } from './set-up-table.ts';
import { FLAG, PHASE, V, type VsState, ZONE, zoneList } from './state.ts';

/** A card by its id in the catalogue, or with what is on it. */
export type CardPosition = string | PlacedCard;

export interface PlacedCard {
  readonly card: string;
  /** A name under which `layOut` tells the card's number. */
  readonly as?: string;
  /** Whose card it is, if not that of the seat it lies with. */
  readonly owner?: Seat;
  readonly plus?: number;
  readonly minus?: number;
  readonly wounds?: number;
  readonly vitality?: number;
  readonly xp?: number;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly hidden?: boolean;
  readonly frozen?: boolean;
  /** Of resources and removed cards; a resource that is no location lies face down unless this says otherwise. */
  readonly faceDown?: boolean;
  /** A main character by promotion, or a supporting one by demotion. */
  readonly main?: boolean;
  readonly equipment?: readonly CardPosition[];
  readonly captives?: readonly CardPosition[];
}

export const SCENE_ZONES = ['front', 'back', 'resources', 'hand', 'deck', 'ko', 'levelUp', 'removed', 'side'] as const;
export type SceneZone = (typeof SCENE_ZONES)[number];

/**
 * One seat's side of the table; what is left out is empty. A seat without any main character has a plain one in its back row,
 * and the other levels of the main character lie in the level-up zone whether named or not. The first of a deck is the top.
 */
export interface SeatPosition extends Readonly<Partial<Record<SceneZone, readonly CardPosition[]>>> {
  /** Recruit points in the Recruit Step, if not one for each resource. */
  readonly points?: number;
}

/** Where the position stands: before a phase or step begins, or in the open window of the Main Phase. */
export const MOMENTS = [
  'setUp',
  'turn',
  'draw',
  'recovery',
  'build',
  'resource',
  'recruit',
  'formation',
  'mainStart',
  'main',
  'end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A laid-out position, as plain JSON. */
export interface Position {
  readonly profile?: string;
  readonly seed?: string;
  readonly at: Moment;
  readonly active?: Seat;
  /** The number of this turn; 1 is the first of the game. */
  readonly turn?: number;
  readonly seats: readonly SeatPosition[];
}

export interface LaidOut {
  readonly state: VsState;
  /** What a save of the state is loaded with. */
  readonly table: Table;
  /** Cards by the names the position gave them. */
  readonly labels: ReadonlyMap<string, number>;
}

const USUAL_TURN = 9;

export function layOut(catalogue: Catalogue, position: Position): LaidOut {
  const { profile = 'modern', seed = 'scene' } = position;
  const sides = position.seats.map((seat, i) => gather(catalogue, seat, i));
  const table: Table = { game: 'vs', profile, seed, seats: sides.map((side) => ({ deck: deckOf(catalogue, side) })) };
  const state = blankState(catalogue, table);
  seedRandom(state.random, sha256(utf8(seed)));
  state.attachedTo.fill(NONE);
  seatTeams(state);
  const labels = new Map<string, number>();
  let next = 0;
  for (const [seat, side] of sides.entries()) next = place(state, seat, side, next, labels, position.at === 'setUp');
  refreshStatics(state);
  start(state, position);
  advance(state, FRAMES);
  for (const [seat, { points }] of position.seats.entries()) if (points !== undefined) state.seatPoints[seat] = points;
  return { state, table, labels };
}

/** A card that is to be laid, with where it goes and the card it is attached to, as an index into the list. */
interface Laid {
  readonly placed: PlacedCard;
  readonly face: Face;
  readonly zone: number;
  readonly holder: number;
}

interface Side {
  readonly cards: readonly Laid[];
  /** Which of the cards is the main character the deck was built around. */
  readonly main: number;
}

function gather(catalogue: Catalogue, seat: SeatPosition, number: Seat): Side {
  const cards: Laid[] = [];
  const lay = (position: CardPosition, zone: number, holder: number = NONE): void => {
    const placed = typeof position === 'string' ? { card: position } : position;
    const face = catalogue.faceOf(placed.card);
    if (face === undefined) throw new Error(`${placed.card}: there is no such card`);
    const at = cards.push({ placed, face, zone, holder }) - 1;
    for (const worn of placed.equipment ?? []) lay(worn, ZONE.equipped, at);
    for (const captive of placed.captives ?? []) lay(captive, ZONE.removed, at);
  };
  for (const zone of SCENE_ZONES) for (const card of seat[zone] ?? []) lay(card, ZONE[zone]);
  const isOwnMain = ({ placed, face }: Laid): boolean =>
    (face.kind & KIND.main) !== 0 && (placed.owner ?? number) === number;
  const inRow = cards.findIndex((card) => isOwnMain(card) && (card.zone === ZONE.front || card.zone === ZONE.back));
  const anywhere = inRow === NONE ? cards.findIndex(isOwnMain) : inRow;
  if (anywhere === NONE) lay(PLAIN_MAIN, ZONE.back);
  const main = anywhere === NONE ? cards.length - 1 : anywhere;
  for (const face of otherLevels(catalogue, cards[main].face)) {
    if (!cards.some((card) => card.face === face)) lay(face.id, ZONE.levelUp);
  }
  return { cards, main };
}

const otherLevels = (catalogue: Catalogue, main: Face): Face[] => [
  ...levelsOf(catalogue, main),
  ...catalogue.faces.filter((face) => face.line === main.line && levelsOf(catalogue, face).includes(main)),
];

/** The list a table has for these cards: the main character first; its higher levels come by themselves. */
function deckOf(catalogue: Catalogue, { cards, main }: Side): string[] {
  const left = levelsOf(catalogue, cards[main].face);
  const rest = cards.filter(({ face }, i) => {
    const at = left.indexOf(face);
    if (at !== NONE) left.splice(at, 1);
    return i !== main && at === NONE;
  });
  return [cards[main].face.id, ...rest.map(({ face }) => face.id)];
}

/** Lays one side down from card number `first` on; answers with the first number that is free afterwards. */
function place(
  s: VsState,
  seat: Seat,
  side: Side,
  first: number,
  labels: Map<string, number>,
  isBefore: boolean,
): number {
  s.playerCard[seat] = first;
  s.face[first] = PLAYER_FACE;
  s.owner[first] = seat;
  s.controller[first] = seat;
  s.zone[first] = ZONE.player;
  const base = first + 1;
  // All begin in their owner's deck, so that every card comes to its place by the atom that keeps the books.
  side.cards.forEach(({ placed, face }, i) => {
    const owner = placed.owner ?? seat;
    s.face[base + i] = face.index;
    s.owner[base + i] = owner;
    s.controller[base + i] = owner;
    s.zone[base + i] = ZONE.deck;
    zoneList(s, ZONE.deck, owner).push(base + i);
    if (placed.as !== undefined) labels.set(placed.as, base + i);
  });
  s.firstMain[seat] = base + side.main;
  side.cards.forEach((laid, i) => {
    const isAside = isBefore && i === side.main;
    if (laid.zone !== ZONE.deck || isAside) settle(s, seat, laid, base + i, isAside ? ZONE.levelUp : laid.zone);
    if (laid.holder !== NONE) s.attachedTo[base + i] = base + laid.holder;
  });
  zoneList(s, ZONE.deck, seat).reverse();
  return base + side.cards.length;
}

function settle(s: VsState, seat: Seat, { placed, face }: Laid, card: number, zone: number): void {
  const isResource = zone === ZONE.resources;
  const faceDown = placed.faceDown ?? (isResource && (face.kind & KIND.location) === 0);
  moveCard(s, card, zone, seat, faceDown);
  s.plus[card] = placed.plus ?? 0;
  s.minus[card] = placed.minus ?? 0;
  s.wounds[card] = placed.wounds ?? 0;
  s.vitality[card] = placed.vitality ?? 0;
  s.xp[card] = placed.xp ?? 0;
  s.frozen[card] = placed.frozen ? 1 : 0;
  if (placed.main !== undefined) s.status[card] = placed.main ? 1 : 2;
  if (placed.exhausted) s.flags[card] |= FLAG.exhausted;
  if (placed.stunned) s.flags[card] |= FLAG.stunned | FLAG.faceDown | FLAG.exhausted;
  if (placed.hidden) s.flags[card] |= FLAG.hidden | FLAG.faceDown;
}

/** Steps of the phases' frames where a scene can begin; must agree with `flow/turn.ts`. */
const FRAMES_AT: Readonly<Record<Exclude<Moment, 'setUp' | 'turn' | 'end'>, readonly [number, number, number]>> = {
  draw: [K.drawPhase, 0, PHASE.draw],
  recovery: [K.recoveryPhase, 0, PHASE.recovery],
  build: [K.buildPhase, 0, PHASE.build],
  resource: [K.buildPhase, 1, PHASE.build],
  recruit: [K.buildPhase, 2, PHASE.build],
  formation: [K.buildPhase, 4, PHASE.build],
  mainStart: [K.mainPhase, 0, PHASE.main],
  main: [K.mainPhase, 2, PHASE.main],
};

function start(s: VsState, { at, active = 0, turn = USUAL_TURN }: Position): void {
  if (at === 'setUp') {
    // The seat that luck picks to say who is first.
    scriptRandom(s.random, [active]);
    return pushFrame(s, K.setUp);
  }
  s.v[V.active] = active;
  countTurns(s, active, turn, at === 'turn');
  if (at === 'turn') return pushFrame(s, K.turn);
  if (at === 'end') return pushFrame(s, K.endTurn);
  const [kind, step, phase] = FRAMES_AT[at];
  s.v[V.phase] = phase;
  pushFrame(s, K.turn);
  // The step after the one that pushes this phase; phases are pushed in their order.
  s.stack[s.stack.length - FRAME + STEP] = phase + 1;
  pushFrame(s, kind);
  s.stack[s.stack.length - FRAME + STEP] = step;
}

/** Turns have gone round the table; `turn` is the active seat's, and counted unless it is still to begin. */
function countTurns(s: VsState, active: Seat, turn: number, isToBegin: boolean): void {
  const { sharedSide } = s.book.profile;
  const apart = sharedSide ? 2 : 1;
  const back = (turns: number): Seat => (((active - turns * apart) % s.seats) + s.seats) % s.seats;
  s.v[V.turn] = isToBegin ? turn - 1 : turn;
  s.v[V.firstSeat] = back((turn - 1) % (s.seats / apart));
  for (let before = isToBegin ? 1 : 0; before < turn; before++) {
    s.turnsTaken[back(before)]++;
    if (sharedSide) s.turnsTaken[back(before) ^ 1]++;
  }
}
