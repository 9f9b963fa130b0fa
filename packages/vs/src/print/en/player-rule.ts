import type { PlayerRule } from '../../language/modifier.ts';
import type { Player, Query } from '../../language/query.ts';
import { entry, type RuleTable } from '../printer.ts';
import { NOTHING, type Phrase, spaced, text } from '../token.ts';
import { queryNoun } from './cards.ts';
import { type Ctx, type Noun, noun, refer, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';

/** Players in general: a rule speaks of "enemy players", not of each of them. */
function players(who: Player, ctx: Ctx): Noun {
  if (who === 'eachEnemy') return noun([text('enemy players')], true);
  if (who === 'eachPlayer') return noun([text('players')], true);
  if (who === 'eachOther') return noun([text('other players')], true);
  return playerNoun(who, ctx);
}

const cannot = (who: Player, what: string, ctx: Ctx, lasts: Phrase): Phrase =>
  spaced(players(who, ctx).subject, `can't ${what}`, lasts);

function recruitable(from: Query, ctx: Ctx): Phrase {
  const { same } = from.where;
  if (typeof same === 'object' && same.cards === 'the') return refer(ctx, same.name).object;
  return queryNoun(from, { det: 'bare' }, ctx, { place: 'from' }).object;
}

export const RULES: RuleTable<[ctx: Ctx, lasts: Phrase], Phrase> = {
  cantPlay(node, ctx, lasts) {
    const who = players(node.who, ctx).subject;
    return spaced(who, "can't play", queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).object, lasts);
  },
  cantUseSuperPowers: (node, ctx, lasts) => cannot(node.who, 'use super powers', ctx, lasts),
  cantDraw: (node, ctx, lasts) => cannot(node.who, 'draw cards', ctx, lasts),
  cantWin: (node, ctx, lasts) => cannot(node.who, 'win the game', ctx, lasts),
  cantLose: (node, ctx, lasts) => cannot(node.who, 'lose the game', ctx, lasts),
  nextRecruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    return spaced(
      'the next character',
      who.subject,
      who.many ? 'recruit' : 'recruits',
      lasts,
      `costs ${node.less} less`,
    );
  },
  mayRecruit: (node, ctx, lasts) =>
    spaced(players(node.who, ctx).subject, 'may recruit', recruitable(node.from, ctx), lasts),
  firstAttackMust: (node, ctx, lasts) =>
    spaced(
      players(node.who, ctx).own,
      'first attack',
      lasts,
      'must include',
      refer(ctx, node.with, 'character', true).object,
      'attacking',
      selfNoun(ctx).object,
      'if able',
    ),
};

export function ruleWords(rule: PlayerRule, ctx: Ctx, lasts: Phrase = NOTHING): Phrase {
  return entry<PlayerRule, [Ctx, Phrase], Phrase>(RULES, rule.rule)(rule, ctx, lasts);
}
