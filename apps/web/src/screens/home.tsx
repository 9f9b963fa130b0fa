import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { GameNote } from '../cards/game-note.tsx';
import { withWords } from '../i18n/bundle.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { useProfile } from '../state/profile.ts';
import { useSettings } from '../state/settings.ts';
import { ContinuePanel } from './continue-panel.tsx';
import { HomeArt } from './home-art.tsx';
import { HomeFirst } from './home-first.tsx';

const HomeBack = lazy(() =>
  withWords('learn', useSettings.getState().language, import('./home-back.tsx')).then((m) => ({ default: m.HomeBack })),
);

/** Panels of a comic page: what this is, or, for who has been here, what to go on with; play now, look at the cards. */
export function Home() {
  const t = useText();
  const isMet = useProfile((s) => s.isMet);
  return (
    <Page title="">
      <div className="home">
        <section className={`panel panel-raised splash home-hero ${isMet ? 'home-hero-short' : ''}`}>
          {!isMet && <HomeArt />}
          <div className="home-words">
            <p className="caption">{t('home-unofficial')}</p>
            <h1 className="home-title">Longbox</h1>
            {!isMet && <p className="home-lead">{t('home-lead')}</p>}
            <Link href="/play" className="btn btn-main btn-big">
              {t('home-play')}
            </Link>
          </div>
        </section>
        <HomeFirst />
        <ContinuePanel />
        {isMet && (
          <Suspense>
            <HomeBack />
          </Suspense>
        )}
        <section className="panel home-panel home-vs">
          <div className="dots" />
          <h2 className="heading">{t('game-vs')}</h2>
          <p>{t('home-vs')}</p>
          <Link href="/play" className="btn">
            {t('home-vs-play')}
          </Link>
        </section>
        <section className="panel home-panel home-arena">
          <div className="dots" />
          <h2 className="heading">{t('game-arena')}</h2>
          <p>{t('home-arena')}</p>
          <GameNote game="arena" />
          <Link href="/play?game=arena" className="btn">
            {t('home-arena-play')}
          </Link>
        </section>
        <section className="panel home-panel">
          <h2 className="heading">{t('nav-cards')}</h2>
          <p>{t('home-cards')}</p>
          <Link href="/cards" className="btn">
            {t('home-cards-open')}
          </Link>
        </section>
      </div>
    </Page>
  );
}
