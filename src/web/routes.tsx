// Every page by route name. Addresses are in the contract.
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { type Route, type RouteName, routes } from '#src/contract/addresses/routes.ts';
import { adminUrl } from '#src/contract/addresses/urls.ts';
import type { AnyPage, PageMatch, PageEntry } from './platform/router/page.ts';

/** A page table, loaded with its first page. */
type LaterPages = () => Promise<{ readonly pages: Readonly<Partial<Record<RouteName, PageEntry>>> }>;

function page(source: string, module: () => Promise<unknown>): PageEntry {
  return { sources: [`src/web/${source}`], module: module as () => Promise<AnyPage> };
}

const hostPages: LaterPages = () => import('./host-pages.ts');
const account: LaterPages = () => import('./account-pages.ts');

const content = page('guest/content/page.tsx', () => import('./guest/content/page.tsx'));
const writing = page('guest/content/write-page.tsx', () => import('./guest/content/write-page.tsx'));
const user = page('guest/user/page.tsx', () => import('./guest/user/page.tsx'));
const redirects = 'guest/search/redirects.ts';

// Host panel pages share a prefix and need no line.
const pages: Readonly<Record<Exclude<RouteName, '404' | `host-${string}`>, PageEntry | LaterPages>> = {
  home: page('guest/home/page.tsx', () => import('./guest/home/page.tsx')),
  productList: page('guest/search/city-page.tsx', () => import('./guest/search/city-page.tsx')),
  productCategory: page('guest/search/category/page.tsx', () => import('./guest/search/category/page.tsx')),
  productSearch: page('guest/search/search-page.tsx', () => import('./guest/search/search-page.tsx')),
  productDetail: page('guest/course/page.tsx', () => import('./guest/course/page.tsx')),
  'booking-checkout': page('guest/checkout/page.tsx', () => import('./guest/checkout/page.tsx')),
  'booking-detail': account,
  dashboard: account,
  'dashboard-host-panel': hostPages,
  'team-invitation': hostPages,
  'listing-preview': account,
  'write-review': account,
  'dashboard-account': account,
  'dashboard-keys': account,
  'dashboard-partner': account,
  'dashboard-booking': account,
  'dashboard-booking-detail': account,
  'dashboard-booking-inquiry': account,
  invite: account,
  'invite-hash': account,
  'with-code': account,
  'dashboard-wishlist': account,
  'shared-wishlist': account,
  'public-host': account,
  'dashboard-messages': account,
  inquiry: account,
  'payment-alipay': account,
  'pickup-location': account,
  'course-pickup-location': account,
  'product-detail': page(redirects, () => import('./guest/search/redirects.ts').then((file) => file.productDetail)),
  'product-list': page(redirects, () => import('./guest/search/redirects.ts').then((file) => file.productList)),
  'product-search': page(redirects, () => import('./guest/search/redirects.ts').then((file) => file.productSearch)),
  user,
  auth: user,
  'about-us': content,
  ambassador: writing,
  ambassadors: content,
  'backstreet-in-press': content,
  'be-a-host': page('guest/content/host-page.tsx', () => import('./guest/content/host-page.tsx')),
  'contact-us': writing,
  'contact-us-cardContact': writing,
  faq: page('guest/content/faq-page.tsx', () => import('./guest/content/faq-page.tsx')),
  'how-it-works': content,
  'how-you-can-help': content,
  'trust-and-safety': content,
  'commitment-to-impact': page('guest/content/impact-page.tsx', () => import('./guest/content/impact-page.tsx')),
  'terms-of-service': content,
  'privacy-policy': content,
  page: content,
};

/** Undefined for `404`, which has no code. */
export async function entryOf(name: RouteName): Promise<PageEntry | undefined> {
  if (name === '404') return undefined;
  const page = name in pages ? pages[name as keyof typeof pages] : hostPages;
  return typeof page === 'function' ? (await page()).pages[name] : page;
}

/** Null for an unknown path. Only the back office loads its own table. */
export async function pageOf(path: string): Promise<PageMatch | null> {
  if (path === adminUrl || path.startsWith(`${adminUrl}/`)) return (await import('./admin-pages.ts')).adminPageOf(path);
  const match = matchRoute(path);
  const entry = match === null ? undefined : await entryOf(match.name);
  if (match === null || entry === undefined) return null;
  const route: Route = routes[match.name];
  return { ...match, layout: route.layout, quiet: route.quiet === true, entry };
}
