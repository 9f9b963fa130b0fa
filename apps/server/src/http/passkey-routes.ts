import type { PasskeyView } from '@longbox/protocol';
import type { Hono } from 'hono';
import { login, loginOptions, register, registerOptions, type Site } from '../identity/passkeys.ts';
import { openSession } from '../identity/sessions.ts';
import { Refused } from '../refusal.ts';
import type { HttpWorld } from './app.ts';
import { type Ctx, demandPlayer, type HttpEnv, readBody } from './context.ts';
import { giveSession, limitSessions, viewPlayer } from './session-routes.ts';

/** The origin has been checked against the list before. */
function siteOf(c: Ctx): Site {
  const origin = c.req.header('origin');
  if (origin === undefined) throw new Refused(400, 'origin', 'a passkey is asked for by a page');
  return { origin, id: new URL(origin).hostname };
}

export function passkeyRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const { players, config } = world;
  app.post('/passkey/register/options', async (c) => {
    await readBody(c, 'nothing');
    return c.json(await registerOptions(world, siteOf(c), await demandPlayer(world, c)));
  });
  app.post('/passkey/register', async (c) => {
    const player = await demandPlayer(world, c);
    const { passkeys } = config.quotas;
    if ((await players.passkeysOf(player.id)).length >= passkeys) {
      throw new Refused(429, 'tooMany', `you have ${passkeys} passkeys; remove one first`);
    }
    await register(world, siteOf(c), player, await readBody(c, 'passkey'));
    return c.json(await viewPlayer(world, player));
  });
  app.get('/passkeys', async (c) => {
    const kept: readonly PasskeyView[] = await players.passkeysOf((await demandPlayer(world, c)).id);
    return c.json(kept);
  });
  app.post('/passkey/remove', async (c) => {
    const player = await demandPlayer(world, c);
    const { id } = await readBody(c, 'passkeyRemove');
    if (!(await players.removePasskey(id, player.id))) throw new Refused(404, 'passkey', 'you have no such passkey');
    return c.json(await viewPlayer(world, player));
  });
  app.post('/passkey/login/options', async (c) => {
    await readBody(c, 'nothing');
    return c.json(await loginOptions(world, siteOf(c)));
  });
  app.post('/passkey/login', async (c) => {
    limitSessions(world, c);
    const player = await login(world, siteOf(c), await readBody(c, 'passkeyLogin'));
    giveSession(c, config, await openSession(players, player.id));
    return c.json(await viewPlayer(world, player));
  });
}
