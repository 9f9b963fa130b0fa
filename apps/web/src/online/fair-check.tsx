import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';
import { dealOf } from './entropy.ts';
import { type DealVerdict, judgeDeal } from './is-fair-deal.ts';

/** One click: the server shows its secret and everybody's share; this browser does the sums and looks up what it knows itself. */
export function FairCheck({ match }: { readonly match: string }) {
  const t = useText();
  const [verdict, setVerdict] = useState<DealVerdict | 'unknown'>();
  const check = () =>
    Promise.all([api.fair(match), api.replay(match)]).then(
      ([view, { log }]) => setVerdict(judgeDeal(view, match, log.table.seed, dealOf(match))),
      () => setVerdict('unknown'),
    );
  return (
    <span className="online-fair">
      <button type="button" className="btn" onClick={() => void check()}>
        {t('online-fair-check')}
      </button>
      <span role="status" data-verdict={verdict}>
        {verdict !== undefined && t(`online-fair-${verdict}`)}
      </span>
    </span>
  );
}
