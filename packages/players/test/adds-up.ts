import type { Game, Log } from '@longbox/kernel';
import { expect } from 'vitest';
import { balanceOf } from '../src/index.ts';
import { reviewed } from './reviewed-games.ts';

/** From an even start to the result, for every seat and turn by turn. */
export function expectToAddUp(game: Game<unknown, unknown, unknown>, log: Log): void {
  const record = reviewed(game, log);
  const seats = log.table.seats.length;
  const balances = log.table.seats.map((_, seat) => balanceOf(record, seat, seats));
  for (const balance of balances) {
    if (balance === undefined) throw new Error('the game was not over');
    const { even, skill, luck, opening, turns, result, decks, deal, draws, rest } = balance;
    expect(decks + deal + draws + rest).toBeCloseTo(luck, 12);
    expect(decks + deal).toBeCloseTo(opening, 12);
    expect(turns.reduce((sum, each) => sum + each.draws, 0)).toBeCloseTo(draws, 12);
    expect(even + skill + luck).toBeCloseTo(result, 12);
    expect(turns.reduce((sum, each) => sum + each.skill + each.luck, even + opening)).toBeCloseTo(result, 12);
  }
  expect(balances.reduce((sum, each) => sum + (each?.skill ?? 0), 0)).toBeCloseTo(0, 12);
  expect(balances.reduce((sum, each) => sum + (each?.luck ?? 0), 0)).toBeCloseTo(0, 12);
  expect(balances.reduce((sum, each) => sum + (each?.draws ?? 0), 0)).toBeCloseTo(0, 12);
}
