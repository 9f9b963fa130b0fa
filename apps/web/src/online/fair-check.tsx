import { verifyFairShuffle } from '@longbox/kernel';
import type { FairView } from '@longbox/protocol';
import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';

/** Checked here and not by the server: nobody has to take its word. */
export function isFairDeal({ record, commitment, seats, label }: FairView): boolean {
  if (record === undefined || record.label !== label || record.commitment !== commitment) return false;
  if (record.seats.some((seat, at) => seat.commitment !== seats[at])) return false;
  return verifyFairShuffle(record).ok;
}

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
