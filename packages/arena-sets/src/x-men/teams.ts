import {
  bonusAttack,
  bruteForce,
  type Card,
  counterattack,
  groupAttack,
  printing,
  team,
  trapAttack,
} from '@longbox/arena/language';

// Our own design, as the characters are.

/** The Team cards of the set. */
export const xMenTeams: readonly Card[] = [
  team({
    name: 'Cyclops & Jean Grey',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'X-Men',
    skill: 'Cosmic',
    members: ['Cyclops', 'Jean Grey'],
    printing: printing('XM-cyclops-jean-grey-U', 'Uncommon', [1000, 850, 300, 3], bonusAttack(150)),
  }),
  team({
    name: 'Wolverine & Deadpool',
    origin: 'own',
    alignment: 'Neutral',
    affiliation: 'X-Men',
    skill: 'Combat',
    members: ['Wolverine', 'Deadpool'],
    printing: printing('XM-wolverine-deadpool-U', 'Uncommon', [1050, 750, 450, 2], counterattack()),
  }),
  team({
    name: 'Brotherhood',
    origin: 'own',
    alignment: 'Evil',
    affiliation: 'Brotherhood',
    skill: 'Technological',
    members: ['Magneto', 'Mystique', 'Sabretooth'],
    printing: printing('XM-brotherhood-R', 'Rare', [1200, 900, 450, 2], trapAttack()),
  }),
  team({
    name: 'X-Men: Gold',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'X-Men',
    skill: 'Cosmic',
    members: ['Cyclops', 'Jean Grey', 'Storm', 'Beast'],
    printing: printing('XM-x-men-gold-UR', 'Ultra Rare', [1300, 1000, 450, 4], bruteForce()),
  }),
  team({
    name: 'X-Men United',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'X-Men',
    skill: 'Combat',
    members: ['Cyclops', 'Jean Grey', 'Wolverine', 'Storm', 'Colossus'],
    printing: printing('XM-x-men-united-UR', 'Ultra Rare', [1450, 1100, 600, 4], groupAttack()),
  }),
];
