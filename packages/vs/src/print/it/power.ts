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
import { TERMS } from './glossary.ts';
import { reminderOf } from './keywords.ts';
import { type How, isReplacement, modifierWords } from './modifier.ts';
import { type Ctx, context, full, list, type Noun, type Self, selfNoun, subject } from './noun.ts';
import { ruleWords } from './player-rule.ts';
import { formOf, numberWord } from './words.ts';

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

const timing = (at: Timing | 'reaction', [id = '']: readonly string[]): Phrase => [rule(id, TIMINGS[at])];

const isChoice = (cost: CostSymbol): cost is readonly PowerSymbol[] => Array.isArray(cost);
const costWords = (cost: CostSymbol): Phrase => (isChoice(cost) ? join(cost.map(symbol), ', ', ' o ') : [symbol(cost)]);

/** "Quando Gamora stordisce un personaggio principale, ". */
export function whenWords(trigger: Trigger, ctx: Ctx): Phrase {
  const event = eventWords(trigger.pattern, ctx);
  const while_ = trigger.while?.condition;
  const onYourTurn = while_ === 'yourTurn' ? 'nel tuo turno' : undefined;
  const first = while_ === 'firstAttack' ? 'nel tuo primo attacco del turno' : undefined;
  const once = trigger.first === 'turn';
  const opening = isMoment(trigger.pattern)
    ? event
    : spaced(once ? 'la prima volta in ogni turno che' : 'quando', event, onYourTurn, first);
  const meanwhile =
    trigger.while === undefined || onYourTurn || first ? NOTHING : words` mentre ${conditionWords(trigger.while, ctx)}`;
  const provided = trigger.if === undefined ? NOTHING : words`, se ${conditionWords(trigger.if, ctx)}`;
  return words`${opening}${meanwhile}${provided}, `;
}

function triggered(trigger: Trigger, effects: Parameters<typeof sentences>[0], ctx: Ctx): Phrase {
  const opening = whenWords(trigger, ctx);
  return sentence(after(opening, sentences(effects, { ...ctx, event: trigger.pattern.on })));
}

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
    body: triggered(power.trigger, power.effects, ctx),
  }),
  journey(power, ctx) {
    const steps = power.steps.map((step, at) => {
      const said = eventWords(step, ctx, 'perfect');
      return at === 0 ? said : withoutAuxiliary(said);
    });
    const opening = words`quando ${join(steps, ', poi ')}, `;
    const body = sentence(after(opening, sentences(power.effects, ctx)));
    return { kind: 'journey', heading: named(power), lead: levelMark(power.xp), body };
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

const note = (body: Phrase): PrintedPower => ({ kind: 'note', heading: NOTHING, lead: NOTHING, body });

/** What stands on a card besides its powers. */
export function notes(card: Card): PrintedPower[] {
  if (card.card === 'location' && card.symbols.length > 0) return [note(locationWords(card.symbols, card.teams))];
  if (card.card === 'plotTwist' && card.symbols !== undefined && card.symbols > 1) {
    return [note(words`Richiede ${numberWord(card.symbols)} tuoi personaggi ${teams(card.teams)} scoperti.`)];
  }
  if (card.card !== 'character') return [];
  const out: PrintedPower[] = [];
  if (card.aka !== undefined) out.push(note(words`AKA ${list(card.aka.map(cardName))}`));
  if (card.requires !== undefined) out.push(note(words`Richiede un personaggio principale ${team(card.requires)}`));
  return out;
}

const teams = (all: readonly Team[]): Phrase => join(all.map(team), ' ');

function locationWords(symbols: readonly PowerSymbol[], of: readonly Team[]): Phrase {
  const offered = list(symbols.map(symbol), 'o');
  return of.length === 0 ? offered : words`${offered} per un personaggio ${teams(of)}`;
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
      if (card.type === 'main') return words`Personaggio principale, livello ${card.level ?? 1}${of}`;
      return words`Personaggio di supporto${card.token ? ', pedina' : ''}${of}`;
    case 'plotTwist':
      return words`Colpo di scena${of}`;
    case 'location':
      return words`Luogo ${card.basic ? 'base' : 'speciale'}${of}`;
    case 'equipment':
      return words`Equipaggiamento${card.token ? ', pedina' : ''}${of}`;
  }
}
