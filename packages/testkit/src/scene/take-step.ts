import { checkExpectation } from './check.ts';
import { oneCard } from './check-cards.ts';
import type { Advice, Step } from './format.ts';
import { callCard, isCalled, type Playing } from './names.ts';
import { type Mismatch, playLine, whyNotLine } from './play.ts';
import type { Place } from './tree.ts';

/** A mismatch, with its own place where it stands below the step. */
export type Found = Mismatch & { readonly place?: Place };

/** Takes one step of a scene; answers with what was not as it should be. */
export function takeStep(playing: Playing, step: Step): Found[] {
  try {
    if (step.kind === 'line') return [playLine(playing, step.seat, step.line) ?? []].flat();
    if (step.kind === 'random') return scriptResults(playing, step.results);
    if (step.kind === 'arrange') return arrangePile(playing, step);
    return step.expectations.flatMap((expectation) => {
      const mismatch = checkExpectation(playing, expectation);
      return mismatch === undefined ? [] : [{ ...mismatch, place: expectation.place }];
    });
  } catch (error) {
    // A script that cannot come true, or a fault of the rules: either way this step is where it shows.
    if (!(error instanceof Error)) throw error;
    return [{ expected: 'the step can be taken', actual: nameCards(playing, error.message) }];
  }
}

/** The kernel knows cards by number only. */
const nameCards = (playing: Playing, message: string): string =>
  message.replace(/\bcard (\d+)/, (_, id) => callCard(playing, Number(id)));

function scriptResults(playing: Playing, results: readonly (number | string)[]): Found[] {
  const found: Mismatch[] = [];
  const script = results.map((result) => {
    if (typeof result === 'number') return result;
    const card = oneCard(playing, result);
    if (typeof card === 'number') return ~card;
    found.push(card);
    return 0;
  });
  if (found.length === 0) playing.stage.script(script);
  return found;
}

function arrangePile(playing: Playing, { seat, zone, cards }: Step & { readonly kind: 'arrange' }): Found[] {
  const left = playing.stage.zone(seat, zone).slice();
  const chosen: number[] = [];
  for (const name of cards) {
    const at = left.findIndex((card) => isCalled(playing, card, name));
    if (at === -1) return [{ expected: `${name} in ${playing.seats[seat]}'s ${zone}`, actual: 'it is not there' }];
    chosen.push(...left.splice(at, 1));
  }
  playing.stage.arrange(seat, zone, chosen);
  return [];
}

/** Answers a scene calls good or bad must be answers at all. */
export function adviceFaults(playing: Playing, { best, worst, wins }: Advice): Mismatch[] {
  const seat = playing.stage.decision()?.seat;
  if (seat === undefined) {
    return wins || best.length + worst.length > 0
      ? [{ expected: 'somebody must decide at the end', actual: 'the game is over' }]
      : [];
  }
  return [...best, ...worst].flatMap((line) => whyNotLine(playing, seat, line) ?? []);
}

/** What a scene may not end with: a question in mid-effect, a scripted result that never came up, a state that is not sound. */
export function endFaults({ stage, seats }: Playing, open: boolean): Mismatch[] {
  const faults: Mismatch[] = [];
  const decision = stage.decision();
  if (!open && decision !== undefined && decision.ask !== 'playOrPass') {
    faults.push({
      expected: 'no question is left open',
      actual: `${seats[decision.seat]} must still answer (${decision.ask})`,
      hints: ['answer it, or write "open: true" if the scene ends here on purpose'],
    });
  }
  const left = stage.scriptLeft();
  if (left > 0) faults.push({ expected: 'every scripted result came up', actual: `${left} did not` });
  const fault = stage.fault();
  if (fault !== undefined) faults.push({ expected: 'the state is sound', actual: fault });
  return faults;
}
