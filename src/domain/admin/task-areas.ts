// Whose a task of the staff is, and whose a figure of what waits: the page shows each to who does its work (docs/back-office.md#to-do).
import { hasPermission, type StaffArea, type StaffPermission } from './areas.ts';
import { type CountedPermission, countedKinds } from './waiting.ts';

/** The work that a kind of task belongs to. Every kind that is written stands here. */
const workOfTask = {
  ambassador_application: 'partners',
  cash_dispute: 'cash-disputes',
  clocks_differ: 'payments',
  code_confirmation: 'codes',
  contested_no_show: 'no-shows',
  dispute: 'refunds',
  feedback: 'messages',
  host_application: 'person-acts',
  host_document: 'documents',
  host_reach: 'booking-acts',
  late_money: 'payments',
  listing_change: 'listing-review',
  listing_review: 'listing-review',
  message_report: 'reports',
  orphan_payment: 'refunds',
  payment_mismatch: 'payments',
  payment_stuck: 'payments',
  payout_details: 'payout-details',
  problem_report: 'reports',
  proxy_unnamed: 'payments',
  rates_stale: 'rates',
  refund_failed: 'refunds',
  refund_twice: 'refunds',
  review_report: 'reports',
  stale_feed: 'booking-acts',
  zones_differ: 'places',
} as const satisfies Record<string, StaffPermission>;

/** A kind of task, as the database keeps it. */
export type StaffTaskKind = keyof typeof workOfTask;

/** All of them, in the order of the table. */
export const taskKinds = Object.keys(workOfTask) as readonly StaffTaskKind[];

/** What cannot wait until the next morning: money that stands still or goes the wrong way, and people who are in trouble. */
const urgentKinds: ReadonlySet<StaffTaskKind> = new Set([
  'code_confirmation',
  'contested_no_show',
  'dispute',
  'host_reach',
  'late_money',
  'message_report',
  'orphan_payment',
  'payment_mismatch',
  'payment_stuck',
  'payout_details',
  'problem_report',
  'refund_failed',
  'refund_twice',
]);

/** Whether the staff is mailed at once; of all others they read once a day. */
export function isUrgent(kind: StaffTaskKind): boolean {
  return urgentKinds.has(kind);
}

/** The kinds of tasks that somebody with these areas sees and closes. */
export function taskKindsOf(areas: readonly StaffArea[]): StaffTaskKind[] {
  return taskKinds.filter((kind) => hasPermission(workOfTask[kind], areas));
}

const workOfCounted: Readonly<Record<CountedPermission, StaffPermission>> = {
  ending_holds: 'booking-acts',
  late_requests: 'booking-acts',
  sought_seats: 'payments',
  failed_payments: 'payments',
  checked_bookings: 'payments',
  disputed_payments: 'refunds',
  refunds: 'refunds',
  failed_refunds: 'refunds',
  open_payouts: 'payouts',
  failed_notices: 'messages',
  late_phone_messages: 'messages',
  failed_payment_events: 'payments',
};

/** The figures that somebody with these areas is shown, in the order of the page. */
export function countedKindsOf(areas: readonly StaffArea[]): CountedPermission[] {
  return countedKinds.filter((kind) => hasPermission(workOfCounted[kind], areas));
}
