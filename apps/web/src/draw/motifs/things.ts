import { hole, ink, line, type Motif, paper, placed, second, thread } from '../motif.ts';
import { box, disc, regular, ring, rounded, star } from '../shapes.ts';

const card: Motif = [paper(rounded(30, 6, 44, 66, 6)), ink(rounded(36, 12, 32, 54, 3)), second(regular(52, 39, 4, 15))];

const die: Motif = [ink(rounded(10, 10, 80, 80, 14)), second([30, 50, 70].map((at) => disc(at, at, 8)).join(''))];

/** Tools, garments, everyday things. */
export const THINGS = {
  camera: [
    second(box(12, 14, 22, 14)),
    ink('M2 26H34L40 14H62L68 26H98V86H2Z'),
    paper(disc(51, 56, 25)),
    second(disc(51, 56, 16)),
    paper(box(76, 34, 14, 9)),
  ],
  cards: [
    second(star(50, 44, 10, 52, 38)),
    ...placed(card, 28, 54, 0.92, -24),
    ...placed(card, 50, 48, 0.92),
    ...placed(card, 74, 54, 0.92, 24),
  ],
  dice: [...placed(die, 34, 62, 0.66, -12), ...placed(die, 68, 34, 0.56, 20)],
  book: [
    paper('M20 78H92V96H20Z'),
    ink('M12 14Q12 4 22 4H92V80H24Q12 82 12 90Z'),
    ink('M12 86Q12 96 22 96H92V100H20Q12 100 12 86Z'),
    second('M80 34H98V52H80Z'),
    line('M24 4V80M38 18H72V62H38Z'),
  ],
  flask: [
    ink('M36 2H64V12H60V38L92 88Q94 98 84 98H16Q6 98 8 88L40 38V12H36Z'),
    second('M28 66H72L86 90Q86 93 82 93H18Q14 93 14 90Z'),
    paper(`${disc(42, 78, 5)}${disc(58, 84, 4)}${disc(54, 58, 4)}`),
  ],
  syringe: placed(
    [
      ink(box(36, 14, 28, 62)),
      second(box(40, 38, 20, 34)),
      ink(box(28, 8, 44, 8)),
      ink(box(46, -12, 8, 20)),
      ink(box(34, -18, 32, 8)),
      ink('M46 76H54L51 116H49Z'),
      line('M36 28H46M36 48H46M36 62H46'),
    ],
    50,
    50,
    0.84,
    45,
  ),
  gear: [
    ink(
      `${Array.from({ length: 8 }, (_, i) => regular(50 + 40 * Math.cos((i * Math.PI) / 4), 50 + 40 * Math.sin((i * Math.PI) / 4), 4, 14, i * 45 + 45)).join('')}`,
    ),
    ink(disc(50, 50, 38)),
    second(disc(50, 50, 16)),
  ],
  circuit: [
    second([26, 44, 62].map((at) => `${box(at, 2, 10, 96)}${box(2, at, 96, 10)}`).join('')),
    ink(rounded(18, 18, 64, 64, 6)),
    second(rounded(36, 36, 28, 28, 3)),
    hole(disc(28, 28, 4)),
  ],
  badge: [
    ink(star(50, 50, 6, 50, 30)),
    ink(
      [0, 60, 120, 180, 240, 300]
        .map((a) => disc(50 + 48 * Math.sin((a * Math.PI) / 180), 50 - 48 * Math.cos((a * Math.PI) / 180), 7))
        .join(''),
    ),
    second(disc(50, 50, 22)),
  ],
  bands: [
    second('M50 0L56 30H44ZM50 100L44 70H56Z'),
    ink('M4 24Q22 14 40 24V76Q22 86 4 76ZM60 24Q78 14 96 24V76Q78 86 60 76Z'),
    second('M4 42Q22 34 40 42V58Q22 66 4 58ZM60 42Q78 34 96 42V58Q78 66 60 58Z'),
  ],
  'ten-rings': [
    ...[10, 30, 50, 70, 90].map((y) => ink(ring(28, y, 15, 6))),
    ...[10, 30, 50, 70, 90].map((y) => ink(ring(72, y, 15, 6))),
    second(disc(28, 50, 10)),
  ],
  'mirror-ball': [
    second('M50 50L-4 76L4 96ZM50 50L104 76L96 96ZM50 50L-4 22L4 4ZM50 50L104 22L96 4Z'),
    ink(disc(50, 50, 36)),
    line('M50 14V86M14 50H86M20 32H80M20 68H80M50 14Q24 50 50 86M50 14Q76 50 50 86'),
    thread('M50 0V14'),
  ],
  'smoke-globe': [
    ink(disc(50, 40, 39)),
    paper('M30 22Q36 12 50 12Q40 20 38 34Z'),
    second('M10 98Q-8 84 4 72Q14 62 26 70Q38 60 50 70Q62 60 74 70Q88 62 96 72Q108 84 90 98Q70 104 50 98Q30 104 10 98Z'),
    line('M10 82Q20 74 28 84M40 82Q50 74 58 84M70 82Q80 74 88 82'),
  ],
  speech: [
    ink('M8 8H92Q100 8 100 18V62Q100 72 92 72H52L28 98L32 72H8Q0 72 0 62V18Q0 8 8 8Z'),
    second(`${disc(26, 40, 7)}${disc(50, 40, 7)}${disc(74, 40, 7)}`),
  ],
  boot: [
    ink('M26 2H66V48Q70 58 92 62Q100 68 98 84H26Z'),
    second('M22 82H100V97H22Z'),
    second('M22 2H70V14H22Z'),
    line('M50 26H66M50 38H66M54 50H68'),
  ],
  'giant-boot': [
    second('M-4 102V76H10V62H22V80H34V102ZM70 102V80H80V60H92V74H104V102Z'),
    hole(`${box(14, 70, 4, 6)}${box(84, 68, 4, 6)}${box(94, 82, 4, 6)}${box(0, 84, 4, 6)}`),
    ink('M28 -8H62V38Q66 46 84 50Q92 56 90 70H28Z'),
    second('M24 68H92V82H24Z'),
    second('M24 -8H66V4H24Z'),
    line('M48 14H62M48 25H62M52 36H64'),
  ],
  'reactor-chest': [
    ink('M6 14Q24 -4 38 8H62Q76 -4 94 14L106 46L86 58L80 100H20L14 58L-6 46Z'),
    line('M16 20Q22 40 16 56M84 20Q78 40 84 56M26 70H74M34 70V98M66 70V98M50 70V98'),
    second(disc(50, 40, 22)),
    paper(disc(50, 40, 13)),
    ink('M50 32L57 45H43Z'),
  ],
  'claw-glove': [
    ...[14, 37, 60].map((x) => second(`M${x} 40L${x + 4} -2L${x + 13} -14L${x + 26} 40Z`)),
    ink('M10 36Q10 30 16 30H84Q90 30 90 36V66L82 76H18L10 66Z'),
    ink('M20 76H80L88 104H12Z'),
    line('M36 34V58M62 34V58M18 88H82'),
  ],
  cloak: [
    ink('M34 8L50 22L66 8L78 18Q96 58 100 98Q86 88 76 96Q64 86 50 96Q36 86 24 96Q14 88 0 98Q4 58 22 18Z'),
    second('M50 22L66 8L74 34L58 84L50 90L42 84L26 34L34 8Z'),
    hole('M50 24L62 40L56 82H44L38 40Z'),
  ],
  scales: [
    ink('M46 4H54V84H46ZM24 86H76V98H24Z'),
    ink('M8 16H92V25H8Z'),
    thread('M16 24L4 60M16 24L28 60M84 24L72 60M84 24L96 60'),
    second('M-2 58H34Q32 76 16 76T-2 58ZM66 58H102Q100 76 84 76T66 58Z'),
  ],
  heart: [
    ink('M50 96Q0 58 2 30Q6 6 28 6Q44 8 50 24Q56 8 72 6Q94 6 98 30Q100 58 50 96Z'),
    second('M16 32Q18 20 30 20Q22 28 24 40Z'),
  ],
  chain: [
    ...[0, 1, 2].flatMap((i) =>
      placed(
        [
          i === 1
            ? second(`${rounded(18, 30, 64, 40, 20)}${rounded(30, 42, 40, 16, 8)}`)
            : ink(`${rounded(18, 30, 64, 40, 20)}${rounded(30, 42, 40, 16, 8)}`),
        ],
        22 + i * 28,
        78 - i * 28,
        0.64,
        -45,
      ),
    ),
  ],
  cube: [ink('M50 2L94 26V74L50 98L6 74V26Z'), second('M50 2L94 26L50 50L6 26Z'), line('M50 50V98')],
  portal: [
    ink('M60 0Q96 4 96 50T60 100Q26 96 26 50T60 0ZM60 14Q40 18 40 50T60 86Q82 82 82 50T60 14Z'),
    second('M0 42H42V28L70 50L42 72V58H0Z'),
  ],
  jet: [
    ink('M50 -2L60 30L96 74V84L62 76L60 88L72 98H28L40 88L38 76L4 84V74L40 30Z'),
    second('M50 14L55 34H45ZM44 78H56V94H44Z'),
  ],
  shadow: [
    second('M36 30L22 58Q4 62 14 76Q30 82 34 76Q24 92 40 98Q60 104 66 90Q70 80 62 76Q78 82 88 74Q94 62 76 58L62 30Z'),
    ink('M22 28Q22 18 34 18L38 4H48V30H22ZM52 4H62L66 18Q78 18 78 28V30H52Z'),
  ],
  tombstone: [
    second(box(4, 84, 92, 14)),
    ink('M18 86V40Q20 4 50 4T82 40V86Z'),
    line('M58 6L48 28L60 42L50 60M34 70H66'),
  ],
  envelope: [
    paper(box(2, 16, 96, 68)),
    ink('M2 16H98L50 60Z'),
    line('M2 84L38 50M98 84L62 50'),
    second(disc(50, 58, 12)),
  ],
  dna: [
    ink('M20 0H32Q32 18 50 28T80 58Q82 78 68 100H56Q74 78 66 62Q60 50 44 40T20 0Z'),
    second('M80 0H68Q68 18 50 28T20 58Q18 78 32 100H44Q26 78 34 62Q40 50 56 40T80 0Z'),
    line('M30 10H70M30 64H70M32 80H68'),
  ],
  anvil: [ink('M2 30H98Q92 46 66 52V66L84 76V92H18V76L36 66V54Q8 52 2 30Z'), second(star(60, 12, 6, 18, 8))],
  crowd: [
    ...(
      [
        [20, 30],
        [50, 22],
        [80, 30],
      ] as const
    ).flatMap(([x, y]) => [
      second(disc(x, y, 12)),
      second(`M${x - 17} ${y + 40}V${y + 28}Q${x - 15} ${y + 13} ${x} ${y + 13}T${x + 17} ${y + 28}V${y + 40}Z`),
    ]),
    ...(
      [
        [34, 52],
        [66, 52],
      ] as const
    ).flatMap(([x, y]) => [
      ink(disc(x, y, 13)),
      ink(`M${x - 19} ${y + 48}V${y + 32}Q${x - 17} ${y + 15} ${x} ${y + 15}T${x + 19} ${y + 32}V${y + 48}Z`),
    ]),
  ],
  running: [
    second('M-2 30H28V38H-2ZM-6 52H22V60H-6ZM-2 74H26V82H-2Z'),
    ink('M44 2H68V44Q70 58 92 64Q102 72 98 88H36Q34 60 44 40Z'),
    second('M52 40Q30 34 26 8Q42 12 46 18Q46 10 50 6Q62 22 62 42Z'),
  ],
  tv: [
    thread('M50 20L30 0M50 20L72 0'),
    ink(rounded(2, 20, 96, 72, 8)),
    second(rounded(12, 30, 60, 52, 6)),
    hole(`${disc(85, 42, 5)}${disc(85, 60, 5)}`),
  ],
  sound: [
    ink('M0 36H22L48 12V88L22 64H0Z'),
    second('M58 32Q72 50 58 68L64 74Q84 50 64 26ZM72 18Q96 50 72 82L78 90Q110 50 78 10Z'),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
