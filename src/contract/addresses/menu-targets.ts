// Pages that a menu's link may lead to: public ones (docs/reference/back-office.md#menus).
import { matchRoute } from './match-route.ts';
import { type RouteName, routes } from './routes.ts';

/** In addition to pages of text. For some, the database checks that the page exists. */
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

/** The city id in a path, or null. */
export function cityOfPath(path: string): number | null {
  const match = matchRoute(path.replace(/[?#].*$/, ''));
  return match?.name === 'productList' ? Number(match.params['id']) : null;
}

/** Whether a path of this site leads to a public page, given the slugs of its pages of text. */
export function leadsToPage(contentPages: readonly string[]): (path: string) => boolean {
  return (path) => {
    if (!path.startsWith('/') || path.startsWith('//')) return false;
    const match = matchRoute(path.replace(/[?#].*$/, ''));
    if (match === null) return false;
    if (match.name === 'page') return contentPages.includes(match.params['page'] ?? '');
    return open.has(match.name) || contentPages.includes(routes[match.name].path.slice(1));
  };
}
