import { hole, ink, line, type Motif, paper, second, thread } from '../motif.ts';
import { box, disc, ring, star } from '../shapes.ts';

/** Small things that stand in a corner and are nobody's motif. */
export const SIGNS = {
  acorn: [ink('M20 44H80Q78 84 50 98Q22 84 20 44Z'), second('M10 46Q12 20 50 18T90 46Z'), second(box(45, 2, 10, 18))],
  baby: [
    second(ring(20, 82, 20, 8)),
    ink('M28 66L52 42L60 50L36 74Z'),
    ink(disc(68, 30, 29)),
    second(disc(68, 30, 12)),
  ],
  bandana: [ink('M-2 30Q50 10 78 30V56Q50 40 -2 60Z'), second('M76 30L102 16L94 40ZM76 54L104 72L84 74Z')],
  blades: [
    ink('M8 96Q-8 50 6 0Q26 44 24 96ZM40 96Q30 46 50 -8Q66 46 58 96ZM76 96Q74 44 94 0Q108 50 92 96Z'),
    second(box(2, 84, 96, 15)),
  ],
  candle: [second('M50 -6Q70 18 62 30Q50 42 38 30Q30 18 50 -6Z'), thread('M50 28V44'), ink(box(32, 44, 36, 56))],
  chevrons: [
    ink('M4 34L50 4L96 34V50L50 20L4 50Z'),
    ink('M4 60L50 30L96 60V76L50 46L4 76Z'),
    ink('M4 86L50 56L96 86V102L50 72L4 102Z'),
  ],
  cigar: [ink('M4 62L70 36L80 54L12 82Z'), second('M68 36L90 26L98 42L80 54Z'), thread('M90 22Q76 10 92 -2')],
  coin: [ink(disc(50, 50, 48)), second(disc(50, 50, 33)), ink(star(50, 50, 4, 22, 12))],
  dots: [ink(`${disc(26, 78, 20)}${disc(64, 70, 15)}${disc(46, 42, 12)}${disc(74, 32, 9)}${disc(58, 10, 7)}`)],
  drips: [
    ink(
      'M0 4H100V30Q98 44 88 40Q80 34 78 44V74Q70 90 62 74V46Q56 36 50 46V88Q42 106 32 88V44Q24 34 20 44V56Q8 68 0 50Z',
    ),
  ],
  droplet: [ink('M50 0Q92 56 86 74Q76 98 50 98T14 74Q8 56 50 0Z'), second('M32 66Q34 82 48 86Q30 90 26 72Z')],
  feather: [ink('M14 104L24 82Q10 30 84 -4Q104 50 42 86L26 106Z'), second('M24 90Q40 44 76 12Q54 48 34 90Z')],
  goggles: [
    second('M-4 40H104V58H-4Z'),
    ink(ring(26, 50, 26, 9)),
    ink(ring(74, 50, 26, 9)),
    paper(`${disc(26, 50, 17)}${disc(74, 50, 17)}`),
  ],
  'high-heel': [
    ink('M2 18Q26 30 42 58Q56 72 94 74Q104 88 94 94H52L24 62V96H12L2 46Z'),
    second('M2 18Q18 24 30 40L14 50L4 46Z'),
  ],
  mask: [
    ink('M-4 32Q24 14 50 32Q76 14 104 32Q104 74 76 76Q58 74 50 58Q42 74 24 76Q-4 74 -4 32Z'),
    hole('M12 46Q26 34 40 48Q26 60 12 46ZM88 46Q74 34 60 48Q74 60 88 46Z'),
  ],
  medal: [second('M24 0H44L54 44H40ZM76 0H56L46 44H60Z'), ink(disc(50, 68, 29)), second(star(50, 68, 4, 18, 7))],
  moustache: [ink('M50 44Q38 24 18 34Q2 44 -6 68Q30 82 50 60Q70 82 106 68Q98 44 82 34Q62 24 50 44Z')],
  music: [ink(`${disc(24, 80, 21)}${disc(76, 70, 21)}`), ink('M33 80V6L97 -6V70H85V24L45 32V80Z')],
  ribbon: [ink('M50 50Q22 8 0 18V82Q22 92 50 50ZM50 50Q78 8 100 18V82Q78 92 50 50Z'), second(disc(50, 50, 14))],
  snowflake: [
    thread(
      'M50 2V98M8 26L92 74M92 26L8 74M38 8L50 20L62 8M38 92L50 80L62 92M8 42L24 36L20 18M92 58L76 64L80 82M92 42L76 36L80 18M8 58L24 64L20 82',
    ),
  ],
  spectacles: [
    ink(`${ring(24, 54, 24, 8)}${ring(76, 54, 24, 8)}`),
    paper(`${disc(24, 54, 16)}${disc(76, 54, 16)}`),
    thread('M44 44Q50 38 56 44'),
  ],
  stitches: [thread('M4 50H96M18 32V68M40 32V68M62 32V68M84 32V68')],
  stripes: [ink('M6 8H30L24 92H0ZM42 8H66L60 92H36ZM78 8H102L96 92H72Z')],
  telephone: [
    ink('M4 30Q50 2 96 30L88 54L68 46V36Q50 30 32 36V46L12 54Z'),
    second('M28 50H72L84 92H16Z'),
    hole(disc(50, 70, 11)),
  ],
  tiara: [ink('M0 44Q50 16 100 44L96 74Q50 48 4 74Z'), second('M50 8L64 40L50 58L36 40Z')],
  'wheel-chair': [
    ink(ring(50, 50, 48, 11)),
    thread('M50 12V88M12 50H88M23 23L77 77M77 23L23 77'),
    second(disc(50, 50, 11)),
  ],
} as const satisfies Readonly<Record<string, Motif>>;

