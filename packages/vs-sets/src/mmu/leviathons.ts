import {
  a,
  anEnemy,
  appearsItself,
  asManyAs,
  atMost,
  can,
  cant,
  character,
  choosePlayer,
  daze,
  discard,
  each,
  enemy,
  forEachPlayer,
  gets,
  healthDownTo,
  inHand,
  inKo,
  keyword,
  ko,
  may,
  modify,
  plotTwist,
  push,
  putPlus,
  removeFromGame,
  resource,
  ruleFor,
  specialLocation,
  superPower,
  supporting,
  thePlayer,
  trigger,
  turnDown,
  wound,
} from '@longbox/vs/language';

export const leviathonServitor = supporting({
  id: 'mmu-072',
  name: 'Leviathon Servitor',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['leviathons'],
  powers: [keyword('creature'), keyword('swarm'), keyword('legion'), keyword('stealth')],
});

export const leviathonDemolisher = supporting({
  id: 'mmu-073',
  name: 'Leviathon Demolisher',
  gender: 'n',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger('Tectonic Impact', appearsItself, turnDown(a(resource({ is: 'location', face: 'up', side: 'enemy' })))),
  ],
});

export const plasmaThroatLeviathon = supporting({
  id: 'mmu-074',
  name: 'Plasma Throat Leviathon',
  gender: 'n',
  cost: 2,
  atk: 4,
  def: 1,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('ranged'), keyword('oneOfAKind'), keyword('creature'), keyword('lumbering')],
});

export const serpentineLeviathon = supporting({
  id: 'mmu-075',
  name: 'Serpentine Leviathon',
  gender: 'n',
  cost: 2,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Intimidating Roar', 'main', ['intellect'], ruleFor(enemy(), 'turn', cant('usePowers'))),
  ],
});

export const fangedLeviathon = supporting({
  id: 'mmu-076',
  name: 'Fanged Leviathon',
  gender: 'n',
  cost: 3,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger('Sudden Impact', appearsItself, may(wound(a(enemy({ is: 'main', wounded: false }))))),
  ],
});

export const leviathonCrusher = supporting({
  id: 'mmu-077',
  name: 'Leviathon Crusher',
  gender: 'n',
  cost: 3,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Pummel', 'main', ['skill'], ko(a(character({ is: 'supporting', cost: atMost(2) })))),
  ],
});

export const turtleShellLeviathon = supporting({
  id: 'mmu-078',
  name: 'Turtle Shell Leviathon',
  gender: 'n',
  cost: 3,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('oneOfAKind'), keyword('creature'), keyword('lumbering'), keyword('berserker')],
});

export const eggplantLeviathon = supporting({
  id: 'mmu-079',
  name: 'Eggplant Leviathon',
  gender: 'n',
  cost: 4,
  atk: 8,
  def: 2,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('oneOfAKind'), keyword('creature'), keyword('lumbering'), keyword('invade')],
});

export const furnaceChestLeviathon = supporting({
  id: 'mmu-080',
  name: 'Furnace Chest Leviathon',
  gender: 'n',
  cost: 4,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Chest Furnace', 'main', ['alien'], removeFromGame(a(character({ is: 'supporting', stunned: true })))),
  ],
});

export const leviathonHydra = supporting({
  id: 'mmu-081',
  name: 'Leviathon Hydra',
  cost: 4,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Two Headed', 'main', ['alien'], modify('self', 'turn', can('attackTwo'))),
  ],
});
export const savageLeviathon = supporting({
  id: 'mmu-082',
  name: 'Savage Leviathon',
  gender: 'n',
  cost: 4,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger('Staggering Impact', appearsItself, may(push(a(enemy({ row: 'front' }))))),
  ],
});

export const chargingLeviathon = supporting({
  id: 'mmu-083',
  name: 'Charging Leviathon',
  gender: 'n',
  cost: 5,
  atk: 11,
  def: 3,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Relentless Charge', 'main', ['might'], modify('self', 'nextAttack', cant('beStunned'))),
  ],
});

export const leviathonShambler = supporting({
  id: 'mmu-084',
  name: 'Leviathon Shambler',
  gender: 'n',
  cost: 5,
  atk: 7,
  def: 6,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('oneOfAKind'), keyword('creature'), keyword('lumbering'), keyword('ferocious')],
});

