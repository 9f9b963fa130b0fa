import type { Mark } from './marks-force.ts';
import { between, whole } from './random.ts';
import { box, disc, mirrored, type Point, polygon, regular, short, sickle, star } from './shapes.ts';

/** Intellect: sight, order, craft. */
export const INTELLECT: readonly Mark[] = [
  // Eye
  (d) => {
    const open = between(d, 20, 30);
    return `M6 50C26 ${short(50 - open)} 74 ${short(50 - open)} 94 50C74 ${short(50 + open)} 26 ${short(50 + open)} 6 50Z${disc(50, 50, 16)}${star(50, 50, whole(d, 3, 5), 11, 4)}`;
  },
  // Orbits
  () =>
    `${disc(50, 50, 13)}M6 50C6 34 94 34 94 50C94 66 6 66 6 50ZM13 50C13 60 87 60 87 50C87 40 13 40 13 50ZM50 6C66 6 66 94 50 94C34 94 34 6 50 6ZM50 13C40 13 40 87 50 87C60 87 60 13 50 13Z`,
  // Gem
  (d) =>
    mirrored([
      [0, 8],
      [between(d, 24, 32), 18],
      [38, 42],
      [0, 94],
    ]) +
    polygon([
      [50, 20],
      [65, 42],
      [50, 76],
      [35, 42],
    ]),
  // Hourglass
  (d) =>
    mirrored([
      [0, 8],
      [30, 8],
      [30, 18],
      [6, 50],
      [30, 82],
      [30, 92],
      [0, 92],
    ]) +
    polygon([
      [38, 84],
      [62, 84],
      [50, between(d, 64, 72)],
    ]) +
    box(24, 12, 52, 4),
  // Key
  (d) =>
    `${disc(50, 26, 20)}${disc(50, 26, between(d, 8, 12))}${box(45, 44, 10, 48)}${box(55, 62, 14, 8)}${box(55, 78, 18, 9)}`,
  // Circuit
  (d) => {
    const k = between(d, -6, 6);
    return (
      regular(50, 50, 6, 24) +
      [0, 60, 120, 180, 240, 300]
        .map((a) => {
          const rad = ((a + k) * Math.PI) / 180;
          const at = (r: number, o: number): Point => [
            50 + r * Math.cos(rad) - o * Math.sin(rad),
            50 + r * Math.sin(rad) + o * Math.cos(rad),
          ];
          const tip = at(40, 0);
          return polygon([at(26, -2.5), at(36, -2.5), at(36, 2.5), at(26, 2.5)]) + disc(tip[0], tip[1], 6);
        })
        .join('') +
      regular(50, 50, 6, 11)
    );
  },
  // Open book
  (d) =>
    mirrored([
      [0, 28],
      [20, between(d, 18, 24)],
      [44, 22],
      [44, 74],
      [20, 72],
      [0, 82],
    ]) + box(49, 30, 2, 46),
  // Chess rook
  (d) =>
    mirrored([
      [0, 26],
      [6, 26],
      [6, 12],
      [14, 12],
      [14, 26],
      [20, 26],
      [20, 12],
      [28, 12],
      [28, 36],
      [18, 42],
      [between(d, 18, 22), 72],
      [32, 80],
      [32, 92],
      [0, 92],
    ]),
];

/** Humanity: courage and ordinary things. */
export const HUMANITY: readonly Mark[] = [
  (d) => star(50, 52, whole(d, 5, 6), 45, between(d, 16, 22)) + disc(50, 52, 7),
  // Heart
  (d) =>
    `M50 90C18 66 8 48 8 ${short(between(d, 30, 36))}A22 22 0 0 1 50 26A22 22 0 0 1 92 ${short(between(d, 30, 36))}C92 48 82 66 50 90Z${star(50, 48, 4, 15, 6)}`,
  // Torch
  (d) =>
    `M50 4C60 18 68 24 64 38C62 46 56 48 50 48C44 48 38 46 36 38C33 26 46 22 50 4Z${mirrored([
      [0, 52],
      [between(d, 14, 18), 52],
      [7, 94],
      [0, 96],
    ])}`,
  // Open hand
  () => `M30 92V66L18 50L26 44L36 54V18H44V48H47V10H55V48H58V15H66V50H69V26H77V68L68 92Z`,
  // Badge
  (d) => regular(50, 50, whole(d, 8, 12), 42) + star(50, 50, 5, 26, 11) + disc(50, 50, 5),
  // Tower
  (d) =>
    mirrored([
      [0, 8],
      [between(d, 10, 14), 14],
      [10, 30],
      [16, 36],
      [12, 44],
      [22, 92],
      [0, 92],
    ]) +
    mirrored([
      [0, 70],
      [7, 72],
      [8, 92],
      [0, 92],
    ]),
];

