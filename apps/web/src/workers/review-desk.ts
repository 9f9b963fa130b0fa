import { differenceText, differenceTitle, mainDifferences } from '@longbox/games/why-words';
import type { Log } from '@longbox/kernel';
import {
  type JudgedDecision,
  openReview,
  type Review,
  type ReviewRecord,
  reviewSeat,
  type SeatReview,
  type Sight,
  sidesOf,
} from '@longbox/players';
import type { DecisionSheet, ReviewApi, ReviewedGame, ReviewSheet, SeatSheet } from '../review/review-api.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import { withKit } from './kits.ts';
import { codeOf, readReplay } from './open-replay.ts';
import { type DecisionWords, decisionWords } from './review-words.ts';

/** The same game is reviewed alike on every device. */
const SEED = 'review';
/** What has been found is kept so often, in milliseconds. */
const KEEPING = 3000;

/** A game on the desk: worked on, and put into words. */
interface Desk {
  readonly game: ReviewedGame;
  readonly review: Review;
  sheet(language: Language): ReviewSheet;
}

let desk: Desk | undefined;
let keptAt = 0;

const theDesk = (): Desk => {
  if (desk === undefined) throw new Error('no game is being reviewed');
  return desk;
};

export const reviewApi: ReviewApi = {
  async beginReview(source, sight) {
    const { plan, log } = await readReplay(source);
    const code = codeOf(plan, log);
    if (desk?.game.code === code && desk.game.sight === sight) return desk.game;
    const kept = await keptReview(code, sight).catch(() => undefined);
    desk = withKit(plan, (kit) => deskOf(kit, log, { plan, code, length: log.choices.length, sight }, kept));
    return desk.game;
  },
  async workOnReview(milliseconds) {
    const { review, game } = theDesk();
    const until = performance.now() + milliseconds;
    let isLeft = true;
    while (isLeft && performance.now() < until) isLeft = review.step();
    if (review.progress().phase === 'done' || performance.now() > keptAt + KEEPING) {
      keptAt = performance.now();
      await keepReview(game.code, review.record()).catch((error: unknown) =>
        console.warn('the review could not be kept', error),
      );
    }
    return review.progress();
  },
  reviewSheet: async (language) => theDesk().sheet(language),
};

function deskOf<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  log: Log,
  game: ReviewedGame,
  kept: ReviewRecord | undefined,
): Desk {
  const review = open(kit, log, game.sight, kept);
  const sides = sidesOf(kit.game, log);
  const words = wordsOf(kit, log, game.plan);
  return {
    game,
    review,
    sheet(language) {
      const record = review.record();
      const all = log.table.seats.map((_, seat) => reviewSeat(record, seat, sides));
      const sheets = new Map(
        all
          .flatMap(({ decisions }) => decisions)
          .map((each) => [each.seq, decisionSheet(kit, each, words(each.seq), language)]),
      );
      return { seats: all.map((each) => seatSheet(each, sheets, 1 / sides)), progress: review.progress() };
    },
  };
}

/** A record that does not go with the game any more is left alone. */
function open<S, E, V extends Snapshot['view']>(
  { game }: GameKit<S, E, V>,
  log: Log,
  sight: Sight,
  kept: ReviewRecord | undefined,
): Review {
  const isSound = kept?.version === 3 && kept.looked <= log.choices.length && speaksOf(kept, game.insight?.features);
  return openReview(game, log, { seed: SEED, sight }, isSound ? kept : undefined);
}

/** Features come and go with versions of the evaluation. */
const speaksOf = (kept: ReviewRecord, features: readonly string[] = []): boolean =>
  kept.weighings.every(({ why }) =>
    why.every(({ what }) => typeof what === 'string' || features.includes(what.feature)),
  );

/** Plays along with the review and keeps every decision as it was. */
function wordsOf<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, log: Log, plan: TablePlan) {
  const state = kit.game.setup(log.table);
  const found: (DecisionWords | undefined)[] = [];
  return (seq: number): DecisionWords | undefined => {
    while (found.length <= seq) {
      found.push(decisionWords(kit, state, plan));
      kit.game.apply(state, log.choices[found.length - 1]);
    }
    return found[seq];
  };
}

function decisionSheet<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  each: JudgedDecision,
  words: DecisionWords | undefined,
  language: Language,
): DecisionSheet {
  const { seq, seat, turn, loss, error, tries, after, could, chosen, best, why, expected } = each;
  const name = kit.game.name === 'vs' ? 'vs' : 'arena';
  const none = { card: undefined, target: undefined };
  return {
    ...{ seq, seat, turn, loss, error, tries },
    class: each.class,
    chosen: words?.option(chosen, language) ?? '',
    chance: after[seat],
    could: could[seat],
    better: loss > 0 ? words?.option(best, language) : undefined,
    why:
      loss > 0
        ? mainDifferences(why).map((part) => ({
            title: differenceTitle(name, part, language),
            text: differenceText(name, part, language),
            worth: part.worth,
          }))
        : [],
    expected: {
      chosen: expected.chosen.slice(1).map((step) => words?.step(step, language) ?? ''),
      best: expected.best.slice(1).map((step) => words?.step(step, language) ?? ''),
    },
    marks: { chosen: words?.marks(chosen) ?? none, best: words?.marks(best) ?? none },
    face: words?.face(chosen) ?? words?.face(best),
  };
}

function seatSheet(review: SeatReview, sheets: ReadonlyMap<number, DecisionSheet>, even: number): SeatSheet {
  const { seat, accuracy, counts, balance, curve, moments, decisions } = review;
  return {
    ...{ seat, even, accuracy, counts, balance, curve },
    decisions: decisions.flatMap(({ seq }) => sheets.get(seq) ?? []),
    moments: moments.map((moment) => ({
      ...moment,
      decision: moment.kind === 'luck' ? undefined : sheets.get(moment.seq),
    })),
  };
}
