import {
  a,
  always,
  anEnemy,
  anyCard,
  appearsItself,
  atkOf,
  aura,
  character,
  choose,
  choosePlayer,
  controllerOf,
  countOf,
  defender,
  draw,
  during,
  each,
  endOfTheTurn,
  endOfYourTurn,
  enemy,
  equipment,
  fits,
  forEachPlayer,
  gets,
  has,
  inKo,
  itself,
  keyword,
  ko,
  law,
  lookAtTop,
  losesOne,
  losesPower,
  may,
  modify,
  on,
  oneOfBy,
  playFree,
  plotTwist,
  putOnOwnersSide,
  putPlus,
  putUntilAtkExceeds,
  rearrange,
  recruitFree,
  removeFromGame,
  revealUntil,
  rule,
  shuffleIntoDeck,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  the,
  thePlayer,
  times,
  toHand,
  trigger,
  when,
  woundsOn,
  yours,
} from '@longbox/vs/language';

export const shieldAgent = supporting({
  id: 'svh-037',
  name: 'S.H.I.E.L.D. Agent',
  gender: 'n',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['shield'],
  powers: [keyword('ranged'), keyword('swarm'), keyword('agent')],
});

export const slingshot = supporting({
  id: 'svh-038',
  name: 'Slingshot',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['shield'],
  powers: [keyword('agent'), trigger('Yo-Yo', endOfTheTurn, toHand('self'))],
});

export const fitzsimmons = supporting({
  id: 'svh-039',
  name: 'FitzSimmons',
  gender: 'p',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['shield'],
  powers: [
    keyword('agent'),
    keyword('agent'),
    trigger(
      'Joined at the Hip',
      on('getsWounded', itself),
      modify('self', 'untilHealed', losesOne('Agent')),
      choosePlayer(anEnemy('foe')),
      oneOfBy(
        thePlayer('foe'),
        [modify('self', 'untilHealed', losesPower('Bioengineer'))],
        [modify('self', 'untilHealed', losesPower('Gadgeteer'))],
      ),
    ),
    superPower('Bioengineer', 'build', ['intellect'], rule('turn', { rule: 'nextRecruitCosts', who: 'you', less: 2 })),
    superPower('Gadgeteer', 'build', ['skill'], rule('turn', { rule: 'nextEquipCosts', who: 'you', less: 2 })),
  ],
});

export const sharonCarter = supporting({
  id: 'svh-040',
  name: 'Sharon Carter',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['shield'],
  powers: [keyword('ranged'), keyword('agent'), trigger('Smart', appearsItself, draw())],
});

export const mariaHill = supporting({
  id: 'svh-041',
  name: 'Maria Hill',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    keyword('agent'),
    superPower(
      'Welcome to Pleasant Hill',
      'main',
      ['energy'],
      choose(a(enemy({ is: 'supporting' }), 'inmate')),
      forEachPlayer(
        controllerOf(the('inmate')),
        'warden',
        removeFromGame(the('inmate')),
        revealUntil(
          thePlayer('warden'),
          { is: 'character', nameNotAmong: character({ side: { of: thePlayer('warden') } }) },
          'found',
          'others',
        ),
        putOnOwnersSide(the('found')),
        shuffleIntoDeck(the('others')),
      ),
    ),
  ],
});

export const philCoulson = supporting({
  id: 'svh-042',
  name: 'Phil Coulson',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    keyword('agent'),
    aura('Welcome to S.H.I.E.L.D.', { is: 'character', side: 'yours', team: 'shield' }, has('stealth')),
  ],
});

export const captainAmerica = supporting({
  id: 'svh-043',
  name: '*Captain America*',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  aka: ['Falcon'],
  teams: ['shield'],
  powers: [keyword('flight'), keyword('dodge'), keyword('inspire'), keyword('leader')],
});

export const dumDumDugan = supporting({
  id: 'svh-044',
  name: 'Dum Dum Dugan',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    superPower(
      'Life Model Decoy',
      'main',
      ['might'],
      putPlus(times(3, countOf(inKo({ is: 'supporting', name: 'Dum Dum Dugan' }))), 'self'),
    ),
  ],
});

export const melindaMay = supporting({
  id: 'svh-045',
  name: 'Melinda May',
  gender: 'f',
  cost: 5,
  atk: 6,
  def: 4,
  health: 2,
  teams: ['shield'],
  powers: [
    keyword('agent'),
    law('The Cavalry', {
      rule: 'recruitCosts',
      who: 'you',
      what: { self: true },
      less: woundsOn(each(yours({ is: 'main' }))),
    }),
  ],
});

export const hawkeye = supporting({
  id: 'svh-046',
  name: 'Hawkeye',
  cost: 6,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['shield'],
  powers: [keyword('ranged'), keyword('quickDraw'), keyword('sniper')],
});

export const manThing = supporting({
  id: 'svh-047',
  name: 'Man-Thing',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 7,
  health: 2,
  teams: ['shield'],
  powers: [
    superPower(
      'Whatever Knows Fear Will Burn',
      'main',
      ['energy'],
      stun(a(enemy({ is: 'supporting', alignment: 'evil', protected: false }))),
    ),
  ],
});

export const ironMan = supporting({
  id: 'svh-048',
  name: 'Iron Man',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 7,
  health: 2,
  teams: ['shield'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Hulkbuster',
      'main',
      ['might'],
      choose(a(enemy(), 'target')),
      putUntilAtkExceeds(atkOf(the('target')), 'self'),
    ),
  ],
});

export const nickFury = supporting({
  id: 'svh-049',
  name: 'Nick Fury',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 8,
  health: 1,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    keyword('agent'),
    superPower(
      'An Eye For Detail',
      'build',
      ['intellect'],
      lookAtTop(1, 'top'),
      when(fits(the('top'), { is: 'character' }), [may(recruitFree(the('top')))]),
      when(fits(the('top'), { is: 'equipment' }), [may(playFree(the('top'), a(character({ couldBear: the('top') }))))]),
    ),
    trigger('Director', endOfYourTurn, rearrange),
  ],
});

export const plasmaBeamHandgun = equipment({
  id: 'svh-051',
  name: 'Plasma Beam Handgun',
  cost: 1,
  teams: ['shield'],
  powers: [
    law('Standard Issue', {
      rule: 'equipCosts',
      who: 'you',
      what: { self: true },
      less: 1,
      wearer: { keyword: 'agent' },
    }),
    always('Long Arm', has('ranged')),
    during(fits('self', { combat: 'rangedAttacker' }), always('Long Arm', stats(2, 0))),
    superPower('Melt', 'main', ['skill'], ko(a(anyCard({ is: 'equipment', side: 'enemy' })))),
  ],
});

export const quinjet = equipment({
  id: 'svh-052',
  name: 'Quinjet',
  cost: 3,
  teams: ['shield'],
  powers: [always('VTOL Capability', has('flight'), stats(3, 3))],
});

export const strategicHomelandIntervention = plotTwist({
  id: 'svh-053',
  name: 'Strategic Homeland Intervention',
  team: 'shield',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(defender(), 'bulwark')),
    when(fits(the('bulwark'), { exhausted: false }), [gets(the('bulwark'), 4, 4)], [gets(the('bulwark'), 2, 2)]),
  ],
});

export const helicarrier = specialLocation('svh-054', 'Helicarrier', 'shield');
