// Routes of the back office, which pages of the site do not load.
import { alike, type Route } from '#src/contract/addresses/routes.ts';
import { findRoute } from '#src/contract/addresses/match-route.ts';

/** By name; all share the back office's frame. Fixed paths come before patterns (docs/reference/addresses.md#paths). */
export const adminRoutes = {
  admin: { path: '/admin', layout: 'review' },
  ...alike('admin-', '/admin/', { layout: 'review' }, [
    'bookings',
    'people',
    'distributors',
    'messages',
    'codes',
    'ambassadors',
    'fees',
    'rates',
    'figures',
    'ledger',
    'refunds',
    'audit',
    'settings',
    'listings',
    'reports',
    'reviews',
    'places',
    'words',
    'searches',
    'content',
    'menus',
    'documents',
    'cancellations',
    'payouts',
    'cash',
    'no-shows',
  ]),
  'admin-booking': { path: '/admin/bookings/:id', layout: 'review' },
  'admin-person': { path: '/admin/people/:id', layout: 'review' },
  'admin-distributor': { path: '/admin/distributors/:id', layout: 'review' },
  'admin-country': { path: '/admin/places/countries/:code', layout: 'review' },
  'admin-city': { path: '/admin/places/:id', layout: 'review' },
  'admin-text': { path: '/admin/content/:id', layout: 'review' },
  'content-preview': { path: '/admin/content/:id/preview', layout: 'default' },
  'admin-rate': { path: '/admin/rates/:code', layout: 'review' },
  'admin-refund': { path: '/admin/refunds/:id', layout: 'review' },
  'admin-ambassador': { path: '/admin/ambassadors/:id', layout: 'review' },
  'admin-code': { path: '/admin/codes/:id', layout: 'review' },
  'admin-review': { path: '/admin/reviews/:id', layout: 'review' },
  'admin-message': { path: '/admin/messages/:id', layout: 'review' },
  'admin-listing': { path: '/admin/listings/:id', layout: 'review' },
} as const satisfies Record<string, Route>;

export type AdminRouteName = keyof typeof adminRoutes;

/** The route of a path (without its query), or null when it is no page of the back office. */
export const matchAdminRoute = (path: string) => findRoute(adminRoutes, path);
