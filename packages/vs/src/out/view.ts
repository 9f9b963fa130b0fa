import { type CardId, glance, HEAD, keepFields, keepList, NONE, type Seat, type Viewer } from '@longbox/kernel';
import { knownTo } from '../state/known.ts';
import { faceOf, isExhausted, isFaceUp } from '../state/relation.ts';
import { BUILD_STEP, EVERYBODY, FLAG, PHASES, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { QUIET_ZONES } from '../state/zones.ts';
import { type Question, questionOf } from './question.ts';
import { type CharacterView, type HeldCard, isHeld, viewCharacter, viewHeld } from './view-character.ts';
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
  /** A location that was climbed (VS-KW-CLIMB-2); absent where it is ready. */
  readonly exhausted?: true;
}

const bitOf = (viewer: Viewer): number => (viewer === 'watcher' ? 0 : 1 << viewer);
const isKnown = (s: VsState, card: number, viewer: Viewer): boolean => {
  const known = knownTo(s, card);
  return known === EVERYBODY || (known & bitOf(viewer)) !== 0;
};

const lyingFace = (s: VsState, card: CardId, viewer: Viewer): string | undefined =>
  isKnown(s, card, viewer) ? faceOf(s, card).id : undefined;

const NOTHING: readonly never[] = [];

// One loop for each kind of list: with a function given to a loop for all, V8 calls it for every card. Cards that are where they
// were are the same objects, and a list of nothing else is the list that was there before.

function viewHeldCards(
  s: VsState,
  cards: readonly CardId[],
  before: readonly HeldCard[] = NOTHING,
): readonly HeldCard[] {
  let same = 0;
  while (same < cards.length && same < before.length && isHeld(s, cards[same], before[same])) same++;
  if (same === cards.length) return same === before.length ? before : before.slice(0, same);
  const views = before.slice(0, same);
  for (let i = same; i < cards.length; i++) views.push(viewHeld(s, cards[i], findCard(before, cards[i], i)));
  return views;
}

function viewKnownCards(
  s: VsState,
  cards: readonly CardId[],
  viewer: Viewer,
  before: readonly HeldCard[] = NOTHING,
): readonly HeldCard[] {
  let views: HeldCard[] | undefined;
  let shown = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!isKnown(s, card, viewer)) continue;
    if (views !== undefined) views.push(viewHeld(s, card, findCard(before, card, shown)));
    else if (shown >= before.length || !isHeld(s, card, before[shown])) {
      views = before.slice(0, shown);
      views.push(viewHeld(s, card, findCard(before, card, shown)));
    }
    shown++;
  }
  return views ?? (shown === before.length ? before : before.slice(0, shown));
}

function viewLyingCards(
  s: VsState,
  cards: readonly CardId[],
  viewer: Viewer,
  before: readonly LyingCard[] = NOTHING,
): readonly LyingCard[] {
  let same = 0;
  while (same < cards.length && same < before.length && isLying(s, cards[same], viewer, before[same])) same++;
  if (same === cards.length) return same === before.length ? before : before.slice(0, same);
  const views = before.slice(0, same);
  for (let i = same; i < cards.length; i++) {
    const card = cards[i];
    const was = findCard(before, card, i);
    const isAsBefore = was !== undefined && isLying(s, card, viewer, was);
    views.push(isAsBefore ? was : viewLying(s, card, viewer));
  }
  return views;
}

const viewLying = (s: VsState, card: CardId, viewer: Viewer): LyingCard => ({
  id: card,
  face: lyingFace(s, card, viewer),
  faceDown: !isFaceUp(s, card),
  ...(isTurned(s, card) && { exhausted: true }),
});

const isTurned = (s: VsState, card: CardId): boolean => s.zone[card] === ZONE.resources && isExhausted(s, card);

const isLying = (s: VsState, card: CardId, viewer: Viewer, was: LyingCard): boolean =>
  was.id === card &&
  was.faceDown !== isFaceUp(s, card) &&
  (was.exhausted === true) === isTurned(s, card) &&
  was.face === lyingFace(s, card, viewer);

function viewCharacters(
  s: VsState,
  cards: readonly CardId[],
  before: readonly CharacterView[] = NOTHING,
): readonly CharacterView[] {
  let views: CharacterView[] | undefined;
  for (let i = 0; i < cards.length; i++) {
    const one = viewCharacter(s, cards[i], findCard(before, cards[i], i));
    if (views === undefined && one !== before[i]) views = before.slice(0, i);
    views?.push(one);
  }
  return views ?? (cards.length === before.length ? before : before.slice(0, cards.length));
}

/** Nearly always where it was before. */
function findCard<T extends { readonly id: CardId }>(views: readonly T[], card: CardId, at: number): T | undefined {
  if (at < views.length && views[at].id === card) return views[at];
  for (let i = 0; i < views.length; i++) if (views[i].id === card) return views[i];
  return undefined;
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
  const open = viewKnownCards(s, side, viewer, before?.open);
  const closed = side.length - open.length;
  return before?.closed === closed && before.open === open ? before : { closed, open };
}

function viewHand(s: VsState, seat: Seat, viewer: Viewer, before: SeatView['hand'] | undefined): SeatView['hand'] {
  const hand = zoneList(s, ZONE.hand, seat);
  const known = viewKnownCards(s, hand, viewer, before?.known);
  return before?.count === hand.length && before.known === known ? before : { count: hand.length, known };
}

/** Of each quiet zone of each seat a bit, as `Glance` has them. */
const bitOfZone = (zone: number, seat: Seat, seats: number): number => 1 << (QUIET_PLACE[zone] * seats + seat);
const QUIET_PLACE = new Int32Array(Object.keys(ZONE).length).fill(NONE);
for (const [place, zone] of QUIET_ZONES.entries()) QUIET_PLACE[zone] = place;

