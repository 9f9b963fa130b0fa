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

function superBody(power: SuperPower, outer: Ctx): Phrase {
  // Equipment in a KO pile is on nobody.
  const ctx = power.users === 'yours' ? context(THIS_CARD) : outer;
  const opening = power.to === undefined ? NOTHING : whenWords(power.to, ctx);
  const said = sentences(power.effects, ctx);
  const body = isEmpty(opening) ? paragraph(said) : sentence(after(opening, said));
  const use: Phrase[] = [];
  if (power.from === 'resources') use.push(words`paga il tuo personaggio principale`);
  else if (power.from === 'removed')
    use.push(words`usalo solo durante il tuo passo di reclutamento, a partire dal tuo prossimo turno`);
  else if (power.from !== undefined) {
    const where = power.from === 'ko' ? 'nella tua pila KO' : 'nella tua mano';
    use.push(words`usalo solo mentre ${subject(selfNoun(ctx), ctx)} è ${where}`);
  }
  if (power.only !== undefined && !isPaidBy(power))
    use.push(words`usalo solo mentre ${conditionWords(power.only, ctx)}`);
  if (power.asTwist) use.push(words`usalo solo mentre potresti giocare un colpo di scena`);
  if (power.users === 'enemies')
    use.push(
      words`solo i personaggi nemici possono usare questo potere, durante la propria fase ${TIMINGS[power.timing].toLowerCase()}`,
    );
  if (power.users === 'yours') use.push(words`qualsiasi tuo personaggio può usare questo superpotere`);
  if (typeof power.after === 'string')
    use.push(
      words`${full(selfNoun(ctx))} può usare questo potere solo se in un turno precedente ha usato ${power.after}`,
    );
  else if (power.after !== undefined)
    use.push(
      words`${full(selfNoun(ctx))} può usare questo potere solo se ha curato una ferita con ${power.after.healingWith}`,
    );
  if (power.whileStunned && power.only === undefined)
    use.push(words`puoi usarlo anche mentre è stordit${ctx.self.gender === 'f' ? 'a' : 'o'}`);
  if (power.limit === 'game') use.push(words`usalo una sola volta per partita`);
  else if (typeof power.limit === 'object')
    use.push(words`usalo una sola volta mentre ${subject(selfNoun(ctx), ctx)} è di livello ${power.limit.whileLevel}`);
  else if (power.limit === 'none' && power.from !== 'resources')
    use.push(words`puoi usarlo quante volte vuoi in ogni turno`);
  else if (power.free && power.from === undefined) use.push(words`usalo una sola volta per turno`);
  if (power.paidBy !== undefined)
    use.push(
      words`paga soltanto con ${full(queryNoun({ zone: 'resources', where: { is: 'location', ...power.paidBy } }, { det: 'pick', count: 1 }, ctx))}`,
    );
  const amplify =
    power.amplify === undefined
      ? NOTHING
      : words` ${rule('VS-PWR-48', 'Amplify')}: ${sentence(after(words`invece, `, sentences(power.amplify, ctx)))}`;
  return spaced(body, ...use.map(sentence), amplify);
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
  if (power.xp !== undefined) said.push([text('gli XP vengono da altri poteri')]);
  if (power.offFor !== undefined)
    said.push(
      words`un giocatore nemico può coprire un luogo con ${symbol(power.offFor)} durante la propria fase principale per disattivare questo effetto in questo turno`,
    );
  if (power.always) said.push([text('questo potere non può essere disattivato')]);
  if (power.whileFaceDown) said.push([text('questo potere resta attivo mentre la carta è coperta')]);
  // A power of which nothing but the name is printed.
  return said.length === 0 ? NOTHING : sentence(after(opening, said));
}

/** "quando ha attaccato, poi colpito": the steps of a journey share their subject. */
function journey(steps: readonly Pattern[], ctx: Ctx): Phrase {
  const said = steps.map((step, at) => {
    const one = eventWords(step, ctx, 'perfect');
    return at === 0 ? one : withoutAuxiliary(one);
  });
  return words`quando ${join(said, ', poi ')}`;
}

export const POWERS: PowerTable<[ctx: Ctx], PrintedPower> = powerTable<Ctx>({
  levelUp: 'Salita di livello',
  or: 'o',
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

/** VS-EQP-12: what equipment says, it says of the character that has it. */
const THIS_CARD: Self = { name: 'carta', gender: 'f', common: true };

export const selfOf = (card: Card): Self => {
  if (card.card === 'equipment') return { name: 'personaggio equipaggiato', gender: 'm', common: true };
  const character = card.card === 'character' ? card : undefined;
  return { name: character?.short ?? card.name, gender: character?.gender ?? 'n' };
};
