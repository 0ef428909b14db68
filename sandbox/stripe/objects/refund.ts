// The Refund of a charge, whole or in part.

/** The facts of a refund. Amount in minor units of `currency`. */
export interface NewRefund {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly paymentIntent: string | null;
  readonly metadata: Record<string, string>;
  readonly reason: string | null;
  readonly status: 'pending' | 'succeeded';
  readonly type: string;
}

export function newRefund(input: NewRefund) {
  const card = { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' };
  return {
    id: input.id,
    object: 'refund' as const,
    amount: input.amount,
    balance_transaction: null as string | null,
    charge: input.charge,
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    destination_details: input.type === 'card' ? { card, type: 'card' } : { alipay: {}, type: 'alipay' },
    ...(input.status === 'pending' ? { pending_reason: 'processing' } : {}),
    metadata: input.metadata,
    payment_intent: input.paymentIntent,
    payment_method: null,
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: input.status as 'pending' | 'succeeded' | 'failed',
    transfer_reversal: null,
  } as RefundShape;
}

interface RefundShape {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string;
  created: number;
  currency: string;
  customer: null;
  customer_account: null;
  destination_details: object;
  failure_balance_transaction?: string;
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  payment_method: null;
  pending_reason?: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'pending' | 'succeeded' | 'failed';
  transfer_reversal: null;
}

export type Refund = RefundShape;
