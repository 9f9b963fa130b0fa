import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import type { Examination } from '../library/library-api.ts';
import type { OwnDeck } from './deck.ts';
import { addDeck, changeDeck } from './deck-store.ts';
import { PROFILES, profileWord } from './profiles.ts';

/** Title, edition, size, and the way to the table. */
export function DeckHead({ deck, found }: { readonly deck: OwnDeck; readonly found: Examination | undefined }) {
  const t = useText();
  const [, go] = useLocation();
  const isLegal = found?.faults.length === 0;
  return (
    <header className="bench-head">
      <label className="bench-title">
        <span className="unseen">{t('deck-title')}</span>
        <textarea
          rows={1}
          value={deck.title}
          maxLength={80}
          placeholder={t('deck-untitled')}
          onChange={(event) => changeDeck(deck, { title: event.target.value.replace(/\s+/g, ' ') })}
        />
      </label>
      <label className="field bench-edition">
        <span className="unseen">{t(`deck-profile-${deck.game}`)}</span>
        <select value={deck.profile} onChange={(event) => changeDeck(deck, { profile: event.target.value })}>
          {PROFILES[deck.game].map((profile) => (
            <option key={profile} value={profile}>
              {t(profileWord(deck.game, profile))}
            </option>
          ))}
        </select>
      </label>
      <p className="bench-size">
        <b>{found?.size ?? 0}</b> / {found?.wanted ?? 0}
        <span className="unseen"> {t('deck-cards', { count: found?.size ?? 0 })}</span>
      </p>
      <button
        type="button"
        className="btn btn-main bench-play"
        disabled={!isLegal}
        aria-describedby={isLegal ? undefined : 'bench-why'}
        onClick={() => go(`/play?deck=${deck.id}`)}
      >
        {t('deck-play')}
      </button>
      {!isLegal && (
        <span id="bench-why" className="unseen">
          {t('deck-play-illegal')}
        </span>
      )}
    </header>
  );
}

export function StarterHead({ deck }: { readonly deck: OwnDeck }) {
  const t = useText();
  const [, go] = useLocation();
  const { game, title, main, cards, side, profile } = deck;
  return (
    <header className="bench-head">
      <h1 className="title bench-title">{title}</h1>
      <button
        type="button"
        className="btn btn-go"
        onClick={() => go(`/decks/${addDeck({ game, title, main, cards, side, profile, notes: '' })}`)}
      >
        {t('deck-take')}
      </button>
    </header>
  );
}
