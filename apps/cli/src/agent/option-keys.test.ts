import { listChoices, randomBelow, startTimeline } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { fuzzTable } from '../fuzz/fuzz-table.ts';
import { createArenaKit } from '../games/arena-kit.ts';
import { type GameKit, namesFor } from '../games/kit.ts';
import { createVsKit } from '../games/vs-kit.ts';
import { agentOptions, optionKey } from './option-keys.ts';

test('a key says what the option does', () => {
  expect(optionKey({ verb: 'pass' })).toBe('pass');
  expect(optionKey({ verb: 'recruit', card: 17, name: 'front' })).toBe('recruit:card=17:name=front');
  expect(optionKey({ verb: 'attack', card: 3, target: 9 })).toBe('attack:card=3:target=9');
});

const kits: readonly (readonly [string, GameKit])[] = [
  ['vs', createVsKit()],
  ['arena', createArenaKit()],
];

test.each(kits)('in games of %s no two options of a decision share a key', { timeout: 60_000 }, (name, kit) => {
  const random = seededRandom(`keys ${name}`);
  const { state, table } = startTimeline(kit.game, fuzzTable(kit, kit.profile, 0, `keys ${name}`));
  for (let decision = kit.game.decision(state); decision !== undefined; decision = kit.game.decision(state)) {
    const { options, choices } = agentOptions(kit, state, decision, namesFor(kit, table, state, decision.seat));
    expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
    expect(choices).toEqual(listChoices(kit.game, state));
    kit.game.apply(state, choices[randomBelow(random, choices.length)]);
  }
});
