import type { CharacterEffect } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { keyOf } from '../discourse.ts';
import { type EffectOf, isAllWounds, isRearranging } from '../printer.ts';
import { cardName, join, type Phrase, spaced, team, words } from '../token.ts';
import { amountValue, counted } from './amount.ts';
import { cardsKey, cardsNoun, pileNoun, queryNoun } from './cards.ts';
import { act, alone, type Clause, does, finite, saying } from './clause.ts';
import { keywordWord } from './filter.ts';
import { ROWS, TERMS, type Word } from './glossary.ts';
import { DURATIONS } from './modifier.ts';
import { type Ctx, full, type Noun, prep, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { conjugated, type Form, type ItalianVerb, VERBS } from './verbs.ts';
import { numberWord } from './words.ts';

type Table = { readonly [V in CharacterEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

const on = (cards: Cards, ctx: Ctx): Phrase => prep('su', cardsNoun(cards, ctx), ctx);

const simple =
  (verb: ItalianVerb) =>
  (node: { readonly cards: Cards }, ctx: Ctx): Clause =>
    act(verb, () => cardsNoun(node.cards, ctx));

const isSeveral = (cards: Cards): boolean =>
  typeof cards === 'object' && cards.cards === 'pick' && typeof cards.count === 'number' && cards.count > 1;

/** What cards do rather than what is done to them. */
export const byCards = (cards: Cards, ctx: Ctx, say: (form: Form, noun: Noun | undefined) => Phrase): Clause => {
  let said: Noun | undefined;
  const noun = (): Noun => {
    said = cardsNoun(cards, ctx, { subject: true });
    return said;
  };
  return does(cardsKey(cards, ctx), noun, (form) => say(form, said));
};

/** Nobody has to be told whose row it is if the character is one's own. */
function rowOf(cards: Cards, row: 'front' | 'back' | 'choose'): string {
  const yours = typeof cards === 'string' || (cards.cards !== 'the' && cards.from.where.side === 'yours');
  const several = typeof cards === 'object' && cards.cards === 'pick' && cards.count !== 1;
  const whose = yours ? 'tua' : several ? 'loro' : 'sua';
  return row === 'choose' ? `nella ${whose} ${ROWS.front} o ${ROWS.back}` : `nella ${whose} ${ROWS[row]}`;
}

/** The two that were just spoken of together. */
function justMentioned(ctx: Ctx, ...cards: readonly Cards[]): boolean {
  const last = ctx.talk.recent.slice(-2);
  return cards.every((one) => last.includes(keyOf(ctx.talk, cardsKey(one, ctx) ?? '')));
}

/** "cura una sua ferita" */
const THEIR_WOUND: Word = { one: 'sua ferita', many: 'sue ferite', gender: 'f' };

export const SIMPLE_VERBS = {
  stun: VERBS.stun,
  daze: VERBS.daze,
  recover: VERBS.recover,
  ready: VERBS.ready,
  exhaust: VERBS.exhaust,
  freeze: VERBS.freeze,
  hide: VERBS.hide,
} as const;

export const CHARACTER_EFFECTS: Table = {
  stun: simple(VERBS.stun),
  daze: (node, ctx) =>
    act(
      VERBS.daze,
      () => cardsNoun(node.cards, ctx),
      () => [node.keepsEquipment ? ', che però mantiene il suo equipaggiamento' : undefined],
    ),
  recover: simple(VERBS.recover),
  ready: simple(VERBS.ready),
  exhaust: simple(VERBS.exhaust),
  freeze: simple(VERBS.freeze),
  hide: simple(VERBS.hide),
  ko: simple(VERBS.ko),
  turnFaceUp: simple(VERBS.turnUp),
  wound: (node, ctx) =>
    saying(VERBS.put, () => {
      const { things, tail } = counted(node.count, node.lethal ? TERMS.lethalWound : TERMS.wound, ctx);
      return [things, on(node.cards, ctx), tail()];
    }),
  heal: (node, ctx) =>
    saying(VERBS.heal, () => {
      const whom = cardsNoun(node.cards, ctx);
      if (isAllWounds(node))
        return whom.pronoun === undefined ? ['tutte le ferite', prep('a', whom, ctx)] : ['tutte le sue ferite'];
      const { things, tail } = counted(node.count, whom.pronoun === undefined ? TERMS.wound : THEIR_WOUND, ctx);
      return [things, whom.pronoun === undefined ? prep('a', whom, ctx) : undefined, tail()];
    }),
  put: (node, ctx) => ({
    ...saying(VERBS.put, () => {
      const { things, tail } = counted(node.count, TERMS[node.counter], ctx);
      if (node.name !== undefined) ctx.talk.numbers.set(node.name, 'count');
      // Two characters with two counters have four between them.
      const several = isSeveral(node.cards) && node.count !== 1;
      const whom = several ? words`su ciascuno di ${full(cardsNoun(node.cards, ctx))}` : on(node.cards, ctx);
      return [things, whom, tail()];
    }),
    ...(typeof node.count === 'object' && node.count.amount === 'the' && node.name === undefined && { next: true }),
  }),
  divide: (node, ctx) =>
    saying(VERBS.divide, () => {
      const { things, tail } = counted(node.count, TERMS[node.counter], ctx);
      if (node.upTo === undefined) return [things, tail(), 'tra', full(queryNoun(node.among, { det: 'bare' }, ctx))];
      const most = queryNoun(node.among, { det: 'pick', count: node.upTo }, ctx);
      return [things, tail(), 'tra un massimo di', full(most)];
    }),
  removeCounters: (node, ctx) =>
    saying(VERBS.remove, () => {
      if (node.name !== undefined) ctx.talk.numbers.set(node.name, 'count');
      const { one, many } = TERMS[node.counter];
      const which =
        node.count === undefined
          ? `tutti i ${many}`
          : node.count === 1
            ? `un ${one}`
            : `${numberWord(node.count)} ${many}`;
      return [which, prep('da', cardsNoun(node.cards, ctx), ctx)];
    }),
  removeAllCounters: (node, ctx) =>
    saying(VERBS.remove, () => ['tutti i segnalini', prep('da', cardsNoun(node.cards, ctx), ctx)]),
  removeAnyCounters: (node, ctx) =>
    saying(VERBS.remove, () => ['quanti segnalini vuoi', prep('da', cardsNoun(node.cards, ctx), ctx)]),
  loseModifiers: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) => words`${conjugated(VERBS.lose, form)} ogni modificatore ottenuto in questo combattimento`,
    ),
  moveCounter: (node, ctx) =>
    saying(VERBS.move, () => [
      `un ${TERMS[node.counter].one}`,
      prep('da', cardsNoun(node.cards, ctx), ctx),
      prep('a', cardsNoun(node.with, ctx), ctx),
    ]),
  moveWound: (node, ctx) =>
    saying(VERBS.move, () => [
      'una ferita',
      prep('da', cardsNoun(node.cards, ctx), ctx),
      prep('a', cardsNoun(node.with, ctx), ctx),
    ]),
  woundInstead: (node, ctx) =>
    act(
      VERBS.wound,
      () => cardsNoun(node.cards, ctx),
      () => ['al suo posto'],
    ),
  becomeCharacter: (node, ctx) =>
    act(
      VERBS.move,
      () => cardsNoun(node.cards, ctx),
      () => {
        const { name, atk, def, health, teams, keywords } = node.into;
        const marks = [
          words`${String(health)} salute`,
          ...teams.map((one) => [team(one)]),
          ...keywords.map((one) => keywordWord(one)),
        ];
        return [
          words`nella tua ${ROWS[node.row]}. Ora è un personaggio di supporto ${atk}/${def} di nome ${cardName(name)} con ${join(marks, ', ', ' e ')}`,
        ];
      },
    ),
  preventWound: (node, ctx) => byCards(node.cards, ctx, () => words`non viene ferito`),
  rearrangeEquipment: (node, ctx) => act(VERBS.rearrange, () => cardsNoun(node.cards, ctx)),
  convertCounters: (node, ctx) =>
    saying(VERBS.turn, () => {
      const noun = cardsNoun(node.cards, ctx);
      const whose = noun.many ? 'loro' : 'suoi';
      return [
        'tutti i segnalini +1/+1',
        prep('su', noun, ctx),
        `in segnalini -1/-1, o tutti i ${whose} segnalini -1/-1 in segnalini +1/+1${noun.many ? ', per ciascuno separatamente' : ''}`,
      ];
    }),
  doubleCounters: (node, ctx) => saying(VERBS.double, () => [`i ${TERMS[node.counter].many}`, on(node.cards, ctx)]),
  putUntilDefExceeds: (node, ctx) =>
    saying(VERBS.put, () => [
      'segnalini +1/+1',
      on(node.cards, ctx),
      node.stat === undefined ? 'finché la sua DEF non supera' : 'finché il suo ATK non supera',
      amountValue(node.amount, ctx),
    ]),
  putMinusUntil: (node, ctx) =>
    saying(VERBS.put, () => [
      'segnalini -1/-1',
      on(node.cards, ctx),
      `finché ${node.stat === 'atk' ? 'il suo ATK' : 'la sua DEF'} non è`,
      node.is === '<' ? 'minore di' : '',
      amountValue(node.than, ctx),
    ]),
  gainXp: (node, ctx) =>
    byCards(node.cards, ctx, (form) => {
      const { things, tail } = counted(node.count, TERMS.xp, ctx, true);
      return spaced(conjugated(VERBS.gain, form), things, tail());
    }),
  noteTeam: (node, ctx) =>
    finite(
      () =>
        words`salendo di livello ${full(selfNoun(ctx, true))} diventa la versione ${join(node.teams.map(team), ' o ')}, secondo la squadra ${prep('di', cardsNoun(node.cards, ctx), ctx)}`,
    ),
  takeXp: (node, ctx) =>
    saying(VERBS.remove, () => [
      'un XP',
      prep('da', cardsNoun(node.cards, ctx), ctx),
      '. Se non ne ha, scende invece di un livello e guadagna un XP in meno di quelli che gli servono per salire',
    ]),
  becomeLevel: (node, ctx) =>
    byCards(node.cards, ctx, (form) => {
      const lasts = node.lasts === undefined ? undefined : DURATIONS[node.lasts](ctx);
      return spaced(words`${conjugated(VERBS.become, form)} di livello ${node.level}`, lasts);
    }),
  transform: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) => words`${conjugated(VERBS.transform, form)} in ${cardName(node.into)} livello ${node.level}`,
    ),
  transformInto: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) => words`${conjugated(VERBS.transform, form)} in ${full(cardsNoun(node.into, ctx))}`,
    ),
  replaceMain: (node, ctx) =>
    act(
      VERBS.ko,
      () => cardsNoun(node.cards, ctx),
      () => [
        'e al suo posto metti in gioco',
        full(cardsNoun(node.with, ctx)),
        'come tuo personaggio principale, stordito',
      ],
    ),
  promote: (node, ctx) =>
    byCards(
      node.cards,
      ctx,
      (form) =>
        words`${conjugated(VERBS.become, form)} il tuo personaggio principale, e quello che avevi diventa un personaggio di supporto`,
    ),
  move(node, ctx) {
    if (isRearranging(node)) return alone(() => words`puoi ridisporre la tua formazione`);
    if (node.row === 'other') {
      return act(
        VERBS.move,
        () => cardsNoun(node.cards, ctx),
        () => ["nell'altra fila"],
      );
    }
    const { row } = node;
    const verb = row === 'choose' ? VERBS.move : row === 'back' ? VERBS.push : VERBS.pull;
    return act(
      verb,
      () => cardsNoun(node.cards, ctx),
      () => [rowOf(node.cards, row)],
    );
  },
  switchPlaces: (node, ctx) =>
    saying(VERBS.swap, () => {
      if (justMentioned(ctx, node.cards, node.with)) return ['le loro posizioni'];
      const first = prep('di', cardsNoun(node.cards, ctx), ctx);
      return ['le posizioni', first, 'e', prep('di', cardsNoun(node.with, ctx), ctx)];
    }),
  takeControl: (node, ctx) =>
    act(
      VERBS.move,
      () => cardsNoun(node.cards, ctx),
      () => [
        node.row === undefined ? 'dalla tua parte' : `nella tua ${ROWS[node.row]}`,
        node.until === undefined ? undefined : 'fino alla fine del turno',
      ],
    ),
  giveControl: (node, ctx) =>
    act(
      VERBS.move,
      () => cardsNoun(node.cards, ctx),
      () => [
        words`${node.row === undefined ? 'dalla parte' : `nella ${ROWS[node.row]}`} ${prep('di', playerNoun(node.player, ctx), ctx)}`,
      ],
    ),
  hatch: (node, ctx) =>
    node.cards === 'self'
      ? saying(VERBS.reveal, () => ['una carta a caso', prep('da', pileNoun('facehuggers'), ctx)])
      : byCards(node.cards, ctx, (form) => words`${conjugated(VERBS.try, form)} a schiudersi con Hatch`),
  capture: (node, ctx) =>
    byCards('self', ctx, (form) => words`${conjugated(VERBS.capture, form)} ${full(cardsNoun(node.cards, ctx))}`),
  koCaptives: (node, ctx) =>
    saying(VERBS.put, () => [
      words`i personaggi catturati ${prep('da', cardsNoun(node.cards, ctx), ctx)} nelle pile KO dei rispettivi proprietari`,
    ]),
};
