import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

const SMALL = [
  'sim',
  'arena',
  'x-men',
  'avengers',
  'guardians',
  '--player',
  'random',
  '--games',
  '10',
  '--seed',
  'test',
];

describe('longbox sim', { timeout: PATIENCE }, () => {
  test('gives the same report on any number of cores, byte for byte', async () => {
    const one = await inProcess([...SMALL, '--json', '--cores', '1']);
    const many = await longbox([...SMALL, '--json', '--cores', '3']);
    expect(one.code).toBe(0);
    expect(many.out).toBe(one.out);
    expect(one.err).toMatch(/^30 games in 0:\d\d, [\d.]+ games a second\.$/m);
    expect(one.out).not.toMatch(/second|20\d\d-/);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ version: 1, game: 'arena', profile: 'level-1', games: 30, isPartial: false });
    expect(report.pairs).toHaveLength(3);
  });

  test('parts that are merged give the report of one run, byte for byte', async () => {
    const folder = folderWith();
    const files = [1, 2, 3].map((number) => `${folder}/${number}.json`);
    for (const [at, file] of files.entries()) {
      const { code, out } = await inProcess([...SMALL, '--cores', '1', '--part', `${at + 1}/3`, '--out', file]);
      expect([code, out]).toEqual([0, '']);
    }
    const whole = await inProcess([...SMALL, '--cores', '1', '--json']);
    const merged = await inProcess(['sim', 'merge', ...files.toReversed(), '--json', '--html', `${folder}/r.html`]);
    expect(merged.code).toBe(0);
    expect(merged.out).toBe(whole.out);
    expect(readFileSync(`${folder}/r.html`, 'utf8')).toContain('<h2>Who beats whom</h2>');
    const two = await inProcess(['sim', 'merge', files[0], files[1]]);
    expect([two.code, two.err]).toEqual([2, expect.stringContaining('of 3 parts these are missing: 3')]);
    const report = await inProcess(['sim', 'merge', `${folder}/r.html`]);
    expect([report.code, report.err]).toEqual([2, expect.stringContaining('is no part of a run')]);
  });

  test('tells the matrix, the first player, lengths, endings and cards', async () => {
    const folder = folderWith();
    const { out, code } = await inProcess([...SMALL, '--cores', '1', '--cards', '--html', `${folder}/r.html`]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1 {2}x-men +\d+ ±\d+ +· +\d+ ±\d+ +\d+ ±\d+$/m);
    expect(out).toMatch(/^The first player wins [\d.]+ % \([\d.]+ to [\d.]+\)\.$/m);
    expect(out).toMatch(/^A game takes [\d.]+ turns on average\.$/m);
    expect(out).toMatch(/^Games end by: /m);
    expect(out).toContain('dead in hand');
    expect(readFileSync(`${folder}/r.html`, 'utf8')).toContain('<h2>Who beats whom</h2>');
    const csv = await inProcess([...SMALL, '--cores', '1', '--csv', '--out', `${folder}/r.csv`]);
    expect(csv.out).toBe('');
    expect(readFileSync(`${folder}/r.csv`, 'utf8')).toMatch(/^kind,deck,of,/);
  });

  test('a swap plays every game twice and tells what it is worth', async () => {
    const deck = JSON.parse(
      (await inProcess(['sim', 'x-men', 'avengers', '--games', '2', '--json', '--player', 'random'])).out,
    ).decks[0].cards;
    const [from] = deck.filter(({ key }: { key: string }) => key.endsWith('-C'));
    const swap = `x-men:${from.key}=${from.key}`;
    const { out, code } = await inProcess([
      'sim',
      '--swap',
      swap,
      'avengers',
      '--games',
      '4',
      '--player',
      'random',
      '--cores',
      '1',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('in 4 games played twice with the same luck: 0 became better, 0 worse.');
  });

  test('Ctrl-C tells what is known so far', async () => {
    const { code, out } = await longbox(
      ['sim', 'arena', 'all', '--until', '0.5', '--player', 'random', '--cores', '1'],
      {
        interruptAfter: 'playing',
      },
    );
    expect(code).toBe(130);
    expect(out).toMatch(/^arena level-1, player random, seed lab: [\d,]+ games, stopped early$/m);
  });

  test.each([
    [['x-men'], 'longbox sim needs two decks or more'],
    [['arena', 'x-men', 'nothing'], 'there is no file and no deck "nothing"'],
    [['arena', 'all', '--player', 'legend'], '"legend" thinks by the clock'],
    [['arena', 'all', '--player', 'nobody'], 'no player "nobody"'],
    [['arena', 'all', '--until', 'x'], '--until is a number of points'],
    [['arena', 'zz*'], 'no deck of Mission Arena begins with "zz"'],
    [['--swap', 'x-men:a', 'avengers'], '--swap is DECK:OLD=NEW'],
    [['--swap', 'x-men:a=b', 'avengers'], 'there is no card a'],
    [['arena', 'all', '--part', '5/4'], '--part is one of so many'],
    [['arena', 'all', '--part', '1/4', '--csv'], '--part writes data for longbox sim merge'],
    [['merge'], 'longbox sim merge needs the files of all parts'],
    [['arena', 'all', '--json', '--csv'], '--json and --csv do not go together'],
  ])('what it cannot do is told: %s', async (args, why) => {
    const { code, err } = await inProcess(['sim', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
