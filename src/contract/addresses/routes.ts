// Every route: name, path and layout. Loads no schema library.

/** The frame of a page (docs/reference/addresses.md#layouts). */
export type Layout = 'default' | 'dashboard' | 'review';

/** A path pattern: `:name` is a part, `:name?` an optional one. `numeric` and `text` tell parts apart. */
export interface Route {
  readonly path: string;
  readonly layout: Layout;
  /** Header and footer show only what belongs to the page (docs/reference/addresses.md#quiet). */
  readonly quiet?: true;
  /** Its document is in the host's language (docs/reference/texts.md#languages-of-hosts). */
  readonly inHostLanguage?: true;
  readonly numeric?: readonly string[];
  readonly text?: readonly string[];
}

type RouteOptions = Omit<Route, 'path'>;

/** Routes named after their paths. Every page loads this file, so each name is written once. */
export const alike = <
  const B extends string,
  const P extends string,
  const R extends RouteOptions,
  const N extends string,
>(
  before: B,
  path: P,
  settings: R,
  names: readonly N[],
) =>
  Object.fromEntries(names.map((name) => [before + name, { path: path + name, ...settings }])) as {
    readonly [K in N as `${B}${K}`]: { readonly path: `${P}${K}` } & R;
  };

/** In the order in which they are tried: fixed paths before patterns (docs/reference/addresses.md#paths). */
export const routes = {
  home: { path: '/', layout: 'default' },
  ...alike('', '/', { layout: 'default' }, [
    '404',
    'about-us',
    'ambassador',
    'ambassadors',
    'backstreet-in-press',
    'be-a-host',
    'contact-us',
    'faq',
    'how-it-works',
    'how-you-can-help',
    'invite',
    'trust-and-safety',
    'commitment-to-impact',
    'terms-of-service',
    'privacy-policy',
    'team-invitation',
  ]),
  'contact-us-cardContact': { path: '/contact-us/cardContact', layout: 'default' },
  'invite-hash': { path: '/invite/:hash/:campaign?', layout: 'default' },
  'with-code': { path: '/with/:code', layout: 'default' },
  'write-review': { path: '/write-review', layout: 'review' },
  dashboard: { path: '/dashboard', layout: 'dashboard' },
  'dashboard-account': { path: '/dashboard/account', layout: 'dashboard' },
  'dashboard-keys': { path: '/dashboard/keys', layout: 'dashboard' },
  'dashboard-partner': { path: '/dashboard/partner', layout: 'dashboard' },
  'dashboard-booking': { path: '/dashboard/booking', layout: 'dashboard' },
  'dashboard-messages': { path: '/dashboard/messages/:id?', layout: 'dashboard' },
  'dashboard-host-panel': { path: '/dashboard/host-panel', layout: 'dashboard', inHostLanguage: true },
  'host-manifest': {
    path: '/dashboard/host-panel/manifest/:id',
    layout: 'dashboard',
    numeric: ['id'],
    inHostLanguage: true,
  },
  'host-guides': { path: '/dashboard/host-panel/guides', layout: 'dashboard', inHostLanguage: true },
  'host-listing': { path: '/dashboard/host-panel/listings/:id', layout: 'dashboard' },
  ...alike('host-', '/dashboard/host-panel/', { layout: 'dashboard', inHostLanguage: true }, [
    'requests',
    'calendar',
    'tell',
    'earnings',
    'settings',
  ]),
  ...alike('host-', '/dashboard/host-panel/', { layout: 'dashboard' }, [
    'bookings',
    'listings',
    'insights',
    'reviews',
    'replies',
    'team',
    'documents',
  ]),
  'listing-preview': { path: '/dashboard/host-panel/listings/:id/preview', layout: 'default' },
  'dashboard-wishlist': { path: '/dashboard/wishlist', layout: 'dashboard' },
  'dashboard-booking-detail': { path: '/dashboard/booking/detail/:id?', layout: 'dashboard' },
  'dashboard-booking-inquiry': { path: '/dashboard/booking/inquiry/:id?', layout: 'dashboard' },
  'public-host': { path: '/hosts/:id', layout: 'default' },
  'shared-wishlist': { path: '/wishlist', layout: 'default' },
  'booking-checkout': { path: '/booking/checkout', layout: 'default', quiet: true },
  'booking-detail': { path: '/booking/detail', layout: 'default' },
  'payment-alipay': { path: '/payment/alipay', layout: 'default' },
  'pickup-location': { path: '/pickup-location/:ref', layout: 'default' },
  'course-pickup-location': { path: '/course-pickup-location/:id', layout: 'default', numeric: ['id'] },
  inquiry: { path: '/inquiry/:id', layout: 'default' },
  'product-detail': { path: '/product/detail', layout: 'default' },
  'product-list': { path: '/product/list', layout: 'default' },
  'product-search': { path: '/product/search', layout: 'default' },
  user: { path: '/user/:auth?', layout: 'default' },
  auth: { path: '/auth/:auth?', layout: 'default' },
  productSearch: { path: '/s/:slug', layout: 'default' },
  productDetail: { path: '/:city/:id/:title', layout: 'default', numeric: ['id'], text: ['city'] },
  productCategory: { path: '/:id/:slug/:category', layout: 'default', numeric: ['id'], text: ['slug'] },
  productList: { path: '/:id/:slug', layout: 'default', numeric: ['id'] },
  page: { path: '/:page', layout: 'default', text: ['page'] },
} as const satisfies Record<string, Route>;

/** Without its language. */
export type RouteName = keyof typeof routes;

/** The locales in use (only this one). */
export type Locale = 'en_US';

/** A route's name inside the program, with its language as suffix (docs/reference/addresses.md#paths). */
export function routeName<N extends string>(name: N, locale: Locale = 'en_US'): `${N}___${Locale}` {
  return `${name}___${locale}`;
}

/** First path parts of routes, so no city and no page of text may have these names. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap(({ path }) => path.split('/')[1]?.replace(/^:.*/, '') || []),
  'admin',
  'api',
  'assets',
  'check',
  'dev',
  'h',
  'healthz',
  'ical',
  'host-documents',
  'images',
  'live',
  'message-pictures',
  'metrics',
  'notices',
  'problem-photos',
  'readyz',
  'sandbox',
  'sitemap.xml',
  'robots.txt',
  'static',
  'trips',
  'webhooks',
]);
