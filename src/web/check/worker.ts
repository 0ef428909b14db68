// The service worker of the check page: keeps the page and its files, so that it opens without a network.
// It has no imports: browsers run it as a classic script.

interface WorkerScope {
  /** Written before this script by the server: the page's files, and the name of this set of files. */
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

/** The page from the network, because keys may be new; where that fails or takes long, the kept one. */
async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(scope.checkCache);
  try {
    // By its address: a request for a document cannot be given a time limit.
    const answer = await fetch(request.url, { signal: AbortSignal.timeout(patienceMs) });
    // The gate of a hotel's network answers in our place, from elsewhere.
    const isOurs = answer.ok && !answer.redirected;
    if (isOurs) await cache.put(page, answer.clone());
    return isOurs ? answer : ((await cache.match(page)) ?? answer);
  } catch (error) {
    const cached = await cache.match(page);
    if (cached) return cached;
    throw error;
  }
}

/** Letters come for a phone that lacks them, and then stay. */
async function cacheOnceUsed(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(scope.checkCache)).put(request.url, answer.clone());
  return answer;
}

/** Names of files change with their contents, so what is kept is right. */
async function cacheFirst(path: string, request: Request): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}
