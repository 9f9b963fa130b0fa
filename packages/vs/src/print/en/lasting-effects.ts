import type { Amount } from '../../language/amount.ts';
import type { LastingEffect } from '../../language/effect.ts';
import type { Modifier } from '../../language/modifier.ts';
import type { Cards, Query } from '../../language/query.ts';
import type { Duration } from '../../language/words.ts';
import { after } from '../compose.ts';
import type { EffectOf } from '../printer.ts';
import { capital, join, type Phrase, spaced, text, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { act, alone, type Clause, does, finite, sentences } from './clause.ts';
import { eventWords, isMoment } from './event.ts';
import { DURATIONS, giftWords, isReplacement, modifierWords, ownWord, SUBJECTS } from './modifier.ts';
import { type Ctx, noun } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { numberWord, verb } from './words.ts';

type Table = { readonly [V in LastingEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

/** What can be given: "Give an attacker +2/+0". */
const GIFTS: readonly Modifier['mod'][] = ['stats', 'keyword', 'health', 'power'];
const isGift = (by: readonly Modifier[]): boolean => by.every((one) => GIFTS.includes(one.mod));

const isChosen = (cards: Cards): boolean => typeof cards === 'object' && cards.cards !== 'the';
const isPicked = (cards: Cards): boolean => typeof cards === 'object' && cards.cards === 'pick';

/** "Namor's ATK and DEF", but "the ATK and DEF of a character in the combat". */
function theirStats(cards: Cards, ctx: Ctx): Phrase {
  const noun = cardsNoun(cards, ctx);
  return isChosen(cards) ? words`the ATK and DEF of ${noun.object}` : words`${noun.own} ATK and DEF`;
}

/** "switch the ATK and DEF of an enemy character this turn"; not "of a character in the combat this combat". */
function onStats(does: string, cards: Cards, lasts: Duration, ctx: Ctx): Clause {
  if (lasts !== 'combat' || !isInCombat(cards)) {
    return act(verb(does), () => [theirStats(cards, ctx), DURATIONS[lasts](ctx)]);
  }
  return alone(() => {
    const chosen = cardsNoun(cards, ctx);
    const own = chosen.many ? 'their' : 'its';
    return words`choose ${chosen.object}. ${capital([text(does)])} ${own} ATK and DEF ${DURATIONS[lasts](ctx)}`;
  });
}

/** A choice that says it is made in the combat. */
const isInCombat = (cards: Cards): boolean =>
  typeof cards === 'object' && cards.cards === 'pick' && cards.from.where.combat === 'any';

/** `modify` comes in four wordings: a gift, a switch, the next attack, and what simply becomes true of somebody. */
function modify(node: EffectOf<'modify'>, ctx: Ctx): Clause {
  const { cards, by, lasts } = node;
  if (by.length === 1 && by[0]?.mod === 'switch') {
    return onStats('switch', cards, lasts, ctx);
  }
  if (node.random) return atRandom(node, ctx);
  if (by.every(isReplacement)) return replacement(node, ctx);
  if (isChosen(cards) && isGift(by)) {
    return act(verb('give'), () => [cardsNoun(cards, ctx).object, giftWords(by, ctx, () => DURATIONS[lasts](ctx))]);
  }
  if (lasts === 'nextAttack') {
    return finite(() => {
      const noun = cardsNoun(cards, ctx);
      const opening = words`the next time ${noun.subject} ${noun.many ? 'attack' : 'attacks'} this turn, `;
      const again = cardsNoun(cards, ctx);
      const form = again.many ? 'base' : 'third';
      return words`${opening}${again.subject} ${modifierWords(by, ctx, { form, style: 'gains', own: ownWord(again, ctx) }, () => [])}`;
    });
  }
  // Not "each can't"; and unlike a rule for all it spares those who come later (VS-MOD-11).
  if (typeof cards === 'object' && cards.cards === 'each' && by.every(({ mod }) => mod === 'cant')) {
    return forAll(cards.from, by, lasts, ctx, 'now in play');
  }
  const lasting: Clause = byCards(cards, ctx, (form, noun) =>
    modifierWords(by, ctx, { form, style: 'gains', own: noun === undefined ? 'its' : ownWord(noun, ctx) }, () =>
      DURATIONS[lasts](ctx, noun),
    ),
  );
  return isPicked(cards) ? alone(() => chosenFirst(cards, ctx, lasting)) : lasting;
}

/** "If they would leave play, remove them from the game instead." */
const replacement = ({ cards, by, lasts }: EffectOf<'modify'>, ctx: Ctx): Clause =>
  alone(() => {
    const noun = cardsNoun(cards, ctx);
    const how = { form: noun.many ? 'base' : 'third', style: 'gains', own: ownWord(noun, ctx) } as const;
    const said = modifierWords(by, ctx, how, () => (lasts === 'game' ? [] : DURATIONS[lasts](ctx, noun)));
    return words`if ${noun.subject} ${said}`;
  });

/** "He gains one of these at random that he lacks this turn: Flight, Lethal, or Dodge." */
const atRandom = ({ cards, by, lasts }: EffectOf<'modify'>, ctx: Ctx): Clause =>
  alone(() => {
    const noun = cardsNoun(cards, ctx);
    const which = by.map((mod) => giftWords([mod], ctx, () => []));
    const one = words`${noun.subject} ${noun.many ? 'gain' : 'gains'} one of the following at random that ${noun.many ? 'they lack' : `${SUBJECTS[ownWord(noun, ctx)] ?? 'it'} lacks`} ${DURATIONS[lasts](ctx, noun)}: `;
    return words`${one}${join(which, ', ', ', or ', ' or ')}`;
  });

/** "Choose an enemy character. It can't …" */
function chosenFirst(cards: Cards, ctx: Ctx, lasting: Clause): Phrase {
  const chosen = cardsNoun(cards, ctx);
  return words`choose ${chosen.object}. It ${lasting.say(chosen.many ? 'base' : 'third')}`;
}

function later(node: EffectOf<'later'>, ctx: Ctx): Clause {
  return alone(() => {
    const moment = isMoment(node.on);
    const first = node.on.on === 'endOfCombat' ? words`at the end of the combat` : eventWords(node.on, ctx);
    const others = (node.or ?? []).map((on) => eventWords(on, ctx));
    const event =
      moment && node.or !== undefined
        ? words`${nextTurn(first)} or when ${join(others, ' or when ')}`
        : join([first, ...others], ' or ');
    const inner = sentences(node.effects, { ...ctx, delayed: true }, true);
    if (node.once && node.or === undefined && node.on.on === 'startOfTurn')
      return after(words`${nextTurn(event)}, `, inner);
    if (node.nth !== undefined) return after(words`${thirdTurn(event)}, `, inner);
    if (node.on.on === 'endOfFormation') return after(words`${nextPhase(event)}, `, inner);
    // Two openings in a row are one too many: "when he attacks, ready him at the end of the combat".
    if (moment && ctx.event !== undefined && inner.length === 1) return words`${inner[0]} ${event}`;
    if (node.lasts === 'untilItActs') return after(words`${DURATIONS.untilItActs(ctx)}, ${eachTurn(event)}, `, inner);
    if (moment && node.lasts === 'game' && !node.once) return after(words`${eachTurn(event)}, `, inner);
    if (moment) return after(words`${event}, `, inner);
    if (node.lasts === 'game') {
      return after(node.once ? words`when ${event}, ` : words`for the rest of the game, when ${event}, `, inner);
    }
    const lasts = DURATIONS[node.lasts](ctx);
    return after(words`${node.once && node.lasts !== 'combat' ? 'the next time' : 'when'} ${event} ${lasts}, `, inner);
  });
}

/** "at the end of each of your turns", "at the start of each enemy player's Main Phase" */
const eachTurn = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text'
      ? { ...token, text: token.text.replace(/your turn$/, 'each of your turns').replace(/\ban enemy\b/, 'each enemy') }
      : token,
  );

/** "at the start of your next turn" */
const nextTurn = (event: Phrase): Phrase =>
  event.map((token) => (token.kind === 'text' ? { ...token, text: token.text.replace(/turn$/, 'next turn') } : token));

/** "at the end of their third turn from now on" */
const thirdTurn = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text' ? { ...token, text: token.text.replace(/turn$/, 'third turn from now on') } : token,
  );

/** "at the end of their next Formation Step" */
const nextPhase = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text' ? { ...token, text: token.text.replace('Formation', 'next Formation') } : token,
  );

