import type { PlayerView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { rename } from './api.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';
import { TroubleLine } from './trouble-line.tsx';

interface Props {
  readonly player: PlayerView | undefined;
  readonly onChange: (player: PlayerView) => void;
}

/** A guest at once; a name whenever one likes. */
export function NamePanel({ player, onChange }: Props) {
  const t = useText();
  const known = player?.name ?? '';
  const [name, setName] = useState(known);
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => setName(known), [known]);
  const save = () => {
    setTrouble(undefined);
    rename(name).then(onChange, (error: unknown) => setTrouble(asTrouble(error)));
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
