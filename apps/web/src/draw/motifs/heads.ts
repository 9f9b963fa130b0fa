import { both, hole, ink, line, type Motif, paper, placed, second, thread } from '../motif.ts';
import { box, disc, star } from '../shapes.ts';

const FLAMES =
  'M50 -2Q58 12 54 22Q66 14 68 2Q80 18 76 34Q86 30 88 20Q98 48 84 74H16Q2 48 12 20Q14 30 24 34Q20 18 32 2Q34 14 46 22Q42 12 50 -2Z';

const skull: Motif = [
  ink('M50 6Q90 6 90 46Q90 62 76 68V92H24V68Q10 62 10 46Q10 6 50 6Z'),
  hole(
    'M20 44Q22 34 34 36Q46 38 44 50Q40 60 30 58Q20 56 20 44ZM80 44Q78 34 66 36Q54 38 56 50Q60 60 70 58Q80 56 80 44ZM50 56L57 70H43Z',
  ),
  line('M36 76V92M50 76V92M64 76V92M26 76H74'),
];

const mask = (fill: typeof ink, mouth: string): Motif => [
  fill('M8 6Q50 18 92 6Q98 60 78 82Q66 94 50 94Q34 94 22 82Q2 60 8 6Z'),
  hole(`M22 38Q32 28 42 38Q32 46 22 38ZM58 38Q68 28 78 38Q68 46 58 38Z${mouth}`),
];

