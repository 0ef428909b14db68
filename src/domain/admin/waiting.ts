// What waits for the staff on the first page of the back office, and for whom of them (docs/reference/back-office.md#to-do).
import { hasPermission, type StaffArea, type StaffPermission } from './areas.ts';

/** A figure above this is shown as "more than": the question behind it stops there. */
export const mostCounted = 1000;

/** How near its end something is when it is shown. */
export const endingSoon = { holdMinutes: 5, requestHours: 12 } as const;

/** The parts of the page, in their order. */
export const waitingParts = ['bookings', 'money', 'listings', 'people', 'program'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** What the database counts beside tasks, by the name of its figure (docs/operations/watch.md#what-waits). */
export const partsOfCounted = {
  ending_holds: 'bookings',
  late_requests: 'bookings',
  sought_seats: 'bookings',
  failed_payments: 'money',
  checked_bookings: 'money',
  disputed_payments: 'money',
  refunds: 'money',
  failed_refunds: 'money',
  open_payouts: 'money',
  failed_notices: 'program',
  late_phone_messages: 'program',
  failed_payment_events: 'program',
} as const satisfies Record<string, WaitingPart>;

/** A kind of them. */
export type CountedKind = keyof typeof partsOfCounted;

/** All of it, in the order of the page. */
export const countedKinds = Object.keys(partsOfCounted) as readonly CountedKind[];

/** Kinds of tasks whose case is counted above; the task itself stands in the list. */
const countedAlready: ReadonlySet<string> = new Set(['refund_failed', 'dispute', 'late_money']);

const partsOfTasks: Readonly<Record<string, WaitingPart>> = {
  contested_no_show: 'bookings',
  payment_mismatch: 'money',
  payment_stuck: 'money',
  refund_twice: 'money',
  orphan_payment: 'money',
  payout_details: 'money',
  cash_dispute: 'money',
  code_confirmation: 'money',
  listing_review: 'listings',
  listing_change: 'listings',
  stale_feed: 'listings',
  clocks_differ: 'program',
  proxy_unnamed: 'program',
  zones_differ: 'program',
  rates_stale: 'program',
};

/** The part in which a kind of task is counted; null where something else counts its case. A kind without a place is about people. */
export function partOfTask(kind: string): WaitingPart | null {
  return countedAlready.has(kind) ? null : (partsOfTasks[kind] ?? 'people');
}

// Whose a task of the staff is, and whose a figure of what waits: the page shows each to who does its work (docs/reference/back-office.md#to-do).

/** The permission that a kind of task needs. Every kind that is written is here. */
const permissionOfTask = {
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
export type StaffTaskKind = keyof typeof permissionOfTask;

/** All of them, in the order of the table. */
export const taskKinds = Object.keys(permissionOfTask) as readonly StaffTaskKind[];

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
  return taskKinds.filter((kind) => hasPermission(permissionOfTask[kind], areas));
}

const permissionOfCounted: Readonly<Record<CountedKind, StaffPermission>> = {
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
export function countedKindsOf(areas: readonly StaffArea[]): CountedKind[] {
  return countedKinds.filter((kind) => hasPermission(permissionOfCounted[kind], areas));
}
