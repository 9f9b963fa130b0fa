import type { Amount } from '../../language/amount.ts';
import type { CardEffect } from '../../language/effect.ts';
import type { Cards, Player, Query } from '../../language/query.ts';
import { introduce } from '../discourse.ts';
import type { EffectOf } from '../printer.ts';
import { type Phrase, spaced, text, words } from '../token.ts';
import { amountValue, counted } from './amount.ts';
import { cardsKey, cardsNoun, type Determiner, pileNoun, queryNoun } from './cards.ts';
import { act, alone, type Clause, does, saying } from './clause.ts';
import { ADJECTIVES, agree, ROWS, TERMS, type Word } from './glossary.ts';
import { guessWords } from './guess.ts';
import { type Ctx, doing, full, list, type Noun, noun, owned, prep, YOU } from './noun.ts';
import { playerKey, playerNoun } from './players.ts';
import { conjugated, type Form, VERBS } from './verbs.ts';
import { numberWord, participle } from './words.ts';

type Table = { readonly [V in CardEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

/** What a player does: told to the reader, said of anybody else. */
function byPlayer(player: Player, ctx: Ctx, say: (form: Form) => Phrase, verb: string): Clause {
  if (player === 'you') return { say, verb };
  return does(playerKey(player, ctx), () => playerNoun(player, ctx, { subject: true }), say);
}

/** Somebody's own things, in a sentence about that player. */
const theirs = (word: Word, player: Player): Noun => owned(word, player === 'you' ? YOU : { ...YOU, pronoun: 'it' });

const from = (cards: Cards, ctx: Ctx): Noun => cardsNoun(cards, ctx, { place: 'da' });

const put = (cards: Cards, ctx: Ctx, where: () => Phrase): Clause =>
  act(
    VERBS.put,
    () => from(cards, ctx),
    () => [where()],
  );

interface Origin {
  readonly many: boolean;
  readonly owner: 'you' | 'it' | Player;
}

/** Whose hand or deck cards go to. */
function origin(cards: Cards, ctx: Ctx): Origin {
  if (typeof cards === 'string') return { many: false, owner: 'it' };
  if (cards.cards === 'the') {
    const entity = ctx.talk.entities.get(cardsKey(cards, ctx) ?? '');
    return { many: entity?.many ?? false, owner: entity?.zone === 'play' ? 'it' : 'you' };
  }
  const count = 'count' in cards ? cards.count : 1;
  const { zone, of } = cards.from;
  return {
    many: cards.cards === 'each' || (typeof count === 'number' ? count > 1 : true),
    owner: zone === 'play' ? 'it' : (of ?? 'you'),
  };
}

function ownersPlace(cards: Cards, word: Word, ctx: Ctx): Noun {
  const { many, owner } = origin(cards, ctx);
  if (owner === 'you') return owned(word, YOU);
  if (typeof owner === 'object') return owned(word, playerNoun(owner, ctx));
  const proprietor = many ? words`${word.many} dei rispettivi proprietari` : words`${word.one} del suo proprietario`;
  return noun(proprietor, { gender: word.gender, many }, undefined, true);
}

const soughtAs = (count: EffectOf<'search'>['count']): Determiner =>
  count === 'each' ? { det: 'each' } : { det: 'pick', count };

function topToResources(node: EffectOf<'topToResources'>): Phrase {
  const one = node.count === 1;
  const cards = one ? 'la prima carta' : `le prime ${numberWord(node.count)} carte`;
  const lead = `metti ${cards} del tuo mazzo nella tua fila delle risorse, ${one ? 'coperta' : 'coperte'}`;
  if (!node.mayTurnUp) return [text(lead)];
  return [text(`${lead}. ${one ? 'Se è un luogo, puoi scoprirla' : 'Puoi scoprire i luoghi tra di esse'}`)];
}

/** "cinque carte in mano", "tante carte in mano quante quel giocatore". */
function handSize(count: Amount, ctx: Ctx): Phrase {
  if (typeof count === 'number') return words`${numberWord(count)} carte in mano`;
  if (count.amount !== 'cardsIn' || count.zone !== 'hand') {
    return words`tante carte in mano quanto ${amountValue(count, ctx)}`;
  }
  return words`tante carte in mano quante ${full(playerNoun(count.of, ctx))}`;
}

export const CARD_EFFECTS: Table = {
  draw: (node, ctx) =>
    byPlayer(
      node.player,
      ctx,
      (form) => {
        const { things, tail } = counted(node.count, TERMS.card, ctx);
        return spaced(conjugated(VERBS.draw, form), things, tail());
      },
      'pesca',
    ),
  drawUntil: (node, ctx) =>
    byPlayer(
      node.player,
      ctx,
      (form) => {
        const has = node.player === 'you' ? 'hai' : 'ha';
        return spaced(conjugated(VERBS.draw, form), `carte finché non ${has}`, handSize(node.count, ctx));
      },
      'pesca',
    ),
  discardMany: (node, ctx) =>
    byPlayer(
      node.player,
      ctx,
      (form) => {
        const { things, tail } = counted(node.count, TERMS.card, ctx);
        return spaced(conjugated(VERBS.discard, form), things, tail());
      },
      'scarta',
    ),
  discard: (node, ctx) =>
    byPlayer(
      node.player,
      ctx,
      (form) => {
        const { cards } = node;
        const mine = typeof cards === 'object' && cards.cards === 'pick' && cards.by === 'you' && node.player !== 'you';
        return doing(VERBS.discard, form, cardsNoun(cards, ctx, { place: 'none', ...(mine && { subject: true }) }));
      },
      'scarta',
    ),
  discardHand(node, ctx) {
    if (node.count !== undefined) ctx.talk.numbers.set(node.count, 'count');
    return byPlayer(node.player, ctx, (form) => doing(VERBS.discard, form, theirs(TERMS.hand, node.player)), 'scarta');
  },
  revealHand(node, ctx) {
    if (node.to === 'you') return act(VERBS.look, () => owned(TERMS.hand, playerNoun(node.player, ctx)));
    return byPlayer(node.player, ctx, (form) => doing(VERBS.reveal, form, theirs(TERMS.hand, node.player)), 'rivela');
  },
  reveal: (node, ctx) => act(VERBS.reveal, () => cardsNoun(node.cards, ctx)),
  revealDeck: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => doing(VERBS.reveal, form, theirs(TERMS.deck, node.player)), 'rivela'),
  lookAtTop: (node, ctx) =>
    saying(node.reveal ? VERBS.reveal : VERBS.look, () => {
      const many = node.count !== 1;
      introduce(ctx.talk, node.name, { head: TERMS.card.one, pronoun: many ? 'fp' : 'f', many, zone: 'deck' });
      const [one, all] = node.from === 'bottom' ? ['ultima', 'ultime'] : ['prima', 'prime'];
      if (typeof node.count !== 'number')
        return [`le ${all} X carte del tuo mazzo, dove X è`, amountValue(node.count, ctx)];
      if (many) return [`le ${all} ${numberWord(node.count)} carte del tuo mazzo`];
      return [`${node.from === 'bottom' ? "l'" : 'la '}${one} carta del tuo mazzo`];
    }),
  revealUntil: (node, ctx) =>
    byPlayer(
      node.player,
      ctx,
      (form) => {
        const alone = node.player === 'you';
        const always = [text('altre carte rivelate')];
        introduce(ctx.talk, node.rest, {
          head: TERMS.card.one,
          pronoun: 'fp',
          many: true,
          zone: alone ? 'deck' : 'play',
          always,
        });
        const from = { zone: 'deck', where: node.until } as const;
        const key = alone ? node.name : undefined;
        const until = queryNoun(from, { det: 'pick', count: 1 }, ctx, { place: 'none' }, key);
        if (!alone) introduce(ctx.talk, node.name, { head: TERMS.card.one, pronoun: 'fp', many: true, zone: 'play' });
        const cards = noun([text('carte dalla cima')], { gender: 'f', many: true });
        return spaced(
          doing(VERBS.reveal, form, cards),
          prep('di', theirs(TERMS.deck, node.player), ctx),
          'fino a trovare',
          full(until),
        );
      },
      'rivela',
    ),
  search: (node, ctx) =>
    saying(VERBS.search, () => [
      searched(node.from, ctx),
      full(queryNoun(node.from, soughtAs(node.count), ctx, { place: 'none' }, node.name)),
      node.sharing === undefined ? undefined : 'con la stessa affiliazione',
    ]),
  toHand: (node, ctx) => put(node.cards, ctx, () => prep('in', ownersPlace(node.cards, TERMS.hand, ctx), ctx)),
  toDeckBottom: (node, ctx) =>
    put(node.cards, ctx, () => {
      const where = words`in fondo ${prep('a', ownersPlace(node.cards, TERMS.deck, ctx), ctx)}`;
      return origin(node.cards, ctx).many ? words`${where} in qualsiasi ordine` : where;
    }),
  toDeckTop: (node, ctx) =>
    put(node.cards, ctx, () => {
      const where = words`in cima ${prep('a', ownersPlace(node.cards, TERMS.deck, ctx), ctx)}`;
      return origin(node.cards, ctx).many ? words`${where} in qualsiasi ordine` : where;
    }),
  withdraw: (node, ctx) =>
    act(
      VERBS.put,
      () => cardsNoun(node.cards, ctx),
      () => [
        'nella mano di chi',
        ctx.self.gender === 'f' ? 'la' : 'lo',
        'possiede e metti da parte tutti i segnalini che ha',
      ],
    ),
  removeHalf: (node, ctx) =>
    saying(VERBS.remove, () => [
      `la metà ${node.half === 'top' ? 'superiore' : 'inferiore'}`,
      prep('di', owned(TERMS.deck, playerNoun(node.player, ctx)), ctx),
      ', arrotondata per difetto, dalla partita, coperta',
    ]),
  comeBack: (node, ctx) =>
    act(
      VERBS.put,
      () => cardsNoun(node.cards, ctx),
      () => ['in gioco dalla parte del suo proprietario con quei segnalini'],
    ),
  toKo: (node, ctx) =>
    put(node.cards, ctx, () => [
      text(
        origin(node.cards, ctx).many
          ? 'nelle pile KO dei rispettivi proprietari'
          : 'nella pila KO del suo proprietario',
      ),
    ]),
  shuffleIntoDeck: (node, ctx) =>
    act(
      VERBS.shuffle,
      () => {
        if (node.count !== undefined) ctx.talk.numbers.set(node.count, 'count');
        return from(node.cards, ctx);
      },
      () => [prep('in', ownersPlace(node.cards, TERMS.deck, ctx), ctx)],
    ),
  shuffleDeck: (node, ctx) =>
    node.aside === undefined
      ? {
          ...byPlayer(
            node.player,
            ctx,
            (form) => doing(VERBS.shuffle, form, theirs(TERMS.deck, node.player)),
            'mescola',
          ),
          next: true,
        }
      : act(
          VERBS.setAside,
          () => cardsNoun(node.aside ?? 'self', ctx),
          () => ['e mescola il resto nel tuo mazzo'],
        ),
  putIntoPlay(node, ctx) {
    const holder = typeof node.cards === 'object' && 'from' in node.cards ? node.cards.from.of : undefined;
    const yours = holder === undefined || holder === 'you';
    const place =
      node.side === 'owner'
        ? `dalla parte ${origin(node.cards, ctx).many ? 'dei rispettivi proprietari' : 'del suo proprietario'}`
        : 'dalla tua parte';
    const verb =
      yours && node.side === undefined ? VERBS.putIntoPlay : { ...VERBS.putIntoPlay, tail: `in gioco ${place}` };
    let said: Noun | undefined;
    const object = (): Noun => {
      said = from(node.cards, ctx);
      return said;
    };
    const row = node.row === undefined ? undefined : `nella tua ${ROWS[node.row]}`;
    const { beside } = node;
    return act(verb, object, () => [
      row,
      beside === undefined ? undefined : words`accanto ${prep('a', cardsNoun(beside, ctx), ctx)}`,
      node.stunned && said !== undefined ? `, ${participle('stordito', said)}` : undefined,
    ]);
  },
  bottomToKo: (node, ctx) =>
    saying(VERBS.put, () => {
      if (node.name !== undefined)
        introduce(ctx.talk, node.name, { head: TERMS.card.one, pronoun: 'fp', many: true, zone: 'ko' });
      return [
        node.count === 1 ? "l'ultima carta" : `le ultime ${numberWord(node.count)} carte`,
        prep('di', owned(TERMS.deck, playerNoun(node.player, ctx)), ctx),
        'nella sua pila KO',
      ];
    }),
  guessType: ({ player }, ctx) => alone(() => guessWords(player, ctx)),
  equip: (node, ctx) =>
    node.free
      ? act(
          VERBS.play,
          () => cardsNoun(node.cards, ctx),
          () => ['gratis', prep('su', cardsNoun(node.bearer, ctx), ctx)],
        )
      : put(node.cards, ctx, () => prep('su', cardsNoun(node.bearer, ctx), ctx)),
  recruitFree: (node, ctx) =>
    act(
      VERBS.recruit,
      () => cardsNoun(node.cards, ctx),
      () => ['gratis'],
    ),
  takePlaceOf: (node, ctx) =>
    act(
      VERBS.ko,
      () => cardsNoun(node.with, ctx),
      () => ['e metti', full(cardsNoun(node.cards, ctx)), 'nella sua fila'],
    ),
  topToResources: (node) => (node.mayTurnUp ? alone(() => topToResources(node)) : { say: () => topToResources(node) }),
  toResources: (node, ctx) =>
    act(
      VERBS.put,
      () => from(node.cards, ctx),
      () => [
        node.faceUp ? uncovered(node.cards, ctx) : covered(node.cards, ctx),
        node.side === 'yours' ? 'nella tua fila delle risorse' : 'nella fila delle risorse del suo proprietario',
      ],
    ),
  turnLocation: (node, ctx) => act(node.face === 'up' ? VERBS.turnUp : VERBS.turnDown, () => from(node.cards, ctx)),
  removeFromGame: (node, ctx) =>
    act(
      VERBS.remove,
      () => from(node.cards, ctx),
      () => [`dalla partita${node.keep === undefined ? '' : ', con i segnalini che hanno'}`],
    ),
  stepOut: (node, ctx) =>
    act(
      VERBS.remove,
      () => from(node.cards, ctx),
      () => ['dalla partita'],
    ),
  absorb: (node, ctx) =>
    act(
      VERBS.remove,
      () => from(node.cards, ctx),
      () => ['dalla partita'],
    ),
  collect: (node, ctx) =>
    act(
      VERBS.collect,
      () => from(node.cards, ctx),
      () => ['(rimuovilo dalla partita)'],
    ),
  putTokens: (node) =>
    saying(VERBS.put, () => [
      `pedine ${node.token} nella tua ${ROWS[node.row]} finché non ce ne sono ${numberWord(node.until)} dalla tua parte`,
    ]),
  setAside(node, ctx) {
    let said: Noun | undefined;
    const object = (): Noun => {
      said = from(node.cards, ctx);
      return said;
    };
    if (node.until === 'twoATurn') {
      return act(VERBS.remove, object, () => [
        "dalla partita, coperta; per il resto della partita, all'inizio di ogni turno di quel giocatore, due di quelle carte a caso tornano nella sua mano",
      ]);
    }
    return act(VERBS.setAside, object, () => [
      said === undefined ? undefined : `, ${agree(ADJECTIVES.faceDown, said)},`,
      'fino alla fine del turno',
    ]);
  },
  toPile: (node, ctx) =>
    act(
      node.shuffle ? VERBS.shuffle : VERBS.put,
      () => from(node.cards, ctx),
      () => [
        prep('in', pileNoun(node.pile), ctx),
        node.single ? ', che contiene al massimo una copia di ciascuno' : undefined,
      ],
    ),
  playPlotTwist: (node, ctx) =>
    act(
      VERBS.play,
      () => from(node.cards, ctx),
      () => [node.after === 'ko' ? undefined : ', poi mescolalo nel tuo mazzo'],
    ),
  gainRecruitPoints: (node, ctx) =>
    saying(VERBS.get, () => {
      const { things, tail } = counted(node.count, TERMS.recruitPoint, ctx);
      return [things, tail()];
    }),
  spendRecruitPoints(node, ctx) {
    ctx.talk.numbers.set(node.name, 'points');
    return saying(VERBS.spend, () => ['un numero qualsiasi di punti reclutamento']);
  },
};

/** "nel tuo mazzo"; or with hand and KO pile. */
function searched({ zone, also, of = 'you' }: Query, ctx: Ctx): Phrase {
  const more = also === 'ko' ? [TERMS.ko] : [];
  const places = zone === 'piles' ? [TERMS.deck, TERMS.hand, TERMS.ko] : [TERMS.deck, ...more];
  return list(places.map((place) => prep('in', owned(place, playerNoun(of, ctx)), ctx)));
}

/** Face up: only locations are. */
function uncovered(cards: Cards, ctx: Ctx): string {
  const many = typeof cards === 'object' && (cards.cards !== 'the' || ctx.talk.entities.get(cards.name)?.many);
  return many ? 'scoperti' : 'scoperto';
}

/** Face down, in the gender of the card. */
function covered(cards: Cards, ctx: Ctx): string {
  const feminine = cards === 'self' ? ctx.self.gender === 'f' : false;
  return feminine ? 'coperta' : 'coperto';
}
