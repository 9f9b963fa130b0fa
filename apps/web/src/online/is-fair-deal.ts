import { verifyFairShuffle } from '@longbox/kernel';
import type { FairView } from '@longbox/protocol';
import type { OwnDeal } from './entropy.ts';

/** `unwitnessed`: the sums are right, but this browser had no part in the deal and knows nothing of its own to hold against them. */
export type DealVerdict = 'fair' | 'unwitnessed' | 'unfair';

/**
 * Checked here and not by the server, against what this browser kept from before the deal: nobody has to take the server's word.
 * @param label the match that was asked about
 * @param seed of the table that was played, from its replay
 */
export function judgeDeal({ record }: FairView, label: string, seed: string, own: OwnDeal | undefined): DealVerdict {
  if (record === undefined || record.label !== label || !verifyFairShuffle(record, seed).ok) return 'unfair';
  if (own === undefined) return 'unwitnessed';
  const isKept = record.commitment === own.commitment && record.seats[own.seat]?.entropy === own.entropy;
  return own.label === label && isKept ? 'fair' : 'unfair';
}
