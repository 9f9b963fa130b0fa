import type { Card } from '../../language/card.ts';
import type { CostSymbol, Power, StaticPower, SuperPower, Trigger } from '../../language/power.ts';
import { PLOT_TWIST_RULES, TIMING_RULES } from '../../language/rule-ids.ts';
import type { PowerSymbol, Team, Timing } from '../../language/words.ts';
import { after, paragraph } from '../compose.ts';
import { entry, type PowerTable, type PrintedPower } from '../printer.ts';
import {
  cardName,
  icon,
  isEmpty,
  join,
  NOTHING,
  type Phrase,
  rule,
  sentence,
  spaced,
  symbol,
  team,
  text,
  words,
} from '../token.ts';
import { queryNoun } from './cards.ts';
import { sentences } from './clause.ts';
import { conditionWords } from './condition.ts';
import { eventWords, isMoment } from './event.ts';
import { keywordWord } from './filter.ts';
import { reminderOf } from './keywords.ts';
import { type How, isReplacement, modifierWords, ownWord } from './modifier.ts';
import { type Ctx, context, type Noun, type Self, selfNoun } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { numberWord, withArticle } from './words.ts';

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

const timing = (at: Timing | 'reaction', [id = '']: readonly string[]): Phrase => [rule(id, TIMINGS[at])];

const isChoice = (cost: CostSymbol): cost is readonly PowerSymbol[] => Array.isArray(cost);
const costWords = (cost: CostSymbol): Phrase =>
  isChoice(cost) ? join(cost.map(symbol), ', ', ' or ') : [symbol(cost)];

/** "When Gamora stuns a main character, ". */
export function whenWords(trigger: Trigger, ctx: Ctx): Phrase {
  const event = eventWords(trigger.pattern, ctx);
  const onYourTurn = trigger.while?.condition === 'yourTurn' ? 'on your turn' : undefined;
  const first = trigger.while?.condition === 'firstAttack' ? 'in your first attack each turn' : undefined;
  const opening = isMoment(trigger.pattern)
    ? event
    : spaced(
        trigger.first === 'turn' ? 'the first time' : 'when',
        event,
        trigger.first === 'turn' ? 'each turn' : undefined,
        onYourTurn,
        first,
      );
  const while_ =
    trigger.while === undefined || onYourTurn || first ? NOTHING : words` while ${conditionWords(trigger.while, ctx)}`;
  const if_ = trigger.if === undefined ? NOTHING : words`, if ${conditionWords(trigger.if, ctx)}`;
  return words`${opening}${while_}${if_}, `;
}

function triggered(trigger: Trigger, effects: Parameters<typeof sentences>[0], ctx: Ctx): Phrase {
  const opening = whenWords(trigger, ctx);
  const said = sentences(effects, { ...ctx, event: trigger.pattern.on });
  return sentence(after(opening, said));
}

function superBody(power: SuperPower, ctx: Ctx): Phrase {
  const opening = power.to === undefined ? NOTHING : whenWords(power.to, ctx);
  const said = sentences(power.effects, ctx);
  const body = isEmpty(opening) ? paragraph(said) : sentence(after(opening, said));
  const use: Phrase[] = [];
  if (power.from !== undefined)
    use.push(words`use only while ${selfNoun(ctx).subject} is in your ${power.from === 'ko' ? 'KO pile' : 'hand'}`);
  if (power.only !== undefined && !isPaidBy(power)) use.push(words`use only while ${conditionWords(power.only, ctx)}`);
  if (power.whileStunned && power.only === undefined)
    use.push(words`can be used while ${selfNoun(ctx).subject} is stunned`);
  if (power.limit === 'game') use.push(words`use only once per game`);
  else if (power.limit === 'none') use.push(words`use any number of times each turn`);
  else if (power.free) use.push(words`use only once each turn`);
  const amplify =
    power.amplify === undefined
      ? NOTHING
      : words` ${rule('VS-PWR-48', 'Amplify')}: ${paragraph(sentences(power.amplify, ctx))}`;
  return spaced(body, ...use.map(sentence), amplify);
}

/** Its condition only asks for what its first instruction takes, which goes without saying. */
function isPaidBy(power: SuperPower): boolean {
  const [first] = power.effects;
  if (power.only?.condition !== 'exists' || first?.verb !== 'discard') return false;
  const { cards } = first;
  return typeof cards === 'object' && 'from' in cards && JSON.stringify(cards.from) === JSON.stringify(power.only.of);
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
  if (power.always) said.push([text("this can't be turned off")]);
  return sentence(after(opening, said));
}

