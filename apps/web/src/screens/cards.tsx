import { useDeferredValue, useMemo, useState } from 'react';
import { CardDetail } from '../cards/card-detail.tsx';
import { type CardFacts, GAMES, type GameName } from '../cards/card-facts.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { useCatalogue } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { Sheet } from '../shell/sheet.tsx';
import '../styles/gallery.css';

const KINDS = ['any', 'main', 'supporting', 'plotTwist', 'location', 'equipment'] as const;
type KindFilter = (typeof KINDS)[number];

/** Every card of both games, found by any words on it. */
export function Cards() {
  const t = useText();
  const { cards } = useCatalogue();
  const [game, setGame] = useState<GameName>('vs');
  const [kind, setKind] = useState<KindFilter>('any');
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<string>();
  const sought = useDeferredValue(words);
  const found = useMemo(() => search(cards, game, game === 'vs' ? kind : 'any', sought), [cards, game, kind, sought]);
  const shown = open === undefined ? undefined : cards.find((card) => card.key === open);
  return (
    <Page title={t('nav-cards')}>
      <h1 className="title">{t('cards-title')}</h1>
      <div className="gallery-tools">
        <label className="field gallery-search">
          {t('cards-search')}
          <input
            className="input"
            type="search"
            value={words}
            onChange={(e) => setWords(e.target.value)}
            placeholder={t('cards-search-hint')}
          />
        </label>
        <Segments
          legend={t('game')}
          name="game"
          value={game}
          options={GAMES.map((each) => [each, t(`game-${each}`)])}
          onChange={setGame}
        />
        {game === 'vs' && (
          <Segments
            legend={t('cards-kind')}
            name="kind"
            value={kind}
            options={KINDS.map((each) => [each, t(`kind-${each}`)])}
            onChange={setKind}
          />
        )}
      </div>
      <p role="status" className="gallery-count">
        {t('cards-found', { count: found.length })}
      </p>
      <ul className="gallery">
        {found.map((card) => (
          <li key={card.key}>
            <button type="button" className="card card-hand" onClick={() => setOpen(card.key)}>
              <span className="unseen">{labelOf(card)}</span>
              <CardPicture card={card} size="hand" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Sheet title={shown.name} onClose={() => setOpen(undefined)}>
          <CardDetail card={shown} />
        </Sheet>
      )}
    </Page>
  );
}

const labelOf = (card: CardFacts): string =>
  [card.name, card.level === undefined ? '' : `L${card.level}`, card.teams.join(', '), card.key]
    .filter((part) => part !== '')
    .join(', ');

function search(cards: readonly CardFacts[], game: GameName, kind: KindFilter, words: string): readonly CardFacts[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return cards.filter(
    (card) =>
      card.game === game &&
      (kind === 'any' || card.kind === kind) &&
      wanted.every((word) => card.search.includes(word)),
  );
}
