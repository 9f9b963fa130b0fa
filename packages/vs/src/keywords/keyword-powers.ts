import {
  a,
  absorb,
  alsoTeam,
  always,
  among,
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
  during,
  each,
  endOfYourTurn,
  enemy,
  exhaust,
  exists,
  firstEachTurn,
  fits,
  freeze,
  has,
  hatch,
  heal,
  hide,
  ifDone,
  instancesOf,
  itself,
  type Keyword,
  type KeywordPower,
  law,
  lookAtTop,
  losesPowers,
  may,
  modify,
  move,
  on,
  onlyIf,
  type Power,
  putMinus,
  putPlus,
  putVitality,
  type Query,
  recover,
  resource,
  rest,
  revealUntil,
  shuffleIntoDeck,
  some,
  startOfYourTurn,
  stats,
  superPower,
  the,
  theNumber,
  thePlayer,
  toDeckBottom,
  toDeckTop,
  toResources,
  totalOf,
  trigger,
  turnUp,
  yours,
} from '../language/index.ts';

const ABSORBED: Query = { zone: 'removed', where: { absorbed: true } };

/** While its character is face up and has its powers; also face down; or always: it cannot be turned off. */
export type Works = 'faceUp' | 'faceDown' | 'always';
/** Whether computer players reckon with a keyword (`insight/`); a test compares. They overlook what seldom matters. */
export type Reckoned = 'reckon' | 'overlook';

/** What a keyword does. */
export type Meaning =
  /** It stands for powers that the language can say. */
  | { readonly said: (power: KeywordPower) => readonly Power[] }
  /** It changes a rule, which asks for it by `KW`; a test looks whether some rule does. */
  | { readonly byRules: true; readonly works: Works; readonly players: Reckoned }
  /** It does nothing in play, for this reason. */
  | { readonly mark: string }
  /** Nobody has written it yet, for this reason. A catalogue with a card that has it or gives it is refused. */
  | { readonly gap: string };

const said = (powers: (power: KeywordPower) => readonly Power[]): Meaning => ({ said: powers });
const byRules = (works: Works, players: Reckoned): Meaning => ({ byRules: true, works, players });