/** The bits above: a deck in which somebody knows where a card lies. */
const bitOfDeck = (seat: Seat, seats: number): number => 1 << (QUIET_ZONES.length * seats + seat);

/** Most cards lie in decks at unknown positions: nothing else about them is needed. */
function seenDecks(s: VsState): number {
  let seen = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const deck = zoneList(s, ZONE.deck, seat);
    let all = 0;
    for (let i = 0; i < deck.length; i++) all |= s.seen[deck[i]];
    if (all !== 0) seen |= bitOfDeck(seat, s.seats);
  }
  return seen;
}

/** By card of a quiet zone, everything that decides what a viewer sees of it there; see `knownTo`. */
let marks = new Int32Array(256);
const MARK = { controller: 8, owner: 11, faceDown: 14, exhausted: 15, face: 16 } as const;

function markCards({ quiet, cards, face, flags, owner, controller, seen }: VsState): Int32Array {
  if (marks.length < cards) marks = new Int32Array(cards);
  const { lists } = quiet;
  for (let k = 0; k < lists.length; k++) {
    const list = lists[k];
    for (let i = 0; i < list.length; i++) {
      const card = list[i];
      marks[card] =
        (face[card] << MARK.face) |
        ((flags[card] & FLAG.faceDown) === 0 ? 0 : 1 << MARK.faceDown) |
        ((flags[card] & FLAG.exhausted) === 0 ? 0 : 1 << MARK.exhausted) |
        ((owner[card] & 7) << MARK.owner) |
        ((controller[card] & 7) << MARK.controller) |
        (seen[card] & 0xff);
    }
  }
  return marks;
}

/**
 * @param changed quiet zones that may not be as they were, and decks in which cards are known
 * @param same the seat as another viewer sees it in this state; what is open to all is taken from there
 */
function viewSeat(s: VsState, seat: Seat, viewer: Viewer, changed: number, was?: SeatView, same?: SeatView): SeatView {
  const kept = (zone: number): SeatView | undefined =>
    (changed & bitOfZone(zone, seat, s.seats)) === 0 ? was : undefined;
  const cards = zoneList(s, ZONE.deck, seat);
  const team = s.team[seat];
  const out = s.out[seat] !== 0;
  const place = s.place[seat];
  const points = s.seatPoints[seat];
  const deck = cards.length;
  const isSeen = (changed & bitOfDeck(seat, s.seats)) !== 0;
  const deckKnown = isSeen ? viewDeck(s, cards, viewer, was?.deckKnown) : keepList(was?.deckKnown, NOTHING);
  const hand = kept(ZONE.hand)?.hand ?? viewHand(s, seat, viewer, was?.hand);
  const front = same?.front ?? viewCharacters(s, zoneList(s, ZONE.front, seat), was?.front);
  const back = same?.back ?? viewCharacters(s, zoneList(s, ZONE.back, seat), was?.back);
  const resources =
    kept(ZONE.resources)?.resources ?? viewLyingCards(s, zoneList(s, ZONE.resources, seat), viewer, was?.resources);
  const ko = same?.ko ?? kept(ZONE.ko)?.ko ?? viewHeldCards(s, zoneList(s, ZONE.ko, seat), was?.ko);
  const levelUp =
    kept(ZONE.levelUp)?.levelUp ?? viewKnownCards(s, zoneList(s, ZONE.levelUp, seat), viewer, was?.levelUp);
  const removed =
    kept(ZONE.removed)?.removed ?? viewLyingCards(s, zoneList(s, ZONE.removed, seat), viewer, was?.removed);
  const side = kept(ZONE.side)?.side ?? viewSide(s, seat, viewer, was?.side);
  const playing =
    same?.playing ?? kept(ZONE.playing)?.playing ?? viewHeldCards(s, zoneList(s, ZONE.playing, seat), was?.playing);
  if (
    was !== undefined &&
    was.seat === seat &&
    was.team === team &&
    was.out === out &&
    was.place === place &&
    was.points === points &&
    was.deck === deck &&
    was.deckKnown === deckKnown &&
    was.hand === hand &&
    was.front === front &&
    was.back === back &&
    was.resources === resources &&
    was.ko === ko &&
    was.levelUp === levelUp &&
    was.removed === removed &&
    was.side === side &&
    was.playing === playing
  ) {
    return was;
  }
  return {
    seat,
    team,
    out,
    place,
    points,
    deck,
    deckKnown,
    hand,
    front,
    back,
    resources,
    ko,
    levelUp,
    removed,
    side,
    playing,
  };
}

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

const EVERYTHING = -1;

function makeView(s: VsState, viewer: Viewer, changed = EVERYTHING, before?: VsView, same?: VsView): VsView {
  // A list of as many is copied and overwritten: one that grows takes room for many.
  const seats = before === undefined ? [] : before.seats.slice();
  for (let seat = 0; seat < s.seats; seat++) {
    seats[seat] = viewSeat(s, seat, viewer, changed, before?.seats[seat], same?.seats[seat]);
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
  const { quiet } = s;
  const changed = glance(quiet, markCards(s)) | seenDecks(s);
  const views: VsView[] = [];
  for (let i = 0; i < viewers.length; i++) {
    // Only a view made from the last look can be unchanged since then.
    const since = before[i] === quiet.made[i] ? changed : EVERYTHING;
    views.push(makeView(s, viewers[i], since, before[i], views[0]));
  }
  quiet.made = views;
  return views;
}

/** A power used from hand must not show its card's id to others. */
const isPublicSource = (s: VsState, card: number): boolean => card !== NONE && knownTo(s, card) === EVERYBODY;
