import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { saveScene } from '../scenes/share-scene-sheet.tsx';
import { handOut } from '../shell/hand-out.ts';
import { Sheet } from '../shell/sheet.tsx';
import { plainLine } from '../table/log-words.tsx';
import { useTableContext } from '../table/table-context.tsx';
import type { Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { momentLink } from './moment-link.ts';
import { MomentTools } from './moment-tools.tsx';
import { useReplay } from './replay-store.ts';

interface Props {
  readonly snapshot: Snapshot;
  readonly onClose: () => void;
}

/** A link that needs no server, a file, a readable text. */
export function ShareSheet({ snapshot, onClose }: Props) {
  const t = useText();
  const { speech } = useTableContext();
  const { info, eyes } = useReplay();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<'game' | 'moment'>();
  const [differs, setDiffers] = useState<readonly string[]>([]);
  const title = t('replay-scene-title', {
    seq: snapshot.seq,
    names: snapshot.plan.seats.map(({ name }) => name).join(', '),
  });
  /** What a scene has no words for, such as a combat in progress, is told at the head of the text. */
  const scene = async (): Promise<string> => {
    const written = await gameClient().sceneOfReplay(snapshot.seq, title);
    setDiffers(written.differs);
    return `${written.differs.map((what) => `# Not as it was in the game: ${what}.\n`).join('')}${written.text}`;
  };
  useEffect(() => {
    void gameClient()
      .replayCode()
      .then((code) => setLink(`${window.location.origin}/replay#${code}`));
  }, []);
  const copy = async (what: 'game' | 'moment') => {
    await navigator.clipboard.writeText(what === 'game' ? link : momentLink(link, snapshot.seq));
    setCopied(what);
  };
  const saveText = async () => {
    const whole = await gameClient().seeReplay(info?.length ?? 0, eyes);
    handOut(`${whole.lines.map((line) => plainLine(line, speech)).join('\n')}\n`, 'longbox-game.txt');
  };
  return (
    <Sheet title={t('replay-share')} onClose={onClose} className="replay-share">
      <p>{t('replay-share-lead')}</p>
      <label className="field">
        <span>{t('replay-share-link')}</span>
        <input className="input share-link" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <p className="share-buttons">
        <button type="button" className="btn btn-main" disabled={link === ''} onClick={() => void copy('game')}>
          {t(copied === 'game' ? 'replay-share-copied' : 'replay-share-copy')}
        </button>
        <button type="button" className="btn" disabled={link === ''} onClick={() => void copy('moment')}>
          {t(copied === 'moment' ? 'replay-share-copied' : 'moment-link')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void gameClient()
              .replayFile()
              .then((text) => handOut(text, 'longbox-game.json'))
          }
        >
          {t('replay-share-file')}
        </button>
        <button type="button" className="btn" onClick={() => void saveText()}>
          {t('replay-share-text')}
        </button>
      </p>
      <h3 className="heading">{t('replay-scene')}</h3>
      <p>{t('replay-scene-lead', { seq: snapshot.seq })}</p>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => void scene().then((text) => saveScene(text, title))}>
          {t('replay-scene-save')}
        </button>
      </p>
      <MomentTools seq={snapshot.seq} name={snapshot.plan.seats[snapshot.deciding ?? 0].name} />
      {differs.length > 0 && (
        <p role="status" className="share-note">
          {t('replay-scene-differs')} <span lang="en">{differs.join('; ')}</span>
        </p>
      )}
    </Sheet>
  );
}
