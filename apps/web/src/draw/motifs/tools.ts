import { ink, line, type Motif, paper, placed, second, thread } from '../motif.ts';
import { box, disc, ring, rounded, star } from '../shapes.ts';

/** What people carry to work, to war and to the graveyard. */
export const TOOLS = {
  amulet: [
    second('M14 -4H30L50 30L70 -4H86L56 48H44Z'),
    ink('M2 64Q50 14 98 64Q50 114 2 64Z'),
    paper(disc(50, 64, 19)),
    second(disc(50, 64, 11)),
  ],
  axe: placed(
    [
      second(box(52, -8, 13, 116)),
      ink('M66 10L52 12Q26 8 4 -6Q-12 30 4 68Q26 54 52 50L66 52Z'),
      line('M14 8Q4 30 14 54'),
    ],
    54,
    50,
    0.94,
    12,
  ),
  'ball-chain': [
    second(`${ring(14, 14, 15, 7)}${ring(32, 32, 15, 7)}`),
    ink(star(62, 62, 10, 46, 30)),
    ink(disc(62, 62, 28)),
    paper('M46 58Q50 46 62 44Q54 52 54 62Z'),
  ],
  bomb: [
    thread('M74 26Q84 6 96 18'),
    second(star(96, 12, 7, 18, 7)),
    second('M56 26L70 12L86 28L72 42Z'),
    ink(disc(44, 60, 39)),
    paper('M18 56Q22 36 42 32Q30 44 30 60Z'),
  ],
  cigarette: [
    thread('M88 26Q76 14 88 4Q98 -4 92 -12M74 32Q60 18 72 6'),
    ...placed([paper(box(20, 40, 62, 20)), ink(box(-10, 40, 34, 20)), second(box(82, 40, 18, 20))], 48, 62, 0.96, -32),
  ],
  clock: [
    ink(disc(50, 50, 49)),
    paper(disc(50, 50, 38)),
    thread('M50 14V22M50 86V78M14 50H22M86 50H78'),
    second('M45 50L48 22H52L55 50L78 66L74 72L48 56Z'),
  ],
  'cowboy-hat': [
    ink('M22 70Q20 20 36 12Q50 26 64 12Q80 20 78 70Z'),
    second('M22 54Q50 66 78 54V72H22Z'),
    ink('M-8 46Q6 72 50 72T108 46Q110 92 50 92T-8 46Z'),
  ],
  crowbar: placed(
    [
      ink('M42 104V12Q42 -10 66 -10Q86 -10 92 14L80 20Q76 6 67 6Q58 6 58 16V104Z'),
      second('M80 20L92 14L96 30L88 22L84 34Z'),
      second('M42 88H58L64 108H36Z'),
    ],
    46,
    52,
    0.92,
    24,
  ),
  'disc-blade': [
    ink(star(50, 50, 6, 54, 34, -80)),
    ink(disc(50, 50, 40)),
    second(ring(50, 50, 30, 9)),
    paper(disc(50, 50, 21)),
    ink('M29 46H71V54H29Z'),
  ],
  fedora: [
    ink('M20 66Q20 16 38 10Q50 22 62 10Q80 16 80 66Q50 78 20 66Z'),
    second('M20 50Q50 64 80 50V68Q50 80 20 68Z'),
    ink('M-6 62Q50 88 106 62Q108 86 50 90T-6 62Z'),
  ],
  key: placed(
    [ink('M44 44H56V108H44ZM56 72H76V82H56ZM56 92H70V102H56Z'), ink(ring(50, 22, 30, 12)), second(ring(50, 22, 18, 6))],
    50,
    48,
    0.88,
    38,
  ),
  'med-cross': [second(disc(50, 50, 49)), paper(disc(50, 50, 41)), ink('M37 16H63V37H84V63H63V84H37V63H16V37H37Z')],
  microphone: placed(
    [
      ink('M36 46H64L57 110H43Z'),
      second(disc(50, 18, 29)),
      line('M24 10H76M24 26H76M36 -6V42M50 -10V46M64 -6V42'),
      ink(rounded(30, 40, 40, 13, 5)),
    ],
    50,
    50,
    0.9,
    26,
  ),
  net: [
    ink(ring(50, 44, 46, 8)),
    thread('M20 14L84 68M36 6L92 50M10 32L66 82M80 14L16 68M64 6L8 50M90 32L34 82'),
    second([8, 29, 50, 71, 92].map((x, i) => disc(x, [78, 91, 95, 91, 78][i] ?? 0, 8)).join('')),
  ],
  newspaper: [
    second('M82 22H100V84Q100 94 88 94Z'),
    paper(box(2, 6, 82, 88)),
    ink(box(10, 14, 66, 13)),
    second(box(10, 36, 34, 28)),
    ink(`${box(52, 36, 24, 6)}${box(52, 48, 24, 6)}${box(52, 60, 24, 6)}${box(10, 72, 66, 6)}${box(10, 83, 66, 5)}`),
  ],
  pencil: [
    thread('M22 92Q50 108 62 92Q72 74 88 86Q98 96 84 98'),
    ...placed(
      [
        second('M38 -12Q50 -20 62 -12V2H38Z'),
        ink(box(38, 2, 24, 66)),
        line('M50 2V68'),
        paper('M38 68H62L50 96Z'),
        second('M45 84H55L50 96Z'),
      ],
      52,
      46,
      0.86,
      40,
    ),
  ],
  pie: [
    thread('M32 18Q24 6 34 -6M52 16Q44 2 54 -8M72 18Q64 6 74 -6'),
    ink('M2 76Q6 26 50 26T98 76Z'),
    second([8, 22, 36, 50, 64, 78, 92].map((x) => disc(x, 80, 9)).join('')),
    line('M34 48L40 58M50 44V56M66 48L60 58'),
  ],
  saucer: [
    second('M36 56L10 106H90L64 56Z'),
    paper('M28 34Q30 4 50 4T72 34Z'),
    ink('M-6 46Q50 14 106 46Q98 66 50 66T-6 46Z'),
    second(`${disc(22, 47, 6)}${disc(50, 51, 6)}${disc(78, 47, 6)}`),
  ],
  stake: placed(
    [
      second('M36 -10L44 -16L52 -8L64 -14L62 70L50 110L38 70Z'),
      line('M46 -2V20M56 4V20M46 70V84'),
      ink('M24 26H72Q80 26 80 36V60Q80 68 72 68H24Q16 68 16 58V36Q16 26 24 26Z'),
      line('M16 36H66M16 47H66M16 58H66'),
      ink('M62 20Q76 18 78 32L76 50Q64 56 60 44Z'),
    ],
    52,
    48,
    0.9,
    30,
  ),
  'tuning-fork': [
    second('M18 6Q-2 30 18 54L10 60Q-14 30 10 0ZM82 6Q102 30 82 54L90 60Q114 30 90 0Z'),
    ink('M26 -4H40V40Q50 54 60 40V-4H74V46Q72 64 57 68V106H43V68Q28 64 26 46Z'),
  ],
  volcano: [
    second(
      'M50 -8Q56 8 66 2Q64 14 78 12Q70 24 84 30Q70 36 62 34L60 44H40L38 34Q30 36 16 30Q30 24 22 12Q36 14 34 2Q44 8 50 -8Z',
    ),
    ink('M34 40H66L104 100H-4Z'),
    second('M36 40H64L68 54L62 70L56 56L50 82L44 56L40 64L32 54Z'),
  ],
  wand: [
    ...placed([ink(box(44, 10, 12, 92)), second(box(44, 84, 12, 18))], 40, 56, 0.96, 42),
    second(star(76, 24, 5, 34, 14, -78)),
    ink(`${disc(34, 16, 5)}${disc(92, 66, 5)}${disc(54, 4, 4)}`),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
