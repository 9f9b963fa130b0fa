import { always, both, hole, ink, line, type Motif, paper, placed, second, thread } from '../motif.ts';
import { disc, regular, rounded, star } from '../shapes.ts';
import { FIRST } from './first.ts';

const { fist } = FIRST;

const openHand: Motif = [
  ink('M24 54L8 44Q0 38 5 32Q10 27 17 32L30 42Z'),
  ...[24, 38, 52, 66].map((x, i) => {
    const top = [16, 6, 8, 20][i];
    return ink(`M${x} ${top + 6}Q${x} ${top} ${x + 6.5} ${top}T${x + 13} ${top + 6}V56H${x}Z`);
  }),
  ink('M24 46H79V68Q79 80 69 86V97H33V86Q24 80 24 70Z'),
];

const slash = (x: number, y: number): string =>
  `M${x + 26} ${y}Q${x + 22} ${y + 48} ${x - 12} ${y + 84}Q${x + 2} ${y + 44} ${x + 26} ${y}Z`;

const grip: Motif = [ink('M38 62L30 40L20 22L34 26L50 40L66 26L80 22L70 40L62 62Z'), hole(disc(50, 54, 6))];

/** Hands, arms, claws. */
export const HANDS = {
  'glow-fist': [second(star(50, 50, 16, 52, 38)), ...placed(fist, 50, 51, 0.62)],
  'rock-fist': [...fist, line('M24 20L30 32L22 42M60 14L56 28L64 38M70 50L78 60L68 74M40 66L48 82')],
  'starburst-hand': [
    second(star(50, 42, 8, 52, 25)),
    ink('M36 58H64L68 100H32Z'),
    ...placed(fist.slice(1), 50, 46, 0.62),
  ],
  'palm-beam': [
    second('M52 56L94 0L110 16ZM56 64L113 38V58ZM56 72L112 76L102 94Z'),
    ink('M14 64L2 46Q0 38 6 36Q12 35 16 41L26 54Z'),
    ...[16, 29, 42, 55].map((x, i) => {
      const top = [14, 4, 6, 15][i];
      return ink(`M${x} ${top + 5}Q${x} ${top} ${x + 6} ${top}T${x + 12} ${top + 5}V56H${x}Z`);
    }),
    ink('M16 48H67V72Q67 82 60 87V98H24V87Q16 82 16 72Z'),
    line('M24 88H60'),
    second(disc(42, 66, 14)),
    paper(disc(42, 66, 7)),
  ],
  'six-gems': [
    ...openHand,
    line('M30 88H72'),
    always('yellow', disc(17, 41, 6)),
    always('sky', disc(30.5, 50, 6)),
    always('red', disc(44.5, 48, 6)),
    always('purple', disc(58.5, 48, 6)),
    always('green', disc(72.5, 51, 6)),
    always('orange', disc(51, 68, 9)),
  ],
  hex: [second(star(50, 50, 6, 56, 44)), paper(regular(50, 50, 6, 36)), ...placed(openHand, 52, 50, 0.54)],
  'metal-arm': [
    second(disc(6, 64, 25)),
    ink('M8 44L66 50L74 92L16 90Z'),
    line('M24 46L30 90M42 48L48 91'),
    ink('M56 70L52 36H90L96 74Z'),
    line('M53 47H91M55 58H93'),
    ink(disc(76, 76, 22)),
    paper(disc(76, 76, 11)),
    second(disc(76, 76, 5)),
    second(rounded(49, 27, 44, 11, 4)),
    ...placed(fist.slice(1), 71, 8, 0.46),
  ],
  glove: [second('M24 72H78L84 98H18Z'), ...openHand.slice(0, 5), ink('M24 46H79V68Q79 74 77 78H26Q24 74 24 70Z')],
  'boxing-glove': [
    second('M28 74H72V96H28Z'),
    ink('M20 40Q18 10 50 9Q84 9 85 42V58Q84 78 68 80H32Q20 78 18 62Z'),
    ink('M18 64Q4 56 8 42Q12 32 24 34Q36 38 40 54Q40 66 30 68Z'),
    line('M44 24Q58 18 72 26'),
  ],
  'pan-arms': [
    ...[-75, -45, -15, 15, 45, 75].flatMap((turn) =>
      placed(
        [ink('M45 50L43 -14H57L55 50Z'), ink('M40 -12Q36 -36 50 -36T60 -12Z'), line('M50 -34V-22')],
        50,
        78,
        0.84,
        turn,
      ),
    ),
    second(disc(50, 80, 16)),
  ],
  'web-line': [
    thread('M98 2L46 50'),
    thread('M88 -2L76 22M102 14L80 20M70 16L64 34M86 34L66 32'),
    ...placed(fist, 34, 62, 0.66, 40),
  ],
  'crab-hand': [
    ink('M44 62Q42 80 54 84Q66 82 64 74Q78 78 72 90Q62 100 50 98Q30 92 34 60Z'),
    ...both([
      ink('M46 24Q36 2 18 0L10 12L22 10Q32 16 40 34Z'),
      ink('M44 32Q24 14 4 24L-2 40L10 34Q26 28 42 44Z'),
      ink('M42 42Q20 34 2 48L-4 64L8 56Q22 48 42 54Z'),
      ink('M42 54Q22 52 10 68L6 84L18 74Q28 64 46 64Z'),
    ]),
    ink('M50 14Q70 24 68 48Q62 66 50 68Q38 66 32 48Q30 24 50 14Z'),
    second('M50 28Q58 42 50 58Q42 42 50 28Z'),
  ],
  'long-nails': [
    ...[-46, -23, 0, 23, 46].flatMap((turn) => placed([ink('M44 50L50 -26L56 50Z')], 50, 76, 0.92, turn)),
    second('M22 74Q50 58 78 74L72 98H28Z'),
  ],
  talons: [
    ...[10, 40, 70].map((x) => ink(`M${x} 20H${x + 22}Q${x + 30} 64 ${x - 6} 98Q${x + 6} 60 ${x} 20Z`)),
    second('M4 6Q50 -6 98 6V28Q50 38 4 28Z'),
    line('M36 4V30M66 4V30'),
  ],
  claws: [
    second(slash(14, 10)),
    second(slash(44, 6)),
    second(slash(74, 10)),
    ...[12, 42, 72].map((x, i) => ink(slash(x, [6, 2, 6][i]))),
  ],
  'twin-claws': [ink(slash(26, 6)), ink(slash(60, 8)), second('M10 34Q50 40 92 74Q48 58 10 34Z')],
  'mech-arms': [
    ...[0, 90, 180, 270].flatMap((turn) =>
      placed(
        [ink('M44 50Q30 26 46 4L56 10Q48 28 56 50Z'), line('M40 32L52 34M42 20L52 24'), ...placed(grip, 51, 0, 0.5)],
        50,
        50,
        0.92,
        turn + 38,
      ),
    ),
    second(disc(50, 50, 15)),
    hole(disc(50, 50, 6)),
  ],
  loader: [
    ink('M22 26H78V56H66V94H54V66H46V94H34V56H22Z'),
    second('M34 34H66V54H34Z'),
    line('M40 54L50 34M52 54L62 34'),
    ...both([ink('M22 28H10V58H4V78L14 90L12 72H18L16 90L26 76V58H20V40H22Z')]),
    ink('M36 8H64V26H36Z'),
    hole('M42 12H58V20H42Z'),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
