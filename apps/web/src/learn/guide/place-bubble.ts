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

/** Where the bubble stands: beside what is lit if it can, never over it if there is any other place. */
export function placeBubble(
  lit: readonly Box[],
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const fit = (left: number, top: number): Box => ({
    ...size,
    left: Math.max(EDGE, Math.min(left, screen.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - size.height - EDGE)),
  });
  const [first] = lit;
  if (first === undefined) return fit(screen.width / 2 - size.width / 2, screen.height * 0.3);
  const middle = first.top + first.height / 2 - size.height / 2;
  const centre = first.left + first.width / 2 - size.width / 2;
  const whole = around(lit) ?? first;
  const places = [
    fit(first.left + first.width + GAP, middle),
    fit(first.left - size.width - GAP, middle),
    fit(centre, first.top - size.height - GAP),
    fit(centre, first.top + first.height + GAP),
    fit(whole.left + whole.width + GAP, middle),
    fit(whole.left - size.width - GAP, middle),
    fit(centre, whole.top - size.height - GAP),
    fit(centre, whole.top + whole.height + GAP),
    fit(EDGE, EDGE),
    fit(screen.width, EDGE),
  ];
  const covered = (place: Box): number => lit.reduce((sum, box) => sum + overlap(place, box), 0);
  let best = places[0];
  for (const place of places) if (covered(place) < covered(best)) best = place;
  return { left: best.left, top: best.top };
}
