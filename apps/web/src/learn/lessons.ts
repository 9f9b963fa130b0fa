import type { LineKey } from '@longbox/games';
import { type Beat, LEARNER, type Lesson } from './lesson.ts';

const mine = (line: LineKey, face?: string, count?: number): NonNullable<Beat['goal']> => ({
  line,
  seat: LEARNER,
  ...(face !== undefined && { face }),
  ...(count !== undefined && { count }),
});
const read = (...rules: readonly string[]): Beat => ({ rules });
const step = (
  goal: NonNullable<Beat['goal']>,
  rules: readonly string[],
  more: Pick<Beat, 'oops' | 'also'> = {},
): Beat => ({
  ...{ goal, rules },
  ...more,
});

const vs = (id: string, scene: string, beats: readonly Beat[]): Lesson => ({
  id,
  game: 'vs',
  profile: 'modern/duel',
  decks: ['mnb-avengers', 'mnb-super-villains'],
  scene,
  beats,
});
const arena = (id: string, scene: string | undefined, beats: readonly Beat[]): Lesson => ({
  id,
  game: 'arena',
  profile: 'level-1',
  decks: ['avengers', 'guardians'],
  ...(scene !== undefined && { scene }),
  beats,
});

/** Rows and attacking. */
const rows = vs(
  'vs-rows',
  `
scene: Rows and attacking
game: vs
you: { front: [mnb-022], back: [mnb-013, mnb-001], deck: 12 }
rival: { front: [mnb-087], back: [mnb-081], deck: 12 }
at: main
`,
  [
    read('VS-ATK-06', 'VS-ATK-10'),
    step(mine('attack', 'mnb-022'), ['VS-ATK-03', 'VS-ATK-06', 'VS-CMB-10'], { oops: [mine('attack', 'mnb-013')] }),
    step({ line: 'stunned', face: 'mnb-087' }, ['VS-CMB-03', 'VS-CMB-05', 'VS-CMB-10']),
    step(mine('attack', 'mnb-013'), ['VS-ATK-05', 'VS-ATK-07', 'VS-ATK-09']),
    read('VS-ATK-06', 'VS-ATK-07'),
  ],
);

/** Resources and recruiting. */
const resources = vs(
  'vs-resources',
  `
scene: Resources and recruiting
game: vs
you: { back: [mnb-001], hand: [mnb-022, mnb-011, mnb-009], resources: 2, deck: 12 }
rival: { front: [mnb-087], back: [mnb-081], deck: 12 }
at: resource
`,
  [
    read('VS-BLD-04', 'VS-BLD-08'),
    // Who lies among the resources cannot be recruited in the next steps.
    step(mine('resourceDownKnown', 'mnb-022'), ['VS-BLD-04', 'VS-BLD-06', 'VS-RES-02'], {
      oops: [mine('resourceDownKnown', 'mnb-011'), mine('resourceDownKnown', 'mnb-009')],
    }),
    step(mine('appeared', 'mnb-011'), ['VS-BLD-08', 'VS-BLD-11', 'VS-BLD-15'], { oops: [mine('appeared', 'mnb-009')] }),
    step(mine('appeared', 'mnb-009'), ['VS-BLD-11']),
    read('VS-BLD-14', 'VS-BLD-21'),
  ],
);

/** Locations and super powers. */
const powers = vs(
  'vs-powers',
  `
scene: Locations and super powers
game: vs
you: { front: [{ card: mnb-003, wounds: 3 }], resources: [Might Location, Might Location], deck: 12 }
rival: { front: [mnb-094], back: [mnb-081], deck: 12 }
at: main
`,
  [
    read('VS-RES-03', 'VS-PWR-36'),
    step(mine('usedPower', 'mnb-003'), ['VS-PWR-28', 'VS-PWR-36'], { oops: [mine('attack')] }),
    step({ line: 'countersPut-plus', face: 'mnb-003' }, ['VS-RES-18', 'VS-RES-21']),
    step(mine('attack', 'mnb-003'), ['VS-ATK-03', 'VS-PWR-41']),
    step({ line: 'stunned', face: 'mnb-094' }, ['VS-CMB-05', 'VS-CMB-10']),
    read('VS-RES-09', 'VS-PWR-42'),
  ],
);

/** Team attacks. */
const teams = vs(
  'vs-teams',
  `
scene: Team attacks
game: vs
you: { front: [mnb-012, mnb-011, mnb-015], back: [mnb-001], deck: 12 }
rival: { front: [mnb-096], back: [mnb-081], deck: 12 }
at: main
`,
  [
    read('VS-ATK-17', 'VS-ATK-19', 'VS-CMB-17'),
    step(mine('attack', 'mnb-096', 2), ['VS-ATK-17', 'VS-CMB-17'], { oops: [mine('attack', 'mnb-096', 1)] }),
    step({ line: 'stunned', face: 'mnb-096' }, ['VS-CMB-17', 'VS-CMB-18']),
    read('VS-ATK-01', 'VS-ATK-21'),
  ],
);

