import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useProfile } from '../state/profile.ts';

/** Offered once: a first game with somebody who explains it. */
export function HomeFirst() {
  const t = useText();
  const isMet = useProfile((s) => s.isMet);
  const change = useProfile((s) => s.change);
  if (isMet) return null;
  return (
    <section className="panel home-panel home-first" aria-labelledby="home-first">
      <h2 className="heading" id="home-first">
        {t('home-first-title')}
      </h2>
      <p>{t('home-first')}</p>
      <p className="home-first-ways">
        <Link href="/first/vs" className="btn btn-go">
          {t('game-vs')}
        </Link>
        <Link href="/first/arena" className="btn btn-go">
          {t('game-arena')}
        </Link>
        <button type="button" className="btn" onClick={() => change({ isMet: true })}>
          {t('home-first-no')}
        </button>
      </p>
    </section>
  );
}
