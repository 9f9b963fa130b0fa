import { useText } from '../i18n/language.tsx';
import type { Examination } from '../library/library-api.ts';
import { useCards } from '../library/library-client.ts';
import { RuleLinks } from '../rules/rule-link.tsx';
import { faultWords } from './fault-words.ts';

/** Legal, or every reason why not with its rule. */
export function DeckFaults({ found }: { readonly found: Examination | undefined }) {
  const t = useText();
  const { byKey } = useCards();
  if (found === undefined) return <p role="status">{t('loading')}</p>;
  const { faults } = found;
  const nameOf = (key: string): string => byKey.get(key)?.name ?? key;
  return (
    <section className={faults.length === 0 ? 'verdict verdict-legal' : 'verdict'}>
      <h2 className="verdict-title" role="status">
        {faults.length === 0 ? t('deck-legal') : t('deck-illegal', { count: faults.length })}
      </h2>
      {faults.length > 0 && (
        <ul className="faults">
          {faults.map((fault) => (
            <li key={`${fault.code} ${fault.cards.join(' ')}`} data-fault={fault.code}>
              {faultWords(fault, t, nameOf)} <RuleLinks ids={fault.rules} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
