import { expect, test } from 'vitest';
import type { ArenaEvent } from '../state/events.ts';
import { startsBeat } from './beats.ts';

// MA-CR-01, MA-CR-12: the comparison is seen before its results, and a counterattack by itself.
test('comparison, counterattack, point and loss are beats of their own', () => {
  const [seat, challenge] = [0, 0];
  const compared = { type: 'compared', seat, challenge, attack: 9, defence: 5, resistance: 2 } as const;
  const card = { card: 3, key: 'x' };
  const events: ArenaEvent[] = [
    { type: 'phaseBegan', seat, phase: 'challengeResolution' },
    { ...compared, isCounter: false, outcome: 'defeated' },
    { ...compared, isCounter: true, outcome: 'ineffective' },
    { type: 'scored', seat, points: 1, total: 1 },
    { type: 'characterLost', seat: 1, slot: 5, stack: [card], powerPoints: [] },
    { type: 'missionCompleted', seat, card, points: 2 },
    { type: 'scored', seat, points: 2, total: 3 },
    { type: 'challengeBegan', seat, challenge: 1 },
    { type: 'phaseBegan', seat, phase: 'boost' },
  ];
  const beats: ArenaEvent[][] = [];
  for (const event of events) {
    const open = beats.at(-1);
    if (open === undefined || startsBeat(open, event)) beats.push([event]);
    else open.push(event);
  }
  expect(beats.map((beat) => beat.map(({ type }) => type).join(' '))).toEqual([
    'phaseBegan compared',
    'compared',
    'scored',
    'characterLost',
    'missionCompleted scored',
    'challengeBegan phaseBegan',
  ]);
});
