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
import { type Ctx, context, type Self } from './noun.ts';
import { playerKey } from './players.ts';
import { selfOf } from './power.ts';

/** What a player is asked: "Choose an enemy supporting character to stun". */
export function prompt(effect: Effect, { card, self = card, pick, chosen, about }: PromptOptions): Phrase {
  const choice = chosen ? undefined : isChoice(pick) ? pick : choiceIn(effect);
  const ctx = context(self === undefined ? NOBODY : selfOf(self), choice);
  if (card !== undefined) rememberBindings(card, choice, ctx);
  if (chosen) return capital(lastQuestion(effect, ctx, about));
  return capital(choice === undefined ? question(effect, ctx) : request(effect, choice, ctx));
}

/** "Draw a card", "Hulk gets +3/+0 this combat". */
export function deed(effect: Effect, named: Named | undefined, source: Named | undefined): Phrase {
  const ctx = context(named === undefined ? NOBODY : called(named), undefined, source && called(source));
  return capital(spoken(effectClause(effect, ctx), ctx));
}

const called = ({ name, short, gender }: Named): Self => ({ name: short ?? name, gender: gender ?? 'n' });

const NOBODY: Self = { name: 'this character', gender: 'n' };

/** What an instruction asks when its cards have been chosen. */
function lastQuestion(effect: Effect, ctx: Ctx, about?: Card): Phrase {
  switch (effect.verb) {
    case 'move':
    case 'putIntoPlay':
    case 'takeControl':
      return about === undefined ? words`choose a row` : words`choose a row for ${[cardName(about.name)]}`;
    case 'toDeckBottom':
      return words`choose the next card to put on the bottom of the deck`;
    case 'toDeckTop':
      return words`choose the next card from the top of the deck down`;
    case 'topToResources':
      return words`turn that card face up?`;
    case 'attackAgain':
      return words`choose ${queryNoun(effect.at, { det: 'pick', count: 1 }, ctx).object} to attack`;
    case 'attackOften':
      return words`choose ${queryNoun(effect.at, { det: 'pick', count: 1 }, ctx).object} to attack, or stop attacking`;
    default:
      return question(effect, ctx);
  }
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
  if (beginsWithPlayer(effect)) return words`${without('you may ', spoken(effectClause(effect, ctx), ctx))}?`;
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
