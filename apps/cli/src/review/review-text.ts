import { CLASSES } from '@longbox/players';
import type { ToldDecision, ToldSeat } from './tell-review.ts';

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
/** Points of chance with their sign. */
export const points = (share: number): string => {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
};

const BARS = '▁▂▃▄▅▆▇█';
const sparkline = (chances: readonly number[]): string =>
  chances.map((chance) => BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))]).join('');

/** A review of one seat for the terminal. */
export function reviewLines(seat: ToldSeat): string[] {
  const { name, accuracy, balance, curve, moments, decisions, counts } = seat;
  const lines = [name];
  if (accuracy !== undefined) {
    const { value, low, high } = accuracy;
    lines.push(
      `  accuracy ${percent(value)} (${percent(low)} to ${percent(high)}), over ${accuracy.decisions} decisions`,
    );
  }
  lines.push(`  ${CLASSES.map((each) => `${each} ${counts[each]}`).join(', ')}`);
  lines.push(`  chance to win ${sparkline(curve.map(({ chance }) => chance))}`);
  if (balance !== undefined) {
    const { even, result, skill, luck, decks, deal, draws, drawsError, rest } = balance;
    lines.push(`  from ${percent(even)} to ${percent(result)}: skill ${points(skill)}, luck ${points(luck)}`);
    const drawn = `draws ${points(draws)} (±${Math.round(200 * drawsError)})`;
    lines.push(`  of the luck: decks ${points(decks)}, deal ${points(deal)}, ${drawn}, rest ${points(rest)}`);
  }
  if (moments.length > 0) lines.push('  what decided it');
  for (const { turn, seq, worth, text } of moments) {
    lines.push(`    ${points(worth).padStart(4)}  turn ${turn}, decision ${seq}: ${text}`);
  }
  const lost = decisions.filter((each) => each.class !== 'best' && each.class !== 'good');
  if (lost.length > 0) lines.push('  decisions that gave something away');
  for (const each of lost) lines.push(...decisionLines(each).map((line) => `    ${line}`));
  return lines;
}

function decisionLines({
  seq,
  turn,
  question,
  chosen,
  chance,
  better,
  loss,
  error,
  why,
  ...rest
}: ToldDecision): string[] {
  const lines = [
    `${points(-loss)} ±${Math.round(100 * error)}  ${rest.class}, turn ${turn}, decision ${seq}: ${question}`,
    `  chosen  ${percent(chance).padStart(5)}  ${chosen}`,
  ];
  if (better === undefined) return lines;
  lines.push(`  better  ${percent(better.chance).padStart(5)}  ${better.option}`);
  if (why.length > 0) lines.push(`  why     ${why.join('; ')}`);
  if (better.expected.length > 0) lines.push(`  then    ${better.expected.join('; ')}`);
  return lines;
}
