import { always, hole, ink, line, type Motif, paper, placed, second, thread } from '../motif.ts';
import { arcBand, box, disc, ring, rounded, star } from '../shapes.ts';
import { FIRST } from './first.ts';
import { WEAPONS } from './weapons.ts';

const raisedArm: Motif = [
  second(box(34, 34, 32, 80)),
  ...placed(FIRST.fist.slice(1), 50, 18, 0.5),
  ink(box(24, 44, 52, 36)),
  paper(disc(50, 62, 12)),
  line('M30 50V74M70 50V74'),
];

const cuff: Motif = [
  ink(`${disc(50, 56, 40)}${disc(50, 56, 26)}`),
  ink(box(32, 4, 36, 24)),
  hole(`${disc(50, 13, 4)}${box(48, 14, 4, 9)}`),
];

/** Hands hold up five fingers, two rings on each. */
const FINGERS: readonly (readonly [x: number, top: number])[] = [
  [24, 10],
  [39, 0],
  [54, 2],
  [69, 14],
];

/** Flies to the right, and is stopped. */
const bullet: Motif = [
  always('grey', 'M0 34H34V66H0Z'),
  always('gold', 'M34 34H56Q84 38 92 50Q84 62 56 66H34Z'),
  line('M12 34V66'),
];
const stopped: Motif = [paper(star(94, 50, 8, 30, 13)), ...bullet];

