import { useText } from '../i18n/language.tsx';

/** Says plainly that something broke, what is safe, and what can be done. */
export function Trouble({ error }: { readonly error: Error }) {
  const t = useText();
  return (
    <main className="panel panel-raised trouble" role="alert">
      <h1 className="title">{t('trouble-title')}</h1>
      <p>{t('trouble-safe')}</p>
      <pre>{error.message}</pre>
      <p>
        <button type="button" className="btn btn-main" onClick={() => location.reload()}>
          {t('trouble-reload')}
        </button>{' '}
        <a className="btn" href="/">
          {t('trouble-home')}
        </a>
      </p>
    </main>
  );
}
