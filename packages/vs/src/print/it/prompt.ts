import type { Card } from '../../language/card.ts';
import type { Effect } from '../../language/effect.ts';
import {
  asAsked,
  askedPlayer,
  asQuestion,
  beginsWithPlayer,
  bindingsOf,
  type Choice,
  choiceIn,
  choosesOwnCards,
  firstSentence,
  isChoice,
  without,
} from '../choices.ts';
import { introduce } from '../discourse.ts';
import type { Named, PromptOptions } from '../printer.ts';
import { capital, cardName, type Phrase, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { deeds, spoken } from './clause.ts';
import { effectClause } from './effect.ts';
import { slotsOf } from './filter.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, classOf, context, full, type Self } from './noun.ts';
import { playerKey } from './players.ts';
import { selfOf } from './power.ts';
import { formOf } from './words.ts';

/** What a player is asked: "Scegli un personaggio di supporto nemico da stordire". */
export function prompt(effect: Effect, { card, self = card, pick, chosen, about }: PromptOptions): Phrase {
  const choice = chosen ? undefined : isChoice(pick) ? pick : choiceIn(effect);
  const ctx = context(self === undefined ? NOBODY : selfOf(self), choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  if (chosen) return capital(lastQuestion(effect, ctx, about));
  return capital(choice === undefined ? question(effect, ctx) : request(effect, choice, ctx));
}

/** "Pesca una carta", "Hulk ottiene +3/+0 in questo combattimento". */
export function deed(effect: Effect, named: Named | undefined, source: Named | undefined): Phrase {
  const ctx = context(named === undefined ? NOBODY : called(named), undefined, source && called(source));
  return capital(spoken(effectClause(effect, ctx), ctx));
}

const called = ({ name, short, gender }: Named): Self => ({ name: short ?? name, gender: gender ?? 'm' });

const NOBODY: Self = { name: 'questo personaggio', gender: 'm' };

/** What an instruction asks when its cards have been chosen. */
function lastQuestion(effect: Effect, ctx: Ctx, about?: Card): Phrase {
  switch (effect.verb) {
    case 'move':
    case 'putIntoPlay':
    case 'takeControl':
      return about === undefined ? words`scegli una fila` : words`scegli una fila per ${[cardName(about.name)]}`;
    case 'toDeckBottom':
      return words`scegli la prossima carta da mettere in fondo al mazzo`;
    case 'toDeckTop':
      return words`scegli la prossima carta, dalla cima del mazzo in giù`;
    case 'topToResources':
      return words`scoprire quella carta?`;
    case 'attackAgain':
      return words`scegli ${full(queryNoun(effect.at, { det: 'pick', count: 1 }, ctx))} da attaccare`;
    case 'attackOften':
      return words`scegli ${full(queryNoun(effect.at, { det: 'pick', count: 1 }, ctx))} da attaccare, o smetti di attaccare`;
    default:
      return question(effect, ctx);
  }
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
  if (beginsWithPlayer(effect)) return words`${without('puoi ', spoken(effectClause(effect, ctx), ctx))}?`;
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
