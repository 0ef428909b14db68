// Account and booking pages, loaded with the first of them (docs/reference/benchmarks.md).
import type { RouteName } from '#src/contract/addresses/routes.ts';
import type { AnyPage } from './platform/router/page.ts';
import { pageTable } from './platform/router/page-table.ts';

const names = {
  'booking-detail': 'booking/detail/page',
  'course-pickup-location': 'pickup/course-page',
  dashboard: 'dashboard/page',
  'dashboard-account': 'account/page',
  'dashboard-booking': 'booking/list/page',
  'dashboard-booking-detail': 'booking/detail/page',
  'dashboard-booking-inquiry': 'inquiry/dashboard-page',
  'dashboard-keys': 'account/keys-page',
  'dashboard-messages': 'message/page',
  'dashboard-partner': 'partner/page',
  'dashboard-wishlist': 'saved/page',
  inquiry: 'inquiry/page',
  invite: 'partner/invite-page',
  'invite-hash': 'partner/landing-page',
  'listing-preview': 'course/preview-page',
  'payment-alipay': 'checkout/alipay-page',
  'pickup-location': 'pickup/page',
  'public-host': 'course/host-profile-page',
  'shared-wishlist': 'saved/page',
  'with-code': 'partner/recommended-page',
  'write-review': 'review/page',
} as const satisfies Partial<Record<RouteName, string>>;

export const pages = pageTable(
  'account-pages.ts',
  'guest',
  names,
  import.meta.glob<AnyPage>([
    './guest/{account,dashboard,inquiry,message,partner,pickup,review,saved}/*page.tsx',
    './guest/booking/{detail,list}/page.tsx',
    './guest/checkout/alipay-page.tsx',
    './guest/course/{preview,host-profile}-page.tsx',
  ]),
);
