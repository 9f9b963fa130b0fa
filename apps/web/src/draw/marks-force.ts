import { between, type Dice, whole } from './random.ts';
import { box, disc, mirrored, type Point, polygon, regular, short, sickle, star } from './shapes.ts';

/** A mark: one path, filled by the even-odd rule, drawn with dice so that no two are quite alike. */
export type Mark = (dice: Dice) => string;

/** Might: weight, horns, fists. */
export const MIGHT: readonly Mark[] = [
  // Fist
  (d) => {
    const top = between(d, 18, 26);
    return `${box(22, top + 5, 13, 20)}${box(36, top, 13, 24)}${box(50, top, 13, 24)}${box(64, top + 4, 13, 21)}M22 48H78V62L71 74V90H33V74L22 64Z`;
  },
  // Crown
  (d) =>
    mirrored([
      [0, between(d, 14, 26)],
      [10, 48],
      [22, between(d, 22, 32)],
      [26, 50],
      [40, between(d, 20, 34)],
      [33, 80],
      [0, 84],
    ]) + disc(50, 70, 5),
  // Horned mask
  (d) =>
    mirrored([
      [0, 34],
      [14, 30],
      [24, between(d, 8, 16)],
      [40, 10],
      [34, 34],
      [33, 56],
      [22, 76],
      [0, 92],
    ]) +
    polygon([
      [56, 50],
      [74, 42],
      [70, 56],
      [60, 59],
    ]) +
    polygon([
      [44, 50],
      [26, 42],
      [30, 56],
      [40, 59],
    ]),
  // Hammer
  (d) => {
    const w = between(d, 24, 32);
    return (
      mirrored([
        [0, 14],
        [w, 14],
        [w + 6, 20],
        [w + 6, 38],
        [w, 44],
        [6, 44],
        [6, 90],
        [0, 94],
      ]) + box(44, 24, 12, 10)
    );
  },
  // Boulder with a crack
  (d) =>
    regular(50, 52, whole(d, 7, 9), 40, between(d, 0, 40)) +
    polygon([
      [46, 14],
      [58, 34],
      [48, 46],
      [60, 60],
      [50, 84],
      [54, 60],
      [42, 47],
      [50, 34],
    ]),
  // Mountain
  (d) =>
    polygon([
      [6, 86],
      [34, between(d, 30, 42)],
      [46, 54],
      [62, between(d, 12, 20)],
      [94, 86],
    ]) +
    polygon([
      [62, 26],
      [70, 42],
      [63, 38],
      [58, 46],
      [54, 40],
    ]),
  // Ram
  (d) => {
    const r = between(d, 13, 17);
    return (
      mirrored([
        [0, 30],
        [16, 30],
        [13, 62],
        [7, 88],
        [0, 92],
      ]) +
      disc(76, 42, r) +
      disc(76, 44, r - 8) +
      disc(24, 42, r) +
      disc(24, 44, r - 8)
    );
  },
  // Anvil
  () =>
    mirrored([
      [0, 24],
      [42, 24],
      [36, 40],
      [14, 48],
      [12, 62],
      [30, 74],
      [30, 84],
      [0, 84],
    ]),
];

