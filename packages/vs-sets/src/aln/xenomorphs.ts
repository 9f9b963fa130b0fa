import {
  a,
  anyTurn,
  appearsItself,
  capture,
  character,
  daze,
  drawUntil,
  each,
  enemy,
  fits,
  forEach,
  heal,
  ifDone,
  inHand,
  inPiles,
  itself,
  keyword,
  ko,
  koCaptives,
  may,
  modify,
  on,
  oneOf,
  onlyWhile,
  pay,
  pileCard,
  plotTwist,
  putIntoPlay,
  putMinus,
  putPlus,
  resource,
  revealCards,
  search,
  shuffleDeck,
  shuffleIntoPile,
  specialLocation,
  strikesDouble,
  strikesTriple,
  superPower,
  supporting,
  the,
  toHand,
  trigger,
  turnDown,
  when,
  yours,
} from '@longbox/vs/language';

export const ovomorph = supporting({
  id: 'aln-035',
  name: 'Ovomorph',
  cost: 1,
  atk: 0,
  def: 4,
  health: 1,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), keyword('swarm'), keyword('passive'), keyword('hatch')],
});

export const adolescentXenomorph = supporting({
  id: 'aln-036',
  name: 'Adolescent Xenomorph',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('swarm'),
    keyword('legion'),
    trigger(
      'Accelerated Growth',
      appearsItself,
      putPlus(1, each(yours({ other: true, name: 'Adolescent Xenomorph' }))),
    ),
  ],
});

export const xenomorphAmbusher = supporting({
  id: 'aln-037',
  name: 'Xenomorph Ambusher',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), keyword('swarm'), keyword('camouflage')],
});

export const leapingXenomorph = supporting({
  id: 'aln-038',
  name: 'Leaping Xenomorph',
  cost: 2,
  atk: 4,
  def: 1,
  health: 2,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), keyword('swarm'), keyword('leap')],
});

export const ferociousXenomorph = supporting({
  id: 'aln-039',
  name: 'Ferocious Xenomorph',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), keyword('swarm'), keyword('ferocious')],
});

export const salivatingXenomorph = supporting({
  id: 'aln-040',
  name: 'Salivating Xenomorph',
  cost: 3,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), keyword('swarm'), superPower('Salivate', 'main', ['intellect'], drawUntil(3))],
});

export const acidBloodXenomorph = supporting({
  id: 'aln-041',
  name: 'Acid Blood Xenomorph',
  cost: 3,
  atk: 4,
  def: 3,
  health: 2,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('swarm'),
    trigger(
      'Bleed Acid',
      onlyWhile(on('entersCombat', itself), fits('self', { wounded: true })),
      putMinus(1, each(enemy({ combat: 'any' }))),
    ),
  ],
});

export const xenomorphSpitter = supporting({
  id: 'aln-042',
  name: 'Xenomorph Spitter',
  cost: 4,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['xenomorphs'],
  powers: [
    keyword('ranged'),
    keyword('creature'),
    keyword('swarm'),
    superPower(
      'Spit Acid',
      'main',
      ['energy'],
      putMinus(2, a(enemy())),
      forEach(each(yours({ other: true, name: 'Xenomorph Spitter' })), 'spitter', putMinus(2, a(enemy()))),
    ),
  ],
});

export const screechingXenomorph = supporting({
  id: 'aln-043',
  name: 'Screeching Xenomorph',
  cost: 4,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('swarm'),
    superPower(
      'Screech',
      'main',
      ['might'],
      putPlus(2, a(yours({ keyword: 'swarm' }), 'target')),
      putPlus(2, each(yours({ sameNameAs: the('target'), not: the('target') }))),
    ),
  ],
});

export const theDragon = supporting({
  id: 'aln-044',
  name: 'The Dragon',
  cost: 5,
  atk: 7,
  def: 2,
  health: 3,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('leap'),
    { ...anyTurn('It Is Generally Unpleasant', 'combat', ['alien'], heal('self')), amplify: [heal('self', 2)] },
  ],
});

export const thePerfectOrganism = supporting({
  id: 'aln-045',
  name: 'The Perfect Organism',
  cost: 5,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('ferocious'),
    {
      ...anyTurn(
        "This thing is Huge! It's... It's Big!",
        'combat',
        ['intellect'],
        modify('self', 'combat', strikesDouble),
      ),
      amplify: [modify('self', 'combat', strikesTriple)],
    },
  ],
});

export const theNewborn = supporting({
  id: 'aln-046',
  name: 'The Newborn',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('monstrous'),
    { ...anyTurn('Tantrum', 'combat', ['might'], putPlus(2, 'self')), amplify: [putPlus(5, 'self')] },
  ],
});

export const theQueen = supporting({
  id: 'aln-047',
  name: 'The Queen',
  cost: 7,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('leader'),
    {
      ...anyTurn(
        "Who's Laying the Eggs?",
        'combat',
        ['energy'],
        search(inPiles({ name: 'Ovomorph' }), 'found', { upTo: 2 }),
        revealCards(the('found')),
        toHand(the('found')),
        shuffleDeck(),
      ),
      amplify: [
        search(inPiles({ name: 'Ovomorph' }), 'found', { upTo: 2 }),
        oneOf([putIntoPlay(the('found'), 'back')], [revealCards(the('found')), toHand(the('found'))]),
        shuffleDeck(),
      ],
    },
  ],
});

export const chestburst = plotTwist({
  id: 'aln-048',
  name: 'Chestburst',
  team: 'xenomorphs',
  timing: 'combat',
  anyTurn: true,
  effects: [when({ condition: 'combatIs', kind: 'melee' }, [putMinus(2, a(character({ combat: 'any' })))])],
});

export const spook = plotTwist({
  id: 'aln-049',
  name: 'Spook',
  team: 'xenomorphs',
  timing: 'main',
  effects: [daze(a(enemy({ protected: false })))],
});

export const buildTheHive = plotTwist({
  id: 'aln-050',
  name: 'Build the Hive',
  team: 'xenomorphs',
  timing: 'main',
  effects: [turnDown(a(resource({ is: 'location', face: 'up', side: 'enemy' })))],
});

export const lv426 = specialLocation('aln-051', 'LV-426', 'xenomorphs', ['energy', 'intellect', 'might', 'alien']);

export const facehugger = supporting({
  id: 'aln-052',
  name: 'Facehugger',
  cost: 4,
  atk: 0,
  def: 6,
  health: 1,
  token: true,
  pile: 'facehuggers',
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    keyword('swarm'),
    keyword('passive'),
    trigger(
      'Hug',
      on('isRevealed', itself, { object: { is: 'character' } }),
      ko('object'),
      putIntoPlay('self', 'back'),
      capture(a(enemy({ is: 'supporting' }))),
    ),
    trigger(
      'Burst',
      on('startOfBuild', undefined, { player: 'you' }),
      may(pay(['alien'])),
      ifDone(
        koCaptives('self'),
        ko('self'),
        may(putIntoPlay(a(inHand({ is: 'character', team: 'xenomorphs' })), 'back')),
      ),
    ),
  ],
});

export const extendedIncubation = pileCard({
  id: 'aln-053',
  name: 'Extended Incubation',
  pile: 'facehuggers',
  teams: ['xenomorphs'],
  powers: [trigger('Extended Incubation', on('isRevealed', itself), shuffleIntoPile('facehuggers', 'self'))],
});
