// Glicko-2 as Mark Glickman describes it (Example of the Glicko-2 system, 2022); step numbers are his.

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against somebody: 1 won, ½ drawn, 0 lost. */
export interface Score {
  readonly against: Rating;
  readonly score: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How fast volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const PRECISION = 1e-6;
/** Somebody who plays a lot is still not known for sure. */
const LEAST_DEVIATION = 45;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after one rating period with these games. */
export function rate(player: Rating, scores: readonly Score[], leastDeviation = LEAST_DEVIATION): Rating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  if (scores.length === 0) {
    const grown = Math.hypot(phi, player.volatility) * SCALE;
    return { ...player, deviation: Math.min(grown, NEWCOMER.deviation) };
  }
  // Steps 3 and 4.
  let certainty = 0;
  let surprise = 0;
  for (const { against, score } of scores) {
    const weight = g(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - 1500) / SCALE)));
    certainty += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const v = 1 / certainty;
  const volatility = nextVolatility(v * surprise, phi, v, player.volatility);
  // Steps 6 to 8.
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: SCALE * (mu + after * after * surprise) + 1500,
    deviation: Math.max(leastDeviation, Math.min(SCALE * after, NEWCOMER.deviation)),
    volatility,
  };
}

/** Step 5, by the Illinois algorithm. */
function nextVolatility(delta: number, phi: number, v: number, sigma: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = delta * delta > phi * phi + v ? Math.log(delta * delta - phi * phi - v) : a - TAU;
  for (let k = 2; high < a && f(high) < 0; k++) high = a - k * TAU;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}

/** New ratings of everybody in one match, from their places: each against each of another place or the same. */
export function rateMatch(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  return ratings.map((mine, i) => {
    const scores = ratings.flatMap((against, k): Score[] => {
      if (k === i) return [];
      return [{ against, score: places[i] < places[k] ? 1 : places[i] === places[k] ? 0.5 : 0 }];
    });
    return rate(mine, scores);
  });
}
