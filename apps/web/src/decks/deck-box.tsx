import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CardPicture } from '../cards/card-picture.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { type DeckCards, sizeOf } from './deck.ts';
import { useExamination } from './use-examination.ts';

interface Props {
  readonly deck: DeckCards;
  readonly title: string;
  readonly href: string;
  readonly profile: string;
  readonly children: ReactNode;
}

/** A deck on the shelf: whom it is led by, how many cards, whether it is legal. */
export function DeckBox({ deck, title, href, profile, children }: Props) {
  const t = useText();
  const { byKey } = useCards();
  const face = byKey.get(deck.main === '' ? (deck.cards[0]?.id ?? '') : deck.main);
  return (
    <li className="panel deck-box">
      <Link href={href} className="deck-box-link">
        <span className="card card-board">
          {face === undefined ? <span className="card-in deck-box-blank" /> : <CardPicture card={face} size="board" />}
        </span>
        <span className="deck-box-words">
          <b className="deck-title">{title}</b>
          <span className="deck-sub">{t('deck-cards', { count: sizeOf(deck.cards) })}</span>
          <Verdict deck={deck} profile={profile} />
        </span>
      </Link>
      <div className="deck-box-tools">{children}</div>
    </li>
  );
}

function Verdict({ deck, profile }: Pick<Props, 'deck' | 'profile'>) {
  const t = useText();
  const found = useExamination(deck, profile);
  if (found === undefined) return <span className="badge">…</span>;
  const count = found.faults.length;
  return (
    <span className={count === 0 ? 'badge badge-legal' : 'badge badge-wrong'}>
      {count === 0 ? t('deck-legal-short') : t('deck-illegal', { count })}
    </span>
  );
}
