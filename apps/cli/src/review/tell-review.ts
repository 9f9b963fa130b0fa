import { needGameName } from '@longbox/games';
import { differenceText, mainDifferences } from '@longbox/games/why-words';
import { act, type Choice, type Log, listChoices, NONE, startTimeline } from '@longbox/kernel';
import type { Foreseen, JudgedDecision, Moment, SeatReview } from '@longbox/players';
import { askedSeat, type GameKit, namesFor, optionWords, questionText, SPOKEN, seatName } from '../games/kit.ts';

/** A decision in words. */
export interface ToldDecision {
  readonly seq: number;
  readonly turn: number;
  readonly class: JudgedDecision['class'];
  readonly question: string;
  readonly chosen: string;
  /** The chance to win after what was chosen. */
  readonly chance: number;
  readonly better?: { readonly option: string; readonly chance: number; readonly expected: readonly string[] };
  readonly loss: number;
  readonly error: number;
  readonly why: readonly string[];
}

export interface ToldSeat extends Omit<SeatReview, 'decisions' | 'moments'> {
  readonly name: string;
  readonly decisions: readonly ToldDecision[];
  readonly moments: readonly (Moment & { readonly text: string })[];
}

/** Puts into words what a review says of one seat. */
export function tellSeat(kit: GameKit, log: Log, review: SeatReview, all: readonly SeatReview[]): ToldSeat {
  const words = wordsOf(kit, log, all);
  const decisions = review.decisions.map((each) => told(kit, each, words));
  return {
    ...review,
    name: seatName(log.table, review.seat),
    decisions,
    moments: review.moments.map((moment) => ({ ...moment, text: momentText(moment, log, all, words) })),
  };
}

interface DecisionWords {
  readonly question: string;
  option(choice: Choice): string;
  /** What was expected to follow. */
  steps: Readonly<Record<'chosen' | 'best', readonly string[]>>;
}

type WordsAt = ReadonlyMap<number, DecisionWords>;

/** The game is played once through, and every decision that was looked at keeps its words as its seat knew them. */
function wordsOf(kit: GameKit, log: Log, all: readonly SeatReview[]): WordsAt {
  const wanted = new Map(all.flatMap(({ decisions }) => decisions.map((each) => [each.seq, each])));
  const timeline = startTimeline(kit.game, log.table);
  const found = new Map<number, DecisionWords>();
  for (const choice of log.choices) {
    const { state, table, seq } = timeline;
    const decision = kit.game.decision(state);
    const judged = wanted.get(seq);
    if (decision !== undefined && judged !== undefined) {
      const choices = listChoices(kit.game, state);
      const asked = askedSeat(kit, state, decision, choices);
      const names = namesFor(kit, table, state, decision.seat);
      const options = optionWords(kit, asked, names);
      const question = questionText(kit, asked, names);
      // Put into words at once: the state goes on.
      const step = ({ seat, option }: Foreseen): string => {
        // A card that the seat does not know is left out of an option; in words it is a card all the same.
        const spoken = option && { ...(option.seat === undefined && { card: NONE }), ...option };
        const words = spoken && kit.wording.option(spoken, { ...asked, seat }, names)[0];
        return `${seatName(table, seat)}: ${words ?? 'something hidden'}`;
      };
      found.set(seq, {
        question,
        option: (each) => options[choices.indexOf(each)] ?? '',
        steps: { chosen: judged.expected.chosen.map(step), best: judged.expected.best.map(step) },
      });
    }
    act(timeline, choice);
  }
  return found;
}

function told(kit: GameKit, each: JudgedDecision, words: WordsAt): ToldDecision {
  const { seq, seat, turn, loss, error, after, could, chosen, best } = each;
  const at = words.get(seq);
  const game = needGameName(kit.game.name);
  const isBehind = loss > 0;
  return {
    seq,
    turn,
    class: each.class,
    question: at?.question ?? '',
    chosen: at?.option(chosen) ?? '',
    chance: after[seat],
    ...(isBehind && {
      better: {
        option: at?.option(best) ?? '',
        chance: could[seat],
        expected: at?.steps.best.slice(1) ?? [],
      },
    }),
    loss,
    error,
    why: isBehind ? mainDifferences(each.why).map((part) => differenceText(game, part, SPOKEN)) : [],
  };
}

function momentText({ kind, seq, turn }: Moment, { table }: Log, all: readonly SeatReview[], words: WordsAt): string {
  if (kind === 'luck') return `the cards and coins of turn ${turn}`;
  const decision = all.flatMap(({ decisions }) => decisions).find((each) => each.seq === seq);
  const at = words.get(seq);
  if (decision === undefined || at === undefined) return '';
  const chosen = at.option(decision.chosen);
  if (kind === 'find') return `"${chosen}": nothing else came near`;
  const better = at.option(decision.best);
  const who = kind === 'gift' ? `${seatName(table, decision.seat)}: ` : '';
  return `${who}"${chosen}" rather than "${better}"`;
}
