// The sections of the back office, as far as their pages exist (docs/routes.md#back-office).
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { pages } from '../routes.tsx';
import { t } from './t.ts';

const all = [
  ['admin', 'section.tasks'],
  ['admin-bookings', 'section.bookings'],
  ['admin-people', 'section.people'],
  ['admin-listings', 'section.listings'],
  ['admin-reports', 'section.reports'],
  ['admin-reviews', 'section.reviews'],
  ['admin-documents', 'section.documents'],
  ['admin-no-shows', 'section.noShows'],
  ['admin-cash', 'section.cash'],
  ['admin-cancellations', 'section.cancellations'],
  ['admin-payouts', 'section.payouts'],
  ['admin-places', 'section.places'],
  ['admin-words', 'section.words'],
  ['admin-content', 'section.content'],
  ['admin-menus', 'section.menus'],
  ['admin-figures', 'section.figures'],
  ['admin-settings', 'section.settings'],
  ['admin-codes', 'section.codes'],
  ['admin-messages', 'section.messages'],
  ['admin-audit', 'section.audit'],
] as const satisfies readonly (readonly [RouteName, string])[];

/** The sections with their names and addresses. */
export function adminSections(): readonly { readonly href: string; readonly label: string }[] {
  return all
    .filter(([route]) => pages[route] !== undefined)
    .map(([route, title]) => ({ href: routes[route].path, label: t(title) }));
}
