// Where a task is looked at and decided; a task without a page is closed on the list.
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { pages } from '#src/web/routes.tsx';
import type { StaffTask } from './load.ts';

/** Kinds whose subject is a refund: it is decided on its page. */
const ofRefunds = ['refund_failed', 'refund_twice'];

const sections: Readonly<Record<string, RouteName>> = {
  ambassador_application: 'admin-ambassadors',
  listing_review: 'admin-listings',
  listing_change: 'admin-listings',
  message_report: 'admin-reports',
  review_report: 'admin-reports',
  problem_report: 'admin-reports',
  host_document: 'admin-documents',
  payout_details: 'admin-payouts',
  cash_dispute: 'admin-cash',
  contested_no_show: 'admin-no-shows',
  rates_stale: 'admin-rates',
};

/** Kinds that are decided on the booking's own page of the back office. */
const ofBookings = ['late_money'];

/** Where tasks of a kind are looked through: the page that decides them, else the list of the kind. */
export function kindUrl(kind: string): string {
  const section = sections[kind];
  if (section === undefined || pages[section] === undefined) return `${routes.admin.path}${buildQuery({ kind })}`;
  const { path } = routes[section];
  return section === 'admin-reports' ? `${path}${buildQuery({ kind })}` : path;
}

/** The address; null where there is none. */
export function taskUrl({ id, kind, subject, booking_id: bookingId }: StaffTask): string | null {
  if (ofRefunds.includes(kind)) return `${routes['admin-refunds'].path}/${subject}`;
  if (ofBookings.includes(kind) && bookingId !== null) return `${routes['admin-bookings'].path}/${bookingId}`;
  const section = sections[kind];
  if (section !== undefined && pages[section] !== undefined) {
    const { path } = routes[section];
    // A queue of many kinds shows the one that was opened first.
    return section === 'admin-reports' ? `${path}${buildQuery({ kind, report: String(id) })}` : path;
  }
  return bookingId === null ? null : dashboardBookingUrl(bookingId);
}
