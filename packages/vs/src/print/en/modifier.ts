import type { Amount, StatName } from '../../language/amount.ts';
import type { CombatKind, Modifier, Permission, Prohibition } from '../../language/modifier.ts';
import type { Filter } from '../../language/query.ts';
import { type Duration, UNDER_DECK } from '../../language/words.ts';
import { entry, type ModifierTable } from '../printer.ts';
import { isEmpty, join, NOTHING, type Phrase, spaced, team, text, words } from '../token.ts';
import { amountValue, healthWords, statPair } from './amount.ts';
import { cardsNoun, pileWords, queryNoun } from './cards.ts';
import { keywordWord } from './filter.ts';
import { type Ctx, type Noun, refer, selfNoun, sourceNoun } from './noun.ts';
import { grantedPower } from './power.ts';
import { predicateWords } from './predicate.ts';
import { counterName, type Form, numberWord } from './words.ts';

/** `gains` where something makes it so for a time, `has` where it simply is. */
export interface How {
  readonly form: Form;
  readonly style: 'gains' | 'has';
  /** The subject's "his", "its", "their". */
  readonly own: string;
}

/** What a modifier says of its subject; the tail comes after the duration. */
export interface Said {
  readonly said: Phrase;
  readonly tail?: () => Phrase;
  /** Verb and object apart, so that "gains Flight" and "gains Ranged" become one. */
  readonly verb?: string;
}

const verbs = (how: How, gains: readonly [string, string], has: readonly [string, string] = ['have', 'has']): string =>
  (how.style === 'gains' ? gains : has)[how.form === 'base' ? 0 : 1];
const gets = (how: How): string => verbs(how, ['get', 'gets']);
const gaining = (how: How): string => verbs(how, ['gain', 'gains']);
const having = (how: How): string => (how.form === 'base' ? 'have' : 'has');

