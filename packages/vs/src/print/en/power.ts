import type { Card } from '../../language/card.ts';
import type { Pattern } from '../../language/event.ts';
import type { Power, StaticPower, SuperPower } from '../../language/power.ts';
import type { Timing } from '../../language/words.ts';
import { after, paragraph } from '../compose.ts';
import { isPaidBy, powerTable } from '../power-table.ts';
import { entry, type PowerTable, type PrintedPower } from '../printer.ts';
import { isEmpty, join, NOTHING, type Phrase, rule, sentence, spaced, symbol, text, words } from '../token.ts';
import { queryNoun } from './cards.ts';
import { sentences } from './clause.ts';
import { conditionWords } from './condition.ts';
import { eventWords } from './event.ts';
import { keywordWord } from './filter.ts';
import { reminderOf } from './keywords.ts';
import { type How, isReplacement, modifierWords, ownWord } from './modifier.ts';
import { type Ctx, context, type Noun, type Self, selfNoun } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { earned, triggered, whenWords } from './trigger.ts';

export const TIMINGS: Readonly<Record<Timing | 'reaction', string>> = {
  draw: 'Draw',
  recovery: 'Recovery',
  build: 'Build',
  mainStart: 'Start of Main',
  main: 'Main',
  combat: 'Combat',
  anyCombat: 'Any Combat',
  reaction: 'Reaction',
};

export const timing = (at: Timing | 'reaction', [id = '']: readonly string[]): Phrase => [rule(id, TIMINGS[at])];

function superBody(power: SuperPower, outer: Ctx): Phrase {
  // Equipment in a KO pile is on nobody.
  const ctx = power.users === 'yours' ? context(THIS_CARD) : outer;
  const opening = power.to === undefined ? NOTHING : whenWords(power.to, ctx);
  const said = sentences(power.effects, ctx);
  const body = isEmpty(opening) ? paragraph(said) : sentence(after(opening, said));
  const use: Phrase[] = [];
  if (power.from === 'resources') use.push(words`your main character pays`);
  else if (power.from === 'removed') use.push(words`use only during your Recruit Step, starting on your next turn`);
  else if (power.from !== undefined)
    use.push(words`use only while ${selfNoun(ctx).subject} is in your ${power.from === 'ko' ? 'KO pile' : 'hand'}`);
  if (power.only !== undefined && !isPaidBy(power)) use.push(words`use only while ${conditionWords(power.only, ctx)}`);
  if (power.asTwist) use.push(words`use only while you could play a plot twist`);
  if (power.users === 'enemies')
    use.push(words`only enemy characters can use this power, during their ${TIMINGS[power.timing]} Phase`);
  if (power.users === 'yours') use.push(words`any character on your side can use this super power`);
  if (typeof power.after === 'string')
    use.push(
      words`${selfNoun(ctx).subject} can only use this power if ${selfNoun(ctx).subject} used ${power.after} on an earlier turn`,
    );
  else if (power.after !== undefined)
    use.push(
      words`${selfNoun(ctx).subject} can only use this power if ${selfNoun(ctx).subject} healed a wound with ${power.after.healingWith}`,
    );
  if (power.whileStunned && power.only === undefined)
    use.push(words`can be used while ${selfNoun(ctx).subject} is stunned`);
  if (power.limit === 'game') use.push(words`use only once per game`);
  else if (typeof power.limit === 'object')
    use.push(words`use only once while ${selfNoun(ctx).subject} is level ${power.limit.whileLevel}`);
  else if (power.limit === 'none' && power.from !== 'resources') use.push(words`use any number of times each turn`);
  else if (power.free && power.from === undefined) use.push(words`use only once each turn`);
  if (power.paidBy !== undefined)
    use.push(
      words`pay only with ${queryNoun({ zone: 'resources', where: { is: 'location', ...power.paidBy } }, { det: 'pick', count: 1 }, ctx).object}`,
    );
  const amplify =
    power.amplify === undefined
      ? NOTHING
      : words` ${rule('VS-PWR-48', 'Amplify')}: ${sentence(after(words`instead, `, sentences(power.amplify, ctx)))}`;
  return spaced(body, ...use.map(sentence), amplify);
}

