import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { library } from '../library/library-client.ts';
import { deckAddress, type SentDeck } from './deck-link.ts';
import { saveFile } from './save-file.ts';

/** The deck as text, as a file and as a link that carries it whole. */
export function DeckShare({ deck }: { readonly deck: SentDeck }) {
  const t = useText();
  const [text, setText] = useState('');
  const [copied, setCopied] = useState<'text' | 'link'>();
  useEffect(() => {
    let isWanted = true;
    void library()
      .write(deck, deck.title)
      .then((written) => {
        if (isWanted) setText(written);
      });
    return () => {
      isWanted = false;
    };
  }, [deck]);
  const address = deckAddress(deck);
  const copy = (what: 'text' | 'link'): void => {
    void navigator.clipboard.writeText(what === 'text' ? text : address).then(
      () => setCopied(what),
      () => setCopied(undefined),
    );
  };
  return (
    <section className="share">
      <h2 className="heading">{t('share-title')}</h2>
      <label className="field">
        {t('share-text')}
        <textarea className="input share-text" readOnly rows={12} value={text} spellCheck={false} />
      </label>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => copy('text')}>
          {t('share-copy-text')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`${fileName(deck.title)}.txt`, text, 'text/plain')}
        >
          {t('share-file')}
        </button>
      </p>
      <label className="field">
        {t('share-link')}
        <input className="input share-link" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <p className="share-note">{t('share-link-note')}</p>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => copy('link')}>
          {t('share-copy-link')}
        </button>
        <span role="status">{copied === undefined ? '' : t(`share-copied-${copied}`)}</span>
      </p>
    </section>
  );
}

const fileName = (title: string): string => {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'deck' : plain;
};
