import {
  a,
  absorb,
  alsoTeam,
  always,
  aPlayer,
  appearsItself,
  aura,
  base,
  can,
  cancelCombat,
  cant,
  character,
  chooseEnemyRow,
  choosePlayer,
  countOf,
  discardHand,
  draw,
  each,
  enemy,
  exists,
  firstEachTurn,
  fits,
  freeze,
  has,
  heal,
  itself,
  type Keyword,
  losesPowers,
  may,
  modify,
  move,
  on,
  onlyIf,
  type Power,
  putMinus,
  putPlus,
  type Query,
  recover,
  resource,
  revealUntil,
  shuffleIntoDeck,
  startOfYourTurn,
  stats,
  superPower,
  the,
  theNumber,
  thePlayer,
  toResources,
  totalOf,
  trigger,
  turnUp,
  yours,
} from '../language/index.ts';

const ABSORBED: Query = { zone: 'removed', where: { absorbed: true } };

type KeywordPower = Extract<Power, { power: 'keyword' }>;

/**
 * What keywords mean, where it can be said in the language (section VS-KW). Keywords that change a rule instead (Flight,
 * Ferocious, Leader and the like) are asked about by that rule.
 */
export const KEYWORD_POWERS: Partial<Record<Keyword, (power: KeywordPower) => readonly Power[]>> = {
  berserker: () => [trigger('Berserker', on('attacks', itself), putPlus(1, 'self'))],
  blast: () => [
    trigger('Blast', appearsItself, chooseEnemyRow('row'), putMinus(1, each(character({ row: { chosen: 'row' } })))),
  ],
  freeze: () => [trigger('Freeze', appearsItself, freeze(a(character())))],
  genius: () => [trigger('Genius', onlyIf(startOfYourTurn, fits('self', { face: 'up' })), may(draw()))],
  halfCelestial: () => [
    {
      ...always('Half Celestial', cant('beKod')),
      while: exists(yours({ is: 'main', face: 'up' })),
      whileFaceDown: true,
    },
  ],
  hex: () => [aura('Hex', { side: 'enemy', is: 'character' }, cant('levelUp'))],
  iAmGroot: () => [always('I Am Groot', stats(countOf(resource({}, 'you')), countOf(resource({}, 'you'))))],
  immortal: () => [trigger('Immortal', on('getsKod', itself), may(shuffleIntoDeck('self')))],
  inspire: () => [
    trigger('Inspire', on('appears', { side: 'yours', is: 'character', other: true }), putPlus(1, 'subject')),
  ],
  inventive: () => [
    trigger('Inventive', appearsItself, may(turnUp(a(resource({ is: 'location', face: 'down' }, 'you'))))),
  ],
  jointConsciousness: () => [
    trigger(
      'Joint Consciousness',
      on('recruits', itself),
      revealUntil('eachPlayer', { is: 'character', otherName: true }, 'minds', 'others'),
      absorb(the('minds')),
      shuffleIntoDeck(the('others')),
    ),
    always(
      'Joint Consciousness',
      { mod: 'copyPowers', of: ABSORBED },
      base(totalOf('atk', ABSORBED), totalOf('def', ABSORBED)),
      { mod: 'health', by: totalOf('health', ABSORBED) },
    ),
  ],
  magneticSuppression: () => [aura('Magnetic Suppression', { side: 'enemy', is: 'supporting' }, cant('recover'))],
  mindGames: () => [
    trigger(
      'Mind Games',
      appearsItself,
      may(
        choosePlayer(aPlayer('them')),
        discardHand(thePlayer('them'), 'many'),
        draw(theNumber('many'), thePlayer('them')),
      ),
    ),
  ],
  mobile: () => [{ ...superPower('Mobile', 'main', [], move('self')), free: true }],
  mutantPowerDuplication: () => [
    always('Mutant Power Duplication', {
      mod: 'copyPowers',
      of: yours({ is: 'supporting', team: 'xmen', face: 'up', other: true }),
    }),
  ],
  nullify: () => [
    trigger('Nullify', appearsItself, modify(a(enemy({ is: 'supporting' })), 'sourceUnstunned', losesPowers)),
  ],
  rebirth: () => [trigger('Rebirth', on('getsKod', itself), may(toResources('self', 'owner')))],
  regeneration: () => [trigger('Regeneration', onlyIf(startOfYourTurn, fits('self', { face: 'up' })), heal('self'))],
  schemer: () => [trigger('Schemer', firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' })), may(draw()))],
  shrink: () => [trigger('Shrink', firstEachTurn(on('isAttacked', itself)), may(cancelCombat))],
  sting: () => [trigger('Sting', appearsItself, putMinus(1, a(enemy())))],
  teamUp: ({ team }) => [aura('Team Up', { side: 'yours', is: 'supporting' }, alsoTeam(team ?? 'guardians'))],
  toss: () => [trigger('Toss', appearsItself, modify(a(yours({ other: true })), 'turn', has('flight')))],
  tough: () => [trigger('Tough', on('getsStunned', itself), may(recover('self')))],
  wakingNightmare: () => [aura('Waking Nightmare', { side: 'enemy', is: 'character' }, can('keepMinusWhileStunned'))],
};