/** Whom a static power is about: its character, or everybody who fits. */
function affected(power: StaticPower, ctx: Ctx): Noun {
  if (power.affects === undefined) return selfNoun(ctx);
  const one = power.affects.name !== undefined || power.by.some(isReplacement);
  const query = { zone: 'play', where: power.affects } as const;
  return queryNoun(query, one ? { det: 'pick', count: 1 } : { det: 'bare' }, ctx, { head: 'character' });
}

function staticBody(power: StaticPower, ctx: Ctx): Phrase {
  const opening = power.while === undefined ? NOTHING : words`while ${conditionWords(power.while, ctx)}, `;
  const said: Phrase[] = [];
  if (power.by.length > 0) {
    const noun = affected(power, ctx);
    const how: How = { form: noun.many ? 'base' : 'third', style: 'has', own: ownWord(noun, ctx) };
    const words_ = modifierWords(power.by, ctx, how, () => NOTHING);
    said.push(power.by.some(isReplacement) ? words`if ${noun.subject} ${words_}` : words`${noun.subject} ${words_}`);
  }
  for (const one of power.rules ?? []) said.push(ruleWords(one, ctx));
  if (power.xp !== undefined) said.push([text('the XP come from other powers')]);
  if (power.offFor !== undefined)
    said.push(
      words`an enemy player may turn a location with ${symbol(power.offFor)} face down during their Main Phase to turn off this effect this turn`,
    );
  if (power.always) said.push([text("this can't be turned off")]);
  if (power.whileFaceDown) said.push([text('this stays on while the card is face down')]);
  // A power of which nothing but the name is printed.
  return said.length === 0 ? NOTHING : sentence(after(opening, said));
}

/** "when he has attacked, then struck": the steps of a journey share their subject. */
function journey(steps: readonly Pattern[], ctx: Ctx): Phrase {
  const said = steps.map((step, at) => {
    const one = eventWords(step, ctx, 'perfect');
    return at === 0 ? one : withoutSubject(one);
  });
  return words`when ${join(said, ', then ')}`;
}

export const POWERS: PowerTable<[ctx: Ctx], PrintedPower> = powerTable<Ctx>({
  levelUp: 'Level Up',
  or: 'or',
  timing,
  triggered,
  earned,
  superBody,
  staticBody,
  journey,
  // Not yet there when this file is read.
  keyword: (keyword, called) => keywordWord(keyword, called),
  reminder: ({ keyword, team, must }, ctx) => reminderOf(keyword, team, ctx.self, must),
  sentences: (effects, ctx) => sentences(effects, ctx),
});

/** "he has team attacked …" as "team attacked …": the steps of a journey share their subject. */
function withoutSubject(said: Phrase): Phrase {
  const [first, ...rest] = said;
  return first?.kind === 'text' ? [text(first.text.replace(/^(he|she|it|they) (has|have) /, '')), ...rest] : said;
}

export function printPower(power: Power, ctx: Ctx): PrintedPower {
  return entry<Power, [Ctx], PrintedPower>(POWERS, power.power)(power, ctx);
}

/** A power that another text hands out, in quotation marks there. */
export function grantedPower(power: Power, ctx: Ctx): Phrase {
  const { heading, lead, body } = printPower(power, { ...context(ctx.self) });
  if (power.power === 'keyword') return heading;
  return isEmpty(lead) ? body : words`${lead}: ${body}`;
}

/** VS-EQP-12: what equipment says, it says of the character that has it. */
const THIS_CARD: Self = { name: 'this card', gender: 'n', common: true };

export const selfOf = (card: Card): Self => {
  if (card.card === 'equipment') return { name: 'the equipped character', gender: 'n', common: true };
  const character = card.card === 'character' ? card : undefined;
  // Inside a sentence an article is not part of the name.
  const name = character?.short ?? card.name.replace(/^The /, 'the ');
  return { name, gender: character?.gender ?? 'n' };
};
