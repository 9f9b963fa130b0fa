import type { Mark } from './marks-force.ts';
import { between, whole } from './random.ts';
import { box, disc, mirrored, polygon, regular, short, star } from './shapes.ts';

export const EQUIPMENT: readonly Mark[] = [
  (d) => star(50, 50, whole(d, 8, 12), 44, 34) + disc(50, 50, 24) + regular(50, 50, 6, 13),
  // Gauntlet
  (d) =>
    mirrored([
      [0, 12],
      [between(d, 22, 28), 12],
      [30, 44],
      [22, 56],
      [26, 92],
      [0, 92],
    ]) +
    box(30, 66, 40, 6) +
    disc(50, 34, 9),
  // Canister
  (d) =>
    mirrored([
      [0, 6],
      [8, 6],
      [8, 16],
      [22, 22],
      [22, 92],
      [0, 92],
    ]) + box(32, between(d, 38, 46), 36, 26),
  // Visor
  (d) =>
    mirrored([
      [0, 30],
      [44, between(d, 26, 32)],
      [40, 62],
      [14, 62],
      [0, 54],
    ]) +
    mirrored([
      [0, 38],
      [36, 36],
      [33, 52],
      [0, 47],
    ]),
  // Chip
  (d) =>
    box(24, 24, 52, 52) +
    box(36, 36, 28, 28) +
    [30, 45, 60]
      .map((x) => box(x + between(d, 0, 3), 8, 7, 14) + box(x, 78, 7, 14) + box(8, x, 14, 7) + box(78, x, 14, 7))
      .join(''),
];

/** Plot twists: something happens. */
export const PLOTS: readonly Mark[] = [
  (d) => star(50, 50, whole(d, 10, 15), 46, between(d, 26, 31), between(d, 0, 40)) + star(50, 50, 4, 18, 6, -60),
  // Speech balloon, torn
  (d) =>
    `M8 16H92V66H60L${short(between(d, 36, 48))} 94L42 66H8Z${star(50, 41, whole(d, 5, 8), 20, 9, between(d, -90, -50))}`,
  // Panels flying apart
  (d) =>
    polygon([
      [6, 12],
      [46, 6],
      [44, between(d, 42, 50)],
      [8, 50],
    ]) +
    polygon([
      [54, 8],
      [94, 14],
      [90, 46],
      [52, 42],
    ]) +
    polygon([
      [10, 58],
      [44, 56],
      [46, 92],
      [4, 88],
    ]) +
    polygon([
      [54, 52],
      [88, 56],
      [96, 90],
      [52, 94],
    ]),
  // Two arrows past each other
  (d) => {
    const k = between(d, -6, 6);
    return (
      polygon([
        [6, 30 + k],
        [56, 30 + k],
        [56, 14 + k],
        [94, 38 + k],
        [56, 60 + k],
        [56, 46 + k],
        [6, 46 + k],
      ]) +
      polygon([
        [94, 62],
        [44, 62],
        [44, 52],
        [6, 74],
        [44, 94],
        [44, 80],
        [94, 80],
      ])
    );
  },
  // Cloud of dust
  (d) =>
    [
      [30, 40],
      [52, 28],
      [72, 42],
      [66, 64],
      [42, 68],
      [24, 60],
    ]
      .map(([x, y]) => disc(x + between(d, -3, 3), y, 20))
      .join('') + star(50, 50, 6, 20, 8),
  // Shattered pane
  (d) => {
    const n = whole(d, 6, 8);
    return Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 2 * Math.PI + between(d, -0.1, 0.1);
      const b = a + (1.5 * Math.PI) / n;
      const at = (t: number, r: number): readonly [number, number] => [50 + r * Math.cos(t), 50 + r * Math.sin(t)];
      return polygon([at((a + b) / 2, 8), at(a, between(d, 32, 47)), at(b, between(d, 36, 47))]);
    }).join('');
  },
  // Chain of links
  (d) =>
    [24, 50, 76].map((x, i) => disc(x, 50 + (i - 1) * between(d, 8, 18), 20) + disc(x, 50 + (i - 1) * 13, 11)).join(''),
  // Trap door: nested squares
  (d) => [46, 35, 24, 13].map((r, i) => regular(50, 50, 4, r, i * between(d, 6, 14) - 45)).join(''),
  // Domino of bolts
  (d) =>
    [0, 1, 2]
      .map((i) =>
        polygon([
          [26 + i * 22, 8 + i * 6],
          [10 + i * 22, 52],
          [20 + i * 22, 52],
          [12 + i * 22, between(d, 84, 94)],
          [36 + i * 22, 42],
          [25 + i * 22, 42],
        ]),
      )
      .join(''),
];

