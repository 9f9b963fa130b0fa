import { keyOf } from '@longbox/search';
import { isSetKey, SET_NAMES } from '@longbox/vs-sets/set-keys';
import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import type { DeckInfo } from '../workers/game-api.ts';
import { DeckChoice } from './deck-button.tsx';
import { deckTitle } from './deck-title.ts';

interface Props {
  readonly decks: readonly DeckInfo[];
  readonly onPick: (deck: DeckInfo) => void;
}

/** With more boxes than this, only the first is open. */
const FEW_BOXES = 3;

const boxName = ({ set }: DeckInfo): string => (isSetKey(set) ? SET_NAMES[set] : '');

/** All decks by the box their main character is from; typing finds them by title, character, team, box or tournament. */
export function DeckShelves({ decks, onPick }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = keyOf(typed);
  const found = decks.filter((deck) => {
    const { picture } = deck;
    const words = [deckTitle(deck, t), deck.title, boxName(deck), picture?.name ?? '', ...(picture?.teams ?? [])];
    return words.some((text) => keyOf(text).includes(wanted));
  });
  const boxes = [...new Set(found.map(boxName))];
  return (
    <>
      <label className="field play-find">
        {t('play-find')}
        <input className="input" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p className="unseen" role="status">
        {t('play-found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="caption">{t('play-none')}</p>}
      {boxes.map((box, i) => (
        <Box
          // What is found lies open, however the box lay before.
          key={`${box} ${wanted === ''}`}
          title={box}
          isOpen={wanted !== '' || i === 0 || boxes.length <= FEW_BOXES}
          decks={found.filter((deck) => boxName(deck) === box)}
          onPick={onPick}
        />
      ))}
    </>
  );
}

function Box({ title, isOpen: first, decks, onPick }: Props & { readonly title: string; readonly isOpen: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(first);
  const list = (
    <ul className="deck-list">
      {decks.map((deck) => (
        <li key={deck.key}>
          <DeckChoice deck={deck} onPick={() => onPick(deck)} />
        </li>
      ))}
    </ul>
  );
  if (title === '') return list;
  return (
    <details className="play-box" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3 className="heading">{title}</h3>
        <span className="play-box-count">{t('play-found', { count: decks.length })}</span>
      </summary>
      {isOpen && list}
    </details>
  );
}
