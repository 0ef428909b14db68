// The PaymentIntent of API version 2026-10-28.endive.
import type { Address, PaymentMethod } from './payment-method.ts';

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** The last attempt's error, as `last_payment_error`. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  doc_url: string;
  payment_method?: PaymentMethod;
}

/** The guest's next step. */
export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { return_url: string; url: string } }
  | {
      type: 'alipay_handle_redirect';
      alipay_handle_redirect: { native_data: null; native_url: null; return_url: string; url: string };
    }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string } };

/** A caller's parameters for a new payment intent. Amount in minor units of `currency`. */
export interface NewPaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly allowed: string[] | null;
  readonly types: string[];
  readonly captureMethod: 'automatic' | 'automatic_async';
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly receiptEmail: string | null;
  readonly statementDescriptorSuffix: string | null;
  readonly automatic: { enabled: boolean; allow_redirects?: string } | null;
}

/** A fresh payment intent in `requires_payment_method`. */
export function newPaymentIntent(input: NewPaymentIntent) {
  return {
    id: input.id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: input.allowed,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.automatic,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method: input.captureMethod,
    client_secret: input.clientSecret,
    confirmation_method: 'automatic',
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null as NextAction | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: methodOptions(input.types),
    payment_method_types: input.types,
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null as { address: Address; name: string } | null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.statementDescriptorSuffix,
    status: 'requires_payment_method' as PaymentIntentStatus,
    transfer_data: null,
    transfer_group: null,
  };
}

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

function methodOptions(types: readonly string[]) {
  const card = { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' };
  return { ...(types.includes('card') ? { card } : {}), ...(types.includes('alipay') ? { alipay: {} } : {}) };
}
