import { useEffect, useState } from 'react';
import { saveFile } from '../decks/save-file.ts';
import { useText } from '../i18n/language.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { sceneAddress } from './scene-link.ts';

interface Props {
  readonly text: string;
  readonly title: string;
  readonly onClose: () => void;
}

export const fileName = (title: string): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${plain === '' ? 'scene' : plain}.yaml`;
};

export const saveScene = (text: string, title: string): void => saveFile(fileName(title), text, 'application/yaml');

/** A link that needs no server, or a file for the command line and other people. */
export function ShareSceneSheet({ text, title, onClose }: Props) {
  const t = useText();
  const [link, setLink] = useState<string | undefined>('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => void sceneAddress(text).then(setLink), [text]);
  return (
    <Sheet title={t('scene-share')} onClose={onClose}>
      <div className="share">
        <p>{t('scene-share-lead')}</p>
        {link === undefined ? (
          <p className="share-note">{t('scene-share-long')}</p>
        ) : (
          <label className="field">
            {t('scene-share-link')}
            <input className="input share-link" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <p className="share-buttons">
          <button
            type="button"
            className="btn btn-main"
            disabled={link === undefined || link === ''}
            onClick={() => void navigator.clipboard.writeText(link ?? '').then(() => setCopied(true))}
          >
            {t(isCopied ? 'scene-share-copied' : 'scene-share-copy')}
          </button>
          <button type="button" className="btn" onClick={() => saveScene(text, title)}>
            {t('scene-save')}
          </button>
        </p>
        <p className="share-note">
          {t('scene-share-run')} <code>npx longbox scene {fileName(title)}</code>
        </p>
      </div>
    </Sheet>
  );
}
