import { Link, useLocation } from 'wouter';
import { isOver } from '../gauntlet/run.ts';
import { STAGES } from '../gauntlet/stages.ts';
import { useText } from '../i18n/language.tsx';
import { nextLesson } from '../learn/course.ts';
import { dayOf, streakOf } from '../learn/daily.ts';
import { useDone } from '../learn/done.ts';
import { LESSONS } from '../learn/lessons.ts';
import { lessonPlan } from '../learn/plans.ts';
import { useProfile } from '../state/profile.ts';
import { useTable } from '../state/table-store.ts';

const GAMES = ['vs', 'arena'] as const;

/** For somebody who has been here: the puzzle of the day, the next lesson, the gauntlet. */
export function HomeBack() {
  return (
    <div className="home-back">
      <DailyPanel />
      <LessonPanel />
      <GauntletPanel />
    </div>
  );
}

function DailyPanel() {
  const t = useText();
  const days = useProfile((s) => s.days);
  const today = dayOf(new Date());
  return (
    <section className="panel home-panel home-daily">
      <h2 className="heading">{t('daily-title')}</h2>
      {GAMES.map((game) => {
        const isDone = days[game].includes(today);
        const streak = streakOf(days[game], today);
        return (
          <p key={game} className="home-row">
            <Link href={`/daily/${game}`} className={`btn ${isDone ? '' : 'btn-go'}`}>
              {t(`game-${game}`)}
            </Link>{' '}
            <span>{t(isDone ? 'daily-done' : 'daily-streak', { streak })}</span>
          </p>
        );
      })}
    </section>
  );
}

function LessonPanel() {
  const t = useText();
  const done = useDone((s) => s.done);
  const start = useTable((s) => s.start);
  const [, go] = useLocation();
  const lesson = nextLesson(LESSONS, done);
  if (lesson === undefined) return null;
  const ofGame = LESSONS.filter(({ game }) => game === lesson.game);
  return (
    <section className="panel home-panel home-lesson">
      <h2 className="heading">{t(`lesson-${lesson.id}`)}</h2>
      <p>
        {t('home-lesson', { number: ofGame.indexOf(lesson) + 1, count: ofGame.length })} {t(`lesson-${lesson.id}-lead`)}
      </p>
      <button
        type="button"
        className="btn"
        data-lesson={lesson.id}
        onClick={() => void start(lessonPlan(lesson, [t('you'), t('computer')])).then(() => go('/table'))}
      >
        {t('home-lesson-go')}
      </button>
    </section>
  );
}

function GauntletPanel() {
  const t = useText();
  const { runs, best } = useProfile();
  return (
    <section className="panel home-panel home-gauntlet">
      <h2 className="heading">{t('gauntlet-title')}</h2>
      {GAMES.map((game) => {
        const run = runs[game];
        const isOn = run !== undefined && !isOver(game, run);
        return (
          <p key={game} className="home-row">
            <Link href={`/gauntlet/${game}`} className="btn">
              {t(`game-${game}`)}
            </Link>{' '}
            <span>
              {isOn
                ? t('gauntlet-here', { lives: run.lives })
                : t('gauntlet-best', { best: best[game], count: STAGES[game].length })}
            </span>
          </p>
        );
      })}
    </section>
  );
}
