import type { LineKey } from '@longbox/games';
import { type Beat, LEARNER, type Lesson } from './lesson.ts';

const mine = (line: LineKey, face?: string, count?: number): NonNullable<Beat['goal']> => ({
  line,
  seat: LEARNER,
  ...(face !== undefined && { face }),
  ...(count !== undefined && { count }),
});
const read: Beat = {};

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
    read,
    { goal: mine('attack', 'mnb-022'), oops: [mine('attack', 'mnb-013')] },
    { goal: { line: 'stunned', face: 'mnb-087' } },
    { goal: mine('attack', 'mnb-013') },
    read,
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
    read,
    { goal: mine('resourceDownKnown') },
    { goal: mine('appeared', 'mnb-011'), oops: [mine('appeared', 'mnb-009')] },
    { goal: mine('appeared', 'mnb-009') },
    read,
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
    read,
    { goal: mine('usedPower', 'mnb-003'), oops: [mine('attack')] },
    { goal: { line: 'countersPut-plus', face: 'mnb-003' } },
    { goal: mine('attack', 'mnb-003') },
    { goal: { line: 'stunned', face: 'mnb-094' } },
    read,
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
    read,
    { goal: mine('attack', 'mnb-096', 2), oops: [mine('attack', 'mnb-096', 1)] },
    { goal: { line: 'stunned', face: 'mnb-096' } },
    read,
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
    read,
    { goal: mine('attack', 'mnb-091'), oops: [mine('attack', 'mnb-094')] },
    { goal: { line: 'stunned', face: 'mnb-091' } },
    read,
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
    read,
    { goal: mine('attack', 'mnb-029') },
    { goal: { line: 'gainedXp', face: 'mnb-029' } },
    { goal: { line: 'leveled' } },
    read,
  ],
);

/** Set-up and missions. */
const setUp = arena('arena-setup', undefined, [read, { goal: mine('arena-ready') }, { goal: { line: 'turn' } }, read]);

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
  [read, { goal: mine('arena-challenge', 'AV-thor-C') }, { goal: mine('arena-boost-attack') }, read],
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
  [read, { goal: mine('arena-poweredUp') }, { goal: mine('arena-ability') }, read],
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
  [read, { goal: mine('arena-hitPoint') }, read],
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
