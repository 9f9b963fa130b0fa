import type { EventName, NumberBound, Pattern } from '../../language/event.ts';
import type { Filter, Player } from '../../language/query.ts';
import { introduce } from '../discourse.ts';
import { type EventTable, entry } from '../printer.ts';
import { NOTHING, type Phrase, spaced, symbol, text, words } from '../token.ts';
import { THAN } from './bound.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { type Ctx, type Noun, noun, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { predicateWords, ROLES } from './predicate.ts';
import { article, BE, type EnglishVerb, inTense, KO, numberWord, type Tense, verb, withArticle } from './words.ts';

type Rest = [ctx: Ctx, tense: Tense];

const GET = verb('get', 'got', 'gotten');

/** Everything the subject must be besides itself, as "while attacking solo". */
function whileWords(filter: Filter, ctx: Ctx): Phrase {
  const { self: _self, combat, ...rest } = filter;
  const parts: Phrase[] = combat === undefined ? [] : [ROLES[combat](ctx)];
  const left =
    Object.keys(rest).length > 0
      ? words`while ${selfNoun(ctx).subject} ${predicateWords(rest, selfNoun(ctx), ctx)}`
      : NOTHING;
  return spaced(parts.length > 0 ? words`while ${parts[0]}` : undefined, left);
}

interface Who {
  readonly noun: Noun;
  /** Conditions on the character itself, said after the verb. */
  readonly tail: Phrase;
}

/** Who or what an event is about, and under which name the effect will speak of it. */
function who(
  filter: Filter | undefined,
  role: 'subject' | 'object',
  ctx: Ctx,
  head: string,
  skip: readonly (keyof Filter)[] = [],
): Who {
  if (filter?.self) {
    ctx.talk.alias.set(role, 'self');
    const noun = selfNoun(ctx);
    return { noun, tail: whileWords(filter, ctx) };
  }
  if (filter?.same !== undefined && Object.keys(filter).length === 1) {
    const key = typeof filter.same === 'object' && filter.same.cards === 'the' ? filter.same.name : undefined;
    if (key !== undefined) ctx.talk.alias.set(role, key);
    return { noun: cardsNoun(filter.same, ctx), tail: NOTHING };
  }
  const where = filter ?? {};
  return {
    noun: queryNoun({ zone: 'play', where }, { det: 'pick', count: 1 }, ctx, { head, skip }, role),
    tail: NOTHING,
  };
}

const POSITIVE = {
  notPast: 'past',
  notPerfect: 'perfect',
  present: 'present',
  past: 'past',
  perfect: 'perfect',
} as const;

/** "a character didn't attack" would leave open whether another did; "no character attacked" does not. */
function actorOf(
  filter: Filter | undefined,
  ctx: Ctx,
  tense: Tense,
  head = 'character',
): Who & { readonly tense: Tense } {
  const definite = filter?.self || (filter?.same !== undefined && Object.keys(filter).length === 1);
  if (definite || POSITIVE[tense] === tense) return { ...who(filter, 'subject', ctx, head), tense };
  const noun = queryNoun({ zone: 'play', where: filter ?? {} }, { det: 'no' }, ctx, { head });
  return { noun, tail: NOTHING, tense: POSITIVE[tense] };
}

/** "Gamora stuns an enemy character while attacking". */
function deed(pattern: Pattern, [ctx, asked]: Rest, does: EnglishVerb, objectHead?: string, extra?: Phrase): Phrase {
  const { tense, ...subject } = actorOf(pattern.subject, ctx, asked);
  const done = inTense(does, tense, subject.noun.many);
  const object = objectHead === undefined ? undefined : who(pattern.object, 'object', ctx, objectHead).noun.object;
  return spaced(subject.noun.subject, done, object, extra, subject.tail);
}

