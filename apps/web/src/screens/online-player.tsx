import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { AccountData } from '../online/account-data.tsx';
import { AccountPanel } from '../online/account-panel.tsx';
import { NamePanel } from '../online/name-panel.tsx';
import { PlayerRatings, useRecord } from '../online/player-ratings.tsx';
import { TroubleLine } from '../online/trouble-line.tsx';
import { useSession } from '../online/use-session.ts';
import { Page } from '../shell/page.tsx';
import '../styles/online.css';
import '../styles/online-ratings.css';

/** One's own page: name, passkeys, rating. */
export function OnlineYou() {
  const t = useText();
  const { player, trouble, change } = useSession();
  const { record, trouble: other } = useRecord(player?.id);
  return (
    <Page title={t('online-you')}>
      <h1 className="title">{t('online-you')}</h1>
      <Ways />
      <TroubleLine trouble={trouble ?? other} />
      <div className="online-columns online-columns-even">
        <div className="online-side">
          <section className="panel online-panel" aria-label={t('online-name')}>
            <h2 className="heading">{t('online-name')}</h2>
            <NamePanel player={player} onChange={change} />
          </section>
          <section className="panel online-panel" aria-label={t('online-passkeys')}>
            <h2 className="heading">{t('online-keep')}</h2>
            {player === undefined ? <p>{t('loading')}</p> : <AccountPanel player={player} onChange={change} />}
          </section>
          <section className="panel online-panel" aria-label={t('online-data')}>
            <h2 className="heading">{t('online-data')}</h2>
            {player === undefined ? <p>{t('loading')}</p> : <AccountData player={player} onChange={change} />}
          </section>
        </div>
        <section className="panel online-panel" aria-label={t('online-your-rating')}>
          <h2 className="heading">{t('online-your-rating')}</h2>
          {record === undefined ? <p>{t('loading')}</p> : <PlayerRatings record={record} />}
        </section>
      </div>
    </Page>
  );
}

/** What others see of a player. */
export function OnlinePlayer({ params: { player } }: { readonly params: { readonly player: string } }) {
  const t = useText();
  const { record, trouble } = useRecord(player);
  const name = record?.ratings[0]?.name ?? t('online-player');
  return (
    <Page title={name}>
      <h1 className="title">{name}</h1>
      <Ways />
      <TroubleLine trouble={trouble} />
      <section className="panel online-panel rating-panel" aria-label={t('online-ratings')}>
        {record === undefined ? <p>{t('loading')}</p> : <PlayerRatings record={record} />}
      </section>
    </Page>
  );
}

function Ways() {
  const t = useText();
  return (
    <p className="online-ways">
      <Link href="/online">{t('online-to-lobby')}</Link>
      <Link href="/online/ratings">{t('online-ratings')}</Link>
    </p>
  );
}
