import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GauntletCoach } from '../gauntlet/gauntlet-coach.tsx';
import { RuleLinks } from '../rules/rule-link.tsx';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { nextLesson } from './course.ts';
import { useDone } from './done.ts';
import { Guide } from './guide/guide.tsx';
import { astrayWord, BEGUN, follow, type Lesson, lastSafe } from './lesson.ts';
import { LESSONS, lessonOf } from './lessons.ts';
import { lessonPlan, purposeOf } from './plans.ts';
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

function LessonCoach({ lesson }: { readonly lesson: Lesson }) {
  const { snapshot, t } = useTableContext();
  const start = useTable((s) => s.start);
  const rewind = useTable((s) => s.rewind);
  const mark = useDone((s) => s.mark);
  const done = useDone((s) => s.done);
  const [progress, setProgress] = useState(BEGUN);
  const { lines, plan, seq } = snapshot;
  useEffect(() => setProgress((now) => follow(lesson, now, lines, seq)), [lesson, lines, seq]);
  const { beat, astray } = progress;
  const { beats, id } = lesson;
  const isLast = beat >= beats.length - 1;
  useEffect(() => {
    if (isLast) mark(id);
  }, [isLast, mark, id]);
  const shown = Math.min(beat, beats.length - 1);
  const isRead = beats[shown].goal === undefined;
  const next = isLast ? nextLesson(LESSONS, new Set([...done, id])) : undefined;
  const restart = async () => {
    setProgress(BEGUN);
    await start(plan);
  };
  return (
    <aside className="coach panel" aria-label={t('coach-label')} data-beat={shown} data-astray={astray}>
      <p className="coach-title">
        <b>{t(`lesson-${id}`)}</b> <span>{t('coach-at', { beat: shown + 1, count: beats.length })}</span>
      </p>
      <p className="coach-words" aria-live="polite">
        {t(`lesson-${id}-${shown + 1}`)}
        {astray !== undefined && <span className="coach-oops"> {t(astrayWord(id, shown, astray))}</span>}
      </p>
      <p className="coach-rules">
        {t('coach-rules')} <RuleLinks ids={beats[shown].rules} />
      </p>
      <p className="coach-buttons">
        {astray !== undefined && (
          <button type="button" className="btn btn-go" onClick={() => void rewind(lastSafe(progress).seq)}>
            {t('coach-back')}
          </button>
        )}
        {isRead && !isLast && (
          <button
            type="button"
            className="btn btn-go"
            onClick={() => setProgress((now) => follow(lesson, { ...now, readTo: now.beat + 1 }, lines, seq))}
          >
            {t('coach-next')}
          </button>
        )}
        {next !== undefined && (
          <button
            type="button"
            className="btn btn-go"
            onClick={() => void start(lessonPlan(next, [t('you'), t('computer')]))}
          >
            {t('coach-next-lesson', { title: t(`lesson-${next.id}`) })}
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
