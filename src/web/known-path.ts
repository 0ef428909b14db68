import { matchRoute } from '#src/contract/match-route.ts';
import { reservedSegments } from '#src/contract/routes.ts';

// First parts of addresses that the server answers with something else than a page.
const serverOwned = new Set([
  'admin',
  'api',
  'assets',
  'check',
  'dev',
  'healthz',
  'images',
  'metrics',
  'readyz',
  'webhooks',
]);

/** True when the page tree answers a path, so that a link to it needs no new document. */
export function isKnownPath(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  if (serverOwned.has(first) || (first.includes('.') && reservedSegments.has(first))) return false;
  return matchRoute(path) !== null;
}
