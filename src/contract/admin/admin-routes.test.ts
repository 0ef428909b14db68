import { describe, expect, it } from 'vitest';
import { matchAdminRoute, adminRoutes, type AdminRouteName } from './admin-routes.ts';
import { adminUrl } from '#src/contract/addresses/urls.ts';

// Every path (docs/routes.md#back-office).
const paths: [string, AdminRouteName][] = [
  ['/admin', 'admin'],
  ['/admin/listings', 'admin-listings'],
  ['/admin/listings/9', 'admin-listing'],
  ['/admin/reports', 'admin-reports'],
  ['/admin/reviews', 'admin-reviews'],
  ['/admin/places', 'admin-places'],
  ['/admin/places/new', 'admin-city'],
  ['/admin/places/countries/PT', 'admin-country'],
  ['/admin/words', 'admin-words'],
  ['/admin/reviews/9', 'admin-review'],
  ['/admin/documents', 'admin-documents'],
  ['/admin/audit', 'admin-audit'],
  ['/admin/figures', 'admin-figures'],
  ['/admin/ledger', 'admin-ledger'],
  ['/admin/refunds', 'admin-refunds'],
  ['/admin/refunds/9', 'admin-refund'],
  ['/admin/settings', 'admin-settings'],
  ['/admin/content', 'admin-content'],
  ['/admin/content/new', 'admin-text'],
  ['/admin/content/faq/preview', 'content-preview'],
  ['/admin/menus', 'admin-menus'],
  ['/admin/fees', 'admin-fees'],
  ['/admin/rates', 'admin-rates'],
  ['/admin/rates/NPR', 'admin-rate'],
  ['/admin/ambassadors', 'admin-ambassadors'],
  ['/admin/ambassadors/3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'admin-ambassador'],
  ['/admin/codes', 'admin-codes'],
  ['/admin/codes/new', 'admin-code'],
  ['/admin/messages', 'admin-messages'],
  ['/admin/messages/m9', 'admin-message'],
  ['/admin/people', 'admin-people'],
  ['/admin/distributors', 'admin-distributors'],
  ['/admin/distributors/9', 'admin-distributor'],
  ['/admin/people/9', 'admin-person'],
  ['/admin/bookings', 'admin-bookings'],
  ['/admin/bookings/9', 'admin-booking'],
  ['/admin/cancellations', 'admin-cancellations'],
  ['/admin/payouts', 'admin-payouts'],
  ['/admin/cash', 'admin-cash'],
  ['/admin/no-shows', 'admin-no-shows'],
];

describe('routes of the back office', () => {
  it.each(paths)('%s is %s', (path, name) => {
    expect(matchAdminRoute(path)?.name).toBe(name);
  });

  it('has no route that the list above does not show', () => {
    expect(new Set(paths.map(([, name]) => name))).toEqual(new Set(Object.keys(adminRoutes)));
  });

  it.each(['/', '/admins', '/admin/nothing', '/admin/bookings/9/x'])('%s is none', (path) => {
    expect(matchAdminRoute(path)).toBeNull();
  });

  it('begins where the site hands over to it', () => {
    expect(adminRoutes.admin.path).toBe(adminUrl);
    for (const { path } of Object.values(adminRoutes)) expect(`${path}/`.startsWith(`${adminUrl}/`)).toBe(true);
  });
});
