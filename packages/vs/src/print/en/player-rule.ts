import type { Condition } from '../../language/amount.ts';
import type { PlayerRule } from '../../language/modifier.ts';
import type { Player, Query } from '../../language/query.ts';
import { entry, type RuleTable } from '../printer.ts';
import { cardName, join, NOTHING, type Phrase, spaced, symbol, team, text, words } from '../token.ts';
import { counted } from './amount.ts';
import { pileWords, queryNoun } from './cards.ts';
import { conditionWords } from './condition.ts';
import { costWords } from './cost.ts';
import { ownWord } from './modifier.ts';
import { type Ctx, type Noun, noun, refer, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { numberWord } from './words.ts';

const ONE = { det: 'pick', count: 1 } as const;

/** Players in general: a rule speaks of "enemy players", not of each of them. */
function players(who: Player, ctx: Ctx): Noun {
  if (who === 'eachEnemy') return noun([text('enemy players')], true);
  if (who === 'eachPlayer') return noun([text('players')], true);
  if (who === 'eachOther') return noun([text('other players')], true);
  return playerNoun(who, ctx);
}

const cannot = (who: Player, what: string, ctx: Ctx, lasts: Phrase): Phrase =>
  spaced(players(who, ctx).subject, `can't ${what}`, lasts);

/** With a condition, how long it lasts is as long as that holds. */
const whileWords = (condition: Condition | undefined, ctx: Ctx, lasts: Phrase): Phrase =>
  condition === undefined ? lasts : words`while ${conditionWords(condition, ctx)}`;

function recruitable(from: Query, ctx: Ctx): Phrase {
  const { same } = from.where;
  if (typeof same === 'object' && same.cards === 'the') return refer(ctx, same.name).object;
  return queryNoun(from, { det: 'bare' }, ctx, { place: 'from' }).object;
}

export const RULES: RuleTable<[ctx: Ctx, lasts: Phrase], Phrase> = {
  cantPlay(node, ctx, lasts) {
    const who = players(node.who, ctx).subject;
    return spaced(who, "can't play", queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).object, lasts);
  },
  cantUseSuperPowers: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).subject,
      "can't use",
      node.symbol === undefined ? undefined : symbol(node.symbol),
      node.power === undefined ? 'super powers' : `a power called ${node.power} again`,
      lasts,
    ),
  openTop: (node, ctx, lasts) => {
    const who = players(node.who, ctx);
    return spaced(
      who.subject,
      who.many || node.who === 'you' ? 'play' : 'plays',
      'with the top card of',
      who.own,
      'deck revealed',
      lasts,
    );
  },
  cantDraw: (node, ctx, lasts) => cannot(node.who, 'draw cards', ctx, lasts),
  equipInCombat(node, ctx) {
    const on = queryNoun(
      { zone: 'play', where: { is: 'character', combat: 'any', side: 'yours', ...node.wearer } },
      ONE,
      ctx,
    );
    return words`while this card is in your hand, you may equip it to ${on.object} any time you could play an Any Turn Combat plot twist`;
  },
  formInstead(node, ctx) {
    const whom = queryNoun({ zone: 'play', where: node.what }, ONE, ctx).object;
    return words`if you would power up ${whom} with this card, you may have it transform into this card instead`;
  },
  revealDraws(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const many = who.many || node.who === 'you';
    return spaced(who.subject, `${many ? 'reveal' : 'reveals'} each card ${many ? 'they draw' : 'drawn'}`, lasts);
  },
  startsWith: (node, ctx) => words`${selfNoun(ctx).subject} starts the game with a ${cardName(node.name)} on your side`,
  goesFirst: (node, ctx, lasts) =>
    spaced(players(node.who, ctx).subject, 'always take the first turn of the game', lasts),
  cantPowerUp: (node, ctx, lasts) => cannot(node.who, 'power up characters', ctx, lasts),
  cantWin: (node, ctx, lasts) => cannot(node.who, 'win the game', ctx, whileWords(node.while, ctx, lasts)),
  cantLose: (node, ctx, lasts) => cannot(node.who, 'lose the game', ctx, whileWords(node.while, ctx, lasts)),
  nextRecruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const what = node.what ?? { is: 'character' };
    return spaced(
      'the next',
      queryNoun({ zone: 'play', where: what }, { det: 'count' }, ctx).object,
      who.subject,
      who.many ? 'recruit' : 'recruits',
      lasts,
      `costs ${node.less} less`,
    );
  },
  recruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const whom = node.what.self
      ? selfNoun(ctx).object
      : queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).object;
    const pays = who.many || node.who === 'you' ? 'pay' : 'pays';
    const to = node.least === undefined ? 'less to recruit' : `less, to a minimum of ${node.least}, to recruit`;
    if (typeof node.less === 'number') return spaced(who.subject, pays, `${node.less} ${to}`, whom, lasts);
    const less = counted(node.less, 'recruit point', ctx, true);
    return spaced(who.subject, pays, less.things, to, whom, less.tail(), lasts);
  },
  equipCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const pays = who.many || node.who === 'you' ? 'pay' : 'pays';
    const what = node.what.self
      ? [text('this')]
      : queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).object;
    const on =
      node.wearer &&
      words`if you equip it to ${queryNoun({ zone: 'play', where: { is: 'character', ...node.wearer } }, ONE, ctx).object}`;
    const least = node.least === undefined ? undefined : `, to a minimum of ${node.least}`;
    return spaced(who.subject, pays, `${node.less} less to play`, what, on, least, lasts);
  },
  nextEquipCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const pays = who.many || node.who === 'you' ? 'pay' : 'pays';
    return spaced(who.subject, pays, `${node.less} less to play`, who.own, 'next equipment', lasts);
  },
  equipOnlyTo: (node, ctx) =>
    words`equip this only to ${queryNoun({ zone: 'play', where: { is: 'character', ...node.wearer } }, ONE, ctx).object}`,
  mayPlayResources(node, ctx, lasts) {
    const who = players(node.who, ctx);
    return spaced(
      who.subject,
      'can recruit characters and play equipment from',
      who.own,
      'resource row; when you do, replace that card with the top card of your deck face down',
      lasts,
    );
  },
  mayPlayTop: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).subject,
      'may look at the top card of your deck at any time, and may recruit characters and play equipment and plot twists from the top of your deck',
      lasts,
    ),
  fewerPoints(node, ctx) {
    const who = players(node.who, ctx);
    const has = who.many || node.who === 'you' ? 'have' : 'has';
    return spaced(who.subject, has, `${numberWord(node.less)} fewer recruit points on their next turn`);
  },
  openHand(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const play = words`${who.subject} must play with ${who.many ? 'their hands' : 'their hand'} revealed`;
    if (node.endFor === undefined) return spaced(play, lasts);
    // Somebody can end it, so it is not for the rest of the game.
    return spaced(
      play,
      '.',
      words`An enemy player may pay a ${symbol(node.endFor)} during their Main Phase to end this effect`,
    );
  },
  mayRecruit: (node, ctx, lasts) =>
    spaced(players(node.who, ctx).subject, 'may recruit', recruitable(node.from, ctx), lasts),
  powersUpAny: (node, ctx, lasts) =>
    spaced(
      words`while ${selfNoun(ctx).subject} is in your hand,`,
      players(node.who, ctx).subject,
      'can discard',
      selfNoun(ctx).object,
      'to power up any character on your side',
      lasts,
    ),
  paysFor: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).subject,
      'may discard',
      selfNoun(ctx).object,
      words`to generate a power symbol for one of ${cardName(node.name)}'s super powers`,
      lasts,
    ),
  appearsAs: (node, ctx) =>
    words`as ${selfNoun(ctx).subject} appears, choose ${queryNoun(node.of, { det: 'pick', count: 1 }, ctx).object}, and ${selfNoun(ctx).subject} becomes a copy of that character, but keeps ${ownWord(selfNoun(ctx), ctx)} own name`,
  startsBeside: (node, ctx) =>
    words`${players(node.who, ctx).subject} start the game with an additional main character named ${cardName(node.name)} on your side`,
  recruitFor: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).subject,
      'may pay',
      costWords(node.pay),
      'to recruit',
      selfNoun(ctx).object,
      'instead of',
      ownWord(selfNoun(ctx), ctx),
      'recruit cost',
      lasts,
    ),
  cantUseOwn: (node, ctx, lasts) =>
    spaced(selfNoun(ctx).subject, `can't use ${node.power} unless`, conditionWords(node.unless, ctx), lasts),
  firstTwistCancelled: (node, ctx, lasts) => {
    const one = node.who === 'eachEnemy' ? [text('an enemy player')] : players(node.who, ctx).subject;
    return spaced('cancel the first plot twist', one, node.who === 'you' ? 'play' : 'plays', 'each turn', lasts);
  },
  firstTwistToHand: (node, ctx, lasts) => {
    const one = players(node.who, ctx);
    const plays = node.who === 'you' || one.many ? 'play' : 'plays';
    return spaced(
      'when',
      one.subject,
      plays,
      one.own,
      'first plot twist each turn, put it into',
      one.own,
      'hand instead of',
      one.own,
      'KO pile',
      lasts,
    );
  },
  recruitForAny: (node, ctx) =>
    words`pay any number of recruit points, with a minimum of ${node.least}, to recruit ${selfNoun(ctx).object}; ${selfNoun(ctx).subject} appears with that many +1/+1 counters`,
  recruitDiscarding: (node, ctx) =>
    words`as an additional cost to recruit ${selfNoun(ctx).object}, discard ${node.count === 1 ? 'a' : numberWord(node.count)} random ${node.count === 1 ? 'card' : 'cards'}`,
  deckWithout: (node, ctx) =>
    words`${players(node.who, ctx).subject} can't put ${join(node.teams.map(team), ', ', ' or ')} cards in your deck`,
  firstAttackMust(node, ctx, lasts) {
    if (node.with === undefined) {
      const one = node.who === 'eachEnemy' ? [text("an enemy player's")] : players(node.who, ctx).own;
      return spaced(one, 'first attack each turn must be against', selfNoun(ctx).object, 'if able', lasts);
    }
    return spaced(
      players(node.who, ctx).own,
      'first attack',
      lasts,
      'must include',
      refer(ctx, node.with, 'character', true).object,
      'attacking',
      selfNoun(ctx).object,
      'if able',
    );
  },
  mayPlayTwists: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).subject,
      'may play',
      queryNoun(node.from, { det: 'bare' }, ctx, { place: 'from', head: 'plot twist' }).object,
      lasts,
    ),
  startsInPile: (node) => words`this card starts the game in your ${pileWords(node.pile)}`,
  recruitFromPile: (node, ctx) =>
    words`${players(node.who, ctx).subject} may recruit ${selfNoun(ctx).object} from your ${pileWords(node.pile)}`,
};

export function ruleWords(rule: PlayerRule, ctx: Ctx, lasts: Phrase = NOTHING): Phrase {
  return entry<PlayerRule, [Ctx, Phrase], Phrase>(RULES, rule.rule)(rule, ctx, lasts);
}
