import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useProfile } from '../state/profile.ts';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { fullWords } from '../table/words.ts';
import type { SolvedPuzzle } from '../workers/game-api.ts';
import { gameClient, mindClient } from '../workers/game-client.ts';
import { useDone } from './done.ts';
import { Spotlight } from './guide/spotlight.tsx';
import { useBoxes } from './guide/use-boxes.ts';
import { LEARNER } from './lesson.ts';
import { loadMined, minedPlan } from './mined.ts';
import { minedOf } from './mined-id.ts';
import { recordPuzzle } from './puzzle-record.ts';
import { nextPuzzle } from './rating.ts';
import { usePuzzle } from './use-puzzle.ts';

/** The turn in which a puzzle must be won. */
function usePuzzleTurn(turn: number, seq: number): number {
  const first = useRef(turn);
  if (seq === 0) first.current = turn;
  return first.current;
}

/** What the solver says of the position on the table. */
function useSolved(seq: number, isAsked: boolean): SolvedPuzzle | undefined {
  const [found, setFound] = useState<SolvedPuzzle & { readonly seq: number }>();
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    void (async () => {
      const position = await gameClient().position();
      if (position.choices.length !== seq) return;
      const solved = await mindClient().solvePuzzle(position);
      if (!isLate) setFound({ ...solved, seq });
    })();
    return () => {
      isLate = true;
    };
  }, [seq, isAsked]);
  return found?.seq === seq ? found : undefined;
}

/** Between the moves of a solution that is shown. */
const PAUSE = 900;
const NOTHING: readonly string[] = [];
/** In words, then who, then what. */
const HINTS = 3;

export function PuzzleCoach({ id }: { readonly id: string }) {
  const context = useTableContext();
  const { snapshot, t, nameOf, faceOf } = context;
  const start = useTable((s) => s.start);
  const choose = useTable((s) => s.choose);
  const undo = useTable((s) => s.undo);
  const mark = useDone((s) => s.mark);
  const facts = usePuzzle(id, snapshot.plan.scene);
  const [hints, setHints] = useState(0);
  const [isShown, setShown] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const { result, turn, seq, plan, asked } = snapshot;
  const first = usePuzzleTurn(turn, seq);
  const isSolved = result?.places[LEARNER] === 1;
  const isMissed = !isSolved && (result !== undefined || turn !== first);
  const solved = useSolved(seq, asked !== undefined && !isMissed);
  const isGone = solved?.isWon === false && !isSolved && !isMissed;
  const { next } = solved ?? {};
  const offer = asked?.offers.find(({ choice }) => choice === next?.choice);
  useRecord({ id, isSolved, isMissed, hints, isShown, rating: facts?.rating, count: facts?.count ?? 0 });
  useEffect(() => {
    if (isSolved && !isShown) mark(id);
  }, [isSolved, isShown, mark, id]);
  useEffect(() => {
    if (!isPlaying || next === undefined) return;
    const timer = setTimeout(() => void choose([next.choice]), PAUSE);
    return () => clearTimeout(timer);
  }, [isPlaying, next, choose]);
  const lit = hints >= 2 && next?.card !== undefined && !isSolved ? [`[data-card="${next.card}"]`] : NOTHING;
  const boxes = useBoxes(lit);
  const again = async () => {
    setPlaying(false);
    await start(plan);
  };
  const show = async () => {
    setShown(true);
    if (isGone || isMissed) await start(plan);
    setPlaying(true);
  };
  const task = isSolved
    ? isShown
      ? 'puzzle-shown'
      : 'puzzle-solved'
    : isMissed
      ? 'puzzle-missed'
      : isGone
        ? 'puzzle-gone'
        : 'puzzle-task';
  const second =
    next?.card === undefined || offer === undefined
      ? ''
      : t('puzzle-hint-card', { name: nameOf(offer.face ?? faceOf(next.card)) });
  return (
    <>
      <Spotlight boxes={boxes} lit={[]} isDim={false} />
      <aside
        className="coach panel"
        aria-label={t('coach-label')}
        data-solved={isSolved ? 'yes' : 'no'}
        data-gone={isGone ? 'yes' : 'no'}
      >
        <p className="coach-title">
          <b>{facts?.title ?? ''}</b>
          {facts !== undefined && <span>{t('learn-difficulty', { difficulty: facts.difficulty })}</span>}
        </p>
        <p className="coach-words" aria-live="polite">
          {t(task)}
          {hints >= 1 && !isSolved && <span className="coach-oops"> {facts?.hint}</span>}
          {hints >= 2 && !isSolved && second !== '' && <span className="coach-oops"> {second}</span>}
          {hints >= 3 && !isSolved && offer !== undefined && (
            <span className="coach-oops"> {fullWords(offer, context)}</span>
          )}
        </p>
        <p className="coach-buttons">
          {hints < HINTS && !isSolved && !isPlaying && (
            <button type="button" className="btn" data-hint={hints} onClick={() => setHints(hints + 1)}>
              {t(hints === 0 ? 'puzzle-hint' : 'puzzle-hint-more')}
            </button>
          )}
          {isGone && snapshot.canUndo && (
            <button type="button" className="btn btn-go" onClick={() => void undo()}>
              {t('puzzle-back')}
            </button>
          )}
          {!isSolved && !isPlaying && (
            <button type="button" className="btn" data-solution onClick={() => void show()}>
              {t('puzzle-solution')}
            </button>
          )}
          <button type="button" className={`btn ${isMissed ? 'btn-main' : ''}`} onClick={() => void again()}>
            {t('coach-again')}
          </button>
          <NextPuzzle id={id} isSolved={isSolved} />
          <Link href="/learn" className="btn">
            {t(isSolved ? 'puzzle-more' : 'coach-leave')}
          </Link>
        </p>
      </aside>
    </>
  );
}

interface Ending {
  readonly id: string;
  readonly isSolved: boolean;
  readonly isMissed: boolean;
  readonly hints: number;
  readonly isShown: boolean;
  readonly rating: number | undefined;
  readonly count: number;
}

/** Keeps how a try ended, once for each. */
function useRecord({ id, isSolved, isMissed, hints, isShown, rating, count }: Ending): void {
  const isOver = (isSolved || isMissed) && rating !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try ends once, with what was so then
  useEffect(() => {
    if (!isOver || rating === undefined) return;
    const { change, ...profile } = useProfile.getState();
    change(recordPuzzle(profile, { id, rating, isSolved, hints, isShown, count, now: new Date() }));
  }, [isOver]);
}

/** The next one by rating, for who has solved one that was mined. */
function NextPuzzle({ id, isSolved }: { readonly id: string; readonly isSolved: boolean }) {
  const { t } = useTableContext();
  const start = useTable((s) => s.start);
  const [, go] = useLocation();
  const mined = minedOf(id);
  if (mined === undefined || !isSolved) return null;
  const begin = async () => {
    const puzzles = await loadMined(mined.game);
    const { rating, tries } = useProfile.getState();
    const at = nextPuzzle(rating, puzzles, (each) => tries[`${mined.game}-mined-${each + 1}`] !== undefined);
    if (at === undefined) return go('/learn');
    await start(minedPlan(mined.game, at, puzzles[at], [t('you'), t('computer')]));
  };
  return (
    <button type="button" className="btn btn-main" onClick={() => void begin()}>
      {t('puzzle-next')}
    </button>
  );
}
