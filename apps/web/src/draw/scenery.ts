import { between, pick, whole } from './random.ts';
import { type Scenery, sun } from './scene.ts';
import { HAUNTS } from './scenery-haunts.ts';
import { PLACES } from './scenery-places.ts';
import { box, disc, type Point, polygon, short } from './shapes.ts';

const city: Scenery = (d) => {
  let dark = '';
  let lit = '';
  for (let x = -4; x < 140; ) {
    const w = between(d, 13, 25);
    const h = between(d, 26, 72);
    const step = pick(d, [0, 5, 9]);
    dark += `M${short(x)} 101V${short(100 - h)}H${short(x + w * 0.4)}V${short(100 - h - step)}H${short(x + w)}V101Z`;
    for (let y = 106 - h; y < 96; y += 8)
      for (let wx = x + 3; wx < x + w - 4; wx += 6) if (d() > 0.55) lit += box(wx, y, 2.8, 3.6);
    x += w + 1;
  }
  return { sky: sun(d), dark, lit };
};

const mountains: Scenery = (d) => {
  const peaks: Point[] = [[-2, 101]];
  let lit = '';
  for (let x = 0; x <= 140; x += 20) {
    const y = between(d, 22, 62);
    peaks.push([x, y], [x + 10, between(d, 62, 80)]);
    lit += polygon([
      [x, y],
      [x + 5, y + 14],
      [x + 1, y + 11],
      [x - 3, y + 16],
      [x - 5, y + 13],
    ]);
  }
  return { sky: sun(d), dark: polygon([...peaks, [142, 101]]), lit };
};

const columns: Scenery = (d) => {
  const n = whole(d, 4, 6);
  let dark =
    box(-2, 90, 144, 12) +
    box(-2, 84, 144, 4) +
    polygon([
      [-4, 34],
      [70, 6],
      [144, 34],
    ]) +
    box(-2, 36, 144, 6);
  let lit = polygon([
    [30, 30],
    [70, 14],
    [110, 30],
  ]);
  for (let i = 0; i < n; i++) {
    const x = 10 + (i * 120) / (n - 1) - 6;
    dark += box(x, 44, 12, 40);
    lit += box(x + 3, 47, 1.8, 34) + box(x + 7, 47, 1.8, 34);
  }
  return { sky: '', dark, lit };
};

const sea: Scenery = (d) => {
  let lit = '';
  const level = between(d, 58, 68);
  for (let i = 0; i < 16; i++) lit += box(between(d, 0, 130), between(d, level + 4, 98), between(d, 6, 18), 1.8);
  const x = between(d, 30, 80);
  return {
    sky: sun(d),
    dark:
      box(-2, level, 144, 44) +
      polygon([
        [x - 26, level],
        [x - 6, level - 26],
        [x + 6, level - 18],
        [x + 16, level - 40],
        [x + 38, level],
      ]),
    lit,
  };
};

const fortress: Scenery = (d) => {
  let dark = box(20, 58, 100, 44);
  let lit = '';
  for (const x of [14, 46, 78, 110]) {
    const h = between(d, 52, 84);
    dark +=
      box(x, 100 - h, 18, h) +
      [0, 7, 14].map((o) => box(x + o, 95 - h, 4, 6)).join('') +
      (d() > 0.5
        ? polygon([
            [x - 2, 95 - h],
            [x + 9, 78 - h],
            [x + 20, 95 - h],
          ])
        : '');
    lit += box(x + 7, 112 - h, 4, 9) + box(x + 7, 132 - h, 4, 9);
  }
  return { sky: sun(d), dark, lit: `${lit}M62 101V84A8 8 0 0 1 78 84V101Z` };
};

const forest: Scenery = (d) => {
  let dark = box(-2, 90, 144, 12);
  let lit = '';
  for (let x = -4; x < 140; x += between(d, 11, 17)) {
    const y = between(d, 26, 56);
    dark +=
      polygon([
        [x, y],
        [x + 12, 92],
        [x - 12, 92],
      ]) +
      polygon([
        [x, y - 12],
        [x + 8, y + 18],
        [x - 8, y + 18],
      ]);
    lit += polygon([
      [x, y - 8],
      [x + 3, y + 6],
      [x, y + 4],
    ]);
  }
  return { sky: sun(d), dark, lit };
};

const laboratory: Scenery = (d) => {
  let dark = box(-2, 82, 144, 20);
  let lit = '';
  for (const x of [12, 42, 74, 106]) {
    const h = between(d, 34, 58);
    dark += `M${x} 82V${short(82 - h)}A12 12 0 0 1 ${x + 24} ${short(82 - h)}V82Z`;
    lit += `M${x + 4} 78V${short(84 - h)}A8 8 0 0 1 ${x + 20} ${short(84 - h)}V78Z`;
    dark += disc(x + 12, between(d, 56, 66), between(d, 4, 7));
  }
  return { sky: '', dark, lit };
};

/** By what a place is. Dice only vary it: the same place is always the same picture. */
export const SCENERIES = {
  'academy hall': columns,
  'city skyline': city,
  forest,
  fortress,
  'lab bench': laboratory,
  mountains,
  water: sea,
  ...PLACES,
  ...HAUNTS,
} as const satisfies Readonly<Record<string, Scenery>>;

export type SceneryName = keyof typeof SCENERIES;
