import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { handOut } from '../shell/hand-out.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { addGames, forgetAllGames } from '../workers/kept-games.ts';
import { gamesFile, readGamesFile } from './own-file.ts';

interface Props {
  readonly games: readonly KeptGame[];
  /** What is kept has changed. */
  readonly onChange: () => void;
}

/** The games of one file: all of such a file, or the one game it is. What cannot be read is none. */
async function gamesIn(file: File, name: string): Promise<readonly KeptGame[]> {
  const text = await file.text();
  const all = readGamesFile(text);
  if (all !== undefined) return all;
  try {
    const game = await gameClient().readOwnGame(text, name);
    return game === undefined ? [] : [game];
  } catch {
    return [];
  }
}

/** One's games as a file, games from files, and nothing of them any more. */
export function OwnTools({ games, onChange }: Props) {
  const t = useText();
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const [isSure, setSure] = useState(false);
  const add = async (files: readonly File[]) => {
    let [added, left] = [0, 0];
    for (const file of files) {
      const found = await gamesIn(file, name);
      await addGames(found);
      added += found.length;
      if (found.length === 0) left++;
    }
    setTold(t('own-import-done', { added, left }));
    onChange();
  };
  return (
    <details className="own-more">
      <summary>{t('own-tools')}</summary>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => handOut(gamesFile(games), 'longbox-games.json')}>
          {t('own-export')}
        </button>
      </p>
      <p className="share-buttons">
        <label className="field">
          <span>{t('own-import-name')}</span>
          <input className="input" value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="btn replay-file">
          {t('own-import')}
          <input
            className="unseen"
            type="file"
            multiple
            accept=".json,application/json"
            data-own-files
            onChange={(event) => void add([...(event.target.files ?? [])])}
          />
        </label>
      </p>
      <p role="status">{told}</p>
      <p className="share-buttons">
        {isSure ? (
          <>
            <button
              type="button"
              className="btn btn-main"
              onClick={() => {
                setSure(false);
                void forgetAllGames().then(onChange);
              }}
            >
              {t('own-wipe-sure')}
            </button>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {t('own-wipe-no')}
            </button>
          </>
        ) : (
          <button type="button" className="btn" onClick={() => setSure(true)}>
            {t('own-wipe')}
          </button>
        )}
      </p>
    </details>
  );
}
