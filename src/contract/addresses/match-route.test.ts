import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { reservedSegments, routeName, routes, type Route, type RouteName } from './routes.ts';
import { productCategoryUrl, productDetailUrl, productListUrl, productSearchUrl } from './urls.ts';

// Every path with its layout (docs/reference/addresses.md).
const paths: [string, RouteName][] = [
  ['/', 'home'],
  ['/404', '404'],
  ['/about-us', 'about-us'],
  ['/ambassador', 'ambassador'],
  ['/ambassadors', 'ambassadors'],
  ['/backstreet-in-press', 'backstreet-in-press'],
  ['/be-a-host', 'be-a-host'],
  ['/contact-us', 'contact-us'],
  ['/contact-us/cardContact', 'contact-us-cardContact'],
  ['/faq', 'faq'],
  ['/how-it-works', 'how-it-works'],
  ['/how-you-can-help', 'how-you-can-help'],
  ['/invite', 'invite'],
  ['/invite/abc', 'invite-hash'],
  ['/invite/abc/def', 'invite-hash'],
  ['/invite/7/title', 'invite-hash'],
  ['/with/MINA7K2Q', 'with-code'],
  ['/trust-and-safety', 'trust-and-safety'],
  ['/commitment-to-impact', 'commitment-to-impact'],
  ['/terms-of-service', 'terms-of-service'],
  ['/privacy-policy', 'privacy-policy'],
  ['/write-review', 'write-review'],
  ['/cookie-policy', 'page'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/account', 'dashboard-account'],
  ['/dashboard/booking', 'dashboard-booking'],
  ['/dashboard/host-panel', 'dashboard-host-panel'],
  ['/dashboard/wishlist', 'dashboard-wishlist'],
  ['/dashboard/booking/detail', 'dashboard-booking-detail'],
  ['/dashboard/booking/detail/9', 'dashboard-booking-detail'],
  ['/dashboard/booking/inquiry', 'dashboard-booking-inquiry'],
  ['/dashboard/booking/inquiry/9', 'dashboard-booking-inquiry'],
  ['/dashboard/messages', 'dashboard-messages'],
  ['/dashboard/messages/9', 'dashboard-messages'],
  ['/booking/checkout', 'booking-checkout'],
  ['/booking/detail', 'booking-detail'],
  ['/payment/alipay', 'payment-alipay'],
  ['/pickup-location/ABCDEFGH', 'pickup-location'],
  ['/course-pickup-location/7', 'course-pickup-location'],
  ['/inquiry/9', 'inquiry'],
  ['/product/detail', 'product-detail'],
  ['/product/list', 'product-list'],
  ['/product/search', 'product-search'],
  ['/user', 'user'],
  ['/user/login', 'user'],
  ['/auth', 'auth'],
  ['/auth/signup', 'auth'],
  ['/12/hoi-an', 'productList'],
  ['/12/hoi-an/craft', 'productCategory'],
  ['/hoi-an/7/lanterns', 'productDetail'],
  ['/s/street%20food', 'productSearch'],
  ['/wishlist', 'shared-wishlist'],
  ['/hosts/9', 'public-host'],
  ['/dashboard/host-panel/manifest/9', 'host-manifest'],
  ['/dashboard/host-panel/requests', 'host-requests'],
  ['/dashboard/host-panel/bookings', 'host-bookings'],
  ['/dashboard/host-panel/guides', 'host-guides'],
  ['/dashboard/host-panel/calendar', 'host-calendar'],
  ['/dashboard/host-panel/tell', 'host-tell'],
  ['/dashboard/host-panel/listings', 'host-listings'],
  ['/dashboard/host-panel/listings/9', 'host-listing'],
  ['/dashboard/host-panel/listings/9/preview', 'listing-preview'],
  ['/dashboard/host-panel/earnings', 'host-earnings'],
  ['/dashboard/host-panel/insights', 'host-insights'],
  ['/dashboard/host-panel/reviews', 'host-reviews'],
  ['/dashboard/host-panel/replies', 'host-replies'],
  ['/dashboard/host-panel/team', 'host-team'],
  ['/dashboard/host-panel/documents', 'host-documents'],
  ['/dashboard/host-panel/settings', 'host-settings'],
  ['/team-invitation', 'team-invitation'],
  ['/dashboard/keys', 'dashboard-keys'],
  ['/dashboard/partner', 'dashboard-partner'],
];

describe('routes', () => {
  it.each(paths)('%s is %s', (path, name) => {
    expect(matchRoute(path)?.name).toBe(name);
  });

  it('has no route that the list above does not show', () => {
    expect(new Set(paths.map(([, name]) => name))).toEqual(new Set(Object.keys(routes)));
  });

  it.each([
    '/12/7/title',
    '/hoi-an/x/title',
    '/course-pickup-location/x',
    '/a/b',
    '/12',
    '/dashboard/7/x',
    '/%E0%A4%A',
  ])('%s is none', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('gives the parts of a path by name, decoded', () => {
    expect(matchRoute('/hoi-an/7/lanterns?x=1')?.params).toEqual({ city: 'hoi-an', id: '7', title: 'lanterns' });
    expect(matchRoute('/invite/a%2Fb')?.params).toEqual({ hash: 'a/b' });
  });

  it('finds the route that each builder builds for', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/).filter((text) => !reservedSegments.has(text));
    fc.assert(
      fc.property(id, slug, fc.string({ unit: 'grapheme', minLength: 1 }), (number, city, words) => {
        expect(matchRoute(productListUrl({ id: number, slug: city }))?.name).toBe('productList');
        expect(matchRoute(productCategoryUrl({ id: number, slug: city }, city))?.name).toBe('productCategory');
        expect(matchRoute(productDetailUrl({ city, id: number, title: words }))?.name).toBe('productDetail');
        const search = productSearchUrl(words);
        expect(matchRoute(search)?.name).toBe(search === '/' ? 'home' : 'productSearch');
      }),
    );
  });

  it('carries its language in its name', () => {
    expect(routeName('productDetail')).toBe('productDetail___en_US');
    expect(routeName('booking-checkout', 'en_US')).toBe('booking-checkout___en_US');
  });

  it('shows the dashboard and the review in layouts of their own', () => {
    for (const [name, { layout }] of Object.entries<Route>(routes)) {
      const expected = /^(dashboard|host)/.test(name) ? 'dashboard' : name === 'write-review' ? 'review' : 'default';
      expect(layout).toBe(expected);
    }
  });

  it('keeps first path parts of its own from cities and pages', () => {
    for (const part of ['s', 'dashboard', 'invite', 'api', 'faq', 'admin']) expect(reservedSegments).toContain(part);
    expect(reservedSegments).not.toContain('');
    expect(matchRoute('/dashboard/12/lanterns')).toBeNull();
    expect(matchRoute('/admin')).toBeNull();
    expect(matchRoute('/admin/12/lanterns')).toBeNull();
  });
});