export const MODIFIERS: ModifierTable<[ctx: Ctx, how: How], Said> = {
  stats(node, ctx, how) {
    const { things, tail } = statPair(node.atk, node.def, ctx);
    return { verb: gets(how), said: things, tail };
  },
  base(node, ctx, how) {
    const { atk, def } = node;
    if (isStatOf(atk, 'atk') && isStatOf(def, 'def') && JSON.stringify(atk.of) === JSON.stringify(def.of)) {
      const whose = cardsNoun(atk.of, ctx).own;
      return { said: words`${having(how)} base ATK and DEF equal to ${whose} ATK and DEF` };
    }
    return { said: words`${having(how)} base ATK ${equalTo(atk, ctx)} and base DEF ${equalTo(def, ctx)}` };
  },
  switch: (_node, _ctx, how) => ({ said: words`${having(how)} ${how.own} ATK and DEF switched` }),
  toBase: (_node, _ctx, how) => ({ said: words`${having(how)} only ${how.own} base ATK and DEF` }),
  clamp: (node, _ctx, how) => ({
    said: spaced(CLAMPS[node.to](how), node.most === undefined ? undefined : String(node.most)),
  }),
  health(node, ctx, how) {
    if (node.base) return { said: words`${having(how)} base health ${equalTo(node.by, ctx)}` };
    const { things, tail } = healthWords(node.by, ctx);
    const down = node.least === undefined ? NOTHING : words`, to a minimum of ${node.least},`;
    return { verb: gets(how), said: words`${things}${down}`, tail };
  },
  keyword: (node, _ctx, how) => ({ verb: gaining(how), said: keywordWord(node.keyword) }),
  team: (node, _ctx, how) => ({
    said:
      node.instead === undefined
        ? words`${how.form === 'base' ? 'are' : 'is'} also ${team(node.team)}`
        : words`${how.form === 'base' ? 'lose' : 'loses'} ${how.own} teams and ${how.form === 'base' ? 'gain' : 'gains'} ${team(node.team)}`,
  }),
  power: (node, ctx, how) => ({ verb: gaining(how), said: words`“${grantedPower(node.power, ctx)}”` }),
  gainPowers: (node, ctx, how) => ({
    verb: gaining(how),
    said: words`${cardsNoun(node.from, ctx).own} printed keyword powers${node.keywordsOnly ? '' : ' and super powers'}`,
  }),
  copyPowers: (node, ctx, how) => ({
    said: words`${having(how)} all the ${node.keywordsOnly ? 'printed keyword powers' : 'powers'} of ${queryNoun(node.of, { det: 'each' }, ctx).object}`,
  }),
  losePowers: (node, _ctx, how) => {
    const loses = how.form === 'base' ? 'lose' : 'loses';
    if (node.called !== undefined) return { said: words`${loses} ${node.one ? 'one ' : ''}${node.called}` };
    if (node.named !== undefined) return { said: words`${loses} and can't gain that power` };
    return {
      said: node.levelUp
        ? words`${loses} all ${how.own} powers${node.gainable ? '' : " and can't gain any"}`
        : words`${loses} and can't gain ${node.only === 'super' ? '' : 'keyword powers and '}super powers`,
    };
  },
  idleCounters: (node, _ctx, how) => ({
    said: words`${how.form === 'base' ? "don't" : "doesn't"} get ATK or DEF from ${counterName(node.counter)}s`,
  }),
  becomesLevel: (node, _ctx, how) => ({
    said: words`${how.form === 'base' ? 'become' : 'becomes'} Level ${String(node.level)}`,
  }),
  loseKeyword: (node, _ctx, how) => ({
    said: words`${how.form === 'base' ? 'lose' : 'loses'}${node.gainable ? '' : " and can't gain"} ${keywordWord(node.keyword)}`,
  }),
  strikeTwice(node, ctx, how) {
    const strikes = how.form === 'base' ? 'strike' : 'strikes';
    if (node.more) return { said: words`${strikes} an additional time` };
    const against = node.against === undefined ? NOTHING : words`against ${bare(node.against, ctx)}`;
    const times = node.times === 10 ? 'ten times' : node.times === 3 ? 'triple' : 'double';
    const attacking = node.attacking === undefined ? undefined : 'while ranged attacking';
    return { said: spaced(strikes, `with ${times} ${how.own} ATK`, against, attacking) };
  },
  cant(node, ctx, how) {
    const { said, whom } = PROHIBITIONS[node.what];
    const word = node.only ? 'can only' : said.startsWith('doesn') ? '' : "can't";
    const them = node.whom === undefined ? NOTHING : words`${whom} ${bare(node.whom, ctx)}`;
    const how2 = how.form === 'base' ? said.replace("doesn't", "don't") : said;
    const fitting = node.fitting === undefined ? undefined : words`while ${whileWords(node.fitting, ctx, how)}`;
    return { said: spaced(word, how2, them, node.in === undefined ? undefined : KINDS[node.in], fitting) };
  },
  can: (node, ctx, how) => ({
    said: spaced(
      node.what === 'keepEquipmentWhileStunned' && node.whom !== undefined
        ? words`${how.form === 'base' ? 'keep' : 'keeps'} ${bare(node.whom, ctx)} while stunned`
        : PERMISSIONS[node.what](how),
      node.called?.replace(/\.$/, ''),
      node.whom === undefined || node.what === 'keepEquipmentWhileStunned'
        ? undefined
        : words`${node.what === 'strikeItself' ? 'instead of' : 'that are'} ${bare(node.whom, ctx)}`,
    ),
  }),
  powerUpWith: (node, ctx) => ({
    said: words`can be powered up with any ${queryNoun({ zone: 'hand', where: node.what }, { det: 'count' }, ctx, { place: 'none' }).object}`,
  }),
  counterInstead(node, ctx, how) {
    const put = counterName(node.put);
    if (node.called !== undefined && node.onto !== undefined) {
      const onto = queryNoun(node.onto, { det: 'pick', count: 1 }, ctx).object;
      return {
        said: words`would get a ${put} from ${how.own} ${node.called} power`,
        tail: () => words`, you may put it on ${onto} instead`,
      };
    }
    if (node.may) return { said: words`would get a ${counterName(node.counter)}, you may give it a ${put} instead` };
    return { said: words`would get a ${counterName(node.counter)}, give ${selfNoun(ctx).object} a ${put} instead` };
  },
  appearsWith: (node, _ctx, how) => ({
    said: words`${how.form === 'base' ? 'appear' : 'appears'} with ${numberWord(node.count)} ${node.count === 1 ? counterName(node.counter) : `${counterName(node.counter)}s`}`,
  }),
  leavesToPile: (node, _ctx, how) => {
    const it = OBJECTS[how.own] ?? 'it';
    return {
      said:
        node.pile === undefined
          ? words`would leave play, remove ${it} from the game instead`
          : node.pile === UNDER_DECK
            ? words`would leave play, put ${it} on the bottom of its owner's deck instead`
            : words`would leave play, put ${it} into your ${pileWords(node.pile)} instead`,
    };
  },
  payLess: (node, _ctx, how) => ({
    said: words`${how.form === 'base' ? 'pay' : 'pays'} ${numberWord(node.less)} power ${node.less === 1 ? 'symbol' : 'symbols'} less for the first super power ${SUBJECTS[how.own] ?? 'it'} ${how.form === 'base' ? 'use' : 'uses'} each turn`,
  }),
};

