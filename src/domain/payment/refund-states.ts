// Refunds as the back office lists them (docs/reference/back-office.md#refunds).
import { readRef } from '#src/domain/ref.ts';

/** How a refund stands, in four words. */
export const refundStates = ['under-way', 'failed', 'done', 'settled'] as const;
export type RefundState = (typeof refundStates)[number];

/** The states of its row behind each word. */
export const refundStatuses = {
  'under-way': ['new', 'sent', 'pending'],
  failed: ['failed'],
  done: ['succeeded'],
  // Paid otherwise, because the provider could not.
  settled: ['settled'],
} as const satisfies Record<RefundState, readonly string[]>;

/** The word for a state of a row. Throws for one that there is not. */
export function refundStateOf(status: string): RefundState {
  const state = refundStates.find((one) => (refundStatuses[one] as readonly string[]).includes(status));
  if (state === undefined) throw new RangeError(`a refund is never ${status}`);
  return state;
}

/** Why money goes back. */
export const refundReasons = [
  'cancelled',
  'declined',
  'request_expired',
  'rescheduled',
  'goodwill',
  'late_or_surplus',
  'external',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Who had it made. */
export const refundMakers = ['guest', 'host', 'operator', 'program', 'provider'] as const;
export type RefundMaker = (typeof refundMakers)[number];

const makers: Readonly<Record<Exclude<RefundReason, 'cancelled'>, RefundMaker>> = {
  declined: 'host',
  request_expired: 'program',
  // Nobody but the guest moves a booking to a cheaper date, or an operator for them.
  rescheduled: 'guest',
  goodwill: 'operator',
  late_or_surplus: 'program',
  external: 'provider',
};

/** Who had a refund made: of a cancelled booking whoever cancelled it, anybody of the host's side as the host. */
export function refundMaker(reason: RefundReason, cancelledBy: string | null): RefundMaker {
  if (reason !== 'cancelled') return makers[reason];
  if (cancelledBy === 'guest' || cancelledBy === 'operator') return cancelledBy;
  return cancelledBy === null || cancelledBy === 'system' ? 'program' : 'host';
}

/** What is typed to find refunds: a booking, the provider's or our own name of a refund, or the beginning of an address. */
export type RefundSearch =
  | { readonly by: 'booking'; readonly ref: string }
  | { readonly by: 'email'; readonly begins: string }
  | { readonly by: 'name'; readonly name: string };

/** Reads what was typed; null for nothing. */
export function readRefundSearch(typed: string): RefundSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  const ref = readRef(text);
  if (ref !== null) return { by: 'booking', ref };
  return text.includes('@') ? { by: 'email', begins: text.toLowerCase() } : { by: 'name', name: text };
}
