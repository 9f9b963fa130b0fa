import type { Amount } from '../../language/amount.ts';
import type { CardEffect } from '../../language/effect.ts';
import type { Cards, Player } from '../../language/query.ts';
import { introduce } from '../discourse.ts';
import type { EffectOf } from '../printer.ts';
import { NOTHING, type Phrase, spaced, text, words } from '../token.ts';
import { amountValue, counted } from './amount.ts';
import { cardsKey, cardsNoun, type Determiner, pileWords, queryNoun } from './cards.ts';
import { act, alone, type Clause, does } from './clause.ts';
import { ownWord } from './modifier.ts';
import { type Ctx, selfNoun } from './noun.ts';
import { playerKey, playerNoun } from './players.ts';
import { type Form, KO, numberWord, verb } from './words.ts';

type Table = { readonly [V in CardEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

const PUT = verb('put', 'put');

/** What a player does: told to the reader, said of anybody else. */
function byPlayer(player: Player, ctx: Ctx, say: (form: Form) => Phrase): Clause {
  if (player === 'you') return { say };
  return does(playerKey(player, ctx), () => playerNoun(player, ctx, { subject: true }), say);
}

const theirs = (player: Player): string => (player === 'you' ? 'your' : 'their');

const from = (cards: Cards, ctx: Ctx): Phrase => cardsNoun(cards, ctx, { place: 'from' }).object;

const put = (cards: Cards, where: (ctx: Ctx) => Phrase, ctx: Ctx): Clause =>
  act(PUT, () => [from(cards, ctx), where(ctx)]);

/** Whether cards come from play (and so go to their owner's hand), or are many. */
function origin(cards: Cards, ctx: Ctx): { readonly play: boolean; readonly many: boolean; readonly yours: boolean } {
  if (typeof cards === 'string') return { play: true, many: false, yours: false };
  if (cards.cards === 'the') {
    const entity = ctx.talk.entities.get(cardsKey(cards, ctx) ?? '');
    return { play: entity?.zone === 'play', many: entity?.many ?? false, yours: entity?.zone !== 'play' };
  }
  const count = 'count' in cards ? cards.count : 1;
  const { zone, of } = cards.from;
  return {
    play: zone === 'play',
    many: cards.cards === 'each' || (typeof count === 'number' ? count > 1 : true),
    yours: zone !== 'play' && (of === undefined || of === 'you'),
  };
}

/** "her", before "owner's". */
const ownerWord = (cards: Cards, ctx: Ctx): string => (cards === 'self' ? ownWord(selfNoun(ctx), ctx) : 'its');

function ownersPlace(cards: Cards, place: string, places: string): (ctx: Ctx) => Phrase {
  return (ctx) => {
    const holder = typeof cards === 'object' && 'from' in cards ? cards.from.of : undefined;
    if (typeof holder === 'object') return words`${playerNoun(holder, ctx).own} ${place}`;
    if (typeof cards === 'string') return words`${ownWord(cardsNoun(cards, ctx), ctx)} owner's ${place}`;
    const { many, yours } = origin(cards, ctx);
    if (yours) return words`your ${place}`;
    return many ? words`their owners' ${places}` : words`its owner's ${place}`;
  };
}

const soughtAs = (count: EffectOf<'search'>['count']): Determiner =>
  count === 'each' ? { det: 'each' } : { det: 'pick', count };

/** Its text is two sentences, so that it cannot be joined to others. */
function topToResources(node: EffectOf<'topToResources'>): Phrase {
  const one = node.count === 1;
  const cards = one ? 'card' : `${numberWord(node.count)} cards`;
  const lead = `put the top ${cards} of your deck face down into your resource row`;
  if (!node.mayTurnUp) return [text(lead)];
  return [
    text(`${lead}. ${one ? "If it's a location, you may turn it" : 'You may turn locations among them'} face up`),
  ];
}

/** "five cards in hand", "as many cards in hand as that player". */
function handSize(count: Amount, ctx: Ctx): Phrase {
  if (typeof count === 'number') return words`${numberWord(count)} cards in hand`;
  if (count.amount !== 'cardsIn' || count.zone !== 'hand') {
    return words`a number of cards in hand equal to ${amountValue(count, ctx)}`;
  }
  const whom = playerNoun(count.of, ctx);
  return words`as many cards in hand as ${whom.pronoun === undefined ? whom.object : 'that player'}`;
}

export const CARD_EFFECTS: Table = {
  draw: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => {
      const { things, tail } = counted(node.count, 'card', ctx);
      return spaced(verb('draw')[form], things, tail());
    }),
  drawUntil: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => {
      const has = node.player === 'you' ? 'you have' : 'they have';
      return spaced(verb('draw')[form], `cards until ${has}`, handSize(node.count, ctx));
    }),
  discard: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => {
      const cards = node.cards;
      const mine = typeof cards === 'object' && cards.cards === 'pick' && cards.by === 'you' && node.player !== 'you';
      return spaced(
        verb('discard')[form],
        cardsNoun(cards, ctx, { place: 'none', ...(mine && { subject: true }) }).object,
      );
    }),
  discardMany: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => {
      const { things, tail } = counted(node.count, 'card', ctx);
      return spaced(verb('discard')[form], things, tail());
    }),
  discardHand(node, ctx) {
    if (node.count !== undefined) ctx.talk.numbers.set(node.count, 'count');
    return byPlayer(node.player, ctx, (form) => words`${verb('discard')[form]} ${theirs(node.player)} hand`);
  },
  revealHand(node, ctx) {
    if (node.to === 'you') return act(verb('look'), () => ['at', playerNoun(node.player, ctx).own, 'hand']);
    return byPlayer(node.player, ctx, (form) => words`${verb('reveal')[form]} ${theirs(node.player)} hand`);
  },
  reveal: (node, ctx) => act(verb('reveal'), () => [cardsNoun(node.cards, ctx).object]),
  revealDeck: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => words`${verb('reveal')[form]} ${theirs(node.player)} deck`),
  lookAtTop: (node, ctx) =>
    act(verb(node.reveal ? 'reveal' : 'look'), () => {
      const many = node.count !== 1;
      introduce(ctx.talk, node.name, { head: 'card', pronoun: many ? 'p' : 'n', many, zone: 'deck' });
      const end = node.from ?? 'top';
      if (typeof node.count !== 'number')
        return [node.reveal ? '' : 'at', `the ${end} X cards of your deck, where X is`, amountValue(node.count, ctx)];
      return [
        node.reveal ? '' : 'at',
        many ? `the ${end} ${numberWord(node.count)} cards` : `the ${end} card`,
        'of your deck',
      ];
    }),
  revealUntil: (node, ctx) =>
    byPlayer(node.player, ctx, (form) => {
      const alone = node.player === 'you';
      const always = [text('the rest of the revealed cards')];
      introduce(ctx.talk, node.rest, { head: 'card', pronoun: 'p', many: true, zone: alone ? 'deck' : 'play', always });
      const from = { zone: 'deck', where: node.until } as const;
      const key = alone ? node.name : undefined;
      const until = queryNoun(from, { det: 'pick', count: 1 }, ctx, { place: 'none' }, key);
      if (!alone) introduce(ctx.talk, node.name, { head: 'card', pronoun: 'p', many: true, zone: 'play' });
      return spaced(
        verb('reveal')[form],
        `cards from the top of ${theirs(node.player)} deck until ${alone ? 'you' : 'they'} find`,
        until.object,
      );
    }),
  search: (node, ctx) =>
    act(verb('search'), () => [
      node.from.of === undefined ? 'your' : playerNoun(node.from.of, ctx).own,
      node.from.zone === 'piles'
        ? 'deck, hand, and KO pile for'
        : node.from.also === 'ko'
          ? 'deck and KO pile for'
          : 'deck for',
      queryNoun(node.from, soughtAs(node.count), ctx, { place: 'none' }, node.name).object,
      node.sharing === undefined ? undefined : 'with the same team affiliation',
    ]),
  toHand: (node, ctx) => put(node.cards, (c) => words`into ${ownersPlace(node.cards, 'hand', 'hands')(c)}`, ctx),
  toDeckBottom: (node, ctx) =>
    put(
      node.cards,
      (c) => {
        const where = words`on the bottom of ${ownersPlace(node.cards, 'deck', 'decks')(c)}`;
        return origin(node.cards, c).many ? words`${where} in any order` : where;
      },
      ctx,
    ),
  toDeckTop: (node, ctx) =>
    put(
      node.cards,
      (c) => {
        const where = words`on top of ${ownersPlace(node.cards, 'deck', 'decks')(c)}`;
        return origin(node.cards, c).many ? words`${where} in any order` : where;
      },
      ctx,
    ),
  withdraw: (node, ctx) =>
    act(PUT, () => {
      const noun = cardsNoun(node.cards, ctx);
      return [
        noun.object,
        `into ${ownWord(noun, ctx)} owner's hand and set aside all counters on`,
        cardsNoun(node.cards, ctx).object,
      ];
    }),
  removeHalf: (node, ctx) =>
    act(verb('remove'), () => [
      `the ${node.half} half of`,
      playerNoun(node.player, ctx).own,
      'deck, rounded down, from the game face down',
    ]),
  comeBack: (node, ctx) =>
    act(PUT, () => {
      const noun = cardsNoun(node.cards, ctx);
      return [noun.object, `onto ${ownWord(noun, ctx)} owner's side with those counters`];
    }),
  toKo: (node, ctx) =>
    put(
      node.cards,
      (c) => [text(origin(node.cards, c).many ? "into their owners' KO piles" : "into its owner's KO pile")],
      ctx,
    ),
  shuffleIntoDeck: (node, ctx) =>
    act(verb('shuffle'), () => {
      if (node.count !== undefined) ctx.talk.numbers.set(node.count, 'count');
      return [from(node.cards, ctx), 'into', ownersPlace(node.cards, 'deck', 'decks')(ctx)];
    }),
  shuffleDeck: (node, ctx) =>
    node.aside === undefined
      ? {
          ...byPlayer(node.player, ctx, (form) => words`${verb('shuffle')[form]} ${theirs(node.player)} deck`),
          next: true,
        }
      : alone(
          () => words`set ${cardsNoun(node.aside ?? 'self', ctx).object} aside and shuffle the rest into your deck`,
        ),
  putIntoPlay(node, ctx) {
    const holder = typeof node.cards === 'object' && 'from' in node.cards ? node.cards.from.of : undefined;
    if (node.side === 'owner')
      return put(node.cards, (c) => words`into play on ${ownersPlace(node.cards, 'side', 'sides')(c)}`, ctx);
    const side = holder === undefined || holder === 'you' ? '' : ' on your side';
    const row = node.row === undefined ? '' : ` in your ${node.row} row`;
    const { beside } = node;
    const next = (c: Ctx): Phrase =>
      beside === undefined ? NOTHING : words` next to ${cardsNoun(beside, c, {}).object}`;
    return put(node.cards, (c) => words`into play${node.stunned ? ' stunned' : ''}${side}${row}${next(c)}`, ctx);
  },
  bottomToKo: (node, ctx) =>
    act(verb('put', 'put', 'put'), () => {
      const { own } = playerNoun(node.player, ctx);
      if (node.name !== undefined)
        introduce(ctx.talk, node.name, { head: 'card', pronoun: 'p', many: true, zone: 'ko' });
      const cards = node.count === 1 ? 'card' : `${numberWord(node.count)} cards`;
      return [`the bottom ${cards} of`, own, 'deck into their KO pile'];
    }),
  guessType: (node, ctx) => {
    const whose = playerNoun(node.player, ctx);
    return alone(
      () =>
        words`choose a random card in ${whose.own} hand, but only they look at it. They name a card type, and you say whether the card is of that type. Then reveal the card. If you are correct, they discard it and you repeat this process`,
    );
  },
  equip: (node, ctx) =>
    node.free
      ? act(verb('play'), () => [
          cardsNoun(node.cards, ctx).object,
          words`for free on ${cardsNoun(node.bearer, ctx).object}`,
        ])
      : put(node.cards, (c) => words`on ${cardsNoun(node.bearer, c, {}).object}`, ctx),
  recruitFree: (node, ctx) => act(verb('recruit'), () => [cardsNoun(node.cards, ctx).object, 'for free']),
  takePlaceOf: (node, ctx) =>
    act(KO, () => [cardsNoun(node.with, ctx).object, 'and put', cardsNoun(node.cards, ctx).object, 'into its row']),
  topToResources: (node) => (node.mayTurnUp ? alone(() => topToResources(node)) : { say: () => topToResources(node) }),
  toResources: (node, ctx) =>
    put(
      node.cards,
      (c) =>
        words`face ${node.faceUp ? 'up' : 'down'} into ${node.side === 'yours' ? 'your' : words`${ownerWord(node.cards, c)} owner's`} resource row`,
      ctx,
    ),
  turnLocation: (node, ctx) => act(verb('turn'), () => [from(node.cards, ctx), `face ${node.face}`]),
  removeFromGame: (node, ctx) =>
    act(verb('remove'), () => [
      from(node.cards, ctx),
      `from the game${node.keep === undefined ? '' : ', with the counters on them'}`,
    ]),
  putTokens: (node) =>
    act(PUT, () => [
      `${node.token} tokens into your ${node.row} row until there are ${numberWord(node.until)} on your side`,
    ]),
  stepOut: (node, ctx) => act(verb('remove'), () => [from(node.cards, ctx), 'from the game']),
  absorb: (node, ctx) => act(verb('remove'), () => [from(node.cards, ctx), 'from the game']),
  collect: (node, ctx) =>
    act(verb('collect'), () => {
      const whom = cardsNoun(node.cards, ctx, { place: 'from' });
      return [whom.object, `(remove ${whom.many ? 'them' : 'it'} from the game)`];
    }),
  setAside: (node, ctx) =>
    node.until === 'twoATurn'
      ? act(verb('remove'), () => [
          from(node.cards, ctx),
          "from the game face down; for the rest of the game, at the start of each of that player's turns, they randomly put two of those cards into their hand",
        ])
      : act(verb('set'), () => ['aside', from(node.cards, ctx), 'face down until the end of the turn']),
  toPile: (node, ctx) =>
    act(node.shuffle ? verb('shuffle') : PUT, () => [
      from(node.cards, ctx),
      `into your ${pileWords(node.pile)}${node.single ? ', which holds one copy of each at most' : ''}`,
    ]),
  playPlotTwist: (node, ctx) =>
    act(verb('play'), () => [
      from(node.cards, ctx),
      node.after === 'ko' ? undefined : ', then shuffle it into your deck',
    ]),
  gainRecruitPoints: (node, ctx) =>
    act(verb('gain'), () => {
      const { things, tail } = counted(node.count, 'recruit point', ctx);
      return [things, tail()];
    }),
  spendRecruitPoints(node, ctx) {
    ctx.talk.numbers.set(node.name, 'points');
    return act(verb('spend'), () => ['any number of recruit points']);
  },
};
