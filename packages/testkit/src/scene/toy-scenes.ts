import { ask, type CardId, NONE, pushFrame, type Seat, type Table } from '@longbox/kernel';
import { TOY_FACES, type ToyState, toyGame } from '../toy-game.ts';
import { TOY_ASKS } from '../toy-words.ts';
import type { SceneAdapter, Stage } from './adapter.ts';
import type { CardSpec, Position } from './format.ts';
import { makeStage, type StateReader } from './stage.ts';
import type { Place } from './tree.ts';

const TURN_FRAME = 0;
const RINGS = 2;

export const toyScenes = {
  game: 'toy',
  profiles: toyGame.profiles,
  profile: 'short',
  asks: TOY_ASKS,
  verbs: {
    pass: { summary: 'Play nothing this turn.' },
    play: { summary: 'Play a card from hand.', words: ['card'] },
    choose: {
      summary: 'Choose a card or a seat.',
      usage: 'CARD or SEAT',
      means: ['chooseCard', 'chooseSeat'],
      words: ['card', 'seat'],
    },
    order: {
      summary: 'Let standing cards ring in this order.',
      means: ['ring'],
      words: ['card'],
      goesOn: ['order'],
      ordered: true,
    },
  },
  zones: {
    hand: { summary: 'Cards only their seat sees.' },
    deck: { summary: 'Cards nobody sees.', ordered: true },
    standing: { summary: 'Bells and magpies that will ring.' },
    pile: { summary: 'Cards that are spent.' },
  },
  cardFacts: {
    zone: {
      kind: 'word',
      summary: 'Where it is.',
      words: ['hand', 'deck', 'standing', 'pile'],
      quiet: true,
      readOnly: true,
    },
    rings: { kind: 'number', summary: 'How often it will still ring.', rest: 0 },
  },
  seatFacts: { score: { kind: 'number', summary: 'Points.', rest: 0 } },
  tableFacts: { turn: { kind: 'seat', summary: 'The seat whose turn it is.' } },
  filler: 'coin',
  keysOf: (name) => TOY_FACES.filter((face) => face === name),
  cardNames: () => TOY_FACES,
  layOut,
} as const satisfies SceneAdapter;

function layOut(position: Position, problem: (place: Place, text: string) => void): Stage | undefined {
  const { seats, facts } = position;
  if (seats.length < 2 || seats.length > 4) {
    problem(position.place, `the game toy has 2 to 4 seats, not ${seats.length}`);
    return undefined;
  }
  const all = seats.map(({ zones }) => [zones.deck, zones.hand, zones.standing, zones.pile].flat());
  const table: Table = {
    game: 'toy',
    profile: position.profile,
    seed: position.seed,
    seats: seats.map(({ name }, i) => ({ name, deck: all[i].map((spec) => spec.key) })),
  };
  const state = toyGame.setup(table);
  for (const list of state.lists) list.length = 0;
  const labels = new Map<string, CardId>();
  let next = 0;
  const put = (seat: Seat, spec: CardSpec, list: number[]): void => {
    state.face[next] = TOY_FACES.indexOf(spec.key);
    state.owner[next] = seat;
    state.rings[next] = list === state.standing ? Number(spec.facts.rings ?? RINGS) : 0;
    if (list !== state.standing && spec.facts.rings !== undefined) problem(spec.place, 'only standing cards ring');
    if (spec.label !== undefined) labels.set(spec.label, next);
    list.push(next++);
  };
  for (const [seat, { zones, facts: own }] of seats.entries()) {
    // A deck is drawn from its end.
    for (const spec of zones.deck.toReversed()) put(seat, spec, state.decks[seat]);
    for (const spec of zones.hand) put(seat, spec, state.hands[seat]);
    for (const spec of zones.standing) put(seat, spec, state.standing);
    for (const spec of zones.pile) put(seat, spec, state.pile);
    state.score[seat] = Number(own.score ?? 0);
  }
  const turn = Number(facts.turn ?? 0);
  state.info[0] = turn;
  state.head.fill(0);
  pushFrame(state, TURN_FRAME);
  ask(state, turn, 'playOrPass');
  state.offeredAt = NONE;
  return makeStage({ game: toyGame, table, state, reader, labels });
}

const zoneOf = (s: ToyState, card: CardId): string => {
  const owner = s.owner[card];
  if (s.hands[owner].includes(card)) return 'hand';
  if (s.decks[owner].includes(card)) return 'deck';
  return s.standing.includes(card) ? 'standing' : 'pile';
};

const listOf = (s: ToyState, seat: Seat, zone: string): readonly CardId[] => {
  if (zone === 'hand') return s.hands[seat];
  if (zone === 'deck') return s.decks[seat].toReversed();
  return (zone === 'standing' ? s.standing : s.pile).filter((card) => s.owner[card] === seat);
};

const reader: StateReader<ToyState> = {
  cards: (s) => [...s.face.keys()],
  nameOf: (s, card) => TOY_FACES[s.face[card]],
  keyOf: (s, card) => TOY_FACES[s.face[card]],
  holderOf: (s, card) => s.owner[card],
  sees(s, viewer, card) {
    const { hand, standing, pile } = toyGame.view(s, viewer);
    return [...hand, ...standing, ...pile].some((shown) => shown.card === card);
  },
  zone: listOf,
  cardFacts: (s, card) => ({ zone: zoneOf(s, card), rings: s.rings[card] }),
  seatFacts: (s, seat) => ({ score: s.score[seat] }),
  tableFacts: (s) => ({ turn: s.info[0] }),
  identity: (s) => [s.face],
};
