import { lazy, Suspense, useEffect, useState } from 'react';
import { withWords } from '../i18n/bundle.ts';
import { answerForRules } from '../rules/ask-for-rule.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useSettings } from '../state/settings.ts';
import { useTableContext } from './table-context.tsx';

/** The rulebook is large, and comes when the first rule is asked for. */
const RuleBeside = lazy(async () => {
  const { RuleBeside: part } = await withWords('library', useSettings.getState().language, import('./rule-beside.tsx'));
  return { default: part };
});

/** A rule opened from the prompt, the log or a card: nobody has to leave the table to read it. */
export function RuleSheet() {
  const { t } = useTableContext();
  const [id, setId] = useState<string>();
  useEffect(() => answerForRules(setId), []);
  if (id === undefined) return null;
  return (
    <Sheet title={id} onClose={() => setId(undefined)} className="rule-beside">
      <Suspense fallback={<p className="zoom-waiting">{t('zoom-rules-waiting')}</p>}>
        <RuleBeside id={id} />
      </Suspense>
    </Sheet>
  );
}
