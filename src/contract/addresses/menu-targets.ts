// Where a link of a menu may lead: to pages for everybody (docs/reference/back-office.md#menus).
import { matchRoute } from './match-route.ts';
import { type RouteName, routes } from './routes.ts';

/** Pages that a link may lead to besides pages of text; what stands behind some is asked of the database. */
const open: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'invite',
  'dashboard',
  'dashboard-account',
  'dashboard-booking',
  'dashboard-messages',
  'dashboard-host-panel',
  'dashboard-wishlist',
  'user',
  'productSearch',
  'productList',
]);

/** The city that a path names by its id, or null. */
export function cityOfPath(path: string): number | null {
  const match = matchRoute(path.replace(/[?#].*$/, ''));
  return match?.name === 'productList' ? Number(match.params['id']) : null;
}

/** Says of a path of this site whether it leads to a page for everybody, where these are the slugs of its pages of text. */
export function leadsToPage(contentPages: readonly string[]): (path: string) => boolean {
  return (path) => {
    if (!path.startsWith('/') || path.startsWith('//')) return false;
    const match = matchRoute(path.replace(/[?#].*$/, ''));
    if (match === null) return false;
    if (match.name === 'page') return contentPages.includes(match.params['page'] ?? '');
    return open.has(match.name) || contentPages.includes(routes[match.name].path.slice(1));
  };
}
