import { listChoices, randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { Mirror } from '../../test-support/mirror.ts';
import { poolGame, poolTable } from '../../test-support/pool.ts';
import type { ArenaEvent } from '../state/events.ts';

const PROFILES = ['basic', 'level-1', 'level-2a+lose-bottom', 'level-2b+shared-targets+response-each'];
/** What such games tell of besides the rest; without it the test would prove little. */
const RARE = ['switched', 'upgraded', 'missionReplaced', 'counterReadied', 'bankClosed', 'recycled', 'raised'];

/** Every event of a random game; fails where the events and the table disagree. */
function listen(seed: string, profile: string): ArenaEvent[] {
  const random = seededRandom(seed);
  const state = poolGame.setup(poolTable(seed, profile));
  const mirror = new Mirror(poolGame.view(state, 'watcher'));
  const all: ArenaEvent[] = [];
  while (poolGame.decision(state) !== undefined) {
    const choices = listChoices(poolGame, state);
    const events: ArenaEvent[] = [];
    poolGame.apply(state, choices[randomBelow(random, choices.length)], events);
    for (const event of events) {
      const heard = poolGame.redact(event, 'watcher');
      if (heard !== undefined) mirror.hear(heard);
    }
    expect(mirror.seats).toEqual(Mirror.seatsOf(poolGame.view(state, 'watcher')));
    all.push(...events);
  }
  return all;
}

test('whoever hears the events knows the table', { timeout: 60_000 }, () => {
  const types = new Set<string>();
  for (const profile of PROFILES) {
    for (let i = 0; i < 8; i++) for (const event of listen(`told ${i}`, profile)) types.add(event.type);
  }
  expect([...types]).toEqual(expect.arrayContaining(RARE));
  expect(types.size).toBeGreaterThanOrEqual(38);
});
