// Stored rows of PayPal's objects. Amounts in minor units, times in milliseconds.
import type { PayPalEvent } from './objects/event.ts';

/**
 * The effect of the payer's choice of funds:
 * `balance` pays; `declining` is declined at the capture; `declined-capture` completes the order with a declined
 * capture; `review` and `review-denied` leave the capture pending for a while; `refund-pending` and `refund-fails` pay,
 * and decide the end of a refund.
 */
export const FUNDINGS = [
  'balance',
  'declining',
  'declined-capture',
  'review',
  'review-denied',
  'refund-pending',
  'refund-fails',
] as const;
export type Funding = (typeof FUNDINGS)[number];

/** An order with its one purchase unit. `funding` is what the payer approved it with. */
export interface OrderRow {
  readonly id: string;
  /** The sandbox's address for the caller's links. */
  readonly baseUrl: string;
  readonly amount: number;
  readonly currency: string;
  readonly referenceId: string;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly description: string | null;
  readonly brandName: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly hasSource: boolean;
  readonly createdMs: number;
  updatedMs: number;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  funding: Funding | null;
  capture: string | null;
}

/** A capture; `outcome` is the planned end of a pending one. */
export interface CaptureRow {
  readonly id: string;
  readonly order: string;
  readonly baseUrl: string;
  readonly amount: number;
  readonly currency: string;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly funding: Funding;
  readonly createdMs: number;
  updatedMs: number;
  refunded: number;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  outcome: 'complete' | 'decline' | null;
  dispute: string | null;
}

/** A refund of a capture; `total` is the capture's refunded amount including it. */
export interface PayPalRefundRow {
  readonly id: string;
  readonly capture: string;
  readonly baseUrl: string;
  readonly amount: number;
  readonly total: number;
  readonly currency: string;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly note: string | null;
  readonly createdMs: number;
  updatedMs: number;
  status: 'PENDING' | 'COMPLETED' | 'FAILED';
  outcome: 'complete' | 'fail' | null;
}

/** A payer's case about a whole capture. */
export interface PayPalDisputeRow {
  readonly id: string;
  readonly capture: string;
  readonly baseUrl: string;
  readonly amount: number;
  readonly currency: string;
  readonly createdMs: number;
  updatedMs: number;
  outcome: 'won' | 'lost' | null;
}

/** An event and the state of its webhook; `none` = no address. */
export interface PayPalEventRow {
  readonly id: string;
  readonly view: PayPalEvent;
  delivery: 'none' | 'pending' | 'delivered' | 'failed';
  attempts: number;
}

/** The object made by a `PayPal-Request-Id`; the id is the operation and the key. */
export interface StoredRequestRow {
  readonly id: string;
  readonly made: string;
  readonly savedMs: number;
}

export interface PayPalTables {
  paypal_order: OrderRow;
  paypal_capture: CaptureRow;
  paypal_refund: PayPalRefundRow;
  paypal_dispute: PayPalDisputeRow;
  paypal_event: PayPalEventRow;
  paypal_request: StoredRequestRow;
}
