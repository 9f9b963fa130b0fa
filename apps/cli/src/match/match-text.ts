import type { MatchReport } from '@longbox/players';
import { spaced } from '../games/phrase.ts';
import { grouped } from '../progress.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (number: number): string => `${number < 0 ? '' : '+'}${Math.round(number)}`;

/** "search:400 against rules · 126 games · 89-0-37 · 70.6 % [62.2 %, 77.9 %] · Elo +152 [+86, +219]" */
export function matchLines(names: readonly string[], report: MatchReport): string[] {
  const { games, wins, draws, losses, winRate, low, high, sprt, fairShare } = report;
  const parts = [
    `${names[0]} against ${names[1]}`,
    `${grouped(games)} games`,
    `${wins}-${draws}-${losses}`,
    `${percent(winRate)} [${percent(low)}, ${percent(high)}]`,
  ];
  // Elo is made for two sides.
  if (fairShare === 0.5) {
    parts.push(`Elo ${signed(report.elo)} [${signed(report.eloLow)}, ${signed(report.eloHigh)}]`);
  } else parts.push(`a fair share is ${percent(fairShare)}`);
  if (sprt !== undefined) {
    parts.push(`LLR ${sprt.llr.toFixed(2)} (${sprt.low.toFixed(2)}, ${sprt.high.toFixed(2)}): ${sprt.verdict}`);
  }
  parts.push(`${report.errors} errors, ${report.overruns} overruns, ${report.fallbacks} fallbacks`);
  const endings = Object.entries(report.endings).sort(([, a], [, b]) => b - a);
  return [
    parts.join(' · '),
    `Games ended by: ${endings.map(([code, count]) => `${spaced(code)} ${percent(count / games)}`).join(', ')}.`,
    ...report.faults.map((fault) => `error: ${fault}`),
  ];
}
