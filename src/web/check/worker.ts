// The service worker, which makes the page available offline. No imports: it runs as a classic script.

interface WorkerScope {
  /** Prepended by the server: the page's files and the cache name. */
  readonly checkFiles: readonly string[];
  readonly checkCache: string;
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const page = '/check';
const patienceMs = 3000;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(scope.checkCache)
      .then((cache) => cache.addAll([page, ...scope.checkFiles]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((one) => one.startsWith('check-') && one !== scope.checkCache).map((one) => caches.delete(one)),
        ),
      )
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname === page) event.respondWith(newest(request));
  else if (scope.checkFiles.includes(pathname)) event.respondWith(cacheFirst(pathname, request));
  else if (pathname.endsWith('.woff2')) event.respondWith(cacheOnceUsed(request));
});

/** Network first, because keys may change; the cache on failure or timeout. */
async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(scope.checkCache);
  try {
    // By URL: a navigation request accepts no timeout.
    const answer = await fetch(request.url, { signal: AbortSignal.timeout(patienceMs) });
    // A captive portal may answer instead.
    const isOurs = answer.ok && !answer.redirected;
    if (isOurs) await cache.put(page, answer.clone());
    return isOurs ? answer : ((await cache.match(page)) ?? answer);
  } catch (error) {
    const cached = await cache.match(page);
    if (cached) return cached;
    throw error;
  }
}

async function cacheOnceUsed(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(scope.checkCache)).put(request.url, answer.clone());
  return answer;
}

/** File names are content hashes: the cache is always right. */
async function cacheFirst(path: string, request: Request): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}
