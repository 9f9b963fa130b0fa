import type { Cards, Count, Filter, Player, Query } from '../../language/query.ts';
import { introduce, keyOf } from '../discourse.ts';
import { pileName } from '../piles.ts';
import { type CardsTable, entry } from '../printer.ts';
import { isEmpty, NOTHING, type Phrase, phrase, spaced, text, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { afterHead, core, type Slots, slotsOf } from './filter.ts';
import { type Ctx, NOBODY, type Noun, noun, refer, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { article, numberWord } from './words.ts';

export interface NounOptions {
  /** "in your KO pile", "from your KO pile", or nothing because the sentence says it. */
  readonly place?: 'in' | 'from' | 'none';
  /** What to call it where the query does not say. */
  readonly head?: string;
  /** Stands as a subject, where a choice must be called one. */
  readonly subject?: true;
  readonly skip?: readonly (keyof Filter)[];
  /** "their", before the noun. */
  readonly own?: Phrase;
  readonly zone?: string;
  /** "that character" even where "it" would do. */
  readonly full?: boolean;
  /** No two of one name. */
  readonly different?: NonNullable<Extract<Exclude<Cards, string>, { cards: 'pick' }>['different']>;
  /** What holds for all of them together. */
  readonly inAll?: Phrase;
}

export type Determiner =
  | { readonly det: 'pick'; readonly count: Count }
  | { readonly det: 'random'; readonly count: number }
  /** `count` stands after "for each". */
  | { readonly det: 'each' | 'bare' | 'no' | 'lowest' | 'count' };

const PLACES: Readonly<Record<Query['zone'], string>> = {
  play: '',
  hand: 'hand',
  deck: 'deck',
  ko: 'KO pile',
  resources: 'resource row',
  removed: 'removed cards',
  levelUp: 'Level Up Zone',
  side: 'pile',
  chosen: '',
  piles: 'deck, hand, and KO pile',
};

/** "in your KO pile". Resources in play are called so by their noun. */
function placeWords(query: Query, ctx: Ctx, place: NounOptions['place']): Phrase {
  const { zone, where } = query;
  if (zone === 'play' || zone === 'chosen' || place === 'none') return NOTHING;
  if (zone === 'removed' && where.absorbed) return NOTHING;
  if (zone === 'removed') return [text('removed from the game')];
  if (zone === 'side' && where.pile === undefined) return [text('from outside the game')];
  const of = query.of === undefined ? undefined : holderOf(query.of, ctx);
  if (zone === 'resources') return of === undefined ? NOTHING : words`on ${of} side`;
  const name = zone === 'side' && where.pile !== undefined ? pileWords(where.pile) : PLACES[zone];
  if (query.also === 'play') return words`${place ?? 'in'} ${of ?? 'a'} ${name} or on ${of ?? 'that'} side`;
  const also = query.also === undefined ? '' : ` or ${PLACES[query.also]}`;
  return words`${place ?? 'in'} ${of ?? 'a'} ${name}${also}`;
}

export function pileWords(pile: string): string {
  const { name, isPile } = pileName(pile);
  return isPile ? `${name} pile` : name;
}

/** Whose pile, where one card is meant: it is in the pile of one of them. */
function holderOf(player: Player, ctx: Ctx): Phrase {
  if (player === 'eachEnemy') return [text("an enemy player's")];
  if (player === 'eachOther') return [text("another player's")];
  if (player === 'eachPlayer') return [text("any player's")];
  return playerNoun(player, ctx).own;
}

const isMany = (count: Count): boolean => (typeof count === 'number' ? count > 1 : count === 'any' || count.upTo > 1);

function quantity(count: Count): string | undefined {
  if (count === 'any') return 'any number of';
  if (typeof count === 'number') return count === 1 ? undefined : numberWord(count);
  return `up to ${numberWord(count.upTo)}`;
}

/** A noun phrase for the cards of a query, which it introduces under `key`. */
export function queryNoun(query: Query, det: Determiner, ctx: Ctx, options: NounOptions = {}, key?: string): Noun {
  const group = groupName(query);
  if (group !== undefined) return amongNoun(query, group, det, ctx, options, key);
  if (isWholeHand(query, det) && query.of !== undefined)
    return noun(words`${playerNoun(query.of, ctx).own} hand`, false, key);
  const holder = options.skip?.includes('side') ? undefined : possessor(query, det);
  const own = holder === undefined ? undefined : playerNoun(holder, ctx).own;
  const skip: (keyof Filter)[] = [...(options.skip ?? []), 'pile', ...(own === undefined ? [] : (['side'] as const))];
  const slots = slotsOf(
    query,
    ctx,
    options.head ?? 'card',
    query.zone === 'side' ? skip : skip.filter((f) => f !== 'pile'),
  );
  const place = own !== undefined ? NOTHING : placeWords(query, ctx, options.place);
  return introduceNoun(
    slots,
    place,
    det,
    ctx,
    { ...options, zone: query.zone, ...(own !== undefined && { own }) },
    key,
  );
}

/** All cards in a hand are the hand. */
const isWholeHand = (query: Query, det: Determiner): boolean =>
  det.det === 'each' && query.zone === 'hand' && Object.keys(query.where).length === 0;

/** Whose they are, where that is said before the noun: "one of their resources". */
function possessor(query: Query, det: Determiner): Player | undefined {
  const { side } = query.where;
  const holder = side === 'yours' ? 'you' : typeof side === 'object' ? side.of : undefined;
  const whose = query.zone === 'resources' ? (query.of ?? holder) : query.zone === 'play' ? holder : undefined;
  return det.det === 'count' && whose !== 'you' ? undefined : whose;
}

const DIFFERENT = { names: 'with different names', symbols: 'with different power symbols' } as const;

function introduceNoun(
  slots: Slots,
  place: Phrase,
  det: Determiner,
  ctx: Ctx,
  options: NounOptions,
  key?: string,
): Noun {
  const many = det.det === 'pick' ? isMany(det.count) : det.det === 'random' ? det.count > 1 : det.det === 'bare';
  const group = many || (det.det === 'each' && key !== undefined);
  const only = options.own !== undefined && slots.head.one === 'main character';
  const choice = options.subject && det.det === 'pick' && !only ? 'of your choice' : undefined;
  const tail = spaced(
    choice,
    options.different && DIFFERENT[options.different],
    options.inAll,
    afterHead(slots),
    place,
  );
  const head = options.own === undefined ? determined(det, slots, many) : owned(det, slots, options.own);
  const said = spaced(head, tail);
  if (det.det === 'no') return noun(said, many, key);
  introduce(ctx.talk, key ?? `#${ctx.talk.entities.size}`, {
    head: slots.head.one.replace(/^.* (card|character)$/, '$1'),
    full: core(slots, false),
    pronoun: group ? 'p' : 'n',
    many: group,
    ...(options.zone !== undefined && { zone: options.zone }),
  });
  return { ...noun(said, many, key), ...(!isEmpty(tail) && { heavy: true }) };
}

/** "one of their resources", "their main character", "another of your characters". */
function owned(det: Determiner, slots: Slots, own: Phrase): Phrase {
  const other = slots.other ? 'other' : undefined;
  const every = spaced(own, other, core(slots, true));
  const theOne = det.det === 'each' || (det.det === 'pick' && det.count === 1);
  if (theOne && slots.head.one === 'main character') return spaced(own, other, core(slots, false));
  switch (det.det) {
    case 'pick':
      if (det.count === 1 && slots.other) return words`another of ${own} ${core(slots, true)}`;
      return words`${det.count === 'any' ? 'any number' : (quantity(det.count) ?? 'one')} of ${every}`;
    case 'random':
      return words`${numberWord(det.count)} random of ${every}`;
    case 'bare':
      return every;
    case 'count':
      return words`of ${every}`;
    case 'each':
      return words`each of ${every}`;
    case 'no':
      return words`none of ${every}`;
    case 'lowest':
      return words`the lowest-level of ${every}`;
  }
}

function determined(det: Determiner, slots: Slots, many: boolean): Phrase {
  const name = core(slots, many);
  const others = slots.other ? 'other' : undefined;
  switch (det.det) {
    case 'pick': {
      const count = quantity(det.count);
      if (count !== undefined) return spaced(count, others, name);
      return slots.other ? words`another ${name}` : words`${article(name)} ${name}`;
    }
    case 'random':
      return det.count === 1 ? spaced('a random', others, name) : spaced(numberWord(det.count), 'random', others, name);
    case 'each':
      return spaced('each', others, name);
    case 'lowest':
      return spaced('the lowest-level', others, name);
    case 'no':
      return spaced('no', others, name);
    case 'bare':
    case 'count':
      return spaced(others, name);
  }
}

function groupName(query: Query): string | undefined {
  const same = query.zone === 'chosen' ? query.where.same : undefined;
  return typeof same === 'object' && same.cards === 'the' ? same.name : undefined;
}

/** Cards among others spoken of before: "one of them", "a character from among them", "the rest". */
function amongNoun(query: Query, group: string, det: Determiner, ctx: Ctx, options: NounOptions, key?: string): Noun {
  if (!ctx.talk.entities.has(group)) introduce(ctx.talk, group, { head: 'card', pronoun: 'p', many: true });
  const rest = det.det === 'each' && query.where.not !== undefined;
  const skip: (keyof Filter)[] = ['same', ...(rest ? (['not'] as const) : [])];
  const plain = Object.keys(query.where).every((field) => skip.some((left) => left === field));
  if (rest && plain) return noun([text('the rest')], true, key);
  if (det.det === 'each' && plain) return refer(ctx, group, 'card');
  if (plain && (det.det === 'pick' || det.det === 'random')) {
    const count = det.det === 'pick' ? (quantity(det.count) ?? 'one') : `${numberWord(det.count)} random`;
    const them = refer(ctx, group, 'card').object;
    const many = det.det === 'pick' ? isMany(det.count) : det.count > 1;
    introduce(ctx.talk, key ?? `#${ctx.talk.entities.size}`, { head: 'card', pronoun: many ? 'p' : 'n', many });
    return noun(words`${count === 'any number of' ? 'any number' : count} of ${them}`, many, key);
  }
  const slots = slotsOf(query, ctx, 'card', skip);
  const them = words`from among ${refer(ctx, group, 'card').object}`;
  return introduceNoun(slots, them, det, ctx, options, key);
}

export const CARDS: CardsTable<[ctx: Ctx, options: NounOptions], Noun> = {
  the(node, ctx, options) {
    const unsaid = ctx.talk.later.get(node.name);
    if (unsaid === undefined) return refer(ctx, node.name, 'character', options.full);
    ctx.talk.later.delete(node.name);
    return cardsNoun(named(unsaid, node.name), ctx, options);
  },
  pick(node, ctx, options) {
    const named = node.different === undefined ? options : { ...options, different: node.different };
    const most =
      node.costInAll === undefined
        ? undefined
        : words`with a total cost of ${amountValue(node.costInAll, ctx)} or less`;
    const all = most === undefined ? named : { ...named, inAll: most };
    const picked = queryNoun(node.from, { det: 'pick', count: node.count }, ctx, all, node.name);
    const by =
      node.by === undefined || node.by === 'you' ? NOTHING : words`, chosen by ${playerNoun(node.by, ctx).object},`;
    return { ...picked, ...extended(picked, by) };
  },
  random: (node, ctx, options) => queryNoun(node.from, { det: 'random', count: node.count }, ctx, options, node.name),
  each: (node, ctx, options) => queryNoun(node.from, { det: 'each' }, ctx, options, node.name),
  lowest: (node, ctx, options) => queryNoun(node.from, { det: 'lowest' }, ctx, options),
};

const named = (cards: Cards, name: string): Cards =>
  typeof cards === 'object' && cards.cards !== 'the' && cards.cards !== 'lowest' ? { ...cards, name } : cards;

const extended = (from: Noun, by: Phrase): Pick<Noun, 'subject' | 'object'> => ({
  subject: phrase([from.subject, by]),
  object: phrase([from.object, by]),
});

export const RELATIONS: Readonly<Record<Extract<Cards, string>, (ctx: Ctx) => Noun>> = {
  self: selfNoun,
  subject: (ctx) => refer(ctx, 'subject'),
  object: (ctx) => refer(ctx, 'object'),
};

export function cardsNoun(cards: Cards, ctx: Ctx, options: NounOptions = {}): Noun {
  if (ctx.gap !== undefined && cards === ctx.gap) return NOBODY;
  if (typeof cards === 'string') return RELATIONS[cards](ctx);
  return entry<Cards, [Ctx, NounOptions], Noun>(CARDS, cards.cards)(cards, ctx, options);
}

/** Under which key cards are known, for telling whether two sentences have one subject. */
export function cardsKey(cards: Cards, ctx: Ctx): string | undefined {
  if (typeof cards === 'string') return keyOf(ctx.talk, cards);
  return 'name' in cards && cards.name !== undefined ? keyOf(ctx.talk, cards.name) : undefined;
}
