import {
  a,
  anEnemy,
  anyTurn,
  atkOf,
  attackAgain,
  base,
  character,
  choose,
  choosePlayer,
  controllerOf,
  defOf,
  discard,
  draw,
  each,
  enemy,
  inDeck,
  inHand,
  inKo,
  keyword,
  ko,
  later,
  may,
  modify,
  nameCard,
  on,
  plotTwist,
  putIntoPlay,
  putMinus,
  putPlus,
  revealHand,
  search,
  shuffleDeck,
  specialLocation,
  stun,
  superPower,
  supporting,
  switched,
  the,
  thePlayer,
  wound,
} from '@longbox/vs/language';

export const ronan = supporting({
  id: 'mnb-087',
  name: 'Ronan',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['superVillains'],
  powers: [
    superPower(
      'Accuse',
      'main',
      ['intellect'],
      nameCard('named'),
      choosePlayer(anEnemy('foe')),
      revealHand(thePlayer('foe')),
      discard(thePlayer('foe'), each(inHand({ named: 'named' }, thePlayer('foe')))),
    ),
  ],
});

export const mystique = supporting({
  id: 'mnb-088',
  name: 'Mystique',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['superVillains'],
  powers: [
    superPower(
      'Impersonate',
      'main',
      ['skill'],
      choose(a(character({ other: true, face: 'up' }), 'target')),
      modify('self', 'turn', base(atkOf(the('target')), defOf(the('target')))),
    ),
  ],
});

export const doctorOctopus = supporting({
  id: 'mnb-089',
  name: 'Doctor Octopus',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('grab'), keyword('genius')],
});

export const greenGoblin = supporting({
  id: 'mnb-090',
  name: 'Green Goblin',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 3,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('flight'), keyword('blast')],
});

export const redSkull = supporting({
  id: 'mnb-091',
  name: 'Red Skull',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['superVillains'],
  powers: [
    keyword('ranged'),
    keyword('dodge'),
    anyTurn('Dust of Death', 'combat', ['skill'], stun(a(character({ combat: 'meleeAttackingSelf' })))),
  ],
});

export const sabretooth = supporting({
  id: 'mnb-092',
  name: 'Sabretooth',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['superVillains'],
  powers: [keyword('ferocious'), keyword('berserker')],
});

export const ultron = supporting({
  id: 'mnb-093',
  name: 'Ultron',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('swarm'),
    superPower(
      'Replicate',
      'build',
      ['energy'],
      search(inDeck({ sameCardAs: 'self' }), 'target'),
      putIntoPlay(the('target')),
      shuffleDeck(),
    ),
  ],
});

export const abomination = supporting({
  id: 'mnb-094',
  name: 'Abomination',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 3,
  teams: ['superVillains'],
  powers: [keyword('monstrous')],
});

export const mandarin = supporting({
  id: 'mnb-095',
  name: 'Mandarin',
  gender: 'm',
  cost: 5,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['superVillains'],
  powers: [
    keyword('ranged'),
    superPower('Makluan Rings', 'main', ['intellect'], draw()),
    superPower(
      'Makluan Rings',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      discard(thePlayer('foe'), a(inHand({}, thePlayer('foe')))),
    ),
    superPower('Makluan Rings', 'main', ['might'], putPlus(1, a(character()))),
    superPower('Makluan Rings', 'main', ['energy'], putMinus(1, a(character()))),
  ],
});

export const juggernaut = supporting({
  id: 'mnb-096',
  name: 'Juggernaut',
  gender: 'm',
  cost: 6,
  atk: 8,
  def: 5,
  health: 2,
  teams: ['superVillains'],
  powers: [
    superPower(
      'Unstoppable',
      'combat',
      ['might'],
      later(
        'combat',
        on('survives', { self: true, combat: 'soloAttacker' }, { object: { side: 'enemy', row: 'front' } }),
        may(attackAgain(character({ side: { of: controllerOf('object') }, row: 'back' }))),
      ),
    ),
  ],
});

export const magneto = supporting({
  id: 'mnb-097',
  name: 'Magneto',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('flight'), keyword('ranged'), keyword('magneticSuppression')],
});

export const loki = supporting({
  id: 'mnb-098',
  name: 'Loki',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 8,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('schemer')],
});

export const dormammu = supporting({
  id: 'mnb-099',
  name: 'Dormammu',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 7,
  health: 2,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('immortal'),
    superPower('Necromancy', 'main', ['intellect', 'energy'], putIntoPlay(a(inKo({ is: 'character' }, 'eachEnemy')))),
  ],
});

export const thanos = supporting({
  id: 'mnb-100',
  name: 'Thanos',
  gender: 'm',
  cost: 8,
  atk: 12,
  def: 12,
  health: 2,
  teams: ['superVillains'],
  powers: [superPower('Welcome Death', 'main', ['might'], wound(each(character({ stunned: true }))))],
});

export const extinguish = plotTwist({
  id: 'mnb-101',
  name: 'Extinguish',
  team: 'superVillains',
  timing: 'main',
  effects: [ko(a(character({ is: 'supporting', stunned: true })))],
});

export const metalAndFire = plotTwist({
  id: 'mnb-102',
  name: 'Metal and Fire',
  team: 'superVillains',
  timing: 'combat',
  anyTurn: true,
  effects: [putMinus(1, each(enemy({ combat: 'any' })))],
});

export const tricksterGod = plotTwist({
  id: 'mnb-103',
  name: 'Trickster God',
  team: 'superVillains',
  timing: 'combat',
  anyTurn: true,
  effects: [modify(a(character({ combat: 'any' })), 'combat', switched)],
});

export const theVault = specialLocation('mnb-104', 'The Vault', 'superVillains');
