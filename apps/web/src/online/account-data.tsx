import { API, type PlayerView } from '@longbox/protocol';
import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import { dayWords } from './day-words.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';
import { deleteAccount } from './passkey.ts';
import { TroubleLine } from './trouble-line.tsx';

interface Props {
  readonly player: PlayerView;
  readonly onChange: (player: PlayerView) => void;
}

/** What the server keeps about somebody: to have, or to have forgotten. Deleting asks for the name, so that nobody does it by mistake. */
export function AccountData({ player, onChange }: Props) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const remove = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      onChange(await deleteAccount(name));
      setName('');
    } catch (error) {
      setTrouble(asTrouble(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="online-data">
      {player.ban !== undefined && (
        <p role="alert">
          {t('online-banned', { until: dayWords(player.ban.until, language) })} <span lang="en">{player.ban.why}</span>
        </p>
      )}
      <p>
        <a href={`${API}/session/export`} download="longbox.json">
          {t('online-export')}
        </a>
      </p>
      <details>
        <summary>{t('online-delete')}</summary>
        <p>{t('online-delete-text')}</p>
        <label>
          {t('online-delete-name', { name: player.name })}{' '}
          <input className="input" value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </label>{' '}
        <button type="button" className="btn" disabled={isBusy || name !== player.name} onClick={() => void remove()}>
          {t('online-delete')}
        </button>
        <TroubleLine trouble={trouble} />
      </details>
    </div>
  );
}
