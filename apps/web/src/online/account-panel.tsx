import type { PasskeyView, PlayerView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import { dayWords } from './day-words.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';
import {
  addPasskey,
  enterWithPasskey,
  isTurnedAway,
  passkeyHindrance,
  passkeys,
  removePasskey,
  signOut,
} from './passkey.ts';
import { TroubleLine } from './trouble-line.tsx';

interface Props {
  readonly player: PlayerView;
  readonly onChange: (player: PlayerView) => void;
}

/** How a name is kept across devices: nothing but a passkey. */
export function AccountPanel({ player, onChange }: Props) {
  const t = useText();
  const [kept, setKept] = useState<readonly PasskeyView[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const hindrance = passkeyHindrance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one for another player, and after each change
  useEffect(() => {
    passkeys().then(setKept, (error: unknown) => setTrouble(asTrouble(error)));
  }, [player]);

  const perform = async (work: () => Promise<PlayerView>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      onChange(await work());
    } catch (error) {
      setTrouble(isTurnedAway(error) ? { code: 'passkeyClosed', text: '' } : asTrouble(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="online-account">
      <p>{t(kept.length > 0 ? 'online-passkey-kept' : 'online-passkey-text', { name: player.name })}</p>
      {hindrance !== undefined && <p className="caption online-hindrance">{t(`online-passkey-${hindrance}`)}</p>}
      <PasskeyList kept={kept} isBusy={isBusy} onRemove={(id) => void perform(() => removePasskey(id))} />
      <TroubleLine trouble={trouble} />
      {hindrance === undefined && (
        <p className="sheet-buttons">
          <button type="button" className="btn btn-main" disabled={isBusy} onClick={() => void perform(addPasskey)}>
            {t(kept.length > 0 ? 'online-passkey-more' : 'online-passkey-add')}
          </button>
          {kept.length === 0 ? (
            <button type="button" className="btn" disabled={isBusy} onClick={() => void perform(enterWithPasskey)}>
              {t('online-passkey-enter')}
            </button>
          ) : (
            <button type="button" className="btn" disabled={isBusy} onClick={() => void perform(signOut)}>
              {t('online-sign-out')}
            </button>
          )}
        </p>
      )}
      {hindrance === undefined && kept.length === 0 && <p className="online-note">{t('online-passkey-leaves')}</p>}
    </div>
  );
}

interface ListProps {
  readonly kept: readonly PasskeyView[];
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
}

function PasskeyList({ kept, isBusy, onRemove }: ListProps) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const [doomed, setDoomed] = useState<string>();
  if (kept.length === 0) return null;
  return (
    <ul className="online-passkeys" aria-label={t('online-passkeys')}>
      {kept.map(({ id, created }, i) => (
        <li key={id}>
          <span>{t('online-passkey-of', { number: i + 1, day: dayWords(created, language) })}</span>
          {doomed === id ? (
            <span className="online-reply" role="alert">
              {kept.length === 1 && <span>{t('online-passkey-last')}</span>}
              <button type="button" className="btn btn-main" disabled={isBusy} onClick={() => onRemove(id)}>
                {t('online-passkey-remove')}
              </button>
              <button type="button" className="btn" onClick={() => setDoomed(undefined)}>
                {t('leave-no')}
              </button>
            </span>
          ) : (
            <button type="button" className="btn" disabled={isBusy} onClick={() => setDoomed(id)}>
              {t('online-passkey-remove')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
