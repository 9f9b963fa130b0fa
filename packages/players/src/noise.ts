import { type Luck, nextBell } from './luck.ts';
import type { Conclusion, Ranked } from './thinker.ts';

/** With full noise, options this share of the scale below the best may still be taken. */
const REACH = 0.3;

/** What is played: the best, or with noise now and then something that seemed nearly as good. */
export function chooseWithNoise({ ranking, scale }: Conclusion, noise: number, luck: Luck): Ranked {
  const best = ranking[0];
  if (noise <= 0 || scale <= 0) return best;
  const reach = noise * REACH * scale;
  let [chosen, most] = [best, Number.NEGATIVE_INFINITY];
  for (const each of ranking) {
    if (each.isFoolish || each.worth < best.worth - reach) continue;
    const felt = each.worth + nextBell(luck) * reach;
    if (felt > most) [chosen, most] = [each, felt];
  }
  return chosen;
}
