import type { Scene, Step } from './format.ts';
import type { Playing } from './names.ts';
import { type Mismatch, offeredLines } from './play.ts';
import { printPlace } from './problem.ts';
import { printLine } from './read-line.ts';
import type { Place } from './tree.ts';

const SHOWN = 20;

/** What somebody needs to see to know why a scene failed: the step, what was expected, what was so, what was offered. */
export function printFailure(
  playing: Playing,
  file: string,
  place: Place,
  title: string,
  found: readonly Mismatch[],
): string {
  const lines = [`${printPlace(place, file)}: ${title}`];
  for (const { expected, actual, hints } of found) {
    lines.push(
      `    expected: ${expected}`,
      `    actual:   ${actual}`,
      ...(hints ?? []).map((hint) => `    hint:     ${hint}`),
    );
  }
  lines.push(...printOffered({ ...playing, stage: found[0].at ?? playing.stage }));
  return lines.join('\n');
}

export function printOffered(playing: Playing): string[] {
  const decision = playing.stage.decision();
  if (decision === undefined) return ['    offered:  nothing, the game is over'];
  const options = offeredLines(playing, decision.seat);
  const more = options.length > SHOWN ? [`      and ${options.length - SHOWN} more`] : [];
  const head = `    offered to ${playing.seats[decision.seat]} (${decision.ask}):`;
  return [head, ...options.slice(0, SHOWN).map((line) => `      ${line}`), ...more];
}

export function printStep(scene: Scene, step: Step): string {
  const seats = scene.position.seats.map(({ name }) => name);
  if (step.kind === 'line') return `${seats[step.seat]}: ${printLine(step.line)}`;
  return step.kind === 'arrange' ? `arrange ${seats[step.seat]} ${step.zone}` : step.kind;
}
