import { get } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { isWaiting, SAVED_GAME } from '../workers/saved-game.ts';

/** A way back to the table, where a game was left on it. Asks the store itself, so that Home needs no engine. */
export function ContinuePanel() {
  const t = useText();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    get(SAVED_GAME).then(
      (saved: unknown) => setThere(isWaiting(saved)),
      () => setThere(false),
    );
  }, []);
  if (!isThere) return null;
  return (
    <section className="panel home-panel home-continue">
      <h2 className="heading">{t('home-continue-title')}</h2>
      <p>{t('home-continue')}</p>
      <Link href="/table" className="btn btn-go">
        {t('home-continue-go')}
      </Link>
    </section>
  );
}
