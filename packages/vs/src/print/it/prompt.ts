import type { Effect } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { bindingsOf, choiceIn } from '../choices.ts';
import { introduce } from '../discourse.ts';
import type { PromptOptions } from '../printer.ts';
import { capital, type Phrase, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { sentences, spoken } from './clause.ts';
import { effectClause } from './effect.ts';
import { slotsOf } from './filter.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, classOf, context, full } from './noun.ts';
import { selfOf } from './power.ts';
import { formOf } from './words.ts';

/** What a player is asked: "Scegli un personaggio di supporto nemico da stordire". */
export function prompt(effect: Effect, { card, pick }: PromptOptions): Phrase {
  const self = card === undefined ? ({ name: 'questo personaggio', gender: 'm' } as const) : selfOf(card);
  const choice = pick ?? choiceIn(effect);
  const ctx = context(self, choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  return capital(asked(effect, choice, ctx));
}

/** What earlier instructions of the card have spoken of, so that "lo" has a meaning. */
function rememberBindings(card: NonNullable<PromptOptions['card']>, choice: Cards | undefined, ctx: Ctx): void {
  for (const { name, query, many } of bindingsOf(card)) {
    if (typeof choice === 'object' && 'name' in choice && choice.name === name) continue;
    const head = query === undefined ? TERMS.player : slotsOf(query, context(ctx.self), TERMS.card).head;
    introduce(ctx.talk, name, { head: head.one, pronoun: classOf({ gender: head.gender, many }), many });
  }
}

function asked(effect: Effect, choice: Cards | undefined, ctx: Ctx): Phrase {
  const { gap: _gap, gapAfter: _after, ...open } = ctx;
  if (effect.verb === 'may' || effect.verb === 'unless') return words`${sentences(effect.effects, open, true).flat()}?`;
  if (effect.verb === 'oneOf') return words`scegli uno`;
  if (effect.verb === 'divide') {
    return words`scegli ${full(queryNoun(effect.among, { det: 'pick', count: 1 }, ctx))} per il prossimo segnalino`;
  }
  if (effect.verb === 'choose' || choice === undefined) return spoken(effectClause(effect, open), open);
  const chosen = cardsNoun(choice, open);
  const clause = effectClause(effect, ctx);
  if (clause.subject !== undefined) return words`scegli ${full(chosen)} che ${clause.say(formOf(chosen.many))}`;
  const doing = clause.say('inf');
  const preposition = ctx.gapAfter?.preposition;
  return words`scegli ${full(chosen)} ${preposition === undefined ? 'da' : `${preposition} cui`} ${doing}`;
}
