import type { Condition } from '../../language/amount.ts';
import type { PlayerRule } from '../../language/modifier.ts';
import type { Player, Query } from '../../language/query.ts';
import { entry, type RuleTable } from '../printer.ts';
import { cardName, join, NOTHING, type Phrase, spaced, symbol, team, text, words } from '../token.ts';
import { counted } from './amount.ts';
import { pileNoun, queryNoun } from './cards.ts';
import { conditionWords } from './condition.ts';
import { costWords } from './cost.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, full, type Noun, noun, owned, prep, refer, selfNoun, subject } from './noun.ts';
import { playerNoun } from './players.ts';
import { numberWord } from './words.ts';

const ONE = { det: 'pick', count: 1 } as const;
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

/** With a condition, how long it lasts is as long as that holds. */
const whileWords = (condition: Condition | undefined, ctx: Ctx, lasts: Phrase): Phrase =>
  condition === undefined ? lasts : words`mentre ${conditionWords(condition, ctx)}`;

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
  cantUseSuperPowers(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const which = node.symbol === undefined ? undefined : symbol(node.symbol);
    const what = node.power === undefined ? 'superpoteri' : `di nuovo un potere chiamato ${node.power}`;
    return spaced(subject(who, ctx), `non ${can(who)} usare ${what}`, which, lasts);
  },
  openTop(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const plays = who.pronoun === 'you' ? 'giochi' : who.many ? 'giocano' : 'gioca';
    return spaced(subject(who, ctx), plays, 'con la prima carta del mazzo scoperta', lasts);
  },
  cantDraw: (node, ctx, lasts) => cannot(node.who, 'pescare carte', ctx, lasts),
  equipInCombat(node, ctx) {
    const on = queryNoun(
      { zone: 'play', where: { is: 'character', combat: 'any', side: 'yours', ...node.wearer } },
      ONE,
      ctx,
    );
    return words`mentre questa carta è nella tua mano, puoi equipaggiare ${full(on)} quando potresti giocare un colpo di scena Combattimento di ogni turno`;
  },
  formInstead(node, ctx) {
    const whom = full(queryNoun({ zone: 'play', where: node.what }, ONE, ctx));
    return words`se stai per potenziare ${whom} con questa carta, puoi invece trasformarlo in questa carta`;
  },
  revealDraws(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const shows = who.pronoun === 'you' ? 'riveli' : who.many ? 'rivelano' : 'rivela';
    const draws = who.pronoun === 'you' ? 'peschi' : who.many ? 'pescano' : 'pesca';
    return spaced(subject(who, ctx), `${shows} ogni carta che ${draws}`, lasts);
  },
  startsWith: (node, ctx) =>
    words`${full(selfNoun(ctx))} inizia la partita con una carta ${cardName(node.name)} dalla tua parte`,
  goesFirst(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const takes = who.pronoun === 'you' ? 'giochi' : who.many ? 'giocano' : 'gioca';
    return spaced(subject(who, ctx), `${takes} sempre il primo turno della partita`, lasts);
  },
  cantPowerUp: (node, ctx, lasts) => cannot(node.who, 'potenziare personaggi', ctx, lasts),
  cantWin: (node, ctx, lasts) => cannot(node.who, 'vincere la partita', ctx, whileWords(node.while, ctx, lasts)),
  cantLose: (node, ctx, lasts) => cannot(node.who, 'perdere la partita', ctx, whileWords(node.while, ctx, lasts)),
  nextRecruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const recruits = who.pronoun === 'you' ? 'recluti' : who.many ? 'reclutano' : 'recluta';
    const what = queryNoun({ zone: 'play', where: node.what ?? { is: 'character' } }, { det: 'count' }, ctx).said;
    return spaced('il prossimo', what, 'che', subject(who, ctx), recruits, lasts, `costa ${node.less} in meno`);
  },
  recruitCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const pays = who.pronoun === 'you' ? 'paghi' : who.many ? 'pagano' : 'paga';
    const whom = node.what.self
      ? full(selfNoun(ctx))
      : queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).said;
    const to =
      node.least === undefined ? 'in meno per reclutare' : `in meno, fino a un minimo di ${node.least}, per reclutare`;
    if (typeof node.less === 'number') return spaced(subject(who, ctx), pays, `${node.less} ${to}`, whom, lasts);
    const less = counted(node.less, TERMS.recruitPoint, ctx, true);
    return spaced(subject(who, ctx), pays, less.things, to, whom, less.tail(), lasts);
  },
  equipCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const pays = who.pronoun === 'you' ? 'paghi' : who.many ? 'pagano' : 'paga';
    const what = node.what.self
      ? [text('questa carta')]
      : queryNoun({ zone: 'play', where: node.what }, { det: 'bare' }, ctx).said;
    const on =
      node.wearer &&
      words`se equipaggi ${full(queryNoun({ zone: 'play', where: { is: 'character', ...node.wearer } }, ONE, ctx))}`;
    const least = node.least === undefined ? undefined : `, fino a un minimo di ${node.least}`;
    return spaced(subject(who, ctx), pays, `${node.less} in meno per giocare`, what, on, least, lasts);
  },
  nextEquipCosts(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const plays = who.pronoun === 'you' ? 'giochi' : who.many ? 'giocano' : 'gioca';
    return spaced('il prossimo equipaggiamento che', subject(who, ctx), plays, lasts, `costa ${node.less} in meno`);
  },
  equipOnlyTo: (node, ctx) =>
    words`equipaggia con questa carta solo ${full(queryNoun({ zone: 'play', where: { is: 'character', ...node.wearer } }, ONE, ctx))}`,
  mayPlayResources(node, ctx, lasts) {
    const who = players(node.who, ctx);
    return spaced(
      subject(who, ctx),
      `${can(who)} reclutare personaggi e giocare equipaggiamenti dalle tue risorse; quando lo fai, sostituisci quella carta con la prima carta del tuo mazzo, coperta`,
      lasts,
    );
  },
  mayPlayTop(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const may = `${can(who)} guardare la prima carta del tuo mazzo in qualsiasi momento, e ${can(who)} reclutare personaggi e giocare equipaggiamenti e colpi di scena dalla cima del tuo mazzo`;
    return spaced(subject(who, ctx), may, lasts);
  },
  fewerPoints(node, ctx) {
    const who = players(node.who, ctx);
    const has = who.pronoun === 'you' ? 'hai' : who.many ? 'hanno' : 'ha';
    return spaced(subject(who, ctx), `${has} ${numberWord(node.less)} punti reclutamento in meno nel prossimo turno`);
  },
  openHand(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const must = who.pronoun === 'you' ? 'devi' : who.many ? 'devono' : 'deve';
    const play = spaced(subject(who, ctx), `${must} giocare con la mano rivelata`);
    if (node.endFor === undefined) return spaced(play, lasts);
    // Somebody can end it, so it is not for the rest of the game.
    return spaced(
      play,
      '.',
      words`Un giocatore nemico può pagare ${symbol(node.endFor)} durante la propria fase principale per terminare questo effetto`,
    );
  },
  mayRecruit(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const named = subject(who, ctx);
    const { clitic, said } = recruitable(node.from, ctx);
    return spaced(named, can(who), clitic === undefined ? 'reclutare' : `reclutar${clitic}`, said, lasts);
  },
  powersUpAny(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const card = full(selfNoun(ctx));
    const it = ctx.self.gender === 'f' ? 'la' : 'lo';
    return spaced(
      words`mentre ${card} è nella tua mano,`,
      subject(who, ctx),
      `${can(who)} scartar${it} per potenziare qualsiasi tuo personaggio`,
      lasts,
    );
  },
  paysFor(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const what = words`per generare un simbolo di potere per un superpotere di ${cardName(node.name)}`;
    return spaced(subject(who, ctx), `${can(who)} scartare`, full(selfNoun(ctx)), what, lasts);
  },
  appearsAs: (node, ctx) =>
    words`quando ${full(selfNoun(ctx))} appare, scegli ${full(queryNoun(node.of, { det: 'pick', count: 1 }, ctx))}: ${full(selfNoun(ctx))} diventa una copia di quel personaggio, ma mantiene il suo nome`,
  startsBeside: (node) =>
    words`inizi la partita con un altro personaggio principale di nome ${cardName(node.name)} dalla tua parte`,
  recruitFor(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const whom = full(selfNoun(ctx));
    return spaced(
      subject(who, ctx),
      `${can(who)} pagare`,
      costWords(node.pay),
      'per reclutare',
      whom,
      'invece del suo costo di reclutamento',
      lasts,
    );
  },
  cantUseOwn: (node, ctx, lasts) =>
    spaced(subject(selfNoun(ctx), ctx), `può usare ${node.power} solo se`, conditionWords(node.unless, ctx), lasts),
  firstTwistCancelled: (node, ctx, lasts) => {
    const who =
      node.who === 'eachEnemy'
        ? noun([text('un giocatore nemico')], { gender: 'm', many: false })
        : players(node.who, ctx);
    const plays = who.pronoun === 'you' ? 'giochi' : who.many ? 'giocano' : 'gioca';
    return spaced('annulla il primo colpo di scena che', subject(who, ctx), plays, 'ogni turno', lasts);
  },
  firstTwistToHand: (node, ctx, lasts) => {
    const who = players(node.who, ctx);
    const plays = who.pronoun === 'you' ? 'giochi' : who.many ? 'giocano' : 'gioca';
    return spaced(
      words`quando ${subject(who, ctx)} ${plays} il primo colpo di scena del turno, va in mano invece che nella pila KO`,
      lasts,
    );
  },
  recruitForAny: (node, ctx) =>
    words`per reclutare ${full(selfNoun(ctx))} paga quanti punti reclutamento vuoi, almeno ${node.least}; appare con altrettanti segnalini +1/+1`,
  recruitDiscarding: (node, ctx) =>
    words`come costo aggiuntivo per reclutare ${full(selfNoun(ctx))}, scarta ${node.count === 1 ? 'una carta' : `${numberWord(node.count)} carte`} a caso`,
  deckWithout: (node, ctx) =>
    words`nel tuo mazzo non ${can(players(node.who, ctx))} mettere carte ${join(node.teams.map(team), ', ', ' o ')}`,
  firstAttackMust(node, ctx, lasts) {
    if (node.with === undefined) {
      const one =
        node.who === 'eachEnemy' ? noun([text('un giocatore nemico')], { gender: 'm', many: false }) : undefined;
      const whose = prep('di', one ?? players(node.who, ctx), ctx);
      return spaced(
        words`ogni turno il primo attacco ${whose} deve essere contro ${full(selfNoun(ctx))}, se possibile`,
        lasts,
      );
    }
    const attack = owned({ one: 'primo attacco', many: 'primi attacchi', gender: 'm' }, players(node.who, ctx));
    const who = full(refer(ctx, node.with, TERMS.character, true));
    return spaced(full(attack), lasts, 'deve includere', who, 'contro', full(selfNoun(ctx)), ', se possibile');
  },
  mayPlayTwists(node, ctx, lasts) {
    const who = players(node.who, ctx);
    const what = queryNoun(node.from, { det: 'bare' }, ctx, { place: 'da', head: TERMS.plotTwist }).said;
    return spaced(subject(who, ctx), `${can(who)} giocare`, what, lasts);
  },
  startsInPile: (node, ctx) => words`questa carta inizia la partita ${prep('in', pileNoun(node.pile), ctx)}`,
  recruitFromPile(node, ctx) {
    const who = players(node.who, ctx);
    return words`${subject(who, ctx)} ${can(who)} reclutare ${full(selfNoun(ctx))} ${prep('da', pileNoun(node.pile), ctx)}`;
  },
};

export function ruleWords(rule: PlayerRule, ctx: Ctx, lasts: Phrase = NOTHING): Phrase {
  return entry<PlayerRule, [Ctx, Phrase], Phrase>(RULES, rule.rule)(rule, ctx, lasts);
}
