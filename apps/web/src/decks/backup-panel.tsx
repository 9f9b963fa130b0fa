import { useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { makeBackup, readBackup, restore } from './backup.ts';
import { saveFile } from './save-file.ts';

/** Everything as one file, and back again. */
export function BackupPanel() {
  const t = useText();
  const file = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const save = async (): Promise<void> => {
    const backup = await makeBackup();
    saveFile(`longbox-${backup.made.slice(0, 10)}.json`, JSON.stringify(backup, undefined, 1), 'application/json');
    setNote(t('backup-saved', { count: Object.keys(backup.stored).length }));
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const backup = readBackup(await chosen.text());
    if (backup === undefined) {
      setNote(t('backup-wrong', { name: chosen.name }));
      return;
    }
    await restore(backup);
    location.reload();
  };
  return (
    <section className="panel backup">
      <h2 className="heading">{t('backup-title')}</h2>
      <p>{t('backup-lead')}</p>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => void save()}>
          {t('backup-save')}
        </button>
        <button type="button" className="btn" onClick={() => file.current?.click()}>
          {t('backup-restore')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          className="unseen"
          tabIndex={-1}
          aria-label={t('backup-restore')}
          data-testid="restore"
          onChange={(event) => void open(event.target.files?.[0])}
        />
        <span role="status">{note}</span>
      </p>
    </section>
  );
}
