import { Sym } from '../draw/symbol.tsx';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from './table-context.tsx';
import { fullWords } from './words.ts';

/** The best ways to go and how often they win; a click takes one. */
export function Hints() {
  const context = useTableContext();
  const { snapshot, t, language } = context;
  const hints = useTable((s) => s.hints);
  const choose = useTable((s) => s.choose);
  const forget = useTable((s) => s.forgetHints);
  if (hints === undefined || snapshot.asked === undefined) return null;
  return (
    <section className="panel hints" aria-label={t('hints-title')}>
      <h3 className="label">
        {t('hints-title')}{' '}
        <button type="button" className="hints-close" onClick={forget} aria-label={t('close')}>
          <Sym name="close" />
        </button>
      </h3>
      <ol>
        {hints
          .toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
          .map(({ choice, chance, why }) => {
            const offer = snapshot.asked?.offers.find((each) => each.choice === choice);
            if (offer === undefined) return null;
            const share = chance === undefined ? '' : percent(chance);
            return (
              <li key={choice}>
                <button type="button" className="btn" onClick={() => void choose([choice])}>
                  <span>
                    {fullWords(offer, context)}
                    {why !== undefined && <span className="hint-why"> {why[language]}</span>}
                  </span>{' '}
                  <b>{share}</b>
                </button>
              </li>
            );
          })}
      </ol>
      <p className="hints-foot">{t('hints-foot')}</p>
    </section>
  );
}

/** Never quite none and never quite all: it is an estimate. */
function percent(chance: number): string {
  if (chance < 0.01) return '<1%';
  return chance > 0.99 ? '>99%' : `${Math.round(chance * 100)}%`;
}
