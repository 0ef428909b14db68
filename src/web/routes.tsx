// Every page of the site under its route name. The addresses themselves are in the contract.
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { type Route, type RouteName, routes } from '#src/contract/addresses/routes.ts';
import { adminUrl } from '#src/contract/addresses/urls.ts';
import type { AnyPage, FoundPage, PageEntry } from './router/page.ts';

type PageTable = Readonly<Record<string, (() => Promise<AnyPage>) | undefined>>;

const web = (source: string): string => `src/web/${source}`;

function entry(source: string, module: () => Promise<unknown>): PageEntry {
  return { sources: [web(source)], module: module as () => Promise<AnyPage> };
}

// The names of all pieces of all pages are three kilobytes: what few visitors open has a table of its own, which comes first.
function later(table: string, brought: () => Promise<{ readonly table: PageTable }>) {
  return (source: string): PageEntry => ({
    sources: [web(table), web(source)],
    module: async () => {
      const module = (await brought()).table[`../${source}`];
      if (module === undefined) throw new Error(`No page ${source}`);
      return module();
    },
  });
}

const panel = later('page-tables/panel.ts', () => import('./page-tables/panel.ts'));
const account = later('page-tables/account.ts', () => import('./page-tables/account.ts'));

// Sections of the host panel: each page stands in a folder of its route's name.
const sections = Object.fromEntries(
  Object.keys(routes)
    .filter((name) => name.startsWith('host-'))
    .map((name) => [name, panel(`features/${name}/page.tsx`)]),
);

const content = entry('features/content/page.tsx', () => import('./features/content/page.tsx'));
const writing = entry('features/content/write-page.tsx', () => import('./features/content/write-page.tsx'));
const user = entry('features/user/page.tsx', () => import('./features/user/page.tsx'));
const dashboard = account('features/dashboard/page.tsx');
const wishlist = account('features/wishlist/page.tsx');
const redirects = 'features/listing/redirects.ts';

/** Pages that exist. A route without a page answers 404. */
export const pages: Readonly<Partial<Record<RouteName, PageEntry | undefined>>> = {
  home: entry('features/home/page.tsx', () => import('./features/home/page.tsx')),
  productList: entry('features/listing/city-page.tsx', () => import('./features/listing/city-page.tsx')),
  productSearch: entry('features/listing/search-page.tsx', () => import('./features/listing/search-page.tsx')),
  productDetail: entry('features/product/page.tsx', () => import('./features/product/page.tsx')),
  'booking-checkout': entry('features/checkout/page.tsx', () => import('./features/checkout/page.tsx')),
  'booking-detail': account('features/voucher/page.tsx'),
  dashboard,
  'dashboard-host-panel': panel('features/host-today/page.tsx'),
  'team-invitation': panel('features/host-team/invitation-page.tsx'),
  ...sections,
  'host-guides': panel('features/host-today/week-page.tsx'),
  'host-bookings': panel('features/bookings/host-page.tsx'),
  'listing-preview': panel('features/product/preview-page.tsx'),
  'write-review': account('features/write-review/page.tsx'),
  'dashboard-account': account('features/account/page.tsx'),
  'dashboard-keys': account('features/keys/page.tsx'),
  'dashboard-partner': account('features/partner/page.tsx'),
  'dashboard-booking': account('features/bookings/page.tsx'),
  'dashboard-booking-detail': account('features/voucher/page.tsx'),
  'dashboard-booking-inquiry': account('features/inquiry/dashboard-page.tsx'),
  invite: account('features/invite/mine-page.tsx'),
  'invite-hash': account('features/invite/landing-page.tsx'),
  'with-code': account('features/invite/recommended-page.tsx'),
  'dashboard-wishlist': wishlist,
  'shared-wishlist': wishlist,
  'dashboard-messages': account('features/messages/page.tsx'),
  inquiry: account('features/inquiry/page.tsx'),
  'payment-alipay': account('features/alipay/page.tsx'),
  'pickup-location': account('features/pickup/page.tsx'),
  'course-pickup-location': account('features/pickup/course-page.tsx'),
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

/** The page of a path; null when there is none. The back office brings a table of its own, which no other page carries. */
export async function pageOf(path: string): Promise<FoundPage | null> {
  if (path === adminUrl || path.startsWith(`${adminUrl}/`)) return (await import('./admin-pages.ts')).adminPageOf(path);
  const match = matchRoute(path);
  const entryOf = match === null ? undefined : pages[match.name];
  if (match === null || entryOf === undefined) return null;
  const route: Route = routes[match.name];
  return { ...match, layout: route.layout, quiet: route.quiet === true, entry: entryOf };
}
