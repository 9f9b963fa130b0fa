import { commitEntropy } from '@longbox/kernel';

/** What a seat adds to a deal is kept until it is shown, across a reload and for every tab of the player. */
const keyOf = (label: string): string => `longbox.entropy.${label}`;
const BYTES = 16;

/** Draws the seat's share of the shuffle and returns the commitment to it. */
export function commitTo(label: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(keyOf(label), entropy);
  return commitEntropy(label, seat, entropy);
}

export const entropyFor = (label: string): string | undefined => localStorage.getItem(keyOf(label)) ?? undefined;

/** Shares of deals that are over are of no use. */
export function forgetEntropies(except: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(keyOf('')) && key !== keyOf(except)) localStorage.removeItem(key);
}