/** Drawn for one person each, by what everybody remembers of them. */
export const KNOWN_BY = {
  'fin-head': [
    second('M22 30L-12 8Q-4 26 -14 36Q0 42 -6 58Q8 56 24 70ZM78 30L112 8Q104 26 114 36Q100 42 106 58Q92 56 76 70Z'),
    line('M20 44L0 32M22 54L4 48M80 44L100 32M78 54L96 48'),
    ink('M50 0Q82 2 82 38Q92 52 84 68L74 92Q50 106 26 92L16 68Q8 52 18 38Q18 2 50 0Z'),
    second('M20 38Q36 26 50 38Q64 26 80 38L76 48L50 46L24 48Z'),
    hole('M26 49L46 51Q40 61 28 57ZM74 49L54 51Q60 61 72 57Z'),
    hole('M26 70Q50 62 74 70L68 88Q50 94 32 88Z'),
    line('M38 6V24M50 2V26M62 6V24'),
  ],
  'chess-bishop': [
    ink(disc(50, 2, 9)),
    ink('M50 9Q86 34 68 64H32Q14 34 50 9Z'),
    hole('M54 20L63 26L49 50L40 44Z'),
    second(rounded(20, 60, 60, 13, 5)),
    ink('M34 73H66L76 90H24Z'),
    second(rounded(10, 88, 80, 15, 5)),
  ],
  'furnace-face': [
    second('M20 98Q0 84 6 64Q-8 74 -12 60Q-14 90 8 106ZM80 98Q100 84 94 64Q108 74 112 60Q114 90 92 106Z'),
    ink('M50 -6Q86 -2 86 44V84L70 102H30L14 84V44Q14 -2 50 -6Z'),
    second('M26 36L50 44L74 36V64L64 90H36L26 64Z'),
    always('yellow', 'M38 56L50 60L62 56L58 82H42Z'),
    line('M50 -6V42'),
    ink('M22 44H78V50H22ZM24 57H76V63H24ZM28 70H72V76H28ZM33 83H67V89H33Z'),
  ],
  'long-mane': [
    ink('M50 -6Q94 -6 92 42Q92 72 108 92Q88 102 78 90L74 104H26L22 90Q12 102 -8 92Q8 72 8 42Q6 -6 50 -6Z'),
    second('M12 106Q18 84 50 82Q82 84 88 106Z'),
    paper('M26 20H74V66L62 90H38L26 66Z'),
    ink('M24 44Q28 6 50 20Q72 6 76 44Q68 30 50 32Q32 30 24 44Z'),
    thread('M32 46H44M56 46H68M42 74H58'),
  ],
  'wild-woman': [
    second('M50 -6Q94 -6 92 42Q92 72 108 92Q88 102 78 90L74 104H26L22 90Q12 102 -8 92Q8 72 8 42Q6 -6 50 -6Z'),
    ink('M50 12Q77 14 75 46Q73 76 50 94Q27 76 25 46Q23 14 50 12Z'),
    second('M24 44Q26 12 54 12Q46 30 24 44ZM54 12Q76 14 76 44Q62 36 54 12Z'),
    hole('M31 50Q38 42 46 52Q38 56 31 50ZM69 50Q62 42 54 52Q62 56 69 50Z'),
    second('M40 76Q46 71 50 74Q54 71 60 76Q50 85 40 76Z'),
  ],
  'peaked-cap': [
    ink('M2 24Q6 -10 50 -10T98 24L82 42H18Z'),
    second('M18 36H82V50H18Z'),
    always('gold', star(50, 20, 5, 15, 7)),
    always('black', 'M14 50H86Q96 64 82 68Q50 56 18 68Q4 64 14 50Z'),
    second('M50 80Q40 68 24 74Q4 82 -6 100Q28 112 50 94Q72 112 106 100Q96 82 76 74Q60 68 50 80Z'),
    line('M50 82V92'),
  ],
  'rainbow-bridge': [
    ...(['red', 'orange', 'yellow', 'green', 'blue'] as const).map((colour, i) =>
      always(colour, arcBand(50, 84, 62 - i * 9, 9, 180, 360)),
    ),
    ...placed(WEAPONS.sword, 50, 50, 1.02, 180),
  ],
  'fire-breath': [
    second('M38 70Q10 50 -14 60Q0 66 -12 76Q4 76 0 88Q14 84 18 98Q30 88 42 86Z'),
    always('yellow', 'M36 74Q18 64 4 70Q14 74 10 82Q24 80 38 82Z'),
    ink('M62 4Q96 6 96 42Q96 62 86 72V102H50V88H38L34 78L44 74L32 68V62L22 56L32 40Q30 4 62 4Z'),
    line('M62 6L54 22L66 34L58 48L72 60L66 76L74 100M88 18L78 34L90 46M44 12L42 24'),
  ],
  'shot-shirt': [
    ink('M20 6L38 0L50 44L62 0L80 6L110 30L98 60L86 52V104H14V52L2 60L-10 30Z'),
    paper('M38 0H62L50 50Z'),
    line('M50 50V90'),
    second(box(14, 90, 72, 14)),
    ...placed(stopped, 18, 58, 0.5),
    ...placed(stopped, 82, 44, 0.5, 180),
    ...placed(stopped, 84, 82, 0.5, 180),
  ],
  'ringed-hand': [
    second('M24 82H82L90 106H16Z'),
    paper('M26 62L6 46Q-2 38 4 31Q10 25 18 31L32 42Z'),
    ...FINGERS.map(([x, top]) => paper(`M${x} ${top + 6}Q${x} ${top} ${x + 7} ${top}T${x + 14} ${top + 6}V58H${x}Z`)),
    paper('M24 50H83V70Q83 82 72 88H34Q24 82 24 72Z'),
    ...FINGERS.map(([x, top]) => ink(`${box(x - 3, top + 15, 20, 8)}${box(x - 3, top + 31, 20, 8)}`)),
    ink('M4 46L14 33L21 39L11 52ZM16 56L26 43L33 49L23 62Z'),
    ...(['red', 'green', 'sky', 'violet'] as const).map((colour, i) => {
      const [x, top] = FINGERS[i] ?? [0, 0];
      return always(colour, disc(x + 7, top + 19, 6));
    }),
    always('orange', disc(12, 42, 6)),
  ],
  carrier: [
    thread('M-2 84V96M10 84V102M22 84V96M78 84V96M90 84V102M102 84V96'),
    second(`${rounded(-10, 68, 44, 14, 6)}${rounded(66, 68, 44, 14, 6)}`),
    ink('M58 40V14H66V2H72V14H84V40Z'),
    ink('M-14 38H96L112 46L90 66H66L50 82L34 66H6Z'),
    second('M-6 38L4 24H10L14 32H30L34 38Z'),
    line('M8 52H88'),
    hole(`${box(62, 20, 6, 6)}${box(74, 20, 6, 6)}`),
  ],
  bracers: [
    always('sky', star(50, 46, 12, 60, 40)),
    ...placed(raisedArm, 24, 54, 0.86, -6),
    ...placed(raisedArm, 76, 54, 0.86, 6),
  ],
  accuser: [
    ink('M12 2Q50 -14 88 2L96 40L112 70L104 104H-4L-12 70L4 40Z'),
    second('M50 12Q78 14 76 48Q74 80 50 94Q26 80 24 48Q22 14 50 12Z'),
    ink('M22 18Q50 4 78 18L76 34Q50 22 24 34Z'),
    always('black', 'M24 42H76L74 58Q64 62 56 54H44Q36 62 26 58ZM42 74H58V88L50 94L42 88Z'),
    always('violet', `${disc(38, 50, 5)}${disc(62, 50, 5)}`),
    line('M12 2L24 50M88 2L76 50'),
  ],
  handcuffs: [
    ...placed(cuff, 20, 64, 0.72, 30),
    ...placed(cuff, 80, 64, 0.72, -30),
    second(ring(36, 30, 13, 6)),
    second(ring(64, 30, 13, 6)),
    second(ring(50, 24, 13, 6)),
  ],
  'armour-whale': [
    second('M26 30L30 2L44 24ZM46 24L56 -2L64 26ZM66 30L80 8L82 38ZM38 66L26 104L58 72ZM64 70L66 100L84 64Z'),
    ink('M-14 38Q6 18 40 20Q76 22 90 44L114 26L104 54L114 80L86 64Q62 80 38 74L14 86L24 68L2 64L22 56Z'),
    line('M34 21Q28 40 36 58M52 22Q48 44 54 66M70 28Q68 48 72 68'),
    paper('M-14 38L24 54L16 46L20 42L8 42L10 37L-2 40Z'),
    always('sky', disc(26, 38, 5)),
  ],
  'masked-bolt': [
    second('M-8 70L100 34L106 50L-2 88ZM88 44L112 62L100 90L84 70L74 92L66 56Z'),
    ink('M60 14L22 66H46L36 106L82 50H56L74 14Z'),
    always('black', 'M-2 2Q24 -12 50 2Q76 -12 102 2Q104 38 76 40Q58 38 50 24Q42 38 24 40Q-4 38 -2 2Z'),
    paper('M14 14Q28 4 42 16Q28 28 14 14ZM86 14Q72 4 58 16Q72 28 86 14Z'),
  ],
  pacifier: [
    second(ring(18, 84, 24, 10)),
    ink('M28 62L50 40L62 52L40 74Z'),
    ink('M36 24Q58 14 74 30Q88 46 78 66Z'),
    second('M62 36Q66 0 86 -6Q108 -4 106 18Q100 38 66 40Z'),
    paper('M82 4Q92 2 96 10Q88 10 84 16Z'),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