/** "he is in the back row", "they are defending". */
function whileWords(filter: Filter, ctx: Ctx, how: How): Phrase {
  const many = how.form === 'base';
  const subject = [text(many ? 'they' : (SUBJECTS[how.own] ?? 'it'))];
  const it: Noun = { key: undefined, subject, object: subject, own: [text(how.own)], many };
  return words`${subject} ${predicateWords(filter, it, ctx)}`;
}
export const SUBJECTS: Readonly<Record<string, string>> = { his: 'he', her: 'she', its: 'it', their: 'they' };

const SELVES: Readonly<Record<string, string>> = { his: 'himself', her: 'herself', their: 'themselves' };

const OBJECTS: Readonly<Record<string, string>> = { his: 'him', her: 'her', its: 'it', their: 'them' };

const CLAMPS: Readonly<Record<Extract<Modifier, { mod: 'clamp' }>['to'], (how: How) => string>> = {
  atMostPrinted: () => "can't have ATK or DEF above the printed values",
  atLeastPrinted: () => "can't have ATK or DEF below the printed values",
  atMostPrintedDef: () => "can't have DEF above the printed value",
  atMost: () => "can't have ATK or DEF above",
  infiniteAtk: (how) => `${having(how)} infinite ATK`,
};

/** "base ATK 5", "base ATK equal to her cost". */
const equalTo = (amount: Amount, ctx: Ctx): Phrase =>
  words`${typeof amount === 'number' ? '' : 'equal to '}${amountValue(amount, ctx)}`;

type Stat = Extract<Amount, { readonly amount: 'stat' }>;
const isStatOf = (amount: Amount, stat: StatName): amount is Stat =>
  typeof amount === 'object' && amount.amount === 'stat' && amount.stat === stat;

/** Said as "if … would …, … instead". */
export const isReplacement = (modifier: Modifier): boolean =>
  modifier.mod === 'counterInstead' || modifier.mod === 'leavesToPile';

const KINDS: Readonly<Record<CombatKind, string>> = {
  melee: 'in melee combat',
  ranged: 'in ranged combat',
  team: 'during team attacks',
  solo: 'during solo attacks',
};

/** What is forbidden, and the word before whoever is at the other end of it. */
export const PROHIBITIONS: Readonly<Record<Prohibition, { readonly said: string; readonly whom: string }>> = {
  attack: { said: 'attack', whom: '' },
  beAttacked: { said: 'be attacked', whom: 'by' },
  beRangedAttacked: { said: 'be ranged attacked', whom: 'by' },
  beFlownOver: { said: 'be flown over', whom: 'by' },
  strike: { said: 'strike', whom: '' },
  strikeBack: { said: 'strike back', whom: 'at' },
  beStruck: { said: 'be struck', whom: 'by' },
  beStruckBack: { said: 'be struck back', whom: 'by' },
  beStunned: { said: 'be stunned', whom: 'by' },
  beKod: { said: "be KO'd", whom: 'by' },
  recover: { said: 'recover', whom: '' },
  ready: { said: 'ready', whom: '' },
  levelUp: { said: 'level up', whom: '' },
  moveInFormation: { said: 'move during your Formation Step', whom: '' },
  beMoved: { said: 'be moved', whom: 'by' },
  gainPlus: { said: 'get +1/+1 counters', whom: 'from' },
  gainMinus: { said: 'get -1/-1 counters', whom: 'from' },
  havePlus: { said: 'have +1/+1 counters', whom: 'from' },
  haveMinus: { said: 'have -1/-1 counters', whom: 'from' },
  haveVitality: { said: 'have vitality counters', whom: 'from' },
  haveTeams: { said: 'have teams', whom: 'from' },
  teamAttack: { said: 'team attack', whom: 'with' },
  protect: { said: 'protect characters', whom: '' },
  usePowers: { said: 'use super powers', whom: '' },
  appear: { said: 'appear', whom: '' },
  beResource: { said: 'be played as a resource', whom: '' },
  beEquipped: { said: 'have equipment', whom: '' },
  beWoundedUnstruck: { said: "doesn't get wounded when stunned other than by a strike in combat", whom: 'by' },
  beWoundedInexactly: { said: "doesn't get wounded when stunned unless struck for exactly its DEF", whom: 'by' },
  beWoundedByStun: { said: "doesn't get wounded when stunned", whom: 'by' },
  beWounded: { said: 'be wounded', whom: 'by' },
};

