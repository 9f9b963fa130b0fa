import { GAME_FACTS } from '@longbox/games';
import { memo, useMemo, useState } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { cardLabel } from '../cards/card-grid.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { CardQuery } from '../search/card-query.tsx';
import { useFinding } from '../search/use-finding.ts';
import { Segments } from '../shell/segments.tsx';
import { countOf, type DeckCards, type DeckPart, setCount } from './deck.ts';
import { Stepper } from './stepper.tsx';

const PAGE = 16;

interface Props {
  readonly deck: DeckCards;
  readonly onOpen: (key: string) => void;
  readonly onChange: (deck: DeckCards) => void;
}

/** Finds cards and puts them into the deck. */
export function DeckSearch({ deck, onOpen, onChange }: Props) {
  const t = useText();
  const { byKey } = useCards();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const [part, setPart] = useState<DeckPart>('cards');
  const found = useFinding(deck.game, query);
  const cards = useMemo(() => (found?.keys ?? []).flatMap((key) => byKey.get(key) ?? []), [found?.keys, byKey]);
  const pages = Math.max(1, Math.ceil(cards.length / PAGE));
  const at = Math.min(page, pages - 1);
  const seek = (next: string): void => {
    setQuery(next);
    setPage(0);
  };
  return (
    <div className="deck-search">
      <CardQuery game={deck.game} query={query} found={found} onChange={seek} />
      {GAME_FACTS[deck.game].hasLeader && (
        <Segments
          legend={t('deck-add-to')}
          name="part"
          value={part}
          options={[
            ['cards', t('deck-part-cards')],
            ['side', t('deck-part-side')],
          ]}
          onChange={setPart}
        />
      )}
      <p role="status" className="gallery-count">
        {found === undefined ? t('loading') : t('cards-found', { count: cards.length })}
      </p>
      <ul className="deck-finds">
        {cards.slice(at * PAGE, (at + 1) * PAGE).map((card) => (
          <Find key={card.key} card={card} deck={deck} part={part} onOpen={onOpen} onChange={onChange} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="pager" aria-label={t('pages')}>
          <button type="button" className="btn" disabled={at === 0} onClick={() => setPage(at - 1)}>
            {t('page-back')}
          </button>
          <span>{t('page-of', { page: at + 1, pages })}</span>
          <button type="button" className="btn" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
            {t('page-on')}
          </button>
        </nav>
      )}
    </div>
  );
}

interface FindProps extends Props {
  readonly card: CardFacts;
  readonly part: DeckPart;
}

const Find = memo(function Find({ card, deck, part: wanted, onOpen, onChange }: FindProps) {
  const t = useText();
  // What begins outside the game is never in the deck itself.
  const part: DeckPart = card.kind === 'pileCard' ? 'side' : wanted;
  const count = countOf(deck[part], card.key);
  const isLeading = deck.main === card.key;
  // A level-up comes with its main character; only one in a side deck is chosen.
  const isLater = card.kind === 'main' && card.level !== 1 && part === 'cards' && count === 0 && !isLeading;
  return (
    <li className={count > 0 || isLeading ? 'find find-in' : 'find'} data-card={card.key}>
      <button type="button" className="card card-hand" onClick={() => onOpen(card.key)}>
        <span className="unseen">{cardLabel(card)}</span>
        <CardPicture card={card} size="hand" />
      </button>
      {isLater ? (
        <p className="find-note">{t('deck-level-comes')}</p>
      ) : card.kind === 'main' && part === 'cards' && count === 0 ? (
        <button
          type="button"
          className="btn find-lead"
          aria-pressed={isLeading}
          onClick={() => onChange({ ...deck, main: isLeading ? '' : card.key })}
        >
          {t(isLeading ? 'deck-leading' : 'deck-lead')}
          <span className="unseen">{cardLabel(card)}</span>
        </button>
      ) : (
        <Stepper
          name={cardLabel(card)}
          count={count}
          onChange={(next) => onChange(setCount(deck, part, card.key, next))}
        />
      )}
    </li>
  );
});
