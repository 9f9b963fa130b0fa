import { LEDGER_KEY } from '../state/profile.ts';

/** After the first picture, and only for who has an account that keeps their profile. */
const LATER = 1_500;

export function followAgain(): void {
  try {
    if (localStorage.getItem(LEDGER_KEY) === null) return;
  } catch {
    // Storage may be closed to us.
    return;
  }
  setTimeout(() => void import('./follow.ts').then(({ bring }) => bring()), LATER);
}
