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

const spiderMan = character({
  name: 'Spider-Man',
  origin: 'book',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Scientific',
  printings: [
    printing('SP-spider-man-C', 'Common', [850, 800, 200, 1], counterattack()),
    printing('SP-spider-man-R', 'Rare', [850, 750, 250, 3], groupAttack()),
    printing('SP-spider-man-S', 'Secret', [950, 850, 350, 3], switchPlaces()),
  ],
});

const milesMorales = character({
  name: 'Miles Morales',
  origin: 'press',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Combat',
  printings: [
    printing('SP-miles-morales-C', 'Common', [950, 650, 250, 1], trapAttack()),
    printing('SP-miles-morales-R', 'Rare', [900, 700, 250, 3], progressive(bonusAttack(100))),
    printing('SP-miles-morales-UR', 'Ultra Rare', [1000, 750, 250, 3], bruteForce()),
  ],
});

const ghostSpider = character({
  name: 'Ghost-Spider',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Combat',
  printings: [
    printing('SP-ghost-spider-C', 'Common', [600, 500, 250, 6], groupAttack()),
    printing('SP-ghost-spider-U', 'Uncommon', [650, 550, 250, 6], trapAttack()),
  ],
});

const spiderGirl = character({
  name: 'Spider-Girl',
  origin: 'press',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Combat',
  printings: [
    printing('SP-spider-girl-C', 'Common', [950, 650, 250, 1], progressive(bonusAttack(100))),
    printing('SP-spider-girl-U', 'Uncommon', [650, 600, 200, 6], counterattack()),
  ],
});

const spiderMan2099 = character({
  name: 'Spider-Man 2099',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Technological',
  printings: [
    printing('SP-spider-man-2099-C', 'Common', [900, 750, 200, 1], attackMission()),
    printing('SP-spider-man-2099-U', 'Uncommon', [950, 800, 200, 1], doubleHit()),
  ],
});

const spiderWoman = character({
  name: 'Spider-Woman',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  printings: [
    printing('SP-spider-woman-C', 'Common', [1000, 600, 250, 1], bonusAttack(200)),
    printing('SP-spider-woman-U', 'Uncommon', [1000, 750, 200, 1], bruteForce()),
  ],
});

const madameWeb = character({
  name: 'Madame Web',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  printings: [printing('SP-madame-web-C', 'Common', [450, 650, 250, 6], progressive(newMission()))],
});

const silk = character({
  name: 'Silk',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  printings: [printing('SP-silk-C', 'Common', [550, 550, 250, 6], switchPlaces())],
});

const venom = character({
  name: 'Venom',
  origin: 'press',
  alignment: 'Neutral',
  affiliation: 'Symbiotes',
  skill: 'Cosmic',
  printings: [printing('SP-venom-C', 'Common', [950, 550, 350, 1], bonusAttack(100))],
});

const blackCat = character({
  name: 'Black Cat',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Spider-Family',
  skill: 'Technological',
  nemesis: ['Doctor Octopus', 'Sabretooth'],
  printings: [printing('SP-black-cat-C', 'Common', [600, 550, 200, 6], progressive(recycle()))],
});

const greenGoblin = character({
  name: 'Green Goblin',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Scientific',
  nemesis: ['Nick Fury'],
  printings: [
    printing('SP-green-goblin-C', 'Common', [900, 700, 250, 1], bonusAttack(100, { affiliation: 'Sinister Six' })),
    printing('SP-green-goblin-R', 'Rare', [900, 750, 300, 2], attackMission()),
  ],
});

const doctorOctopus = character({
  name: 'Doctor Octopus',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Technological',
  nemesis: ['Black Cat'],
  printings: [
    printing('SP-doctor-octopus-C', 'Common', [550, 550, 250, 6], powerBank({ alignment: 'Evil' })),
    printing('SP-doctor-octopus-R', 'Rare', [800, 800, 250, 3], groupAttack()),
  ],
});

const mysterio = character({
  name: 'Mysterio',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Mystic',
  printings: [
    printing('SP-mysterio-C', 'Common', [550, 650, 150, 6], bonusDefence(100, { affiliation: 'Sinister Six' })),
    printing('SP-mysterio-R', 'Rare', [700, 850, 200, 4], switchPlaces()),
  ],
});

const carnage = character({
  name: 'Carnage',
  origin: 'press',
  alignment: 'Evil',
  affiliation: 'Symbiotes',
  skill: 'Cosmic',
  nemesis: ['Silver Surfer'],
  printings: [
    printing('SP-carnage-C', 'Common', [1000, 550, 300, 1], doubleHit()),
    printing('SP-carnage-R', 'Rare', [1000, 600, 350, 2], groupAttack()),
  ],
});

/** Every single character of the set, all printings. */
export const spiderFamilyCharacters: readonly Card[] = [
  ...spiderMan,
  ...milesMorales,
  ...ghostSpider,
  ...spiderGirl,
  ...spiderMan2099,
  ...spiderWoman,
  ...madameWeb,
  ...silk,
  ...venom,
  ...blackCat,
  ...greenGoblin,
  ...doctorOctopus,
  ...mysterio,
  ...carnage,
];