/** What a player does with a card: "you play a plot twist". */
function play(pattern: Pattern, [ctx, tense]: Rest, does: EnglishVerb, head: string, extra?: string): Phrase {
  const player = actor(pattern.player, ctx);
  const card = who(pattern.subject, 'subject', ctx, head);
  return spaced(player.subject, inTense(does, tense, player.many), card.noun.object, extra);
}

function actor(player: Player | undefined, ctx: Ctx): Noun {
  if (player === 'eachEnemy') return namedPlayer(ctx, 'an enemy player');
  if (player === 'eachOther') return namedPlayer(ctx, 'another player');
  if (player === undefined || player === 'eachPlayer') return namedPlayer(ctx, 'a player');
  const noun = playerNoun(player, ctx);
  if (noun.key !== undefined && noun.key !== 'thatPlayer') ctx.talk.alias.set('thatPlayer', noun.key);
  return noun;
}

function namedPlayer(ctx: Ctx, said: string): Noun {
  introduce(ctx.talk, 'thatPlayer', { head: 'player', pronoun: 'p', many: false });
  return noun([text(said)], false, 'thatPlayer');
}

function whose(player: Player | undefined, ctx: Ctx, everybody = 'the'): Phrase {
  if (player === undefined) return [text(everybody)];
  if (player === 'eachPlayer') return namedPlayer(ctx, 'each player').own;
  if (player === 'eachEnemy') return namedPlayer(ctx, 'an enemy player').own;
  return playerNoun(player, ctx).own;
}

const moment = (before: string, phase: string, everybody?: string): ((pattern: Pattern, ...rest: Rest) => Phrase) => {
  return (pattern, ctx) => words`${before} of ${whose(pattern.player, ctx, everybody)} ${phase}`;
};

/** "appears on your side" rather than "a character on your side appears". */
function appears(pattern: Pattern, ctx: Ctx, tense: Tense): Phrase {
  const yours = pattern.subject?.side === 'yours';
  const of = typeof pattern.subject?.side === 'object' ? pattern.subject.side.of : undefined;
  const subject = who(pattern.subject, 'subject', ctx, 'card', yours || of !== undefined ? ['side'] : []);
  const where = yours ? 'on your side' : of === undefined ? undefined : words`on ${playerNoun(of, ctx).own} side`;
  const how = pattern.unlessRecruitedFromHand ? 'other than by being recruited from a hand' : undefined;
  return spaced(subject.noun.subject, inTense(verb('appear'), tense, subject.noun.many), where, subject.tail, how);
}

function attacks(pattern: Pattern, ...[ctx, asked]: Rest): Phrase {
  const { amount } = pattern;
  const { tense, ...subject } = actorOf(solo(pattern.subject), ctx, asked);
  const many = subject.noun.many;
  const isTeam = pattern.subject?.combat === 'teamAttacker';
  const object = pattern.object === undefined ? undefined : who(pattern.object, 'object', ctx, 'character').noun.object;
  const others =
    amount === undefined || (typeof amount === 'number' && amount < 2)
      ? undefined
      : typeof amount === 'number'
        ? `with exactly ${numberWord(amount - 1)} other character${amount === 2 ? '' : 's'}`
        : limitedTeam(amount);
  const does = inTense(verb(others === undefined && !isTeam ? 'attack' : 'team attack'), tense, many);
  const said =
    others === undefined && !isTeam
      ? does
      : does.replace('teams attack', 'team attacks').replace('teamed attack', 'team attacked');
  const alone = amount === 1 || pattern.subject?.combat === 'soloAttacker' ? 'solo' : others;
  return spaced(subject.noun.subject, said, alone, object, subject.tail);
}

/** Attackers in all: "with two or more attackers". */
const limitedTeam = ({ is, than }: NumberBound): string =>
  `with ${is === '=' ? '' : `${THAN[is]} `}${numberWord(than)} attackers`;

