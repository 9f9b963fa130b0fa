// The smallest game that uses all of the kernel. You draw a card and play one; standing cards ring after every play, in
// the order the turn player likes; first to the goal, or most points when a deck runs out.
import * as k from '@longbox/kernel';
import { toyInsight } from './toy-insight.ts';
import { TOY_ASKS, TOY_FACES, TOY_VERBS } from './toy-words.ts';

export { TOY_FACES };

const [BELL, COIN, MAGPIE, SCOUT, SPY] = TOY_FACES.keys();
const [PASS, PLAY, CHOOSE_CARD, CHOOSE_SEAT, RING] = TOY_VERBS.keys();
const [TURN, EFFECT, TRIGGERS] = [0, 1, 2];
const [INFO_TURN, INFO_GOAL] = [0, 1];
const GOALS: Readonly<Record<string, number>> = { short: 6, long: 9999 };
const [RINGS, MOST_STANDING] = [2, 3];

type Columns = Readonly<Record<'info' | 'score' | 'face' | 'owner' | 'rings', Int32Array>>;
type Lists = Readonly<Record<'standing' | 'pile' | 'waiting', number[]> & Record<'decks' | 'hands', number[][]>>;
export type ToyState = k.Machine &
  Columns &
  Lists & { readonly asks: typeof TOY_ASKS; sink: k.Sink<ToyEvent> | undefined };
type Move = 'drew' | 'hid' | 'played' | 'discarded';
export type ToyCard = { readonly card: k.CardId; readonly face: string };
export type ToyEvent =
  | { readonly type: Move | 'rang'; readonly seat: k.Seat; readonly card?: ToyCard }
  | { readonly type: 'scored'; readonly seat: k.Seat; readonly by: number };
export type ToyView = ReturnType<typeof view>;

function create(seats: number, cards: number): ToyState {
  const { machine, windows } = k.createMachine(TOY_ASKS, [2, seats, cards, cards, cards], 3 + 2 * seats);
  const [info, score, face, owner, rings] = windows;
  const [, standing, pile, waiting, ...hidden] = machine.lists;
  const [decks, hands] = [hidden.slice(0, seats), hidden.slice(seats)];
  return { ...machine, info, score, face, owner, rings, standing, pile, waiting, decks, hands, sink: undefined };
}

const show = (s: ToyState, card: k.CardId): ToyCard => ({ card, face: TOY_FACES[s.face[card]] });
const addScore = (s: ToyState, seat: k.Seat, by: number): void => {
  s.score[seat] += by;
  k.report(s.sink, { type: 'scored', seat, by });
};
const isStanding = (s: ToyState, card: k.CardId): boolean => s.face[card] === BELL || s.face[card] === MAGPIE;
const isOpenTo = (s: ToyState, spy: k.Seat, seat: k.Seat): boolean => seat !== spy && s.hands[seat].length > 0;

function move(s: ToyState, type: Move, card: k.CardId, from: number[], to: number[]): void {
  k.remove(from, card);
  to.splice(type === 'hid' ? 0 : to.length, 0, card);
  if (type !== 'hid') k.reveal(s);
  k.report(s.sink, { type, seat: s.owner[card], card: show(s, card) });
}

function draw(s: ToyState, seat: k.Seat, count: number): void {
  const deck = s.decks[seat];
  for (let i = Math.min(count, deck.length); i > 0; i--) move(s, 'drew', deck[deck.length - 1], deck, s.hands[seat]);
}

function ring(s: ToyState, card: k.CardId): void {
  k.remove(s.waiting, card);
  k.report(s.sink, { type: 'rang', seat: s.owner[card], card: show(s, card) });
  if (--s.rings[card] === 0 && k.remove(s.standing, card)) s.pile.push(card);
  if (s.face[card] === MAGPIE) {
    let richest = s.owner[card] === 0 ? 1 : 0;
    for (let i = 0; i < s.score.length; i++) if (i !== s.owner[card] && s.score[i] > s.score[richest]) richest = i;
    if (s.score[richest] === 0) return;
    addScore(s, richest, -1);
  }
  addScore(s, s.owner[card], 1);
}

