import { wilson } from '@longbox/players';
import { type CalibrationRow, calibrationError, logLoss, TRIED } from './calibration.ts';
import type { PlantedResult } from './planted.ts';
import type { SkillResult } from './skill.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function ofAll(part: number, all: number): string {
  if (all === 0) return '0 of 0';
  const { low, high } = wilson(part, all);
  return `${part} of ${all}, ${percent(part / all)} [${percent(low)}, ${percent(high)}]`;
}

function tellPlanted(rows: readonly Partial<PlantedResult>[]): string {
  const planted = rows.filter((row): row is PlantedResult => row.place !== undefined);
  const sum = (count: (row: PlantedResult) => number): number => planted.reduce((total, row) => total + count(row), 0);
  const asMistakes = planted.filter((row) => row.class === 'mistake' || row.class === 'blunder').length;
  const times = planted.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return [
    `games ${rows.length}, of them with a planted decision ${planted.length}`,
    `among the three worst: ${ofAll(planted.filter(({ place }) => place <= 3).length, planted.length)}`,
    `the worst: ${ofAll(planted.filter(({ place }) => place === 1).length, planted.length)}`,
    `called mistake or blunder: ${ofAll(asMistakes, planted.length)}`,
    `approved by the stronger search and called a mistake: ${ofAll(
      sum(({ alarms }) => alarms),
      sum(({ approved }) => approved),
    )}`,
    `median time of a review: ${times[Math.floor(times.length / 2)]} ms`,
  ].join('\n');
}

function tellCalibration(rows: readonly CalibrationRow[]): string {
  const lines = TRIED.map(
    (factor, at) =>
      `${factor}: error ${calibrationError(rows, at).toFixed(4)}, log loss ${logLoss(rows, at).toFixed(4)}`,
  );
  return [`positions ${rows.length}, games ${new Set(rows.map(({ number }) => number)).size}`, ...lines].join('\n');
}

function tellSkill(rows: readonly SkillResult[]): string {
  const line = (name: string, of: (row: SkillResult) => number): string => {
    const mean = rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
    const squares = rows.reduce((sum, row) => sum + (of(row) - mean) ** 2, 0) / (rows.length - 1);
    const wide = 1.96 * Math.sqrt(squares / rows.length);
    return `${name}: mean ${mean.toFixed(4)} ± ${wide.toFixed(4)}, deviation ${Math.sqrt(squares).toFixed(3)}`;
  };
  return [
    `games ${rows.length}, largest gap ${Math.max(...rows.map(({ gap }) => gap)).toExponential(1)}`,
    line('skill', ({ skill }) => skill),
    line('luck', ({ luck }) => luck),
    line('opening', ({ opening }) => opening),
  ].join('\n');
}

/** The rows of a file are those that the measure of this name has written. */
export function tell(what: string, rows: readonly { readonly number: number }[]): string {
  if (what === 'planted') return tellPlanted(rows as readonly Partial<PlantedResult>[]);
  if (what === 'calibration') return tellCalibration(rows as readonly CalibrationRow[]);
  return tellSkill(rows as readonly SkillResult[]);
}
