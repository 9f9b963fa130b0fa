import { type DragEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { useDefaultProfile } from '../decks/use-default-profile.ts';
import { useText } from '../i18n/language.tsx';
import { addScene, emptyScene, forgetScene, type KeptScene, keptScenes } from '../scenes/kept-scenes.ts';
import { readSceneCode } from '../scenes/scene-link.ts';
import { saveScene } from '../scenes/share-scene-sheet.tsx';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../state/settings.ts';
import '../styles/decks.css';
import '../styles/scenes.css';

/** All positions this browser keeps, and the ways to a new one. */
export function Scenes() {
  const t = useText();
  const [, go] = useLocation();
  const profileOf = useDefaultProfile();
  const [scenes, setScenes] = useState<readonly KeptScene[]>();
  const [isOver, setOver] = useState(false);
  useEffect(() => void keptScenes().then(setScenes), []);
  const add = async (text: string) => go(`/scenes/${await addScene(text)}`);
  const openFile = async (file: File | undefined) => {
    if (file !== undefined) await add(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void openFile(event.dataTransfer.files[0]);
  };
  const forget = async (id: string) => {
    await forgetScene(id);
    setScenes(await keptScenes());
  };
  return (
    <Page title={t('scenes-title')}>
      <h1 className="title">{t('scenes-title')}</h1>
      <p className="decks-lead">{t('scenes-lead')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button opens it too */}
      <div
        className={`panel scenes-new ${isOver ? 'scenes-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {GAMES.map((game: GameName) => (
          <button
            key={game}
            type="button"
            className="btn btn-go"
            data-new={game}
            onClick={() => void add(emptyScene(game, t('scene-untitled'), profileOf(game)))}
          >
            {t(`scenes-new-${game}`)}
          </button>
        ))}
        <label className="btn learn-file">
          {t('scenes-file')}
          <input
            className="unseen"
            type="file"
            accept=".yaml,.yml"
            data-scene-file
            onChange={(event) => void openFile(event.target.files?.[0])}
          />
        </label>
        <span className="scenes-drop">{t('scenes-drop')}</span>
      </div>
      {scenes?.length === 0 && <p className="deck-empty">{t('scenes-none')}</p>}
      <ul className="scenes-list">
        {scenes?.map((scene) => (
          <SceneRow key={scene.id} scene={scene} forget={() => void forget(scene.id)} />
        ))}
      </ul>
    </Page>
  );
}

function SceneRow({ scene, forget }: { readonly scene: KeptScene; readonly forget: () => void }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const title = scene.title === '' ? t('scene-untitled') : scene.title;
  const when = new Date(scene.changed).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="panel scenes-row">
      <Link href={`/scenes/${scene.id}`} className="scenes-link">
        <b className="deck-title">{title}</b>
        <span className="deck-sub">
          {scene.game !== undefined && `${t(`game-${scene.game}`)} · `}
          {when}
        </span>
      </Link>
      <span className="share-buttons">
        <button type="button" className="btn" onClick={() => saveScene(scene.text, scene.title)}>
          {t('scene-save')} <span className="unseen">{title}</span>
        </button>
        <button type="button" className="btn" onClick={forget}>
          {t('scenes-forget')} <span className="unseen">{title}</span>
        </button>
      </span>
    </li>
  );
}

/** A scene that came as a link: it is kept, and opens in the editor. */
export function SceneImport() {
  const t = useText();
  const [, go] = useLocation();
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    const open = async () => {
      const text = await readSceneCode(window.location.hash.slice(1));
      if (text === undefined) setWrong(true);
      else go(`/scenes/${await addScene(text)}`, { replace: true });
    };
    void open();
  }, [go]);
  return (
    <Page title={t('scenes-title')}>
      <h1 className="title">{t('scenes-title')}</h1>
      {isWrong ? (
        <p role="alert" className="verdict">
          {t('scenes-broken')} <Link href="/scenes">{t('scenes-all')}</Link>
        </p>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </Page>
  );
}
