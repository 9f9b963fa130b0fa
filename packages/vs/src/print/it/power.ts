import type { Card } from '../../language/card.ts';
import type { CostSymbol, Power, StaticPower, SuperPower } from '../../language/power.ts';
import { TIMING_RULES } from '../../language/rule-ids.ts';
import type { PowerSymbol, Timing } from '../../language/words.ts';
import { after, paragraph, plainXp } from '../compose.ts';
import { entry, type PowerTable, type PrintedPower } from '../printer.ts';
import {
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
import { eventWords } from './event.ts';
import { keywordWord } from './filter.ts';
import { TERMS } from './glossary.ts';
import { reminderOf } from './keywords.ts';
import { type How, isReplacement, modifierWords } from './modifier.ts';
import { type Ctx, context, full, type Noun, type Self, selfNoun, subject } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { earned, triggered, whenWords } from './trigger.ts';
import { formOf } from './words.ts';

export const TIMINGS: Readonly<Record<Timing | 'reaction', string>> = {
  draw: 'Pesca',
  recovery: 'Recupero',
  build: 'Costruzione',
  mainStart: 'Inizio principale',
  main: 'Principale',
  combat: 'Combattimento',
  anyCombat: 'Qualsiasi combattimento',
  reaction: 'Reazione',
};

export const timing = (at: Timing | 'reaction', [id = '']: readonly string[]): Phrase => [rule(id, TIMINGS[at])];

const isChoice = (cost: CostSymbol): cost is readonly PowerSymbol[] => Array.isArray(cost);
const costWords = (cost: CostSymbol): Phrase => (isChoice(cost) ? join(cost.map(symbol), ', ', ' o ') : [symbol(cost)]);

function superBody(power: SuperPower, ctx: Ctx): Phrase {
  const opening = power.to === undefined ? NOTHING : whenWords(power.to, ctx);
  const said = sentences(power.effects, ctx);
  const body = isEmpty(opening) ? paragraph(said) : sentence(after(opening, said));
  const use: Phrase[] = [];
  if (power.from !== undefined) {
    const where = power.from === 'ko' ? 'nella tua pila KO' : 'nella tua mano';
    use.push(words`usalo solo mentre ${subject(selfNoun(ctx), ctx)} è ${where}`);
  }
  if (power.only !== undefined && !isPaidBy(power))
    use.push(words`usalo solo mentre ${conditionWords(power.only, ctx)}`);
  if (power.whileStunned && power.only === undefined)
    use.push(words`puoi usarlo anche mentre è stordit${ctx.self.gender === 'f' ? 'a' : 'o'}`);
  if (power.limit === 'game') use.push(words`usalo una sola volta per partita`);
  else if (power.limit === 'none') use.push(words`puoi usarlo quante volte vuoi in ogni turno`);
  else if (power.free) use.push(words`usalo una sola volta per turno`);
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
  return queryNoun(query, one ? { det: 'pick', count: 1 } : { det: 'bare' }, ctx, { head: TERMS.character });
}

function staticBody(power: StaticPower, ctx: Ctx): Phrase {
  const opening = power.while === undefined ? NOTHING : words`mentre ${conditionWords(power.while, ctx)}, `;
  const said: Phrase[] = [];
  if (power.by.length > 0) {
    const noun = affected(power, ctx);
    const named = power.by.some(isReplacement) ? words`se ${full(noun)}` : subject(noun, ctx);
    const how: How = { form: formOf(noun.many), style: 'has', as: noun };
    said.push(
      spaced(
        named,
        modifierWords(power.by, ctx, how, () => NOTHING),
      ),
    );
  }
  for (const one of power.rules ?? []) said.push(ruleWords(one, ctx));
  if (power.always) said.push([text('questo potere non può essere disattivato')]);
  return sentence(after(opening, said));
}

const named = (power: { readonly name: string }): Phrase => [text(power.name)];
const levelMark = (xp: number): Phrase => words`${rule('VS-LVL-03', 'Salita di livello')} ${xp}`;

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
    lead: levelMark(power.xp),
    body: earned(power.trigger, power.effects, ctx),
  }),
  journey(power, ctx) {
    const steps = power.steps.map((step, at) => {
      const said = eventWords(step, ctx, 'perfect');
      return at === 0 ? said : withoutAuxiliary(said);
    });
    const when = words`quando ${join(steps, ', poi ')}`;
    const xp = plainXp(power.effects);
    const body = xp === undefined ? after(words`${when}, `, sentences(power.effects, ctx)) : words`${xp} XP ${when}`;
    return { kind: 'journey', heading: named(power), lead: levelMark(power.xp), body: sentence(body) };
  },
  static: (power, ctx) => ({ kind: 'static', heading: named(power), lead: NOTHING, body: staticBody(power, ctx) }),
};

/** "ha attaccato in squadra …" as "attaccato in squadra …": the steps of a journey share their subject. */
function withoutAuxiliary(said: Phrase): Phrase {
  const [first, ...rest] = said;
  return first?.kind === 'text' ? [text(first.text.replace(/^(ha|è) /, '')), ...rest] : said;
}

export function printPower(power: Power, ctx: Ctx): PrintedPower {
  return entry<Power, [Ctx], PrintedPower>(POWERS, power.power)(power, ctx);
}

/** A power that another text hands out, in quotation marks there. */
export function grantedPower(power: Power, ctx: Ctx): Phrase {
  const { heading, lead, body } = printPower(power, context(ctx.self));
  if (power.power === 'keyword') return heading;
  return isEmpty(lead) ? body : words`${lead}: ${body}`;
}

export const selfOf = (card: Card): Self => {
  const character = card.card === 'character' ? card : undefined;
  return { name: character?.short ?? card.name, gender: character?.gender ?? 'n' };
};
