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

const starLord = character({
  name: 'Star-Lord',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Technological',
  nemesis: ['Ronan'],
  printings: [
    printing('GC-star-lord-C', 'Common', [700, 700, 250, 3], groupAttack()),
    printing('GC-star-lord-R', 'Rare', [800, 750, 300, 3], bonusAttack(100, { affiliation: 'Guardians' })),
    printing('GC-star-lord-S', 'Secret', [900, 900, 350, 3], trapAttack()),
  ],
});

const gamora = character({
  name: 'Gamora',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Combat',
  nemesis: ['Nebula'],
  printings: [
    printing('GC-gamora-C', 'Common', [750, 700, 200, 3], trapAttack()),
    printing('GC-gamora-R', 'Rare', [850, 750, 250, 3], doubleHit()),
    printing('GC-gamora-UR', 'Ultra Rare', [950, 800, 250, 3], bruteForce()),
  ],
});

const drax = character({
  name: 'Drax',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Combat',
  nemesis: ['Thanos'],
  printings: [
    printing('GC-drax-C', 'Common', [850, 600, 300, 2], bruteForce()),
    printing('GC-drax-U', 'Uncommon', [900, 650, 300, 2], doubleHit()),
  ],
});

const rocketRaccoon = character({
  name: 'Rocket Raccoon',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Scientific',
  printings: [
    printing('GC-rocket-raccoon-C', 'Common', [650, 650, 150, 5], powerBank({ affiliation: 'Guardians' })),
    printing('GC-rocket-raccoon-U', 'Uncommon', [700, 700, 150, 5], attackMission()),
  ],
});

const groot = character({
  name: 'Groot',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  printings: [
    printing('GC-groot-C', 'Common', [650, 750, 350, 2], progressive(bonusDefence(50, { affiliation: 'Guardians' }))),
    printing('GC-groot-U', 'Uncommon', [650, 850, 350, 2], switchPlaces()),
  ],
});

const mantis = character({
  name: 'Mantis',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Mystic',
  printings: [
    printing('GC-mantis-C', 'Common', [500, 700, 250, 5], progressive(newMission())),
    printing('GC-mantis-U', 'Uncommon', [550, 750, 250, 5], progressive(recycle())),
  ],
});

const adamWarlock = character({
  name: 'Adam Warlock',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  nemesis: ['Thanos'],
  printings: [printing('GC-adam-warlock-C', 'Common', [700, 700, 250, 3], progressive(recycle()))],
});

const nova = character({
  name: 'Nova',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  printings: [printing('GC-nova-C', 'Common', [750, 700, 200, 3], bonusAttack(150))],
});

const nebula = character({
  name: 'Nebula',
  origin: 'known',
  alignment: 'Neutral',
  affiliation: 'Guardians',
  skill: 'Technological',
  nemesis: ['Gamora'],
  printings: [printing('GC-nebula-C', 'Common', [700, 650, 200, 4], attackMission())],
});

const silverSurfer = character({
  name: 'Silver Surfer',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Guardians',
  skill: 'Cosmic',
  nemesis: ['Carnage'],
  printings: [printing('GC-silver-surfer-C', 'Common', [800, 750, 200, 2], switchPlaces())],
});

const thanos = character({
  name: 'Thanos',
  origin: 'known',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Scientific',
  nemesis: ['Drax', 'Iron Man'],
  printings: [
    printing('GC-thanos-C', 'Common', [900, 650, 300, 1], doubleHit()),
    printing('GC-thanos-R', 'Rare', [1000, 700, 350, 1], bruteForce()),
  ],
});

const ronan = character({
  name: 'Ronan',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Combat',
  nemesis: ['Star-Lord', 'Captain Marvel'],
  printings: [
    printing('GC-ronan-C', 'Common', [800, 650, 300, 2], counterattack()),
    printing('GC-ronan-R', 'Rare', [900, 700, 350, 2], progressive(bonusAttack(100))),
  ],
});

const proximaMidnight = character({
  name: 'Proxima Midnight',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Combat',
  printings: [
    printing('GC-proxima-midnight-C', 'Common', [750, 700, 200, 3], progressive(bonusAttack(100))),
    printing('GC-proxima-midnight-R', 'Rare', [850, 750, 250, 3], groupAttack()),
  ],
});

const ebonyMaw = character({
  name: 'Ebony Maw',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Black Order',
  skill: 'Mystic',
  nemesis: ['Spider-Man', 'Jean Grey'],
  printings: [
    printing('GC-ebony-maw-C', 'Common', [600, 750, 200, 4], bonusDefence(100, { affiliation: 'Black Order' })),
    printing('GC-ebony-maw-R', 'Rare', [650, 850, 250, 4], powerBank({ alignment: 'Evil' })),
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