/** What each keyword means (section VS-KW). */
export const KEYWORD_MEANINGS: Readonly<Record<Keyword, Meaning>> = {
  flight: byRules('faceUp', 'reckon'),
  ranged: byRules('faceUp', 'reckon'),
  agent: said(() => [
    trigger(
      'Agent',
      appearsItself,
      lookAtTop(instancesOf('agent'), 'seen'),
      toDeckBottom(some('any', among('seen'), 'sunk')),
      toDeckTop(rest('seen', 'sunk')),
    ),
  ]),
  airSuperiority: byRules('faceUp', 'reckon'),
  angry: byRules('faceUp', 'overlook'),
  behindTheCamera: { mark: 'the card says in which pile it begins; see `Common.pile`' },
  berserker: said(() => [trigger('Berserker', on('attacks', itself), putPlus(1, 'self'))]),
  biosentinel: { mark: 'other powers speak of those that have it' },
  blast: said(() => [
    trigger('Blast', appearsItself, chooseEnemyRow('row'), putMinus(1, each(character({ row: { chosen: 'row' } })))),
  ]),
  bulletproof: said(() => [always('Bulletproof', cant('beStruck', { keyword: 'ranged' }))]),
  camouflage: said(() => [during(fits('self', { row: 'back' }), always('Camouflage', cant('beAttacked')))]),
  climb: said(() => [
    trigger(
      'Climb',
      on('startOfMain', undefined, { player: 'you' }),
      may(exhaust(a(resource({ is: 'location', face: 'up', exhausted: false }, 'you')))),
      ifDone(putPlus(1, 'self')),
    ),
  ]),
  combatMaster: said(() => [
    during(
      fits('self', { combat: 'any' }),
      law('Combat Master', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
    ),
  ]),
  cometFall: said(() => [trigger('Comet Fall', appearsItself, putMinus(1, each(enemy())))]),
  creature: byRules('always', 'overlook'),
  dimensionalWristwatch: byRules('faceUp', 'overlook'),
  dodge: byRules('faceUp', 'overlook'),
  durable: said(() => [
    always('Durable', cant('beWoundedUnstruck')),
    trigger('Durable', on('getsStunned', itself, { amount: 0 }), may(recover('self'))),
  ]),
  elder: said(() => [
    during(fits('self', { combat: 'any' }), always('Elder of the Universe', cant('beWoundedByStun'))),
  ]),
  evolutionaryCocoon: byRules('faceUp', 'overlook'),
  fastTrigger: byRules('faceUp', 'reckon'),
  fearless: byRules('faceUp', 'overlook'),
  ferocious: byRules('faceUp', 'reckon'),
  freeze: said(() => [trigger('Freeze', appearsItself, freeze(a(character())))]),
  friendly: said(() => [always('Friendly', cant('attack'))]),
  genius: said(({ must }) => [
    trigger('Genius', onlyIf(startOfYourTurn, fits('self', { face: 'up' })), must ? draw() : may(draw())),
  ]),
  grab: byRules('faceUp', 'reckon'),
  halfCelestial: said(() => [
    {
      ...always('Half Celestial', cant('beKod')),
      while: exists(yours({ is: 'main', face: 'up' })),
      whileFaceDown: true,
    },
  ]),
  hatch: said(() => [
    trigger(
      'Hatch',
      onlyIf(on('startOfBuild', undefined, { player: 'you' }), exists(enemy({ is: 'supporting' }))),
      hatch('self'),
    ),
  ]),
  hex: said(() => [aura('Hex', { side: 'enemy', is: 'character' }, cant('levelUp'))]),
  hunted: said(() => [during(fits('self', { combat: 'defender' }), always('Hunted', stats(0, 3)))]),
  hunter: said(() => [during(fits('self', { combat: 'attacker' }), always('Hunter', stats(3, 0)))]),
  iAmGroot: said(() => [always('I Am Groot', stats(countOf(resource({}, 'you')), countOf(resource({}, 'you'))))]),
  immobile: said(() => [always('Immobile', cant('moveInFormation'))]),
  immortal: said(() => [trigger('Immortal', on('getsKod', itself), may(shuffleIntoDeck('subject')))]),
  inspire: said(() => [
    trigger('Inspire', on('appears', { side: 'yours', is: 'character', other: true }), putPlus(1, 'subject')),
  ]),
  invade: byRules('faceUp', 'reckon'),
  inventive: said(() => [
    trigger('Inventive', appearsItself, may(turnUp(a(resource({ is: 'location', face: 'down' }, 'you'))))),
  ]),
  invisibility: said(() => [
    trigger('Invisibility', onlyIf(endOfYourTurn, fits('self', { exhausted: false, face: 'up' })), may(hide('self'))),
  ]),
  invisible: byRules('faceUp', 'reckon'),
  jointConsciousness: said(() => [
    trigger(
      'Joint Consciousness',
      on('recruits', itself),
      revealUntil('eachPlayer', { is: 'character', otherName: true }, 'minds', 'others'),
      absorb(the('minds')),
      shuffleIntoDeck(the('others')),
    ),
    always('Joint Consciousness', { mod: 'copyPowers', of: ABSORBED }),
    // What he has become stays when his powers are off.
    {
      ...always('Joint Consciousness', base(totalOf('atk', ABSORBED), totalOf('def', ABSORBED)), {
        mod: 'health',
        by: totalOf('health', ABSORBED),
      }),
      always: true,
    },
  ]),
  leader: byRules('faceUp', 'reckon'),
  leap: byRules('faceUp', 'overlook'),
  legion: byRules('faceUp', 'overlook'),
  lethal: byRules('faceUp', 'reckon'),
  loyalty: byRules('faceUp', 'overlook'),
  lumbering: byRules('faceUp', 'overlook'),
  massive: byRules('faceUp', 'overlook'),
  magneticSuppression: said(() => [aura('Magnetic Suppression', { side: 'enemy', is: 'supporting' }, cant('recover'))]),
  martialArtist: said(() => [during(fits('self', { combat: 'inMelee' }), always('Martial Artist', stats(2, 2)))]),
  masterMartialArtist: said(() => [
    during(fits('self', { combat: 'inMelee' }), always('Master Martial Artist', stats(4, 4))),
  ]),
  mercenary: byRules('faceUp', 'overlook'),
  mindGames: said(() => [
    trigger(
      'Mind Games',
      appearsItself,
      may(
        choosePlayer(aPlayer('them')),
        discardHand(thePlayer('them'), 'many'),
        draw(theNumber('many'), thePlayer('them')),
      ),
    ),
  ]),
  mobile: said(() => [{ ...superPower('Mobile', 'main', [], move('self')), free: true }]),
  monstrous: byRules('faceUp', 'reckon'),
  mutantPowerDuplication: said(() => [
    always('Mutant Power Duplication', {
      mod: 'copyPowers',
      of: yours({ is: 'supporting', team: 'xmen', face: 'up', other: true }),
    }),
  ]),
  nullify: said(() => [
    trigger('Nullify', appearsItself, modify(a(enemy({ is: 'supporting' })), 'sourceUnstunned', losesPowers)),
  ]),
  oneOfAKind: byRules('faceUp', 'overlook'),
  passive: said(() => [always('Passive', cant('attack'), cant('strikeBack'))]),
  pounce: said(() => [always('Pounce', cant('beStruckBack', { exhausted: true }))]),
  quickDraw: said(() => [always('Quick Draw', cant('beStruckBack', undefined, 'ranged'))]),
  rebirth: said(() => [trigger('Rebirth', on('getsKod', itself), may(toResources('self', 'owner')))]),
  regeneration: said(() => [
    trigger('Regeneration', onlyIf(startOfYourTurn, fits('self', { face: 'up' })), heal('self')),
  ]),
  schemer: said(() => [
    trigger('Schemer', firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' })), may(draw())),
  ]),
  shrink: said(() => [trigger('Shrink', firstEachTurn(on('isAttacked', itself)), may(cancelCombat))]),
  slayer: byRules('faceUp', 'overlook'),
  sniper: said(() => [always('Sniper', can('rangedAttackProtected'))]),
  soldier: said(() => [
    trigger('Soldier', appearsItself, putMinus(instancesOf('soldier'), a(enemy({ is: 'supporting' })))),
  ]),
  solitary: said(() => [always('Solitary', cant('teamAttack'))]),
  stealth: byRules('faceUp', 'reckon'),
  sting: said(() => [trigger('Sting', appearsItself, putMinus(1, a(enemy())))]),
  swarm: byRules('always', 'reckon'),
  symbiosis: byRules('faceDown', 'overlook'),
  teamUp: said(({ team }) => [aura('Team Up', { side: 'yours', is: 'supporting' }, alsoTeam(team ?? 'guardians'))]),
  terrigenesis: said(() => [trigger('Terrigenesis', appearsItself, may(exhaust('self')), ifDone(putPlus(2, 'self')))]),
  toss: said(() => [trigger('Toss', appearsItself, modify(a(yours({ other: true })), 'turn', has('flight')))]),
  tough: said(() => [trigger('Tough', on('getsStunned', itself), may(recover('self')))]),
  vampire: said(() => [
    trigger('Vampire', on('kosAndSurvives', { self: true, combat: 'meleeAttacker' }), putVitality(1, 'self')),
  ]),
  violent: said(() => [always('Violent', { mod: 'strikeTwice', against: { is: 'supporting' } })]),
  wakingNightmare: said(() => [
    aura('Waking Nightmare', { side: 'enemy', is: 'character' }, can('keepMinusWhileStunned')),
  ]),
};

/** The powers a keyword stands for; none where a rule knows it. */
export function keywordPowers(power: KeywordPower): readonly Power[] {
  const meaning = KEYWORD_MEANINGS[power.keyword];
  return 'said' in meaning ? meaning.said(power) : [];
}

/** Keywords that stay on while their character is face down: by rules that say so, or because one of their powers does. */
export const worksFaceDown = (keyword: Keyword): boolean => {
  const meaning = KEYWORD_MEANINGS[keyword];
  if ('byRules' in meaning) return meaning.works === 'faceDown';
  const powers = keywordPowers({ power: 'keyword', keyword });
  return powers.some((power) => power.power === 'static' && power.whileFaceDown === true);
};

/** Keywords that cannot be turned off. */
export const worksAlways = (keyword: Keyword): boolean => {
  const meaning = KEYWORD_MEANINGS[keyword];
  return 'byRules' in meaning && meaning.works === 'always';
};
