import { both, hole, ink, line, type Motif, placed, second, thread } from '../motif.ts';
import { box, disc, star } from '../shapes.ts';

const pistol: Motif = [
  ink('M8 24H92V42H56Q54 56 42 56L36 54L30 88H8L16 44H8Z'),
  line('M44 46Q44 52 38 52M60 30H86'),
  second('M14 54H34L29 82H13Z'),
];

const katana: Motif = [
  ink('M45 70Q44 26 60 -14Q66 30 54 70Z'),
  second('M34 68H64V76H34Z'),
  second('M43 76H55V104H43Z'),
  line('M43 84L55 90M43 92L55 98'),
];

const dagger: Motif = [
  ink('M50 96L36 52Q36 40 42 34H58Q64 40 64 52Z'),
  line('M50 42V82'),
  second('M30 26H70V34H30Z'),
  second('M44 2H56V26H44Z'),
];

const sai: Motif = [
  ink('M46 62V4L50 -6L54 4V62Z'),
  ink('M30 30L34 22L38 30Q38 48 50 50Q62 48 62 30L66 22L70 30Q70 58 50 60Q30 58 30 30Z'),
  second('M45 60H55V92H45Z'),
  second(disc(50, 95, 6)),
];

const bone: Motif = [
  ink('M42 18Q34 4 46 4Q50 4 50 10Q50 4 54 4Q66 4 58 18V82Q66 96 54 96Q50 96 50 90Q50 96 46 96Q34 96 42 82Z'),
];

/** What is held, thrown or shot. */
export const WEAPONS = {
  hammer: [
    second('M42 44H58V86H42Z'),
    line('M42 56L58 62M42 66L58 72M42 76L58 82'),
    second(
      'M50 84Q64 84 62 94Q60 102 50 102Q40 102 38 94Q36 84 50 84ZM50 90Q45 90 45 94Q46 97 50 97Q54 97 55 94Q55 90 50 90Z',
    ),
    ink('M6 8H94L104 18V40L94 50H6L-4 40V18Z'),
    line('M14 9V49M86 9V49M28 20H72'),
  ],
  sword: [
    ink('M50 0L62 14V64H38V14Z'),
    line('M50 14V58'),
    second('M20 62H80V74H20Z'),
    second('M44 74H56V90H44Z'),
    second(disc(50, 93, 7)),
  ],
  katanas: both(placed(katana, 50, 50, 0.98, 42)),
  daggers: both(placed(dagger, 50, 50, 1.06, 42)),
  knife: placed(
    [
      ink('M40 62V14Q42 0 62 -6V62Z'),
      second('M32 62H70V70H32Z'),
      second('M42 70H62V106H42Z'),
      line('M42 80H62M42 92H62'),
    ],
    50,
    50,
    0.96,
    45,
  ),
  staff: placed(
    [ink('M44 -6H56V106H44Z'), second(disc(50, -6, 13)), second(disc(50, 106, 13)), line('M44 40H56M44 60H56')],
    50,
    50,
    0.84,
    45,
  ),
  spear: placed(
    [
      second('M46 26H54V116H46Z'),
      ink('M50 -22L66 10L56 32H44L34 10Z'),
      line('M50 -8V24'),
      second('M40 34H60L64 54L54 46L50 58L46 46L36 54Z'),
    ],
    50,
    52,
    0.82,
    45,
  ),
  trident: [
    ink('M45 34H55V100H45Z'),
    ink('M50 -2L60 16H55V44H45V16H40Z'),
    ink('M20 4L32 20H26V34Q26 44 46 44H54Q74 44 74 34V20H68L80 4L86 24H83V38Q82 56 55 56H45Q18 56 17 38V24H14Z'),
    second('M40 54H60V64H40Z'),
  ],
  bow: [
    thread('M34 6L22 50L34 94'),
    ink('M26 0Q34 4 36 10Q68 26 68 50T36 90Q34 96 26 100Q26 90 34 84Q56 70 56 50T34 16Q26 10 26 0Z'),
    second('M14 46H82V36L104 50L82 64V54H14Z'),
    ink('M4 38L14 46H26L18 38ZM4 62L14 54H26L18 62Z'),
  ],
  arrow: [
    second('M4 88Q10 46 52 44Q30 54 24 70Q20 80 18 92Z'),
    ink('M22 66L60 28L50 18L96 6L84 52L74 42L36 80Z'),
    second('M20 62L36 78L26 94L18 84L8 78Z'),
  ],
  sai: both(placed(sai, 66, 46, 1.06, 24)),
  batons: [
    thread('M30 92Q50 112 70 92'),
    ...both(placed([ink(box(42, -4, 16, 92)), second(box(42, 64, 16, 24)), line('M42 8H58')], 36, 54, 0.96, -24)),
  ],
  mace: placed([second('M44 34H56V106H44Z'), ink(star(50, 16, 8, 36, 25)), second(disc(50, 16, 12))], 50, 52, 0.88, 30),
  whip: [
    second('M4 88L14 98L34 74L26 66Z'),
    ink(
      'M24 66Q-2 26 34 12Q66 4 62 36Q60 58 76 60Q90 58 84 38L80 26L98 32L92 40Q98 70 76 72Q48 72 50 38Q50 20 36 24Q14 32 36 66Z',
    ),
  ],
  rifle: placed(
    [
      ink('M-16 42H60V36H112V46H76V54H54L58 74H44L38 56H12L-2 72H-16Z'),
      second('M20 28H48V36H20Z'),
      second('M60 48H84V58H60Z'),
      line('M-2 44V66'),
    ],
    50,
    50,
    0.9,
    -38,
  ),
  pistol,
  pistols: both(placed(pistol, 76, 48, 0.66, -52)),
  cannon: [
    second('M8 62Q10 46 30 46H64V78H54V96H18V78H8Z'),
    ink('M20 18H72V54H20Q8 50 8 36T20 18Z'),
    ink('M72 10H84V62H72Z'),
    hole('M84 18H92V54H84Z'),
    line('M34 18V54M46 18V54'),
    line('M22 66H50'),
  ],
  bullet: [
    ink('M34 34Q34 10 50 0Q66 10 66 34Z'),
    second('M32 42H68V84H32Z'),
    second('M28 86H72V98H28Z'),
    line('M40 50V76'),
  ],
  crosshair: [
    ink('M8 50a42 42 0 1 0 84 0a42 42 0 1 0 -84 0ZM19 50a31 31 0 1 1 62 0a31 31 0 1 1 -62 0Z'),
    second('M45 0H55V32H45ZM45 68H55V100H45ZM0 45H32V55H0ZM68 45H100V55H68Z'),
    ink(disc(50, 50, 8)),
  ],
  bones: [...placed(bone, 50, 50, 1, 45), ...placed(bone, 50, 50, 1, -45)],
  surfboard: [
    second('M2 56L40 40L36 52L-2 74ZM12 84L48 58L44 70L14 100Z'),
    ...placed([ink('M50 -16Q70 20 66 76Q62 104 50 112Q38 104 34 76Q30 20 50 -16Z'), line('M50 4V98')], 54, 46, 0.9, 45),
  ],
  spikes: [ink(star(50, 50, 12, 50, 30)), second(disc(50, 50, 18))],
} as const satisfies Readonly<Record<string, Motif>>;
