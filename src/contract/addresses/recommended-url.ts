// The link of an ambassador, and where it leads on to (docs/partners.md#the-link). Loads no schema library.
import { matchRoute } from './match-route.ts';
import { buildQuery } from './query-string.ts';
import { ownPath } from './urls.ts';

/**
 * The link of an ambassador, to a listing where one is named by its path.
 */
export function recommendedUrl(code: string, to?: string): string {
  return `/with/${encodeURIComponent(code)}${buildQuery({ to })}`;
}

/**
 * Where a link of an ambassador leads on to: the listing that it names by `to`, a path of this site, else the home page. Nobody is
 * led away from the site, nor to a page that changes something.
 */
export function recommendedTarget(to: string | null): string {
  const path = ownPath(to);
  return path !== null && matchRoute(path)?.name === 'productDetail' ? path : '/';
}
