import { act, type Choice, listChoices, type Timeline, type Viewer } from '@longbox/kernel';
import { type GameKit, namesFor, optionWords } from '../games/kit.ts';

/** One choice that was made, as one viewer heard of it. */
export interface Told {
  /** What was chosen, in words; empty for those who may not know the options. */
  readonly chosen: string;
  readonly lines: readonly string[];
}

/** Makes a choice and tells each viewer what happened, each as much as they may know; `events` gets everything. */
export function actAndTell(
  kit: GameKit,
  timeline: Timeline<unknown, unknown>,
  choice: Choice,
  viewers: readonly (Viewer | 'all')[],
  events: unknown[] = [],
): Told[] {
  const { state, table } = timeline;
  const before = viewers.map((viewer) => namesFor(kit, table, state, viewer));
  const chooser = kit.game.decision(state)?.seat;
  const chosen = viewers.map((viewer, i) =>
    viewer === 'all' || viewer === chooser ? wordsOf(kit, state, choice, before[i]) : '',
  );
  act(timeline, choice, events);
  return viewers.map((viewer, i) => {
    const names = namesFor(kit, table, state, viewer, before[i].known);
    const heard = viewer === 'all' ? events : events.map((event) => kit.game.redact(event, viewer));
    return { chosen: chosen[i], lines: linesOf(kit, heard, names) };
  });
}

function wordsOf(kit: GameKit, state: unknown, choice: Choice, names: ReturnType<typeof namesFor>): string {
  const choices = listChoices(kit.game, state);
  const at = choices.indexOf(choice);
  return at === -1 ? kit.option(kit.game.option(state, choice), names) : optionWords(kit, state, choices, names)[at];
}

function linesOf(kit: GameKit, events: readonly unknown[], names: ReturnType<typeof namesFor>): string[] {
  const lines: string[] = [];
  let times = 1;
  for (const event of events) {
    const line = event === undefined ? undefined : kit.event(event, names);
    if (line === undefined) continue;
    // What happens seven times over is told once.
    const said = lines.at(-1);
    if (said === line || said === `${line} (${times} times)`) lines[lines.length - 1] = `${line} (${++times} times)`;
    else {
      lines.push(line);
      times = 1;
    }
  }
  return lines;
}
