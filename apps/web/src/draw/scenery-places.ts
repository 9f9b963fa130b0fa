import { between, type Dice, whole } from './random.ts';
import { type Scenery, sun } from './scene.ts';
import { box, disc, type Point, polygon, regular, ring, short, star } from './shapes.ts';

function stars(d: Dice, count: number): string {
  let lit = '';
  for (let i = 0; i < count; i++) lit += disc(between(d, 2, 138), between(d, 2, 96), between(d, 0.6, 1.6));
  return lit;
}

/** Rows of windows in a box. */
function windows(x: number, y: number, columns: number, rows: number, dx: number, dy: number): string {
  let lit = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) lit += box(x + i * dx, y + j * dy, dx * 0.5, dy * 0.55);
  return lit;
}

const townHouse: Scenery = (d) => {
  const shift = between(d, -6, 6);
  const at = (x: number): number => x + shift;
  return {
    sky: sun(d),
    dark:
      box(-2, 92, 144, 10) +
      box(at(30), 40, 80, 54) +
      polygon([
        [at(24), 42],
        [at(38), 18],
        [at(102), 18],
        [at(116), 42],
      ]) +
      box(at(92), 6, 10, 16) +
      box(-2, 56, 26, 38) +
      box(118, 52, 26, 42),
    lit: `${disc(at(70), 31, 8)}${windows(at(37), 48, 2, 2, 13, 20)}${windows(at(84), 48, 2, 2, 13, 20)}M${short(at(63))} 92V72A7 7 0 0 1 ${short(at(77))} 72V92Z`,
  };
};

const rock = (d: Dice, x: number, y: number, r: number): string => regular(x, y, whole(d, 7, 9), r, between(d, 0, 40));

const asteroid: Scenery = (d) => ({
  sky: '',
  dark: rock(d, 66, 52, 36) + rock(d, 122, 24, 12) + rock(d, 16, 80, 10) + rock(d, 20, 18, 6),
  lit: `${disc(52, 40, 8)}${disc(78, 38, 9)}${windows(46, 62, 6, 2, 7, 9)}${stars(d, 14)}`,
});

const prison: Scenery = (d) => {
  let dark = box(-2, 8, 144, 9) + box(-2, 50, 144, 6) + box(-2, 88, 144, 14);
  for (let x = 4; x < 140; x += 13) dark += box(x, 8, 5, 84);
  const x = 4 + 13 * whole(d, 3, 7);
  return { sky: '', dark, lit: box(x + 5, 17, 8, 33) + box(x + 18, 17, 8, 33) };
};

const trainingGround: Scenery = (d) => {
  const x = between(d, 50, 60);
  return {
    sky: disc(x + 14, 46, 32),
    dark: `${ring(x + 14, 46, 26, 7)}${disc(x + 14, 46, 9)}${box(-2, 86, 144, 16)}${polygon([
      [x - 10, 88],
      [x + 8, 68],
      [x + 12, 72],
      [x, 88],
    ])}${polygon([
      [x + 40, 88],
      [x + 20, 68],
      [x + 16, 72],
      [x + 28, 88],
    ])}${box(112, 40, 14, 34)}${box(118, 8, 2, 34)}${box(10, 44, 6, 44)}${box(2, 54, 22, 5)}${disc(13, 38, 8)}`,
    lit: box(-2, 92, 144, 2) + box(112, 54, 14, 3),
  };
};

const harbour: Scenery = (d) => {
  let lit = '';
  for (let i = 0; i < 14; i++) lit += box(between(d, 0, 130), between(d, 78, 98), between(d, 6, 16), 1.8);
  const cables = [14, 28, 42, 56, 70].map((x) => box(x + 20, 38 + Math.abs(x - 42) * -0.55 + 14, 1.6, 22)).join('');
  return {
    sky: sun(d),
    dark: `${box(-2, 74, 144, 28)}${box(-2, 60, 144, 5)}${box(28, 20, 6, 56)}${box(100, 20, 6, 56)}M31 22Q67 76 103 22V27Q67 82 31 27ZM-2 52L31 22V27L-2 57ZM142 52L103 22V27L142 57Z${cables}${polygon(
      [
        [52, 84],
        [88, 84],
        [82, 92],
        [58, 92],
      ],
    )}`,
    lit,
  };
};

const skyscraper: Scenery = (d) => {
  const x = between(d, 52, 64);
  return {
    sky: sun(d),
    dark:
      polygon([
        [x - 10, 101],
        [x, 12],
        [x + 10, 4],
        [x + 16, 4],
        [x + 26, 12],
        [x + 36, 101],
      ]) +
      box(x + 12, -4, 2.4, 12) +
      box(4, 62, 22, 40) +
      box(28, 74, 16, 28) +
      box(100, 56, 18, 46) +
      box(120, 70, 18, 32),
    lit: windows(x + 3, 20, 4, 8, 5.6, 9.5) + windows(8, 68, 3, 3, 6, 9) + windows(103, 62, 3, 4, 5, 9),
  };
};