/** "attacks solo" rather than "attacks while attacking solo", and so for teams. */
function solo(filter: Filter | undefined): Filter | undefined {
  if (filter?.combat !== 'soloAttacker' && filter?.combat !== 'teamAttacker') return filter;
  const { combat: _combat, ...rest } = filter;
  return rest;
}

const OBJECT_VERBS: Readonly<Partial<Record<EventName, EnglishVerb>>> = {
  strikes: verb('strike', 'struck'),
  stuns: verb('stun', 'stunned'),
  kos: KO,
  wounds: verb('wound'),
  attacks: verb('attack'),
};

/** What was done to whom, from the side of whom: "enemy character she stunned". */
export function objectOf(pattern: Pattern, ctx: Ctx, many: boolean): Phrase {
  const det = { det: many ? 'bare' : 'count' } as const;
  const object = queryNoun({ zone: 'play', where: pattern.object ?? {} }, det, ctx, { head: 'character' });
  const subject = who(pattern.subject, 'subject', ctx, 'character');
  const does = OBJECT_VERBS[pattern.on] ?? verb('affect');
  return spaced(object.object, subject.noun.subject, does.past, subject.tail);
}

/** "as a team", "with exactly three attackers". */
function attackersWords(amount: number | NumberBound): string {
  if (typeof amount !== 'number') return amount.is === '>=' && amount.than === 2 ? 'as a team' : limitedTeam(amount);
  return amount === 1 ? 'with one attacker' : `with exactly ${numberWord(amount)} attackers`;
}

/** How somebody was stunned. */
const STRUCK = [' other than by a strike in combat', ' by a strike in combat'] as const;

