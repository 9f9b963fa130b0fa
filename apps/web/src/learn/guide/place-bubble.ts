export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const around = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const GAP = 18;
const EDGE = 8;
/** Places are tried this far apart. */
const STEP = 24;

const middleOf = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

/** What covering a pixel counts as, in pixels of distance: of what is lit, and of what should stay in sight beside it. */
const LIT = 1000;
const NEEDED = 4;
/** Of cards, which are better seen. */
const SEEN = 0.06;

const widened = ({ left, top, width, height }: Box): Box => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** Where the bubble stands: as near as it can to what is meant first, over nothing that is lit or needed if there is such a place, and few cards. */
export function placeBubble(
  lit: readonly Box[],
  needed: readonly Box[],
  cards: readonly Box[],
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const [right, bottom] = [screen.width - size.width - EDGE, screen.height - size.height - EDGE];
  const [first] = lit;
  if (first === undefined) return { left: Math.max(EDGE, screen.width / 2 - size.width / 2), top: screen.height * 0.3 };
  const wide = lit.map(widened);
  const [x, y] = middleOf(first);
  let best = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (let top = EDGE; top <= Math.max(EDGE, bottom); top += STEP) {
    for (let left = EDGE; left <= Math.max(EDGE, right); left += STEP) {
      const place = { left, top, width: size.width, height: size.height };
      const [ownX, ownY] = middleOf(place);
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
      const far = Math.hypot(ownX - x, ownY - y);
      const cost = LIT * covered(wide) + NEEDED * covered(needed) + SEEN * covered(cards) + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
