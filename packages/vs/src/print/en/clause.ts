import type { Effect, Effects } from '../../language/effect.ts';
import type { Cards } from '../../language/query.ts';
import { capital, isEmpty, join, type Part, type Phrase, plain, sentence, spaced, words } from '../token.ts';
import { cardsNoun } from './cards.ts';
import { SIMPLE_VERBS } from './character-effects.ts';
import { effectClause } from './effect.ts';
import type { Ctx, Noun } from './noun.ts';
import { SOME_PLAYER } from './players.ts';
import type { EnglishVerb, Form } from './words.ts';

/** One thing that is done. It is said in the form the sentence around it needs. */
export interface Clause {
  /** Who does it; if absent, the reader is told to. */
  readonly subject?: { readonly key: string | undefined; readonly noun: () => Noun };
  readonly say: (form: Form) => Phrase;
  /** Its first word; a second clause with the same need not repeat it. */
  readonly verb?: string;
  /** Stands in a sentence of its own. */
  readonly alone?: true;
  /** Has its verb already: "you may draw a card". */
  readonly finite?: true;
  /** Follows with ", then". */
  readonly next?: true;
  /** The subject itself may decide to do it: "he may attack". */
  readonly free?: true;
}

/** What the reader does: "draw two cards". The rest is said after the verb. */
export const act = (verb: EnglishVerb, rest: () => readonly Part[]): Clause => ({
  say: (form) => spaced(verb[form], ...rest()),
  verb: verb.base,
});

/** What somebody else does. */
export const does = (key: string | undefined, noun: () => Noun, say: (form: Form) => Phrase): Clause => ({
  subject: { key, noun },
  say,
});

export const finite = (say: () => Phrase): Clause => ({ say, finite: true });
export const alone = (say: () => Phrase): Clause => ({ say, alone: true });

/** A clause with its subject and verb: "draw a card", "he gains 1 XP". */
export function spoken(clause: Clause): Phrase {
  if (clause.subject === undefined) return clause.say('base');
  const noun = clause.subject.noun();
  return spaced(noun.subject, clause.say(noun.many ? 'base' : 'third'));
}

/** Sentences longer than this are not made longer still. */
const LONG = 95;
/** Verbs that need not be repeated: "put one into your hand and the rest on the bottom". */
const SHARED = ['put', 'choose'];

interface Run {
  readonly subject: string | undefined;
  readonly form: Form;
  /** More can be joined to it. */
  readonly open: boolean;
  readonly verbs: (string | undefined)[];
  readonly parts: Phrase[];
}

const length = (run: Run): number => run.parts.reduce((sum, part) => sum + plain(part, 'en').length, 0);

/**
 * Effects as sentences without capitals and stops. What one subject does is joined, as long as it stays readable;
 * `tight` joins whatever can be joined, for effects that hang on one condition.
 */
export function sentences(effects: Effects, ctx: Ctx, tight = false): Phrase[] {
  const out: Phrase[] = [];
  let run: Run | undefined;
  const flush = (): void => {
    if (run !== undefined) out.push(joined(run.parts));
    run = undefined;
  };
  for (let at = 0; at < effects.length; at++) {
    if (inPassing(effects, at, ctx)) continue;
    const pair = together(effects[at], effects[at + 1], ctx);
    const clause = pair ?? effectClause(effects[at], ctx);
    if (pair !== undefined) at++;
    if (clause.alone) {
      flush();
      const said = clause.say('base');
      if (!isEmpty(said)) out.push(said);
    } else if (run !== undefined && joins(run, clause) && (tight || clause.next || length(run) < LONG)) {
      extend(run, clause);
    } else if (run !== undefined && tight) {
      run = { ...run, open: false, parts: [join([joined(run.parts), spoken(clause)], ', and ')] };
    } else {
      flush();
      run = start(clause);
    }
  }
  flush();
  return out;
}

const keyOf = (clause: Clause): string | undefined =>
  clause.subject === undefined ? undefined : (clause.subject.key ?? 'nobody');

/** "Choose A and B" is full; what is done with them is another sentence. */
function joins(run: Run, clause: Clause): boolean {
  const full = run.verbs.length > 1 && run.verbs.every((verb) => verb === 'choose') && clause.verb !== 'choose';
  return run.open && !full && !clause.finite && keyOf(clause) === run.subject;
}

