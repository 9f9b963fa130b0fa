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

// All values, abilities and Nemesis names are our own design; `origin` says of a name whether the publisher has shown it.

const captainAmerica = character({
  name: 'Captain America',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  nemesis: ['Red Skull'],
  printings: [
    printing('AV-captain-america-C', 'Common', [700, 750, 200, 3], groupAttack()),
    printing(
      'AV-captain-america-R',
      'Rare',
      [750, 850, 250, 3],
      progressive(bonusDefence(100, { affiliation: 'Avengers' })),
    ),
    printing('AV-captain-america-S', 'Secret', [850, 950, 350, 3], counterattack()),
  ],
});

const ironMan = character({
  name: 'Iron Man',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Technological',
  nemesis: ['Ultron', 'Thanos'],
  printings: [
    printing('AV-iron-man-C', 'Common', [750, 700, 200, 3], bonusAttack(150)),
    printing('AV-iron-man-R', 'Rare', [850, 750, 250, 3], bruteForce()),
    printing(
      'AV-iron-man-UR',
      'Ultra Rare',
      [950, 800, 250, 3],
      progressive(bonusAttack(100, { skill: 'Technological' })),
    ),
  ],
});

const thor = character({
  name: 'Thor',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Mystic',
  nemesis: ['Loki'],
  printings: [
    printing('AV-thor-C', 'Common', [850, 650, 250, 2], bruteForce()),
    printing('AV-thor-U', 'Uncommon', [900, 700, 250, 2], progressive(bonusAttack(100))),
  ],
});

const hulk = character({
  name: 'Hulk',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Scientific',
  nemesis: ['Abomination'],
  printings: [
    printing('AV-hulk-C', 'Common', [900, 500, 350, 2], doubleHit()),
    printing('AV-hulk-U', 'Uncommon', [950, 550, 350, 2], bruteForce()),
  ],
});

const blackWidow = character({
  name: 'Black Widow',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  printings: [
    printing('AV-black-widow-C', 'Common', [600, 750, 200, 4], attackMission()),
    printing('AV-black-widow-U', 'Uncommon', [650, 800, 200, 4], trapAttack()),
  ],
});

const hawkeye = character({
  name: 'Hawkeye',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Combat',
  printings: [
    printing('AV-hawkeye-C', 'Common', [700, 650, 200, 4], trapAttack()),
    printing('AV-hawkeye-U', 'Uncommon', [750, 700, 200, 4], bonusAttack(150)),
  ],
});

const captainMarvel = character({
  name: 'Captain Marvel',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Cosmic',
  nemesis: ['Ronan', 'Mystique'],
  printings: [printing('AV-captain-marvel-C', 'Common', [850, 650, 250, 2], progressive(bonusAttack(100)))],
});

const scarletWitch = character({
  name: 'Scarlet Witch',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Mystic',
  nemesis: ['Magneto'],
  printings: [printing('AV-scarlet-witch-C', 'Common', [650, 650, 250, 4], progressive(newMission()))],
});

const winterSoldier = character({
  name: 'Winter Soldier',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Avengers',
  skill: 'Technological',
  printings: [printing('AV-winter-soldier-C', 'Common', [700, 700, 250, 3], counterattack())],
});

const nickFury = character({
  name: 'Nick Fury',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Avengers',
  skill: 'Technological',
  nemesis: ['Green Goblin'],
  printings: [printing('AV-nick-fury-C', 'Common', [500, 700, 250, 5], powerBank({ affiliation: 'Avengers' }))],
});

const loki = character({
  name: 'Loki',
  origin: 'known',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Mystic',
  nemesis: ['Thor'],
  printings: [
    printing('AV-loki-C', 'Common', [600, 750, 200, 4], switchPlaces()),
    printing('AV-loki-R', 'Rare', [700, 850, 200, 4], progressive(recycle())),
  ],
});

const ultron = character({
  name: 'Ultron',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Technological',
  nemesis: ['Iron Man'],
  printings: [
    printing('AV-ultron-C', 'Common', [750, 750, 250, 2], progressive(recycle())),
    printing('AV-ultron-R', 'Rare', [850, 800, 300, 2], bruteForce()),
  ],
});

const redSkull = character({
  name: 'Red Skull',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Cosmic',
  nemesis: ['Captain America', 'Spider-Woman'],
  printings: [
    printing('AV-red-skull-C', 'Common', [650, 700, 200, 4], bonusAttack(100, { affiliation: 'Masters of Evil' })),
    printing('AV-red-skull-R', 'Rare', [700, 800, 250, 4], attackMission()),
  ],
});

const abomination = character({
  name: 'Abomination',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Masters of Evil',
  skill: 'Scientific',
  nemesis: ['Hulk'],
  printings: [
    printing('AV-abomination-C', 'Common', [850, 600, 300, 2], progressive(bonusDefence(50))),
    printing('AV-abomination-R', 'Rare', [950, 650, 350, 2], doubleHit()),
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