const factory: Scenery = (d) => {
  let dark = box(-2, 70, 144, 32);
  for (let x = -2; x < 96; x += 24)
    dark += polygon([
      [x, 72],
      [x, 50],
      [x + 24, 72],
    ]);
  const tall = between(d, 14, 24);
  return {
    sky: disc(112, tall - 6, 11) + disc(126, tall - 12, 9) + disc(98, tall - 12, 7),
    dark: `${dark}${polygon([
      [102, 72],
      [105, tall],
      [115, tall],
      [118, 72],
    ])}${polygon([
      [122, 72],
      [124, tall + 14],
      [132, tall + 14],
      [134, 72],
    ])}`,
    lit: windows(6, 78, 10, 2, 13, 10),
  };
};

const alienMoon: Scenery = (d) => {
  const x = between(d, 60, 90);
  return {
    sky: `${disc(x, 34, 22)}M${short(x - 40)} 44Q${short(x)} 36 ${short(x + 40)} 20Q${short(x + 6)} 50 ${short(x - 40)} 44Z`,
    dark: `M-2 102V78L12 70L22 76L40 66L58 78L84 74L104 64L124 76L142 70V102Z${disc(10, 14, 5)}`,
    lit: 'M22 86a14 4 0 1 0 28 0a14 4 0 1 0 -28 0ZM70 92a10 3 0 1 0 20 0a10 3 0 1 0 -20 0ZM100 84a16 4 0 1 0 32 0a16 4 0 1 0 -32 0Z',
  };
};

/** One rib of a corridor: a wall seen through the one before it. */
function rib(cx: number, near: number, far: number): string {
  const corner = (r: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + r * 1.3 * Math.cos(angle), 50 + r * Math.sin(angle)];
  };
  const turns = [22, 68, 112, 158, 202, 248, 292, 338];
  return polygon(turns.map((a) => corner(near, a))) + polygon(turns.toReversed().map((a) => corner(far, a)));
}

const corridor: Scenery = (d) => {
  const cx = between(d, 58, 82);
  return {
    sky: '',
    dark: rib(cx, 120, 62) + rib(cx, 54, 42) + rib(cx, 36, 28) + rib(cx, 24, 0),
    lit: `${box(cx - 1.2, 36, 2.4, 28)}${disc(cx - 62, 50, 4)}${disc(cx + 62, 50, 4)}${box(cx - 30, 6, 60, 3)}`,
  };
};

/** Night all over, and what shines in it. */
const night = (lit: string) => ({ sky: '', dark: box(-2, -2, 144, 104), lit });

const starField: Scenery = (d) =>
  night(
    `${stars(d, 46)}${disc(104, 30, 15)}M78 38Q106 34 130 18Q112 42 78 38Z${[0, 1, 2].map(() => star(between(d, 10, 76), between(d, 14, 88), 4, 8, 2)).join('')}`,
  );

/** The land runs the other way round than the sea, so that it is cut out of it. */
const planetFromOrbit: Scenery = (d) => {
  const shift = between(d, -8, 8);
  const land = (points: readonly Point[]): string => polygon(points.map(([x, y]): Point => [x + shift, y]));
  return night(
    `${stars(d, 22)}${disc(70, 112, 76)}${land([
      [30, 70],
      [44, 56],
      [62, 60],
      [58, 72],
      [68, 82],
      [52, 98],
      [40, 86],
    ])}${land([
      [84, 52],
      [104, 58],
      [118, 74],
      [112, 92],
      [96, 84],
      [90, 70],
    ])}${disc(116, 18, 7)}`,
  );
};

const flyingFortress: Scenery = (d) => {
  const rise = between(d, -4, 4);
  const towers = [30, 46, 60, 78, 94].map((x) => {
    const h = between(d, 12, 34);
    return box(x, 46 + rise - h, 12, h + 4);
  });
  return {
    sky: `${disc(20, 88, 14)}${disc(40, 92, 12)}${disc(104, 90, 13)}${disc(124, 86, 15)}`,
    dark: `M14 ${short(48 + rise)}H126L112 ${short(62 + rise)}L96 ${short(66 + rise)}L84 ${short(82 + rise)}L70 ${short(72 + rise)}L58 ${short(86 + rise)}L44 ${short(66 + rise)}L26 ${short(62 + rise)}Z${towers.join('')}`,
    lit: windows(33, 40 + rise, 13, 1, 5.6, 6),
  };
};

const office: Scenery = (d) => {
  let slats = '';
  for (let y = 10; y < 54; y += 8) slats += box(78, y, 52, 4);
  const x = between(d, 22, 40);
  return {
    sky: polygon([
      [x, 30],
      [x + 12, 30],
      [x + 34, 74],
      [x - 22, 74],
    ]),
    dark: `${box(74, 4, 60, 4)}${box(74, 58, 60, 4)}${slats}${box(8, 74, 124, 7)}${box(14, 80, 8, 22)}${box(118, 80, 8, 22)}${polygon(
      [
        [x - 6, 32],
        [x + 2, 20],
        [x + 10, 20],
        [x + 18, 32],
      ],
    )}${box(x + 5, -2, 2, 24)}${box(92, 66, 22, 8)}`,
    lit: box(96, 69, 14, 2),
  };
};

/** Places people built, and rocks in the sky. */
export const PLACES = {
  'alien moon': alienMoon,
  asteroid,
  factory,
  'flying fortress': flyingFortress,
  harbour,
  office,
  'planet from orbit': planetFromOrbit,
  prison,
  skyscraper,
  'spaceship corridor': corridor,
  'star field': starField,
  'town house': townHouse,
  'training ground': trainingGround,
} as const satisfies Readonly<Record<string, Scenery>>;