export const leviathonVanguard = supporting({
  id: 'mmu-085',
  name: 'Leviathon Vanguard',
  gender: 'n',
  cost: 5,
  atk: 5,
  def: 9,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Revere the Mother', 'main', ['intellect'], putPlus(3, a(character({ name: 'Leviathon Mother' })))),
  ],
});

export const spikedLeviathon = supporting({
  id: 'mmu-086',
  name: 'Spiked Leviathon',
  gender: 'n',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger(
      'Disintegrating Impact',
      appearsItself,
      may(choosePlayer(anEnemy('foe')), removeFromGame(each(inKo({}, thePlayer('foe'))))),
    ),
  ],
});

export const blazingLeviathon = supporting({
  id: 'mmu-087',
  name: 'Blazing Leviathon',
  gender: 'n',
  cost: 6,
  atk: 8,
  def: 6,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('oneOfAKind'), keyword('creature'), keyword('lumbering'), keyword('lethal')],
});

export const deathsHeadLeviathon = supporting({
  id: 'mmu-088',
  name: "Death's Head Leviathon",
  gender: 'n',
  cost: 6,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower(
      'Terrifying Gaze',
      'main',
      ['might'],
      modify(each(enemy({ is: 'supporting' })), 'turn', healthDownTo(1, 1)),
    ),
  ],
});

export const leviathonBeast = supporting({
  id: 'mmu-089',
  name: 'Leviathon Beast',
  gender: 'n',
  cost: 6,
  atk: 6,
  def: 8,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger('Concussive Impact', appearsItself, may(daze(a(enemy())))),
  ],
});

export const dualMawLeviathon = supporting({
  id: 'mmu-090',
  name: 'Dual Maw Leviathon',
  gender: 'n',
  cost: 7,
  atk: 8,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('oneOfAKind'),
    keyword('creature'),
    keyword('cometFall'),
    trigger(
      'Mind-Blowing Impact',
      appearsItself,
      forEachPlayer('eachEnemy', 'foe', discard(thePlayer('foe'), asManyAs(2, inHand({}, thePlayer('foe'))))),
    ),
  ],
});

export const leviathonBrute = supporting({
  id: 'mmu-091',
  name: 'Leviathon Brute',
  gender: 'n',
  cost: 7,
  atk: 10,
  def: 10,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('oneOfAKind'), keyword('creature'), keyword('lumbering'), keyword('angry')],
});

export const rampagingLeviathon = supporting({
  id: 'mmu-092',
  name: 'Rampaging Leviathon',
  gender: 'n',
  cost: 7,
  atk: 7,
  def: 9,
  health: 1,
  teams: ['leviathons'],
  powers: [
    keyword('ranged'),
    keyword('oneOfAKind'),
    keyword('creature'),
    superPower('Rampage', 'main', ['skill'], ko(a(resource({ is: 'location' })))),
  ],
});

export const propertyDamage = plotTwist({
  id: 'mmu-093',
  name: 'Property Damage',
  team: 'leviathons',
  symbols: 3,
  loyalty: 'leviathons',
  timing: 'main',
  effects: [
    forEachPlayer('eachPlayer', 'owner', ko(a(resource({}, thePlayer('owner')), undefined, thePlayer('owner')))),
  ],
});

export const theLeviathonTide = plotTwist({
  id: 'mmu-094',
  name: 'The Leviathon Tide',
  team: 'leviathons',
  symbols: 3,
  loyalty: 'leviathons',
  timing: 'main',
  effects: [ko(each(character({ is: 'supporting', stunned: true })))],
});

export const theQueenDemandsTribute = plotTwist({
  id: 'mmu-095',
  name: 'The Queen Demands Tribute!',
  team: 'leviathons',
  symbols: 3,
  loyalty: 'leviathons',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(enemy({ combat: 'attacker' })), -3, -3)],
});

export const theDesecratedNest = specialLocation('mmu-096', 'The Desecrated Nest', 'leviathons', [
  'intellect',
  'might',
  'skill',
  'alien',
]);
