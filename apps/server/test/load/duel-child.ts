// boardgame.io's server: another one that has rules, views for everybody and no database.
import { serveDuels } from '@longbox/bench/duels';
import { freePort } from '../../../../tools/setup/port.mjs';
import { serveParent } from './child.ts';

const port = await freePort();
serveParent(`http://localhost:${port}`, await serveDuels(port));
