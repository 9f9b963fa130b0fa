import { type CardId, HEAD, keepFields, keepList, NONE, type Seat, type Viewer } from '@longbox/kernel';
import { knownTo } from './atoms/move.ts';
import { faceOf, isFaceUp } from './queries/relation.ts';
import { type Question, questionOf } from './question.ts';
import { BUILD_STEP, PHASES, V, type VsState, ZONE, zoneList } from './state.ts';
import { type CharacterView, type HeldCard, viewCharacter, viewHeld } from './view-character.ts';
import { type CombatView, viewCombat } from './view-combat.ts';

/** What one viewer may know, built from nothing. Plain JSON. */
export interface VsView {
  readonly viewer: Viewer;
  readonly profile: string;
  readonly seq: number;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: (typeof PHASES)[number];
  readonly step: string | undefined;
  readonly waiting: Waiting | undefined;
  readonly over: boolean;
  readonly seats: readonly SeatView[];
  readonly combat: CombatView | undefined;
}

/** Who must decide, for which card, and what an instruction of a card asks; `printQuestion` has the words. */
export interface Waiting {
  readonly seat: Seat;
  readonly source: CardId | undefined;
  readonly question: Question | undefined;
}

export interface SeatView {
  readonly seat: Seat;
  readonly team: number;
  readonly out: boolean;
  readonly place: number;
  readonly points: number;
  readonly deck: number;
  /** Cards of the deck whose place the viewer knows, counted from the top. */
  readonly deckKnown: readonly { readonly fromTop: number; readonly face: string }[];
  readonly hand: { readonly count: number; readonly known: readonly HeldCard[] };
  readonly front: readonly CharacterView[];
  readonly back: readonly CharacterView[];
  readonly resources: readonly LyingCard[];
  readonly ko: readonly HeldCard[];
  readonly levelUp: readonly HeldCard[];
  readonly removed: readonly LyingCard[];
  readonly side: { readonly closed: number; readonly open: readonly HeldCard[] };
  readonly playing: readonly HeldCard[];
}

/** A card that may lie face down; `face` is there for those who know it. */
export interface LyingCard {
  readonly id: CardId;
  readonly face: string | undefined;
  readonly faceDown: boolean;
}

const bitOf = (viewer: Viewer): number => (viewer === 'watcher' ? 0 : 1 << viewer);
const isKnown = (s: VsState, card: number, viewer: Viewer): boolean => {
  const known = knownTo(s, card);
  return known === 0xff || (known & bitOf(viewer)) !== 0;
};

function viewLying(s: VsState, card: CardId, was: LyingCard | undefined, viewer: Viewer): LyingCard {
  const face = isKnown(s, card, viewer) ? faceOf(s, card).id : undefined;
  const faceDown = !isFaceUp(s, card);
  return was?.id === card && was.face === face && was.faceDown === faceDown ? was : { id: card, face, faceDown };
}

const viewIfKnown = (s: VsState, card: CardId, was: HeldCard | undefined, viewer: Viewer): HeldCard | undefined =>
  isKnown(s, card, viewer) ? viewHeld(s, card, was) : undefined;

type CardViewer<T> = (s: VsState, card: CardId, was: T | undefined, viewer: Viewer) => T | undefined;

/** Cards that `view` shows, in their order; if nothing changed it is the list that was there before. */
function viewCards<T extends { readonly id: CardId }>(
  s: VsState,
  cards: readonly CardId[],
  before: readonly T[] = NOTHING,
  viewer: Viewer,
  view: CardViewer<T>,
): readonly T[] {
  let views: T[] | undefined;
  let shown = 0;
  for (let i = 0; i < cards.length; i++) {
    const one = view(s, cards[i], findCard(before, cards[i], shown), viewer);
    if (one === undefined) continue;
    if (views === undefined && one !== before[shown]) views = before.slice(0, shown);
    views?.push(one);
    shown++;
  }
  return views ?? (shown === before.length ? before : before.slice(0, shown));
}

const NOTHING: readonly never[] = [];

/** Nearly always where it was before. */
function findCard<T extends { readonly id: CardId }>(views: readonly T[], card: CardId, at: number): T | undefined {
  return at < views.length && views[at].id === card ? views[at] : views.find(({ id }) => id === card);
}

function viewDeck(
  s: VsState,
  deck: readonly CardId[],
  viewer: Viewer,
  before: SeatView['deckKnown'] = NOTHING,
): SeatView['deckKnown'] {
  let known: SeatView['deckKnown'][number][] | undefined;
  for (let i = 0; i < deck.length; i++) {
    // Of most cards nobody knows where they lie.
    if (s.seen[deck[i]] === 0 || !isKnown(s, deck[i], viewer)) continue;
    known ??= [];
    known.push(
      keepFields<SeatView['deckKnown'][number]>(before[known.length], {
        fromTop: deck.length - 1 - i,
        face: faceOf(s, deck[i]).id,
      }),
    );
  }
  return keepList(before, known ?? NOTHING);
}