export const EVENTS: EventTable<Rest, Phrase> = {
  appears,
  leavesPlay: (pattern, ...rest) => deed(pattern, rest, verb('leave play', 'left play')),
  attacks,
  attackDeclared(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    const object =
      pattern.object === undefined ? undefined : who(pattern.object, 'object', ctx, 'character').noun.object;
    const team = pattern.amount === undefined ? undefined : attackersWords(pattern.amount);
    return spaced(player.subject, inTense(verb('attack'), tense, player.many), object, team);
  },
  isAttacked(pattern, ctx, tense) {
    const subject = who(pattern.subject, 'subject', ctx, 'character');
    const by =
      pattern.object === undefined
        ? undefined
        : words`by ${who(pattern.object, 'object', ctx, 'character').noun.object}`;
    return spaced(subject.noun.subject, inTense(BE, tense, subject.noun.many), 'attacked', by, subject.tail);
  },
  resolves(pattern, ctx, tense) {
    const { noun, tail } = who(pattern.subject, 'subject', ctx, 'character');
    return spaced('a combat with', noun.object, tail, inTense(verb('resolve'), tense, false));
  },
  entersCombat: (pattern, ...rest) => deed(pattern, rest, verb('enter'), undefined, [text('combat')]),
  strikes: (pattern, ...rest) => deed(pattern, rest, verb('strike', 'struck'), 'character'),
  stuns: (pattern, ...rest) =>
    deed(
      pattern,
      rest,
      verb('stun', 'stunned'),
      'character',
      pattern.in === undefined ? undefined : [text(`in ${pattern.in} combat`)],
    ),
  getsStunned: (pattern, ...rest) =>
    deed(pattern, rest, GET, undefined, [
      text(`stunned${pattern.amount === undefined ? '' : STRUCK[pattern.amount === 0 ? 0 : 1]}`),
    ]),
  kos: (pattern, ...rest) => deed(pattern, rest, KO, 'character'),
  kosAndSurvives: (pattern, ...rest) =>
    words`${deed(pattern, rest, KO, 'character')} and ${inTense(verb('survive'), rest[1], false)}`,
  collects: (pattern, ...rest) => play(pattern, rest, verb('collect'), 'character'),
  getsKod: (pattern, ...rest) => deed(pattern, rest, GET, undefined, [text("KO'd")]),
  wounds: (pattern, ...rest) => deed(pattern, rest, verb('wound'), 'character'),
  getsWounded: (pattern, ...rest) => deed(pattern, rest, GET, undefined, [text('wounded')]),
  survives(pattern, ctx, tense) {
    if (pattern.object === undefined)
      return deed(pattern, [ctx, tense], verb('survive'), undefined, [text('a combat')]);
    const subject = who(pattern.subject, 'subject', ctx, 'character');
    const object = who(pattern.object, 'object', ctx, 'character').noun.object;
    const stuns = inTense(verb('stun', 'stunned'), tense, subject.noun.many);
    return spaced(
      subject.noun.subject,
      stuns,
      object,
      'and',
      inTense(verb('survive'), tense === 'notPast' ? 'past' : tense, subject.noun.many),
      subject.tail,
    );
  },
  gainsPlus: (pattern, ...rest) => deed(pattern, rest, GET, undefined, [text('one or more +1/+1 counters')]),
  gainsMinus: (pattern, ...rest) => deed(pattern, rest, GET, undefined, [text('one or more -1/-1 counters')]),
  losesAtk: (pattern, ...rest) => deed(pattern, rest, verb('lose', 'lost'), undefined, [text('ATK')]),
  gainsDef: (pattern, ...rest) => deed(pattern, rest, verb('gain'), undefined, [text('DEF')]),
  losesDef: (pattern, ...rest) => deed(pattern, rest, verb('lose', 'lost'), undefined, [text('DEF')]),
  turnsFaceDown: (pattern, ...rest) => deed(pattern, rest, GET, undefined, [text('turned face down')]),
  gainsAtk: (pattern, ...rest) => deed(pattern, rest, verb('gain'), undefined, [text('ATK')]),
  powersUp(pattern, ctx, tense) {
    const said = deed(pattern, [ctx, tense], verb('power up'));
    if (pattern.object === undefined) return said;
    return words`${said} by discarding ${who(pattern.object, 'object', ctx, 'card').noun.object}`;
  },
  changesSides: (pattern, ...rest) => deed(pattern, rest, verb('change'), undefined, [text('sides')]),
  readies: (pattern, ...rest) => deed(pattern, rest, verb('ready')),
  exhausts: (pattern, ...rest) => deed(pattern, rest, verb('exhaust')),
  getsEquipped(pattern, ctx, tense) {
    const worn = who(pattern.object, 'object', ctx, 'equipment').noun.object;
    return deed(pattern, [ctx, tense], GET, undefined, words`equipped with ${worn}`);
  },
  paysSymbol(pattern, ctx, tense) {
    const what = pattern.symbol === undefined ? [text('a power symbol')] : withArticle(symbol(pattern.symbol));
    return deed(pattern, [ctx, tense], verb('pay', 'paid'), undefined, what);
  },
  gainsXp: (pattern, ...rest) => deed(pattern, rest, verb('gain'), undefined, [text('XP')]),
  goesToKo(pattern, ctx, tense) {
    const card = who(pattern.subject, 'subject', ctx, 'card').noun;
    const put = [inTense(BE, tense, card.many), 'put into'];
    return spaced(card.subject, ...put, whose(pattern.player, ctx), 'KO pile from anywhere');
  },
  recovers: (pattern, ...rest) => deed(pattern, rest, verb('recover')),
  turnsFaceUp: (pattern, ...rest) => deed(pattern, rest, verb('turn'), undefined, [text('face up')]),
  levelsUp: (pattern, ...rest) => deed(pattern, rest, verb('level up', 'leveled up')),
  playsPlotTwist: (pattern, ...rest) => play(pattern, rest, verb('play'), 'plot twist'),
  playsCard: (pattern, ...rest) => play(pattern, rest, verb('play'), 'card'),
  playsLocation: (pattern, ...rest) => play(pattern, rest, verb('play'), 'location'),
  usesSuperPower(pattern, ...rest) {
    const kind = pattern.symbol === undefined ? undefined : [symbol(pattern.symbol)];
    const named = spaced(
      article(kind ?? [text('super power')]),
      kind,
      'super power',
      pattern.power === undefined ? undefined : `named ${pattern.power}`,
    );
    const use = verb('use');
    if (pattern.subject !== undefined) return deed(pattern, rest, use, undefined, named);
    const player = actor(pattern.player, rest[0]);
    return spaced(player.subject, inTense(use, rest[1], player.many), named);
  },
  recruits: (pattern, ...rest) => play(pattern, rest, verb('recruit'), 'character'),
  gainsResource: (pattern, ...rest) => play(pattern, rest, verb('gain'), 'resource'),
  draws(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    return spaced(
      player.subject,
      inTense(verb('draw', 'drew', 'drawn'), tense, player.many),
      tense === 'present' ? 'one or more cards' : 'a card',
    );
  },
  drawsCard: (pattern, ...rest) => play(pattern, rest, verb('draw', 'drew', 'drawn'), 'card'),
  discards(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    const cards = tense === 'present' ? 'one or more cards' : 'a card';
    return spaced(player.subject, inTense(verb('discard'), tense, player.many), cards);
  },
  leavesHand(pattern, ctx, tense) {
    const card = who(pattern.subject, 'subject', ctx, 'card').noun;
    return spaced(card.subject, inTense(verb('leave', 'left'), tense, false), whose(pattern.player, ctx), 'hand');
  },
  revealsFromDeck(pattern, ctx, tense) {
    const said = play(pattern, [ctx, tense], verb('reveal'), 'card');
    return spaced(said, 'from', pattern.player === 'you' ? 'your' : 'their', 'deck');
  },
  reveals(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    return spaced(player.subject, inTense(verb('reveal'), tense, player.many), 'one or more cards');
  },
  takesForm(pattern, ctx, tense) {
    const form = who(pattern.subject, 'subject', ctx, 'character').noun.object;
    return spaced('a character', inTense(BE, tense, false), 'transformed into', form);
  },
  fliesOver: (pattern, ...rest) => deed(pattern, rest, verb('fly over', 'flew over', 'flown over'), 'character'),
  isRevealed: (pattern, ctx, tense) => {
    const card = who(pattern.subject, 'subject', ctx, 'card');
    const by =
      pattern.object === undefined
        ? undefined
        : words`by ${who(pattern.object, 'object', ctx, 'character').noun.object}`;
    return spaced(card.noun.subject, inTense(BE, tense, card.noun.many), 'revealed', by, card.tail);
  },
  startOfTurn: moment('at the start', 'turn', 'each'),
  startOfBuild: moment('at the start', 'Build Phase'),
  endOfBuild: (pattern, ctx, tense) => {
    const at = moment('at the end', 'Build Phase')(pattern, ctx, tense);
    if (pattern.amount === undefined) return at;
    return words`${at}, if ${playerNoun('thatPlayer', ctx).subject} didn't spend all recruit points`;
  },
  endOfFormation: moment('at the end', 'Formation Step'),
  startOfMain: moment('at the start', 'Main Phase'),
  endOfCombat: () => [text('at the end of combat')],
  endOfTurn: moment('at the end', 'turn'),
};

const MOMENTS: readonly EventName[] = [
  'startOfTurn',
  'startOfBuild',
  'endOfBuild',
  'endOfFormation',
  'startOfMain',
  'endOfCombat',
  'endOfTurn',
];
/** Moments say "at"; everything else is said to happen. */
export const isMoment = (pattern: Pattern): boolean => MOMENTS.includes(pattern.on);

export function eventWords(pattern: Pattern, ctx: Ctx, tense: Tense = 'present'): Phrase {
  return entry<Pattern, Rest, Phrase>(EVENTS, pattern.on)(pattern, ctx, tense);
}
