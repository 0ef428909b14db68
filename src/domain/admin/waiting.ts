// What waits for somebody of the staff, as the first page of the back office shows it (docs/back-office.md#to-do).

/** A figure above this is shown as "more than": the question behind it stops there. */
export const mostCounted = 1000;

/** How near its end something is when it is shown. */
export const endingSoon = { holdMinutes: 5, requestHours: 12 } as const;

/** The parts of the page, in their order. */
export const waitingParts = ['bookings', 'money', 'listings', 'people', 'program'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** What the database counts beside tasks, by the name of its figure (docs/operations/watch.md#what-waits). */
export const countedPermissions = {
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

/** A kind of it. */
export type CountedPermission = keyof typeof countedPermissions;

/** All of it, in the order of the page. */
export const countedKinds = Object.keys(countedPermissions) as readonly CountedPermission[];

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