const places = (s: ToyState) => Array.from(s.score, (mine) => 1 + s.score.filter((other) => other > mine).length);
const because = (code: string): k.Reason => ({ code, rules: [`toy.${code}`] });
const [NOT_NOW, NOT_IN_HAND, TOO_MANY_STANDING] = ['notNow', 'notInHand', 'tooManyStanding'].map(because);

/** The one predicate behind listing and explaining. */
function whyNotPlay(s: ToyState, seat: k.Seat, card: k.CardId): k.Reason | undefined {
  if (s.head[k.HEAD.seat] !== seat || s.stack[s.stack.length - k.FRAME] !== TURN) return NOT_NOW;
  if (!s.hands[seat].includes(card)) return NOT_IN_HAND;
  const mine = isStanding(s, card) ? s.standing.filter((other) => s.owner[other] === seat).length : 0;
  return mine < MOST_STANDING ? undefined : TOO_MANY_STANDING;
}

const turn: k.FrameKind<ToyState> = {
  name: 'turn',
  run(s) {
    const seat = (s.info[INFO_TURN] + 1) % s.score.length;
    if (s.score[s.info[INFO_TURN]] >= s.info[INFO_GOAL] || s.decks[seat].length === 0) return k.endGame(s);
    s.info[INFO_TURN] = seat;
    draw(s, seat, 1);
    k.ask(s, seat, 'playOrPass');
  },
  list(s) {
    const seat = s.info[INFO_TURN];
    k.offer(s, k.packChoice(PASS));
    for (const card of s.hands[seat]) if (!whyNotPlay(s, seat, card)) k.offer(s, k.packChoice(PLAY, card));
  },
  answer(s, _at, choice) {
    if (k.choiceKind(choice) === PASS) return;
    const card = k.choiceA(choice);
    s.rings[card] = isStanding(s, card) ? RINGS : 0;
    move(s, 'played', card, s.hands[s.owner[card]], s.rings[card] > 0 ? s.standing : s.pile);
    k.pushFrame(s, TRIGGERS, card);
    k.pushFrame(s, EFFECT, card);
  },
};

const effect: k.FrameKind<ToyState> = {
  name: 'effect',
  run(s, at) {
    const card = s.stack[at + k.ARG];
    const [seat, face, step] = [s.owner[card], s.face[card], s.stack[at + k.STEP]++];
    if (face === COIN) addScore(s, seat, 1);
    if (face === SCOUT && step === 0) draw(s, seat, 2);
    if (face === SCOUT && step === 0 && s.hands[seat].length > 0) k.ask(s, seat, 'chooseCard', card);
    else if (face !== SPY || step === 2 || !s.hands.some((_, to) => isOpenTo(s, seat, to))) k.popFrame(s);
    else if (step === 0) k.ask(s, seat, 'chooseNumber', card);
    else k.ask(s, s.stack[at + k.ARG + 1], 'chooseCard', card);
  },
  list(s) {
    const seat = s.head[k.HEAD.seat];
    if (s.asks[s.head[k.HEAD.ask]] === 'chooseCard') {
      for (const card of s.hands[seat]) k.offer(s, k.packChoice(CHOOSE_CARD, card));
    } else for (const to of s.hands.keys()) if (isOpenTo(s, seat, to)) k.offer(s, k.packChoice(CHOOSE_SEAT, to));
  },
  answer(s, at, choice) {
    const chosen = k.choiceA(choice);
    const seat = s.owner[chosen];
    if (k.choiceKind(choice) === CHOOSE_SEAT) s.stack[at + k.ARG + 1] = chosen;
    else if (s.face[s.stack[at + k.ARG]] === SPY) move(s, 'discarded', chosen, s.hands[seat], s.pile);
    else move(s, 'hid', chosen, s.hands[seat], s.decks[seat]);
  },
};

