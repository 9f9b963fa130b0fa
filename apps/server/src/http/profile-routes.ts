import { PROFILE_BYTES } from '@longbox/protocol';
import type { Hono } from 'hono';
import { Refused } from '../refusal.ts';
import type { HttpWorld } from './app.ts';
import { demandAnyone, type HttpEnv, readBody } from './context.ts';

/** What somebody has done follows them from device to device. No other address tells it to anybody. */
export function profileRoutes(app: Hono<HttpEnv>, { players, profiles, config, may }: HttpWorld): void {
  app.post('/session/profile', async (c) => {
    const { id } = await demandAnyone({ players, config }, c);
    if (!may.profiles(id)) throw new Refused(429, 'tooFast', 'too many profiles; wait a little');
    const both = await profiles.bring(id, await readBody(c, 'profile', PROFILE_BYTES));
    if (both === 'noPasskey') throw new Refused(403, 'noPasskey', 'a profile is kept for accounts with a passkey');
    if (both === 'tooLarge') throw new Refused(413, 'profileFull', `a profile has at most ${PROFILE_BYTES} bytes`);
    return c.json(both);
  });
}
