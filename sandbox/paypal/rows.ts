// What the sandbox keeps of PayPal's objects. Amounts in minor units, times in milliseconds.
import type { PayPalEvent } from './objects/event.ts';

/**
 * What the payer's choice of funds leads to:
 * `balance` pays; `declining` is declined at the capture; `declined-capture` makes a completed order with a declined
 * capture; `review` and `review-denied` leave the capture pending for a while; `refund-pending` and `refund-fails` pay,
 * and say what will become of a refund.
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
  /** Address of the sandbox as the caller knows it, for links. */
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

/** A capture; `outcome` is what will still become of a pending one. */
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

/** A refund of a capture; `total` is what had been refunded of the capture with it. */
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

/** A case that a payer has opened about a whole capture. */
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

/** An event and the state of its webhook; `none` = there was no address to send it to. */
export interface PayPalEventRow {
  readonly id: string;
  readonly view: PayPalEvent;
  delivery: 'none' | 'pending' | 'delivered' | 'failed';
  attempts: number;
}

/** What a `PayPal-Request-Id` has made; the id is the operation and the key. */
export interface KeptRequestRow {
  readonly id: string;
  readonly made: string;
  readonly savedMs: number;
}

/** PayPal's tables by name. */
export interface PayPalTables {
  paypal_order: OrderRow;
  paypal_capture: CaptureRow;
  paypal_refund: PayPalRefundRow;
  paypal_dispute: PayPalDisputeRow;
  paypal_event: PayPalEventRow;
  paypal_request: KeptRequestRow;
}
