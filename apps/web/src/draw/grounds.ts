import { between, type Dice, whole } from './random.ts';
import { disc, type Point, polygon, short, star } from './shapes.ts';

export const FIELD_WIDTH = 140;
export const FIELD_HEIGHT = 100;

type Ground = (dice: Dice) => string;

function rays(d: Dice, cx: number, cy: number): string {
  const n = 2 * whole(d, 7, 12);
  const turn = d();
  let path = '';
  for (let i = 0; i < n; i++) {
    const a = ((i + turn) * 2 * Math.PI) / n;
    const b = a + Math.PI / n;
    const at = (t: number): Point => [cx + 190 * Math.cos(t), cy + 190 * Math.sin(t)];
    path += polygon([[cx, cy], at(a), at(b)]);
  }
  return path;
}

/** What is printed in the light ink behind the dots. */
export const GROUNDS: readonly Ground[] = [
  (d) => rays(d, 70, 50),
  (d) => rays(d, 70, 100),
  (d) => rays(d, between(d, 10, 40), between(d, 0, 30)),
  // Rings
  (d) => [92, 74, 56, 38].map((r) => disc(70, 50, r + between(d, -4, 4))).join(''),
  // Speed lines
  (d) =>
    Array.from({ length: 10 }, () => {
      const y = between(d, -10, 130);
      const w = between(d, 1, 6);
      return `M0 ${short(y)}L140 ${short(y - 35)}V${short(y - 35 + w)}Z`;
    }).join(''),
  // Diagonal stripes
  (d) => {
    const w = between(d, 9, 16);
    return Array.from({ length: 14 }, (_, i) =>
      polygon([
        [i * w * 2 - 60, 0],
        [i * w * 2 - 60 + w, 0],
        [i * w * 2 - 110 + w, 100],
        [i * w * 2 - 110, 100],
      ]),
    ).join('');
  },
  // Checks
  (d) => {
    const s = between(d, 15, 24);
    let path = '';
    for (let i = 0; i * s < 140; i++)
      for (let j = i % 2; j * s < 100; j += 2)
        path += polygon([
          [i * s, j * s],
          [i * s + s, j * s],
          [i * s + s, j * s + s],
          [i * s, j * s + s],
        ]);
    return path;
  },
  // A panel cut in two
  (d) =>
    polygon([
      [0, 0],
      [between(d, 84, 120), 0],
      [between(d, 20, 56), 100],
      [0, 100],
    ]),
  // Zigzag
  (d) => {
    const h = between(d, 12, 18);
    return [0, 2, 4, 6]
      .map((row) => {
        const top: Point[] = [];
        for (let i = 0; i <= 10; i++) top.push([i * 14, row * h + (i % 2 === 0 ? 0 : h * 0.8)]);
        return polygon([...top, ...top.toReversed().map(([x, y]): Point => [x, y + h * 0.8])]);
      })
      .join('');
  },
  // Big burst behind
  (d) => star(70, 50, whole(d, 9, 14), 78, 48, between(d, 0, 30)),
];
