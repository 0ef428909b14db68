// Where a task is looked at and decided; a task without a page is closed on the list.
import { adminRoutes, type AdminRouteName } from '#src/contract/admin/admin-routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import type { StaffTask } from './tasks-load.ts';

/** The subject behind its word, such as `code:`. */
const idIn = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** Kinds whose subject is a refund: it is decided on its page. */
const ofRefunds = ['refund_failed', 'refund_twice'];

const sections: Readonly<Record<string, AdminRouteName>> = {
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

/** Where tasks of a kind are looked through: the page that decides them, else the list of the kind. */
export function kindUrl(kind: string): string {
  const section = sections[kind];
  if (section === undefined) return `${adminRoutes.admin.path}${buildQuery({ kind })}`;
  const { path } = adminRoutes[section];
  return section === 'admin-reports' ? `${path}${buildQuery({ kind })}` : path;
}

/** The address: the page that decides it, else its booking; null where there is neither. */
export function taskUrl({ id, kind, subject, booking_id: bookingId }: StaffTask): string | null {
  if (ofRefunds.includes(kind)) return `${adminRoutes['admin-refunds'].path}/${subject}`;
  if (kind === 'code_confirmation') return `${adminRoutes['admin-codes'].path}/${idIn(subject)}`;
  const section = sections[kind];
  if (section !== undefined) {
    const { path } = adminRoutes[section];
    // A queue of many kinds shows the one that was opened first.
    return section === 'admin-reports' ? `${path}${buildQuery({ kind, report: String(id) })}` : path;
  }
  return bookingId === null ? null : `${adminRoutes['admin-bookings'].path}/${bookingId}`;
}
