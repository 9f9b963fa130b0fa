import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { PATIENCE } from '../../test/run-longbox.ts';
import { type Heard, talkTo } from '../../test/talk-to.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs a program in the checkout; `undefined` if the machine does not have it. */
const run = (command: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    execFile(command, args, { cwd: ROOT }, (error, out) => {
      if (error === null) resolve(out);
      else if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
  });

const hasPython = (await run('python3', ['--version'])) !== undefined;

describe('the example bots', { timeout: PATIENCE }, () => {
  test.each(['vs', 'arena'])('in TypeScript finishes a game of %s', async (game) => {
    expect(await run('npx', ['tsx', 'examples/bot.ts', game])).toMatch(/^(won|lost): .+\.\n$/);
  });

  test('in Python finishes a game of each', async () => {
    if (!hasPython) return console.warn('python3 is not here, so examples/bot.py was not tried');
    expect(await run('python3', ['examples/bot.py', 'vs'])).toMatch(/^(won|lost): .+\.\n$/);
    expect(await run('python3', ['examples/bot.py', 'arena'])).toMatch(/^(won|lost): .+\.\n$/);
  });
});

describe('longbox agent', { timeout: PATIENCE }, () => {
  test('asks until the game is over, and says only what the seat may know', async () => {
    const talk = talkTo(['agent', '--stdio', 'vs', '--seed', 'secret seed', '--opponent', 'random', '--seat', '2']);
    const game = await talk.hear();
    expect(game).toMatchObject({ type: 'game', protocol: 1, game: 'vs', profile: 'modern' });
    expect(game.seats).toMatchObject([
      { seat: 0, you: false },
      { seat: 1, you: true },
    ]);
    expect(game.seats[0]).not.toHaveProperty('deck');
    let message = await talk.hear();
    let last = -1;
    while (message.type === 'decide') {
      expect(message).toMatchObject({ seat: 1, view: { viewer: 1 } });
      expect(message.seq).toBeGreaterThan(last);
      last = message.seq;
      const keys = message.options.map(({ key }: Heard) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(1);
      expect(JSON.stringify(message)).not.toContain('secret seed');
      talk.send({ type: 'choose', seq: message.seq, key: keys[(last * 7) % keys.length] });
      message = await talk.hear();
    }
    expect(message).toMatchObject({ type: 'over', result: { places: expect.any(Array), won: expect.any(Boolean) } });
    expect((await inProcess(['replay', 'verify', message.replay])).code).toBe(0);
    talk.send({ type: 'quit' });
    expect(await talk.end()).toBe(0);
  });

  test('refuses what is not offered, is stale or is no message, and asks again', async () => {
    const talk = talkTo(['agent', '--stdio', 'arena', '--seed', '5']);
    await talk.hear();
    const asked = await talk.hear();
    for (const [message, why] of [
      [{ type: 'choose', key: 'win' }, '"win" is not offered; choose one of the keys of the options'],
      [{ type: 'choose', key: asked.options[0].key, seq: asked.seq - 1 }, /is past; this is decision/],
      [{ type: 'choose' }, /a choice needs a key/],
      ['{"type":', /this is no JSON/],
      ['[]', 'a message is a JSON object'],
    ] as const) {
      talk.send(message);
      expect(await talk.hear()).toEqual({
        type: 'refused',
        why: typeof why === 'string' ? why : expect.stringMatching(why),
      });
      expect(await talk.hear()).toEqual(asked);
    }
    talk.send({ type: 'dance', id: 7 });
    expect(await talk.hear()).toEqual({ type: 'refused', why: 'there is no message of type "dance"', id: 7 });
    expect(await talk.end()).toBe(0);
  });

  test('looks up rules and cards, explains, and plays another game', async () => {
    const talk = talkTo(['agent', '--stdio', 'vs', '--seed', '5']);
    await talk.hear();
    let asked = await talk.hear();
    while (asked.view.seats[0].hand.known.length === 0) {
      talk.send({ type: 'choose', key: asked.options[0].key });
      asked = await talk.hear();
    }
    talk.send({ type: 'rules', find: 'vs-atk-06', id: 'a' });
    expect(await talk.hear()).toMatchObject({ type: 'rules', id: 'a', rules: [{ id: 'VS-ATK-06' }] });
    talk.send({ type: 'card', name: 'Storm' });
    expect((await talk.hear()).texts.length).toBeGreaterThan(0);
    const held = asked.view.seats[0].hand.known[0];
    talk.send({ type: 'explain', intent: { verb: 'attack', card: held.id } });
    const { reasons } = await talk.hear();
    expect(reasons[0].rules.length).toBeGreaterThan(0);
    talk.send({ type: 'explain', card: held.face });
    expect((await talk.hear()).intents.length).toBeGreaterThan(0);
    talk.send({ type: 'explain' });
    expect((await talk.hear()).type).toBe('refused');
    talk.send({ type: 'concede' });
    expect(await talk.hear()).toMatchObject({ type: 'over', result: { won: false, reason: { code: 'conceded' } } });
    talk.send({ type: 'new', game: 'arena', seat: 2, seed: '5' });
    expect(await talk.hear()).toMatchObject({ type: 'game', game: 'arena' });
    expect(await talk.hear()).toMatchObject({ type: 'decide', seat: 1 });
    talk.send({ type: 'new', decks: ['nothing'] });
    expect((await talk.hear()).why).toContain('there is no file and no deck "nothing"');
    await talk.end();
  });

  test('a program may play every seat, each with its own view', async () => {
    const talk = talkTo(['agent', '--stdio', 'arena', '--seat', 'all', '--every', '--seed', '1']);
    await talk.hear();
    const seats = new Set<number>();
    for (let message = await talk.hear(); message.type === 'decide'; message = await talk.hear()) {
      expect(message.view.viewer).toBe(message.seat);
      expect(message.view.seats[1 - message.seat].hand).toBeUndefined();
      seats.add(message.seat);
      talk.send({ type: 'choose', key: message.options[message.options.length - 1].key });
    }
    expect(seats).toEqual(new Set([0, 1]));
    await talk.end();
  });

  test('without --stdio it says how', async () => {
    expect((await inProcess(['agent'])).err).toContain('longbox agent speaks over --stdio only');
  });
});
