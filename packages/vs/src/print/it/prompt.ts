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
import { TERMS } from './glossary.ts';
import { type Ctx, classOf, context, full } from './noun.ts';
import { playerKey } from './players.ts';
import { selfOf } from './power.ts';
import { formOf } from './words.ts';

/** What a player is asked: "Scegli un personaggio di supporto nemico da stordire". */
export function prompt(effect: Effect, { card, pick }: PromptOptions): Phrase {
  const self = card === undefined ? ({ name: 'questo personaggio', gender: 'm' } as const) : selfOf(card);
  const choice = isChoice(pick) ? pick : choiceIn(effect);
  const ctx = context(self, choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  return capital(choice === undefined ? question(effect, ctx) : request(effect, choice, ctx));
}

/** What earlier instructions of the card have spoken of, so that "lo" has a meaning. */
function rememberBindings(card: NonNullable<PromptOptions['card']>, choice: Choice | undefined, ctx: Ctx): void {
  for (const { name, of, query, many } of bindingsOf(card)) {
    if (choice?.name === name) continue;
    const cards = query === undefined ? TERMS.card : slotsOf(query, context(ctx.self), TERMS.card).head;
    const known = [TERMS.character, TERMS.card].find((word) => cards.one.startsWith(word.one)) ?? cards;
    const pronoun = of === 'player' ? TERMS.player.one : classOf({ gender: known.gender, many });
    introduce(ctx.talk, name, { head: of === 'player' ? TERMS.player.one : known.one, pronoun, many });
  }
}

/** Everything but a choice of cards. */
function question(effect: Effect, ctx: Ctx): Phrase {
  if (effect.verb === 'may' || effect.verb === 'unless') {
    const [first] = effect.effects;
    const clause = first === undefined ? undefined : effectClause(first, ctx);
    if (clause?.free) return words`${clause.say('inf')}?`;
    return words`${firstSentence(deeds(effect.effects, ctx, playerKey(askedPlayer(effect), ctx), 'inf'))}?`;
  }
  if (effect.verb === 'oneOf') return words`scegli uno`;
  if (effect.verb === 'divide') {
    return words`scegli ${full(queryNoun(effect.among, { det: 'pick', count: 1 }, ctx))} per il prossimo segnalino`;
  }
  return spoken(effectClause(effect, ctx), ctx);
}

function request(effect: Effect, choice: Choice, ctx: Ctx): Phrase {
  const { gap: _gap, gapAfter: _after, ...open } = ctx;
  const asked = asAsked(choice);
  const noun = cardsNoun(asked.choice, open, choosesOwnCards(effect, choice) ? { place: 'none' } : {});
  const chosen = words`scegli ${full(noun)}`;
  if (effect.verb === 'choose' || asked.isStrangers) return chosen;
  if (effect.verb === 'convertCounters') return words`${chosen} di cui trasformare i segnalini`;
  const clause = effectClause(asQuestion(effect), ctx);
  if (clause.alone) return chosen;
  if (clause.subject?.noun().key === 'gap') return words`${chosen} che ${clause.say(formOf(noun.many))}`;
  const doing = clause.say('inf');
  const preposition = ctx.gapAfter?.preposition;
  return words`${chosen} ${preposition === undefined ? 'da' : `${preposition} cui`} ${doing}`;
}
