import type { Effect } from '../../language/effect.ts';
import {
  asAsked,
  askedPlayer,
  asQuestion,
  bindingsOf,
  type Choice,
  choiceIn,
  choosesOwnCards,
  firstSentence,
  isChoice,
} from '../choices.ts';
import { introduce } from '../discourse.ts';
import type { PromptOptions } from '../printer.ts';
import { capital, type Phrase, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { deeds, spoken } from './clause.ts';
import { effectClause } from './effect.ts';
import { slotsOf } from './filter.ts';
import { type Ctx, context } from './noun.ts';
import { playerKey } from './players.ts';
import { selfOf } from './power.ts';

/** What a player is asked: "Choose an enemy supporting character to stun". */
export function prompt(effect: Effect, { card, pick }: PromptOptions): Phrase {
  const self = card === undefined ? ({ name: 'this character', gender: 'n' } as const) : selfOf(card);
  const choice = isChoice(pick) ? pick : choiceIn(effect);
  const ctx = context(self, choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  return capital(choice === undefined ? question(effect, ctx) : request(effect, choice, ctx));
}

/** What earlier instructions of the card have spoken of, so that "it" has a meaning. */
function rememberBindings(card: NonNullable<PromptOptions['card']>, choice: Choice | undefined, ctx: Ctx): void {
  for (const { name, of, query, many } of bindingsOf(card)) {
    if (choice?.name === name) continue;
    const noun = query === undefined ? 'card' : slotsOf(query, context(ctx.self), 'card').head.one;
    const head = of === 'player' ? 'player' : noun.replace(/^.* (card|character)$/, '$1');
    introduce(ctx.talk, name, { head, pronoun: of === 'player' || many ? 'p' : 'n', many });
  }
}

/** Everything but a choice of cards. */
function question(effect: Effect, ctx: Ctx): Phrase {
  if (effect.verb === 'may' || effect.verb === 'unless') {
    const [first] = effect.effects;
    const clause = first === undefined ? undefined : effectClause(first, ctx);
    if (clause?.free) return words`${clause.say('base')}?`;
    return words`${firstSentence(deeds(effect.effects, ctx, playerKey(askedPlayer(effect), ctx), 'base'))}?`;
  }
  if (effect.verb === 'oneOf') return words`choose one`;
  if (effect.verb === 'divide') {
    return words`choose ${queryNoun(effect.among, { det: 'pick', count: 1 }, ctx).object} for the next counter`;
  }
  return spoken(effectClause(effect, ctx), ctx);
}

function request(effect: Effect, choice: Choice, ctx: Ctx): Phrase {
  const { gap: _gap, ...open } = ctx;
  const asked = asAsked(choice);
  const place = choosesOwnCards(effect, choice) ? ({ place: 'none' } as const) : {};
  const chosen = words`choose ${cardsNoun(asked.choice, open, place).object}`;
  if (effect.verb === 'choose' || asked.isStrangers) return chosen;
  if (effect.verb === 'convertCounters') return words`${chosen} to turn the counters of`;
  if (effect.verb === 'modify' && effect.by.some(({ mod }) => mod === 'switch'))
    return words`${chosen} whose ATK and DEF to switch`;
  const clause = effectClause(asQuestion(effect), ctx);
  return clause.alone ? chosen : words`${chosen} to ${clause.say('base')}`;
}
