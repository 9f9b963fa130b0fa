import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CardPicture } from '../cards/card-picture.tsx';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { OwnGames } from '../replays/own-games.tsx';
import { OwnTools } from '../replays/own-tools.tsx';
import { useReplay } from '../replays/replay-store.ts';
import { useNotes } from '../replays/use-notes.ts';
import { addScene } from '../scenes/kept-scenes.ts';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../state/settings.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { forgetGame, keptGames } from '../workers/kept-games.ts';
import '../styles/decks.css';
import '../styles/replay.css';

/** Every game that was played to its end here, newest first. */
export function Replays() {
  const t = useText();
  const [games, setGames] = useState<readonly KeptGame[]>();
  const load = useCallback(() => void keptGames().then(setGames), []);
  useEffect(load, [load]);
  useNotes(games, load);
  const forget = async (code: string) => {
    await forgetGame(code);
    setGames(await keptGames());
  };
  return (
    <Page title={t('nav-replays')}>
      <h1 className="title">{t('nav-replays')}</h1>
      <p className="decks-lead">{t('replays-lead')}</p>
      <OpenPanel />
      {games !== undefined && (
        <Suspense>
          <OwnGames games={games} />
          <OwnTools games={games} onChange={load} />
        </Suspense>
      )}
      {games?.length === 0 && <p className="deck-empty">{t('replays-none')}</p>}
      <ul className="replay-list">
        {games?.map((game) => (
          <ReplayRow key={game.code} game={game} forget={() => void forget(game.code)} />
        ))}
      </ul>
    </Page>
  );
}

function ReplayRow({ game, forget }: { readonly game: KeptGame; readonly forget: () => void }) {
  const t = useText();
  const byKey = useFacts(game.faces);
  const language = useSettings((s) => s.language);
  const when = new Date(game.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="replay-row panel">
      <Link href={`/replay#${game.code}`} className="replay-link">
        <span className="replay-faces">
          {game.faces.map((face, seat) => {
            const card = byKey.get(face);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
              <span key={seat} className="card card-board">
                {card !== undefined && <CardPicture card={card} size="board" />}
              </span>
            );
          })}
        </span>
        <span className="replay-words">
          <b>{game.names.join(` ${t('replays-against')} `)}</b>
          <span>{outcome(game)}</span>
          <span className="caption">
            {t(`game-${game.game}`)} · {game.profile} · {t('end-turns', { turn: game.turn })} · {when}
          </span>
        </span>
      </Link>
      <button type="button" className="btn" onClick={forget} aria-label={t('replays-forget-label', { when })}>
        {t('replays-forget')}
      </button>
    </li>
  );

  function outcome({ places, names, people }: KeptGame): string {
    if (places.every((place) => place === places[0])) return t('end-tied');
    if (people.length === 1) return t(places[people[0]] === 1 ? 'end-won' : 'end-lost');
    return t('replays-won', { name: names.filter((_, seat) => places[seat] === 1).join(' & ') });
  }
}

/** A game from elsewhere: a code, a link, a file. */
function OpenPanel() {
  const t = useText();
  const [, go] = useLocation();
  const open = useReplay((s) => s.open);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await file.text();
    if (/\.ya?ml$/.test(file.name)) return go(`/scenes/${await addScene(content)}`);
    await open(content);
    go('/replay');
  };
  return (
    <form
      className={`replay-open panel ${isOver ? 'replay-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void openFile(event.dataTransfer.files[0]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const code = text.trim();
        if (code !== '') go(`/replay#${code.slice(code.lastIndexOf('#') + 1)}`);
      }}
    >
      <label className="field">
        <span>{t('replays-code')}</span>
        <input className="input" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="btn btn-go">
        {t('replays-watch')}
      </button>
      <label className="btn replay-file">
        {t('replays-file')}
        <input
          className="unseen"
          type="file"
          accept=".json,application/json,.yaml,.yml"
          data-replay-file
          onChange={(event) => void openFile(event.target.files?.[0])}
        />
      </label>
      <p className="replay-drop">{t('replays-drop')}</p>
    </form>
  );
}
