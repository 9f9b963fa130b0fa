import { Link } from 'wouter';
import { GAMES } from '../cards/card-facts.ts';
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
        {GAMES.map((game) => (
          <span key={game} className="home-first-way">
            <Link href={`/first/${game}`} className="btn btn-go">
              {t(`game-${game}`)}
            </Link>{' '}
            {t(`home-first-${game}`)}
          </span>
        ))}
        <button type="button" className="btn" onClick={() => change({ isMet: true })}>
          {t('home-first-no')}
        </button>
      </p>
    </section>
  );
}
