import { between } from './random.ts';
import { type Scenery, sun } from './scene.ts';
import { box, disc, type Point, polygon, regular, short } from './shapes.ts';

const island: Scenery = (d) => {
  const x = between(d, 56, 80);
  let lit = '';
  for (let i = 0; i < 12; i++) lit += box(between(d, 0, 128), between(d, 78, 97), between(d, 6, 16), 1.8);
  return {
    sky: sun(d),
    dark: `${box(-2, 74, 144, 28)}M${short(x - 52)} 76Q${short(x - 34)} 52 ${short(x - 14)} 48L${short(x - 4)} 40H${short(x + 20)}L${short(x + 30)} 52Q${short(x + 46)} 58 ${short(x + 56)} 76Z${box(x, 16, 10, 28)}${box(x - 10, 28, 9, 18)}${box(x + 12, 24, 8, 20)}`,
    lit: `${lit}${box(x + 3, 20, 3, 4)}${box(x + 3, 28, 3, 4)}${box(x - 7, 32, 3, 4)}${box(x + 15, 28, 3, 4)}`,
  };
};

/** One leaf from an edge of the field towards its middle. */
const blade = (x: number, y: number, tx: number, ty: number, w: number): string =>
  `M${short(x)} ${short(y - w)}Q${short((x + tx) / 2)} ${short((y + ty) / 2 - w * 1.4)} ${short(tx)} ${short(ty)}Q${short((x + tx) / 2)} ${short((y + ty) / 2 + w)} ${short(x)} ${short(y + w)}Z`;

const jungle: Scenery = (d) => {
  const hut = between(d, 60, 78);
  let dark = box(-2, 88, 144, 14);
  let lit = '';
  for (const [y, reach] of [
    [4, 54],
    [30, 42],
    [58, 50],
    [84, 36],
  ] as const) {
    const tip = y + between(d, 4, 16);
    dark += blade(-4, y, reach, tip, 11) + blade(144, y + 6, 140 - reach + 4, tip + 4, 11);
    lit += blade(-4, y + 1, reach - 10, tip - 3, 1.2) + blade(144, y + 7, 154 - reach, tip + 2, 1.2);
  }
  return {
    sky: disc(hut, 34, 17),
    dark:
      dark +
      polygon([
        [hut - 16, 66],
        [hut, 48],
        [hut + 16, 66],
      ]) +
      box(hut - 10, 66, 20, 24),
    lit: lit + box(hut - 3, 74, 6, 14),
  };
};

const shelves: Scenery = (d) => {
  let dark = '';
  let lit = '';
  for (const y of [30, 62, 94]) {
    dark += box(-2, y, 144, 5);
    for (let x = 2; x < 136; ) {
      const w = between(d, 5, 10);
      const h = between(d, 15, 25);
      const isJar = d() < 0.2;
      dark += isJar ? disc(x + 6, y - 7, 7) + box(x + 3, y - 18, 6, 5) : box(x, y - h, w, h);
      if (!isJar) lit += box(x + w * 0.3, y - h + 4, w * 0.4, 3);
      x += (isJar ? 14 : w) + 1.4;
    }
  }
  return { sky: '', dark, lit };
};

const hospitalWard: Scenery = (d) => {
  const x = between(d, 62, 78);
  const near: readonly Point[] = [
    [-2, -2],
    [x - 20, 30],
    [x - 20, 74],
    [-2, 102],
  ];
  return {
    sky: box(x - 20, 30, 40, 44),
    dark:
      polygon(near) +
      polygon(near.map(([px, py]): Point => [px === -2 ? 142 : x + 20, py])) +
      polygon([
        [-2, 102],
        [x - 20, 74],
        [x + 20, 74],
        [142, 102],
      ]) +
      box(x - 4, 40, 8, 24) +
      box(x - 12, 48, 24, 8),
    lit:
      polygon([
        [10, 26],
        [24, 34],
        [24, 82],
        [10, 92],
      ]) +
      polygon([
        [130, 26],
        [116, 34],
        [116, 82],
        [130, 92],
      ]) +
      polygon([
        [x - 6, 78],
        [x + 6, 78],
        [x + 12, 98],
        [x - 12, 98],
      ]),
  };
};

