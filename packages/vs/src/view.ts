import { type CardId, HEAD, NONE, type Seat, type Viewer } from '@longbox/kernel';
import { knownTo } from './atoms/move.ts';
import { KW } from './catalogue/face.ts';
import { KEYWORDS, type Keyword, TEAM_KEYS, type Team } from './language/index.ts';
import { faceOf, isExhausted, isFaceUp, isHidden, isMain, isStunned, levelOf } from './queries/relation.ts';
import { equipmentOn, hasKeyword, teamsOf } from './queries/traits.ts';
import { type Question, questionOf } from './question.ts';
import { arePowersOn } from './rules/powers-on.ts';
import { atkOf, defOf, healthOf } from './rules/stats.ts';
import { BUILD_STEP, PHASES, ROLE, V, type VsState, ZONE, zoneList } from './state.ts';
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

export interface HeldCard {
  readonly id: CardId;
  readonly face: string;
}

/** A card that may lie face down; `face` is there for those who know it. */
export interface LyingCard {
  readonly id: CardId;
  readonly face: string | undefined;
  readonly faceDown: boolean;
}

export interface CharacterView extends HeldCard {
  readonly owner: Seat;
  readonly controller: Seat;
  readonly main: boolean;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly wounds: number;
  readonly plus: number;
  readonly minus: number;
  readonly xp: number;
  readonly xpNeeded: number;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly hidden: boolean;
  readonly frozen: boolean;
  readonly powersOff: boolean;
  readonly role: 'attacker' | 'defender' | undefined;
  readonly keywords: readonly Keyword[];
  readonly teams: readonly Team[];
  readonly equipment: HeldCard | undefined;
}

const bitOf = (viewer: Viewer): number => (viewer === 'watcher' ? 0 : 1 << viewer);
const isKnown = (s: VsState, card: number, viewer: Viewer): boolean => {
  const known = knownTo(s, card);
  return known === 0xff || (known & bitOf(viewer)) !== 0;
};

const held = (s: VsState, card: number): HeldCard => ({ id: card, face: faceOf(s, card).id });

function lying(s: VsState, card: number, viewer: Viewer): LyingCard {
  return { id: card, face: isKnown(s, card, viewer) ? faceOf(s, card).id : undefined, faceDown: !isFaceUp(s, card) };
}

const ROLE_NAMES = [undefined, 'attacker', 'defender'] as const;

function characterView(s: VsState, card: number): CharacterView {
  const face = faceOf(s, card);
  const teams = teamsOf(s, card);
  const equipment = equipmentOn(s, card);
  return {
    // No spread at the head of a large literal: it would make the object a hash table.
    id: card,
    face: face.id,
    owner: s.owner[card],
    controller: s.controller[card],
    main: isMain(s, card),
    level: levelOf(s, card),
    atk: atkOf(s, card),
    def: defOf(s, card),
    health: healthOf(s, card),
    wounds: s.wounds[card],
    plus: s.plus[card],
    minus: s.minus[card],
    xp: s.xp[card],
    xpNeeded: face.xp,
    exhausted: isExhausted(s, card),
    stunned: isStunned(s, card),
    hidden: isHidden(s, card),
    frozen: s.frozen[card] !== 0,
    powersOff: !arePowersOn(s, card),
    role: ROLE_NAMES[s.role[card] === ROLE.none ? 0 : s.role[card]],
    keywords: KEYWORDS.filter((keyword) => hasKeyword(s, card, KW[keyword])),
    teams: TEAM_KEYS.filter((_, i) => (teams & (1 << i)) !== 0),
    equipment: equipment === NONE ? undefined : held(s, equipment),
  };
}

function seatView(s: VsState, seat: Seat, viewer: Viewer): SeatView {
  const deck = zoneList(s, ZONE.deck, seat);
  const hand = zoneList(s, ZONE.hand, seat);
  const side = zoneList(s, ZONE.side, seat);
  return {
    seat,
    team: s.team[seat],
    out: s.out[seat] !== 0,
    place: s.place[seat],
    points: s.seatPoints[seat],
    deck: deck.length,
    deckKnown: deck
      .map((card, i) => ({ card, fromTop: deck.length - 1 - i }))
      .filter(({ card }) => isKnown(s, card, viewer))
      .map(({ card, fromTop }) => ({ fromTop, face: faceOf(s, card).id })),
    hand: {
      count: hand.length,
      known: hand.filter((card) => isKnown(s, card, viewer)).map((card) => held(s, card)),
    },
    front: zoneList(s, ZONE.front, seat).map((card) => characterView(s, card)),
    back: zoneList(s, ZONE.back, seat).map((card) => characterView(s, card)),
    resources: zoneList(s, ZONE.resources, seat).map((card) => lying(s, card, viewer)),
    ko: zoneList(s, ZONE.ko, seat).map((card) => held(s, card)),
    levelUp: zoneList(s, ZONE.levelUp, seat)
      .filter((card) => isKnown(s, card, viewer))
      .map((card) => held(s, card)),
    removed: zoneList(s, ZONE.removed, seat).map((card) => lying(s, card, viewer)),
    side: {
      closed: side.filter((card) => !isKnown(s, card, viewer)).length,
      open: side.filter((card) => isKnown(s, card, viewer)).map((card) => held(s, card)),
    },
    playing: zoneList(s, ZONE.playing, seat).map((card) => held(s, card)),
  };
}

const STEP_NAMES = Object.keys(BUILD_STEP);

export function viewOf(s: VsState, viewer: Viewer): VsView {
  const seats: SeatView[] = [];
  for (let seat = 0; seat < s.seats; seat++) seats.push(seatView(s, seat, viewer));
  const { head } = s;
  const source = head[HEAD.source];
  return {
    viewer,
    profile: s.book.profile.name,
    seq: head[HEAD.seq],
    turn: s.v[V.turn],
    active: s.v[V.active],
    phase: PHASES[s.v[V.phase]],
    step: PHASES[s.v[V.phase]] === 'build' ? STEP_NAMES[s.v[V.step]] : undefined,
    waiting:
      head[HEAD.seat] === NONE
        ? undefined
        : {
            seat: head[HEAD.seat],
            source: isPublicSource(s, source) ? source : undefined,
            question: questionOf(s, viewer),
          },
    over: head[HEAD.over] !== 0,
    seats,
    combat: viewCombat(s),
  };
}

/** A power used from hand must not show its card's id to others. */
const isPublicSource = (s: VsState, card: number): boolean => card !== NONE && knownTo(s, card) === 0xff;
