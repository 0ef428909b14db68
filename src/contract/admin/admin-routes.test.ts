import { describe, expect, it } from 'vitest';
import { matchAdminRoute, adminRoutes, type AdminRouteName } from './admin-routes.ts';
import { adminUrl } from '#src/contract/addresses/urls.ts';

// Every path with parameters (docs/reference/addresses.md#back-office); the others are checked by name below.
const paths: [string, AdminRouteName][] = [
  ['/admin', 'admin'],
  ['/admin/listings/9', 'admin-listing'],
  ['/admin/places/new', 'admin-city'],
  ['/admin/places/countries/PT', 'admin-country'],
  ['/admin/reviews/9', 'admin-review'],
  ['/admin/refunds/9', 'admin-refund'],
  ['/admin/content/new', 'admin-text'],
  ['/admin/content/faq/preview', 'content-preview'],
  ['/admin/rates/NPR', 'admin-rate'],
  ['/admin/ambassadors/3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'admin-ambassador'],
  ['/admin/codes/new', 'admin-code'],
  ['/admin/messages/m9', 'admin-message'],
  ['/admin/distributors/9', 'admin-distributor'],
  ['/admin/people/9', 'admin-person'],
  ['/admin/bookings/9', 'admin-booking'],
];

describe('routes of the back office', () => {
  it.each(paths)('%s is %s', (path, name) => {
    expect(matchAdminRoute(path)?.name).toBe(name);
  });

  const fixed = Object.entries(adminRoutes).filter(([, { path }]) => !path.includes(':'));

  it.each(fixed)('%s has the address of its name', (name, { path }) => {
    expect(path).toBe(`/${name.replace('-', '/')}`);
    expect(matchAdminRoute(path)?.name).toBe(name);
  });

  it('has no other route that the list above does not show', () => {
    const names = [...paths.map(([, name]) => name), ...fixed.map(([name]) => name)];
    expect(new Set(names)).toEqual(new Set(Object.keys(adminRoutes)));
  });

  it.each(['/', '/admins', '/admin/nothing', '/admin/bookings/9/x'])('%s is none', (path) => {
    expect(matchAdminRoute(path)).toBeNull();
  });

  it('begins where the site hands over to it', () => {
    expect(adminRoutes.admin.path).toBe(adminUrl);
    for (const { path } of Object.values(adminRoutes)) expect(`${path}/`.startsWith(`${adminUrl}/`)).toBe(true);
  });
});
