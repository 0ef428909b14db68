// Which pages are taken, and as whom: those of a visitor, of the demo's guest after a trip, of its host, coordinator and operator.
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { pages as visitorPages } from '#tests/e2e/pages/page-list.ts';

/** Who looks: nobody, or an account of the demo by its role. */
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

/** The addresses by who sees them; `linked` are found on the page before the colon. */
export const looks: Readonly<Record<Looker, readonly string[]>> = {
  visitor: [...new Set([...visitorPages, ...texts, ...account])],
  guest: ['/', ...dashboard.filter((path) => !panel.includes(path)), '/invite'],
  host: [...dashboard, ...calendar],
  coordinator: panel,
  operator,
};

// A booking, a person, a city: the first of its list.
const adminDetails = Object.values(adminRoutes)
  .filter(({ path }) => /^\/admin\/[a-z]+\/:\w+$/.test(path))
  .map(({ path }) => path.replace(/\/:\w+$/, ''))
  .map((on) => ({ on, link: `main a[href^="${on}/"]:not([href$="/new"])` }));

/** Pages behind the first link of another one: a booking, a conversation. */
export const linked: readonly { readonly on: string; readonly link: string }[] = [
  { on: '/dashboard/booking', link: 'main a[href*="/booking/detail"]' },
  { on: '/dashboard/host-panel/listings', link: 'main a[href^="/dashboard/host-panel/listings/"]' },
  { on: '/dashboard/messages', link: 'main a[href^="/dashboard/messages/"]' },
  ...adminDetails,
];
