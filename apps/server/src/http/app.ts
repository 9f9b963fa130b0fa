import { API } from '@longbox/protocol';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Games } from '../games/game-entry.ts';
import type { Seal } from '../identity/seal.ts';
import type { May } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { Refused } from '../refusal.ts';
import type { StartWorld } from '../rooms/ready.ts';
import type { AccountStore } from '../store/account-store.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { ProfileStore } from '../store/profile-store.ts';
import type { RatingStore } from '../store/rating-store.ts';
import { accountRoutes } from './account-routes.ts';
import type { HttpEnv } from './context.ts';
import { hostPage } from './host-page.ts';
import { hostRoutes } from './host-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { addressOf, isOriginAllowed } from './visitor.ts';
import { webRoutes } from './web-routes.ts';

/** What requests need of the node they reach. */
export interface HttpWorld {
  readonly config: Config;
  readonly players: PlayerStore;
  readonly rooms: StartWorld;
  readonly accounts: AccountStore;
  readonly moderation: ModerationStore;
  readonly matches: MatchStore;
  readonly profiles: ProfileStore;
  readonly ratings: RatingStore;
  readonly games: Games;
  readonly seal: Seal;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly may: May;
  /** Whether this node can serve: its database answers and it is not about to stop. */
  isReady(): Promise<boolean>;
}

/** @param web the folder of the built web app */
export function createApp(world: HttpWorld, web: string): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  webRoutes(app, web, () => {
    app.get('/healthz', (c) => c.json({ ok: true }));
    app.get('/readyz', async (c) => ((await world.isReady()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
    app.get('/metrics', (c) => c.text(world.metrics.print()));
    hostPage(app, world.config);
    app.route(API, createApi(world));
  });
  return app;
}

function createApi(world: HttpWorld): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  api.use(async (c, next) => {
    const { incoming } = c.env;
    if (!world.may.requests(addressOf(incoming, world.config))) throw new Refused(429, 'tooFast', 'too many requests');
    if (!isOriginAllowed(incoming.headers, world.config)) {
      throw new Refused(403, 'origin', 'this page may not speak to this server');
    }
    c.header('Cache-Control', 'no-store');
    await next();
  });
  sessionRoutes(api, world);
  accountRoutes(api, world);
  profileRoutes(api, world);
  hostRoutes(api, world);
  passkeyRoutes(api, world);
  roomRoutes(api, world);
  matchRoutes(api, world);
  api.all('*', () => {
    throw new Refused(404, 'unknownAddress', 'nothing is at this address');
  });
  api.onError((error, c) => {
    if (error instanceof Refused) {
      world.metrics.refused(error.code);
      return c.json(error.body(), error.status);
    }
    world.log.error({ path: c.req.routePath, error: String(error) }, 'a request failed');
    return c.json({ code: 'unavailable', text: 'that did not work; try again' }, 503);
  });
  return api;
}
