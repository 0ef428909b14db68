// Opens a booking's page without a network (ADR 034). It keeps nothing by itself: the page puts by what it wants kept,
// and this script hands it out when nothing else answers. Browsers run it as it stands, so it is plain JavaScript.
const CACHE = 'vouchers';
const PATIENCE_MS = 4000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The page from the network, because a booking changes; where that fails or takes long, the kept one. */
async function newest(request) {
  const known = await caches.match(request.url, { cacheName: CACHE });
  if (known === undefined) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // No network, or one that does not answer: what is kept is better than nothing.
    return known;
  }
}

/** Files with their hash in the name never change. */
async function kept(request) {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}