function start(clause: Clause): Run {
  const noun = clause.subject?.noun();
  const form: Form = noun === undefined || noun.many ? 'base' : 'third';
  const said = clause.say(form);
  const parts = [noun === undefined ? said : spaced(noun.subject, said)];
  return { subject: keyOf(clause), form, open: !clause.finite, verbs: [clause.verb], parts };
}

function extend(run: Run, clause: Clause): void {
  const said = clause.say(run.form);
  const shared =
    clause.verb !== undefined && SHARED.includes(clause.verb) && run.verbs.every((verb) => verb === clause.verb);
  run.verbs.push(clause.verb);
  if (clause.next) run.parts.push(words`then ${said}`);
  else run.parts.push(shared ? withoutVerb(said, clause.verb ?? '') : said);
}

function withoutVerb(said: Phrase, verb: string): Phrase {
  const [first, ...rest] = said;
  return first?.kind === 'text' ? words`${first.text.slice(verb.length + 1)}${rest}` : said;
}

/** A choice of player that the next sentence can make in passing: "an enemy player of your choice discards a card". */
export function inPassing(effects: Effects, at: number, ctx: Ctx): boolean {
  const effect = effects[at];
  const next = effects[at + 1];
  if (effect.verb !== 'choosePlayer' || next === undefined) return false;
  const { player } = effect;
  if (typeof player !== 'object' || player.player !== 'pick' || player.name === undefined) return false;
  if (effectClause(next, ctx).subject?.key !== player.name) return false;
  ctx.talk.passing.set(player.name, `${SOME_PLAYER[player.among]} of your choice`);
  return true;
}

/** Two effects that read as one: "recover and ready him", "put Magik and that character into their owners' hands". */
function together(one: Effect, other: Effect | undefined, ctx: Ctx): Clause | undefined {
  if (other === undefined) return undefined;
  const first = simple(one);
  const second = simple(other);
  if (first !== undefined && second !== undefined && isSame(first.cards, second.cards)) {
    return act(first.verb, () => ['and', second.verb.base, cardsNoun(first.cards, ctx).object]);
  }
  if (one.verb === 'toHand' && other.verb === 'toHand') {
    return {
      verb: 'put',
      say: (form) =>
        words`${form === 'base' ? 'put' : 'puts'} ${cardsNoun(one.cards, ctx).object} and ${cardsNoun(other.cards, ctx, { full: true }).object} into their owners' hands`,
    };
  }
  return undefined;
}

function simple(effect: Effect): { readonly verb: EnglishVerb; readonly cards: Cards } | undefined {
  for (const [name, verb] of Object.entries(SIMPLE_VERBS)) {
    if (effect.verb === name && 'cards' in effect) return { verb, cards: effect.cards };
  }
  return undefined;
}

const isSame = (one: Cards, other: Cards): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.cards === 'the' &&
    other.cards === 'the' &&
    one.name === other.name);

function joined(parts: readonly Phrase[]): Phrase {
  const first = parts.at(-1)?.[0];
  const then = parts.length > 1 && first?.kind === 'text' && first.text.startsWith('then ');
  if (!then) return join(parts, ', ', ', and ', ' and ');
  return join([join(parts.slice(0, -1), ', ', ' and '), parts.at(-1)], ', ');
}

/** All sentences after an opening such as "If it's a location, "; only the first is joined to it. */
export function after(opening: Phrase, said: readonly Phrase[]): Phrase {
  const [first, ...rest] = said;
  return join([words`${opening}${first}`, ...rest.map(capital)], '. ');
}

/** A body of text: every sentence with its capital and its stop. */
export const paragraph = (said: readonly Phrase[]): Phrase => join(said.map(sentence), ' ');

/** What somebody named before does, in one sentence without the subject: "discards a card and draws a card". */
export function deeds(effects: Effects, ctx: Ctx, key: string | undefined, form: Form): Phrase {
  const parts = effects.map((effect) => {
    const clause = effectClause(effect, ctx);
    if (clause.finite || clause.alone) return clause.say('base');
    if (clause.subject === undefined || clause.subject.key === key) return clause.say(form);
    return spoken(clause);
  });
  return joined(parts.filter((part) => !isEmpty(part)));
}