export const PERMISSIONS: Readonly<Record<Permission, (how: How) => Phrase>> = {
  attackProtected: () => [text('can attack protected characters')],
  meleeAttackProtected: () => [text('can melee attack protected characters')],
  soloRangedAttackProtected: () => [text('can make solo ranged attacks against protected characters')],
  rangedAttackProtected: () => [text('can ranged attack protected characters')],
  attackPlayers: () => [text('can attack enemy players')],
  attackLocations: () => [text('can melee attack locations on an enemy side on which all characters are stunned')],
  teamAttackWithMains: () => [text('can team attack with any main character')],
  keepEquipmentWhileStunned: (how) => words`${how.form === 'base' ? 'keep' : 'keeps'} equipment while stunned`,
  haveEquipmentWhileStunned: () => [text('can have and equip equipment while stunned')],
  keepPlusWhileStunned: (how) =>
    words`${how.form === 'base' ? 'keep' : 'keeps'} and can get +1/+1 counters while stunned`,
  keepMinusWhileStunned: (how) =>
    words`${how.form === 'base' ? 'keep' : 'keeps'} and can get -1/-1 counters while stunned`,
  chooseWhoIsStruck: (how) => words`let${how.form === 'base' ? '' : 's'} you choose whom the defender strikes`,
  strikeEachAttacker: (how) => words`strike${how.form === 'base' ? '' : 's'} each attacker`,
  attackFaceDown: () => [text('can attack face-down characters')],
  gainTwiceMinus: (how) => words`${how.form === 'base' ? 'gain' : 'gains'} twice as many -1/-1 counters`,
  keepPlusWhileFaceDown: () => [text('can have and gain +1/+1 counters while hidden or stunned')],
  payAnySymbols: () => [text('can use any power symbols to pay')],
  gainTwiceFromTwists: (how) => words`${gets(how)} double the ATK and DEF gains from Combat plot twists`,
  wearAnyNumber: () => [text('can equip any number of equipment')],
  usePower: () => [text('can use')],
  putMinusInsteadOfStrike: (how) =>
    words`${how.form === 'base' ? 'put' : 'puts'} -1/-1 counters equal to ${how.own} ATK, instead of striking, on characters`,
  woundInsteadOfStrike: () => [text('can wound, instead of striking, characters')],
  appearWithoutPowers: (how) =>
    words`${how.form === 'base' ? 'lose' : 'loses'} and can't gain powers as ${how.form === 'base' ? 'they appear' : 'it appears'}, with a +1/+1 counter on this character for each power lost this way`,
  fallInsteadOfWound: (how) => words`${how.form === 'base' ? 'get' : 'gets'} KO'd instead of wounded`,
  gainTwiceWounds: (how) => words`${how.form === 'base' ? 'gain' : 'gains'} twice as many wounds`,
  appearExhausted: (how) => words`${how.form === 'base' ? 'appear' : 'appears'} exhausted`,
  appearWounded: (how) => words`${how.form === 'base' ? 'appear' : 'appears'} with a wound`,
  haveEveryGoodTeam: (how) => words`${how.form === 'base' ? 'have' : 'has'} every Good team`,
  beEvil: (how) => words`${how.form === 'base' ? 'are' : 'is'} Evil instead of Good`,
  slayMains: () => [text('can slay Evil main characters')],
  strikeItself: (how) => words`strike${how.form === 'base' ? ' themselves' : `s ${SELVES[how.own] ?? 'itself'}`}`,
  attackTwo: () => [text('may attack an additional defender in the same row when attacking solo')],
  strikeFirst: (how) => words`strike${how.form === 'base' ? '' : 's'} first`,
};

function bare(filter: Filter, ctx: Ctx): Phrase {
  if (filter.self) return selfNoun(ctx).object;
  if (filter.same !== undefined && Object.keys(filter).length === 1) return cardsNoun(filter.same, ctx).object;
  return queryNoun({ zone: 'play', where: filter }, { det: 'bare' }, ctx, { head: 'character' }).object;
}

