import type { PickSet } from '@longbox/games';
import { type CardId, type Choice, listChoices, type Option, type Seat } from '@longbox/kernel';
import { askedSeat, namesFor, optionWords, questionText } from '../games/kit.ts';
import type { Session } from './session.ts';

/** One numbered line of what a person is asked. */
export interface OptionRow {
  readonly option: Option;
  readonly words: string;
  /** `undefined` where the rules take it only after others of its set. */
  readonly choice: Choice | undefined;
  /** How its card is called, for those who type names. */
  readonly name: string | undefined;
}

export interface Asked {
  readonly question: string;
  readonly rows: readonly OptionRow[];
  /** Cards that are picked together, in any order. */
  readonly set: PickSet | undefined;
  /** Those of them that have been picked already; the rules hear of them when all are there. */
  readonly picked: readonly OptionRow[];
}

/** What the open decision asks, with every card of a set, whether or not the rules would take it first. */
export function askedRows(
  { kit, table, timeline }: Session,
  seat: Seat,
  picked: readonly OptionRow[] = [],
): Asked | undefined {
  const { state } = timeline;
  const decision = kit.game.decision(state);
  if (decision === undefined) return undefined;
  const names = namesFor(kit, table, state, seat);
  const choices = listChoices(kit.game, state);
  const asked = askedSeat(kit, state, decision, choices);
  const set = kit.pickSet(asked, state);
  const options = set === undefined ? asked.options : withWholeSet(asked.options, set);
  const words = optionWords(kit, { ...asked, options }, names);
  const choiceOf = new Map(asked.options.map((option, i) => [option, choices[i]]));
  const rows = options.map((option, i) => ({
    option,
    words: words[i],
    choice: choiceOf.get(option),
    name: option.card === undefined ? undefined : names.card(option.card),
  }));
  const isTaken = ({ option: { verb, card } }: OptionRow): boolean =>
    verb === set?.verb && !set.isRepeated && picked.some(({ option }) => option.card === card);
  return {
    question: questionText(kit, asked, names, { most: set?.most ?? 1, picked: picked.length }),
    rows: rows.filter((row) => !isTaken(row)),
    set,
    picked,
  };
}

function withWholeSet(options: readonly Option[], { verb, cards }: PickSet): readonly Option[] {
  const offered = (card: CardId): Option | undefined => options.find((one) => one.verb === verb && one.card === card);
  return [...cards.map((card) => offered(card) ?? { verb, card }), ...options.filter((one) => one.verb !== verb)];
}
