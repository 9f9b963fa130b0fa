import { memo, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { CardFacts } from './card-facts.ts';
import { CardPicture } from './card-picture.tsx';
import { useRows } from './use-rows.ts';

export const cardHref = ({ game, key }: CardFacts): string => `/cards/${game}/${key}`;

export const cardLabel = (card: CardFacts): string =>
  [card.name, card.level === undefined ? '' : `L${card.level}`, card.teams.join(', '), card.key]
    .filter((part) => part !== '')
    .join(', ');

/** Where somebody was when they opened a card, for when they come back. */
let left: { readonly place: string; readonly scroll: number } | undefined;

interface Props {
  readonly cards: readonly CardFacts[];
  /** What the cards answer; another question begins at the top again. */
  readonly place: string;
}

/** Cards as large as in a hand, each a link to its page. Only those near the window are drawn. */
export const CardGrid = memo(function CardGrid({ cards, place }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, above, below, isMeasured } = useRows(list, cards.length, place);
  useLayoutEffect(() => {
    if (!isMeasured) return;
    if (left?.place === place) scrollTo(0, left.scroll);
    left = undefined;
  }, [isMeasured, place]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: notes where the reader was; the links themselves do the work
    <ul
      ref={list}
      className="gallery"
      style={{ paddingTop: above, paddingBottom: below }}
      onClick={() => {
        left = { place, scroll: scrollY };
      }}
    >
      {cards.slice(from, to).map((card, i) => (
        <GridCard key={card.key} card={card} at={from + i + 1} of={cards.length} />
      ))}
    </ul>
  );
});

interface GridCardProps {
  readonly card: CardFacts;
  readonly at: number;
  readonly of: number;
}

const GridCard = memo(function GridCard({ card, at, of }: GridCardProps) {
  return (
    <li aria-posinset={at} aria-setsize={of}>
      <Link href={cardHref(card)} className="card card-hand">
        <span className="unseen">{cardLabel(card)}</span>
        <CardPicture card={card} size="hand" />
      </Link>
    </li>
  );
});
