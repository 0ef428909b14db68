// Figures on the back office's first page, by area (docs/reference/back-office.md#to-do).
import { hasPermission, type StaffArea, type StaffPermission } from './areas.ts';

/** Above this a figure is shown as "more than", and counting stops. */
export const mostCounted = 1000;

/** How close to its end something is counted. */
export const endingSoon = { holdMinutes: 5, requestHours: 12 } as const;

export const waitingParts = ['bookings', 'money', 'listings', 'people', 'program'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** Counted by the database besides tasks, by figure name (docs/operations/watch.md#queues). */
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

export type CountedKind = keyof typeof partsOfCounted;

export const countedKinds = Object.keys(partsOfCounted) as readonly CountedKind[];

/** Task kinds whose case is counted above; the task is still listed. */
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

/** The part that includes a kind of task; null where its case is counted elsewhere. People are the default. */
export function partOfTask(kind: string): WaitingPart | null {
  return countedAlready.has(kind) ? null : (partsOfTasks[kind] ?? 'people');
}

// Who sees a task or figure: those with its permission (docs/reference/back-office.md#to-do).

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

export type StaffTaskKind = keyof typeof permissionOfTask;

export const taskKinds = Object.keys(permissionOfTask) as readonly StaffTaskKind[];

/** What cannot wait until morning: stuck or misdirected money, and people in trouble. */
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

/** Emails the staff at once; others are in the daily email. */
export function isUrgent(kind: StaffTaskKind): boolean {
  return urgentKinds.has(kind);
}

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

/** Figures for these areas, in page order. */
export function countedKindsOf(areas: readonly StaffArea[]): CountedKind[] {
  return countedKinds.filter((kind) => hasPermission(permissionOfCounted[kind], areas));
}
