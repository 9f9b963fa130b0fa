import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../../tools/setup/port.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly address: string;
  /** Bytes sent so far, compressed. */
  readonly sent: () => number;
  stop(): void;
}

/** A build without a server behind it. */
export async function serveFolder(folder: string): Promise<Served> {
  let bytes = 0;
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api')) {
      response.writeHead(404).end();
      return;
    }
    const wanted = path.join(folder, pathname);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(folder, 'index.html');
    const body = kept.get(file) ?? gzipSync(readFileSync(file));
    kept.set(file, body);
    bytes += body.length;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const head = { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' };
    response.writeHead(200, head).end(body);
  });
  const port = await freePort();
  server.listen(port);
  return {
    address: `http://localhost:${port}`,
    sent: () => bytes,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
