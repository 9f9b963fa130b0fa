// A small game of our own: docs/your-own-game.md goes through it line by line.
// Two players hold five numbers each. Both bid one in secret, the higher bid scores; most points after five rounds wins.
import {
  ask,
  type CardId,
  type Choice,
  choiceA,
  createGame,
  createMachine,
  endGame,
  type FrameKind,
  type Game,
  HEAD,
  hex,
  type Insight,
  isOver,
  listOffered,
  type Machine,
  offer,
  packChoice,
  pushFrame,
  type Reason,
  type Rules,
  redeal,
  redealUnseen,
  remove,
  report,
  reveal,
  type Seat,
  STEP,
  sha256,
  TableError,
  utf8,
  type Viewer,
} from '@longbox/kernel';

// 1. Words: what is asked, what an option does. The compiler knows them all.
const ASKS = ['bid'] as const;
const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const HAND = 5;
const [BID] = [0];

// 2. State: integers in windows of one block, and ordered zones as lists. Nothing else, so it copies and saves by itself.
export interface BidsState extends Machine {
  readonly asks: typeof ASKS;
  readonly score: Int32Array;
  readonly face: Int32Array;
  readonly owner: Int32Array;
  readonly decks: readonly number[][];
  readonly hands: readonly number[][];
  /** Face down until both have bid. */
  readonly bids: readonly number[][];
  readonly pile: number[];
  sink: BidsEvent[] | undefined;
}

function create(cards: number): BidsState {
  const { machine, windows } = createMachine(ASKS, [2, cards, cards], 7);
  const [score, face, owner] = windows;
  const [, deck0, deck1, hand0, hand1, bid0, bid1, pile] = machine.lists;
  const zones = { decks: [deck0, deck1], hands: [hand0, hand1], bids: [bid0, bid1], pile };
  return { ...machine, score, face, owner, ...zones, sink: undefined };
}

// 3. Events: what happened. The only functions that write the state are the ones that tell of it.
type Told = { readonly card: CardId; readonly face: string };
export type BidsEvent =
  | { readonly type: 'drew' | 'bid'; readonly seat: Seat; readonly card?: Told }
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: Told }
  | { readonly type: 'scored'; readonly seat: Seat };

const tell = (s: BidsState, card: CardId): Told => ({ card, face: FACES[s.face[card]] });

function move(s: BidsState, type: 'drew' | 'bid' | 'showed', card: CardId, from: number[], to: number[]): void {
  remove(from, card);
  to.push(card);
  // Counts what became known to somebody: that decides whether an undo is free.
  if (type !== 'bid') reveal(s);
  report(s.sink, { type, seat: s.owner[card], card: tell(s, card) });
}

function score(s: BidsState, seat: Seat): void {
  s.score[seat]++;
  report(s.sink, { type: 'scored', seat });
}

// 4. Flow: a frame is one suspended step. It asks and returns; the answer brings it a step further.
const round: FrameKind<BidsState> = {
  name: 'round',
  run(s, at) {
    const step = s.stack[at + STEP];
    if (s.hands.every((hand) => hand.length === 0) && step === 0) endGame(s);
    else if (step < 2) ask(s, step, 'bid');
    else {
      const [mine, theirs] = s.bids.map(([card]) => card);
      for (const card of [mine, theirs]) move(s, 'showed', card, s.bids[s.owner[card]], s.pile);
      if (s.face[mine] !== s.face[theirs]) score(s, s.face[mine] > s.face[theirs] ? 0 : 1);
      s.stack[at + STEP] = 0;
    }
  },
  list(s, at) {
    for (const card of s.hands[s.stack[at + STEP]]) offer(s, packChoice(BID, card));
  },
  answer(s, at, choice) {
    const card = choiceA(choice);
    move(s, 'bid', card, s.hands[s.owner[card]], s.bids[s.owner[card]]);
    s.stack[at + STEP]++;
  },
};

