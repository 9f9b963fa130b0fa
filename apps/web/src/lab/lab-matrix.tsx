import { heat, type Interval, type LabReport } from '@longbox/lab';
import { useText } from '../i18n/language.tsx';
import { percentOf, reachOf, turned } from './numbers.ts';

/** Who beats whom, with intervals; a cell is done once its interval is narrow enough. */
export function Matrix({ decks, pairs, until = 0 }: LabReport) {
  const t = useText();
  const cells = new Map<string, { readonly share: Interval; readonly games: number }>();
  for (const { decks: names, share, games } of pairs) {
    cells.set(names.join(' '), { share, games });
    cells.set(names.toReversed().join(' '), { share: turned(share), games });
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="lab-scroll" aria-label={t('lab-matrix')} tabIndex={0}>
      <table className="lab-matrix">
        <caption className="unseen">{t('lab-matrix-about')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lab-deck')}</th>
            <th scope="col">{t('lab-all')}</th>
            {decks.map(({ name, title }, i) => (
              <th key={name} scope="col" title={title}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decks.map(({ name, title, share }, i) => (
            <tr key={name}>
              <th scope="row">{`${i + 1} ${title}`}</th>
              <td className="lab-all">
                {percentOf(share.share)} <small>±{reachOf(share)}</small>
              </td>
              {decks.map((other) => (
                <Cell key={other.name} found={cells.get(`${name} ${other.name}`)} until={until} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly found: { readonly share: Interval; readonly games: number } | undefined;
  readonly until: number;
}

function Cell({ found, until }: CellProps) {
  if (found === undefined) return <td>·</td>;
  if (found.games === 0) return <td>…</td>;
  const { share } = found;
  const isDone = (share.high - share.low) * 50 <= until;
  return (
    <td className={isDone ? 'lab-cell is-done' : 'lab-cell'} style={{ backgroundColor: heat(share.share) }}>
      {percentOf(share.share)} <small>±{reachOf(share)}</small>
    </td>
  );
}
