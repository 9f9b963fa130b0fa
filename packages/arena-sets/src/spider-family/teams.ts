import {
  attackMission,
  bruteForce,
  type Card,
  doubleHit,
  groupAttack,
  printing,
  switchPlaces,
  team,
} from '@longbox/arena/language';

// Our own design, as the characters are.

/** The Team cards of the set. */
export const spiderFamilyTeams: readonly Card[] = [
  team({
    name: 'Spider-Man & Miles Morales',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Spider-Family',
    skill: 'Scientific',
    members: ['Spider-Man', 'Miles Morales'],
    printing: printing('SP-spider-man-miles-morales-U', 'Uncommon', [1000, 850, 300, 3], groupAttack()),
  }),
  team({
    name: 'Spider-Man & Black Cat',
    origin: 'own',
    alignment: 'Neutral',
    affiliation: 'Spider-Family',
    skill: 'Technological',
    members: ['Spider-Man', 'Black Cat'],
    printing: printing('SP-spider-man-black-cat-U', 'Uncommon', [950, 800, 300, 4], switchPlaces()),
  }),
  team({
    name: 'Sinister Three',
    origin: 'own',
    alignment: 'Evil',
    affiliation: 'Sinister Six',
    skill: 'Technological',
    members: ['Green Goblin', 'Doctor Octopus', 'Mysterio'],
    printing: printing('SP-sinister-three-R', 'Rare', [1150, 900, 400, 3], attackMission()),
  }),
  team({
    name: 'Web Warriors',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Spider-Family',
    skill: 'Combat',
    members: ['Spider-Man', 'Miles Morales', 'Ghost-Spider', 'Spider-Girl'],
    printing: printing('SP-web-warriors-UR', 'Ultra Rare', [1300, 1000, 450, 4], doubleHit()),
  }),
  team({
    name: 'Spider-Verse',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Spider-Family',
    skill: 'Scientific',
    members: ['Spider-Man', 'Miles Morales', 'Ghost-Spider', 'Spider-Man 2099', 'Spider-Woman'],
    printing: printing('SP-spider-verse-UR', 'Ultra Rare', [1450, 1150, 550, 4], bruteForce()),
  }),
];