/** The powers of Mission Arena's skills that Vs. System has no symbol for. */
export const SCIENCE: readonly Mark[] = [
  // Flask
  (d) =>
    mirrored([
      [0, 8],
      [12, 8],
      [12, 14],
      [8, 18],
      [8, 38],
      [between(d, 30, 36), 82],
      [28, 92],
      [0, 92],
    ]) +
    mirrored([
      [0, 66],
      [19, 66],
      [24, 80],
      [0, 82],
    ]),
  // Helix
  (d) => {
    const rungs = [18, 34, 50, 66, 82].map((y) => box(34, y - 2, 32, 4)).join('');
    const k = between(d, 40, 50);
    return `M30 6C${k} 30 ${k} 40 30 56C20 70 30 84 44 96H34C18 84 10 68 22 52C32 40 30 26 20 6ZM70 6C${100 - k} 30 ${100 - k} 40 70 56C80 70 70 84 56 96H66C82 84 90 68 78 52C68 40 70 26 80 6Z${rungs}`;
  },
  // Atom cage
  (d) =>
    regular(50, 50, 6, 44, between(d, -90, -60)) +
    regular(50, 50, 6, 33, -90) +
    star(50, 50, 3, 26, 9) +
    disc(50, 50, 6),
];

export const MYSTIC: readonly Mark[] = [
  (d) => star(50, 50, 4, 47, between(d, 12, 17)) + star(50, 50, 4, 24, 9, -45),
  // Eye in a triangle
  (d) =>
    `${regular(50, 58, 3, 48)}M28 60C40 ${short(between(d, 44, 50))} 60 46 72 60C60 73 40 73 28 60Z${disc(50, 60, 8)}`,
  // Seal
  (d) => disc(50, 50, 45) + disc(50, 50, 38) + star(50, 50, whole(d, 5, 7), 36, 16) + disc(50, 50, 9),
];

export const COSMIC: readonly Mark[] = [
  // Galaxy
  (d) =>
    disc(50, 50, 12) +
    `M50 50m0 -44a44 44 0 0 1 40 62a34 34 0 0 0 -38 -50ZM50 50m0 44a44 44 0 0 1 -40 -62a34 34 0 0 0 38 50Z${star(82, 82, 4, between(d, 8, 13), 4)}`,
  // Constellation
  (d) => {
    const at = [
      [18, 30],
      [42, 14],
      [58, 46],
      [84, 36],
      [74, 80],
      [34, 78],
    ].map(([x, y]) => [x + between(d, -6, 6), y + between(d, -6, 6)] as const);
    return (
      at.map(([x, y], i) => star(x, y, 4, i % 2 === 0 ? 13 : 9, 4)).join('') +
      at
        .slice(1)
        .map(([x, y], i) =>
          polygon([
            [at[i][0] - 1, at[i][1]],
            [x - 1, y],
            [x + 1, y + 1],
            [at[i][0] + 1, at[i][1] + 1],
          ]),
        )
        .join('')
    );
  },
  (d) => disc(50, 50, 42) + disc(between(d, 56, 64), 44, 34) + star(30, 66, 4, 9, 3),
];

export const TECH: readonly Mark[] = [
  (d) => star(50, 50, whole(d, 9, 12), 45, 36) + disc(50, 50, 27) + star(50, 50, 3, 18, 7) + disc(50, 50, 4),
  // Reactor
  (d) =>
    disc(50, 50, 45) +
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5;
      return disc(50 + 33 * Math.cos(a), 50 + 33 * Math.sin(a), 6);
    }).join('') +
    disc(50, 50, between(d, 16, 20)) +
    regular(50, 50, 3, 14),
  // Robot face
  (d) =>
    mirrored([
      [0, 14],
      [30, 14],
      [38, between(d, 26, 36)],
      [36, 76],
      [26, 90],
      [0, 90],
    ]) +
    box(24, 40, 20, 9) +
    box(56, 40, 20, 9) +
    [34, 45, 56].map((x) => box(x, 70, 7, 10)).join(''),
];
