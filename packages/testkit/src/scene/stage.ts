import {
  type CardId,
  type Game,
  type Machine,
  type Seat,
  scriptLeft,
  scriptRandom,
  swapIdentities,
  type Table,
  type Viewer,
} from '@longbox/kernel';
import type { Facts, Offered, Stage } from './adapter.ts';

/** How scenes read a game's state. */
export interface StateReader<S> {
  cards(state: S): readonly CardId[];
  nameOf(state: S, card: CardId): string;
  keyOf(state: S, card: CardId): string;
  holderOf(state: S, card: CardId): Seat;
  /** Whether the viewer can tell which card this is; must follow from the game's view. */
  sees(state: S, viewer: Viewer, card: CardId): boolean;
  /** Cards from the top. */
  zone(state: S, seat: Seat, zone: string): readonly CardId[];
  cardFacts(state: S, card: CardId): Facts;
  seatFacts(state: S, seat: Seat): Facts;
  tableFacts(state: S): Facts;
  /** What a seat may do at any time; see `Stage.always`. */
  always?(state: S, seat: Seat): readonly Offered[];
  /** Columns that say who a card is; what a shuffle permutes. */
  identity(state: S): readonly Int32Array[];
}

export interface StageParts<S extends Machine, Event, View> {
  readonly game: Game<S, Event, View>;
  readonly table: Table;
  readonly state: S;
  readonly reader: StateReader<S>;
  readonly labels: ReadonlyMap<string, CardId>;
  /** Keys of the labelled cards, to notice when a shuffle has put another card under the id. */
  readonly keys?: ReadonlyMap<string, string>;
}

export function makeStage<S extends Machine, Event, View>(parts: StageParts<S, Event, View>): Stage {
  const { game, table, state, reader } = parts;
  let labels = new Map(parts.labels);
  const keys = parts.keys ?? new Map([...labels].map(([label, card]) => [label, reader.keyOf(state, card)]));
  const buffer: { ints: Int32Array } = { ints: new Int32Array(64) };

  return {
    table,
    labels: () => new Map([...labels].filter(([label, card]) => keys.get(label) === reader.keyOf(state, card))),
    decision: () => game.decision(state),
    options() {
      const count = game.decision(state)?.count ?? 0;
      if (count > buffer.ints.length) buffer.ints = new Int32Array(2 * count);
      game.choices(state, buffer.ints);
      return Array.from(buffer.ints.subarray(0, count), (choice) => ({ choice, option: game.option(state, choice) }));
    },
    always: (seat) => reader.always?.(state, seat) ?? [],
    apply: (choice) => game.apply(state, choice),
    explain: (seat, intent) => game.explain(state, seat, intent),
    result: () => game.result(state),
    view: (viewer) => game.view(state, viewer),
    sees: (viewer, card) => reader.sees(state, viewer, card),

    cards: () => reader.cards(state),
    nameOf: (card) => reader.nameOf(state, card),
    keyOf: (card) => reader.keyOf(state, card),
    holderOf: (card) => reader.holderOf(state, card),
    zone: (seat, zone) => reader.zone(state, seat, zone),
    cardFacts: (card) => reader.cardFacts(state, card),
    seatFacts: (seat) => reader.seatFacts(state, seat),
    tableFacts: () => reader.tableFacts(state),

    script: (results) => scriptRandom(state.random, results),
    scriptLeft: () => scriptLeft(state.random),
    arrange(seat, zone, cards) {
      const moved = arrange(reader.zone(state, seat, zone), cards, reader.identity(state));
      labels = new Map([...labels].map(([label, card]) => [label, moved.get(card) ?? card]));
    },
    clone: () => makeStage({ ...parts, state: game.clone(state), labels, keys }),
    hand: (to) => to(game as Game<S, unknown, unknown>, state),
    save: () => game.save(state),
    fault: () => faultOf(parts),
  };
}

/** Identities move, ids stay, as in a shuffle. Answers where each card has gone. */
function arrange(
  pile: readonly CardId[],
  cards: readonly CardId[],
  identity: readonly Int32Array[],
): ReadonlyMap<CardId, CardId> {
  const now = new Map<CardId, CardId>();
  for (const [i, card] of cards.entries()) {
    const [top, from] = [pile[i], now.get(card) ?? card];
    if (top === from) continue;
    swapIdentities(top, from, identity);
    const displaced = pile.find((other) => (now.get(other) ?? other) === top);
    if (displaced !== undefined) now.set(displaced, from);
    now.set(card, top);
  }
  return now;
}

function faultOf<S extends Machine, Event, View>({
  game,
  table,
  state,
}: StageParts<S, Event, View>): string | undefined {
  const before = game.fingerprint(state);
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(state))), table);
  if (game.fingerprint(loaded) !== before) return 'the state does not save and load to the same hash';
  if (game.fingerprint(game.clone(state)) !== before) return 'the clone of the state has another hash';
  return undefined;
}