// 5. What leaves the game: a view made from nothing, and events with what a viewer may not know left out.
const view = (s: BidsState, viewer: Viewer) => ({
  score: Array.from(s.score),
  left: s.hands.map((hand) => hand.length),
  hasBid: s.bids.map((bid) => bid.length > 0),
  hand: viewer === 'watcher' ? [] : s.hands[viewer].map((card) => tell(s, card)),
  bid: viewer === 'watcher' ? [] : s.bids[viewer].map((card) => tell(s, card)),
  pile: s.pile.map((card) => tell(s, card)),
});
export type BidsView = ReturnType<typeof view>;

const because = (code: string): Reason => ({ code, rules: [`bids.${code}`] });

// 6. What the computer knows of good play: a feature with its weight, and principles that rank options.
const insight: Insight<BidsState> = {
  features: ['score', 'strength'],
  weights: [900, 60],
  measure(s, seat, viewer, out) {
    out[0] = s.score[seat];
    out[1] = seat === viewer ? s.hands[seat].reduce((sum, card) => sum + s.face[card], 0) : 4 * s.hands[seat].length;
  },
  side: (_s, seat) => seat,
  principles: ['bidsHigh'],
  judge(s, choices, count, scores, why) {
    for (let i = 0; i < count; i++) [scores[i], why[i]] = [s.face[choiceA(choices[i])], 0];
  },
  archetypes: [{ name: 'all', cards: FACES }],
  face: (s, card) => s.face[card],
  knows: (s, card, viewer) => s.pile.includes(card) || s.hands[viewer].includes(card) || s.bids[viewer].includes(card),
};

export const rules: Rules<BidsState, BidsEvent, BidsView, { ask: 'bid'; verb: 'bid' }> = {
  name: 'bids',
  profiles: ['plain'],
  catalogueHash: hex(sha256(utf8(FACES.join()))),
  kinds: [round],
  blank: ({ seats }) => create(seats.reduce((sum, { deck }) => sum + deck.length, 0)),
  twin: (s) => create(s.face.length),
  begin(s, { seats }) {
    const isRight = seats.length === 2 && seats.every(({ deck }) => deck.length >= HAND && deck.every(isFace));
    if (!isRight)
      throw new TableError([{ code: 'table', rules: [], text: 'expected two decks of five numbers or more' }]);
    let card = 0;
    for (const [seat, { deck }] of seats.entries()) {
      for (const key of deck) {
        s.face[card] = FACES.indexOf(key);
        s.owner[card] = seat;
        s.decks[seat].push(card++);
      }
      // A shuffle deals faces over ids, so that nobody can follow a card through it.
      redeal(s.random, [s.decks[seat]], [s.face]);
      for (const drawn of s.decks[seat].slice(0, HAND)) move(s, 'drew', drawn, s.decks[seat], s.hands[seat]);
    }
    pushFrame(s, 0);
  },
  listen: (s, sink) => {
    s.sink = sink;
  },
  result(s) {
    if (!isOver(s)) return undefined;
    const places = Array.from(s.score, (mine) => 1 + s.score.filter((other) => other > mine).length);
    return { places, reason: because('mostPoints') };
  },
  view,
  redact(event, viewer) {
    const isSecret = (event.type === 'drew' || event.type === 'bid') && event.seat !== viewer;
    return isSecret ? { type: event.type, seat: event.seat } : event;
  },
  // Deals everything this viewer cannot see anew: search never peeks, and the conformance suite proves that nothing leaks.
  imagine(s, viewer) {
    for (const seat of [0, 1]) {
      const unseen = seat === viewer ? [s.decks[seat]] : [s.decks[seat], s.hands[seat], s.bids[seat]];
      redealUnseen(s.random, unseen, [s.face]);
    }
  },
  option: (_s, choice: Choice) => ({ verb: 'bid', card: choiceA(choice) }),
  explain(s, seat, { verb, card = 0 }) {
    if (verb !== 'bid' || s.head[HEAD.seat] !== seat) return [because('notNow')];
    return listOffered(s, rules.kinds).includes(packChoice(BID, card)) ? [] : [because('notInHand')];
  },
  insight,
};

const isFace = (key: string): boolean => FACES.includes(key);

export const bids: Game<BidsState, BidsEvent, BidsView> = createGame(rules);

/** A table for any seed. */
export const bidsTable = (seed: string) => ({
  game: 'bids',
  profile: 'plain',
  seed,
  seats: [{ deck: FACES }, { deck: FACES }],
});
