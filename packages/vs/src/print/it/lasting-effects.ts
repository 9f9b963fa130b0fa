import type { Amount } from '../../language/amount.ts';
import type { LastingEffect } from '../../language/effect.ts';
import type { Modifier } from '../../language/modifier.ts';
import type { Cards, Query } from '../../language/query.ts';
import type { Duration } from '../../language/words.ts';
import { after } from '../compose.ts';
import { mention } from '../discourse.ts';
import type { EffectOf } from '../printer.ts';
import { join, type Phrase, spaced, text, words } from '../token.ts';
import { amountNoun } from './amount.ts';
import { cardsKey, cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { alone, type Clause, does, finite, saying, sentences } from './clause.ts';
import { eventWords, isMoment } from './event.ts';
import { DURATIONS, giftWords, isReplacement, modifierWords } from './modifier.ts';
import { type Ctx, full, prep, subject } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { conjugated, type ItalianVerb, VERBS } from './verbs.ts';
import { formOf } from './words.ts';

type Table = { readonly [V in LastingEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

/** What can be given: "Dai +2/+0 a un attaccante". */
const GIFTS: readonly Modifier['mod'][] = ['stats', 'keyword', 'health', 'power'];
const isGift = (by: readonly Modifier[]): boolean => by.every((one) => GIFTS.includes(one.mod));

const isChosen = (cards: Cards): boolean => typeof cards === 'object' && cards.cards !== 'the';
const isPicked = (cards: Cards): boolean => typeof cards === 'object' && cards.cards === 'pick';
const inCombat = (cards: Cards): boolean =>
  typeof cards === 'object' && cards.cards !== 'the' && cards.from.where.combat === 'any';
const ANYBODY = { gender: 'm', many: false } as const;

/** "a un personaggio in questo turno", but "in questo combattimento a un personaggio che vi partecipa". */
function withDuration(preposition: 'a' | 'di', cards: Cards, lasts: Duration, ctx: Ctx): readonly Phrase[] {
  const there = lasts === 'combat' && inCombat(cards);
  const whom = prep(preposition, cardsNoun(cards, ctx, there ? { takesPart: true } : {}), ctx);
  return there ? [DURATIONS[lasts](ctx), whom] : [whom, DURATIONS[lasts](ctx)];
}

/** "scambia ATK e DEF di un personaggio in questo turno" */
function onStats(verb: ItalianVerb, cards: Cards, lasts: Duration, ctx: Ctx): Clause {
  return saying(verb, () => {
    const [first, second] = withDuration('di', cards, lasts, ctx);
    const there = lasts === 'combat' && inCombat(cards);
    return there ? [first, 'ATK e DEF', second] : ['ATK e DEF', first, second];
  });
}

function modify(node: EffectOf<'modify'>, ctx: Ctx): Clause {
  const { cards, by, lasts } = node;
  if (by.length === 1 && by[0]?.mod === 'switch') return onStats(VERBS.swap, cards, lasts, ctx);
  if (node.random) return atRandom(node, ctx);
  if (by.every(isReplacement)) return replacement(node, ctx);
  if (isChosen(cards) && isGift(by)) {
    return saying(VERBS.give, () => {
      const { gifts, tail } = giftWords(by, ctx);
      return [gifts, ...withDuration('a', cards, lasts, ctx), tail()];
    });
  }
  if (lasts === 'nextAttack') return finite(() => nextAttack(node, ctx));
  // Not "ogni personaggio non può"; and unlike a rule for all it spares those who come later (VS-MOD-11).
  if (typeof cards === 'object' && cards.cards === 'each' && by.every(({ mod }) => mod === 'cant')) {
    return forAll(cards.from, by, lasts, ctx, 'ora in gioco');
  }
  const lasting: Clause = byCards(cards, ctx, (form, noun) =>
    modifierWords(by, ctx, { form, style: 'gains', as: noun ?? ANYBODY }, () => DURATIONS[lasts](ctx)),
  );
  return isPicked(cards) ? alone(() => chosenFirst(cards, ctx, lasting)) : lasting;
}

/** "Se stanno per lasciare il gioco, rimuovili invece dalla partita." */
const replacement = ({ cards, by, lasts }: EffectOf<'modify'>, ctx: Ctx): Clause =>
  alone(() => {
    const noun = cardsNoun(cards, ctx);
    const how = { form: formOf(noun.many), style: 'gains', as: noun } as const;
    const said = modifierWords(by, ctx, how, () => (lasts === 'game' ? [] : DURATIONS[lasts](ctx)));
    return words`se ${subject(noun, ctx)} ${said}`;
  });

/** "Ottiene a caso per il resto della partita uno di questi che non ha: Volo, Lethal o Dodge." */
const atRandom = ({ cards, by, lasts }: EffectOf<'modify'>, ctx: Ctx): Clause =>
  alone(() => {
    const noun = cardsNoun(cards, ctx);
    const which = by.map((mod) => giftWords([mod], ctx).gifts);
    const one = words`${subject(noun, ctx)} ${conjugated(VERBS.get, formOf(noun.many))} a caso ${DURATIONS[lasts](ctx)} uno di questi che non ha: `;
    return words`${one}${join(which, ', ', ' o ')}`;
  });

function nextAttack(node: EffectOf<'modify'>, ctx: Ctx): Phrase {
  const noun = cardsNoun(node.cards, ctx);
  const named = subject(noun, ctx);
  const opening = words`la prossima volta che ${named} ${noun.many ? 'attaccano' : 'attacca'} in questo turno, `;
  const how = { form: formOf(noun.many), style: 'gains', as: noun } as const;
  return words`${opening}${modifierWords(node.by, ctx, how, () => [])}`;
}

/** "Scegli un personaggio nemico. Perde …" */
function chosenFirst(cards: Cards, ctx: Ctx, lasting: Clause): Phrase {
  const chosen = cardsNoun(cards, ctx);
  const opening = words`scegli ${full(chosen)}`;
  return after(opening, [[], lasting.say(formOf(chosen.many))]);
}

function later(node: EffectOf<'later'>, ctx: Ctx): Clause {
  return alone(() => {
    const moment = isMoment(node.on);
    const first = eventWords(node.on, ctx);
    const others = (node.or ?? []).map((on) => eventWords(on, ctx));
    const event =
      moment && node.or !== undefined
        ? words`${nextTurn(first)} o quando ${join(others, ' o quando ')}`
        : join([first, ...others], ' o ');
    const inner = sentences(node.effects, { ...ctx, delayed: true }, true);
    if (node.once && node.or === undefined && node.on.on === 'startOfTurn')
      return after(words`${nextTurn(event)}, `, inner);
    if (node.nth !== undefined) return after(words`${thirdTurn(event)}, `, inner);
    if (node.on.on === 'endOfFormation') return after(words`${nextPhase(event)}, `, inner);
    if (moment && ctx.event !== undefined && inner.length === 1) return words`${inner[0]} ${event}`;
    if (node.lasts === 'untilItActs') return after(words`${DURATIONS.untilItActs(ctx)}, ${eachTurn(event)}, `, inner);
    if (moment && node.lasts === 'game' && !node.once) return after(words`${eachTurn(event)}, `, inner);
    if (moment) return after(words`${event}, `, inner);
    if (node.lasts === 'game') {
      return after(node.once ? words`quando ${event}, ` : words`per il resto della partita, quando ${event}, `, inner);
    }
    const when = node.once && node.lasts !== 'combat' ? 'la prossima volta che' : 'quando';
    return after(words`${when} ${event} ${DURATIONS[node.lasts](ctx)}, `, inner);
  });
}

/** "alla fine di ogni tuo turno" */
const eachTurn = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text'
      ? {
          ...token,
          text: token.text
            .replace(/\bdel tuo turno\b/, 'di ogni tuo turno')
            .replace(/\bun giocatore\b/, 'ogni giocatore'),
        }
      : token,
  );

/** "all'inizio del tuo prossimo turno" */
const nextTurn = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text' ? { ...token, text: token.text.replace(/\bturno\b/, 'prossimo turno') } : token,
  );

/** "alla fine del suo terzo turno da adesso" */
const thirdTurn = (event: Phrase): Phrase =>
  words`${event.map((token) =>
    token.kind === 'text' ? { ...token, text: token.text.replace(/\bturno\b/, 'terzo turno') } : token,
  )} da adesso`;

/** "alla fine del suo prossimo passo di formazione" */
const nextPhase = (event: Phrase): Phrase =>
  event.map((token) =>
    token.kind === 'text'
      ? { ...token, text: token.text.replace('passo di formazione', 'prossimo passo di formazione') }
      : token,
  );

/** One noun for all, in the plural: "i personaggi nemici non possono contrattaccare". */
const forAll = (who: Query, by: readonly Modifier[], lasts: Duration, ctx: Ctx, which?: string): Clause =>
  does(
    undefined,
    () => {
      const all = queryNoun(who, { det: 'bare' }, ctx);
      return { ...all, said: spaced(all.said, which) };
    },
    (form) =>
      modifierWords(by, ctx, { form, style: 'gains', as: { gender: 'm', many: true } }, () =>
        which === undefined && lasts === 'itsNextTurn' ? [text('nel loro prossimo turno')] : DURATIONS[lasts](ctx),
      ),
  );

export const LASTING_EFFECTS: Table = {
  modify,
  relate: (node, ctx) => byCards(node.cards, ctx, (form) => words`${conjugated(VERBS.be, form)} in una Relationship`),
  cheapenPower: (node, ctx) =>
    saying(VERBS.choose, () => [
      words`un superpotere ${prep('di', cardsNoun(node.cards, ctx, { skip: ['hasSuperPower'] }), ctx)}: la prossima volta che viene usato in questo turno costa ${node.less === 1 ? 'un simbolo' : `${String(node.less)} simboli`} in meno`,
    ]),
  doubleStats: (node, ctx) => onStats(VERBS.double, node.cards, node.lasts, ctx),
  gainUntil: (node, ctx) =>
    byCards(node.cards, ctx, (form) => {
      // "Il suo ATK" is the subject's, so that nobody else's can be "suo" in the same breath.
      mention(ctx.talk, cardsKey(node.cards, ctx) ?? 'self');
      const goal = (stat: string, amount: Amount): Phrase =>
        words`${stat} non è pari ${prep('a', amountNoun(amount, ctx), ctx)}`;
      const { atk, def } = node;
      const stats = join([...(atk === undefined ? [] : ['ATK']), ...(def === undefined ? [] : ['DEF'])], ' e ');
      const goals = [
        ...(atk === undefined ? [] : [goal('il suo ATK', atk)]),
        ...(def === undefined ? [] : [goal('la sua DEF', def)]),
      ];
      const isPlain = typeof atk === 'number' && typeof def === 'number';
      const until = isPlain ? words`non è ${atk}/${def}` : join(goals, ' e ');
      return spaced(conjugated(VERBS.gain, form), stats, DURATIONS[node.lasts](ctx), 'finché', until);
    }),
  rule: (node, ctx) =>
    ctx.delayed
      ? alone(() =>
          ruleWords(node.rule, ctx, node.lasts === 'turn' ? [text('in quel turno')] : DURATIONS[node.lasts](ctx)),
        )
      : finite(() => ruleWords(node.rule, ctx, DURATIONS[node.lasts](ctx))),
  ruleFor: (node, ctx) => forAll(node.who, node.by, node.lasts, ctx),
  later,
};
