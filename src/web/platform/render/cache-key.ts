// Which pages are the same for everybody, and what makes two of their addresses different.
import { buildListingQuery, isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import type { RouteName } from '#src/contract/addresses/routes.ts';

// Pages with something personal, or made for one visitor, are not in here (ADR 008).
const plain: ReadonlySet<RouteName> = new Set([
  'home',
  'about-us',
  'ambassadors',
  'backstreet-in-press',
  'be-a-host',
  'faq',
  'how-it-works',
  'how-you-can-help',
  'trust-and-safety',
  'commitment-to-impact',
  'terms-of-service',
  'privacy-policy',
  'productDetail',
  'page',
]);

/**
 * The key under which the page of an address is kept, or null when it must be made for each visit. Lists keep the part
 * of the query that they read, in one order; a product page with a query (a choice made without script) is not kept;
 * elsewhere the query changes nothing and is left out.
 */
export function cacheKey(url: string): string | null {
  const [path = '/', search = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const match = matchRoute(path);
  if (match === null) return null;
  const isList = match.name === 'productList' || match.name === 'productSearch';
  // A form without script: its address is answered by a redirect to the one that is kept.
  if (isList && isFormQuery(search)) return null;
  if (match.name === 'productList') return path + buildListingQuery(parseListingQuery(search, 'city'));
  if (match.name === 'productSearch') return path + buildListingQuery(parseListingQuery(search, 'search'));
  if (match.name === 'productDetail' && search !== '') return null;
  return plain.has(match.name) ? path : null;
}
