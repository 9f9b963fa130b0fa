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
import { moveCard } from '../atoms/move.ts';
import { type Catalogue, PLAYER_FACE } from '../catalogue/catalogue.ts';
import { type Face, KIND } from '../catalogue/face.ts';
import { printingOf } from '../deck/check-copies.ts';
import { everythingChanged } from '../derived/changes.ts';
import { FRAMES } from '../flow/frames.ts';
import { startFrozenTurn } from '../flow/turn.ts';
import { FLAG, PHASE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { PLAIN_MAIN } from './scene-cards.ts';
import { besidesOf, blankState, levelsOf, seatTeams } from './set-up-table.ts';

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
  const { cards, mains } = gather(catalogue, position.seats);
  const decks = mains.map((main, seat) => ({ deck: deckOf(catalogue, cards, main, seat) }));
  const table: Table = { game: 'vs', profile, seed, seats: decks };
  const state = blankState(catalogue, table);
  seedRandom(state.random, sha256(utf8(seed)));
  state.attachedTo.fill(NONE);
  seatTeams(state);
  const labels = place(state, cards, mains, position.at === 'setUp');
  everythingChanged(state);
  start(state, position);
  advance(state, FRAMES);
  for (const [seat, { points }] of position.seats.entries()) if (points !== undefined) state.seatPoints[seat] = points;
  return { state, table, labels };
}

/** A card that is to be laid: with which seat, whose it is, in which zone, and the card it is attached to. */
interface Laid {
  readonly placed: PlacedCard;
  readonly face: Face;
  readonly seat: Seat;
  readonly owner: Seat;
  readonly zone: number;
  readonly holder: Laid | undefined;
}

interface Gathered {
  /** In the order of their numbers, seat by seat. */
  readonly cards: readonly Laid[];
  /** By seat the main character its deck was built around. */
  readonly mains: readonly Laid[];
}

function gather(catalogue: Catalogue, seats: readonly SeatPosition[]): Gathered {
  const bySeat: Laid[][] = seats.map(() => []);
  const lay = (position: CardPosition, seat: Seat, zone: number, holder?: Laid): Laid => {
    const placed = typeof position === 'string' ? { card: position } : position;
    const face = catalogue.faceOf(placed.card);
    if (face === undefined) throw new Error(`${placed.card}: there is no such card`);
    const laid: Laid = { placed, face, seat, owner: placed.owner ?? seat, zone, holder };
    bySeat[seat].push(laid);
    for (const worn of placed.equipment ?? []) lay(worn, seat, ZONE.equipped, laid);
    for (const captive of placed.captives ?? []) lay(captive, seat, ZONE.removed, laid);
    return laid;
  };
  seats.forEach((position, seat) => {
    for (const zone of SCENE_ZONES) for (const card of position[zone] ?? []) lay(card, seat, ZONE[zone]);
  });
  const mains = seats.map((_, seat) => {
    const own = bySeat.flat().filter(({ face, owner }) => (face.kind & KIND.main) !== 0 && owner === seat);
    const inRow = own.find(({ zone }) => zone === ZONE.front || zone === ZONE.back);
    const main = inRow ?? own[0] ?? lay(PLAIN_MAIN, seat, ZONE.back);
    for (const face of otherLevels(catalogue, main.face)) {
      if (!own.some((card) => card.face === face)) lay(face.id, seat, ZONE.levelUp);
    }
    return main;
  });
  return { cards: bySeat.flat(), mains };
}

const otherLevels = (catalogue: Catalogue, main: Face): Face[] => [
  ...besidesOf(catalogue, main),
  ...catalogue.faces.filter(
    (face) =>
      (face.kind & KIND.main) !== 0 &&
      face.line === main.line &&
      levelsOf(catalogue, face).some((level) => printingOf(level) === printingOf(main)),
  ),
];

/** The list a table has for a seat's cards: the main character first; its higher levels come by themselves. */
function deckOf(catalogue: Catalogue, cards: readonly Laid[], main: Laid, seat: Seat): string[] {
  const left = [...besidesOf(catalogue, main.face)];
  const rest = cards.filter((card) => {
    if (card === main || card.owner !== seat) return false;
    const at = left.indexOf(card.face);
    if (at !== NONE) left.splice(at, 1);
    return at === NONE;
  });
  return [main.face.id, ...rest.map(({ face }) => face.id)];
}

/** Lays all cards down and answers with the numbers of those that have names. Before the game, main characters lie aside. */
function place(s: VsState, cards: readonly Laid[], mains: readonly Laid[], isBefore: boolean): Map<string, number> {
  const numbers = new Map<Laid, number>();
  let next = 0;
  const put = (face: number, owner: Seat, zone: number): number => {
    s.face[next] = face;
    s.owner[next] = owner;
    s.controller[next] = owner;
    s.zone[next] = zone;
    return next++;
  };
  for (let seat = 0; seat < s.seats; seat++) {
    s.playerCard[seat] = put(PLAYER_FACE, seat, ZONE.player);
    // All begin in their owner's deck, so that every card comes to its place by the atom that keeps the books.
    for (const laid of cards) {
      if (laid.seat !== seat) continue;
      const card = put(laid.face.index, laid.owner, ZONE.deck);
      zoneList(s, ZONE.deck, laid.owner).push(card);
      numbers.set(laid, card);
    }
  }
  const labels = new Map<string, number>();
  for (const [laid, card] of numbers) {
    const zone = isBefore && mains.includes(laid) ? ZONE.levelUp : laid.zone;
    if (zone !== ZONE.deck) settle(s, laid, card, zone);
    if (laid.holder !== undefined) s.attachedTo[card] = numbers.get(laid.holder) ?? NONE;
    if (laid.placed.as !== undefined) labels.set(laid.placed.as, card);
  }
  mains.forEach((main, seat) => {
    s.firstMain[seat] = numbers.get(main) ?? NONE;
    zoneList(s, ZONE.deck, seat).reverse();
  });
  return labels;
}

function settle(s: VsState, { placed, face, seat }: Laid, card: number, zone: number): void {
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
  if (at === 'draw' || at === 'recovery') startFrozenTurn(s);
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
