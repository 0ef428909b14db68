// Pages to photograph, by reader: visitor, and the demo's guest after a trip, host, coordinator and operator.
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { pages as visitorPages } from '#tests/e2e/pages/page-list.ts';

/** No account, or a demo account by role. */
export type Looker = 'visitor' | 'guest' | 'host' | 'coordinator' | 'operator';

const texts = Object.values(routes)
  .map(({ path }) => path)
  .filter(
    (path) =>
      /^\/[a-z-]+(\/[a-zA-Z]+)?$/.test(path) && !/^\/(booking|payment|product|wishlist|dashboard|admin)/.test(path),
  );
const account = ['login', 'signup', 'forgot', 'find-booking'].map((kind) => `/user/${kind}`);
const dashboard = Object.values(routes)
  .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => path.startsWith('/dashboard') && !/\/detail$|:/.test(path));
const panel = dashboard.filter((path) => path.startsWith(routes['dashboard-host-panel'].path));
const operator = Object.values(adminRoutes)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

const calendarPath = routes['host-calendar'].path;
const calendar = ['view=week', 'view=month', 'day=2026-12-02', 'form=block', 'form=week-rules', 'form=feeds'].map(
  (query) => `${calendarPath}?${query}`,
);

/** By reader; `linked` ones are found on the page before the colon. */
export const looks: Readonly<Record<Looker, readonly string[]>> = {
  visitor: [...new Set([...visitorPages, ...texts, ...account])],
  guest: ['/', ...dashboard.filter((path) => !panel.includes(path)), '/invite'],
  host: [...dashboard, ...calendar],
  coordinator: panel,
  operator,
};

// The first booking, person and city of their lists.
const adminDetails = Object.values(adminRoutes)
  .filter(({ path }) => /^\/admin\/[a-z]+\/:\w+$/.test(path))
  .map(({ path }) => path.replace(/\/:\w+$/, ''))
  .map((on) => ({ on, link: `main a[href^="${on}/"]:not([href$="/new"])` }));

/** Pages behind another page's first link: a booking, a conversation. */
export const linked: readonly { readonly on: string; readonly link: string }[] = [
  { on: '/dashboard/booking', link: 'main a[href*="/booking/detail"]' },
  { on: '/dashboard/host-panel/listings', link: 'main a[href^="/dashboard/host-panel/listings/"]' },
  { on: '/dashboard/messages', link: 'main a[href^="/dashboard/messages/"]' },
  ...adminDetails,
];