function viewSide(s: VsState, seat: Seat, viewer: Viewer, before: SeatView['side'] | undefined): SeatView['side'] {
  const side = zoneList(s, ZONE.side, seat);
  const open = viewCards(s, side, before?.open, viewer, viewIfKnown);
  const closed = side.length - open.length;
  return before?.closed === closed && before.open === open ? before : { closed, open };
}

function viewHand(s: VsState, seat: Seat, viewer: Viewer, before: SeatView['hand'] | undefined): SeatView['hand'] {
  const hand = zoneList(s, ZONE.hand, seat);
  const known = viewCards(s, hand, before?.known, viewer, viewIfKnown);
  return before?.count === hand.length && before.known === known ? before : { count: hand.length, known };
}

/** `same`: the seat as another viewer sees it in this state; what is open to all is taken from there. */
function viewSeat(s: VsState, seat: Seat, viewer: Viewer, before?: SeatView, same?: SeatView): SeatView {
  const deck = zoneList(s, ZONE.deck, seat);
  const now: SeatView = {
    seat,
    team: s.team[seat],
    out: s.out[seat] !== 0,
    place: s.place[seat],
    points: s.seatPoints[seat],
    deck: deck.length,
    deckKnown: viewDeck(s, deck, viewer, before?.deckKnown),
    hand: viewHand(s, seat, viewer, before?.hand),
    front: same?.front ?? viewCards(s, zoneList(s, ZONE.front, seat), before?.front, viewer, viewCharacter),
    back: same?.back ?? viewCards(s, zoneList(s, ZONE.back, seat), before?.back, viewer, viewCharacter),
    resources: viewCards(s, zoneList(s, ZONE.resources, seat), before?.resources, viewer, viewLying),
    ko: same?.ko ?? viewCards(s, zoneList(s, ZONE.ko, seat), before?.ko, viewer, viewHeld),
    levelUp: viewCards(s, zoneList(s, ZONE.levelUp, seat), before?.levelUp, viewer, viewIfKnown),
    removed: viewCards(s, zoneList(s, ZONE.removed, seat), before?.removed, viewer, viewLying),
    side: viewSide(s, seat, viewer, before?.side),
    playing: same?.playing ?? viewCards(s, zoneList(s, ZONE.playing, seat), before?.playing, viewer, viewHeld),
  };
  return before !== undefined && isSameSeat(before, now) ? before : now;
}

const isSameSeat = (a: SeatView, b: SeatView): boolean =>
  a.seat === b.seat &&
  a.team === b.team &&
  a.out === b.out &&
  a.place === b.place &&
  a.points === b.points &&
  a.deck === b.deck &&
  a.deckKnown === b.deckKnown &&
  a.hand === b.hand &&
  a.front === b.front &&
  a.back === b.back &&
  a.resources === b.resources &&
  a.ko === b.ko &&
  a.levelUp === b.levelUp &&
  a.removed === b.removed &&
  a.side === b.side &&
  a.playing === b.playing;

function viewWaiting(s: VsState, viewer: Viewer, before: Waiting | undefined): Waiting | undefined {
  const { head } = s;
  if (head[HEAD.seat] === NONE) return undefined;
  const source = head[HEAD.source];
  const question = questionOf(s, viewer);
  return keepFields(before, {
    seat: head[HEAD.seat],
    source: isPublicSource(s, source) ? source : undefined,
    question: question && keepFields(before?.question, question),
  });
}

const STEP_NAMES = Object.keys(BUILD_STEP);

function makeView(s: VsState, viewer: Viewer, before?: VsView, same?: VsView): VsView {
  const seats: SeatView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    seats.push(viewSeat(s, seat, viewer, before?.seats[seat], same?.seats[seat]));
  }
  const phase = PHASES[s.v[V.phase]];
  return {
    viewer,
    profile: s.book.profile.name,
    seq: s.head[HEAD.seq],
    turn: s.v[V.turn],
    active: s.v[V.active],
    phase,
    step: phase === 'build' ? STEP_NAMES[s.v[V.step]] : undefined,
    waiting: viewWaiting(s, viewer, before?.waiting),
    over: s.head[HEAD.over] !== 0,
    seats: keepList(before?.seats, seats),
    combat: same === undefined ? viewCombat(s, before?.combat) : same.combat,
  };
}

export const viewOf = (s: VsState, viewer: Viewer): VsView => makeView(s, viewer);

export function viewsOf(s: VsState, viewers: readonly Viewer[], before: readonly (VsView | undefined)[]): VsView[] {
  const views: VsView[] = [];
  for (const [i, viewer] of viewers.entries()) views.push(makeView(s, viewer, before[i], views[0]));
  return views;
}

/** A power used from hand must not show its card's id to others. */
const isPublicSource = (s: VsState, card: number): boolean => card !== NONE && knownTo(s, card) === 0xff;
