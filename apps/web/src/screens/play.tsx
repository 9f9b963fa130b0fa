import { useState } from 'react';
import { useLocation } from 'wouter';
import { CardPicture } from '../cards/card-picture.tsx';
import { useCatalogue, useDecks } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { useTable } from '../state/table-store.ts';
import type { DeckInfo, TablePlan } from '../workers/game-api.ts';
import '../styles/play.css';

const SEATS = ['2', '3', '4'] as const;
type Seats = (typeof SEATS)[number];
const SHELVES = ['first', 'all'] as const;
type Shelf = (typeof SHELVES)[number];

/** Pick a deck and the game begins; everything else has a sensible start. */
export function Play() {
  const t = useText();
  const decks = useDecks();
  const { byKey } = useCatalogue();
  const [, go] = useLocation();
  const start = useTable((s) => s.start);
  const [seats, setSeats] = useState<Seats>('2');
  const [shelf, setShelf] = useState<Shelf>('first');
  const shown = shelf === 'first' ? decks.filter((deck) => deck.isFirst) : decks;

  const play = (deck: DeckInfo) => {
    void start(planFor(deck, decks, Number(seats), t('computer'))).then(() => go('/table'));
  };
  return (
    <Page title={t('nav-play')}>
      <h1 className="title">{t('play-title')}</h1>
      <p className="play-lead">{t('play-lead')}</p>
      <div className="play-tools">
        <Segments
          legend={t('play-seats')}
          name="seats"
          value={seats}
          options={SEATS.map((n) => [n, t('play-seats-n', { count: Number(n) })])}
          onChange={setSeats}
        />
        <Segments
          legend={t('play-decks')}
          name="shelf"
          value={shelf}
          options={SHELVES.map((each) => [each, t(`play-shelf-${each}`)])}
          onChange={setShelf}
        />
      </div>
      <ul className="deck-list">
        {shown.map((deck) => {
          const face = byKey.get(deck.face);
          return (
            <li key={deck.key}>
              <button type="button" className="deck panel" onClick={() => play(deck)}>
                {face !== undefined && (
                  <span className="card card-board">
                    <CardPicture card={face} size="board" />
                  </span>
                )}
                <span className="deck-words">
                  <b className="deck-title">{deck.title}</b>
                  <span className="deck-sub">{face?.teams.join(', ')}</span>
                  <span className="deck-go">{t('play-with')}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

/** Opponents take other first decks, of the same universe so that the fight is fair. */
function planFor(mine: DeckInfo, decks: readonly DeckInfo[], seats: number, computer: string): TablePlan {
  const rivals = decks.filter((deck) => deck.isFirst && deck.key !== mine.key);
  const near = [...rivals.filter((deck) => deck.set === mine.set), ...rivals.filter((deck) => deck.set !== mine.set)];
  const turn = Math.floor(Math.random() * Math.max(1, near.filter((deck) => deck.set === mine.set).length));
  const chosen = Array.from({ length: seats - 1 }, (_, i) => near[(turn + i) % near.length]);
  const name = (i: number): string => (seats === 2 ? computer : `${computer} ${i + 1}`);
  return {
    game: 'vs',
    profile: 'modern',
    seed: crypto.randomUUID(),
    seats: [
      { deck: mine.key, player: 'person', name: '' },
      ...chosen.map((deck, i) => ({ deck: deck.key, player: 'computer', name: name(i) }) as const),
    ],
  };
}
