import { Coin } from '../draw/symbol.tsx';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { ArenaNumbers, Examination, Share } from '../library/library-api.ts';
import { BarChart, RowChart } from './bar-chart.tsx';

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

type VsNumbers = NonNullable<Examination['vs']>;

/** A deck in numbers. */
export function DeckCharts({ found }: { readonly found: Examination | undefined }) {
  const t = useText();
  if (found === undefined) return <p role="status">{t('loading')}</p>;
  if (found.size === 0) return <p className="deck-empty">{t('deck-charts-empty')}</p>;
  return (
    <div className="charts">
      {found.vs !== undefined && <VsCharts numbers={found.vs} />}
      {found.arena !== undefined && <ArenaCharts numbers={found.arena} />}
    </div>
  );
}

function VsCharts({ numbers: { statistics, advice } }: { readonly numbers: VsNumbers }) {
  const t = useText();
  const language = useLanguage();
  const { curve, cost, symbols, teams } = statistics;
  const average = cost.of === 0 ? '–' : (cost.sum / cost.of).toLocaleString(language, TWO_DIGITS);
  const label = (type: string): string => t(`kinds-${type}`);
  return (
    <>
      <BarChart
        title={t('chart-curve', { average })}
        bars={curve.map((value, at) => ({ label: t('chart-cost', { cost: at }), short: String(at), value }))}
        colour="#ffcc1f"
      />
      <RowChart
        title={t('chart-types')}
        bars={advice.map(({ type, has }) => ({ label: label(type), value: has }))}
        colour="#4aa3d8"
        advice={
          new Map(
            advice.map(({ type, least, most }) => [
              label(type),
              { least, most, text: t('chart-advice', { least, most }) },
            ]),
          )
        }
      />
      <Symbols symbols={symbols} />
      <RowChart
        title={t('chart-teams')}
        bars={teams.map(({ team, count }) => ({ label: t(`team-${team}`), value: count }))}
        colour="#3fae8c"
      />
    </>
  );
}

/** What locations yield beside what powers ask for. */
function Symbols({ symbols }: { readonly symbols: VsNumbers['statistics']['symbols'] }) {
  const t = useText();
  const most = Math.max(1, ...symbols.map((each) => Math.max(each.basic + each.special, asked(each))));
  const share = (value: number): string => `${(value / most) * 100}%`;
  return (
    <figure className="chart">
      <figcaption className="chart-title">{t('chart-symbols')}</figcaption>
      <table className="symbol-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('chart-symbol')}</span>
            </th>
            <th scope="col">{t('chart-yields')}</th>
            <th scope="col">{t('chart-asked')}</th>
          </tr>
        </thead>
        <tbody>
          {symbols.map((each) => (
            <tr key={each.symbol}>
              <th scope="row">
                <Coin name={each.symbol} label={t(`symbol-${each.symbol}`)} />
              </th>
              <Cell value={each.basic + each.special} width={share(each.basic + each.special)} colour="#3fae8c" />
              <Cell value={asked(each)} width={share(asked(each))} colour="#d8463a" />
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

type SymbolNumbers = VsNumbers['statistics']['symbols'][number];
const asked = (each: SymbolNumbers): number => each.asked + each.askedAmongOthers + each.askedByMain;

function Cell({ value, width, colour }: { readonly value: number; readonly width: string; readonly colour: string }) {
  return (
    <td>
      <span className="row-track" aria-hidden="true">
        <span className="row-fill" style={{ width, backgroundColor: colour }} />
      </span>
      <b>{value}</b>
    </td>
  );
}

function ArenaCharts({ numbers }: { readonly numbers: ArenaNumbers }) {
  const t = useText();
  const rows = (shares: readonly Share[], word?: string) =>
    shares.map(({ key, count }) => ({
      label: word === undefined ? key : t(`${word}-${key.replace(' ', '')}`),
      value: count,
    }));
  return (
    <>
      <BarChart
        title={t('chart-points')}
        bars={numbers.points.map((value, at) => ({
          label: t('chart-point', { points: at }),
          short: String(at),
          value,
        }))}
        colour="#ffcc1f"
      />
      <RowChart title={t('chart-abilities')} bars={rows(numbers.abilities, 'ability')} colour="#d8463a" />
      <RowChart title={t('chart-skills')} bars={rows(numbers.skills, 'skill')} colour="#4aa3d8" />
      <RowChart title={t('chart-affiliations')} bars={rows(numbers.affiliations)} colour="#3fae8c" />
    </>
  );
}
