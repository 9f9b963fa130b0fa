import type { Option, Seat } from '@longbox/kernel';
import type { Line, WordsList } from './format.ts';
import { isVerbOf, isWord, type Playing, wordsOf } from './names.ts';
import { type Mismatch, offeredLines, printReasons, refusal } from './play.ts';
import { printLine, printWords } from './read-line.ts';

const optionsOf = (playing: Playing, seat: Seat): Option[] =>
  playing.stage.decision()?.seat === seat ? playing.stage.options().map(({ option }) => option) : [];

function isSaidBy(playing: Playing, option: Option, verb: string, words: readonly string[]): boolean {
  if (!isVerbOf(playing, verb, option)) return false;
  const parts = wordsOf(playing, verb, option);
  return parts.length === words.length && parts.every((part, i) => isWord(playing, part, words[i]));
}

const printList = (lines: readonly string[]): string => (lines.length === 0 ? 'nothing' : lines.join('; '));

/** Exactly these options of one verb, in any order. */
export function checkOffered(
  playing: Playing,
  seat: Seat,
  verb: string,
  words: boolean | WordsList,
): Mismatch | undefined {
  const options = optionsOf(playing, seat).filter((option) => isVerbOf(playing, verb, option));
  const who = playing.seats[seat];
  if (typeof words === 'boolean') {
    if (options.length > 0 === words) return undefined;
    return {
      expected: `${verb} is ${words ? '' : 'not '}offered to ${who}`,
      actual: `it is ${words ? 'not' : 'offered'}`,
    };
  }
  const all = words.every((one) => options.some((option) => isSaidBy(playing, option, verb, one)));
  if (all && options.every((option) => words.some((one) => isSaidBy(playing, option, verb, one)))) return undefined;
  const expected = printList(words.map(printWords));
  return {
    expected: `${who} is offered ${verb}: ${expected}`,
    actual: `${verb}: ${printList(offeredLines(playing, seat, verb))}`,
  };
}

/** Exactly these options and no others. */
export function checkOfferedOnly(playing: Playing, seat: Seat, lines: readonly Line[]): Mismatch | undefined {
  const options = optionsOf(playing, seat);
  const says = (line: Line, option: Option) => isSaidBy(playing, option, line.verb, line.words);
  const all = lines.every((line) => options.some((option) => says(line, option)));
  if (all && options.every((option) => lines.some((line) => says(line, option)))) return undefined;
  const expected = `${playing.seats[seat]} is offered only: ${printList(lines.map(printLine))}`;
  return { expected, actual: printList(offeredLines(playing, seat)) };
}

export function checkNotOffered(
  playing: Playing,
  seat: Seat,
  line: Line,
  rules: readonly string[],
): Mismatch | undefined {
  const said = `${printLine(line)} is not offered to ${playing.seats[seat]}`;
  const reasons = refusal(playing, seat, line);
  if (reasons === undefined) return { expected: said, actual: 'it is offered' };
  const known = reasons.flatMap((reason) => reason.rules);
  if (rules.every((rule) => known.includes(rule))) return undefined;
  const actual = reasons.length === 0 ? 'it is not, but the game gives no reason' : `it is not${printReasons(reasons)}`;
  return { expected: `${said}: ${rules.join(', ')}`, actual };
}
