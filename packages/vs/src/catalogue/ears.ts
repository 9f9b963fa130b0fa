import { EVENTS, type EventName, type Pattern, type Power, patternsOf } from '../language/index.ts';
import type { PowerEntry } from './face.ts';

/** The events the powers listen to, as bits in two words. */
export function earsOf(powers: readonly PowerEntry[]): readonly [number, number] {
  const ears: [number, number] = [0, 0];
  byEvent(powers).forEach((entries, event) => {
    if (entries !== undefined) ears[event >> 5] |= 1 << (event & 31);
  });
  return ears;
}

/** Which events the powers listen to; a journey to those of all its steps, a Reaction unless it answers an action. */
export function byEvent(powers: readonly PowerEntry[]): (readonly PowerEntry[] | undefined)[] {
  const table: (PowerEntry[] | undefined)[] = EVENTS.map(() => undefined);
  for (const entry of powers) {
    const { power } = entry;
    for (const event of new Set(heardBy(power).map(({ on }) => on))) add(table, event, entry);
  }
  return table;
}

function heardBy(power: Power): readonly Pattern[] {
  switch (power.power) {
    case 'trigger':
    case 'levelUp':
      return patternsOf(power.trigger);
    case 'super':
      return power.to === undefined ? [] : patternsOf(power.to).filter(({ on }) => !ANSWERED.has(on));
    case 'journey':
      return power.steps;
    case 'keyword':
    case 'static':
      return [];
  }
}

/** Reactions to these come before what they answer resolves; see `flow/reactions.ts`. */
const ANSWERED: ReadonlySet<EventName> = new Set(['usesSuperPower', 'playsPlotTwist']);

/** Whether it is a Reaction to such. */
export const answers = ({ power }: PowerEntry): boolean =>
  power.power === 'super' && power.to !== undefined && patternsOf(power.to).some(({ on }) => ANSWERED.has(on));

function add(table: (PowerEntry[] | undefined)[], event: (typeof EVENTS)[number], entry: PowerEntry): void {
  const at = EVENTS.indexOf(event);
  const list = table[at] ?? [];
  table[at] = list;
  list.push(entry);
}
