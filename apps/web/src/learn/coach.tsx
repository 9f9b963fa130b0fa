import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GauntletCoach } from '../gauntlet/gauntlet-coach.tsx';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { useDone } from './done.ts';
import { Guide } from './guide/guide.tsx';
import { follow, type Lesson, type Progress } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { purposeOf } from './plans.ts';
import { PuzzleCoach } from './puzzle-coach.tsx';
import '../styles/learn.css';

/** Beside a lesson or puzzle: what to try, whether it worked, what comes next. */
export function Coach() {
  const { snapshot } = useTableContext();
  const purpose = purposeOf(snapshot.plan);
  if (purpose === undefined) return null;
  if (purpose.kind === 'gauntlet') return <GauntletCoach game={snapshot.game} />;
  if (purpose.kind === 'guide') return <Guide key={snapshot.plan.seed} game={snapshot.game} />;
  if (purpose.kind === 'puzzle') return <PuzzleCoach key={purpose.id} id={purpose.id} />;
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
