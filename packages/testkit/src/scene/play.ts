import type { Option, Reason, Seat } from '@longbox/kernel';
import type { OptionPart, Stage } from './adapter.ts';
import type { Line } from './format.ts';
import { matchLine, type Stuck } from './match.ts';
import { allNames, cardsCalled, isVerbOf, meansOf, type Playing, printOption, printWord, wordsOf } from './names.ts';
import { printLine, printWords } from './read-line.ts';
import { fold, nearest } from './spelling.ts';

/** Something that was to be so and is not. */
export interface Mismatch {
  readonly expected: string;
  readonly actual: string;
  /** Further help: a likely spelling, what to write instead. */
  readonly hints?: readonly string[];
  /** Where it shows, if a line got stuck on its way. */
  readonly at?: Stage;
}

/** Does what the line says, or tells why it cannot be done. */
export function playLine(playing: Playing, seat: Seat, line: Line): Mismatch | undefined {
  const match = matchLine(playing, seat, line);
  if (match.ok) {
    for (const choice of match.choices) playing.stage.apply(choice);
    return undefined;
  }
  return explainStuck(playing, seat, line, match.stuck);
}

/** Why the line cannot be played, if it cannot; nothing is done. */
export function whyNotLine(playing: Playing, seat: Seat, line: Line): Mismatch | undefined {
  const match = matchLine(playing, seat, line);
  return match.ok ? undefined : explainStuck(playing, seat, line, match.stuck);
}

function explainStuck(playing: Playing, seat: Seat, line: Line, stuck: Stuck): Mismatch {
  const said = printLine(line);
  const expected = `${playing.seats[seat]} can ${said}`;
  if (stuck.between.length > 0) {
    const hint = 'name the card you mean in the position, such as "Hulk as H"';
    const readings = [...new Set(stuck.between)].join('; ');
    return { expected, actual: `it fits ${stuck.between.length} different options: ${readings}`, hints: [hint] };
  }
  const unknown = line.words.find((word, i) => !isKnown(playing, line, word, i));
  if (unknown !== undefined) {
    const guess = nearest(unknown, [...allNames(playing), ...optionWords(playing)]);
    const hints = guess === undefined ? [] : [`did you mean "${guess}"?`];
    return { expected, actual: `there is no "${unknown}" here`, hints };
  }
  const decides = playing.stage.decision()?.seat;
  if (decides !== seat) {
    const who = decides === undefined ? 'the game is over' : `it is ${playing.seats[decides]} who must decide`;
    return { expected, actual: who };
  }
  const reasons = printReasons(reasonsAt(playing, seat, line, stuck));
  if (stuck.stage === playing.stage) return { expected, actual: `"${said}" is not offered${reasons}` };
  const begun = printLine({ ...line, words: used(line, stuck), more: false });
  const actual = `"${printWords(stuck.left)}" is not offered after "${begun}"${reasons}`;
  return { expected, actual, at: stuck.stage };
}

/** The words the line got through with. */
function used(line: Line, stuck: Stuck): string[] {
  const left = stuck.left.slice();
  return line.words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

export function printReasons(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  return `: ${reasons.map(({ code, rules }) => `${code} (${rules.join(', ')})`).join('; ')}`;
}

const optionWords = (playing: Playing): string[] =>
  playing.stage.options().flatMap(({ option }) => {
    const verbs = Object.keys(playing.adapter.verbs).filter((verb) => isVerbOf(playing, verb, option));
    return verbs.flatMap((verb) => wordsOf(playing, verb, option).map((word) => printWord(playing, word)));
  });

function isKnown(playing: Playing, line: Line, word: string, at: number): boolean {
  if (/^\d+$/.test(word) || playing.seats.includes(word) || cardsCalled(playing, word).length > 0) return true;
  if (optionWords(playing).some((known) => fold(known) === fold(word))) return true;
  // It may be a word the game knows though nothing offers it now, such as a row.
  const parts = playing.adapter.verbs[line.verb].words ?? [];
  const isCard = at === 0 && (parts[0] === 'card' || parts[0] === 'target') && !parts.includes('seat');
  return parts.includes('name') && !isCard && nearest(word, allNames(playing)) === undefined;
}

/** The lines that are offered to the seat; of one verb, only their words. */
export function offeredLines(playing: Playing, seat: Seat, verb?: string): string[] {
  if (playing.stage.decision()?.seat !== seat) return [];
  const options = playing.stage.options().map(({ option }) => option);
  if (verb === undefined) return [...new Set(options.map((option) => printOption(playing, option)))];
  const mine = options.filter((option) => isVerbOf(playing, verb, option));
  return [
    ...new Set(
      mine.map((option) => printWords(wordsOf(playing, verb, option).map((word) => printWord(playing, word)))),
    ),
  ];
}

/** Why the seat cannot do this, or undefined if it can. */
export function refusal(playing: Playing, seat: Seat, line: Line): readonly Reason[] | undefined {
  const match = matchLine(playing, seat, line);
  return match.ok ? undefined : reasonsAt(playing, seat, line, match.stuck);
}

/** The game's own reasons at the point where the line got stuck. */
function reasonsAt(playing: Playing, seat: Seat, line: Line, stuck: Stuck): readonly Reason[] {
  const begun = stuck.stage !== playing.stage;
  const verb = (begun ? playing.adapter.verbs[line.verb].goesOn?.[0] : undefined) ?? line.verb;
  const here = { ...playing, stage: stuck.stage };
  const reasons = intentsOf(here, verb, begun ? stuck.left : line.words)
    .map((intent) => stuck.stage.explain(seat, intent))
    .filter((list) => list.length > 0);
  // Of several cards of the name, the one that comes nearest to being possible.
  return reasons.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** What the words would be as an option; several where a name means several cards or the verb several things. */
function intentsOf(here: Playing, verb: string, words: readonly string[]): Option[] {
  const spelling = here.adapter.verbs[verb];
  let intents: Option[] = meansOf(verb, spelling).map((means) => ({ verb: means, ...spelling.where }));
  let next = 0;
  for (const part of spelling.words ?? []) {
    const values = next < words.length ? valuesOfWord(here, part, words[next]) : [];
    if (values.length === 0) continue;
    intents = intents.flatMap((intent) => values.map((value) => ({ ...intent, [part]: value })));
    next++;
  }
  return intents;
}

/** What a word can be as this part of an option; nothing if it must be another part. */
function valuesOfWord(here: Playing, part: OptionPart, word: string): (number | string)[] {
  if (part === 'card' || part === 'target') return cardsCalled(here, word);
  if (part === 'seat') return here.seats.includes(word) ? [here.seats.indexOf(word)] : [];
  if (part === 'value') return /^\d+$/.test(word) ? [Number(word)] : [];
  return [word];
}
