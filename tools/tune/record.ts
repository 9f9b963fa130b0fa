/** A game that was played for tuning, small enough to keep thousands: features are measured when it is played again. */
export interface GameRecord {
  /** Decides on decks and luck; see `tableOf`. */
  readonly number: number;
  readonly seed: number;
  /** Of every decision with more than one option, the place of what was chosen. */
  readonly places: readonly number[];
  /** The chance to win that the deciding side expected there, in percent; 255 where none was estimated. */
  readonly expected: readonly number[];
  /** 1 if the first seat won, 0 if it lost, ½ for a draw. */
  readonly result: number;
}

/** One line of text: places as 16 bits, expectations as 8. */
export function writeRecord({ number, seed, places, expected, result }: GameRecord): string {
  const wide = Buffer.from(Uint16Array.from(places).buffer).toString('base64');
  const narrow = Buffer.from(Uint8Array.from(expected)).toString('base64');
  return JSON.stringify([number, seed, result, wide, narrow]);
}

export function readRecord(line: string): GameRecord {
  const [number, seed, result, wide, narrow] = JSON.parse(line) as [number, number, number, string, string];
  const bytes = Buffer.from(wide, 'base64');
  const places = Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(2 * i));
  return { number, seed, result, places, expected: [...Buffer.from(narrow, 'base64')] };
}
