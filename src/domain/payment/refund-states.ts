// States of refunds in the back office (docs/reference/back-office.md#refunds).
import { readRef } from '#src/domain/ref.ts';

export const refundStates = ['under-way', 'failed', 'done', 'settled'] as const;
export type RefundState = (typeof refundStates)[number];

/** The row states of each. */
export const refundStatuses = {
  'under-way': ['new', 'sent', 'pending'],
  failed: ['failed'],
  done: ['succeeded'],
  settled: ['settled'],
} as const satisfies Record<RefundState, readonly string[]>;

/** The state for a row's status. Throws for an unknown one. */
export function refundStateOf(status: string): RefundState {
  const state = refundStates.find((one) => (refundStatuses[one] as readonly string[]).includes(status));
  if (state === undefined) throw new RangeError(`a refund is never ${status}`);
  return state;
}

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

export const refundMakers = ['guest', 'host', 'operator', 'program', 'provider'] as const;
export type RefundMaker = (typeof refundMakers)[number];

const makers: Readonly<Record<Exclude<RefundReason, 'cancelled'>, RefundMaker>> = {
  declined: 'host',
  request_expired: 'program',
  // Only the guest, or an operator for them, moves a booking to a cheaper date.
  rescheduled: 'guest',
  goodwill: 'operator',
  late_or_surplus: 'program',
  external: 'provider',
};

/** The role that caused a refund; after a cancellation the one that cancelled, with the host's whole team as host. */
export function refundMaker(reason: RefundReason, cancelledBy: string | null): RefundMaker {
  if (reason !== 'cancelled') return makers[reason];
  if (cancelledBy === 'guest' || cancelledBy === 'operator') return cancelledBy;
  return cancelledBy === null || cancelledBy === 'system' ? 'program' : 'host';
}

/** A search for refunds: a booking, a refund's id at the provider or here, or the beginning of an address. */
export type RefundSearch =
  | { readonly by: 'booking'; readonly ref: string }
  | { readonly by: 'email'; readonly begins: string }
  | { readonly by: 'name'; readonly name: string };

/** Null for an empty search. */
export function readRefundSearch(typed: string): RefundSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  const ref = readRef(text);
  if (ref !== null) return { by: 'booking', ref };
  return text.includes('@') ? { by: 'email', begins: text.toLowerCase() } : { by: 'name', name: text };
}
