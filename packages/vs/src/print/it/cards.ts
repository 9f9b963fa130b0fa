import type { Cards, Count, Filter, Player, Query } from '../../language/query.ts';
import { introduce, keyOf } from '../discourse.ts';
import { pileName } from '../piles.ts';
import { type CardsTable, entry } from '../printer.ts';
import { NOTHING, type Phrase, spaced, text, words } from '../token.ts';
import { amountNoun } from './amount.ts';
import { indefinite } from './articles.ts';
import { adjectives, afterHead, core, type Slots, slotsOf } from './filter.ts';
import { ADJECTIVES, agree, TERMS, type Word } from './glossary.ts';
import { type Ctx, classOf, NOBODY, type Noun, noun, owned, prep, refer, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { numberWord } from './words.ts';

export interface NounOptions {
  /** "nella tua pila KO", "dalla tua pila KO", or nothing because the sentence says it. */
  readonly place?: 'in' | 'da' | 'none';
  /** What to call it where the query does not say. */
  readonly head?: Word;
  /** Stands where a choice must be called one. */
  readonly subject?: true;
  readonly skip?: readonly (keyof Filter)[];
  readonly zone?: string;
  readonly full?: boolean;
  readonly different?: NonNullable<Extract<Exclude<Cards, string>, { cards: 'pick' }>['different']>;
  /** What holds for all of them together. */
  readonly inAll?: Phrase;
  /** "che vi partecipa", of the combat just spoken of, in place of "nel combattimento". */
  readonly takesPart?: true;
}

export type Determiner =
  | { readonly det: 'pick'; readonly count: Count }
  | { readonly det: 'random'; readonly count: number }
  /** `count` stands after "per ogni". */
  | { readonly det: 'each' | 'bare' | 'no' | 'lowest' | 'count' };

const PLACES: Readonly<Partial<Record<Query['zone'], Word>>> = {
  hand: TERMS.hand,
  deck: TERMS.deck,
  ko: TERMS.ko,
  resources: TERMS.resources,
  levelUp: TERMS.levelUp,
};

/** A side pile of yours: "tua pila Behind the Camera". */
export function pileNoun(pile: string): Noun {
  const { name, isPile } = pileName(pile);
  return noun(words`tua ${isPile ? 'pila ' : ''}${name}`, { gender: 'f', many: false }, undefined, true);
}

function placeWords(query: Query, ctx: Ctx, place: NounOptions['place']): Phrase {
  const { zone, where } = query;
  if (zone === 'removed' && where.absorbed) return NOTHING;
  if (zone === 'removed') return [text('fuori dalla partita')];
  if (place === 'none') return NOTHING;
  if (zone === 'side' && where.pile === undefined) return [text('che non era in partita')];
  if (zone === 'side' && where.pile !== undefined) return prep(place ?? 'in', pileNoun(where.pile), ctx);
  const word = PLACES[zone];
  if (word === undefined) return NOTHING;
  if (zone === 'resources') return NOTHING;
  const holder = query.of === undefined ? undefined : holderOf(query.of, ctx);
  const there =
    holder === undefined ? noun([text(word.one)], { gender: word.gender, many: false }) : owned(word, holder);
  if (query.also === 'play' && holder !== undefined)
    return words`${prep(place ?? 'in', there, ctx)} o ${prep('da', owned(TERMS.side, holder), ctx)}`;
  const also = query.also === undefined ? undefined : PLACES[query.also];
  if (also === undefined || holder === undefined) return prep(place ?? 'in', there, ctx);
  return words`${prep(place ?? 'in', there, ctx)} o ${prep(place ?? 'in', owned(also, holder), ctx)}`;
}

/** Whose pile, where one card is meant: it is in the pile of one of them. */
function holderOf(player: Player, ctx: Ctx): Noun {
  const one = { gender: 'm', many: false } as const;
  if (player === 'eachEnemy') return noun([text('un giocatore nemico')], one);
  if (player === 'eachOther') return noun([text('un altro giocatore')], one);
  if (player === 'eachPlayer') return noun([text('un qualsiasi giocatore')], one);
  return playerNoun(player, ctx);
}

const isMany = (count: Count): boolean => (typeof count === 'number' ? count > 1 : count === 'any' || count.upTo > 1);

/** A noun phrase for the cards of a query, which it introduces under `key`. */
export function queryNoun(query: Query, det: Determiner, ctx: Ctx, options: NounOptions = {}, key?: string): Noun {
  const group = groupName(query);
  if (group !== undefined) return amongNoun(query, group, det, ctx, options, key);
  if (isWholeHand(query, det) && query.of !== undefined)
    return { ...owned(TERMS.hand, playerNoun(query.of, ctx)), key };
  const holder = options.skip?.includes('side') || det.det === 'count' ? undefined : possessor(query);
  const of = holder === undefined ? undefined : playerNoun(holder, ctx);
  const skip: (keyof Filter)[] = [...(options.skip ?? []), 'pile', ...(of === undefined ? [] : (['side'] as const))];
  if (options.takesPart) skip.push('combat');
  const head = options.head ?? TERMS.card;
  const slots = slotsOf(query, ctx, head, query.zone === 'side' ? skip : skip.filter((field) => field !== 'pile'));
  if (options.takesPart) slots.role.push(({ many }) => [text(many ? 'che vi partecipano' : 'che vi partecipa')]);
  const mine = det.det === 'count' && query.zone === 'resources' ? query.of : undefined;
  if (mine === 'you') slots.yours = true;
  else if (mine !== undefined) {
    const whose = prep('di', holderOf(mine, ctx), ctx);
    slots.named.push(() => whose);
  }
  const place = of !== undefined ? NOTHING : placeWords(query, ctx, options.place);
  if (of !== undefined) return ownedNoun(slots, det, of, ctx, key, query.zone, options.different);
  return introduceNoun(slots, place, det, ctx, { ...options, zone: query.zone }, key);
}

const DIFFERENT = { names: 'con nomi diversi', symbols: 'con simboli di potere diversi' } as const;

/** All cards in a hand are the hand. */
const isWholeHand = (query: Query, det: Determiner): boolean =>
  det.det === 'each' && query.zone === 'hand' && Object.keys(query.where).length === 0;

/** Whose they are, where that is said before the noun: "una delle sue risorse". */
function possessor(query: Query): Player | undefined {
  const { side } = query.where;
  const of = typeof side === 'object' ? side.of : undefined;
  if (query.zone === 'resources') return query.of ?? (side === 'yours' ? 'you' : of);
  return query.zone === 'play' ? of : undefined;
}

function present(ctx: Ctx, key: string | undefined, slots: Slots, many: boolean, zone?: string): void {
  const { one } = slots.head;
  introduce(ctx.talk, key ?? `#${ctx.talk.entities.size}`, {
    head: one.startsWith(TERMS.character.one)
      ? TERMS.character.one
      : one.startsWith(TERMS.card.one)
        ? TERMS.card.one
        : one,
    full: core({ ...slots, yours: false }, false),
    pronoun: classOf({ gender: slots.head.gender, many }),
    many,
    ...(zone !== undefined && { zone }),
  });
}

/** "una delle sue risorse", "il suo personaggio principale", "un personaggio di quel giocatore". */
function ownedNoun(
  slots: Slots,
  det: Determiner,
  of: Noun,
  ctx: Ctx,
  key: string | undefined,
  zone: string,
  different?: NounOptions['different'],
): Noun {
  const one = det.det === 'pick' ? det.count === 1 : det.det === 'each';
  const single = one && slots.head === TERMS.main;
  const word = slots.head;
  const tail = (many: boolean): Phrase =>
    spaced(trimHead(slots, many), different && DIFFERENT[different], afterHead(slots, many));
  if (of.pronoun === 'you' && det.det === 'each') {
    slots.yours = true;
    return introduceNoun(slots, NOTHING, det, ctx, { zone }, key);
  }
  if (of.pronoun === undefined) {
    const whose = prep('di', of, ctx);
    slots.named.unshift(() => whose);
    return introduceNoun(slots, NOTHING, det, ctx, { zone }, key);
  }
  present(ctx, key, slots, det.det === 'bare', zone);
  if (single) return { ...owned(word, of), key };
  const all = owned(word, of, true);
  const group = { ...all, said: spaced(all.said, tail(true)) };
  if (det.det === 'bare') return { ...group, key };
  const as = { gender: word.gender, many: false };
  const count =
    det.det === 'pick'
      ? (quantity(det.count, as) ?? numberWord(1, as))
      : det.det === 'each'
        ? agree(EACH_ONE, as)
        : numberWord(1, as);
  return noun(words`${count} ${prep('di', group, ctx)}`, as, key);
}

const EACH_ONE = { m: 'ognuno', f: 'ognuna', mp: 'ognuno', fp: 'ognuna' };

/** The adjectives behind the head. */
function trimHead(slots: Slots, many: boolean): Phrase {
  const as = { gender: slots.head.gender, many };
  return spaced(...adjectives(slots, as));
}

function quantity(count: Count, as: { gender: 'm' | 'f'; many: boolean }): string | undefined {
  if (count === 'any') return 'qualsiasi numero di';
  if (typeof count === 'number') return count === 1 ? undefined : numberWord(count);
  return `fino a ${count.upTo === 1 ? (as.gender === 'm' ? 'un' : 'una') : numberWord(count.upTo)}`;
}

function introduceNoun(
  slots: Slots,
  place: Phrase,
  det: Determiner,
  ctx: Ctx,
  options: NounOptions,
  key?: string,
): Noun {
  const many = det.det === 'pick' ? isMany(det.count) : det.det === 'random' ? det.count > 1 : det.det === 'bare';
  const as = { gender: slots.head.gender, many };
  const choice = options.subject && det.det === 'pick' ? 'a tua scelta' : undefined;
  const random = det.det === 'random' ? 'a caso' : undefined;
  const different = options.different && DIFFERENT[options.different];
  const said = spaced(
    determined(det, slots, many),
    random,
    choice,
    different,
    options.inAll,
    afterHead(slots, many),
    place,
  );
  if (det.det !== 'no') present(ctx, key, slots, many || (det.det === 'each' && key !== undefined), options.zone);
  return noun(said, as, key, det.det === 'bare' || det.det === 'lowest');
}

function determined(det: Determiner, slots: Slots, many: boolean): Phrase {
  const as = { gender: slots.head.gender, many };
  const other = slots.other ? agree(ADJECTIVES.other, as) : undefined;
  const name = spaced(other, core(slots, many));
  switch (det.det) {
    case 'pick': {
      const count = quantity(det.count, as);
      return count === undefined ? indefinite(name, as) : words`${count} ${name}`;
    }
    case 'random':
      return det.count === 1 ? indefinite(name, as) : words`${numberWord(det.count)} ${name}`;
    case 'each':
      return words`ogni ${name}`;
    case 'lowest':
      return words`${name} di livello più basso`;
    case 'no':
      return words`${as.gender === 'm' ? 'nessun' : 'nessuna'} ${name}`;
    case 'bare':
    case 'count':
      return name;
  }
}

function groupName(query: Query): string | undefined {
  const same = query.zone === 'chosen' ? query.where.same : undefined;
  return typeof same === 'object' && same.cards === 'the' ? same.name : undefined;
}

/** Cards among others spoken of before: "una di esse", "un personaggio tra di esse", "le altre". */
function amongNoun(query: Query, group: string, det: Determiner, ctx: Ctx, options: NounOptions, key?: string): Noun {
  if (!ctx.talk.entities.has(group)) introduce(ctx.talk, group, { head: TERMS.card.one, pronoun: 'fp', many: true });
  const rest = det.det === 'each' && query.where.not !== undefined;
  const skip: (keyof Filter)[] = ['same', ...(rest ? (['not'] as const) : [])];
  const plain = Object.keys(query.where).every((field) => skip.some((left) => left === field));
  if (!plain) {
    const slots = slotsOf(query, ctx, TERMS.card, skip);
    const them = refer(ctx, group, TERMS.card).gender === 'f' ? 'esse' : 'essi';
    return introduceNoun(slots, words`tra di ${them}`, det, ctx, options, key);
  }
  const of = refer(ctx, group, TERMS.card);
  if (rest) return noun([text('altre')], { gender: 'f', many: true }, key, true);
  if (det.det !== 'pick' && det.det !== 'random') return of;
  const them = of.gender === 'f' ? 'esse' : 'essi';
  const many = det.det === 'pick' ? isMany(det.count) : det.count > 1;
  const as = { gender: of.gender, many };
  const count =
    det.det === 'pick' ? (quantity(det.count, as) ?? numberWord(1, as)) : `${numberWord(det.count, as)} a caso`;
  introduce(ctx.talk, key ?? `#${ctx.talk.entities.size}`, { head: TERMS.card.one, pronoun: classOf(as), many });
  const some = det.det === 'pick' && det.count === 'any' ? 'qualsiasi numero' : count;
  return noun(words`${some} di ${them}`, as, key);
}

export const CARDS: CardsTable<[ctx: Ctx, options: NounOptions], Noun> = {
  the(node, ctx, options) {
    const unsaid = ctx.talk.later.get(node.name);
    if (unsaid === undefined) return refer(ctx, node.name, TERMS.character, options.full);
    ctx.talk.later.delete(node.name);
    return cardsNoun(named(unsaid, node.name), ctx, options);
  },
  pick(node, ctx, options) {
    const named = node.different === undefined ? options : { ...options, different: node.different };
    const most =
      node.costInAll === undefined
        ? undefined
        : words`dal costo totale massimo ${prep('di', amountNoun(node.costInAll, ctx), ctx)}`;
    const all = most === undefined ? named : { ...named, inAll: most };
    const picked = queryNoun(node.from, { det: 'pick', count: node.count }, ctx, all, node.name);
    if (node.by === undefined || node.by === 'you') return picked;
    const by = prep('da', playerNoun(node.by, ctx), ctx);
    return {
      ...picked,
      said: words`${picked.said}, ${agree(ADJECTIVES.chosen, { ...picked, many: node.count !== 1 })} ${by},`,
    };
  },
  random: (node, ctx, options) => queryNoun(node.from, { det: 'random', count: node.count }, ctx, options, node.name),
  each: (node, ctx, options) => queryNoun(node.from, { det: 'each' }, ctx, options, node.name),
  lowest: (node, ctx, options) => queryNoun(node.from, { det: 'lowest' }, ctx, options),
};

const named = (cards: Cards, name: string): Cards =>
  typeof cards === 'object' && cards.cards !== 'the' && cards.cards !== 'lowest' ? { ...cards, name } : cards;

export const RELATIONS: Readonly<Record<Extract<Cards, string>, (ctx: Ctx) => Noun>> = {
  self: (ctx) => selfNoun(ctx),
  subject: (ctx) => refer(ctx, 'subject'),
  object: (ctx) => refer(ctx, 'object'),
};

export function cardsNoun(cards: Cards, ctx: Ctx, options: NounOptions = {}): Noun {
  if (ctx.gap !== undefined && cards === ctx.gap) return NOBODY;
  if (typeof cards === 'string') return RELATIONS[cards](ctx);
  return entry<Cards, [Ctx, NounOptions], Noun>(CARDS, cards.cards)(cards, ctx, options);
}

export function cardsKey(cards: Cards, ctx: Ctx): string | undefined {
  if (typeof cards === 'string') return keyOf(ctx.talk, cards);
  return 'name' in cards && cards.name !== undefined ? keyOf(ctx.talk, cards.name) : undefined;
}
