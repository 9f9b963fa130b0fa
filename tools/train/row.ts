import type { Game, Insight, Portrait, Seat } from '@longbox/kernel';

/** Marks of a seat that a row has room for; a position with more is not written. */
export const ROOM = 80;
const HEAD = 12;
export const UNKNOWN = 255;

/** One position as a seat sees it, in a fixed number of bytes; `train.py` reads the same layout. */
export interface Row {
  readonly bytes: Buffer;
  readonly viewer: Seat;
  readonly step: number;
}

export interface RowFacts {
  readonly game: number;
  /** The viewer's deck and the other one. */
  readonly decks: readonly [number, number];
  /** 2 if the viewer won, 1 for a draw, 0. */
  readonly result: number;
  readonly player: number;
  /** From 0 at the beginning to 255 at the end. */
  readonly progress: number;
}

export function insightOf<S>(game: Game<S, unknown, unknown>): { insight: Insight<S>; portrait: Portrait<S> } {
  const { insight } = game;
  if (insight?.portrait === undefined) throw new Error(`${game.name} draws no portrait of a position`);
  return { insight, portrait: insight.portrait };
}

export const bytesOfRow = (features: number): number => HEAD + 2 * features + 2 * 2 * ROOM;

/** Writes down positions: what is measured of both seats, the viewer's first, and their marks, each plus 1. */
export function createRows<S>(game: Game<S, unknown, unknown>) {
  const { insight, portrait } = insightOf(game);
  const count = insight.features.length;
  const features = new Int32Array(count);
  const marks = new Int32Array(portrait.most);

  return {
    /** `expected`: the viewer's chance in half percents, or `UNKNOWN`. */
    note(state: S, viewer: Seat, expected: number, isTurnStart: boolean, step: number): Row | undefined {
      const bytes = Buffer.alloc(bytesOfRow(count));
      bytes[7] = expected;
      bytes[10] = isTurnStart ? 1 : 0;
      for (let side = 0; side < 2; side++) {
        const seat = side === 0 ? viewer : 1 - viewer;
        insight.measure(state, seat, viewer, features);
        for (let i = 0; i < count; i++) bytes.writeInt8(clamp(features[i]), HEAD + side * count + i);
        const drawn = portrait.draw(state, seat, viewer, marks);
        if (drawn > ROOM) return undefined;
        const from = HEAD + 2 * count + side * 2 * ROOM;
        for (let i = 0; i < drawn; i++) bytes.writeUInt16LE(marks[i] + 1, from + 2 * i);
      }
      return { bytes, viewer, step };
    },
    /** Fills in what is known only after the game. */
    finish({ bytes }: Row, { game: number, decks, result, player, progress }: RowFacts): Buffer {
      bytes.writeUInt32LE(number, 0);
      bytes[4] = decks[0];
      bytes[5] = decks[1];
      bytes[6] = result;
      bytes[8] = player;
      bytes[9] = progress;
      return bytes;
    },
  };
}

const clamp = (value: number): number => Math.max(-128, Math.min(127, value));

/** What `train.py` must know of the rows and the words behind their marks. */
export function describeRows<S>(game: Game<S, unknown, unknown>) {
  const { insight, portrait } = insightOf(game);
  return {
    game: game.name,
    catalogue: game.catalogueHash,
    rowBytes: bytesOfRow(insight.features.length),
    head: HEAD,
    room: ROOM,
    features: insight.features,
    weights: insight.weights,
    marks: Array.from({ length: portrait.marks }, (_, mark) => portrait.words(mark)),
  };
}
