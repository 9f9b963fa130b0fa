import { useState } from 'react';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import {
  RECORD_KINDS,
  type RecordKind,
  type RecordRow,
  recordBy,
  versionNumbers,
  wholeRecord,
} from '../review/own-record.ts';
import { Segments } from '../shell/segments.tsx';
import type { KeptGame } from '../workers/game-api.ts';
import { OwnCards, OwnProgress, Share } from './own-cards.tsx';

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
      <RecordTable kind={kind} rows={recordBy(kind, games)} games={games} />
      <OwnProgress games={games} />
      <OwnCards games={games} />
    </section>
  );
}

interface TableProps {
  readonly kind: RecordKind;
  readonly rows: readonly RecordRow[];
  readonly games: readonly KeptGame[];
}

/** Cards are called by their names, levels by theirs; the rest has words of its own. */
function useRowTitle(kind: RecordKind, rows: readonly RecordRow[], games: readonly KeptGame[]) {
  const t = useText();
  const deckIn = (key: string): string => key.split(' ')[0];
  const byKey = useFacts(BY_CARD.includes(kind) ? [...new Set(rows.map(({ key }) => deckIn(key)))] : []);
  const numbers = versionNumbers(games);
  return (key: string): string => {
    if (kind === 'order' || key === 'person' || key === 'computer') return t(`own-games-${key}`);
    if (kind === 'level') return t(`level-${key}`);
    const name = byKey.get(deckIn(key))?.name ?? key;
    return kind === 'version' ? t('own-games-version-n', { deck: name, number: numbers.get(key) ?? 1 }) : name;
  };
}

const BY_CARD: readonly RecordKind[] = ['deck', 'version', 'against'];

function RecordTable({ kind, rows, games }: TableProps) {
  const t = useText();
  const titleOf = useRowTitle(kind, rows, games);
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
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{titleOf(row.key)}</th>
            <td>{row.games}</td>
            <td>
              <Share row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
