import { both, hole, ink, line, type Motif, paper, placed, second } from '../motif.ts';
import { arcBand, box, disc, ring, rounded } from '../shapes.ts';

const figure = (fill: typeof ink, x: number, y: number): Motif => [
  fill(disc(x, y, 20)),
  fill(`M${x - 32} ${y + 72}V${y + 48}Q${x - 28} ${y + 24} ${x} ${y + 24}T${x + 32} ${y + 48}V${y + 72}Z`),
];

/** Short strokes along an ellipse, from one angle to another. */
const strokes = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, count: number): Motif =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1)).flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (n: number): number => Math.round(n * 10) / 10;
    return placed(
      [ink(box(43, 46, 14, 8))],
      at(cx + rx * Math.cos(angle)),
      at(cy + ry * Math.sin(angle)),
      1,
      degrees + 90,
    );
  });

/** Monsters and beings, whole or by the head. */
export const CREATURES = {
  'bog-face': [
    ink('M50 0Q92 2 92 46Q94 76 84 96Q76 84 72 92Q66 106 60 92H40Q34 106 28 92Q24 84 16 96Q6 76 8 46Q8 2 50 0Z'),
    paper(`${disc(28, 38, 13)}${disc(72, 38, 13)}`),
    hole(`${disc(30, 40, 5)}${disc(70, 40, 5)}`),
    ...both([second('M46 44Q14 58 24 100L36 98Q30 72 48 60Z')]),
    second('M42 34H58L60 100Q50 112 40 100Z'),
  ],
  'dashed-figure': [
    ...strokes(50, 26, 23, 23, 0, 315, 8),
    ...strokes(50, 102, 42, 42, 180, 360, 9),
    second(ring(50, 76, 21, 8)),
  ],
  dinosaur: [
    ink(
      'M40 30Q40 2 66 0Q98 0 104 20L102 30L74 34L98 42L92 50L66 50Q70 66 60 76L62 86L74 92V102H48L46 84L36 84L34 102H14L20 82Q8 70 -12 84Q-4 50 20 48Q36 46 40 30Z',
    ),
    paper('M74 34L79 42L84 32L89 40L96 31L98 42Z'),
    hole(disc(66, 16, 5)),
    second('M62 54L80 60L78 70L70 66L60 66Z'),
    second('M36 6L30 18L24 14L26 28L16 28L20 42L34 38L40 22Z'),
  ],
  'dread-mask': [
    ...both([second('M34 6Q2 24 -4 92L8 94Q10 44 40 22Z'), second('M36 10Q14 30 12 102L24 102Q24 54 42 28Z')]),
    ink('M50 -2Q80 0 82 34L76 66L62 98H38L24 66L18 34Q20 0 50 -2Z'),
    hole('M27 42L46 50L44 58L28 54ZM73 42L54 50L56 58L72 54Z'),
    line('M50 6V34M40 88H60M37 78H63M28 24Q36 16 40 8M72 24Q64 16 60 8'),
  ],
  'giant-robot': [
    ink('M-4 62L22 46H78L104 62V104H-4Z'),
    second('M30 2H70L74 46H26Z'),
    hole('M34 18H66V28H34Z'),
    second(`${box(44, -8, 12, 12)}${disc(50, 76, 15)}`),
    line('M22 46V104M78 46V104'),
  ],
  'hand-print': [
    ink('M24 62Q50 46 76 58Q84 80 68 96Q48 106 32 94Q20 80 24 62Z'),
    ...(
      [
        [27, 28, -14, 0.9],
        [46, 20, -4, 1],
        [64, 22, 8, 0.96],
        [82, 32, 20, 0.8],
      ] as const
    ).flatMap(([x, y, turn, size]) => placed([ink(rounded(42, 24, 16, 50, 8))], x, y, size, turn)),
    ...placed([ink(rounded(42, 26, 17, 46, 8))], 9, 64, 0.86, -58),
    second(disc(51, 76, 11)),
  ],
  'horn-beast': [
    ...both([second('M40 42Q-12 50 -8 -8Q6 22 44 22Z')]),
    ink('M50 16Q82 18 88 46Q90 64 76 76Q72 102 50 102Q28 102 24 76Q10 64 12 46Q18 18 50 16Z'),
    hole(`M22 48L43 57L40 65L25 60ZM78 48L57 57L60 65L75 60Z${disc(40, 88, 5)}${disc(60, 88, 5)}`),
    line('M30 34L50 44L70 34M32 76Q50 68 68 76'),
  ],
  lizard: [
    ink(
      'M44 30L26 34L14 22L2 24L10 30L4 38L16 36L26 46L46 42ZM56 30L74 34L86 22L98 24L90 30L96 38L84 36L74 46L54 42ZM42 56L24 60L18 76L6 80L14 84L12 92L22 84L34 70L46 66ZM58 56L76 60L82 76L94 80L86 84L88 92L78 84L66 70L54 66Z',
    ),
    ink(
      'M50 -10Q68 -2 66 12Q62 24 58 28Q66 44 60 66Q56 78 64 84Q76 90 82 104Q60 110 50 94Q42 78 40 66Q34 44 42 28Q38 24 34 12Q32 -2 50 -10Z',
    ),
    second(`${disc(50, 38, 5)}${disc(50, 52, 5)}${disc(50, 66, 4)}`),
    hole(`${disc(42, 8, 4)}${disc(58, 8, 4)}`),
  ],
  octopus: [
    ...both([
      ink('M36 50Q28 66 12 62Q2 54 -6 62Q-10 82 12 82Q36 80 46 56Z'),
      ink('M40 58Q38 80 24 84Q10 86 14 102Q40 106 50 62Z'),
    ]),
    ink('M50 -2Q86 0 84 38Q82 60 50 68Q18 60 16 38Q14 0 50 -2Z'),
    paper(`${disc(35, 36, 11)}${disc(65, 36, 11)}`),
    hole(`${disc(37, 38, 5)}${disc(63, 38, 5)}`),
    second(
      `${disc(6, 72, 5)}${disc(24, 72, 5)}${disc(94, 72, 5)}${disc(76, 72, 5)}${disc(26, 94, 5)}${disc(74, 94, 5)}`,
    ),
  ],
  'paint-face': [
    paper('M50 2Q88 4 86 46Q82 84 50 100Q18 84 14 46Q12 4 50 2Z'),
    ink('M14 30L50 22L86 30L84 56L60 48L50 56L40 48L16 56Z'),
    second('M22 62L40 58L32 76ZM78 62L60 58L68 76ZM46 4H54L58 24H42Z'),
    ink('M36 80Q50 74 64 80L58 96Q50 102 42 96Z'),
    hole('M24 42Q32 34 42 42Q32 48 24 42ZM76 42Q68 34 58 42Q68 48 76 42Z'),
  ],
  'quake-rings': [
    ...[36, 60, 84].flatMap((r) => [ink(arcBand(16, 88, r, 13, -92, -58)), ink(arcBand(16, 88, r, 13, -48, -2))]),
    second('M-10 76L14 62L40 88L26 114H-10Z'),
    line('M2 70L32 100'),
  ],
  'scorpion-tail': [
    ...(
      [
        [14, 86, 19],
        [44, 86, 18],
        [72, 72, 17],
        [82, 44, 16],
        [66, 20, 14],
      ] as const
    ).map(([x, y, r]) => ink(disc(x, y, r))),
    second('M60 6Q30 -4 14 34Q34 22 58 34Z'),
    line('M10 76Q24 84 18 98M38 76Q52 84 48 98M64 64Q78 68 78 82'),
  ],
  'stretch-arm': [
    second('M-10 70H18V96H-10Z'),
    ink('M14 74H44Q56 74 56 84T44 94H14Z'),
    ink(arcBand(44, 64, 30, 17, -215, 90)),
    ink('M60 44L78 20L92 30L72 58Z'),
    ink(disc(86, 20, 15)),
    ...([-66, -24, 18, 60] as const).flatMap((turn) => placed([ink(rounded(44, 4, 12, 32, 6))], 86, 20, 0.78, turn)),
  ],
  'twin-figures': [...figure(second, 66, 24), ...figure(ink, 34, 30)],
  wolf: [
    ink(
      'M8 -8L36 14Q50 8 64 14L92 -8L96 34L88 52L102 58L86 66L92 78L74 76L60 100Q50 108 40 100L26 76L8 78L14 66L-2 58L12 52L4 34Z',
    ),
    second('M16 8L32 22L18 36ZM84 8L68 22L82 36ZM50 40L62 66L56 92Q50 98 44 92L38 66Z'),
    hole('M22 44L42 52L38 58L26 54ZM78 44L58 52L62 58L74 54ZM42 84Q50 80 58 84L50 94Z'),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
