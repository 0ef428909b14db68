// The pages of the host panel, loaded with the first of them (docs/reference/benchmarks.md).
import type { RouteName } from '#src/contract/addresses/routes.ts';
import type { AnyPage } from './platform/router/page.ts';
import { pageTable } from './platform/router/page-table.ts';

const names = {
  'dashboard-host-panel': 'host-day/page',
  'host-bookings': 'booking/page',
  'host-calendar': 'availability/page',
  'host-documents': 'credentials/page',
  'host-earnings': 'earnings/page',
  'host-guides': 'host-day/week-page',
  'host-insights': 'insights/page',
  'host-listing': 'listing/page',
  'host-listings': 'listing/listings-page',
  'host-manifest': 'host-day/manifest-page',
  'host-replies': 'message/page',
  'host-requests': 'changes/page',
  'host-reviews': 'review/page',
  'host-settings': 'host-reach/page',
  'host-team': 'team/page',
  'host-tell': 'host-day/tell/page',
  'team-invitation': 'team/invitation-page',
} as const satisfies Partial<Record<RouteName, string>>;

export const pages = pageTable('host-pages.ts', 'host', names, import.meta.glob<AnyPage>('./host/**/*page.tsx'));
