import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../test/run-longbox.ts';
import { type Heard, type Talk, talkTo } from '../../test/talk-to.ts';

/** As much of an MCP client as a model's host has. */
async function connect(args: readonly string[] = []) {
  const talk: Talk = talkTo(['mcp', ...args]);
  let next = 0;
  const request = async (method: string, params: unknown = {}): Promise<Heard> => {
    const id = ++next;
    talk.send({ jsonrpc: '2.0', id, method, params });
    const heard = await talk.hear();
    expect(heard).toMatchObject({ jsonrpc: '2.0', id });
    return heard;
  };
  const started = await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  talk.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  const call = async (name: string, given: unknown = {}): Promise<Heard> => {
    const { result } = await request('tools/call', { name, arguments: given });
    if (!result.isError) expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    return result.isError ? { refused: result.content[0].text } : result.structuredContent;
  };
  return { talk, request, call, started };
}

describe('longbox mcp', { timeout: PATIENCE }, () => {
  test.each(['vs', 'arena'])('a client finishes a game of %s', async (game) => {
    const { call, talk, started } = await connect(['--seed', 'hidden seed']);
    expect(started.result).toMatchObject({
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'longbox' },
    });
    let state = await call('new_game', { game, opponent: 'random' });
    for (let turn = 0; !state.over; turn++) {
      expect(JSON.stringify(state)).not.toContain('hidden seed');
      expect(state).toMatchObject({ seat: 0, question: expect.any(String), table: expect.any(Array) });
      const { key } = state.options[(turn * 5) % state.options.length];
      state = await call('choose', { key });
    }
    expect(state.result).toMatchObject({ places: expect.any(Array), text: expect.any(String) });
    expect(await call('choose', { key: 'pass' })).toEqual({ refused: 'the game is over' });
    expect(await talk.end()).toBe(0);
  });

  test('its tools say what they take, and answer', async () => {
    const { request, call, talk } = await connect();
    const { result } = await request('tools/list');
    expect(result.tools.map(({ name }: Heard) => name)).toEqual([
      'list_decks',
      'new_game',
      'observe',
      'choose',
      'rules',
      'card',
      'explain',
      'concede',
    ]);
    for (const { inputSchema, description } of result.tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).toMatch(/\.$/);
    }
    expect(await call('observe')).toEqual({ refused: 'there is no game yet; start one with new_game' });
    expect((await call('list_decks', { game: 'arena' })).decks).toContainEqual({
      key: 'x-men',
      title: expect.any(String),
    });
    expect((await call('rules', { find: 'MA-WIN-02', game: 'arena' })).rules).toHaveLength(1);
    expect((await call('card', { name: 'Storm' })).texts[0]).toContain('Storm');
    let state = await call('new_game', { decks: 'mnb-storm,mnb-loki' });
    for (;;) {
      const { view } = await call('observe', { view: true });
      expect(view.viewer).toBe(state.seat);
      const [held] = view.seats[0].hand.known;
      if (held !== undefined) {
        expect((await call('explain', { card: held.face })).intents.length).toBeGreaterThan(0);
        break;
      }
      state = await call('choose', { key: state.options[0].key });
    }
    expect((await call('new_game', { decks: 'nothing' })).refused).toContain('no deck "nothing"');
    expect((await call('concede')).result).toMatchObject({ won: false });
    await talk.end();
  });

  test('what is no request is answered as JSON-RPC asks', async () => {
    const { request, talk } = await connect();
    expect((await request('ping')).result).toEqual({});
    expect((await request('resources/list')).error).toMatchObject({ code: -32601 });
    expect((await request('tools/call', { name: 'cheat' })).error).toMatchObject({ code: -32602 });
    talk.send('{');
    expect(await talk.hear()).toMatchObject({ id: null, error: { code: -32700 } });
    talk.send({ jsonrpc: '2.0', method: 'notifications/cancelled' });
    expect((await request('ping')).result).toEqual({});
    await talk.end();
  });
});
