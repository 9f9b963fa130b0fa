import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './context.ts';

/** The web app may load only what this server serves; nothing inline, nothing framed. */
const POLICY = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** A navigation to a path without a file extension; a path with one is a missing file. */
const isScreen = (path: string, accept = ''): boolean => accept.includes('text/html') && /^\/[\w/-]*$/.test(path);

/**
 * The web app and the headers of every answer.
 * @param web the folder of the built web app
 * @param others adds what is not the web app's
 */
export function webRoutes(app: Hono<HttpEnv>, web: string, others: () => void): void {
  app.use(
    secureHeaders({
      contentSecurityPolicy: POLICY,
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      // The server itself speaks plain HTTP; the proxy that adds TLS says this.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.has('Cache-Control')) return;
    // Names under assets carry a hash of the content.
    const forever = c.res.ok && c.req.path.startsWith('/assets/');
    c.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  others();
  app.use(serveStatic({ root: web }));
  // The screens of the web app have addresses of their own; the page itself knows which exist.
  const page = serveStatic({ root: web, path: 'index.html' });
  app.get('*', (c, next) => (isScreen(c.req.path, c.req.header('Accept')) ? page(c, next) : next()));
  app.notFound((c) => c.text('Nothing is at this address.', 404));
}
