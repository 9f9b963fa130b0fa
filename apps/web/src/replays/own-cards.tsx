import { useState } from 'react';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { cardRows, progressRows, type RecordRow, recordBy } from '../review/own-record.ts';
import type { KeptGame } from '../workers/game-api.ts';

interface Props {
  readonly games: readonly KeptGame[];
}

const percent = (share: number): number => Math.round(100 * share);

/** A share with its interval, as far as so few games can say. */
export function Share({ row: { share, low, high, games } }: { readonly row: RecordRow }) {
  const t = useText();
  if (games === 0) return <>–</>;
  return (
    <>
      {percent(share)}% <small>{t('own-games-interval', { low: percent(low), high: percent(high) })}</small>
    </>
  );
}

function Counted({ row }: { readonly row: RecordRow }) {
  const t = useText();
  if (row.games === 0) return <>–</>;
  const { share, low, high, games } = row;
  return (
    <>
      {t('own-cards-of', { share: percent(share), games })}{' '}
      <small>{t('own-games-interval', { low: percent(low), high: percent(high) })}</small>
    </>
  );
}

/** Ten games at a time, from the oldest on. */
export function OwnProgress({ games }: Props) {
  const t = useText();
  const rows = progressRows(games);
  if (rows.length < 2) return null;
  return (
    <details className="own-more">
      <summary>{t('own-progress')}</summary>
      <table className="own-table">
        <thead>
          <tr>
            <th scope="col">{t('own-progress-games')}</th>
            <th scope="col">{t('own-games-share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.key}</th>
              <td>
                <span className="own-bar" aria-hidden="true">
                  <i style={{ inlineSize: `${percent(row.share)}%` }} />
                </span>
                <Share row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What the cards of a deck did: won when drawn, won when played, held in vain. */
export function OwnCards({ games }: Props) {
  const t = useText();
  const decks = recordBy('deck', games);
  const [chosen, setChosen] = useState<string>();
  const deck = decks.find(({ key }) => key === chosen)?.key ?? decks[0].key;
  const [isOpen, setOpen] = useState(false);
  const names = useFacts(decks.map(({ key }) => key));
  return (
    <details className="own-more" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('own-cards')}</summary>
      {isOpen && (
        <>
          <p>{t('own-cards-lead')}</p>
          <label className="field">
            <span>{t('own-cards-deck')}</span>
            <select name="own-deck" value={deck} onChange={(event) => setChosen(event.target.value)}>
              {decks.map(({ key }) => (
                <option key={key} value={key}>
                  {names.get(key)?.name ?? key}
                </option>
              ))}
            </select>
          </label>
          <CardTable deck={deck} games={games} />
        </>
      )}
    </details>
  );
}

function CardTable({ deck, games }: Props & { readonly deck: string }) {
  const t = useText();
  const rows = cardRows(deck, games);
  const byKey = useFacts(rows.map(({ key }) => key));
  if (rows.length === 0) return <p>{t('own-cards-none')}</p>;
  return (
    <div className="own-scroll">
      <table className="own-table">
        <thead>
          <tr>
            {(['card', 'drawn', 'played', 'dead'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`own-cards-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, drawn, played, dead }) => (
            <tr key={key}>
              <th scope="row">{byKey.get(key)?.name ?? key}</th>
              {[drawn, played, dead].map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={i}>
                  <Counted row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
