import { makeCardIndex } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { conform } from './conformance.ts';
import { TOY_FACES, toyGame } from './toy-game.ts';
import { toySecrets } from './toy-secrets.ts';
import { toyTable } from './toy-table.ts';

const cards = makeCardIndex(TOY_FACES);

test.each([2, 3, 4])(
  '200 random toy games of %i seats keep everything a game must keep',
  (seats) => {
    const started = performance.now();
    const report = conform(toyGame, (seed) => toyTable(seed, { seats, profile: seats === 3 ? 'short' : 'long' }), {
      games: 200,
      decisions: 400,
      secrets: toySecrets,
      cards,
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(`conform-toy-0 to conform-toy-199, ${seats} seats, ${seconds.toFixed(2)} s: ${JSON.stringify(report)}`);
    expect(report.games).toBe(200);
    expect(report.different).toBeGreaterThan(report.worlds / 2);
    expect(report.compared).toBeGreaterThan(40);
  },
  60_000,
);
