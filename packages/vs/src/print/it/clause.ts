import type { Effect } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { type Clause as AnyClause, composer } from '../compose.ts';
import { type Part, type Phrase, words } from '../token.ts';
import { cardsNoun } from './cards.ts';
import { SIMPLE_VERBS } from './character-effects.ts';
import { effectClause } from './effect.ts';
import { type Ctx, doing, full, list, type Noun, subject } from './noun.ts';
import { SOME_PLAYER } from './players.ts';
import { conjugated, type Form, type ItalianVerb } from './verbs.ts';
import { formOf } from './words.ts';

export type Clause = AnyClause<Form, Noun>;

/** What the reader does: verb, object, and what comes after. */
export const act = (
  verb: ItalianVerb,
  object: () => Noun | undefined,
  rest: () => readonly Part[] = () => [],
): Clause => ({
  say: (form) => doing(verb, form, object(), ...rest()),
  verb: verb.tail === undefined ? verb.imp : `${verb.imp} ${verb.tail}`,
});

/** The same where no pronoun can hang on the verb. */
export const saying = (verb: ItalianVerb, rest: () => readonly Part[]): Clause => act(verb, () => undefined, rest);

/** What somebody else does. */
export const does = (key: string | undefined, noun: () => Noun, say: (form: Form) => Phrase): Clause => ({
  subject: { key, noun },
  say,
});

export const finite = (say: () => Phrase): Clause => ({ say, finite: true });
export const alone = (say: () => Phrase): Clause => ({ say, alone: true });

export const { sentences, spoken, deeds, inPassing } = composer<Form, Noun, Ctx>({
  clauseOf: (effect, ctx) => effectClause(effect, ctx),
  imperative: 'imp',
  formFor: (noun) => formOf(noun.many),
  subject,
  list: (parts) => list(parts),
  and: ' e ',
  afterwards: 'poi',
  shared: ['metti', 'scegli'],
  choosing: 'scegli',
  chosenPlayer: (among) => `${SOME_PLAYER[among]} a tua scelta`,
  together,
});

/** "recuperalo e approntalo" needs no help; "metti Magik e quel personaggio in mano ai rispettivi proprietari" does. */
function together(one: Effect, other: Effect, ctx: Ctx): Clause | undefined {
  const first = simple(one);
  const second = simple(other);
  if (first !== undefined && second !== undefined && isSame(first.cards, second.cards)) {
    const both = (form: Form): Phrase => {
      const whom = cardsNoun(first.cards, ctx);
      if (whom.pronoun !== undefined)
        return words`${doing(first.verb, form, whom)} e ${doing(second.verb, form, whom)}`;
      return words`${conjugated(first.verb, form)} e ${doing(second.verb, form, whom)}`;
    };
    return { verb: first.verb.imp, say: both };
  }
  if (one.verb !== 'toHand' || other.verb !== 'toHand') return undefined;
  return {
    verb: 'metti',
    say: (form) => {
      const both = [full(cardsNoun(one.cards, ctx)), full(cardsNoun(other.cards, ctx, { full: true }))];
      const where = isOwn(one.cards) && isOwn(other.cards) ? 'nella tua mano' : 'in mano ai rispettivi proprietari';
      return words`${form === 'inf' ? 'mettere' : 'metti'} ${list(both)} ${where}`;
    },
  };
}

function simple(effect: Effect): { readonly verb: ItalianVerb; readonly cards: Cards } | undefined {
  for (const [name, verb] of Object.entries(SIMPLE_VERBS)) {
    if (effect.verb === name && 'cards' in effect) return { verb, cards: effect.cards };
  }
  return undefined;
}

/** From one's own deck, hand or pile. */
const isOwn = (cards: Cards): boolean =>
  typeof cards === 'object' &&
  'from' in cards &&
  cards.from.zone !== 'play' &&
  (cards.from.of === undefined || cards.from.of === 'you');

const isSame = (one: Cards, other: Cards): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.cards === 'the' && other.cards === 'the' && one.name === other.name;
};
