import {
  bruteForce,
  type Card,
  counterattack,
  doubleHit,
  groupAttack,
  printing,
  team,
  trapAttack,
} from '@longbox/arena/language';

// Our own design, as the characters are.

/** The Team cards of the set. */
export const avengersTeams: readonly Card[] = [
  team({
    name: 'Black Widow & Hawkeye',
    origin: 'book',
    alignment: 'Good',
    affiliation: 'Avengers',
    skill: 'Combat',
    members: ['Black Widow', 'Hawkeye'],
    printing: printing('AV-black-widow-hawkeye-U', 'Uncommon', [950, 800, 300, 4], trapAttack()),
  }),
  team({
    name: 'Captain America & Winter Soldier',
    origin: 'own',
    alignment: 'Neutral',
    affiliation: 'Avengers',
    skill: 'Combat',
    members: ['Captain America', 'Winter Soldier'],
    printing: printing('AV-captain-america-winter-soldier-U', 'Uncommon', [950, 850, 350, 3], counterattack()),
  }),
  team({
    name: 'Avengers: Founders',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Avengers',
    skill: 'Mystic',
    members: ['Captain America', 'Iron Man', 'Thor'],
    printing: printing('AV-avengers-founders-R', 'Rare', [1150, 900, 400, 3], groupAttack()),
  }),
  team({
    name: 'Avengers',
    origin: 'book',
    alignment: 'Good',
    affiliation: 'Avengers',
    skill: 'Scientific',
    members: ['Black Widow', 'Hawkeye', 'Hulk', 'Captain America'],
    printing: printing('AV-avengers-UR', 'Ultra Rare', [1300, 950, 500, 4], doubleHit()),
  }),
  team({
    name: 'Avengers Assemble',
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Avengers',
    skill: 'Cosmic',
    members: ['Captain America', 'Iron Man', 'Thor', 'Hulk', 'Captain Marvel'],
    printing: printing('AV-avengers-assemble-UR', 'Ultra Rare', [1500, 1100, 550, 4], bruteForce()),
  }),
];
