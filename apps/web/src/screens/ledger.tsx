import ledger from '@longbox/vs-sets/ledger.json' with { type: 'json' };
import { Link } from 'wouter';
import { MECHANISMS_IT } from '../cards/mechanisms.it.ts';
import { useLanguage, useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import '../styles/ledger.css';

type LedgerSet = (typeof ledger.sets)[number];

/** Which cards of the whole pool are here, and what the others wait for. */
export function Ledger() {
  const t = useText();
  const { cards, written, sets, needs } = ledger;
  return (
    <Page title={t('ledger-title')}>
      <p>
        <Link href="/cards">{t('cards-back')}</Link>
      </p>
      <h1 className="title">{t('ledger-title')}</h1>
      <p className="ledger-lead">{t('ledger-lead', { written, cards, sets: sets.filter(isWhole).length })}</p>
      <h2 className="heading">{t('ledger-sets')}</h2>
      <ul className="ledger-sets panel">
        {sets.map((set) => (
          <SetRow key={set.key} set={set} />
        ))}
      </ul>
      <h2 className="heading">{t('ledger-needs')}</h2>
      <p className="ledger-lead">{t('ledger-needs-lead')}</p>
      <div className="ledger-scroll panel">
        <table className="ledger-needs">
          <thead>
            <tr>
              <th scope="col">{t('ledger-what')}</th>
              <th scope="col">{t('ledger-alone')}</th>
              <th scope="col">{t('ledger-cards')}</th>
              <th scope="col">{t('ledger-in-sets')}</th>
            </tr>
          </thead>
          <tbody>
            {needs.map((need) => (
              <tr key={need.rule}>
                <th scope="row">
                  <NeedTitle rule={need.rule} title={need.title} />
                </th>
                <td>{need.alone}</td>
                <td>{need.cards}</td>
                <td>{need.sets.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}

const isWhole = ({ cards, written }: LedgerSet): boolean => written === cards;

function NeedTitle({ rule, title }: { readonly rule: string; readonly title: string }) {
  return useLanguage() === 'it' ? (MECHANISMS_IT[rule] ?? title) : title;
}

function SetRow({ set }: { readonly set: LedgerSet }) {
  const t = useText();
  const { key, name, cards, written, gaps, modes, needs } = set;
  const label = t('ledger-of', { written, cards });
  const more = [
    ...(written > 0 || gaps > 0 || needs.length === 0 ? [] : [t('ledger-new', { count: needs.length })]),
    ...(gaps > 0 ? [t('ledger-gaps', { count: gaps })] : []),
    ...(modes > 0 ? [t('ledger-modes', { count: modes })] : []),
  ];
  return (
    <li className="ledger-set" data-state={isWhole(set) ? 'whole' : written > 0 ? 'begun' : 'waiting'}>
      {written > 0 ? <Link href={`/cards?q=set:${key}`}>{name}</Link> : <span>{name}</span>}
      <meter min={0} max={cards} value={written} aria-label={`${name}: ${label}`} />
      <span className="ledger-count">{label}</span>
      {more.length > 0 && <small>{more.join(' · ')}</small>}
    </li>
  );
}
