import type { DeckChoice } from '@longbox/protocol';
import type { GameName } from '../cards/card-facts.ts';
import { useDecks } from '../cards/use-catalogue.ts';
import { seatOf } from '../decks/deck.ts';
import { DeckIntro } from '../decks/deck-intro.tsx';
import { useOwnDecks } from '../decks/deck-store.ts';
import { deckTitle } from '../decks/deck-title.ts';
import { useText } from '../i18n/language.tsx';

interface Deck {
  readonly value: string;
  readonly title: string;
  readonly shelf: 'first' | 'all' | 'played' | 'own';
  readonly choice: DeckChoice;
}

/** Every deck a person can sit down with: those that come with the program, and their own. */
export function useTableDecks(game: GameName): readonly Deck[] {
  const t = useText();
  const starters = useDecks().filter((deck) => deck.game === game);
  const own = useOwnDecks(game);
  return [
    ...starters.map((deck): Deck => {
      const { key, isFirst, played } = deck;
      const shelf = isFirst ? 'first' : played === undefined ? 'all' : 'played';
      return { value: `starter:${key}`, title: deckTitle(deck, t), shelf, choice: { starter: key } };
    }),
    ...own.map((deck): Deck => {
      const { deck: cards, side } = seatOf(deck);
      const choice = { cards, ...(side.length > 0 && { side }) };
      return { value: `own:${deck.id}`, title: deck.title, shelf: 'own', choice };
    }),
  ];
}

interface Props {
  readonly game: GameName;
  readonly value: string;
  readonly label: string;
  readonly onChange: (value: string, choice: DeckChoice) => void;
}

export function DeckSelect({ game, value, label, onChange }: Props) {
  const t = useText();
  const decks = useTableDecks(game);
  const shelves = (['own', 'first', 'all', 'played'] as const).filter((shelf) =>
    decks.some((deck) => deck.shelf === shelf),
  );
  const chosen = useDecks().find((deck) => deck.game === game && `starter:${deck.key}` === value);
  return (
    <>
      <label className="field">
        <span>{label}</span>
        <select
          name="deck"
          value={value}
          onChange={(event) => {
            const found = decks.find((deck) => deck.value === event.target.value);
            if (found !== undefined) onChange(found.value, found.choice);
          }}
        >
          {value === '' && <option value="">{t('online-deck-none')}</option>}
          {shelves.map((shelf) => (
            <optgroup key={shelf} label={t(`play-shelf-${shelf}`)}>
              {decks
                .filter((deck) => deck.shelf === shelf)
                .map((deck) => (
                  <option key={deck.value} value={deck.value}>
                    {deck.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {chosen !== undefined && (
        <DeckIntro game={game} deck={chosen.key} title={deckTitle(chosen, t)} leader={chosen.picture?.name ?? ''} />
      )}
    </>
  );
}
