import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import type { ReadText } from '../library/library-api.ts';
import { library } from '../library/library-client.ts';
import { Sheet } from '../shell/sheet.tsx';
import { readDeckCode } from './deck-link.ts';
import { addDeck } from './deck-store.ts';
import { useDefaultProfile } from './use-default-profile.ts';

/** A deck from text, a file or a link somebody sent. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const profileOf = useDefaultProfile();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadText>();

  const take = async (given: string): Promise<void> => {
    const code = /\/decks\/import#([\w-]+)/.exec(given)?.[1];
    if (code !== undefined && readDeckCode(code) !== undefined) {
      go(`/decks/import#${code}`);
      return;
    }
    const found = await library().read(given);
    if (found.problems.length > 0) {
      setRead(found);
      return;
    }
    const { deck } = found;
    go(`/decks/${addDeck({ ...deck, profile: profileOf(deck.game), notes: '' })}`);
  };
  return (
    <Sheet title={t('import-title')} onClose={onClose}>
      <div className="import">
        <p>{t('import-lead')}</p>
        <label className="field">
          {t('import-text')}
          <textarea
            className="input share-text"
            rows={10}
            value={text}
            spellCheck={false}
            placeholder={'# Storm\n1 Storm (mnb-027)\n\n4 Cyclops (mnb-038)'}
            onChange={(event) => {
              setText(event.target.value);
              setRead(undefined);
            }}
          />
        </label>
        {read !== undefined && <Problems read={read} />}
        <p className="share-buttons">
          <button type="button" className="btn btn-main" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {t('import-go')}
          </button>
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            {t('import-file')}
          </button>
          <input
            ref={file}
            type="file"
            accept=".txt,text/plain"
            className="unseen"
            tabIndex={-1}
            aria-label={t('import-file')}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              void chosen?.text().then((content) => {
                setText(content);
                return take(content);
              });
            }}
          />
        </p>
      </div>
    </Sheet>
  );
}

/** The messages of the reader are English; the line numbers are everybody's. */
function Problems({ read }: { readonly read: ReadText }) {
  const t = useText();
  return (
    <div role="alert" className="verdict">
      <p className="verdict-title">{t('import-problems', { count: read.problems.length })}</p>
      <ul className="faults">
        {read.problems.slice(0, 12).map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            {t('import-line', { line })} <span lang="en">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
