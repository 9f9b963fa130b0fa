import type { Option, Seat } from '@longbox/kernel';
import type { Offered, Stage } from './adapter.ts';
import type { Line } from './format.ts';
import { isVerbOf, isWord, type Playing, printOption, printWord, verbOf, type Word, wordsOf } from './names.ts';
import { printWords } from './read-line.ts';

/** The choices a line comes to, or how far it got. */
export type Match =
  | { readonly ok: true; readonly choices: readonly number[] }
  | { readonly ok: false; readonly stuck: Stuck };

export interface Stuck {
  /** Where the line could not go on, and the words it had not used by then. */
  readonly stage: Stage;
  readonly left: readonly string[];
  /** Options between which the line does not decide. */
  readonly between: readonly string[];
}

/**
 * Finds the choices that say what the line says. The first option is one of the line's verb and, unless the line is a plain list,
 * uses its first word; the words that are left answer the decisions after it, as far as the verb's `goesOn` allows. Tries all ways, since cards are
 * picked in an order that the line need not know.
 */
export function matchLine(playing: Playing, seat: Seat, line: Line): Match {
  const spelling = playing.adapter.verbs[line.verb];
  return search(
    { playing, seat, line, ordered: spelling.ordered === true, goesOn: spelling.goesOn ?? [] },
    playing.stage,
    line.words,
    undefined,
  );
}

interface Search {
  readonly playing: Playing;
  readonly seat: Seat;
  readonly line: Line;
  readonly ordered: boolean;
  readonly goesOn: readonly string[];
}

/** `before` are the options of the decision just answered by this line. */
function search(s: Search, stage: Stage, left: readonly string[], before: readonly Offered[] | undefined): Match {
  if (before !== undefined && left.length === 0) return { ok: true, choices: closingChoices(s, stage) };
  const stuck = { stage, left, between: [] };
  const here = { ...s.playing, stage };
  const mine = stage.decision()?.seat === s.seat ? stage.options() : [];
  const free = before === undefined && stage.decision() !== undefined ? stage.always(s.seat) : [];
  const fits = [...mine, ...free].flatMap((offered) => fitOf(s, here, offered, left, before === undefined));
  const chosen = fits.some((fit) => fit.whole) ? fits.filter((fit) => fit.whole) : fits;
  const unclear = unclearOptions(here, s, chosen);
  if (unclear.length > 0) return { ok: false, stuck: { ...stuck, between: unclear } };
  let deepest: Stuck = stuck;
  for (const fit of chosen) {
    const next = stage.clone();
    next.apply(fit.offered.choice);
    const rest = search(s, next, fit.left, mine);
    if (rest.ok) return { ok: true, choices: [fit.offered.choice, ...rest.choices] };
    if (rest.stuck.left.length < deepest.left.length || rest.stuck.between.length > 0) deepest = rest.stuck;
  }
  return isForced(s, here, left, before, mine) ? { ok: true, choices: [] } : { ok: false, stuck: deepest };
}

interface Fit {
  readonly offered: Offered;
  /** The line names every word of the option. */
  readonly whole: boolean;
  readonly left: readonly string[];
}

function fitOf(s: Search, here: Playing, offered: Offered, words: readonly string[], first: boolean): Fit[] {
  const verb = first ? s.line.verb : s.goesOn.find((one) => isVerbOf(here, one, offered.option));
  if (verb === undefined || !isVerbOf(here, verb, offered.option)) return [];
  // The first word has a role of its own, except in a plain list.
  const leads = first && !s.goesOn.includes(s.line.verb);
  const left = words.slice();
  let whole = true;
  for (const [i, word] of wordsOf(here, verb, offered.option).entries()) {
    const at = placeOf(here, word, left, s.ordered || (leads && i === 0));
    if (at === -1) whole = false;
    else left.splice(at, 1);
  }
  const used = words.length - left.length;
  // A part of an option's words will do if they are all the line has.
  return whole
    ? first || used > 0
      ? [{ offered, whole, left }]
      : []
    : left.length === 0
      ? [{ offered, whole, left }]
      : [];
}

function placeOf(here: Playing, word: Word, words: readonly string[], firstOnly: boolean): number {
  if (!firstOnly) return words.findIndex((text) => isWord(here, word, text));
  return words.length > 0 && isWord(here, word, words[0]) ? 0 : -1;
}

/** Options that use the same words of the line and yet differ in what matters. */
function unclearOptions(here: Playing, s: Search, fits: readonly Fit[]): string[] {
  for (const one of fits) {
    const same = fits.filter((other) => other.left.join('\n') === one.left.join('\n'));
    const kinds = new Set(same.map((fit) => signature(here, fit.offered.option, s.line.verb)));
    if (kinds.size > 1) return same.map((fit) => printHeld(here, s.line.verb, fit.offered.option));
  }
  return [];
}

/** Equal for options between which nobody could tell a difference, such as two copies in one hand. */
function signature({ stage, adapter }: Playing, { card, target, ...rest }: Option, verb: string): string {
  const of = (id: number | undefined) =>
    id === undefined ? [] : [stage.keyOf(id), stage.holderOf(id), stage.cardFacts(id)];
  const { ignores = [] } = adapter.verbs[verb];
  const told = Object.entries(rest).filter(([part]) => !ignores.some((one) => one === part));
  return JSON.stringify([of(card), of(target), told]);
}

/** With the holder of every card, which is often what the line left open. */
function printHeld(here: Playing, verb: string, option: Option): string {
  const spoken = isVerbOf(here, verb, option) ? verb : verbOf(here, option);
  const words = wordsOf(here, spoken, option).map((word) => {
    const isCard = (word.part === 'card' || word.part === 'target') && typeof word.value === 'number';
    return isCard ? `${here.seats[here.stage.holderOf(word.value)]}'s ${printWord(here, word)}` : printWord(here, word);
  });
  return `${spoken} ${printWords(words)}`.trim();
}

/** The line has ended: what is only about whether its list goes on, or leaves no choice, is answered by that. */
function closingChoices(s: Search, stage: Stage): number[] {
  const { ends, forced } = s.playing.adapter.verbs[s.line.verb];
  if (s.line.more || stage.decision()?.seat !== s.seat) return [];
  const here = { ...s.playing, stage };
  const options = stage.options();
  const end = options.find(({ option }) => ends !== undefined && isVerbOf(here, ends, option));
  const others = options.filter((one) => one !== end);
  if (!others.every(({ option }) => s.goesOn.some((verb) => isVerbOf(here, verb, option)))) return [];
  if (end !== undefined) return [end.choice];
  if (!forced || new Set(others.map(({ option }) => signature(here, option, s.line.verb))).size !== 1) return [];
  const next = stage.clone();
  next.apply(others[0].choice);
  return [others[0].choice, ...closingChoices(s, next)];
}

/** The last of an order is not asked for: it was among the options of the decision before and is all that remains. */
function isForced(
  s: Search,
  here: Playing,
  left: readonly string[],
  before: readonly Offered[] | undefined,
  mine: readonly Offered[],
): boolean {
  if (!s.ordered || before === undefined || left.length !== 1) return false;
  // Something of the same list is still open, so that this word is not the last of it.
  const words = ({ option }: Offered): string => printOption(here, option, s.line.verb);
  const earlier = new Set(before.map(words));
  if (mine.some((offered) => isVerbOf(here, s.line.verb, offered.option) && earlier.has(words(offered)))) return false;
  return before.some(({ option }) => wordsOf(here, s.line.verb, option).some((word) => isWord(here, word, left[0])));
}
