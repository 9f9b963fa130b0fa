/** Widths of the letters from space to tilde in hundredths of an em, each as a character 32 above it. */
const ANTON = '77KWN~T5==MD8?7IQAQQQQQQQQ89@?@QvQPOQIHPR7OOHkRQOQPNHOOgPMI@I@OE@PRQRQ<RS8:Q9lRRRRCO?RNfNNGB6BQ';
const CONDENSED = '4<C^Lm\\1??DL5A6IM<LLPLLILK;7LLLLlPONPLJOP7MQKWSONNOLOPQeOOIBIBJJ6MLKLL>LM66M5cMLMM@I=ML]LJEB3BQ';

export type Face = 'display' | 'condensed';

function letterWidth(table: string, letter: string): number {
  // Accents stand over letters of the same width.
  const plain = letter.normalize('NFD').charCodeAt(0);
  const at = plain - 32;
  return (at >= 0 && at < table.length ? table.charCodeAt(at) - 32 : 50) / 100;
}

/** The width of a line in em; condensed names are set in capitals. */
export function lineWidth(text: string, face: Face): number {
  const table = face === 'display' ? ANTON : CONDENSED;
  let width = 0;
  for (const letter of face === 'condensed' ? text.toUpperCase() : text) width += letterWidth(table, letter);
  return width;
}

export interface Room {
  readonly face: Face;
  /** Width of the line, and of one and of two lines the largest letters, all in one unit. */
  readonly width: number;
  readonly oneLine: number;
  readonly twoLines: number;
}

export interface Fit {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Letters narrower than this much of their full size are set on two lines, if there is a place to break. */
const WORTH_BREAKING = 0.82;

/** How a name stands in its room: never cut, broken where that keeps it larger. */
export function fitName(name: string, { face, width, oneLine, twoLines }: Room): Fit {
  const whole = Math.min(oneLine, width / lineWidth(name, face));
  if (whole >= oneLine * WORTH_BREAKING) return { lines: [name], size: whole };
  let best: Fit = { lines: [name], size: whole };
  for (const [first, second] of breaks(name)) {
    const size = Math.min(twoLines, width / Math.max(lineWidth(first, face), lineWidth(second, face)));
    if (size > best.size) best = { lines: [first, second], size };
  }
  return best;
}

/** Between words; inside a hyphened one only where there is no other place. */
function* breaks(name: string): Generator<readonly [string, string]> {
  const isOneWord = !name.includes(' ');
  for (let i = 1; i < name.length - 1; i++) {
    if (name[i] === ' ') yield [name.slice(0, i), name.slice(i + 1)];
    else if (name[i] === '-' && isOneWord) yield [name.slice(0, i + 1), name.slice(i + 1)];
  }
}
