import type { PlayerRule } from '../../language/modifier.ts';
import type { Player, Query } from '../../language/query.ts';
import { entry, type RuleTable } from '../printer.ts';
import { NOTHING, type Phrase, spaced, text } from '../token.ts';
import { queryNoun } from './cards.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, full, type Noun, noun, owned, refer, selfNoun, subject } from './noun.ts';
import { playerNoun } from './players.ts';

const MANY = { gender: 'm', many: true } as const;

/** Players in general: "i giocatori nemici". */
function players(who: Player, ctx: Ctx): Noun {
  if (who === 'eachEnemy') return noun([text('giocatori nemici')], MANY, undefined, true);
  if (who === 'eachPlayer') return noun([text('giocatori')], MANY, undefined, true);
  if (who === 'eachOther') return noun([text('altri giocatori')], MANY, undefined, true);
  return playerNoun(who, ctx);
}

const can = (who: Noun): string => (who.pronoun === 'you' ? 'puoi' : who.many ? 'possono' : 'può');

function cannot(who: Player, what: string, ctx: Ctx, lasts: Phrase): Phrase {
  const all = players(who, ctx);
  return spaced(subject(all, ctx), `non ${can(all)} ${what}`, lasts);
}

function recruitable(from: Query, ctx: Ctx): { readonly clitic?: string; readonly said: Phrase } {
  const { same } = from.where;
  if (typeof same === 'object' && same.cards === 'the') {
    const one = refer(ctx, same.name);
    return one.pronoun === undefined
      ? { said: full(one) }
      : { clitic: one.gender === 'f' ? 'la' : 'lo', said: NOTHING };
  }
  return { said: queryNoun(from, { det: 'bare' }, ctx, { place: 'da' }).said };
}

export const RULES: RuleTable<[ctx: Ctx, lasts: Phrase], Phrase> = {
  cantPlay(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const what = queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).said;
    return spaced(subject(who, ctx), `non ${can(who)} giocare`, what, lasts);
  },
  cantUseSuperPowers: (node, ctx, lasts) => cannot(node.who, 'usare superpoteri', ctx, lasts),
  cantDraw: (node, ctx, lasts) => cannot(node.who, 'pescare carte', ctx, lasts),
  cantWin: (node, ctx, lasts) => cannot(node.who, 'vincere la partita', ctx, lasts),
  cantLose: (node, ctx, lasts) => cannot(node.who, 'perdere la partita', ctx, lasts),
  nextRecruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const recruits = who.pronoun === 'you' ? 'recluti' : who.many ? 'reclutano' : 'recluta';
    return spaced('il prossimo personaggio che', subject(who, ctx), recruits, lasts, `costa ${node.less} in meno`);
  },
  mayRecruit(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const named = subject(who, ctx);
    const { clitic, said } = recruitable(node.from, ctx);
    return spaced(named, can(who), clitic === undefined ? 'reclutare' : `reclutar${clitic}`, said, lasts);
  },
  firstAttackMust(node, ctx, lasts) {
    const attack = owned({ one: 'primo attacco', many: 'primi attacchi', gender: 'm' }, players(node.who, ctx));
    const who = full(refer(ctx, node.with, TERMS.character, true));
    return spaced(full(attack), lasts, 'deve includere', who, 'contro', full(selfNoun(ctx)), ', se possibile');
  },
};

export function ruleWords(rule: PlayerRule, ctx: Ctx, lasts: Phrase = NOTHING): Phrase {
  return entry<PlayerRule, [Ctx, Phrase], Phrase>(RULES, rule.rule)(rule, ctx, lasts);
}
