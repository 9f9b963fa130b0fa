import { hole, ink, type Motif, paper, second } from '../motif.ts';
import { box, disc, rounded } from '../shapes.ts';

const fist: Motif = [
  second('M30 76H74V97H30Z'),
  ink('M15 42H85V62Q85 80 70 83H34Q15 80 15 60Z'),
  ...[15, 32.5, 50, 67.5].map((x, i) => {
    const top = [20, 13, 13, 19][i];
    return ink(`M${x} ${top + 8}Q${x} ${top} ${x + 8.7} ${top}T${x + 17.5} ${top + 8}V50H${x}Z`);
  }),
  ink('M15 58Q15 47 27 47H54Q63 47 63 56.5T54 66H36Q34 72 26 72Q15 72 15 58Z'),
];

/** Motifs the first page shows. Few, since a first visit waits for them. */
export const FIRST = {
  fist,
  shield: [ink(disc(50, 50, 56)), paper(disc(50, 50, 42)), second(disc(50, 50, 28)), ink(disc(50, 50, 14))],
  cassette: [
    ink(rounded(0, 14, 100, 72, 6)),
    second(rounded(10, 22, 80, 42, 3)),
    paper(box(18, 27, 64, 10)),
    paper(rounded(22, 42, 56, 17, 8)),
    hole(`${disc(32, 50.5, 6)}${disc(68, 50.5, 6)}`),
    second('M22 86L30 70H70L78 86Z'),
  ],
  hourglass: [
    ink('M18 12H82L54 50L82 88H18L46 50Z'),
    second('M32 26H68L50 49ZM50 56L74 86H26Z'),
    ink(box(8, 0, 84, 13)),
    ink(box(8, 87, 84, 13)),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
