// /robots.txt, and a noindex header (docs/reference/addresses.md#search-engines, docs/reference/texts.md#demo-world).
import type { FastifyInstance } from 'fastify';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import type { Config } from '#src/server/platform/config.ts';

/** Personal pages, and endless searches. */
const unlisted: ReadonlySet<RouteName> = new Set([
  '404',
  'invite-hash',
  'with-code',
  'write-review',
  'dashboard',
  'dashboard-account',
  'dashboard-keys',
  'dashboard-booking',
  'dashboard-host-panel',
  'dashboard-wishlist',
  'dashboard-booking-detail',
  'dashboard-booking-inquiry',
  'booking-checkout',
  'booking-detail',
  'payment-alipay',
  'pickup-location',
  'course-pickup-location',
  'inquiry',
  'user',
  'auth',
  'productSearch',
]);

/** The first path segment decides most requests. */
const beginnings: ReadonlySet<string | undefined> = new Set(
  [...unlisted].map((name) => routes[name].path.split('/')[1]),
);

// Not searches: engines must read them to see noindex.
const disallowed = ['/api/', '/dashboard', '/booking/', '/payment/'];

/** A demo is hidden completely. */
export function isHidden(mode: Config['mode'], url: string): boolean {
  if (mode === 'demo') return true;
  const first = url.split(/[/?#]/, 2)[1];
  // An escaped segment may be any.
  if (!beginnings.has(first) && first?.includes('%') !== true) return false;
  const route = matchRoute(url);
  return route !== null && unlisted.has(route.name);
}

export function robotsText({ mode, origin }: Pick<Config, 'mode' | 'origin'>): string {
  const rules = mode === 'demo' ? ['Disallow: /'] : disallowed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function registerRobots(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isHidden(config.mode, request.url)) reply.header('x-robots-tag', 'noindex');
  });
  const text = robotsText(config);
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}