/** Energy: light, heat, weather. */
export const ENERGY: readonly Mark[] = [
  // Bolt
  (d) => {
    const k = between(d, -6, 6);
    return polygon([
      [60 + k, 8],
      [24, 54],
      [45, 54],
      [36 + k, 94],
      [78, 40],
      [55, 40],
      [70 + k, 8],
    ]);
  },
  // Flame
  (d) => {
    const k = between(d, -4, 5);
    return `M50 ${short(8 + k)}C60 28 82 38 78 64C76 84 63 92 50 92C35 92 23 82 23 64C23 52 33 46 33 34C42 41 45 48 44 56C51 45 55 28 50 ${short(8 + k)}ZM50 60C57 66 61 71 59 79C56 86 44 86 41 79C40 71 47 68 50 60Z`;
  },
  // Sun
  (d) => star(50, 50, whole(d, 10, 16), 43, between(d, 27, 33)) + disc(50, 50, between(d, 14, 20)),
  // Comet
  (d) =>
    `${disc(66, 34, between(d, 16, 21))}M54 22L8 ${short(between(d, 70, 84))}L40 56L22 92L62 56L52 86L82 50L66 34Z`,
  // Rings of a pulse
  (d) => [42, 31, 20, 9].map((r, i) => disc(50 + i * between(d, -1, 2), 50, r)).join(''),
  // Spiral storm
  (d) => {
    const turn = between(d, 0, 60);
    return (
      [0, 120, 240]
        .map((a) => {
          const rad = ((a + turn) * Math.PI) / 180;
          const at = (r: number, da: number): Point => [50 + r * Math.cos(rad + da), 50 + r * Math.sin(rad + da)];
          return sickle(at(6, 0), at(40, 0.7), at(44, 1.9), 16);
        })
        .join('') + disc(50, 50, 8)
    );
  },
  // Burst of rays
  (d) => star(50, 50, whole(d, 5, 8), 46, between(d, 10, 15), between(d, -90, -60)) + disc(50, 50, 7),
  // Wave front
  (d) =>
    [0, 1, 2]
      .map(
        (i) =>
          `M8 ${30 + i * 20}Q29 ${short(between(d, 4, 12) + i * 20)} 50 ${30 + i * 20}T92 ${30 + i * 20}V${40 + i * 20}Q71 ${short(54 + i * 20)} 50 ${40 + i * 20}T8 ${40 + i * 20}Z`,
      )
      .join(''),
];

/** Skill: blades, aim, training. */
export const SKILL: readonly Mark[] = [
  // Claw marks
  (d) => {
    const n = whole(d, 3, 4);
    return Array.from({ length: n }, (_, i) => {
      const x = 20 + i * (54 / (n - 1));
      const k = between(d, -5, 5);
      return sickle([x + 18, 10 + k], [x + 12, 50], [x - 8, 92 - k], 12);
    }).join('');
  },
  // Sword
  (d) => {
    const guard = between(d, 18, 28);
    return mirrored([
      [0, 4],
      [8, 18],
      [6, 60],
      [guard, 58],
      [guard, 67],
      [6, 69],
      [6, 86],
      [0, 96],
    ]);
  },
  // Shield with a star
  (d) =>
    mirrored([
      [0, 10],
      [18, 17],
      [36, 15],
      [35, 48],
      [23, 73],
      [0, 92],
    ]) + star(50, 46, whole(d, 4, 6), 19, 8),
  // Crossed blades
  () =>
    polygon([
      [14, 8],
      [26, 14],
      [86, 82],
      [76, 92],
      [20, 24],
    ]) +
    polygon([
      [86, 8],
      [74, 14],
      [14, 82],
      [24, 92],
      [80, 24],
    ]),
  // Arrowhead
  (d) =>
    mirrored([
      [0, 6],
      [between(d, 24, 34), 46],
      [12, 40],
      [9, 74],
      [18, 92],
      [0, 82],
    ]),
  // Throwing star
  (d) => star(50, 50, whole(d, 3, 5), 46, 15, between(d, -90, -40)) + disc(50, 50, 8),
  // Domino mask
  (d) =>
    mirrored([
      [0, 36],
      [16, 28],
      [44, between(d, 20, 32)],
      [42, 58],
      [28, 72],
      [12, 66],
      [0, 54],
    ]) +
    polygon([
      [58, 44],
      [78, 40],
      [74, 54],
      [62, 57],
    ]) +
    polygon([
      [42, 44],
      [22, 40],
      [26, 54],
      [38, 57],
    ]),
  // Trident
  (d) =>
    mirrored([
      [0, 6],
      [5, between(d, 18, 24)],
      [5, 44],
      [22, 44],
      [22, 22],
      [28, 12],
      [34, 22],
      [34, 54],
      [5, 54],
      [5, 94],
      [0, 96],
    ]),
  // Target
  (d) => disc(50, 50, 43) + disc(50, 50, 34) + disc(50, 50, between(d, 20, 26)) + disc(50, 50, 8),
];
