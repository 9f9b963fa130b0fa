import { Suspense, useEffect } from 'react';
import { Link, useParams } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { CardFactsList } from '../cards/card-facts-list.tsx';
import { cardHref, cardLabel } from '../cards/card-grid.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { CardPowers } from '../cards/card-powers.tsx';
import { CardRules } from '../cards/card-rules.tsx';
import { Words } from '../cards/card-text.tsx';
import { CardTree } from '../cards/card-tree.tsx';
import { AddToDeck } from '../decks/add-to-deck.tsx';
import { DecksWith } from '../decks/decks-with.tsx';
import { useLanguage, useText } from '../i18n/language.tsx';
import { useCardPage, useCards } from '../library/library-client.ts';
import { Page } from '../shell/page.tsx';
import { LANGUAGES } from '../state/settings.ts';
import '../styles/card-detail.css';
import '../styles/card-page.css';

/** Everything about one card. */
export function CardPageScreen() {
  const t = useText();
  const language = useLanguage();
  const { key = '' } = useParams<{ game: string; key: string }>();
  const page = useCardPage(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card begins at its top
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no way to clean up.
    void scrollTo(0, 0);
  }, [key]);
  if (page === undefined) return <NoCard id={key} />;
  const card = page.facts[language];
  const other = LANGUAGES.find((each) => each !== language) ?? 'en';
  return (
    <Page title={card.name}>
      <p className="crumbs">
        <Link href={`/cards?game=${card.game}`}>{t('cards-back')}</Link>
      </p>
      <article className="card-page">
        <div className="card-page-side">
          <span className="card card-zoom">
            <CardPicture card={card} size="zoom" />
          </span>
          <AddToDeck card={card} />
        </div>
        <div className="card-page-main">
          <header>
            <h1 className="title">
              {card.name}
              {card.level !== undefined && <span className="card-page-level">L{card.level}</span>}
            </h1>
            <p className="detail-type">
              <Words phrase={card.typeLine} />
            </p>
            <CardFactsList card={card} />
            {card.arena !== undefined && <p className="caption">{card.arena.origin}</p>}
          </header>
          <div className="card-page-texts">
            <CardPowers card={card} language={language} keywords={page.keywords} isFirst />
            <CardPowers card={page.facts[other]} language={other} keywords={page.keywords} />
          </div>
          <CardTree powers={page.powers} card={card} />
          <Suspense fallback={<p>{t('loading')}</p>}>
            <CardRules card={card} rules={page.rules} />
          </Suspense>
          <DecksWith card={card} />
          <Versions keys={page.versions} game={card.game} />
        </div>
      </article>
    </Page>
  );
}

function Versions({ keys, game }: { readonly keys: readonly string[]; readonly game: GameName }) {
  const t = useText();
  const { byKey } = useCards();
  const cards = keys.flatMap((key) => byKey.get(key) ?? []);
  if (cards.length === 0) return null;
  return (
    <section className="card-part">
      <h2 className="heading">{t(`card-versions-${game}`)}</h2>
      <ul className="card-row">
        {cards.map((card) => (
          <li key={card.key}>
            <Link href={cardHref(card)} className="card card-hand">
              <span className="unseen">{cardLabel(card)}</span>
              <CardPicture card={card} size="hand" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoCard({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <Page title={t('nav-cards')}>
      <h1 className="title">{t('card-unknown', { id })}</h1>
      <p>
        <Link href="/cards">{t('cards-back')}</Link>
      </p>
    </Page>
  );
}
