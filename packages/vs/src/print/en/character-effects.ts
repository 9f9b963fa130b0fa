import type { Amount } from '../../language/amount.ts';
import type { CharacterEffect } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { keyOf } from '../discourse.ts';
import { type EffectOf, isAllWounds, isRearranging } from '../printer.ts';
import { cardName, join, type Phrase, spaced, team, words } from '../token.ts';
import { amountValue, counted } from './amount.ts';
import { cardsKey, cardsNoun, pileWords, queryNoun } from './cards.ts';
import { act, alone, type Clause, does, finite } from './clause.ts';
import { keywordWord } from './filter.ts';
import { DURATIONS, ownWord } from './modifier.ts';
import { type Ctx, type Noun, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { counterName, type EnglishVerb, type Form, KO, numberWord, verb } from './words.ts';

type Table = { readonly [V in CharacterEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

const on = (cards: Cards, ctx: Ctx): Phrase => cardsNoun(cards, ctx).object;

const simple =
  (verb: EnglishVerb) =>
  (node: { readonly cards: Cards }, ctx: Ctx): Clause =>
    act(verb, () => [on(node.cards, ctx)]);

/** What cards do rather than what is done to them. */
export const byCards = (cards: Cards, ctx: Ctx, say: (form: Form, noun: Noun | undefined) => Phrase): Clause => {
  let said: Noun | undefined;
  const noun = (): Noun => {
    said = cardsNoun(cards, ctx, { subject: true });
    return said;
  };
  return does(cardsKey(cards, ctx), noun, (form) => say(form, said));
};

/** Nobody has to be told whose row it is if the character is one's own. */
function rowOf(cards: Cards): string {
  if (typeof cards === 'string') return 'your';
  if (cards.cards === 'the') return 'its';
  const { side } = cards.from.where;
  if (side === 'yours') return 'your';
  return cards.cards === 'pick' && cards.count !== 1 ? 'their' : 'its';
}

/** The two that were just spoken of together. */
function justMentioned(ctx: Ctx, ...cards: readonly Cards[]): boolean {
  const last = ctx.talk.recent.slice(-2);
  return cards.every((one) => last.includes(keyOf(ctx.talk, cardsKey(one, ctx) ?? '')));
}

/** The verbs that take nothing but their object, so that several can share one: "recover and ready him". */
export const SIMPLE_VERBS = {
  stun: verb('stun', 'stunned'),
  daze: verb('daze'),
  recover: verb('recover'),
  ready: verb('ready'),
  exhaust: verb('exhaust'),
  freeze: verb('freeze', 'froze', 'frozen'),
  hide: verb('hide', 'hid', 'hidden'),
  ko: KO,
} as const;

const isSeveral = (cards: Cards): boolean =>
  typeof cards === 'object' && cards.cards === 'pick' && typeof cards.count === 'number' && cards.count > 1;

/** "give Hulk a +1/+1 counter for each wound on him" */
const giving = (cards: Cards, count: Amount, thing: string, ctx: Ctx, name?: string): Clause =>
  act(verb('give', 'gave', 'given'), () => {
    const whom = cardsNoun(cards, ctx);
    const { things, tail } = counted(count, thing, ctx);
    if (name !== undefined) ctx.talk.numbers.set(name, 'count');
    // Two characters with two counters have four between them.
    const apiece = isSeveral(cards) && count !== 1 ? 'each' : undefined;
    return whom.heavy ? [things, 'to', whom.object, apiece, tail()] : [whom.object, things, apiece, tail()];
  });

export const CHARACTER_EFFECTS: Table = {
  stun: simple(SIMPLE_VERBS.stun),
  daze: (node, ctx) =>
    act(SIMPLE_VERBS.daze, () => {
      const whom = cardsNoun(node.cards, ctx);
      return [
        whom.object,
        node.keepsEquipment ? `, but ${whom.many ? 'they keep their' : 'it keeps its'} equipment` : undefined,
      ];
    }),
  recover: simple(SIMPLE_VERBS.recover),
  ready: simple(SIMPLE_VERBS.ready),
  exhaust: simple(SIMPLE_VERBS.exhaust),
  freeze: simple(SIMPLE_VERBS.freeze),
  hide: simple(SIMPLE_VERBS.hide),
  ko: simple(SIMPLE_VERBS.ko),
  turnFaceUp: (node, ctx) => act(verb('turn'), () => [on(node.cards, ctx), 'face up']),
  wound: (node, ctx) => giving(node.cards, node.count, node.lethal ? 'lethal wound' : 'wound', ctx),
  heal: (node, ctx) =>
    act(verb('heal'), () => {
      if (isAllWounds(node)) return ['all wounds from', on(node.cards, ctx)];
      const { things, tail } = counted(node.count, 'wound', ctx);
      return [things, 'from', on(node.cards, ctx), tail()];
    }),
  put: (node, ctx) => ({
    ...giving(node.cards, node.count, counterName(node.counter), ctx, node.name),
    ...(typeof node.count === 'object' && node.count.amount === 'the' && node.name === undefined && { next: true }),
  }),
  divide: (node, ctx) =>
    act(verb('divide'), () => {
      const among =
        node.upTo === undefined ? ({ det: 'bare' } as const) : ({ det: 'pick', count: { upTo: node.upTo } } as const);
      const { things, tail } = counted(node.count, counterName(node.counter), ctx);
      return [things, tail(), 'among', queryNoun(node.among, among, ctx).object];
    }),
  removeCounters: (node, ctx) =>
    act(verb('remove'), () => {
      if (node.name !== undefined) ctx.talk.numbers.set(node.name, 'count');
      const counter = counterName(node.counter);
      const which =
        node.count === undefined
          ? `all ${counter}s`
          : node.count === 1
            ? `a ${counter}`
            : `${numberWord(node.count)} ${counter}s`;
      return [`${which} from`, on(node.cards, ctx)];
    }),
  removeAllCounters: (node, ctx) => act(verb('remove'), () => ['all counters from', on(node.cards, ctx)]),
  removeAnyCounters: (node, ctx) => act(verb('remove'), () => ['any number of counters from', on(node.cards, ctx)]),
  loseModifiers: (node, ctx) =>
    byCards(node.cards, ctx, (form) => words`${verb('lose', 'lost')[form]} each modifier gained this combat`),
  moveCounter: (node, ctx) =>
    act(verb('move'), () => [
      `a ${counterName(node.counter)} from`,
      on(node.cards, ctx),
      'to',
      cardsNoun(node.with, ctx).object,
    ]),
  moveWound: (node, ctx) =>
    act(verb('move'), () => ['a wound from', on(node.cards, ctx), 'to', cardsNoun(node.with, ctx).object]),
  woundInstead: (node, ctx) => act(verb('wound'), () => [cardsNoun(node.cards, ctx).object, 'instead']),
  becomeCharacter: (node, ctx) =>
    act(verb('move'), () => {
      const { name, atk, def, health, teams, keywords } = node.into;
      const marks = [
        words`${String(health)} health`,
        ...teams.map((one) => [team(one)]),
        ...keywords.map((one) => keywordWord(one)),
      ];
      return [
        on(node.cards, ctx),
        words`to your ${node.row} row. It is now a ${atk}/${def} supporting character named ${cardName(name)} with ${join(marks, ', ', ', and ')}`,
      ];
    }),
  preventWound: (node, ctx) =>
    byCards(node.cards, ctx, (form) => words`${form === 'base' ? "don't" : "doesn't"} get wounded`),
  rearrangeEquipment: (node, ctx) => act(verb('rearrange'), () => [cardsNoun(node.cards, ctx).object]),
  convertCounters: (node, ctx) =>
    act(verb('turn'), () => {
      const noun = cardsNoun(node.cards, ctx);
      const back = `into -1/-1 counters, or all ${ownWord(noun, ctx)} -1/-1 counters into +1/+1 counters`;
      return ['all +1/+1 counters on', noun.object, noun.many ? `${back}, for each one separately` : back];
    }),
  doubleCounters: (node, ctx) =>
    act(verb('double'), () => [`the ${counterName(node.counter)}s on`, on(node.cards, ctx)]),
  putUntilDefExceeds: (node, ctx) =>
    act(verb('give', 'gave', 'given'), () => {
      const noun = cardsNoun(node.cards, ctx);
      const until = `+1/+1 counters until ${ownWord(noun, ctx)} ${node.stat === undefined ? 'DEF' : 'ATK'} is higher than`;
      return [noun.object, until, amountValue(node.amount, ctx)];
    }),
  putMinusUntil: (node, ctx) =>
    act(verb('give', 'gave', 'given'), () => {
      const noun = cardsNoun(node.cards, ctx);
      const until = `-1/-1 counters until ${ownWord(noun, ctx)} ${node.stat === 'atk' ? 'ATK' : 'DEF'} is`;
      return [noun.object, until, node.is === '<' ? 'less than' : '', amountValue(node.than, ctx)];
    }),
  gainXp: (node, ctx) =>
    byCards(node.cards, ctx, (form) => {
      const { things, tail } = counted(node.count, 'XP', ctx, true);
      return spaced(verb('gain')[form], things, tail());
    }),
  noteTeam: (node, ctx) =>
    finite(
      () =>
        words`${selfNoun(ctx, true).subject} levels up into the ${join(node.teams.map(team), ' or ')} version, by the team of ${on(node.cards, ctx)}`,
    ),
  takeXp: (node, ctx) =>
    act(verb('remove'), () => [
      'an XP from',
      on(node.cards, ctx),
      '. If it has none, reduce its level by one instead and it gains XP equal to one less than the XP it needs to level up',
    ]),
  becomeLevel: (node, ctx) =>
    byCards(node.cards, ctx, (form) => {
      const lasts = node.lasts === undefined ? undefined : DURATIONS[node.lasts](ctx);
      return spaced(words`${verb('become')[form]} level ${node.level}`, lasts);
    }),
  transform: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) => words`${verb('transform')[form]} into ${cardName(node.into)} level ${node.level}`,
    ),
  transformInto: (node, ctx) =>
    byCards(node.cards, ctx, (form) => words`${verb('transform')[form]} into ${on(node.into, ctx)}`),
  replaceMain: (node, ctx) =>
    act(KO, () => [
      on(node.cards, ctx),
      'and put',
      on(node.with, ctx),
      'into play stunned as your main character instead',
    ]),
  promote: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) =>
        words`${verb('become')[form]} your main character, and your current main character becomes a supporting character`,
    ),
  move(node, ctx) {
    if (isRearranging(node)) return alone(() => words`you may rearrange your formation`);
    if (node.row === 'other') return act(verb('move'), () => [on(node.cards, ctx), 'to the other row']);
    const where = node.row === 'choose' ? 'front or back' : node.row;
    const does = node.row === 'choose' ? 'move' : node.row === 'back' ? 'push' : 'pull';
    return act(verb(does), () => [on(node.cards, ctx), `to ${rowOf(node.cards)} ${where} row`]);
  },
  switchPlaces: (node, ctx) =>
    act(verb('switch'), () =>
      justMentioned(ctx, node.cards, node.with)
        ? ['their positions']
        : ['the positions of', on(node.cards, ctx), 'and', on(node.with, ctx)],
    ),
  takeControl: (node, ctx) =>
    act(verb('move'), () => [
      on(node.cards, ctx),
      node.row === undefined ? 'to your side' : `to your ${node.row} row`,
      node.until === undefined ? undefined : 'until the end of the turn',
    ]),
  giveControl: (node, ctx) =>
    act(verb('move'), () => [
      on(node.cards, ctx),
      words`to ${playerNoun(node.player, ctx).own} ${node.row === undefined ? 'side' : `${node.row} row`}`,
    ]),
  hatch: (node, ctx) =>
    node.cards === 'self'
      ? act(verb('reveal'), () => [`a random card from your ${pileWords('facehuggers')}`])
      : byCards(node.cards, ctx, (form) => words`${verb('try', 'tried')[form]} to Hatch`),
  capture: (node, ctx) => byCards('self', ctx, (form) => words`${verb('capture')[form]} ${on(node.cards, ctx)}`),
  koCaptives: (node, ctx) =>
    act(verb('put', 'put'), () => [
      words`the characters ${cardsNoun(node.cards, ctx).subject} captured into their owners' KO piles`,
    ]),
};
