import { verifyFairShuffle } from '@longbox/kernel';
import type { FairView } from '@longbox/protocol';

/** Checked here and not by the server: nobody has to take its word. */
export function isFairDeal({ record, commitment, seats, label }: FairView): boolean {
  if (record === undefined || record.label !== label || record.commitment !== commitment) return false;
  if (record.seats.some((seat, at) => seat.commitment !== seats[at])) return false;
  return verifyFairShuffle(record).ok;
}