interface Worn {
  /** Behind the motif or before it, both in the box of the emblem's disc. */
  readonly behind?: Motif;
  readonly before?: Motif;
}

/** What changes the emblem's outline: worn on it, not beside it. */
export const WORN = {
  cape: { behind: [second('M30 10H70L104 92Q90 84 80 92Q66 82 50 92Q34 82 20 92Q10 84 -4 92Z')] },
  crack: { before: [paper('M54 44L42 60L56 70L44 84L50 106H56L52 86L66 70L54 60L62 46Z')] },
  dashes: { before: [hole('M58 2H106V9H58ZM66 22H106V29H66ZM56 42H106V49H56ZM66 62H106V69H66ZM58 82H106V89H58Z')] },
  'devil-horns': { behind: [second('M22 26Q10 6 22 -8Q26 8 42 14ZM78 26Q90 6 78 -8Q74 8 58 14Z')] },
  glider: {
    before: [
      second(
        'M50 82L62 90Q82 78 108 80Q96 88 96 98Q86 92 78 98Q70 94 50 106Q30 94 22 98Q14 92 4 98Q4 88 -8 80Q18 78 38 90Z',
      ),
    ],
  },
  halo: { before: [second('M50 -10Q84 -10 84 0T50 10T16 0T50 -10ZM50 -4Q28 -4 28 0T50 4T72 0T50 -4Z')] },
  horns: { behind: [second('M30 22Q4 20 2 -6Q16 8 38 8ZM70 22Q96 20 98 -6Q84 8 62 8Z')] },
  rays: { behind: [second(star(50, 50, 8, 64, 20, -67.5))] },
  turtle: {
    behind: [
      second(disc(50, 50, 64)),
      line('M50 -14L80 4V38L50 56L20 38V4ZM80 38L112 54M20 38L-12 54M50 56V114M80 4L104 -4M20 4L-4 -4'),
    ],
  },
  wings: {
    behind: [
      second(
        'M36 50Q16 14 -14 18Q-10 30 -2 34L-12 38Q-8 52 6 54L0 62Q12 72 36 66ZM64 50Q84 14 114 18Q110 30 102 34L112 38Q108 52 94 54L100 62Q88 72 64 66Z',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Worn>>;
