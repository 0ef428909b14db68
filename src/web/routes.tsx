// Every page of the site under its route name. The addresses themselves are in the contract.
import { matchRoute } from '../contract/addresses/match-route.ts';
import { type RouteName, routes } from '../contract/addresses/routes.ts';
import type { PageModule } from './router/page.ts';

// Pages differ in their data, which only travels from `load` to `Page` of one and the same module.
export type AnyPage = PageModule<never>;

/** A page's code: its source file (the server preloads its script) and the import that brings it. */
export interface PageEntry {
  readonly source: string;
  readonly module: () => Promise<AnyPage>;
}

function entry(source: string, module: () => Promise<unknown>): PageEntry {
  return { source: `src/web/${source}`, module: module as () => Promise<AnyPage> };
}

const laterPages = import.meta.glob<AnyPage>(
  './features/{account,product,checkout,alipay,voucher,bookings,dashboard,inquiry,invite,messages,pickup,wishlist,write-review,host-*,admin-*}/*page.{ts,tsx}',
);
const later = (source: string): PageEntry | undefined => {
  const module = laterPages[`./${source}`];
  return module === undefined ? undefined : entry(source, module);
};

// Sections of the host panel and of the back office: each page stands in a folder of its route's name.
const sections = Object.fromEntries(
  Object.keys(routes)
    .filter((name) => /^(host|admin)-/.test(name))
    .map((name) => [name, later(`features/${name}/page.ts`)]),
);

const content = entry('features/content/page.ts', () => import('./features/content/page.ts'));
const writing = entry('features/content/write-page.tsx', () => import('./features/content/write-page.tsx'));
const user = entry('features/user/page.ts', () => import('./features/user/page.ts'));
const dashboard = later('features/dashboard/page.ts');
const wishlist = later('features/wishlist/page.ts');
const redirects = 'features/listing/redirects.ts';

/** Pages that exist. A route without a page answers 404. */
export const pages: Readonly<Partial<Record<RouteName, PageEntry | undefined>>> = {
  home: entry('features/home/page.ts', () => import('./features/home/page.ts')),
  productList: entry('features/listing/city-page.ts', () => import('./features/listing/city-page.ts')),
  productSearch: entry('features/listing/search-page.ts', () => import('./features/listing/search-page.ts')),
  productDetail: later('features/product/page.ts'),
  'booking-checkout': later('features/checkout/page.ts'),
  'booking-detail': later('features/voucher/page.ts'),
  dashboard,
  'dashboard-host-panel': later('features/host-today/page.ts'),
  'host-requests': later('features/host-requests/page.ts'),
  'host-calendar': later('features/host-calendar/page.ts'),
  'host-listings': later('features/host-listings/page.ts'),
  'host-listing': later('features/host-listing/page.ts'),
  'host-earnings': later('features/host-earnings/page.ts'),
  'host-insights': later('features/host-insights/page.ts'),
  'host-reviews': later('features/host-reviews/page.ts'),
  'host-replies': later('features/host-replies/page.ts'),
  'host-team': later('features/host-team/page.ts'),
  'team-invitation': later('features/host-team/invitation-page.ts'),
  'host-documents': later('features/host-documents/page.ts'),
  'host-settings': later('features/host-settings/page.ts'),
  ...sections,
  'listing-preview': later('features/product/preview-page.tsx'),
  admin: later('features/admin-tasks/page.ts'),
  'write-review': later('features/write-review/page.ts'),
  'dashboard-account': later('features/account/page.ts'),
  'dashboard-booking': later('features/bookings/page.ts'),
  'dashboard-booking-detail': later('features/voucher/page.ts'),
  'dashboard-booking-inquiry': later('features/inquiry/dashboard-page.ts'),
  invite: later('features/invite/mine-page.tsx'),
  'invite-hash': later('features/invite/landing-page.tsx'),
  'dashboard-wishlist': wishlist,
  'shared-wishlist': wishlist,
  'dashboard-messages': later('features/messages/page.ts'),
  inquiry: later('features/inquiry/page.ts'),
  'payment-alipay': later('features/alipay/page.ts'),
  'pickup-location': later('features/pickup/page.ts'),
  'course-pickup-location': later('features/pickup/course-page.ts'),
  'product-detail': entry(redirects, () =>
    import('./features/listing/redirects.ts').then((file) => file.productDetail),
  ),
  'product-list': entry(redirects, () => import('./features/listing/redirects.ts').then((file) => file.productList)),
  'product-search': entry(redirects, () =>
    import('./features/listing/redirects.ts').then((file) => file.productSearch),
  ),
  user,
  auth: user,
  'about-us': content,
  ambassador: writing,
  ambassadors: content,
  'backstreet-in-press': content,
  'be-a-host': entry('features/content/host-page.tsx', () => import('./features/content/host-page.tsx')),
  'contact-us': writing,
  'contact-us-cardContact': writing,
  faq: entry('features/content/faq/faq-page.tsx', () => import('./features/content/faq/faq-page.tsx')),
  'how-it-works': content,
  'how-you-can-help': content,
  'trust-and-safety': content,
  'commitment-to-impact': entry('features/content/impact-page.tsx', () => import('./features/content/impact-page.tsx')),
  'terms-of-service': content,
  'privacy-policy': content,
  page: content,
};

/** The route of a path with its page; null when there is none. */
export function pageOf(
  path: string,
): { readonly name: RouteName; readonly params: Readonly<Record<string, string>>; readonly entry: PageEntry } | null {
  const match = matchRoute(path);
  const found = match === null ? undefined : pages[match.name];
  return match === null || found === undefined ? null : { ...match, entry: found };
}
