import type { EventName, NumberBound, Pattern } from '../../language/event.ts';
import type { Comparison, Filter, Player } from '../../language/query.ts';
import { introduce } from '../discourse.ts';
import { type EventTable, entry } from '../printer.ts';
import { NOTHING, type Phrase, spaced, symbol, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { TERMS, type Word } from './glossary.ts';
import { type Ctx, full, type Noun, noun, owned, prep, selfNoun, subject } from './noun.ts';
import { playerNoun } from './players.ts';
import { predicateWords, ROLES, said } from './predicate.ts';
import { type ItalianVerb, VERBS } from './verbs.ts';
import { inTense, numberWord, passive, type Tense } from './words.ts';

type Rest = [ctx: Ctx, tense: Tense];

interface Who {
  readonly noun: Noun;
  /** Conditions on the character itself, said after the verb: "mentre attacca in solitaria". */
  readonly tail: () => Phrase;
}

const FOUGHT = { melee: 'in un combattimento in mischia', ranged: 'in un combattimento a distanza' } as const;

const NO_TAIL = (): Phrase => NOTHING;

function whileWords(filter: Filter, self: Noun, ctx: Ctx): Phrase {
  const { self: _self, combat, ...rest } = filter;
  const role = combat === undefined ? undefined : words`mentre ${said(ROLES[combat](ctx), self)}`;
  const left = Object.keys(rest).length > 0 ? words`mentre ${predicateWords(rest, self, ctx)}` : undefined;
  return spaced(role, left);
}

/** Who or what an event is about, and under which name the effect will speak of it. */
function who(filter: Filter | undefined, role: 'subject' | 'object', ctx: Ctx, head: Word): Who {
  if (filter?.self) {
    ctx.talk.alias.set(role, 'self');
    const self = selfNoun(ctx);
    return { noun: self, tail: () => whileWords(filter, self, ctx) };
  }
  if (filter?.same !== undefined && Object.keys(filter).length === 1) {
    const key = typeof filter.same === 'object' && filter.same.cards === 'the' ? filter.same.name : undefined;
    if (key !== undefined) ctx.talk.alias.set(role, key);
    return { noun: cardsNoun(filter.same, ctx), tail: NO_TAIL };
  }
  const where = filter ?? {};
  return { noun: queryNoun({ zone: 'play', where }, { det: 'pick', count: 1 }, ctx, { head }, role), tail: NO_TAIL };
}

const POSITIVE = {
  notPast: 'past',
  notPerfect: 'perfect',
  present: 'present',
  past: 'past',
  perfect: 'perfect',
} as const;

/** "nessun personaggio ha attaccato" rather than "un personaggio non ha attaccato". */
function actorOf(
  filter: Filter | undefined,
  ctx: Ctx,
  tense: Tense,
  head: Word = TERMS.character,
): Who & { readonly tense: Tense } {
  const definite = filter?.self || (filter?.same !== undefined && Object.keys(filter).length === 1);
  if (definite || POSITIVE[tense] === tense) return { ...who(filter, 'subject', ctx, head), tense };
  const nobody = queryNoun({ zone: 'play', where: filter ?? {} }, { det: 'no' }, ctx, { head });
  return { noun: nobody, tail: NO_TAIL, tense: POSITIVE[tense] };
}

const person = (of: Noun): { readonly you: boolean; readonly many: boolean } => ({
  you: of.pronoun === 'you',
  many: of.many,
});

/** "Gamora stordisce un personaggio nemico mentre attacca". */
function deed(
  pattern: Pattern,
  [ctx, asked]: Rest,
  does: ItalianVerb,
  objectHead?: Word,
  extra?: string | Phrase,
): Phrase {
  const { tense, ...actor } = actorOf(pattern.subject, ctx, asked);
  const named = subject(actor.noun, ctx);
  const done = inTense(does, tense, person(actor.noun), actor.noun);
  const object = objectHead === undefined ? undefined : full(who(pattern.object, 'object', ctx, objectHead).noun);
  return spaced(named, done, object, extra, actor.tail());
}

/** "viene stordito" */
function suffered(pattern: Pattern, [ctx, asked]: Rest, participle: string, extra?: string, by?: Word): Phrase {
  const { tense, ...actor } = actorOf(pattern.subject, ctx, asked);
  const named = subject(actor.noun, ctx);
  const done = passive(participle, tense, person(actor.noun), actor.noun);
  const agent =
    by === undefined || pattern.object === undefined
      ? undefined
      : prep('da', who(pattern.object, 'object', ctx, by).noun, ctx);
  return spaced(named, done, extra, agent, actor.tail());
}

/** What a player does with a card: "giochi un colpo di scena". */
function play(pattern: Pattern, [ctx, tense]: Rest, does: ItalianVerb, head: Word, extra?: Phrase): Phrase {
  const player = actor(pattern.player, ctx);
  const named = subject(player, ctx);
  const card = who(pattern.subject, 'subject', ctx, head);
  return spaced(named, inTense(does, tense, person(player), player), full(card.noun), extra);
}

function actor(player: Player | undefined, ctx: Ctx): Noun {
  if (player === 'eachEnemy') return namedPlayer(ctx, 'un giocatore nemico');
  if (player === 'eachOther') return namedPlayer(ctx, 'un altro giocatore');
  if (player === undefined || player === 'eachPlayer') return namedPlayer(ctx, 'un giocatore');
  const known = playerNoun(player, ctx);
  if (known.key !== undefined && known.key !== 'thatPlayer') ctx.talk.alias.set('thatPlayer', known.key);
  return known;
}

function namedPlayer(ctx: Ctx, words_: string): Noun {
  introduce(ctx.talk, 'thatPlayer', { head: TERMS.player.one, pronoun: TERMS.player.one, many: false });
  return noun([text(words_)], { gender: 'm', many: false }, 'thatPlayer');
}

/** "all'inizio del tuo turno", "alla fine del turno". */
const moment =
  (before: string, phase: Word) =>
  (pattern: Pattern, ctx: Ctx): Phrase => {
    const { player } = pattern;
    if (player === undefined)
      return words`${before} ${prep('di', noun([text(phase.one)], { ...phase, many: false }, undefined, true), ctx)}`;
    const whose =
      player === 'eachPlayer'
        ? namedPlayer(ctx, 'ogni giocatore')
        : player === 'eachEnemy'
          ? actor(player, ctx)
          : playerNoun(player, ctx);
    return words`${before} ${prep('di', owned(phase, whose), ctx)}`;
  };

const phase = (one: string, gender: Word['gender'] = 'f'): Word => ({ one, many: one, gender });

function attacks(pattern: Pattern, ...[ctx, asked]: Rest): Phrase {
  const { amount } = pattern;
  const solo = amount === 1 || pattern.subject?.combat === 'soloAttacker';
  const isTeam = pattern.subject?.combat === 'teamAttacker';
  const { tense, ...actor } = actorOf(solo || isTeam ? withoutRole(pattern.subject) : pattern.subject, ctx, asked);
  const named = subject(actor.noun, ctx);
  const does = inTense(VERBS.attack, tense, person(actor.noun), actor.noun);
  const object =
    pattern.object === undefined ? undefined : full(who(pattern.object, 'object', ctx, TERMS.character).noun);
  const others =
    amount === undefined || (typeof amount === 'number' && amount < 2)
      ? undefined
      : typeof amount !== 'number'
        ? attackersWords(amount)
        : `in squadra con esattamente ${amount === 2 ? 'un altro personaggio' : `altri ${numberWord(amount - 1)} personaggi`}`;
  const how = solo ? 'in solitaria' : isTeam && others === undefined ? 'in squadra' : others;
  return spaced(named, does, how, object, actor.tail());
}

function withoutRole(filter: Filter | undefined): Filter | undefined {
  if (filter === undefined) return undefined;
  const { combat: _combat, ...rest } = filter;
  return rest;
}

const OBJECT_VERBS: Readonly<Partial<Record<EventName, ItalianVerb>>> = {
  strikes: VERBS.strike,
  stuns: VERBS.stun,
  kos: VERBS.ko,
  wounds: VERBS.wound,
  attacks: VERBS.attack,
};

/** What was done to whom, from the side of whom: "personaggio nemico che ha stordito". */
export function objectOf(pattern: Pattern, ctx: Ctx, many: boolean, span: string): Noun {
  const det = { det: many ? 'bare' : 'count' } as const;
  const object = queryNoun({ zone: 'play', where: pattern.object ?? {} }, det, ctx, { head: TERMS.character });
  const { noun: doer } = who(pattern.subject, 'subject', ctx, TERMS.character);
  const done = inTense(OBJECT_VERBS[pattern.on] ?? VERBS.attack, 'past', person(doer), doer);
  const named = doer.pronoun === undefined ? full(doer) : undefined;
  return { ...object, said: spaced(object.said, 'che', named, done, span) };
}

const COUNTERS = { plus: 'uno o più segnalini +1/+1', minus: 'uno o più segnalini -1/-1' } as const;

const LIMITS: Readonly<Record<Comparison, string>> = {
  '<': 'meno di',
  '<=': 'al massimo',
  '=': 'esattamente',
  '>=': 'almeno',
  '>': 'più di',
};

/** "in squadra", "con esattamente tre attaccanti". */
function attackersWords(amount: number | NumberBound): string {
  const { is, than } = typeof amount === 'number' ? ({ is: '=', than: amount } as const) : amount;
  if (is === '>=' && than === 2) return 'in squadra';
  return `con ${LIMITS[is]} ${numberWord(than)} ${than === 1 ? TERMS.attacker.one : TERMS.attacker.many}`;
}

/** How somebody was stunned. */
const STRUCK = ['in altro modo che da un colpo in combattimento', 'da un colpo in combattimento'] as const;

export const EVENTS: EventTable<Rest, Phrase> = {
  appears: (pattern, ...rest) => appears(pattern, ...rest),
  leavesPlay: (pattern, ...rest) => deed(pattern, rest, VERBS.leave, undefined, 'il gioco'),
  attacks,
  attackDeclared(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    const named = subject(player, ctx);
    const object =
      pattern.object === undefined ? undefined : full(who(pattern.object, 'object', ctx, TERMS.character).noun);
    const team = pattern.amount === undefined ? undefined : attackersWords(pattern.amount);
    return spaced(named, inTense(VERBS.attack, tense, person(player), player), team, object);
  },
  isAttacked: (pattern, ...rest) => suffered(pattern, rest, 'attaccato', undefined, TERMS.character),
  resolves(pattern, ctx) {
    const { noun, tail } = who(pattern.subject, 'subject', ctx, TERMS.character);
    return spaced('un combattimento con', full(noun), tail(), 'si risolve');
  },
  entersCombat: (pattern, ...rest) => deed(pattern, rest, VERBS.enter, undefined, 'in combattimento'),
  strikes: (pattern, ...rest) => deed(pattern, rest, VERBS.strike, TERMS.character),
  stuns: (pattern, ...rest) =>
    deed(pattern, rest, VERBS.stun, TERMS.character, pattern.in === undefined ? undefined : FOUGHT[pattern.in]),
  getsStunned(pattern, ...rest) {
    const how = pattern.amount === undefined ? undefined : STRUCK[pattern.amount === 0 ? 0 : 1];
    return suffered(pattern, rest, 'stordito', how);
  },
  kos: (pattern, ...rest) => deed(pattern, rest, VERBS.ko, TERMS.character),
  kosAndSurvives: (pattern, ...rest) =>
    words`${deed(pattern, rest, VERBS.ko, TERMS.character)} e ${inTense(VERBS.survive, rest[1], { you: false, many: false }, { gender: 'm', many: false })}`,
  collects: (pattern, ...rest) => play(pattern, rest, VERBS.collect, TERMS.character),
  getsKod: (pattern, ...rest) => suffered(pattern, rest, 'messo', 'KO'),
  wounds: (pattern, ...rest) => deed(pattern, rest, VERBS.wound, TERMS.character),
  getsWounded: (pattern, ...rest) => suffered(pattern, rest, 'ferito'),
  survives(pattern, ctx, tense) {
    if (pattern.object === undefined)
      return deed(pattern, [ctx, tense], VERBS.survive, undefined, 'a un combattimento');
    const actor = who(pattern.subject, 'subject', ctx, TERMS.character);
    const named = subject(actor.noun, ctx);
    const stuns = inTense(VERBS.stun, tense, person(actor.noun), actor.noun);
    const object = full(who(pattern.object, 'object', ctx, TERMS.character).noun);
    const lives = inTense(VERBS.survive, tense, person(actor.noun), actor.noun);
    return spaced(named, stuns, object, 'e', lives, actor.tail());
  },
  gainsPlus: (pattern, ...rest) => deed(pattern, rest, VERBS.get, undefined, COUNTERS.plus),
  gainsMinus: (pattern, ...rest) => deed(pattern, rest, VERBS.get, undefined, COUNTERS.minus),
  losesAtk: (pattern, ...rest) => deed(pattern, rest, VERBS.lose, undefined, 'ATK'),
  gainsDef: (pattern, ...rest) => deed(pattern, rest, VERBS.gain, undefined, 'DEF'),
  losesDef: (pattern, ...rest) => deed(pattern, rest, VERBS.lose, undefined, 'DEF'),
  turnsFaceDown: (pattern, ...rest) => suffered(pattern, rest, 'coperto'),
  gainsAtk: (pattern, ...rest) => deed(pattern, rest, VERBS.gain, undefined, 'ATK'),
  powersUp(pattern, ctx, tense) {
    const said = deed(pattern, [ctx, tense], VERBS.powerUp);
    if (pattern.object === undefined) return said;
    return words`${said} scartando ${full(who(pattern.object, 'object', ctx, TERMS.card).noun)}`;
  },
  changesSides: (pattern, ...rest) => deed(pattern, rest, VERBS.change, undefined, 'parte'),
  readies: (pattern, ...rest) => suffered(pattern, rest, 'approntato'),
  exhausts: (pattern, ...rest) => suffered(pattern, rest, 'esaurito'),
  getsEquipped(pattern, ctx, tense) {
    const worn = full(who(pattern.object, 'object', ctx, TERMS.equipment).noun);
    return spaced(suffered(pattern, [ctx, tense], 'equipaggiato'), 'con', worn);
  },
  paysSymbol(pattern, ctx, tense) {
    const what = pattern.symbol === undefined ? [text('un simbolo')] : [symbol(pattern.symbol)];
    return deed(pattern, [ctx, tense], VERBS.pay, undefined, what);
  },
  gainsXp: (pattern, ...rest) => deed(pattern, rest, VERBS.gain, undefined, 'XP'),
  goesToKo(pattern, ctx, tense) {
    const card = who(pattern.subject, 'subject', ctx, TERMS.card).noun;
    const named = subject(card, ctx);
    const pile = owned(TERMS.ko, actor(pattern.player, ctx));
    return spaced(named, passive('messo', tense, person(card), card), prep('in', pile, ctx), 'da qualsiasi luogo');
  },
  recovers: (pattern, ...rest) => deed(pattern, rest, VERBS.recover),
  turnsFaceUp: (pattern, ...rest) => suffered(pattern, rest, 'scoperto'),
  levelsUp: (pattern, ...rest) => deed(pattern, rest, VERBS.levelUp),
  playsPlotTwist: (pattern, ...rest) => play(pattern, rest, VERBS.play, TERMS.plotTwist),
  playsCard: (pattern, ...rest) => play(pattern, rest, VERBS.play, TERMS.card),
  playsLocation: (pattern, ...rest) => play(pattern, rest, VERBS.play, TERMS.location),
  usesSuperPower(pattern, ...rest) {
    const kind = pattern.symbol === undefined ? undefined : [symbol(pattern.symbol)];
    const called = pattern.power === undefined ? undefined : `chiamato ${pattern.power}`;
    const named = spaced('un superpotere', kind, called);
    if (pattern.subject !== undefined) return deed(pattern, rest, VERBS.use, undefined, named);
    const [ctx, tense] = rest;
    const player = actor(pattern.player, ctx);
    return spaced(subject(player, ctx), inTense(VERBS.use, tense, person(player), player), named);
  },
  recruits: (pattern, ...rest) => play(pattern, rest, VERBS.recruit, TERMS.character),
  gainsResource: (pattern, ...rest) => play(pattern, rest, VERBS.get, TERMS.resource),
  draws(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    const cards = tense === 'present' ? 'una o più carte' : 'una carta';
    return spaced(subject(player, ctx), inTense(VERBS.draw, tense, person(player), player), cards);
  },
  drawsCard: (pattern, ...rest) => play(pattern, rest, VERBS.draw, TERMS.card),
  discards(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    const cards = tense === 'present' ? 'una o più carte' : 'una carta';
    return spaced(subject(player, ctx), inTense(VERBS.discard, tense, person(player), player), cards);
  },
  leavesHand(pattern, ctx, tense) {
    const card = who(pattern.subject, 'subject', ctx, TERMS.card).noun;
    const whose = owned(
      TERMS.hand,
      pattern.player === undefined
        ? noun([text('un giocatore')], { gender: 'm', many: false })
        : actor(pattern.player, ctx),
    );
    return spaced(subject(card, ctx), inTense(VERBS.leave, tense, person(card), card), full(whose));
  },
  revealsFromDeck(pattern, ctx, tense) {
    return play(pattern, [ctx, tense], VERBS.reveal, TERMS.card, [
      text(pattern.player === 'you' ? 'dal tuo mazzo' : 'dal suo mazzo'),
    ]);
  },
  reveals(pattern, ctx, tense) {
    const player = actor(pattern.player, ctx);
    return spaced(subject(player, ctx), inTense(VERBS.reveal, tense, person(player), player), 'una o più carte');
  },
  takesForm: (pattern, ...rest) => suffered(pattern, rest, 'trasformato', 'in questa carta'),
  fliesOver: (pattern, ...rest) => deed(pattern, rest, VERBS.flyOver, TERMS.character),
  isRevealed: (pattern, ...rest) => suffered(pattern, rest, 'rivelato', undefined, TERMS.card),
  startOfTurn: (pattern, ctx) =>
    pattern.player === undefined ? [text("all'inizio di ogni turno")] : moment("all'inizio", TERMS.turn)(pattern, ctx),
  startOfBuild: moment("all'inizio", phase('fase di costruzione')),
  endOfBuild: (pattern, ctx) => {
    const at = moment('alla fine', phase('fase di costruzione'))(pattern, ctx);
    return pattern.amount === undefined ? at : words`${at}, se non ha speso tutti i punti reclutamento`;
  },
  endOfFormation: moment('alla fine', phase('passo di formazione', 'm')),
  startOfMain: moment("all'inizio", phase('fase principale')),
  endOfCombat: () => [text('alla fine del combattimento')],
  endOfTurn: moment('alla fine', TERMS.turn),
};

/** "quando appare un personaggio nemico": newcomers come after the verb. */
function appears(pattern: Pattern, ...[ctx, asked]: Rest): Phrase {
  const { tense, ...actor } = actorOf(pattern.subject, ctx, asked, TERMS.card);
  const named = subject(actor.noun, ctx);
  const does = inTense(VERBS.appear, tense, person(actor.noun), actor.noun);
  const how = pattern.unlessRecruitedFromHand ? 'senza essere reclutato da una mano' : undefined;
  return pattern.subject?.self ? spaced(named, does, actor.tail(), how) : spaced(does, named, how);
}

const MOMENTS: readonly EventName[] = [
  'startOfTurn',
  'endOfBuild',
  'startOfBuild',
  'endOfFormation',
  'startOfMain',
  'endOfCombat',
  'endOfTurn',
];
export const isMoment = (pattern: Pattern): boolean => MOMENTS.includes(pattern.on);

export function eventWords(pattern: Pattern, ctx: Ctx, tense: Tense = 'present'): Phrase {
  return entry<Pattern, Rest, Phrase>(EVENTS, pattern.on)(pattern, ctx, tense);
}