/** One noun for all, in the plural: "enemy characters can't strike back". */
const forAll = (who: Query, by: readonly Modifier[], lasts: Duration, ctx: Ctx, which?: string): Clause =>
  does(
    undefined,
    () => noun(spaced(queryNoun(who, { det: 'bare' }, ctx).subject, which), true),
    (form) =>
      modifierWords(by, ctx, { form, style: 'gains', own: 'their' }, () =>
        which === undefined && lasts === 'itsNextTurn' ? [text('on their next turn')] : DURATIONS[lasts](ctx),
      ),
  );

export const LASTING_EFFECTS: Table = {
  modify,
  relate: (node, ctx) => byCards(node.cards, ctx, (form) => words`${form === 'base' ? 'are' : 'is'} in a Relationship`),
  cheapenPower: (node, ctx) =>
    act(verb('choose'), () => [
      words`a super power of ${cardsNoun(node.cards, ctx, { skip: ['hasSuperPower'] }).object}. It costs ${numberWord(node.less)} power ${node.less === 1 ? 'symbol' : 'symbols'} less the next time it's used this turn`,
    ]),
  doubleStats: (node, ctx) => onStats('double', node.cards, node.lasts, ctx),
  gainUntil: (node, ctx) =>
    byCards(node.cards, ctx, (form, noun) => {
      const own = noun === undefined ? 'its' : ownWord(noun, ctx);
      const goal = (stat: string, amount: Amount): Phrase => words`${own} ${stat} equals ${amountValue(amount, ctx)}`;
      const { atk, def } = node;
      const stats = join([...(atk === undefined ? [] : ['ATK']), ...(def === undefined ? [] : ['DEF'])], ' and ');
      const goals = [
        ...(atk === undefined ? [] : [goal('ATK', atk)]),
        ...(def === undefined ? [] : [goal('DEF', def)]),
      ];
      const isPlain = typeof atk === 'number' && typeof def === 'number';
      const until = isPlain ? words`${cardsNoun(node.cards, ctx).subject} is ${atk}/${def}` : join(goals, ' and ');
      return spaced(verb('gain')[form], stats, DURATIONS[node.lasts](ctx), 'until', until);
    }),
  rule: (node, ctx) =>
    ctx.delayed
      ? alone(() => ruleWords(node.rule, ctx, node.lasts === 'turn' ? [text('that turn')] : DURATIONS[node.lasts](ctx)))
      : finite(() => ruleWords(node.rule, ctx, DURATIONS[node.lasts](ctx))),
  ruleFor: (node, ctx) => forAll(node.who, node.by, node.lasts, ctx),
  later,
};