const filmSet: Scenery = (d) => {
  const x = between(d, 44, 56);
  const lamp = (at: number, side: 1 | -1): string =>
    `${box(at - 1.5, 34, 3, 60)}${polygon([
      [at - 10, 90],
      [at, 76],
      [at + 10, 90],
      [at + 7, 92],
      [at, 82],
      [at - 7, 92],
    ])}${polygon([
      [at - 8 * side, 18],
      [at + 10 * side, 24],
      [at + 6 * side, 44],
      [at - 12 * side, 36],
    ])}`;
  return {
    sky: polygon([
      [22, 30],
      [118, 30],
      [104, 92],
      [36, 92],
    ]),
    dark: `${box(-2, 90, 144, 12)}${lamp(14, 1)}${lamp(126, -1)}${box(x, 36, 40, 54)}${polygon([
      [x - 5, 38],
      [x + 20, 18],
      [x + 45, 38],
    ])}${polygon([
      [x + 40, 44],
      [x + 60, 90],
      [x + 56, 90],
      [x + 40, 54],
    ])}`,
    lit: box(x + 6, 46, 10, 12) + box(x + 24, 46, 10, 12) + box(x + 14, 66, 12, 24),
  };
};

const desert: Scenery = (d) => {
  const x = between(d, 30, 60);
  return {
    sky: disc(x + 50, 44, 22),
    dark: `M-2 102V66Q30 46 66 70Q100 92 142 62V102Z${polygon([
      [x - 22, 66],
      [x - 8, 40],
      [x + 6, 66],
    ])}${polygon([
      [x + 2, 70],
      [x + 14, 48],
      [x + 26, 72],
    ])}`,
    lit: `M-2 84Q36 64 78 86Q52 82 34 84T-2 92Z${polygon([
      [x - 12, 66],
      [x - 8, 52],
      [x - 4, 66],
    ])}M92 86Q116 84 142 72V76Q116 90 92 86Z`,
  };
};

const trophyWall: Scenery = (d) => {
  let pegs = box(-2, 16, 144, 2) + box(-2, 60, 144, 2);
  let lit = '';
  for (const y of [36, 80])
    for (let i = 0; i < 4; i++) {
      const x = 20 + i * 33 + between(d, -3, 3);
      const size = between(d, 0.85, 1.1);
      const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
      pegs += box(x - 1, y - 18, 2, 8);
      lit +=
        polygon([at(-12, -4), at(-8, -13), at(8, -13), at(12, -4), at(7, 4), at(6, 11), at(-6, 11), at(-7, 4)]) +
        polygon([at(6, 2), at(8, -4), at(2, -3)]) +
        polygon([at(-2, -3), at(-8, -4), at(-6, 2)]);
    }
  return { sky: '', dark: box(-2, -2, 144, 104), lit: pegs + lit };
};

const street: Scenery = (d) => {
  const x = between(d, 60, 80);
  const rows = [0.2, 0.45, 0.7];
  const house = (edge: number): Point[] => [
    [edge, 4],
    [x + (edge - x) * 0.16, 46],
    [x + (edge - x) * 0.16, 62],
    [edge, 102],
  ];
  const window = (edge: number, t: number, level: number): string => {
    const at = (s: number, v: number): Point => {
      const px = edge + (x - edge) * s;
      const top = 4 + 42 * (s / 0.84);
      const foot = 102 - 40 * (s / 0.84);
      return [px, top + (foot - top) * v];
    };
    return polygon([at(t, level), at(t + 0.1, level), at(t + 0.1, level + 0.16), at(t, level + 0.16)]);
  };
  const lit = rows.flatMap((t) => [0.2, 0.52].map((v) => window(-2, t - 0.12, v) + window(142, t - 0.12, v)));
  return {
    sky: disc(x, 36, 16),
    dark: `${polygon(house(-2))}${polygon(house(142))}${polygon([
      [-2, 102],
      [x - 9, 62],
      [x + 9, 62],
      [142, 102],
    ])}${box(x + 22, 34, 3, 52)}${box(x + 14, 32, 14, 4)}`,
    lit: `${lit.join('')}${disc(x + 16, 40, 4)}${polygon([
      [x - 1, 66],
      [x + 1, 66],
      [x + 4, 98],
      [x - 4, 98],
    ])}`,
  };
};

