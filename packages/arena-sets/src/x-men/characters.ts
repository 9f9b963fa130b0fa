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

const wolverine = character({
  name: 'Wolverine',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Combat',
  printings: [
    printing('XM-wolverine-C', 'Common', [900, 600, 350, 1], doubleHit()),
    printing('XM-wolverine-R', 'Rare', [900, 650, 400, 2], counterattack()),
    printing('XM-wolverine-S', 'Secret', [1050, 750, 450, 2], bruteForce()),
  ],
});

const cyclops = character({
  name: 'Cyclops',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Cosmic',
  printings: [
    printing('XM-cyclops-C', 'Common', [900, 750, 200, 1], groupAttack()),
    printing('XM-cyclops-R', 'Rare', [900, 700, 250, 3], bonusAttack(100, { affiliation: 'X-Men' })),
    printing('XM-cyclops-UR', 'Ultra Rare', [1000, 750, 250, 3], trapAttack()),
  ],
});

const storm = character({
  name: 'Storm',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Mystic',
  printings: [
    printing('XM-storm-C', 'Common', [900, 750, 200, 1], bonusAttack(200)),
    printing('XM-storm-U', 'Uncommon', [700, 550, 200, 6], attackMission()),
  ],
});

const jeanGrey = character({
  name: 'Jean Grey',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Cosmic',
  printings: [
    printing('XM-jean-grey-C', 'Common', [600, 550, 200, 6], progressive(bonusDefence(50, { affiliation: 'X-Men' }))),
    printing('XM-jean-grey-U', 'Uncommon', [700, 550, 200, 6], bruteForce()),
  ],
});

const beast = character({
  name: 'Beast',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Scientific',
  printings: [
    printing('XM-beast-C', 'Common', [550, 600, 200, 6], progressive(recycle())),
    printing('XM-beast-U', 'Uncommon', [600, 650, 200, 6], powerBank({ skill: 'Scientific' })),
  ],
});

const colossus = character({
  name: 'Colossus',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Combat',
  printings: [
    printing('XM-colossus-C', 'Common', [900, 650, 300, 1], bonusAttack(200)),
    printing('XM-colossus-U', 'Uncommon', [900, 750, 300, 1], progressive(bonusDefence(50))),
  ],
});

const nightcrawler = character({
  name: 'Nightcrawler',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Mystic',
  printings: [printing('XM-nightcrawler-C', 'Common', [600, 600, 150, 6], switchPlaces())],
});

const professorX = character({
  name: 'Professor X',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Scientific',
  nemesis: ['Magneto'],
  printings: [printing('XM-professor-x-C', 'Common', [500, 600, 250, 6], powerBank({ affiliation: 'X-Men' }))],
});

const deadpool = character({
  name: 'Deadpool',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'X-Men',
  skill: 'Technological',
  nemesis: ['Thanos'],
  printings: [printing('XM-deadpool-C', 'Common', [900, 650, 300, 1], counterattack())],
});

const cable = character({
  name: 'Cable',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'X-Men',
  skill: 'Technological',
  printings: [printing('XM-cable-C', 'Common', [900, 750, 200, 1], bonusAttack(200))],
});

const magneto = character({
  name: 'Magneto',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Technological',
  nemesis: ['Professor X', 'Red Skull'],
  printings: [
    printing('XM-magneto-C', 'Common', [900, 750, 200, 1], attackMission()),
    printing('XM-magneto-R', 'Rare', [950, 750, 250, 2], bruteForce()),
  ],
});

const mystique = character({
  name: 'Mystique',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Scientific',
  printings: [
    printing('XM-mystique-C', 'Common', [550, 550, 250, 6], progressive(newMission())),
    printing('XM-mystique-R', 'Rare', [750, 750, 250, 4], switchPlaces()),
  ],
});

const sabretooth = character({
  name: 'Sabretooth',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Combat',
  nemesis: ['Black Cat'],
  printings: [
    printing('XM-sabretooth-C', 'Common', [900, 600, 350, 1], trapAttack()),
    printing('XM-sabretooth-R', 'Rare', [950, 600, 400, 2], doubleHit()),
  ],
});

const juggernaut = character({
  name: 'Juggernaut',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Mystic',
  printings: [
    printing('XM-juggernaut-C', 'Common', [1000, 600, 250, 1], bruteForce()),
    printing('XM-juggernaut-R', 'Rare', [1100, 650, 300, 1], doubleHit()),
  ],
});

/** Every single character of the set, all printings. */
export const xMenCharacters: readonly Card[] = [
  ...wolverine,
  ...cyclops,
  ...storm,
  ...jeanGrey,
  ...beast,
  ...colossus,
  ...nightcrawler,
  ...professorX,
  ...deadpool,
  ...cable,
  ...magneto,
  ...mystique,
  ...sabretooth,
  ...juggernaut,
];
