import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { useDone } from './done.ts';
import { Guide } from './guide/guide.tsx';
import { follow, LEARNER, type Lesson, type Progress } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { purposeOf } from './plans.ts';
import { loadPuzzles, type PuzzleFile } from './puzzles.ts';
import '../styles/learn.css';

/** Beside a lesson or puzzle: what to try, whether it worked, what comes next. */
export function Coach() {
  const { snapshot } = useTableContext();
  const purpose = purposeOf(snapshot.plan);
  if (purpose === undefined) return null;
  if (purpose.kind === 'guide') return <Guide key={snapshot.plan.seed} game={snapshot.game} />;
  if (purpose.kind === 'puzzle') return <PuzzleCoach id={purpose.id} />;
  const lesson = lessonOf(purpose.id);
  return lesson === undefined ? null : <LessonCoach key={lesson.id} lesson={lesson} />;
}

const BEGUN: Progress = { beat: 0, from: 0, isAstray: false };

function LessonCoach({ lesson }: { readonly lesson: Lesson }) {
  const { snapshot, t } = useTableContext();
  const start = useTable((s) => s.start);
  const mark = useDone((s) => s.mark);
  const [progress, setProgress] = useState(BEGUN);
  const { lines, plan } = snapshot;
  useEffect(() => setProgress((now) => follow(lesson, now, lines)), [lesson, lines]);
  const { beat, isAstray } = progress;
  const { beats, id } = lesson;
  const isLast = beat >= beats.length - 1;
  useEffect(() => {
    if (isLast) mark(id);
  }, [isLast, mark, id]);
  const shown = Math.min(beat, beats.length - 1);
  const isRead = beats[shown].goal === undefined;
  const restart = async () => {
    setProgress(BEGUN);
    await start(plan);
  };
  return (
    <aside className="coach panel" aria-label={t('coach-label')} data-beat={shown}>
      <p className="coach-title">
        <b>{t(`lesson-${id}`)}</b> <span>{t('coach-at', { beat: shown + 1, count: beats.length })}</span>
      </p>
      <p className="coach-words" aria-live="polite">
        {t(`lesson-${id}-${shown + 1}`)}
        {isAstray && <span className="coach-oops"> {t(`lesson-${id}-${shown + 1}-oops`)}</span>}
      </p>
      <p className="coach-buttons">
        {isRead && !isLast && (
          <button
            type="button"
            className="btn btn-go"
            onClick={() => setProgress({ beat: beat + 1, from: lines.length, isAstray: false })}
          >
            {t('coach-next')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => void restart()}>
          {t('coach-again')}
        </button>
        <Link href="/learn" className={`btn ${isLast ? 'btn-main' : ''}`}>
          {t(isLast ? 'coach-done' : 'coach-leave')}
        </Link>
      </p>
    </aside>
  );
}

/** The turn in which a puzzle must be won. */
function usePuzzleTurn(turn: number, seq: number): number {
  const first = useRef(turn);
  if (seq === 0) first.current = turn;
  return first.current;
}

function PuzzleCoach({ id }: { readonly id: string }) {
  const { snapshot, t } = useTableContext();
  const language = useSettings((s) => s.language);
  const start = useTable((s) => s.start);
  const mark = useDone((s) => s.mark);
  const [puzzles, setPuzzles] = useState<readonly PuzzleFile[]>([]);
  const [isHinted, setHinted] = useState(false);
  useEffect(() => void loadPuzzles().then(setPuzzles), []);
  const { result, turn, seq, plan } = snapshot;
  const first = usePuzzleTurn(turn, seq);
  const isSolved = result?.places[LEARNER] === 1;
  const isMissed = !isSolved && (result !== undefined || turn !== first);
  useEffect(() => {
    if (isSolved) mark(id);
  }, [isSolved, mark, id]);
  const puzzle = puzzles.find(({ info }) => info.puzzle?.id === id)?.info.puzzle;
  return (
    <aside className="coach panel" aria-label={t('coach-label')} data-solved={isSolved ? 'yes' : 'no'}>
      <p className="coach-title">
        <b>{puzzle?.title[language] ?? ''}</b>
      </p>
      <p className="coach-words" aria-live="polite">
        {t(isSolved ? 'puzzle-solved' : isMissed ? 'puzzle-missed' : 'puzzle-task')}
        {isHinted && !isSolved && <span className="coach-oops"> {puzzle?.hint[language]}</span>}
      </p>
      <p className="coach-buttons">
        {!isHinted && !isSolved && (
          <button type="button" className="btn" onClick={() => setHinted(true)}>
            {t('puzzle-hint')}
          </button>
        )}
        <button type="button" className={`btn ${isMissed ? 'btn-main' : ''}`} onClick={() => void start(plan)}>
          {t('coach-again')}
        </button>
        <Link href="/learn" className={`btn ${isSolved ? 'btn-main' : ''}`}>
          {t(isSolved ? 'puzzle-more' : 'coach-leave')}
        </Link>
      </p>
    </aside>
  );
}