const named = (power: { readonly name: string }): Phrase => [text(power.name)];

export const POWERS: PowerTable<[ctx: Ctx], PrintedPower> = {
  keyword: (power, ctx) => ({
    kind: 'keyword',
    heading: spaced(keywordWord(power.keyword), power.team === undefined ? undefined : team(power.team)),
    lead: NOTHING,
    body: NOTHING,
    reminder: reminderOf(power.keyword, power.team, ctx.self),
  }),
  trigger: (power, ctx) => ({
    kind: 'trigger',
    heading: named(power),
    lead: NOTHING,
    body: triggered(power.trigger, power.effects, ctx),
  }),
  super: (power, ctx) => ({
    kind: 'super',
    heading: named(power),
    lead: spaced(
      power.anyTurn && power.timing !== 'reaction' ? icon('anyTurn') : undefined,
      timing(power.timing, TIMING_RULES[power.timing]),
      ...power.cost.map(costWords),
    ),
    body: superBody(power, ctx),
  }),
  levelUp: (power, ctx) => ({
    kind: 'levelUp',
    heading: named(power),
    lead: words`${rule('VS-LVL-03', 'Level Up')} ${power.xp}`,
    body: triggered(power.trigger, power.effects, ctx),
  }),
  journey(power, ctx) {
    const steps = power.steps.map((step, at) => {
      const said = eventWords(step, ctx, 'perfect');
      return at === 0 ? said : withoutSubject(said);
    });
    const opening = words`when ${join(steps, ', then ')}, `;
    return {
      kind: 'journey',
      heading: named(power),
      lead: words`${rule('VS-LVL-03', 'Level Up')} ${power.xp}`,
      body: sentence(after(opening, sentences(power.effects, ctx))),
    };
  },
  static: (power, ctx) => ({ kind: 'static', heading: named(power), lead: NOTHING, body: staticBody(power, ctx) }),
};

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

export const selfOf = (card: Card): Self => {
  const character = card.card === 'character' ? card : undefined;
  return { name: character?.short ?? card.name, gender: character?.gender ?? 'n' };
};

const note = (body: Phrase): PrintedPower => ({ kind: 'note', heading: NOTHING, lead: NOTHING, body });

/** What stands on a card besides its powers. */
export function notes(card: Card): PrintedPower[] {
  if (card.card === 'location' && card.symbols.length > 0) return [note(locationWords(card.symbols, card.teams))];
  if (card.card === 'plotTwist' && card.symbols !== undefined && card.symbols > 1) {
    return [note(words`Needs ${numberWord(card.symbols)} face-up ${teams(card.teams)} characters on your side.`)];
  }
  if (card.card !== 'character') return [];
  const out: PrintedPower[] = [];
  if (card.aka !== undefined) out.push(note(words`AKA ${join(card.aka.map(cardName), ', ', ' and ')}`));
  if (card.requires !== undefined) out.push(note(words`${team(card.requires)} main character required`));
  return out;
}

const teams = (all: readonly Team[]): Phrase => join(all.map(team), ' ');

function locationWords(symbols: readonly PowerSymbol[], of: readonly Team[]): Phrase {
  const offered = join(symbols.map(symbol), ', ', ', or ', ' or ');
  return of.length === 0 ? offered : words`${offered} for ${withArticle(teams(of), ' character')}`;
}

/** A plot twist's effects, one entry for each timing. */
export function plays(card: Card): PrintedPower[] {
  if (card.card !== 'plotTwist') return [];
  return card.timing.map(({ at, anyTurn, effects }) => ({
    kind: 'play',
    heading: NOTHING,
    lead: spaced(anyTurn ? icon('anyTurn') : undefined, timing(at, PLOT_TWIST_RULES[at])),
    body: paragraph(sentences(effects, context(selfOf(card)))),
  }));
}

export function typeLine(card: Card): Phrase {
  const of = card.teams.length === 0 ? NOTHING : words` · ${teams(card.teams)}`;
  switch (card.card) {
    case 'character':
      if (card.type === 'main') return words`Main Character, Level ${card.level ?? 1}${of}`;
      return words`Supporting Character${card.token ? ' Token' : ''}${of}`;
    case 'plotTwist':
      return words`Plot Twist${of}`;
    case 'location':
      return words`${card.basic ? 'Basic' : 'Special'} Location${of}`;
    case 'equipment':
      return words`Equipment${card.token ? ' Token' : ''}${of}`;
  }
}
