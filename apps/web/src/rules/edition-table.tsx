import { useText } from '../i18n/language.tsx';
import { OtherLanguage, RuleLinks, RuleText } from './rule-link.tsx';
import { EDITIONS, type EditionRow } from './rulebook.ts';

/** What each book says on a topic, side by side; on a phone one below the other. */
export function EditionTable({ rows, caption }: { readonly rows: readonly EditionRow[]; readonly caption: string }) {
  const t = useText();
  return (
    <table className="editions">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('editions-topic')}</th>
          {EDITIONS.map((edition) => (
            <th key={edition} scope="col" title={t(`edition-${edition}`)}>
              {edition}
            </th>
          ))}
          <th scope="col">{t('editions-modern')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            <th scope="row">
              <RuleText text={row.topic} lang={row.lang} /> <OtherLanguage lang={row.lang} />
              <span className="editions-rules">
                <RuleLinks ids={row.rules} />
              </span>
            </th>
            {EDITIONS.map((edition) => (
              <td key={edition} data-label={t(`edition-${edition}`)}>
                {row.says[edition] === undefined ? (
                  <span className="editions-silent">{t('editions-silent')}</span>
                ) : (
                  <RuleText text={row.says[edition]} lang={row.lang} />
                )}
              </td>
            ))}
            <td className="editions-modern" data-label={t('editions-modern')}>
              <RuleText text={row.modern} lang={row.lang} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
