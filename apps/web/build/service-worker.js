// The build puts VERSION and FILES in front of this: a name for the cache that changes with the files, and all of them.
/* global VERSION, FILES */

const CACHE = `longbox-${VERSION}`;
/** What only a server can answer. */
const ONLINE = /^\/(api|ws|socket|health|metrics)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('longbox-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** Every screen is the same page; the newest if there is a network. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match('/', { ignoreVary: true });
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Names of files carry a hash of what is in them, so a stored one is never stale. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || ONLINE.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
