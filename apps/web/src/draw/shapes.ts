/** Outlines in a box of 100 by 100, as path data. */
export type Point = readonly [x: number, y: number];

export const short = (n: number): number => Math.round(n * 10) / 10;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The right half given from the middle line, as distances from it; the left is its mirror image. */
export const mirrored = (half: readonly Point[]): string =>
  polygon([...half.map(([x, y]): Point => [50 + x, y]), ...half.toReversed().map(([x, y]): Point => [50 - x, y])]);

export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = -90): string {
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : inner;
    corners.push([cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]);
  }
  return polygon(corners);
}

export function regular(cx: number, cy: number, sides: number, reach: number, turn = -90): string {
  const corners: Point[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = ((turn + (i * 360) / sides) * Math.PI) / 180;
    corners.push([cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]);
  }
  return polygon(corners);
}

export const disc = (cx: number, cy: number, r: number): string =>
  `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

/** Hollow whatever the fill rule: the inner edge runs the other way. */
export const ring = (cx: number, cy: number, r: number, width: number): string => {
  const inner = r - width;
  return `${disc(cx, cy, r)}M${short(cx - inner)} ${short(cy)}a${short(inner)} ${short(inner)} 0 1 1 ${short(2 * inner)} 0a${short(inner)} ${short(inner)} 0 1 1 ${short(-2 * inner)} 0Z`;
};

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

/** A box with round corners. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;

/** A band along a curve, thick in the middle: claws, feathers, waves. */
export function sickle(from: Point, bend: Point, to: Point, thickness: number): string {
  const [x, y] = bend;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const out: Point = [x - (dy / length) * thickness, y + (dx / length) * thickness];
  return `M${short(from[0])} ${short(from[1])}Q${short(x)} ${short(y)} ${short(to[0])} ${short(to[1])}Q${short(out[0])} ${short(out[1])} ${short(from[0])} ${short(from[1])}Z`;
}

/** Part of a ring, from one angle to another (degrees, clockwise from the right). */
export function arcBand(cx: number, cy: number, r: number, width: number, from: number, to: number): string {
  const at = (reach: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(cx + reach * Math.cos(angle))} ${short(cy + reach * Math.sin(angle))}`;
  };
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const inner = r - width;
  return `M${at(r, from)}A${r} ${r} 0 ${isLarge} 1 ${at(r, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, from)}Z`;
}
