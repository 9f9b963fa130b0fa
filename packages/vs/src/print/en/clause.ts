import type { Effect } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { type Clause as AnyClause, composer } from '../compose.ts';
import { join, type Part, type Phrase, spaced, words } from '../token.ts';
import { cardsNoun } from './cards.ts';
import { SIMPLE_VERBS } from './character-effects.ts';
import { effectClause } from './effect.ts';
import type { Ctx, Noun } from './noun.ts';
import { SOME_PLAYER } from './players.ts';
import type { EnglishVerb, Form } from './words.ts';

export type Clause = AnyClause<Form, Noun>;

/** What the reader does: "draw two cards". The rest is said after the verb. */
export const act = (verb: EnglishVerb, rest: () => readonly Part[]): Clause => ({
  say: (form) => spaced(verb[form], ...rest()),
  verb: verb.base,
});

/** What somebody else does. */
export const does = (key: string | undefined, noun: () => Noun, say: (form: Form) => Phrase): Clause => ({
  subject: { key, noun },
  say,
});

export const finite = (say: () => Phrase): Clause => ({ say, finite: true });
export const alone = (say: () => Phrase): Clause => ({ say, alone: true });

export const { sentences, spoken, deeds, inPassing } = composer<Form, Noun, Ctx>({
  clauseOf: (effect, ctx) => effectClause(effect, ctx),
  imperative: 'base',
  formFor: (noun) => (noun.many ? 'base' : 'third'),
  subject: (noun) => noun.subject,
  list: (parts) => join(parts, ', ', ', and ', ' and '),
  and: ', and ',
  afterwards: 'then',
  shared: ['put', 'choose', 'give'],
  choosing: 'choose',
  chosenPlayer: (among) => `${SOME_PLAYER[among]} of your choice`,
  together,
});

/** "recover and ready him", "put Magik and that character into their owners' hands". */
function together(one: Effect, other: Effect, ctx: Ctx): Clause | undefined {
  const first = simple(one);
  const second = simple(other);
  if (first !== undefined && second !== undefined && isSame(first.cards, second.cards)) {
    return act(first.verb, () => ['and', second.verb.base, cardsNoun(first.cards, ctx).object]);
  }
  if (one.verb !== 'toHand' || other.verb !== 'toHand') return undefined;
  return {
    verb: 'put',
    say: (form) => {
      const both = [cardsNoun(one.cards, ctx).object, cardsNoun(other.cards, ctx, { full: true }).object];
      const where = isOwn(one.cards) && isOwn(other.cards) ? 'your hand' : "their owners' hands";
      return words`${form === 'base' ? 'put' : 'puts'} ${join(both, ' and ')} into ${where}`;
    },
  };
}

function simple(effect: Effect): { readonly verb: EnglishVerb; readonly cards: Cards } | undefined {
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