/** Alien: what came from elsewhere. */
export const ALIEN: readonly Mark[] = [
  // Long head
  (d) =>
    `${mirrored([
      [0, 8],
      [24, 12],
      [between(d, 32, 40), 34],
      [28, 62],
      [12, 86],
      [0, 92],
    ])}M57 46C68 42 76 46 77 52C70 62 60 62 57 46ZM43 46C32 42 24 46 23 52C30 62 40 62 43 46Z`,
  // Ringed planet
  (d) => {
    const tilt = between(d, 10, 24);
    return `${disc(50, 50, 25)}M4 ${short(50 + tilt)}C18 ${short(44 + tilt)} 82 ${short(50 - tilt)} 96 ${short(44 - tilt)}C90 ${short(58 - tilt)} 22 ${short(66 + tilt)} 4 ${short(50 + tilt)}Z`;
  },
  // Crescent and star
  (d) => `M62 8A44 44 0 1 0 62 92A34 34 0 1 1 62 8Z${star(74, 46, whole(d, 4, 5), 17, 7)}`,
  // Crystals
  (d) =>
    polygon([
      [50, 4],
      [62, 24],
      [58, 92],
      [42, 92],
      [38, 24],
    ]) +
    polygon([
      [22, between(d, 22, 34)],
      [34, 44],
      [38, 92],
      [24, 92],
      [14, 44],
    ]) +
    polygon([
      [80, between(d, 20, 34)],
      [88, 44],
      [76, 92],
      [62, 92],
      [68, 42],
    ]),
  // Tentacles
  (d) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const a = ((i * 72 + between(d, -12, 12) - 90) * Math.PI) / 180;
        const at = (r: number, da: number): Point => [50 + r * Math.cos(a + da), 50 + r * Math.sin(a + da)];
        return sickle(at(10, -0.5), at(34, 0.5), at(45, -0.15), -13);
      })
      .join('') +
    disc(50, 50, 15) +
    disc(50, 50, 7),
];

/** Flight: wings and feathers. */
export const FLIGHT: readonly Mark[] = [
  (d) =>
    mirrored([
      [0, 36],
      [8, 28],
      [46, between(d, 8, 18)],
      [40, 30],
      [42, 35],
      [32, 44],
      [34, 49],
      [23, 57],
      [24, 62],
      [13, 68],
      [7, 82],
      [0, 92],
    ]),
  // Feather
  (d) =>
    `M${short(between(d, 74, 84))} 6C40 12 22 34 24 66L14 94L20 96L32 72C62 72 84 48 ${short(between(d, 76, 84))} 6ZM34 64L66 28L38 66Z`,
  // Winged disc
  (d) =>
    mirrored([
      [14, 46],
      [48, between(d, 24, 32)],
      [42, 44],
      [44, 48],
      [32, 58],
      [14, 60],
    ]) +
    disc(50, 52, 19) +
    star(50, 52, whole(d, 3, 5), 13, 6),
  // Three upward chevrons
  (d) =>
    [0, 1, 2]
      .map((i) =>
        mirrored([
          [0, 10 + i * 26],
          [between(d, 30, 38), 40 + i * 24],
          [between(d, 30, 36), 50 + i * 24],
          [0, 26 + i * 26],
        ]),
      )
      .join(''),
];
