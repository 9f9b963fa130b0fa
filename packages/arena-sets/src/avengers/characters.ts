import {
  attackMission,
  bonusAttack,
  bonusDefence,
  bruteForce,
  type Card,
  character,
  counterattack,
  doubleHit,
  groupAttack,
  newMission,
  powerBank,
  printing,
  progressive,
  recycle,
  switchPlaces,
  trapAttack,
} from '@longbox/arena/language';

// All values, abilities and Nemesis names are our own design; `origin` says where the name comes from.

const captainAmerica = character({
  name: 'Captain America',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  printings: [
    printing('AV-captain-america-C', 'Common', [850, 800, 200, 1], groupAttack()),
    printing(
      'AV-captain-america-R',
      'Rare',
      [800, 800, 250, 3],
      progressive(bonusDefence(100, { affiliation: 'Avengers' })),
    ),
    printing('AV-captain-america-S', 'Secret', [900, 900, 350, 3], counterattack()),
  ],
});

const ironMan = character({
  name: 'Iron Man',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Technological',
  printings: [
    printing('AV-iron-man-C', 'Common', [900, 750, 200, 1], bonusAttack(150)),
    printing('AV-iron-man-R', 'Rare', [900, 700, 250, 3], bruteForce()),
    printing(
      'AV-iron-man-UR',
      'Ultra Rare',
      [1000, 750, 250, 3],
      progressive(bonusAttack(100, { skill: 'Technological' })),
    ),
  ],
});

const thor = character({
  name: 'Thor',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Mystic',
  printings: [
    printing('AV-thor-C', 'Common', [950, 650, 250, 1], bonusAttack(200)),
    printing('AV-thor-U', 'Uncommon', [1000, 700, 250, 1], progressive(bonusAttack(100))),
  ],
});

const hulk = character({
  name: 'Hulk',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Scientific',
  printings: [
    printing('AV-hulk-C', 'Common', [1000, 500, 350, 1], doubleHit()),
    printing('AV-hulk-U', 'Uncommon', [1050, 550, 350, 1], bruteForce()),
  ],
});

const blackWidow = character({
  name: 'Black Widow',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  printings: [
    printing('AV-black-widow-C', 'Common', [550, 600, 200, 6], attackMission()),
    printing('AV-black-widow-U', 'Uncommon', [600, 650, 200, 6], trapAttack()),
  ],
});

const hawkeye = character({
  name: 'Hawkeye',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  printings: [
    printing('AV-hawkeye-C', 'Common', [650, 500, 200, 6], trapAttack()),
    printing('AV-hawkeye-U', 'Uncommon', [700, 550, 200, 6], bonusAttack(150)),
  ],
});

const captainMarvel = character({
  name: 'Captain Marvel',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Cosmic',
  printings: [printing('AV-captain-marvel-C', 'Common', [950, 650, 250, 1], progressive(bonusAttack(100)))],
});

const scarletWitch = character({
  name: 'Scarlet Witch',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Mystic',
  nemesis: ['Proxima Midnight'],
  printings: [printing('AV-scarlet-witch-C', 'Common', [600, 500, 250, 6], progressive(newMission()))],
});

const winterSoldier = character({
  name: 'Winter Soldier',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Avengers',
  skill: 'Technological',
  nemesis: ['Red Skull'],
  printings: [printing('AV-winter-soldier-C', 'Common', [600, 500, 250, 6], counterattack())],
});

const nickFury = character({
  name: 'Nick Fury',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Avengers',
  skill: 'Technological',
  nemesis: ['Green Goblin'],
  printings: [printing('AV-nick-fury-C', 'Common', [500, 600, 250, 6], powerBank({ affiliation: 'Avengers' }))],
});

const loki = character({
  name: 'Loki',
  origin: 'book',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Mystic',
  printings: [
    printing('AV-loki-C', 'Common', [550, 600, 200, 6], switchPlaces()),
    printing('AV-loki-R', 'Rare', [750, 800, 200, 4], progressive(recycle())),
  ],
});

const ultron = character({
  name: 'Ultron',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Technological',
  printings: [
    printing('AV-ultron-C', 'Common', [850, 750, 250, 1], progressive(recycle())),
    printing('AV-ultron-R', 'Rare', [900, 750, 300, 2], bruteForce()),
  ],
});

const redSkull = character({
  name: 'Red Skull',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Cosmic',
  nemesis: ['Winter Soldier', 'Magneto'],
  printings: [
    printing('AV-red-skull-C', 'Common', [600, 550, 200, 6], bonusAttack(100, { affiliation: 'Masters of Evil' })),
    printing('AV-red-skull-R', 'Rare', [750, 750, 250, 4], attackMission()),
  ],
});

const abomination = character({
  name: 'Abomination',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Scientific',
  printings: [
    printing('AV-abomination-C', 'Common', [950, 600, 300, 1], progressive(bonusDefence(50))),
    printing('AV-abomination-R', 'Rare', [1000, 600, 350, 2], doubleHit()),
  ],
});

/** Every single character of the set, all printings. */
export const avengersCharacters: readonly Card[] = [
  ...captainAmerica,
  ...ironMan,
  ...thor,
  ...hulk,
  ...blackWidow,
  ...hawkeye,
  ...captainMarvel,
  ...scarletWitch,
  ...winterSoldier,
  ...nickFury,
  ...loki,
  ...ultron,
  ...redSkull,
  ...abomination,
];
