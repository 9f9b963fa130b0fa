import { useEffect, useState } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { useText } from '../i18n/language.tsx';
import { library, useCards } from '../library/library-client.ts';
import type { DeckCards } from './deck.ts';

interface Props {
  readonly deck: DeckCards;
  readonly profile: string;
  readonly onOpen: (key: string) => void;
}

/** An opening hand and the draws after it. The seed says which: the same seed deals the same hand to anybody. */
export function DeckHands({ deck, profile, onOpen }: Props) {
  const t = useText();
  const { byKey } = useCards();
  const [seed, setSeed] = useState('1');
  const [drawn, setDrawn] = useState<{ readonly hand: readonly string[]; readonly draws: readonly string[] }>();
  useEffect(() => {
    let isWanted = true;
    void library()
      .hand(deck, profile, seed)
      .then((found) => {
        if (isWanted) setDrawn(found);
      });
    return () => {
      isWanted = false;
    };
  }, [deck, profile, seed]);
  const cardsOf = (keys: readonly string[] = []): readonly CardFacts[] => keys.flatMap((key) => byKey.get(key) ?? []);
  return (
    <section className="hands">
      <h2 className="heading">{t('hands-title')}</h2>
      <div className="hands-tools">
        <label className="field">
          {t('hands-seed')}
          <input className="input" value={seed} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button type="button" className="btn btn-go" onClick={() => setSeed(nextSeed(seed))}>
          {t('hands-next')}
        </button>
      </div>
      <h3 className="label">{t('hands-opening')}</h3>
      <Row cards={cardsOf(drawn?.hand)} onOpen={onOpen} />
      <h3 className="label">{t('hands-draws')}</h3>
      <Row cards={cardsOf(drawn?.draws)} onOpen={onOpen} />
    </section>
  );
}

/** Counting up is easy to say to a friend; what is no number gets one. */
const nextSeed = (seed: string): string => {
  const [, word, digits] = /^(.*?)(\d*)$/.exec(seed) ?? ['', seed, ''];
  return `${word}${Number(digits === '' ? '0' : digits) + 1}`;
};

function Row({ cards, onOpen }: { readonly cards: readonly CardFacts[]; readonly onOpen: (key: string) => void }) {
  return (
    <ol className="hand-row">
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
        <li key={i}>
          <button type="button" className="card card-hand" onClick={() => onOpen(card.key)}>
            <span className="unseen">{card.name}</span>
            <CardPicture card={card} size="hand" />
          </button>
        </li>
      ))}
    </ol>
  );
}
