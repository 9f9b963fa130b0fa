import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { concession, type Log } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, PATIENCE } from '../../test/run-longbox.ts';

/** A watched game in which the first seat gives up early: few decisions to measure. */
async function watched(...args: string[]): Promise<string> {
  const file = path.join(folderWith(), 'game.json');
  await inProcess(['watch', ...args, '--seed', 'tuesday', '--save', file]);
  const { fingerprints: _, ...log }: Log = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...log, choices: [...log.choices.slice(0, 40), concession(0)] }));
  return file;
}

describe('longbox review', { timeout: PATIENCE }, () => {
  test('tells of every seat, or of one', async () => {
    const file = await watched();
    const { code, out, err } = await inProcess(['review', file, '--seat', '2', '--quick']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Vs. System, modern, seed tuesday, \d+ decisions$/m);
    expect(out).toMatch(/^Bob$/m);
    expect(out).not.toMatch(/^Ann$/m);
    expect(out).toMatch(/^ {2}accuracy \d+ % \(\d+ % to \d+ %\), over \d+ decisions$/m);
    expect(out).toMatch(/^ {2}from 50 % to \d+ %: skill .+, luck .+$/m);
    expect((await inProcess(['review', file, '--seat', '3', '--quick'])).err).toContain(
      '--seat is a number from 1 to 2',
    );
  });

  test('gives the same as data and as a page that needs nothing else', async () => {
    const file = await watched('arena');
    const { out } = await inProcess(['review', file, '--json', '--quick']);
    const { seats } = JSON.parse(out);
    expect(seats).toHaveLength(2);
    const [{ balance, decisions }] = seats;
    expect(balance.even + balance.skill + balance.luck).toBeCloseTo(balance.result, 10);
    expect(decisions[0]).toMatchObject({ chosen: expect.stringMatching(/./), class: expect.any(String) });
    const page = path.join(folderWith(), 'review.html');
    const { err } = await inProcess(['review', file, '--html', page, '--quick']);
    expect(err).toContain(`Written to ${page}.`);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/(src|href)=|@import|url\(/);
  });
});
