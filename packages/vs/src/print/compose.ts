import type { Effect, Effects } from '../language/effect.ts';
import type { Cards, Player } from '../language/query.ts';
import type { Discourse } from './discourse.ts';
import { capital, isEmpty, join, type Phrase, plain, sentence, spaced, words } from './token.ts';

/** One thing that is done. It is said in the form the sentence around it needs. */
export interface Clause<Form, Noun> {
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

interface Talking {
  readonly talk: Discourse;
}

/** What a language brings to the making of sentences. */
export interface Grammar<Form, Noun, Ctx extends Talking> {
  readonly clauseOf: (effect: Effect, ctx: Ctx) => Clause<Form, Noun>;
  readonly imperative: Form;
  readonly formFor: (subject: Noun) => Form;
  readonly subject: (noun: Noun, ctx: Ctx) => Phrase;
  readonly list: (parts: readonly Phrase[]) => Phrase;
  /** Between clauses with different subjects. */
  readonly and: string;
  readonly afterwards: string;
  /** Verbs that need not be repeated: "put one into your hand and the rest on the bottom". */
  readonly shared: readonly string[];
  /** The verb of "choose A and B", behind which a new sentence begins. */
  readonly choosing: string;
  readonly chosenPlayer: (among: 'enemies' | 'others' | 'all') => string;
  /** Two effects that read as one. */
  readonly together: (one: Effect, other: Effect, ctx: Ctx) => Clause<Form, Noun> | undefined;
}

export interface Composer<Form, Noun, Ctx> {
  /**
   * Effects as sentences without capitals and stops. What one subject does is joined, as long as it stays readable;
   * `tight` joins whatever can be joined, for effects that hang on one condition.
   */
  readonly sentences: (effects: Effects, ctx: Ctx, tight?: boolean) => Phrase[];
  /** A clause with its subject and verb: "draw a card", "he gains 1 XP". */
  readonly spoken: (clause: Clause<Form, Noun>, ctx: Ctx) => Phrase;
  /** What somebody named before does, without the subject: "discards a card and draws a card". */
  readonly deeds: (effects: Effects, ctx: Ctx, key: string | undefined, form: Form) => Phrase;
  /**
   * Whether this is a choice that a later effect makes in passing; it then has been prepared. Of "up to one character"
   * nobody can say "that character" afterwards: there may be none.
   */
  readonly inPassing: (effects: Effects, at: number, ctx: Ctx) => boolean;
}

/** Sentences longer than this are not made longer still. */
const LONG = 95;

interface Run<Form> {
  readonly subject: string | undefined;
  readonly form: Form;
  /** More can be joined to it. */
  readonly open: boolean;
  readonly verbs: (string | undefined)[];
  readonly parts: Phrase[];
}

export function composer<Form, Noun, Ctx extends Talking>(
  grammar: Grammar<Form, Noun, Ctx>,
): Composer<Form, Noun, Ctx> {
  type OwnClause = Clause<Form, Noun>;
  const { clauseOf, imperative, formFor, subject } = grammar;

  const keyOf = (clause: OwnClause): string | undefined =>
    clause.subject === undefined ? undefined : (clause.subject.key ?? 'nobody');

  function joins(run: Run<Form>, clause: OwnClause): boolean {
    const { choosing } = grammar;
    const full = run.verbs.length > 1 && run.verbs.every((verb) => verb === choosing) && clause.verb !== choosing;
    return run.open && !full && !clause.finite && keyOf(clause) === run.subject;
  }

  function start(clause: OwnClause, ctx: Ctx): Run<Form> {
    const noun = clause.subject?.noun();
    const form = noun === undefined ? imperative : formFor(noun);
    const named = noun === undefined ? undefined : subject(noun, ctx);
    const parts = [spaced(named, clause.say(form))];
    return { subject: keyOf(clause), form, open: !clause.finite, verbs: [clause.verb], parts };
  }

  function extend(run: Run<Form>, clause: OwnClause): void {
    const said = clause.say(run.form);
    const { verb = '' } = clause;
    const shared = grammar.shared.includes(verb) && run.verbs.every((before) => before === verb);
    run.verbs.push(clause.verb);
    if (clause.next) run.parts.push(words`${grammar.afterwards} ${said}`);
    else run.parts.push(shared ? withoutFirstWord(said) : said);
  }

  function joined(parts: readonly Phrase[]): Phrase {
    const first = parts.at(-1)?.[0];
    const then = parts.length > 1 && first?.kind === 'text' && first.text.startsWith(`${grammar.afterwards} `);
    return then ? join([grammar.list(parts.slice(0, -1)), parts.at(-1)], ', ') : grammar.list(parts);
  }

  function spoken(clause: OwnClause, ctx: Ctx): Phrase {
    if (clause.subject === undefined) return clause.say(imperative);
    const noun = clause.subject.noun();
    const named = subject(noun, ctx);
    return spaced(named, clause.say(formFor(noun)));
  }

  function inPassing(effects: Effects, at: number, ctx: Ctx): boolean {
    const effect = effects[at];
    const next = effects[at + 1];
    if (next === undefined) return false;
    if (effect.verb === 'choose' && isUpTo(effect.cards) && effects.slice(at + 1).some(speaksOf(effect.cards.name))) {
      ctx.talk.later.set(effect.cards.name, effect.cards);
      return true;
    }
    if (effect.verb !== 'choosePlayer') return false;
    const { player } = effect;
    if (!isNamedPick(player) || clauseOf(next, ctx).subject?.key !== player.name) return false;
    ctx.talk.passing.set(player.name, grammar.chosenPlayer(player.among));
    return true;
  }

  function sentences(effects: Effects, ctx: Ctx, tight = false): Phrase[] {
    const out: Phrase[] = [];
    let run: Run<Form> | undefined;
    const flush = (): void => {
      if (run !== undefined) out.push(joined(run.parts));
      run = undefined;
    };
    for (let at = 0; at < effects.length; at++) {
      if (inPassing(effects, at, ctx)) continue;
      const other = effects[at + 1];
      const pair = other === undefined ? undefined : grammar.together(effects[at], other, ctx);
      const clause = pair ?? clauseOf(effects[at], ctx);
      if (pair !== undefined) at++;
      if (clause.alone) {
        flush();
        const said = clause.say(imperative);
        if (!isEmpty(said)) out.push(said);
      } else if (run !== undefined && joins(run, clause) && (tight || clause.next || length(run) < LONG)) {
        extend(run, clause);
      } else if (run !== undefined && tight) {
        run = { ...run, open: false, parts: [join([joined(run.parts), spoken(clause, ctx)], grammar.and)] };
      } else {
        flush();
        run = start(clause, ctx);
      }
    }
    flush();
    return out;
  }

  function deeds(effects: Effects, ctx: Ctx, key: string | undefined, form: Form): Phrase {
    const parts = effects.map((effect) => {
      const clause = clauseOf(effect, ctx);
      if (clause.finite || clause.alone) return clause.say(imperative);
      if (clause.subject === undefined || clause.subject.key === key) return clause.say(form);
      return spoken(clause, ctx);
    });
    return joined(parts.filter((part) => !isEmpty(part)));
  }

  return { sentences, spoken, deeds, inPassing };
}

type NamedPick = Extract<Player, { readonly player: 'pick' }> & { readonly name: string };
const isNamedPick = (player: Player): player is NamedPick =>
  typeof player === 'object' && player.player === 'pick' && player.name !== undefined;

type UpTo = Extract<Cards, { readonly cards: 'pick' }> & { readonly name: string };
const isUpTo = (cards: Cards): cards is UpTo =>
  typeof cards === 'object' && cards.cards === 'pick' && typeof cards.count === 'object' && cards.name !== undefined;

/** Whether an instruction is about the cards of this name, rather than something inside it. */
const speaksOf =
  (name: string) =>
  (effect: Effect): boolean =>
    'cards' in effect && typeof effect.cards === 'object' && effect.cards.cards === 'the' && effect.cards.name === name;

const length = <Form>(run: Run<Form>): number => run.parts.reduce((sum, part) => sum + plain(part, 'en').length, 0);

function withoutFirstWord(said: Phrase): Phrase {
  const [first, ...rest] = said;
  return first?.kind === 'text' ? words`${first.text.replace(/^\S+ /, '')}${rest}` : said;
}

/** All sentences after an opening such as "If it's a location, "; only the first is joined to it. */
export function after(opening: Phrase, said: readonly Phrase[]): Phrase {
  const [first, ...rest] = said;
  return join([words`${opening}${first}`, ...rest.map(capital)], '. ');
}

/** A body of text: every sentence with its capital and its stop. */
export const paragraph = (said: readonly Phrase[]): Phrase => join(said.map(sentence), ' ');

/** So many XP and nothing else, for the character itself. */
export function plainXp(effects: Effects): number | undefined {
  const [only, ...rest] = effects;
  if (only?.verb !== 'gainXp' || rest.length > 0 || only.cards !== 'self') return undefined;
  return typeof only.count === 'number' ? only.count : undefined;
}