/** Flight, range and protection. */
const flight = vs(
  'vs-flight',
  `
scene: Flight, range and protection
game: vs
you: { front: [mnb-019], back: [mnb-013, mnb-001], deck: 12 }
rival: { front: [mnb-094], back: [mnb-091, mnb-081], deck: 12 }
at: main
`,
  [
    read('VS-ATK-06', 'VS-ATK-12'),
    step(mine('attack', 'mnb-091'), ['VS-ATK-12'], { oops: [mine('attack', 'mnb-094')] }),
    step({ line: 'stunned', face: 'mnb-091' }, ['VS-CMB-10', 'VS-CMB-16']),
    read('VS-ATK-05', 'VS-ATK-11', 'VS-ATK-16'),
  ],
);

/** Levelling up. */
const levels = vs(
  'vs-levels',
  `
scene: Levelling up
game: vs
you: { front: [{ card: mnb-029, xp: 2 }], resources: [Skill Location], deck: 12 }
rival: { front: [mnb-087], back: [mnb-081], deck: 12 }
at: main
`,
  [
    read('VS-LVL-01', 'VS-LVL-02'),
    step(mine('attack', 'mnb-029'), ['VS-ATK-27', 'VS-LVL-02']),
    step({ line: 'gainedXp', face: 'mnb-029' }, ['VS-PWR-14', 'VS-LVL-02']),
    step({ line: 'leveled' }, ['VS-LVL-03', 'VS-LVL-14']),
    read('VS-LVL-05', 'VS-LVL-06'),
  ],
);

/** Set-up and missions. */
const setUp = arena('arena-setup', undefined, [
  read('MA-SET-05', 'MA-SET-06', 'MA-SET-11'),
  step(mine('arena-ready'), ['MA-SET-07', 'MA-SET-10']),
  step({ line: 'turn' }, ['MA-SET-12', 'MA-SET-17']),
  read('MA-MIS-01', 'MA-MIS-05', 'MA-MIS-12', 'MA-MIS-13', 'MA-MIS-15', 'MA-MIS-19', 'MA-WIN-03'),
]);

/** Challenges and boosts. */
const challenges = arena(
  'arena-challenges',
  `
scene: Challenges and Boosts
game: arena
you: { A1: { card: AV-thor-C, pp: 2 }, A2: AV-black-widow-C, hand: [AV-hulk-C, AV-hawkeye-C], deck: 12, missions: 3 }
rival: { A1: { card: AV-red-skull-R, pp: 1 }, A2: AV-abomination-C, deck: 12, missions: 3 }
at: challenge
`,
  [
    read('MA-CR-03', 'MA-CR-04', 'MA-CR-05'),
    step(mine('arena-challenge', 'AV-thor-C'), ['MA-CH-01', 'MA-CH-02', 'MA-CH-03']),
    step(mine('arena-boost-attack'), ['MA-BST-01', 'MA-BST-02'], { also: ['arena-challenge'] }),
    read('MA-CR-01', 'MA-CR-15'),
  ],
);

/** Power Points and abilities. */
const abilities = arena(
  'arena-power',
  `
scene: Power Points and abilities
game: arena
you: { A1: { card: AV-hulk-U, pp: 1 }, A2: AV-iron-man-C, hand: [AV-hawkeye-C], deck: 12, missions: 3 }
rival: { A1: { card: AV-abomination-R, pp: 2 }, A2: { card: AV-red-skull-C, pp: 2 }, deck: 12, missions: 3 }
at: powerUp
`,
  [
    read('MA-PU-01', 'MA-PU-02', 'MA-PU-03'),
    step(mine('arena-poweredUp'), ['MA-PU-03', 'MA-SA-GEN-08']),
    step(mine('arena-ability'), ['MA-SA-GEN-05', 'MA-SA-GEN-09', 'MA-CD-01'], { also: ['arena-poweredUp'] }),
    read('MA-CR-05', 'MA-CR-06'),
  ],
);

/** Check point and teams. */
const checkPoint = arena(
  'arena-check-point',
  `
scene: Check Point
game: arena
you: { A1: AV-thor-C, A2: AV-black-widow-C, hand: [AV-thor-U, AV-thor-C, AV-hawkeye-C], deck: 12, missions: 3 }
rival: { A1: AV-red-skull-C, A2: AV-abomination-C, deck: 12, missions: 3 }
at: checkPoint
`,
  [read('MA-CP-08', 'MA-CP-09'), step(mine('arena-hitPoint'), ['MA-CP-08']), read('MA-CP-12', 'MA-CP-13')],
);

export const LESSONS: readonly Lesson[] = [
  rows,
  resources,
  powers,
  teams,
  flight,
  levels,
  setUp,
  challenges,
  abilities,
  checkPoint,
];

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);
