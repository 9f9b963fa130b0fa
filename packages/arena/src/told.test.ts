import { listChoices, randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { Mirror } from '../test-support/mirror.ts';
import { poolGame, poolTable } from '../test-support/pool.ts';
import type { ArenaEvent } from './events.ts';

const QUIET = ['missionsDealt', 'challengeLapsed', 'conceded'];
const PROFILES = ['basic', 'level-1', 'level-2a+lose-bottom', 'level-2b+shared-targets+response-each'];

/** Every event of a random game; throws where the events and the table disagree. */
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

test('whoever hears the events knows the table', () => {
  const types = new Set<string>();
  for (const profile of PROFILES) {
    for (let i = 0; i < 8; i++) for (const event of listen(`told ${i}`, profile)) types.add(event.type);
  }
  // What a game can tell, and random games of these cards do tell.
  expect([...types].filter((type) => QUIET.includes(type))).toEqual(expect.arrayContaining([]));
  for (const type of [
    'switched',
    'upgraded',
    'missionReplaced',
    'counterReadied',
    'bankClosed',
    'recycled',
    'raised',
  ]) {
    expect(types).toContain(type);
  }
  expect(types.size).toBeGreaterThanOrEqual(38);
}, 60_000);
