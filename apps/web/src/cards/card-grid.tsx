import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import type { CardFacts } from './card-facts.ts';
import { CardPicture } from './card-picture.tsx';

/** What a wide window shows; the rest is drawn as it is scrolled to and when nothing else is due, so that no keystroke waits. */
const FIRST = 14;
const NEXT = 28;

export const cardHref = ({ game, key }: CardFacts): string => `/cards/${game}/${key}`;

export const cardLabel = (card: CardFacts): string =>
  [card.name, card.level === undefined ? '' : `L${card.level}`, card.teams.join(', '), card.key]
    .filter((part) => part !== '')
    .join(', ');

/** Where somebody was when they opened a card, for when they come back. */
let left: { readonly place: string; readonly count: number; readonly scroll: number } | undefined;

interface Props {
  readonly cards: readonly CardFacts[];
  /** What the cards answer; another question begins at the top again. */
  readonly place: string;
}

/** Cards as large as in a hand, each a link to its page. */
export const CardGrid = memo(function CardGrid({ cards, place }: Props) {
  const t = useText();
  const [shown, setShown] = useState(() => ({ place, count: left?.place === place ? left.count : FIRST }));
  const count = shown.place === place ? shown.count : FIRST;
  const more = useRef<HTMLButtonElement>(null);
  const isMore = cards.length > count;
  useLayoutEffect(() => {
    if (left !== undefined) scrollTo(0, left.scroll);
    left = undefined;
  }, []);
  useEffect(() => {
    const button = more.current;
    if (button === null || !isMore) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry.isIntersecting) startTransition(() => setShown({ place, count: count + NEXT }));
      },
      { rootMargin: '400px' },
    );
    watch.observe(button);
    return () => watch.disconnect();
  }, [place, count, isMore]);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: notes where the reader was; the links themselves do the work */}
      <ul
        className="gallery"
        onClick={() => {
          left = { place, count, scroll: scrollY };
        }}
      >
        {cards.slice(0, count).map((card) => (
          <GridCard key={card.key} card={card} />
        ))}
      </ul>
      {isMore && (
        <button
          ref={more}
          type="button"
          className="btn gallery-more"
          onClick={() => setShown({ place, count: count + NEXT })}
        >
          {t('show-more', { count: Math.min(NEXT, cards.length - count) })}
        </button>
      )}
    </>
  );
});

const GridCard = memo(function GridCard({ card }: { readonly card: CardFacts }) {
  return (
    <li>
      <Link href={cardHref(card)} className="card card-hand">
        <span className="unseen">{cardLabel(card)}</span>
        <CardPicture card={card} size="hand" />
      </Link>
    </li>
  );
});
