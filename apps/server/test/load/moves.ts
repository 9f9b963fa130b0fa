// What a move costs the server without sockets, for versions of it that take turns: by processor time, which other work on the machine
// does not stretch as it does time. node moves.mjs NAME=FILE NAME=FILE... [--rounds 12] [--warm 12]     FILE: move-child.ts as one file
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { MoveSlice } from './move-child.ts';
import { quantile } from './statistics.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, warm: { type: 'string', default: '12' } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error('say which servers: NAME=FILE NAME=FILE');

interface Side {
  readonly name: string;
  readonly child: ChildProcess;
  readonly rounds: (readonly MoveSlice[])[];
}

const sides: readonly Side[] = positionals.map((place) => {
  const [name, file] = place.split('=');
  const execArgv = ['--min-semi-space-size=16', '--no-parallel-scavenge'];
  return { name, child: fork(file, [], { execArgv }), rounds: [] };
});

async function play({ child }: Side): Promise<readonly MoveSlice[]> {
  const answer = once(child, 'message');
  child.send('go');
  const [slices] = (await answer) as [readonly MoveSlice[]];
  return slices;
}

for (const side of sides) for (let i = 0; i < Number(values.warm); i++) await play(side);
for (let round = 0; round < Number(values.rounds); round++) {
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) side.rounds.push(await play(side));
}

const spread = (numbers: readonly number[], digits: number): number[] =>
  [0.25, 0.5, 0.75].map((share) => Number(quantile(numbers, share).toFixed(digits)));
const [first] = sides;
for (const at of first.rounds[0].keys()) {
  const figures = sides.map(({ name, rounds }) => {
    const each = (pick: (one: MoveSlice) => number) => rounds.map((slices) => pick(slices[at]));
    const toFirst = (pick: (one: MoveSlice) => number) =>
      rounds.map((slices, i) => pick(first.rounds[i][at]) / pick(slices[at]));
    const whole = ({ whole: all, moves }: MoveSlice): number => all / moves;
    const rules = ({ rules: some, moves }: MoveSlice): number => some / moves;
    const beside = (one: MoveSlice): number => whole(one) - rules(one);
    return {
      name,
      microseconds: spread(each(whole), 1),
      rules: spread(each(rules), 1),
      bytes: spread(
        each(({ bytes, moves }) => bytes / moves),
        0,
      )[1],
      speed: spread(toFirst(whole), 2),
      speedOfRules: spread(toFirst(rules), 2),
      speedBesideRules: spread(toFirst(beside), 2),
    };
  });
  console.log(first.rounds[0][at].game);
  console.table(Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest])));
}
for (const { child } of sides) child.disconnect();