const triggers: k.FrameKind<ToyState> = {
  name: 'triggers',
  run(s, at) {
    if (s.stack[at + k.STEP]++ === 0) s.waiting.push(...s.standing.filter((card) => card !== s.stack[at + k.ARG]));
    if (s.waiting.length > 1) k.ask(s, s.info[INFO_TURN], 'orderTriggers');
    else if (s.waiting.length === 1) ring(s, s.waiting[0]);
    else k.popFrame(s);
  },
  list(s) {
    for (const card of s.waiting) k.offer(s, k.packChoice(RING, card));
  },
  answer: (s, _at, choice) => ring(s, k.choiceA(choice)),
};

const view = (s: ToyState, viewer: k.Viewer) => ({
  turn: s.info[INFO_TURN],
  seats: s.hands.map((hand, i) => ({ score: s.score[i], deck: s.decks[i].length, hand: hand.length })),
  hand: viewer === 'watcher' ? [] : s.hands[viewer].map((card) => show(s, card)),
  standing: s.standing.map((card) => ({ ...show(s, card), owner: s.owner[card], rings: s.rings[card] })),
  pile: s.pile.map((card) => show(s, card)),
});

export const toyRules: k.Rules<ToyState, ToyEvent, ToyView> = {
  name: 'toy',
  profiles: Object.keys(GOALS),
  catalogueHash: k.hex(k.sha256(k.utf8(TOY_FACES.join()))),
  kinds: [turn, effect, triggers],
  blank: ({ seats }) => create(seats.length, k.totalLength(seats.map((seat) => seat.deck.length))),
  twin: (s) => create(s.score.length, s.face.length),
  begin(s, table) {
    const isKnown = table.seats.every(({ deck }) => deck.every((key) => TOY_FACES.includes(key)));
    const fits = isKnown && [2, 3, 4].includes(table.seats.length) && table.profile in GOALS;
    if (!fits) throw new k.TableError([{ code: 'table', rules: [], text: 'expected 2 to 4 seats with known cards' }]);
    s.info.set([k.NONE, GOALS[table.profile]]);
    let card = 0;
    for (const [seat, { deck }] of table.seats.entries()) {
      for (const key of deck) {
        s.face[card] = TOY_FACES.indexOf(key);
        s.owner[card] = seat;
        s.decks[seat].push(card++);
      }
      k.redeal(s.random, [s.decks[seat]], [s.face]);
      draw(s, seat, 2);
    }
    k.pushFrame(s, TURN);
  },
  listen: (s, sink) => {
    s.sink = sink;
  },
  result: (s) => (k.isOver(s) ? { places: places(s), reason: because('mostPoints') } : undefined),
  view,
  redact(event, viewer) {
    const isHidden = (event.type === 'drew' || event.type === 'hid') && event.seat !== viewer;
    return isHidden ? { type: event.type, seat: event.seat } : event;
  },
  imagine(s, viewer) {
    for (const i of s.hands.keys())
      k.redealUnseen(s.random, i === viewer ? [s.decks[i]] : [s.decks[i], s.hands[i]], [s.face]);
  },
  option(_s, choice) {
    const verb = TOY_VERBS[k.choiceKind(choice)];
    if (verb === 'pass') return { verb };
    return verb === 'chooseSeat' ? { verb, seat: k.choiceA(choice) } : { verb, card: k.choiceA(choice) };
  },
  explain(s, seat, { verb, card = k.NONE, seat: to = card }) {
    if (verb === 'play') return [whyNotPlay(s, seat, card)].filter((reason) => reason !== undefined);
    const choice = k.packChoice(TOY_VERBS.indexOf(verb), verb === 'pass' ? 0 : to);
    return s.head[k.HEAD.seat] === seat && k.listOffered(s, toyRules.kinds).includes(choice) ? [] : [NOT_NOW];
  },
};

export const toyForesight: k.OwnForesight<ToyState> = {
  settle: () => undefined,
  fightOut: (_game, state) => state,
  learns: (before, after, seat) => after.hands[seat].some((card) => before.decks.some((deck) => deck.includes(card))),
};

export const toyGame: k.Game<ToyState, ToyEvent, ToyView> = k.createGame({
  ...toyRules,
  insight: toyInsight,
  foresight: toyForesight,
});
