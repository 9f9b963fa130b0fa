import { freePort } from '../../../../tools/setup/port.mjs';
import { startServer } from '../../src/start-server.ts';
import { testConfig } from '../config.ts';
import { serveParent } from './child.ts';

const port = await freePort();
const { LOAD_DATA, LOAD_POSTGRES, LOAD_KEY = '', LOAD_ARCHIVE_DAYS = '0' } = process.env;
const config = testConfig({
  data: LOAD_DATA ?? ':memory:',
  databaseUrl: LOAD_POSTGRES,
  limits: 1_000_000,
  archiveAfterDays: Number(LOAD_ARCHIVE_DAYS),
  key: Buffer.from(LOAD_KEY, 'hex'),
});
const server = await startServer({ port, web: '.', config });
serveParent(`http://localhost:${port}`, server.close);
