import type { Profile } from '../profiles/profile.ts';

/** A probability as an exact fraction: so many of so many equally likely hands. */
export interface Odds {
  readonly of: bigint;
  readonly outOf: bigint;
}

export interface Draw {
  /** Cards in the deck, how many of them one hopes for, and how many are drawn. */
  readonly deck: number;
  readonly hits: number;
  readonly drawn: number;
}

/** Ways to choose `k` of `n`; every division on the way is exact. */
export function waysToChoose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/** The odds to draw from `least` to `most` of the cards hoped for. */
export function oddsOf({ deck, hits, drawn }: Draw, least: number, most = hits): Odds {
  if (!(hits >= 0 && hits <= deck && drawn >= 0 && drawn <= deck)) {
    throw new RangeError(`a deck of ${deck} has no ${hits} cards of which ${drawn} are drawn`);
  }
  let of = 0n;
  for (let got = Math.max(0, least); got <= Math.min(most, hits, drawn); got++) {
    of += waysToChoose(hits, got) * waysToChoose(deck - hits, drawn - got);
  }
  return { of, outOf: waysToChoose(deck, drawn) };
}

/** With the one mulligan (VS-SET-12), taken exactly when the first hand misses. */
export function withMulligan({ of, outOf }: Odds): Odds {
  return { of: of * outOf + (outOf - of) * of, outOf: outOf * outOf };
}

/** Parts in ten thousand, rounded half up: 4321 is 43.21 %. */
export const perTenThousand = ({ of, outOf }: Odds): number => Number((of * 20_000n + outOf) / (2n * outOf));

/** How many cards a player has seen by the end of the Draw Phase of their so-manieth turn, at a place in the turn order. */
export function cardsSeen({ openingHand, drawPerTurn, firstDraws }: Profile, turn: number, place: number): number {
  if (turn < 1) return openingHand;
  return openingHand + (firstDraws[place] ?? drawPerTurn) + drawPerTurn * (turn - 1);
}
