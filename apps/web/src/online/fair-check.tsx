import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';
import { isFairDeal } from './is-fair-deal.ts';

/** One click: the server shows its secret and everybody's share, and this browser does the sums. */
export function FairCheck({ match }: { readonly match: string }) {
  const t = useText();
  const [verdict, setVerdict] = useState<'fair' | 'unfair' | 'unknown'>();
  const check = () =>
    api.fair(match).then(
      (view) => setVerdict(isFairDeal(view) ? 'fair' : 'unfair'),
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
