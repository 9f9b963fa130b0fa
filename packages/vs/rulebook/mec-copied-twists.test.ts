import { describe, expect, test } from 'vitest';
import { a, cancelPower, draw, enemy, gets, mimicTwist, on, plotTwist, reaction, stun } from '../src/index.ts';
import { body, type does, hero, scene } from './cast.ts';

describe('a plot twist with the texts of others', () => {
  const kind = (name: string, timing: 'main' | 'combat', ...effects: Parameters<typeof does>[1][]) =>
    plotTwist({ id: `x-${name.toLowerCase()}`, name, team: 'avengers', oneOfAKind: true, timing, effects });
  const bang = kind('Bang', 'main', stun(a(enemy({ is: 'supporting' }))));
  const read = kind('Read', 'main', draw());
  const push = plotTwist({
    id: 'x-push',
    name: 'Push',
    team: 'avengers',
    oneOfAKind: true,
    timing: 'combat',
    anyTurn: true,
    effects: [gets(a(enemy({ combat: 'any' })), -1, 0)],
  });
  const other = plotTwist({
    id: 'x-other',
    name: 'Other',
    team: 'xmen',
    oneOfAKind: true,
    timing: 'main',
    effects: [draw()],
  });
  const plain = plotTwist({ id: 'x-plain', name: 'Plain', team: 'avengers', timing: 'main', effects: [draw()] });
  const echo = mimicTwist({ id: 'x-echo', name: 'Echo', team: 'avengers', oneOfAKind: true });
  const thief = hero('Thief', [reaction('Hush', on('playsPlotTwist'), [], cancelPower)]);
  const friend = hero('A', [], { def: 9 });
  const stranger = hero('X', [], { teams: ['xmen'] });
  const cards = [friend, stranger, bang, read, push, other, plain, echo, thief];
  const stage = (ko: readonly string[], bob: object = {}, team = 'A') =>
    scene('modern', {
      cards,
      ann: { front: [team], hand: ['Echo'], ko, deck: 9 },
      bob: { front: [body('B', 1, 9)], deck: 9, ...bob },
      open: true,
    });

  // VS-MEC-COPYPT-02: one of the texts, as its player says.
  test('is played for one of them', () => {
    const at = stage(['Bang', 'Read', 'Other', 'Plain']);
    expect(at.ann.offered('play').toSorted()).toEqual(['Echo, Bang', 'Echo, Read']);
    at.ann.play('Echo', 'Bang');
    if (at.ann.offered('choose').length > 0) at.ann.choose('B');
    expect(at.card('B').stunned).toBe(true);
    expect(at.seat('ann').hand).toEqual([]);
    expect(at.seat('ann').ko).toContain('Echo');
  });

  // VS-MEC-COPYPT-02, VS-PT-06: with its timing, in an enemy's turn too.
  test('is played when that one could be', () => {
    const at = stage(['Push']);
    expect(at.ann.offered('play')).toEqual([]);
    at.ann.pass();
    for (const who of [at.bob, at.bob, at.bob]) who.pass();
    at.bob.attack('A', 'B');
    at.bob.pass();
    expect(at.ann.offered('play')).toEqual(['Echo, Push']);
    at.ann.play('Echo', 'Push');
    expect(at.card('B').atk).toBe(0);
  });

  // VS-MEC-COPYPT-02: without any it has no text.
  test('is nothing with none of them there, nor by those of others', () => {
    expect(stage(['Other', 'Plain']).ann.offered('play')).toEqual([]);
    expect(stage([], { ko: ['Read'] }).ann.offered('play')).toEqual([]);
    expect(stage(['Echo']).ann.offered('play')).toEqual([]);
  });

  // VS-MEC-COPYPT-02, VS-PT-11: its own team.
  test('needs a character of its team', () => {
    expect(stage(['Read'], {}, 'X').ann.offered('play')).toEqual([]);
  });

  // VS-PT-16: cancelled, it goes to the KO pile like any other.
  test('can be cancelled', () => {
    const at = stage(['Read'], { front: ['Thief'] });
    at.ann.play('Echo', 'Read');
    at.bob.react('Thief', 'Hush');
    expect(at.seat('ann').hand).toEqual([]);
    expect(at.seat('ann').ko).toEqual(expect.arrayContaining(['Echo', 'Read']));
  });
});
