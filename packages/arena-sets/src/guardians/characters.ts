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

const starLord = character({
  name: 'Star-Lord',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Technological',
  printings: [
    printing('GC-star-lord-C', 'Common', [850, 750, 250, 1], groupAttack()),
    printing('GC-star-lord-R', 'Rare', [850, 700, 300, 3], bonusAttack(100, { affiliation: 'Guardians' })),
    printing('GC-star-lord-S', 'Secret', [950, 850, 350, 3], trapAttack()),
  ],
});

const gamora = character({
  name: 'Gamora',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Combat',
  printings: [
    printing('GC-gamora-C', 'Common', [900, 750, 200, 1], trapAttack()),
    printing('GC-gamora-R', 'Rare', [900, 700, 250, 3], doubleHit()),
    printing('GC-gamora-UR', 'Ultra Rare', [1000, 750, 250, 3], bruteForce()),
  ],
});

const drax = character({
  name: 'Drax',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Combat',
  printings: [
    printing('GC-drax-C', 'Common', [950, 600, 300, 1], bonusAttack(200)),
    printing('GC-drax-U', 'Uncommon', [1000, 650, 300, 1], doubleHit()),
  ],
});

const rocketRaccoon = character({
  name: 'Rocket Raccoon',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Scientific',
  printings: [
    printing('GC-rocket-raccoon-C', 'Common', [650, 550, 150, 6], powerBank({ affiliation: 'Guardians' })),
    printing('GC-rocket-raccoon-U', 'Uncommon', [700, 600, 150, 6], attackMission()),
  ],
});

const groot = character({
  name: 'Groot',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  printings: [
    printing('GC-groot-C', 'Common', [750, 750, 350, 1], progressive(bonusDefence(50, { affiliation: 'Guardians' }))),
    printing('GC-groot-U', 'Uncommon', [750, 850, 350, 1], switchPlaces()),
  ],
});

const mantis = character({
  name: 'Mantis',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Mystic',
  nemesis: ['Ebony Maw'],
  printings: [
    printing('GC-mantis-C', 'Common', [500, 600, 250, 6], progressive(newMission())),
    printing('GC-mantis-U', 'Uncommon', [550, 650, 250, 6], progressive(recycle())),
  ],
});

const adamWarlock = character({
  name: 'Adam Warlock',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  printings: [printing('GC-adam-warlock-C', 'Common', [600, 500, 250, 6], progressive(recycle()))],
});

const nova = character({
  name: 'Nova',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  printings: [printing('GC-nova-C', 'Common', [900, 750, 200, 1], bonusAttack(200))],
});

const nebula = character({
  name: 'Nebula',
  origin: 'book',
  alignment: 'Neutral',
  affiliation: 'Guardians',
  skill: 'Technological',
  printings: [printing('GC-nebula-C', 'Common', [650, 500, 200, 6], attackMission())],
});

const silverSurfer = character({
  name: 'Silver Surfer',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  nemesis: ['Carnage'],
  printings: [printing('GC-silver-surfer-C', 'Common', [900, 750, 200, 1], switchPlaces())],
});

const thanos = character({
  name: 'Thanos',
  origin: 'book',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Scientific',
  nemesis: ['Deadpool'],
  printings: [
    printing('GC-thanos-C', 'Common', [950, 600, 300, 1], doubleHit()),
    printing('GC-thanos-R', 'Rare', [1050, 650, 350, 1], bruteForce()),
  ],
});

const ronan = character({
  name: 'Ronan',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Combat',
  printings: [
    printing('GC-ronan-C', 'Common', [900, 650, 300, 1], counterattack()),
    printing('GC-ronan-R', 'Rare', [950, 650, 350, 2], progressive(bonusAttack(100))),
  ],
});

const proximaMidnight = character({
  name: 'Proxima Midnight',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Combat',
  nemesis: ['Scarlet Witch'],
  printings: [
    printing('GC-proxima-midnight-C', 'Common', [650, 500, 200, 6], progressive(bonusAttack(100))),
    printing('GC-proxima-midnight-R', 'Rare', [900, 700, 250, 3], groupAttack()),
  ],
});

const ebonyMaw = character({
  name: 'Ebony Maw',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Mystic',
  nemesis: ['Mantis'],
  printings: [
    printing('GC-ebony-maw-C', 'Common', [550, 600, 200, 6], bonusDefence(100, { affiliation: 'Black Order' })),
    printing('GC-ebony-maw-R', 'Rare', [700, 800, 250, 4], powerBank({ alignment: 'Evil' })),
  ],
});

/** Every single character of the set, all printings. */
export const guardiansCharacters: readonly Card[] = [
  ...starLord,
  ...gamora,
  ...drax,
  ...rocketRaccoon,
  ...groot,
  ...mantis,
  ...adamWarlock,
  ...nova,
  ...nebula,
  ...silverSurfer,
  ...thanos,
  ...ronan,
  ...proximaMidnight,
  ...ebonyMaw,
];