export const DURATIONS: Readonly<Record<Duration, (ctx: Ctx, subject?: Noun) => Phrase>> = {
  combat: () => [text('this combat')],
  turn: () => [text('this turn')],
  game: () => [text('for the rest of the game')],
  nextAttack: (ctx, subject) => words`the next time ${attacker(ctx, subject)} this turn`,
  itsNextTurn: (ctx, subject) => words`on ${subject === undefined ? 'its' : ownWord(subject, ctx)} next turn`,
  sourceUnstunned: (ctx) => words`until ${sourceNoun(ctx).subject} gets stunned or leaves play`,
  untilYourNextTurn: () => [text('until your next turn')],
  untilNextTurn: () => [text('until the next turn starts')],
  afterYourNextTurn: () => [text('until the end of your next turn')],
  afterYourRecovery: () => [text('until after your next Recovery Phase')],
  afterItsRecovery: (ctx, subject) =>
    words`until after ${subject === undefined ? 'its' : ownWord(subject, ctx)} next Recovery Phase`,
  whileSourceFaceUp: (ctx) => words`for the rest of the game while ${sourceNoun(ctx).subject} is face up on your side`,
  sourceOnSide: (ctx) => words`until ${sourceNoun(ctx).subject} leaves your side`,
  untilItActs: () => [text('until it attacks, defends, or uses a super power')],
  afterItsNextTurn: (ctx, subject) =>
    words`until after ${subject === undefined ? 'its' : ownWord(subject, ctx)} next turn`,
  fromYourNextTurn: () => [text('for the rest of the game starting on your next turn')],
  nextSuperPower: (ctx, subject) =>
    words`for ${subject === undefined ? 'its' : ownWord(subject, ctx)} next super power this turn`,
  untilHealed: (ctx, subject) =>
    words`until ${(subject?.key === undefined ? undefined : refer(ctx, subject.key))?.subject ?? 'it'} gets healed`,
  untilNoMinus: (ctx, subject) =>
    words`until ${(subject?.key === undefined ? undefined : refer(ctx, subject.key))?.subject ?? 'it'} has no -1/-1 counters`,
};

function attacker(ctx: Ctx, subject?: Noun): Phrase {
  const again = subject?.key === undefined ? undefined : refer(ctx, subject.key);
  return words`${again?.subject ?? 'it'} ${again?.many ? 'attack' : 'attacks'}`;
}

/** "gets +3/+3 and gains Stealth this turn for each …". */
export function modifierWords(by: readonly Modifier[], ctx: Ctx, how: How, lasts: () => Phrase): Phrase {
  const said: { verb: string | undefined; parts: Phrase[] }[] = [];
  const tails: (() => Phrase)[] = [];
  for (const modifier of by) {
    const one = entry<Modifier, [Ctx, How], Said>(MODIFIERS, modifier.mod)(modifier, ctx, how);
    const last = said.at(-1);
    if (last !== undefined && one.verb !== undefined && last.verb === one.verb) last.parts.push(one.said);
    else said.push({ verb: one.verb, parts: [one.said] });
    if (one.tail !== undefined) tails.push(one.tail);
  }
  const phrases = said.map(({ verb, parts }) => spaced(verb, join(parts, ', ', ', and ', ' and ')));
  const duration = lasts();
  const tail = spaced(...tails.map((one) => one()));
  const whole = join(phrases, ', ', ', and ', ' and ');
  return isEmpty(tail) ? spaced(whole, duration) : spaced(whole, duration, tail);
}

/** The possessive that goes with a subject inside its own sentence: "loses its powers". */
export function ownWord(noun: Noun, ctx: Ctx): string {
  if (noun.many || noun.key === 'you') return noun.key === 'you' ? 'your' : 'their';
  if (noun.key !== 'self') return 'its';
  return { m: 'his', f: 'her', n: 'its', p: 'their' }[ctx.self.gender];
}

/** What is given, without the verb: "+2/+2 and Ferocious this combat". */
export function giftWords(by: readonly Modifier[], ctx: Ctx, lasts: () => Phrase): Phrase {
  const how: How = { form: 'base', style: 'gains', own: 'its' };
  const said = by.map((modifier) => entry<Modifier, [Ctx, How], Said>(MODIFIERS, modifier.mod)(modifier, ctx, how));
  const gifts = join(
    said.map((one) => one.said),
    ', ',
    ', and ',
    ' and ',
  );
  return spaced(gifts, lasts(), ...said.map((one) => one.tail?.()));
}
