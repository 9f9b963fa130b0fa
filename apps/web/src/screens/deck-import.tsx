import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CardSheet } from '../cards/card-sheet.tsx';
import { DeckFaults } from '../decks/deck-faults.tsx';
import { readDeckCode, type SentDeck } from '../decks/deck-link.ts';
import { DeckList } from '../decks/deck-list.tsx';
import { addDeck } from '../decks/deck-store.ts';
import { useExamination } from '../decks/use-examination.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import '../styles/builder.css';
import '../styles/decks.css';

/** A deck that came by link: looked at first, then kept. */
export function DeckImport() {
  const t = useText();
  const [deck] = useState(() => readDeckCode(location.hash.slice(1)));
  return (
    <Page title={t('import-title')}>
      <p className="crumbs">
        <Link href="/decks">{t('decks-all')}</Link>
      </p>
      {deck === undefined ? <h1 className="title">{t('import-broken')}</h1> : <Sent deck={deck} />}
    </Page>
  );
}

function Sent({ deck }: { readonly deck: SentDeck }) {
  const t = useText();
  const [, go] = useLocation();
  const [open, setOpen] = useState<string>();
  const found = useExamination(deck, deck.profile);
  const wrong = new Set((found?.faults ?? []).flatMap(({ cards }) => cards));
  return (
    <>
      <header className="bench-head">
        <h1 className="title bench-title">{deck.title === '' ? t('deck-untitled') : deck.title}</h1>
        <button type="button" className="btn btn-main" onClick={() => go(`/decks/${addDeck(deck)}`, { replace: true })}>
          {t('import-keep')}
        </button>
      </header>
      <div className="panel panel-raised bench-deck">
        <DeckFaults found={found} />
        {deck.notes !== '' && <p className="sent-notes">{deck.notes}</p>}
        <DeckList deck={deck} wrong={wrong} onOpen={setOpen} onChange={undefined} />
      </div>
      {open !== undefined && <CardSheet id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
