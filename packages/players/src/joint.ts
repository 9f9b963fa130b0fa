import type { Choice } from '@longbox/kernel';
import type { Thought, Weighed } from './thought.ts';

/** The seed of each of several minds that think about one decision together; the first thinks as it would alone. */
export const memberSeed = (seed: string, member: number): string => (member === 0 ? seed : `${seed} member ${member}`);

/**
 * What several minds make of one decision: tries and what they brought are added up, option by option. A win that somebody
 * found is played. Who fell back is not asked while others did not. With iterations and seeds the same thoughts come to the same answer.
 */
export function joinThoughts(thoughts: readonly Thought[]): Thought {
  const sound = thoughts.some(({ fellBack }) => !fellBack) ? thoughts.filter(({ fellBack }) => !fellBack) : thoughts;
  const [first] = sound;
  if (first === undefined) throw new Error('nobody has thought');
  if (sound.length === 1) return { ...first, overran: thoughts.some(({ overran }) => overran) };
  const winner = sound.find(({ wins }) => wins === true);
  const options = addUp(sound);
  const choice = winner?.choice ?? options[0].choice;
  const agreed = sound.filter((thought) => thought.choice === choice);
  const line = (agreed[0] ?? first).line;
  return {
    choice,
    options: [...options.filter((each) => each.choice === choice), ...options.filter((each) => each.choice !== choice)],
    line: agreed.length > 0 ? line : [{ seat: first.line[0].seat, option: optionOf(options, choice), visits: 0 }],
    iterations: thoughts.reduce((sum, { iterations }) => sum + iterations, 0),
    fellBack: first.fellBack,
    overran: thoughts.some(({ overran }) => overran),
    ...(winner !== undefined && { wins: true }),
    ...(first.error !== undefined && { error: first.error }),
  };
}

const optionOf = (options: readonly Weighed[], choice: Choice) =>
  options.find((each) => each.choice === choice)?.option;

interface Sum {
  readonly weighed: Weighed;
  visits: number;
  total: number;
  /** Places in the rankings, added up: what nobody tried keeps its order. */
  places: number;
}

function addUp(thoughts: readonly Thought[]): Weighed[] {
  const sums = new Map<Choice, Sum>();
  for (const { options } of thoughts) {
    for (const [place, weighed] of options.entries()) {
      const sum = sums.get(weighed.choice) ?? { weighed, visits: 0, total: 0, places: 0 };
      sum.visits += weighed.visits;
      sum.total += weighed.visits * (weighed.chance ?? 0);
      sum.places += place;
      sums.set(weighed.choice, sum);
    }
  }
  return [...sums.values()]
    .sort((a, b) => b.visits - a.visits || b.total - a.total || a.places - b.places)
    .map(({ weighed, visits, total }) => ({ ...weighed, visits, chance: visits === 0 ? undefined : total / visits }));
}
