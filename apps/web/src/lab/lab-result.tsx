import { reportCsv, reportHtml } from '@longbox/lab';
import { saveFile } from '../decks/save-file.ts';
import { useText } from '../i18n/language.tsx';
import { Ranking, Turns } from './lab-charts.tsx';
import { Matrix } from './lab-matrix.tsx';
import { percentOf, reachOf } from './numbers.ts';
import type { LabProgress } from './run-lab.ts';

/** What is known so far. */
export function LabResult({ report, played, expected, rate, isRunning }: LabProgress) {
  const t = useText();
  const ending = (code: string): string => t(`lab-end-${code}`);
  return (
    <div className="lab-result">
      <p role="status" className="caption">
        {isRunning
          ? t('lab-running', { played, expected: Math.max(expected, played), rate: Math.round(rate) })
          : t(report.isPartial ? 'lab-stopped' : 'lab-done', { played })}
      </p>
      <progress className="lab-progress" max={Math.max(1, expected)} value={played} aria-label={t('lab-progress')} />
      <section className="panel lab-panel">
        <h2 className="heading">{t('lab-matrix')}</h2>
        <p className="lab-note">{t('lab-matrix-about')}</p>
        <Matrix {...report} />
      </section>
      <div className="lab-columns">
        <section className="panel lab-panel">
          <h2 className="heading">{t('lab-ranking')}</h2>
          <Ranking decks={report.decks} />
        </section>
        <section className="panel lab-panel">
          <h2 className="heading">{t('lab-games')}</h2>
          <p>{t('lab-first', { share: percentOf(report.first.share), reach: reachOf(report.first) })}</p>
          <p>{t('lab-turns-mean', { turns: report.turns.mean.toFixed(1) })}</p>
          <Turns turns={report.turns} />
          <ul className="lab-endings">
            {report.endings.map(({ code, games }) => (
              <li key={code}>
                {ending(code)}: {percentOf(games / Math.max(1, report.games))} %
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="lab-export">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('longbox-lab.json', `${JSON.stringify(report, undefined, 1)}\n`, 'application/json')}
        >
          {t('lab-json')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('longbox-lab.csv', reportCsv(report), 'text/csv')}
        >
          {t('lab-csv')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('longbox-lab.html', reportHtml(report), 'text/html')}
        >
          {t('lab-html')}
        </button>
      </div>
    </div>
  );
}
