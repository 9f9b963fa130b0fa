import { useState } from 'react';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { RECORD_KINDS, type RecordKind, type RecordRow, recordBy, wholeRecord } from '../review/own-record.ts';
import { Segments } from '../shell/segments.tsx';
import type { KeptGame } from '../workers/game-api.ts';

const percent = (share: number): number => Math.round(100 * share);

/** How one's own games went, by deck, opponent or edition; counted from what is kept on this device. */
export function OwnGames({ games }: { readonly games: readonly KeptGame[] }) {
  const t = useText();
  const [kind, setKind] = useState<RecordKind>('deck');
  const all = wholeRecord(games);
  if (all.games === 0) return null;
  return (
    <section className="panel own-games" aria-labelledby="own-games">
      <h2 id="own-games" className="heading">
        {t('own-games')}
      </h2>
      <p>
        {t('own-games-all', {
          games: all.games,
          share: percent(all.share),
          low: percent(all.low),
          high: percent(all.high),
        })}
      </p>
      <Segments
        legend={t('own-games-by')}
        name="own-games"
        value={kind}
        options={RECORD_KINDS.map((each) => [each, t(`own-games-${each}`)])}
        onChange={setKind}
      />
      <RecordTable kind={kind} rows={recordBy(kind, games)} />
    </section>
  );
}

function RecordTable({ kind, rows }: { readonly kind: RecordKind; readonly rows: readonly RecordRow[] }) {
  const t = useText();
  const byKey = useFacts(kind === 'edition' ? [] : rows.map(({ key }) => key));
  return (
    <table className="own-table">
      <thead>
        <tr>
          <th scope="col">{t(`own-games-${kind}`)}</th>
          <th scope="col">{t('own-games-count')}</th>
          <th scope="col">{t('own-games-share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, games, share, low, high }) => (
          <tr key={key}>
            <th scope="row">{byKey.get(key)?.name ?? key}</th>
            <td>{games}</td>
            <td>
              {percent(share)}% <small>{t('own-games-interval', { low: percent(low), high: percent(high) })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
