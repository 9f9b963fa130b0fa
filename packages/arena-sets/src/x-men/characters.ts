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

const wolverine = character({
  name: 'Wolverine',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Combat',
  nemesis: ['Sabretooth'],
  printings: [
    printing('XM-wolverine-C', 'Common', [800, 600, 350, 2], doubleHit()),
    printing('XM-wolverine-R', 'Rare', [850, 700, 400, 2], counterattack()),
    printing('XM-wolverine-S', 'Secret', [1000, 800, 450, 2], bruteForce()),
  ],
});

const cyclops = character({
  name: 'Cyclops',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Cosmic',
  printings: [
    printing('XM-cyclops-C', 'Common', [750, 700, 200, 3], groupAttack()),
    printing('XM-cyclops-R', 'Rare', [850, 750, 250, 3], bonusAttack(100, { affiliation: 'X-Men' })),
    printing('XM-cyclops-UR', 'Ultra Rare', [950, 800, 250, 3], trapAttack()),
  ],
});

const storm = character({
  name: 'Storm',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Mystic',
  printings: [
    printing('XM-storm-C', 'Common', [750, 700, 200, 3], progressive(bonusAttack(100))),
    printing('XM-storm-U', 'Uncommon', [800, 750, 200, 3], attackMission()),
  ],
});

const jeanGrey = character({
  name: 'Jean Grey',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Cosmic',
  nemesis: ['Ebony Maw'],
  printings: [
    printing('XM-jean-grey-C', 'Common', [700, 750, 200, 3], progressive(bonusDefence(50, { affiliation: 'X-Men' }))),
    printing('XM-jean-grey-U', 'Uncommon', [800, 750, 200, 3], bruteForce()),
  ],
});

const beast = character({
  name: 'Beast',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Scientific',
  printings: [
    printing('XM-beast-C', 'Common', [600, 750, 200, 4], progressive(recycle())),
    printing('XM-beast-U', 'Uncommon', [650, 800, 200, 4], powerBank({ skill: 'Scientific' })),
  ],
});

const colossus = character({
  name: 'Colossus',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Combat',
  nemesis: ['Juggernaut'],
  printings: [
    printing('XM-colossus-C', 'Common', [800, 650, 300, 2], bruteForce()),
    printing('XM-colossus-U', 'Uncommon', [800, 750, 300, 2], progressive(bonusDefence(50))),
  ],
});

const nightcrawler = character({
  name: 'Nightcrawler',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Mystic',
  printings: [printing('XM-nightcrawler-C', 'Common', [650, 750, 150, 4], switchPlaces())],
});

const professorX = character({
  name: 'Professor X',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'X-Men',
  skill: 'Scientific',
  nemesis: ['Magneto'],
  printings: [printing('XM-professor-x-C', 'Common', [500, 700, 250, 5], powerBank({ affiliation: 'X-Men' }))],
});

const deadpool = character({
  name: 'Deadpool',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'X-Men',
  skill: 'Combat',
  nemesis: ['Thanos'],
  printings: [printing('XM-deadpool-C', 'Common', [750, 600, 300, 3], counterattack())],
});

const cable = character({
  name: 'Cable',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'X-Men',
  skill: 'Technological',
  printings: [printing('XM-cable-C', 'Common', [750, 700, 200, 3], trapAttack())],
});

const magneto = character({
  name: 'Magneto',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Technological',
  nemesis: ['Professor X', 'Scarlet Witch'],
  printings: [
    printing('XM-magneto-C', 'Common', [800, 750, 200, 2], attackMission()),
    printing('XM-magneto-R', 'Rare', [900, 800, 250, 2], bruteForce()),
  ],
});

const mystique = character({
  name: 'Mystique',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Scientific',
  nemesis: ['Captain Marvel'],
  printings: [
    printing('XM-mystique-C', 'Common', [600, 700, 250, 4], progressive(newMission())),
    printing('XM-mystique-R', 'Rare', [700, 800, 250, 4], switchPlaces()),
  ],
});

const sabretooth = character({
  name: 'Sabretooth',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Combat',
  nemesis: ['Wolverine', 'Black Cat'],
  printings: [
    printing('XM-sabretooth-C', 'Common', [800, 600, 350, 2], trapAttack()),
    printing('XM-sabretooth-R', 'Rare', [900, 650, 400, 2], doubleHit()),
  ],
});

const juggernaut = character({
  name: 'Juggernaut',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Brotherhood',
  skill: 'Mystic',
  nemesis: ['Colossus', 'Madame Web'],
  printings: [
    printing('XM-juggernaut-C', 'Common', [950, 650, 250, 1], bruteForce()),
    printing('XM-juggernaut-R', 'Rare', [1050, 700, 300, 1], doubleHit()),
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
