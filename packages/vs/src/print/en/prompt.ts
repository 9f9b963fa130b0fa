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
import { type Ctx, context } from './noun.ts';
import { selfOf } from './power.ts';

/** What a player is asked: "Choose an enemy supporting character to stun". */
export function prompt(effect: Effect, { card, pick }: PromptOptions): Phrase {
  const self = card === undefined ? ({ name: 'this character', gender: 'n' } as const) : selfOf(card);
  const choice = pick ?? choiceIn(effect);
  const ctx = context(self, choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  return capital(asked(effect, choice, ctx));
}

/** What earlier instructions of the card have spoken of, so that "it" has a meaning. */
function rememberBindings(card: NonNullable<PromptOptions['card']>, choice: Cards | undefined, ctx: Ctx): void {
  for (const { name, query, many } of bindingsOf(card)) {
    if (typeof choice === 'object' && 'name' in choice && choice.name === name) continue;
    const head = query === undefined ? 'player' : slotsOf(query, context(ctx.self), 'card').head.one;
    introduce(ctx.talk, name, { head, pronoun: query === undefined || many ? 'p' : 'n', many });
  }
}

function asked(effect: Effect, choice: Cards | undefined, ctx: Ctx): Phrase {
  const { gap: _gap, ...open } = ctx;
  if (effect.verb === 'may') return words`${plainly(effect.effects, ctx)}?`;
  if (effect.verb === 'unless') return words`${plainly(effect.effects, ctx)}?`;
  if (effect.verb === 'oneOf') return words`choose one`;
  if (effect.verb === 'divide') {
    return words`choose ${queryNoun(effect.among, { det: 'pick', count: 1 }, ctx).object} for the next counter`;
  }
  if (effect.verb === 'choose' || choice === undefined) return spoken(effectClause(effect, open), open);
  const chosen = cardsNoun(choice, open).object;
  return words`choose ${chosen} to ${effectClause(effect, ctx).say('base')}`;
}

const plainly = (effects: readonly Effect[], { gap: _gap, ...ctx }: Ctx): Phrase =>
  sentences(effects, ctx, true).flat();
