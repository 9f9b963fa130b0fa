import { useEffect, useId, useState } from 'react';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { OddsAnswer } from '../library/library-api.ts';
import { library, useFields } from '../library/library-client.ts';
import { QueryField } from '../search/query-field.tsx';
import { isMistake, QueryProblem } from '../search/query-problem.tsx';
import type { Language } from '../state/settings.ts';
import type { DeckCards } from './deck.ts';

const START = { vs: 'cost<=2', arena: 'kind:team' } as const;
const LEAST = [1, 2, 3, 4] as const;

/** 4321 is 43.2%, written as the language does. */
const percent = (parts: number, language: Language): string =>
  (parts / 10_000).toLocaleString(language, { style: 'percent', minimumFractionDigits: 1 });

/** How likely the cards one hopes for are seen by each turn, exactly. */
export function OddsPanel({ deck, profile }: { readonly deck: DeckCards; readonly profile: string }) {
  const t = useText();
  const language = useLanguage();
  const problemId = useId();
  const fields = useFields(deck.game);
  const [query, setQuery] = useState<string>(START[deck.game]);
  const [least, setLeast] = useState(1);
  const [odds, setOdds] = useState<OddsAnswer>();
  useEffect(() => {
    let isWanted = true;
    void library()
      .odds(deck, profile, { query, least, language })
      .then((answer) => {
        if (isWanted) setOdds(answer);
      });
    return () => {
      isWanted = false;
    };
  }, [deck, profile, query, least, language]);
  return (
    <section className="odds">
      <h2 className="heading">{t('odds-title')}</h2>
      <div className="odds-tools">
        <QueryField
          label={t('odds-query')}
          hint={START[deck.game]}
          query={query}
          fields={fields}
          isWrong={isMistake(odds?.problem)}
          describedBy={problemId}
          onChange={setQuery}
        />
        <label className="field">
          {t('odds-least')}
          <select value={least} onChange={(event) => setLeast(Number(event.target.value))}>
            {LEAST.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QueryProblem id={problemId} query={query} problem={odds?.problem} onChange={setQuery} />
      {odds !== undefined && odds.problem === undefined && <OddsTable odds={odds} />}
    </section>
  );
}

type Told = Exclude<OddsAnswer, { readonly problem: object }>;

function OddsTable({ odds }: { readonly odds: Told }) {
  const t = useText();
  return (
    <>
      <p role="status">{t('odds-hits', { hits: odds.hits, deck: odds.deck })}</p>
      <table className="odds-table">
        <thead>
          <tr>
            <th scope="col">{t('odds-by')}</th>
            <th scope="col">{t('odds-first')}</th>
            <th scope="col">{t('odds-second')}</th>
          </tr>
        </thead>
        <tbody>
          <OddsRow label={t('odds-opening')} first={odds.opening} second={odds.opening} />
          {odds.mulligan !== undefined && (
            <OddsRow label={t('odds-mulligan')} first={odds.mulligan} second={odds.mulligan} />
          )}
          {odds.rows.map(({ turn, first, second }) => (
            <OddsRow key={turn} label={t('odds-turn', { turn })} first={first} second={second} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function OddsRow({
  label,
  first,
  second,
}: {
  readonly label: string;
  readonly first: number;
  readonly second: number;
}) {
  const language = useLanguage();
  return (
    <tr>
      <th scope="row">{label}</th>
      {[first, second].map((parts, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: going first, going second
        <td key={i}>
          <span className="row-track" aria-hidden="true">
            <span className="row-fill" style={{ width: `${parts / 100}%`, backgroundColor: '#ffcc1f' }} />
          </span>
          <b>{percent(parts, language)}</b>
        </td>
      ))}
    </tr>
  );
}
