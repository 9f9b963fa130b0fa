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

const spiderMan = character({
  name: 'Spider-Man',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Scientific',
  nemesis: ['Green Goblin', 'Ebony Maw'],
  printings: [
    printing('SP-spider-man-C', 'Common', [700, 750, 200, 3], counterattack()),
    printing('SP-spider-man-R', 'Rare', [800, 800, 250, 3], groupAttack()),
    printing('SP-spider-man-S', 'Secret', [900, 900, 350, 3], switchPlaces()),
  ],
});

const milesMorales = character({
  name: 'Miles Morales',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Combat',
  printings: [
    printing('SP-miles-morales-C', 'Common', [900, 700, 250, 1], trapAttack()),
    printing('SP-miles-morales-R', 'Rare', [850, 750, 250, 3], progressive(bonusAttack(100))),
    printing('SP-miles-morales-UR', 'Ultra Rare', [950, 800, 250, 3], bruteForce()),
  ],
});

const ghostSpider = character({
  name: 'Ghost-Spider',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Combat',
  printings: [
    printing('SP-ghost-spider-C', 'Common', [700, 700, 250, 3], groupAttack()),
    printing('SP-ghost-spider-U', 'Uncommon', [750, 750, 250, 3], trapAttack()),
  ],
});

const spiderGirl = character({
  name: 'Spider-Girl',
  origin: 'known',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Scientific',
  printings: [
    printing('SP-spider-girl-C', 'Common', [900, 700, 250, 1], progressive(bonusAttack(100))),
    printing('SP-spider-girl-U', 'Uncommon', [750, 800, 200, 3], counterattack()),
  ],
});

const spiderMan2099 = character({
  name: 'Spider-Man 2099',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Technological',
  printings: [
    printing('SP-spider-man-2099-C', 'Common', [750, 700, 200, 3], attackMission()),
    printing('SP-spider-man-2099-U', 'Uncommon', [800, 750, 200, 3], doubleHit()),
  ],
});

const spiderWoman = character({
  name: 'Spider-Woman',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  nemesis: ['Red Skull'],
  printings: [
    printing('SP-spider-woman-C', 'Common', [950, 650, 250, 1], bonusAttack(150)),
    printing('SP-spider-woman-U', 'Uncommon', [850, 700, 200, 3], bruteForce()),
  ],
});

const madameWeb = character({
  name: 'Madame Web',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  nemesis: ['Juggernaut'],
  printings: [printing('SP-madame-web-C', 'Common', [450, 750, 250, 5], progressive(newMission()))],
});

const silk = character({
  name: 'Silk',
  origin: 'own',
  alignment: 'Good',
  affiliation: 'Spider-Family',
  skill: 'Mystic',
  printings: [printing('SP-silk-C', 'Common', [650, 750, 250, 3], switchPlaces())],
});

const venom = character({
  name: 'Venom',
  origin: 'known',
  alignment: 'Neutral',
  affiliation: 'Symbiotes',
  skill: 'Cosmic',
  nemesis: ['Carnage'],
  printings: [printing('SP-venom-C', 'Common', [900, 600, 350, 1], bruteForce())],
});

const blackCat = character({
  name: 'Black Cat',
  origin: 'own',
  alignment: 'Neutral',
  affiliation: 'Spider-Family',
  skill: 'Technological',
  nemesis: ['Sabretooth'],
  printings: [printing('SP-black-cat-C', 'Common', [700, 750, 200, 3], progressive(recycle()))],
});

const greenGoblin = character({
  name: 'Green Goblin',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Scientific',
  nemesis: ['Spider-Man', 'Nick Fury'],
  printings: [
    printing('SP-green-goblin-C', 'Common', [800, 700, 250, 2], bonusAttack(100, { affiliation: 'Sinister Six' })),
    printing('SP-green-goblin-R', 'Rare', [850, 800, 300, 2], attackMission()),
  ],
});

const doctorOctopus = character({
  name: 'Doctor Octopus',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Technological',
  nemesis: ['Spider-Man'],
  printings: [
    printing('SP-doctor-octopus-C', 'Common', [650, 750, 250, 3], powerBank({ alignment: 'Evil' })),
    printing('SP-doctor-octopus-R', 'Rare', [750, 850, 250, 3], groupAttack()),
  ],
});

const mysterio = character({
  name: 'Mysterio',
  origin: 'own',
  alignment: 'Evil',
  affiliation: 'Sinister Six',
  skill: 'Mystic',
  printings: [
    printing('SP-mysterio-C', 'Common', [650, 850, 150, 3], bonusDefence(100, { affiliation: 'Sinister Six' })),
    printing('SP-mysterio-R', 'Rare', [650, 900, 200, 4], switchPlaces()),
  ],
});

const carnage = character({
  name: 'Carnage',
  origin: 'known',
  alignment: 'Evil',
  affiliation: 'Symbiotes',
  skill: 'Cosmic',
  nemesis: ['Venom', 'Silver Surfer'],
  printings: [
    printing('SP-carnage-C', 'Common', [900, 550, 300, 2], doubleHit()),
    printing('SP-carnage-R', 'Rare', [950, 650, 350, 2], groupAttack()),
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