/** Heads, masks, helmets, and what is worn on them. */
export const HEADS = {
  'half-mask': [
    ink('M50 4Q86 4 86 42Q84 80 50 98Q16 80 14 42Q14 4 50 4Z'),
    second('M50 4Q86 4 86 42Q84 80 50 98Z'),
    paper('M22 46Q32 34 44 46Q32 54 22 46Z'),
    paper('M78 46Q68 34 56 46Q68 54 78 46Z'),
    line('M50 4V98M36 74Q50 82 64 74'),
  ],
  skull,
  'flame-skull': [second(FLAMES), ...placed(skull, 50, 60, 0.76)],
  'fire-head': [
    ink(
      'M50 -4Q60 10 56 20Q68 14 70 0Q84 18 80 32Q90 30 94 18Q104 48 90 72Q78 98 50 98T10 72Q-4 48 6 18Q10 30 20 32Q16 18 30 0Q32 14 44 20Q40 10 50 -4Z',
    ),
    second('M50 26Q56 38 66 36Q82 46 78 66Q72 88 50 88T22 66Q18 46 34 36Q44 38 50 26Z'),
    hole('M28 52L46 60Q38 68 30 62ZM72 52L54 60Q62 68 70 62ZM38 76Q50 70 62 76Q50 82 38 76Z'),
  ],
  robot: [
    second('M46 4H54V18H46Z'),
    second(disc(50, 4, 7)),
    second('M6 40H14V66H6ZM86 40H94V66H86Z'),
    ink('M14 18H86V82L76 94H24L14 82Z'),
    hole('M24 36L44 42V52H24ZM76 36L56 42V52H76Z'),
    line('M30 70H70M30 80H70M40 70V80M50 70V80M60 70V80'),
  ],
  'cyber-eye': [
    ink('M50 4Q88 4 86 44Q84 82 50 98Q16 82 14 44Q12 4 50 4Z'),
    second('M50 4Q88 4 86 44Q85 54 82 62L50 58Z'),
    hole(disc(68, 40, 12)),
    second(disc(68, 40, 6)),
    hole('M24 42Q33 34 42 42Q33 48 24 42Z'),
    line('M50 4V58L82 62M36 78H62M62 14L72 24'),
    second('M80 62Q96 70 90 98H80Q84 76 74 70Z'),
  ],
  hood: [
    ink('M50 -2Q86 22 88 66L98 98H2L12 66Q14 22 50 -2Z'),
    hole('M50 26Q72 38 72 64Q66 84 50 88Q34 84 28 64Q28 38 50 26Z'),
    second('M34 58L47 64L36 68ZM66 58L53 64L64 68Z'),
  ],
  'horned-helm': [
    second('M24 50Q-8 34 12 0Q10 24 38 34ZM76 50Q108 34 88 0Q90 24 62 34Z'),
    ink('M50 20Q84 22 84 60V96L66 86V64L50 70L34 64V86L16 96V60Q16 22 50 20Z'),
    second('M44 21H56L54 68L50 70L46 68Z'),
  ],
  'armour-helm': [
    second('M50 -2Q92 4 92 56L98 98H2L8 56Q8 4 50 -2Z'),
    ink('M50 14Q78 16 78 46V78L64 94H36L22 78V46Q22 16 50 14Z'),
    hole('M28 44L50 50L72 44V56L50 60L28 56Z'),
    line('M50 60V92M36 70V82M64 70V82M50 14V44'),
  ],
  'dome-helm': [
    ink('M50 2Q88 4 90 54L100 98H0L10 54Q12 4 50 2Z'),
    hole('M26 54L44 60V68L28 66ZM74 54L56 60V68L72 66Z'),
    second('M4 80H96L100 98H0Z'),
    line('M42 84H58'),
    hole(`${disc(16, 89, 3.5)}${disc(33, 89, 3.5)}${disc(50, 89, 3.5)}${disc(67, 89, 3.5)}${disc(84, 89, 3.5)}`),
  ],
  'winged-helm': [
    second('M20 62Q-8 50 -2 8Q8 16 14 18Q12 8 14 2Q32 16 34 50ZM80 62Q108 50 102 8Q92 16 86 18Q88 8 86 2Q68 16 66 50Z'),
    ink('M50 20Q82 22 84 66V74H16V66Q18 22 50 20Z'),
    second('M12 70H88V84H12Z'),
    line('M50 20V70'),
  ],
  antlers: [
    ...both([ink('M48 78Q0 72 -6 2L5 0Q8 34 20 48L18 8L28 5Q30 46 48 58Z')]),
    ink('M32 64Q50 30 68 64L64 98H55V80L50 74L45 80V98H36Z'),
    second('M50 48L58 66L50 82L42 66Z'),
  ],
  'ram-horns': [
    ...both([
      ink('M48 34Q30 6 12 26Q-6 54 16 76Q34 88 42 70Q44 54 30 54Q24 56 26 64Q18 62 18 50Q20 40 32 40Q42 42 48 54Z'),
      line('M30 20L28 34M14 30L24 40M6 52L18 52M18 76L24 64'),
    ]),
    second('M38 30Q50 22 62 30L58 72L50 92L42 72Z'),
  ],
  'mind-rings': [
    ink('M62 14Q92 16 92 46Q92 64 82 72V98H48V84H36Q28 84 30 74V66L20 62L30 46Q30 14 62 14Z'),
    line('M60 34Q76 34 74 48Q70 58 62 52'),
    second('M26 14Q12 22 8 38L0 34Q6 14 22 6ZM38 26Q28 30 22 40L15 36Q22 22 34 18Z'),
  ],
  'blank-face': [
    ink('M50 2Q88 4 86 46Q82 84 50 98Q18 84 14 46Q12 4 50 2Z'),
    second('M30 7Q20 12 16 28L64 92L76 76Z'),
    hole('M24 44H42V50H24ZM58 44H76V50H58Z'),
  ],
  'bug-mask': [
    thread('M40 24Q30 2 14 4M60 24Q70 2 86 4'),
    second(`${disc(14, 5, 6)}${disc(86, 5, 6)}`),
    ink('M50 18Q76 20 76 46Q72 84 50 98Q28 84 24 46Q24 20 50 18Z'),
    second('M14 36Q36 24 46 54Q40 72 26 66Q12 56 14 36ZM86 36Q64 24 54 54Q60 72 74 66Q88 56 86 36Z'),
    line('M44 84H56'),
  ],
  'doll-face': [
    second('M50 0Q100 2 96 62L86 92L74 60H26L14 92L4 62Q0 2 50 0Z'),
    ink('M50 18Q82 20 80 56Q76 92 50 94Q24 92 20 56Q18 20 50 18Z'),
    hole(disc(66, 52, 7)),
    line('M28 46L40 58M40 46L28 58M38 76Q50 84 62 76'),
    second('M24 34Q50 20 76 34Q50 30 24 34Z'),
  ],
  'big-head': [
    second('M8 62H92L80 92Q50 104 20 92Z'),
    ink('M18 78Q2 40 18 18Q34 0 50 0T82 18Q98 40 82 78Q50 90 18 78Z'),
    hole('M26 42L44 48Q38 56 28 52ZM74 42L56 48Q62 56 72 52ZM32 66H68V74H32Z'),
    second('M34 6H66L60 24H40Z'),
    line('M42 66V74M50 66V74M58 66V74'),
  ],
  'long-head': [
    ink(
      'M4 54Q0 36 14 24Q34 4 72 6Q102 10 102 34Q98 48 78 50Q62 52 54 62L52 74L46 80L44 96L28 100L10 94L6 80L14 74L4 66Z',
    ),
    line('M30 14L26 30M46 9L44 26M62 8L62 25M78 10L80 26M20 40Q50 28 92 36'),
    paper('M8 64L16 62L18 72L24 62L30 72L36 61L42 70L48 60L52 66L44 80L38 78L32 84L26 78L18 84L12 78L14 74Z'),
    second('M-2 70H22V82H-2Z'),
  ],
  'goblin-face': [
    second('M44 20L40 4Q52 -6 66 0L56 8L58 20Z'),
    ink('M50 18Q64 8 80 20Q98 32 96 58Q92 90 68 94Q58 98 50 94Q42 98 32 94Q8 90 4 58Q2 32 20 20Q36 8 50 18Z'),
    hole(
      'M16 42L44 54L24 58ZM84 42L56 54L76 58ZM14 66L28 72L36 66L44 74L50 68L56 74L64 66L72 72L86 66Q78 90 50 90T14 66Z',
    ),
  ],
  'two-masks': [
    ...placed(mask(second, 'M24 70Q50 54 76 70Q50 62 24 70Z'), 66, 60, 0.66, 14),
    ...placed(mask(ink, 'M24 58Q50 66 76 58Q68 82 50 82T24 58Z'), 34, 40, 0.7, -12),
  ],
  eyepatch: [
    ink('M-2 12L4 2L102 54L98 66Z'),
    ink('M22 20Q46 12 64 34Q70 58 50 72Q28 70 20 48Q16 30 22 20Z'),
    second('M58 66Q78 48 98 72Q78 90 58 66Z'),
    hole(disc(78, 70, 7)),
  ],
  'dark-glasses': [
    ink('M2 30H98L94 40Q92 72 72 72Q56 70 54 46H46Q44 70 28 72Q8 72 6 40Z'),
    second('M16 38L32 38L20 58ZM64 38L80 38L68 58Z'),
  ],
  'metal-man': [
    ink('M2 64Q6 48 30 46H70Q94 48 98 64V98H2Z'),
    line('M2 72H98M2 84H98'),
    second('M34 46H66L50 70Z'),
    ink('M30 8Q50 -4 70 8V34L60 52H40L30 34Z'),
    hole('M36 24L47 28V33L37 31ZM64 24L53 28V33L63 31Z'),
    line('M30 15H70M42 42H58'),
  ],
  hair: [
    ...[0, 15, 30, 45, 60].map((y) =>
      ink(
        `M4 ${y + 30}Q18 ${y - 4} 46 ${y + 10}Q72 ${y + 24} 104 ${y}Q94 ${y + 36} 58 ${y + 32}Q34 ${y + 24} 22 ${y + 42}Z`,
      ),
    ),
    second('M-4 22Q14 8 20 36V94Q8 108 -6 94Z'),
  ],
  crown: [
    ink('M8 24L28 52L50 8L72 52L92 24L86 80H14Z'),
    second(`M14 78H86V94H14Z${disc(8, 22, 7)}${disc(50, 8, 7)}${disc(92, 22, 7)}`),
  ],
  suit: [
    ink('M22 8L50 22L78 8L98 26V98H2V26Z'),
    paper('M34 12L50 22L66 12L58 62L50 80L42 62Z'),
    second('M44 22H56L54 32L60 66L50 80L40 66L46 32Z'),
    line('M34 12L24 40L34 44L28 52L50 90M66 12L76 40L66 44L72 52L50 90'),
  ],
  bars: [
    second(`${box(2, 4, 96, 12)}${box(2, 84, 96, 12)}`),
    ink([8, 27, 46, 65, 84].map((x) => box(x - 1, 4, 10, 92)).join('')),
  ],
  star: [ink(star(50, 50, 4, 50, 15)), second(star(50, 50, 4, 30, 13, -45)), ink(star(50, 50, 4, 30, 11))],
} as const satisfies Readonly<Record<string, Motif>>;
