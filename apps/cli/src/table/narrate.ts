import { type KnownCards, namer, sayLine } from '@longbox/games';
import { act, type Choice, type Decision, listChoices, type Table, type Timeline } from '@longbox/kernel';
import { plain } from '@longbox/vs/print';
import {
  askedSeat,
  type Eyes,
  type GameKit,
  type Names,
  namesFor,
  optionWords,
  SPOKEN,
  viewFor,
} from '../games/kit.ts';

/** One choice that was made, as one viewer heard of it. */
export interface Told {
  /** What was chosen, in words; empty for those who may not know the options. */
  readonly chosen: string;
  readonly lines: readonly string[];
}

interface Look {
  readonly view: unknown;
  readonly known: KnownCards;
}

/** Makes a choice and tells each viewer what happened, each as much as they may know; `events` gets everything. */
export function actAndTell(
  kit: GameKit,
  timeline: Timeline<unknown, unknown>,
  choice: Choice,
  viewers: readonly Eyes[],
  events: unknown[] = [],
): Told[] {
  const { state, table } = timeline;
  const look = (eyes: Eyes): Look => {
    const view = viewFor(kit, state, table, eyes);
    return { view, known: kit.known(view) };
  };
  const before = viewers.map(look);
  const chooser = kit.game.decision(state)?.seat;
  const chosen = viewers.map((eyes, i) =>
    eyes === 'all' || eyes === chooser ? chosenWords(kit, timeline, choice, eyes, before[i]) : '',
  );
  act(timeline, choice, events);
  return viewers.map((eyes, i) => {
    const heard = eyes === 'all' ? events : events.map((event) => kit.game.redact(event, eyes));
    const after = look(eyes);
    return {
      chosen: chosen[i],
      lines: linesOf(kit, heard, before[i], after, namesFor(kit, table, state, eyes, after.known)),
    };
  });
}

function chosenWords(
  kit: GameKit,
  { state, table }: Timeline<unknown, unknown>,
  choice: Choice,
  eyes: Eyes,
  { known }: Look,
): string {
  const decision = kit.game.decision(state);
  if (decision === undefined) return '';
  const choices = listChoices(kit.game, state);
  // Giving up is no option of the list.
  const listed = choices.includes(choice) ? choices : [choice];
  const asked = askedSeat(kit, state, decision, listed);
  return optionWords(kit, asked, namesFor(kit, table, state, eyes, known))[listed.indexOf(choice)];
}

function linesOf(kit: GameKit, events: readonly unknown[], before: Look, after: Look, names: Names): string[] {
  const telling = {
    turn: 0,
    faceOf: namer(before.known, after.known),
    controllerOf: (card: number) => before.known.controllers.get(card) ?? after.known.controllers.get(card),
  };
  const lines: string[] = [];
  let times = 1;
  for (const event of events) {
    const line = event === undefined ? undefined : kit.tell(event, telling, before.view, after.view);
    if (line === undefined) continue;
    const text = sayLine(line, {
      language: SPOKEN,
      seat: names.seat,
      card: names.named,
      phrase: (phrase) => plain(phrase, SPOKEN),
    });
    // What happens seven times over is told once.
    const said = lines.at(-1);
    if (said === text || said === `${text} (${times} times)`) lines[lines.length - 1] = `${text} (${++times} times)`;
    else {
      lines.push(text);
      times = 1;
    }
  }
  return lines;
}

/** What a seat is told where its only option is taken without asking; nothing for passing, which changes nothing. */
export function onlyOption(
  kit: GameKit,
  state: unknown,
  table: Table,
  decision: Decision,
  choices: readonly Choice[],
): string | undefined {
  const asked = askedSeat(kit, state, decision, choices);
  if (['pass', 'done'].includes(asked.options[0].verb)) return undefined;
  return `(${optionWords(kit, asked, namesFor(kit, table, state, decision.seat))[0]}: the only option.)`;
}