const domedCity: Scenery = (d) => {
  let dark = box(-2, 86, 144, 16);
  let lit = '';
  for (let x = 30; x < 106; x += 13) {
    const h = between(d, 18, 46) * (1 - Math.abs(x - 66) / 110);
    dark += `${box(x, 88 - h, 9, h)}${polygon([
      [x - 1, 88 - h],
      [x + 4.5, 78 - h],
      [x + 10, 88 - h],
    ])}`;
    lit += box(x + 3, 92 - h, 3, 5);
  }
  return {
    sky: 'M14 88A56 62 0 0 1 126 88Z',
    dark: `${dark}M10 88A60 70 0 0 1 130 88H125A55 65 0 0 0 15 88Z`,
    lit: `${lit}${box(-2, 92, 144, 2)}`,
  };
};

const hive: Scenery = (d) => {
  let dark = '';
  let lit = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      const x = i * 28 + (row % 2) * 14 - 4;
      const y = row * 25 + 8;
      const isFull = d() < 0.4;
      dark += regular(x, y, 6, 15);
      lit += isFull ? `M${short(x)} ${short(y - 8)}q6 4 5 11q-5 6 -10 0q-1 -7 5 -11Z` : '';
      if (!isFull) lit += regular(x, y, 6, 6);
    }
  return { sky: '', dark, lit };
};

const cave: Scenery = (d) => {
  const x = between(d, 60, 80);
  let teeth = '';
  for (let i = -3; i <= 3; i++) {
    const long = between(d, 10, 24) - Math.abs(i) * 2;
    teeth += polygon([
      [x + i * 15 - 7, 22 + i * i * 3],
      [x + i * 15 + 7, 22 + i * i * 3],
      [x + i * 15, 24 + i * i * 3 + long],
    ]);
  }
  return {
    sky: `M${short(x - 56)} 101Q${short(x - 50)} 18 ${short(x)} 16T${short(x + 56)} 101Z`,
    dark: `M-2 -2H142V102H${short(x + 54)}Q${short(x + 46)} 22 ${short(x)} 20T${short(x - 54)} 102H-2Z${teeth}${box(-2, 90, 144, 12)}`,
    lit: `M${short(x)} 62L${short(x + 6)} 76L${short(x - 4)} 84L${short(x + 10)} 100H${short(x - 14)}L${short(x - 8)} 86L${short(x - 6)} 74Z`,
  };
};

const graveyard: Scenery = (d) => {
  let dark = 'M-2 102V74Q40 60 76 72T142 68V102Z';
  let lit = '';
  for (let i = 0; i < 5; i++) {
    const x = 10 + i * 27 + between(d, -3, 3);
    const y = i % 2 === 0 ? 78 : 92;
    const h = between(d, 26, 36);
    dark += `M${short(x - 9)} ${y}V${short(y - h + 9)}Q${short(x - 9)} ${short(y - h)} ${short(x)} ${short(y - h)}T${short(x + 9)} ${short(y - h + 9)}V${y}Z`;
    lit += box(x - 5, y - h + 10, 10, 1.8) + box(x - 5, y - h + 15, 10, 1.8);
  }
  const moon = between(d, 92, 112);
  return {
    sky: disc(moon, 26, 17),
    dark: `${dark}M24 60Q30 34 16 12L20 10Q28 22 30 30L40 14L43 17L33 36Q35 50 34 62Z`,
    lit,
  };
};

const barSign: Scenery = (d) => {
  let lit = '';
  for (let y = 4; y < 98; y += 12)
    for (let x = (y / 12) % 2 < 1 ? -6 : 6; x < 142; x += 24) if (d() < 0.45) lit += box(x, y, 21, 1.4);
  const x = between(d, 42, 56);
  return {
    sky: disc(x + 28, 48, 38),
    dark: `${box(-2, 92, 144, 10)}${box(x - 26, 10, 70, 5)}${box(x + 6, 14, 2.4, 12)}${box(x + 42, 14, 2.4, 12)}${box(x - 2, 24, 58, 34)}${box(106, 46, 26, 48)}`,
    lit: `${lit}${box(x + 3, 29, 48, 24)}${box(111, 52, 16, 18)}${disc(126, 78, 2)}`,
  };
};

/** Places with a past: wilds, wards, streets at night. */
export const HAUNTS = {
  'bar sign': barSign,
  cave,
  desert,
  'domed city': domedCity,
  'film set': filmSet,
  graveyard,
  hive,
  'hospital ward': hospitalWard,
  island,
  jungle,
  shelves,
  street,
  'trophy wall': trophyWall,
} as const satisfies Readonly<Record<string, Scenery>>;
