import type { GameView, RatingView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { api } from '../online/api.ts';
import { asTrouble, type Trouble } from '../online/online-trouble.ts';
import { gameTitle, profileTitle } from '../online/profile-title.ts';
import { TroubleLine } from '../online/trouble-line.tsx';
import { useSession } from '../online/use-session.ts';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import '../styles/online.css';
import '../styles/online-ratings.css';

/** The best hundred of a game and profile. */
export function OnlineRatings() {
  const t = useText();
  const [games, setGames] = useState<readonly GameView[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const [name, setName] = useState('vs');
  const [profile, setProfile] = useState<string>();
  useEffect(() => {
    api.games().then(setGames, (error: unknown) => setTrouble(asTrouble(error)));
  }, []);
  const game = games.find((each) => each.game === name);
  const shown = profile ?? game?.profile;
  return (
    <Page title={t('online-ratings')}>
      <h1 className="title">{t('online-ratings')}</h1>
      <p className="online-lead">{t('online-ratings-lead')}</p>
      <p className="online-ways">
        <Link href="/online">{t('online-to-lobby')}</Link>
        <Link href="/online/you">{t('online-you')}</Link>
      </p>
      <TroubleLine trouble={trouble} />
      <section className="panel online-panel rating-panel" aria-label={t('online-ratings')}>
        <div className="rating-choice">
          <Segments
            legend={t('online-game')}
            name="game"
            value={name}
            options={['vs', 'arena'].map((each) => [each, gameTitle(each)])}
            onChange={(next) => {
              setName(next);
              setProfile(undefined);
            }}
          />
          <label className="field">
            <span>{t(name === 'vs' ? 'play-edition' : 'play-arena-level')}</span>
            <select name="profile" value={shown ?? ''} onChange={(event) => setProfile(event.target.value)}>
              {(game?.profiles ?? []).map((each) => (
                <option key={each.name} value={each.name}>
                  {profileTitle(name, each.name, t)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {shown === undefined ? <p>{t('loading')}</p> : <Best game={name} profile={shown} onTrouble={setTrouble} />}
      </section>
    </Page>
  );
}

interface BestProps {
  readonly game: string;
  readonly profile: string;
  readonly onTrouble: (trouble: Trouble) => void;
}

function Best({ game, profile, onTrouble }: BestProps) {
  const t = useText();
  const { player } = useSession();
  const [rows, setRows] = useState<readonly RatingView[]>();
  useEffect(() => {
    let isCurrent = true;
    setRows(undefined);
    api.ratings(game, profile).then(
      (found) => isCurrent && setRows(found),
      (error: unknown) => isCurrent && onTrouble(asTrouble(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [game, profile, onTrouble]);
  if (rows === undefined) return <p>{t('loading')}</p>;
  if (rows.length === 0) return <p className="online-none">{t('online-ratings-none')}</p>;
  return (
    <table className="rating-table">
      <thead>
        <tr>
          <th scope="col">{t('online-rank')}</th>
          <th scope="col">{t('online-player')}</th>
          <th scope="col">{t('online-rating-word')}</th>
          <th scope="col">{t('online-games-word')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player: id, name, rating, deviation, games }, i) => (
          <tr key={id} className={id === player?.id ? 'rating-mine' : undefined}>
            <td>{i + 1}</td>
            <th scope="row">
              <Link href={id === player?.id ? '/online/you' : `/online/players/${id}`}>{name}</Link>
            </th>
            <td>
              <b>{rating}</b> <span className="rating-reach">±{deviation}</span>
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
