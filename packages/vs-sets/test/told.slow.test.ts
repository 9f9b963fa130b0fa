import { beatsFor, listChoices, randomBelow, recordMoments, seedRandom } from '@longbox/kernel';
import type { VsEvent, VsView } from '@longbox/vs';
import { expect, test } from 'vitest';
import { tableOf, vs } from './random-tables.ts';

// Whatever a watcher sees change from one beat to the next, an event of that beat has told of: of that card, or of that seat. What is
// worked out from the rest (ATK, DEF, health, keywords, teams, whether powers work) changes without a word of its own.

type Seen = VsView['seats'][number];
type Character = Seen['front'][number];
type Type = VsEvent['type'];

/** What is stored of a character, and which events may tell of a change. */
const TELLS = {
  face: ['leveled', 'transformed'],
  owner: [],
  controller: ['moved'],
  main: ['promoted', 'transformed'],
  level: ['leveled', 'transformed', 'promoted'],
  wounds: ['wounded', 'healed'],
  // Counters come off as a character turns face down (VS-STN-04).
  plus: ['countersPut', 'countersRemoved', 'stunned', 'dazed', 'hid'],
  minus: ['countersPut', 'countersRemoved', 'stunned', 'dazed', 'hid'],
  xp: ['gainedXp', 'leveled', 'transformed'],
  exhausted: ['exhausted', 'readied', 'stunned', 'dazed', 'hid'],
  stunned: ['stunned', 'dazed', 'recovered'],
  hidden: ['hid', 'turnedUp', 'stunned', 'dazed'],
  frozen: ['froze', 'thawed'],
  role: ['attackDeclared', 'defenderReplaced', 'leftCombat', 'stunned', 'dazed', 'hid', 'moved'],
} as const satisfies Partial<Record<keyof Character, readonly Type[]>>;
const FIELDS = Object.keys(TELLS) as (keyof typeof TELLS)[];

const ROWS: readonly string[] = ['front', 'back'];
const PILES = ['resources', 'ko', 'levelUp', 'removed', 'playing'] as const;

function cardsIn(event: VsEvent): number[] {
  const cards: number[] = [];
  if ('card' in event) cards.push(event.card);
  if ('instead' in event && event.instead !== undefined) cards.push(event.instead);
  if ('attackers' in event) cards.push(...event.attackers);
  if ('defender' in event) cards.push(event.defender);
  if ('target' in event) cards.push(event.target);
  return cards;
}

const byId = <T extends { readonly id: number }>(cards: readonly T[]): Map<number, T> =>
  new Map(cards.map((card) => [card.id, card]));
const charactersOf = ({ seats }: VsView): Map<number, Character> =>
  byId(seats.flatMap(({ front, back }) => [...front, ...back]));

const lying = (cards: Seen[(typeof PILES)[number]]): Map<number, string> =>
  new Map(cards.map((card) => [card.id, `${card.face ?? ''}${'faceDown' in card && card.faceDown ? ' down' : ''}`]));

