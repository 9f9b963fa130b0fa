import { useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { CardSheet } from '../cards/card-sheet.tsx';
import { GameNote } from '../cards/game-note.tsx';
import { BuilderTabs, type Tab } from '../decks/builder-tabs.tsx';
import type { DeckCards, OwnDeck } from '../decks/deck.ts';
import { DeckCharts } from '../decks/deck-charts.tsx';
import { DeckFaults } from '../decks/deck-faults.tsx';
import { DeckHands } from '../decks/deck-hands.tsx';
import { DeckHead, StarterHead } from '../decks/deck-head.tsx';
import { DeckIntro } from '../decks/deck-intro.tsx';
import { DeckList } from '../decks/deck-list.tsx';
import { DeckSearch } from '../decks/deck-search.tsx';
import { DeckShare } from '../decks/deck-share.tsx';
import { changeDeck, useOwnDecks } from '../decks/deck-store.ts';
import { OddsPanel } from '../decks/odds-panel.tsx';
import { starterTitle } from '../decks/starter-title.ts';
import { useDefaultProfile } from '../decks/use-default-profile.ts';
import { useExamination } from '../decks/use-examination.ts';
import { useText } from '../i18n/language.tsx';
import { useCards, useStarters } from '../library/library-client.ts';
import { Page } from '../shell/page.tsx';
import { useMedia } from '../table/use-media.ts';
import '../styles/builder.css';
import '../styles/charts.css';
import '../styles/decks.css';
import '../styles/gallery.css';
import '../styles/query.css';
import '../styles/stepper.css';

/** A deck on the workbench; one that comes with the program can be looked at and copied. */
export function DeckBuilder() {
  const t = useText();
  const { id = '' } = useParams<{ id: string }>();
  const own = useOwnDecks().find((deck) => deck.id === id);
  const starter = useStarters().find(({ key }) => key === id);
  const profileOf = useDefaultProfile();
  if (own !== undefined) return <Workbench deck={own} isOwn />;
  if (starter !== undefined) {
    const { game, main, cards, side } = starter;
    const title = starterTitle(starter.title, t);
    const deck = { id, game, title, main, cards, side, profile: profileOf(game), notes: '', changed: 0 };
    return <Workbench deck={deck} isOwn={false} noteKey={starter.noteKey} />;
  }
  return (
    <Page title={t('nav-decks')}>
      <h1 className="title">{t('deck-unknown')}</h1>
      <p>
        <Link href="/decks">{t('decks-all')}</Link>
      </p>
    </Page>
  );
}

interface BenchProps {
  readonly deck: OwnDeck;
  readonly isOwn: boolean;
  /** Of a deck that comes with the program. */
  readonly noteKey?: string;
}

function Workbench({ deck, isOwn, noteKey }: BenchProps) {
  const t = useText();
  const [tab, setTab] = useState<Tab>(isOwn ? 'cards' : 'numbers');
  const [open, setOpen] = useState<string>();
  const { byKey } = useCards();
  const isNarrow = useMedia('(max-width: 980px)');
  const found = useExamination(deck, deck.profile);
  const wrong = useMemo(() => new Set((found?.faults ?? []).flatMap(({ cards }) => cards)), [found]);
  const change = (next: DeckCards): void => changeDeck(deck, next);
  const list = (
    <div className="panel bench-deck">
      <DeckFaults found={found} />
      <DeckList deck={deck} wrong={wrong} onOpen={setOpen} onChange={isOwn ? change : undefined} />
    </div>
  );
  return (
    <Page title={deck.title === '' ? t('deck-untitled') : deck.title}>
      <p className="crumbs">
        <Link href="/decks">{t('decks-all')}</Link>
      </p>
      {isOwn ? <DeckHead deck={deck} found={found} /> : <StarterHead deck={deck} />}
      {noteKey !== undefined && (
        <DeckIntro
          game={deck.game}
          deck={noteKey}
          title={deck.title}
          leader={byKey.get(deck.main)?.name ?? ''}
          isOpen
        />
      )}
      <GameNote game={deck.game} />
      <BuilderTabs tab={tab} isOwn={isOwn} isNarrow={isNarrow} found={found} onChange={setTab} />
      <div className="bench">
        <div className="bench-work" role="tabpanel" id="bench-panel" aria-labelledby={`tab-${tab}`}>
          {tab === 'deck' && list}
          {tab === 'cards' && isOwn && <DeckSearch deck={deck} onOpen={setOpen} onChange={change} />}
          {tab === 'numbers' && <DeckCharts found={found} />}
          {tab === 'hands' && (
            <>
              <DeckHands deck={deck} profile={deck.profile} onOpen={setOpen} />
              <OddsPanel deck={deck} profile={deck.profile} />
            </>
          )}
          {tab === 'share' && (
            <>
              {isOwn && <Notes deck={deck} />}
              <DeckShare deck={deck} />
            </>
          )}
        </div>
        {!isNarrow && <aside className="bench-side">{list}</aside>}
      </div>
      {open !== undefined && <CardSheet id={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function Notes({ deck }: { readonly deck: OwnDeck }) {
  const t = useText();
  return (
    <section>
      <h2 className="heading">{t('notes-title')}</h2>
      <label className="field">
        {t('notes-label')}
        <textarea
          className="input notes"
          rows={5}
          value={deck.notes}
          onChange={(event) => changeDeck(deck, { notes: event.target.value })}
        />
      </label>
    </section>
  );
}
