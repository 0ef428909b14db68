// The BalanceTransaction: an event's effect on the account, fee included.

/** One movement of the account. Amounts in minor units, signed. */
export interface NewBalanceTransaction {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly description: string | null;
  readonly source: string;
  readonly type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment';
}

const TWO_DAYS = 2 * 86_400;
const CATEGORY = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  adjustment: 'dispute',
} as const;

/** A balance transaction; net = amount - fee. */
export function newBalanceTransaction(input: NewBalanceTransaction) {
  const detail = {
    amount: input.fee,
    application: null,
    currency: input.currency,
    description: 'Sandbox processing fee',
    type: 'stripe_fee',
  };
  return {
    id: input.id,
    object: 'balance_transaction' as const,
    amount: input.amount,
    available_on: input.created + TWO_DAYS,
    balance_type: 'payments',
    created: input.created,
    currency: input.currency,
    description: input.description,
    exchange_rate: null,
    fee: input.fee,
    fee_details: input.fee === 0 ? [] : [detail],
    net: input.amount - input.fee,
    reporting_category: CATEGORY[input.type],
    source: input.source,
    status: 'pending',
    type: input.type,
  };
}

export type BalanceTransaction = ReturnType<typeof newBalanceTransaction>;
