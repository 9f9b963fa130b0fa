import type { GameName } from '@longbox/games';
import { lazy, Suspense } from 'react';
import { withWords } from '../i18n/bundle.ts';
import { useSettings } from '../state/settings.ts';
import '../styles/deck-intro.css';

interface Choosable {
  readonly key: string;
  readonly isFirst: boolean;
}

export interface Candidates {
  readonly game: GameName;
  readonly decks: readonly (Choosable & { readonly title: string })[];
  /** Takes the one that is recommended, by its key. */
  readonly onPick: (deck: string) => void;
}

export interface DeckIntroProps {
  readonly game: GameName;
  /** Key of a deck that comes with the program. */
  readonly deck: string;
  readonly title: string;
  /** The name of its main character; empty in a game without. */
  readonly leader: string;
  readonly isOpen?: boolean;
  /** Decks that a newcomer chooses from: one of them is recommended. */
  readonly among?: readonly Choosable[];
}

/** Comes after the decks themselves, with its words, so that nobody waits for it. */
const Inner = lazy(() =>
  withWords('decks', useSettings.getState().language, import('./deck-intro-in.tsx')).then((m) => ({
    default: m.DeckIntroIn,
  })),
);

const FirstWordInner = lazy(() =>
  withWords('decks', useSettings.getState().language, import('./deck-intro-in.tsx')).then((m) => ({
    default: m.FirstWordIn,
  })),
);

/** Which deck to begin with. */
export const FirstWord = (props: Candidates) => (
  <Suspense fallback={null}>
    <FirstWordInner {...props} />
  </Suspense>
);

export const DeckIntro = (props: DeckIntroProps) => (
  <Suspense fallback={<div className="deck-intro deck-intro-wait" />}>
    <Inner {...props} />
  </Suspense>
);
