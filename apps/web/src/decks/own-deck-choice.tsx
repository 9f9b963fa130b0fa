import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import type { OwnDeck } from './deck.ts';
import { useExamination } from './use-examination.ts';

interface Props {
  readonly deck: OwnDeck;
  readonly profile: string;
  /** The deck as the play screen shows any deck. */
  readonly children: ReactNode;
}

/** A deck of one's own on the play screen: playable if it is legal, else one click from why not. */
export function OwnDeckChoice({ deck, profile, children }: Props) {
  const t = useText();
  const found = useExamination(deck, profile);
  if (found === undefined || found.faults.length === 0) return children;
  return (
    <Link href={`/decks/${deck.id}`} className="deck panel deck-not">
      <span className="deck-words">
        <b className="deck-title">{deck.title}</b>
        <span className="deck-sub">{t('play-own-illegal', { count: found.faults.length })}</span>
      </span>
    </Link>
  );
}
