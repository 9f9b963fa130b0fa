import { useState } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useOwnDecks } from '../decks/deck-store.ts';
import { starterTitle } from '../decks/starter-title.ts';
import { useText } from '../i18n/language.tsx';
import { useStarters } from '../library/library-client.ts';
import { deckEdits } from './place-card.ts';
import type { SceneReading } from './scene-api.ts';
import { useScene } from './scene-store.ts';

/** Lays a whole deck down for one seat: a starter's, or one of the person's own. */
export function DeckLayer({ game, reading }: { readonly game: GameName; readonly reading: SceneReading }) {
  const t = useText();
  const edit = useScene((s) => s.edit);
  const own = useOwnDecks(game);
  const starters = useStarters().filter((deck) => deck.game === game);
  const seats = reading.sheet.seats.map(({ name }) => name);
  const [seat, setSeat] = useState('');
  const [key, setKey] = useState('');
  const at = seats.includes(seat) ? seat : seats[0];
  const deck = own.find(({ id }) => id === key) ?? starters.find((each) => each.key === key);
  return (
    <details className="scene-decks">
      <summary>{t('scene-deck')}</summary>
      <div className="scene-facts">
        <label className="field">
          {t('scene-deck-which')}
          <select value={key} onChange={(event) => setKey(event.target.value)}>
            <option value="">{t('scene-deck-none')}</option>
            {own.map(({ id, title }) => (
              <option key={id} value={id}>
                {title === '' ? t('deck-untitled') : title}
              </option>
            ))}
            {starters.map((each) => (
              <option key={each.key} value={each.key}>
                {starterTitle(each.title, t)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t('scene-deck-whose')}
          <select value={at ?? ''} onChange={(event) => setSeat(event.target.value)}>
            {seats.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <button
        type="button"
        className="btn"
        disabled={deck === undefined || at === undefined}
        onClick={() => {
          if (deck !== undefined && at !== undefined) void edit(...deckEdits(deck, at, Math.random));
        }}
      >
        {t('scene-deck-lay')}
      </button>
      <p className="share-note">{t('scene-deck-note')}</p>
    </details>
  );
}
