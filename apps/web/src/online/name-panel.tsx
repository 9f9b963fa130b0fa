import type { PlayerView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { RequestRefused, rename, theSession } from './api.ts';
import type { Trouble } from './online-store.ts';
import { TroubleLine } from './trouble-line.tsx';

/** A guest at once; a name whenever one likes. */
export function NamePanel() {
  const t = useText();
  const [player, setPlayer] = useState<PlayerView>();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    const known = (found: PlayerView) => {
      setPlayer(found);
      setName(found.name);
    };
    theSession().then(known, (error: unknown) => setTrouble(asTrouble(error)));
  }, []);
  const save = () => {
    setTrouble(undefined);
    rename(name).then(setPlayer, (error: unknown) => setTrouble(asTrouble(error)));
  };
  return (
    <form
      className="online-name"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="field">
        <span>{t('online-name')}</span>
        <input
          className="input"
          name="name"
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={player === undefined || name.trim() === player.name}>
        {t('online-name-save')}
      </button>
      <TroubleLine trouble={trouble} />
    </form>
  );
}

export const asTrouble = (error: unknown): Trouble =>
  error instanceof RequestRefused
    ? { code: error.code, text: error.message }
    : { code: 'unknown', text: error instanceof Error ? error.message : String(error) };
