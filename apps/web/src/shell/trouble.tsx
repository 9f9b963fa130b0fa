import { get } from 'idb-keyval';
import { useText } from '../i18n/language.tsx';
import { handOut } from './hand-out.ts';

/** Says plainly that something broke, what is safe, and what can be done. */
export function Trouble({ error }: { readonly error: Error }) {
  const t = useText();
  return (
    <main className="panel panel-raised trouble" role="alert">
      <h1 className="title">{t('trouble-title')}</h1>
      <p>{t('trouble-safe')}</p>
      <pre>{error.message}</pre>
      <p className="trouble-report">{t('trouble-report-text')}</p>
      <p className="sheet-buttons">
        <button type="button" className="btn btn-main" onClick={() => location.reload()}>
          {t('trouble-reload')}
        </button>
        <button type="button" className="btn" onClick={() => void saveReport(error)}>
          {t('trouble-report')}
        </button>
        <a className="btn" href="/">
          {t('trouble-home')}
        </a>
      </p>
    </main>
  );
}

/** What broke and the game it broke in, as a file that replays it. Read from the store: the worker may be what broke. */
async function saveReport(error: Error): Promise<void> {
  const game: unknown = await get('longbox.game').catch(() => undefined);
  const report = {
    error: error.message,
    stack: error.stack,
    page: location.pathname,
    browser: navigator.userAgent,
    game,
  };
  handOut(JSON.stringify(report, undefined, 1), 'longbox-report.json');
}
