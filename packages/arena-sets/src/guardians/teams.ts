import {
  bonusDefence,
  bruteForce,
  type Card,
  doubleHit,
  groupAttack,
  printing,
  team,
  trapAttack,
} from '@longbox/arena/language';

// Our own design, as the characters are.

/** The Team cards of the set. */
export const guardiansTeams: readonly Card[] = [
  team({
    name: 'Rocket Raccoon & Groot',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Guardians',
    skill: 'Scientific',
    members: ['Rocket Raccoon', 'Groot'],
    printing: printing('GC-rocket-raccoon-groot-U', 'Uncommon', [950, 800, 400, 3], bonusDefence(100)),
  }),
  team({
    name: 'Gamora & Nebula',
    origin: 'own',
    alignment: 'Neutral',
    affiliation: 'Guardians',
    skill: 'Combat',
    members: ['Gamora', 'Nebula'],
    printing: printing('GC-gamora-nebula-U', 'Uncommon', [1050, 800, 300, 3], trapAttack()),
  }),
  team({
    name: 'Children of Thanos',
    origin: 'own',
    alignment: 'Evil',
    affiliation: 'Black Order',
    skill: 'Mystic',
    members: ['Thanos', 'Proxima Midnight', 'Ebony Maw'],
    printing: printing('GC-children-of-thanos-R', 'Rare', [1200, 900, 450, 2], bruteForce()),
  }),
  team({
    name: 'Guardians: Knowhere Crew',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Guardians',
    skill: 'Technological',
    members: ['Rocket Raccoon', 'Groot', 'Star-Lord', 'Gamora'],
    printing: printing('GC-guardians-knowhere-crew-UR', 'Ultra Rare', [1300, 950, 500, 4], groupAttack()),
  }),
  team({
    name: 'Guardians of the Galaxy',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Guardians',
    skill: 'Cosmic',
    members: ['Star-Lord', 'Gamora', 'Drax', 'Rocket Raccoon', 'Groot'],
    printing: printing('GC-guardians-of-the-galaxy-UR', 'Ultra Rare', [1450, 1100, 600, 4], doubleHit()),
  }),
];
