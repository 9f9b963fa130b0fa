import type { Effects } from '../language/effect.ts';
import type { Pattern } from '../language/event.ts';
import type { Keyword } from '../language/keyword.ts';
import type { CostSymbol, KeywordPower, StaticPower, SuperPower, Trigger } from '../language/power.ts';
import { TIMING_RULES } from '../language/rule-ids.ts';
import type { PowerSymbol, Timing } from '../language/words.ts';
import { after, plainXp } from './compose.ts';
import type { PowerTable, PrintedPower } from './printer.ts';
import { icon, join, NOTHING, type Phrase, rule, sentence, spaced, symbol, team, text, words } from './token.ts';

/** What a language says for the parts of a power; how they are laid out is the same in all of them. */
export interface PowerWords<Ctx> {
  readonly levelUp: string;
  readonly or: string;
  keyword(keyword: Keyword, called?: string): Phrase;
  reminder(power: KeywordPower, ctx: Ctx): Phrase;
  timing(at: Timing | 'reaction', rules: readonly string[]): Phrase;
  triggered(trigger: Trigger, effects: Effects, ctx: Ctx, from?: 'ko'): Phrase;
  earned(trigger: Trigger, effects: Effects, ctx: Ctx): Phrase;
  superBody(power: SuperPower, ctx: Ctx): Phrase;
  staticBody(power: StaticPower, ctx: Ctx): Phrase;
  sentences(effects: Effects, ctx: Ctx): readonly Phrase[];
  /** "when he has attacked, then struck": the steps of a journey share their subject. */
  journey(steps: readonly Pattern[], ctx: Ctx): Phrase;
}

const isChoice = (cost: CostSymbol): cost is readonly PowerSymbol[] => Array.isArray(cost);
const named = (power: { readonly name: string }): Phrase => [text(power.name)];

export function powerTable<Ctx>(say: PowerWords<Ctx>): PowerTable<[ctx: Ctx], PrintedPower> {
  const costWords = (cost: CostSymbol): Phrase =>
    isChoice(cost) ? join(cost.map(symbol), ', ', ` ${say.or} `) : [symbol(cost)];
  const levelMark = (xp: number): Phrase => words`${rule('VS-LVL-03', say.levelUp)} ${xp}`;

  return {
    keyword: (power, ctx) => ({
      kind: 'keyword',
      heading: spaced(
        say.keyword(power.keyword, power.called),
        power.team === undefined ? undefined : team(power.team),
      ),
      lead: NOTHING,
      body: NOTHING,
      reminder: say.reminder(power, ctx),
    }),
    trigger: (power, ctx) => ({
      kind: 'trigger',
      heading: named(power),
      lead: NOTHING,
      body: say.triggered(power.trigger, power.effects, ctx, power.from),
    }),
    super: (power, ctx) => ({
      kind: 'super',
      heading: named(power),
      lead: spaced(
        power.xp === undefined ? undefined : words`${levelMark(power.xp)}:`,
        power.anyTurn && power.timing !== 'reaction' ? icon('anyTurn') : undefined,
        say.timing(power.timing, TIMING_RULES[power.timing]),
        ...power.cost.map(costWords),
      ),
      body: say.superBody(power, ctx),
    }),
    levelUp: (power, ctx) => ({
      kind: 'levelUp',
      heading: named(power),
      lead: levelMark(power.xp),
      body: say.earned(power.trigger, power.effects, ctx),
    }),
    journey(power, ctx) {
      const when = say.journey(power.steps, ctx);
      const xp = plainXp(power.effects);
      const body =
        xp === undefined ? after(words`${when}, `, say.sentences(power.effects, ctx)) : words`${xp} XP ${when}`;
      return { kind: 'journey', heading: named(power), lead: levelMark(power.xp), body: sentence(body) };
    },
    static: (power, ctx) => ({
      kind: 'static',
      heading: named(power),
      lead: power.xp === undefined ? NOTHING : levelMark(power.xp),
      body: say.staticBody(power, ctx),
    }),
  };
}

/** Its condition only asks for what its first instruction takes, which goes without saying. */
export function isPaidBy(power: SuperPower): boolean {
  const [first] = power.effects;
  if (power.only?.condition !== 'exists' || first?.verb !== 'discard') return false;
  const { cards } = first;
  return typeof cards === 'object' && 'from' in cards && JSON.stringify(cards.from) === JSON.stringify(power.only.of);
}