/** What has changed without a word. */
function untold(before: VsView, after: VsView, told: readonly VsEvent[]): string[] {
  const silent: string[] = [];
  const isTold = (card: number, types: readonly Type[]): boolean =>
    told.some((event) => types.includes(event.type) && cardsIn(event).includes(card));
  const cameOrWent = (card: number): boolean =>
    told.some(
      (event) =>
        event.type === 'moved' && event.card === card && !(ROWS.includes(event.from) && ROWS.includes(event.to)),
    );
  // A card that goes to a hand or deck has no number for others; its name is told.
  const leftFrom = (zones: readonly string[], face: string): boolean =>
    told.some(
      (event) =>
        event.type === 'moved' &&
        event.card < 0 &&
        zones.includes(event.from) &&
        (event.face ?? '') === face.replace(' down', ''),
    );
  const isOver = told.some(({ type }) => type === 'combatEnded');
  // The faces of two cards trade places, and the one that is not in play may leave its pile.
  const isTraded = told.some(({ type }) => type === 'leveled' || type === 'transformed');
  // Other levels are shown with the main character (VS-SET-08).
  const isPlaced = (seat: number): boolean =>
    told.some((event) => event.type === 'moved' && event.from === 'levelUp' && event.seat === seat);

  const [were, are] = [charactersOf(before), charactersOf(after)];
  for (const [id, was] of were) {
    const is = are.get(id);
    if (is === undefined) {
      if (!cameOrWent(id) && !leftFrom(ROWS, was.face)) silent.push(`character ${id} is gone`);
      continue;
    }
    if (cameOrWent(id)) continue;
    for (const field of FIELDS) {
      if (was[field] === is[field] || isTold(id, TELLS[field]) || (field === 'role' && isOver)) continue;
      // VS-CTR-03: the state check takes them off in pairs; the pair was told of as it came about.
      if (was.plus - is.plus === was.minus - is.minus && (field === 'plus' || field === 'minus')) continue;
      silent.push(`${field} of ${id}: ${String(was[field])} is now ${String(is[field])}`);
    }
    const worn = [was.equipment?.id, is.equipment?.id];
    if (worn[0] !== worn[1] && !worn.some((card) => card !== undefined && isTold(card, ['moved']))) {
      silent.push(`equipment of ${id}`);
    }
  }
  for (const id of are.keys()) if (!were.has(id) && !cameOrWent(id)) silent.push(`character ${id} is there`);
  after.seats.forEach((is, seat) => {
    const was = before.seats[seat];
    const changed = seatChanges(was, is, told);
    for (const pile of PILES) {
      const [old, now] = [lying(was[pile]), lying(is[pile])];
      for (const [id, face] of old) {
        if (now.get(id) === face || isTraded || isTold(id, ['moved']) || leftFrom([pile], face)) continue;
        changed.push(`${pile}: ${id}`);
      }
      for (const id of now.keys()) {
        if (old.has(id) || isTraded || isTold(id, ['moved']) || (pile === 'levelUp' && isPlaced(seat))) continue;
        changed.push(`${pile}: ${id} is there`);
      }
    }
    silent.push(...changed.map((what) => `seat ${seat}: ${what}`));
  });
  return silent;
}

/** Of the seat itself. A step belongs to all who share the turn, and with it their recruit points. */
function seatChanges(was: Seen, is: Seen, told: readonly VsEvent[]): string[] {
  const changed: string[] = [];
  const has = (types: readonly Type[]): boolean =>
    told.some((event) => types.includes(event.type) && 'seat' in event && event.seat === is.seat);
  const began = told.some(({ type }) => type === 'stepBegan' || type === 'phaseBegan');
  const ended = told.some(({ type }) => type === 'gameEnded');
  if (was.points !== is.points && !began && !has(['gainedPoints', 'spentPoints', 'recruited', 'moved'])) {
    changed.push('points');
  }
  const moves = (zone: string): boolean =>
    told.some((event) => event.type === 'moved' && (event.from === zone || event.to === zone));
  if (was.deck !== is.deck && !has(['drew']) && !moves('deck')) changed.push('deck');
  if (was.hand.count !== is.hand.count && !has(['drew']) && !moves('hand')) changed.push('hand');
  const open = ({ hand, deckKnown }: Seen): string[] =>
    [...hand.known, ...deckKnown].map((card) => JSON.stringify(card));
  // A card that went to the deck lies on top of it until it is put where it belongs: less may be known in the next beat.
  const isMore = open(is).some((card) => !open(was).includes(card));
  const shows = has(['revealed', 'recruited', 'shuffled', 'drew']) || moves('hand') || moves('deck');
  if (isMore && !shows) changed.push('what is known of hand and deck');
  if ((was.out !== is.out || was.place !== is.place) && !has(['eliminated']) && !ended) changed.push('place');
  return changed;
}

const TABLES = [
  ['modern', 2],
  ['mb15', 2],
  ['cr21', 2],
  ['mcu18', 2],
  ['cw', 2],
  ['modern/freeForAll', 3],
  ['cr21/twoHeaded', 4],
] as const;

test.each(TABLES)(
  'in games of %s for %i what a watcher sees change in a beat is told in it',
  { timeout: 240_000 },
  (profile, seats) => {
    const random = new Int32Array(16);
    seedRandom(random, [seats, profile.length, 1, 0]);
    for (let number = 0; number < 6; number++) {
      const state = vs.setup(tableOf(profile, seats, `told-${number}`));
      let before = vs.view(state, 'watcher');
      for (let decision = 0; vs.decision(state) !== undefined && decision < 900; decision++) {
        const choices = listChoices(vs, state);
        const moments = recordMoments(vs, state);
        vs.apply(state, choices[randomBelow(random, choices.length)], moments.events);
        for (const { events, view } of beatsFor(vs, moments, state, 'watcher')) {
          const names = events.map(({ type }) => type).join(' ');
          expect(untold(before, view, events), `game ${number}, decision ${decision}: ${names}`).toEqual([]);
          before = view;
        }
      }
    }
  },
);
