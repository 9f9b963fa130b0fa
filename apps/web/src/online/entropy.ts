import { commitEntropy } from '@longbox/kernel';

/** What this browser knows of a deal from before it was dealt. It is what makes the check afterwards more than the server's word. */
export interface OwnDeal {
  readonly label: string;
  readonly seat: number;
  /** This seat's share of the shuffle. */
  readonly entropy: string;
  /** What the server had bound itself to by then. */
  readonly commitment: string;
}

/** Kept across a reload and for every tab of the player, newest first. */
const STORED = 'longbox.deals';
const MOST = 50;
const BYTES = 16;

const isDeal = (value: unknown): value is OwnDeal =>
  typeof value === 'object' && value !== null && 'label' in value && 'entropy' in value && 'commitment' in value;

function storedDeals(): readonly OwnDeal[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDeal) : [];
  } catch {
    return [];
  }
}

export const dealOf = (label: string): OwnDeal | undefined => storedDeals().find((deal) => deal.label === label);

/** Draws the seat's share of the shuffle and returns the commitment to it. */
export function commitTo({ label, commitment }: Pick<OwnDeal, 'label' | 'commitment'>, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = storedDeals().filter((deal) => deal.label !== label);
  localStorage.setItem(STORED, JSON.stringify([{ label, seat, entropy, commitment }, ...others].slice(0, MOST)));
  return commitEntropy(label, seat, entropy);
}
