import type { CardId, Option, Seat } from '@longbox/kernel';
import type { InLanguages, Language } from './language.ts';
import { both, type OptionWords, type SayOption } from './option.ts';

/** An open decision as its seat sees it. */
export interface AskedSeat<View> {
  readonly source: CardId | undefined;
  readonly options: readonly Option[];
  readonly view: View;
  readonly seat: Seat;
}

/** How the reader calls cards and seats. */
export interface WordNames {
  readonly language: Language;
  card(card: CardId): string;
  face(face: string): string;
  seat(seat: Seat): string;
  /** Teams come as keys, names of characters as they are. */
  team(name: string): string;
}

/** Cards that are picked together, before the rules take them one by one. */
export interface Picking {
  readonly most: number;
  readonly picked: number;
}

export interface QuestionWords {
  readonly text: string;
  readonly rule: string | undefined;
}

/** How one game puts decisions into words. Knows no rules, so that screens can load it. */
export interface Wording<View> {
  option(option: Option, asked: AskedSeat<View>, names: WordNames, picking?: Picking): OptionWords;
  question(asked: AskedSeat<View>, names: WordNames, picking?: Picking): QuestionWords;
}

/** Says an option by the game's table; a verb that only a newer server knows is said as it is. */
export function sayOption<Verb extends string>(
  table: Readonly<Record<Verb, SayOption>>,
  { verb, card, target, seat, value = 0, name = '' }: Option,
  asked: { readonly seat: Seat },
  names: WordNames,
  pass: InLanguages<string>,
): OptionWords {
  const { language } = names;
  const words: Readonly<Partial<Record<string, SayOption>>> = table;
  const say = Object.hasOwn(words, verb) ? words[verb] : undefined;
  if (say === undefined) return both(verb);
  return say({
    card: card === undefined ? '' : names.card(card),
    target: target === undefined ? '' : names.card(target),
    who: seat === undefined ? '' : names.seat(seat),
    isOwn: seat === asked.seat,
    value,
    name,
    named: names.team(name),
    pass: pass[language],
    language,
  });
}
