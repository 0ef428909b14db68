// The Charge: one attempt to take the money, successful or not.
import { randomText } from '#sandbox/state/ids.ts';
import type { PaymentIntent } from './payment-intent.ts';
import type { PaymentMethod } from './payment-method.ts';

/** A charge's error, in the API's format. */
export interface ChargeFailure {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
  readonly blocked: boolean;
}

/** The facts of one attempt. `failure` null = the money moved. */
export interface NewCharge {
  readonly id: string;
  readonly created: number;
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly failure: ChargeFailure | null;
  readonly authenticated: boolean;
  readonly baseUrl: string;
}

export function newCharge(input: NewCharge) {
  const { failure, intent } = input;
  return {
    id: input.id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: input.method.billing_details,
    calculated_statement_descriptor: 'BANYAN SANDBOX',
    captured: failure === null,
    created: input.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: input.method.id,
    payment_method_details: detailsOf(input),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: failure ? null : `${input.baseUrl}/?payment=${intent.id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

export type Charge = ReturnType<typeof newCharge>;

function outcomeOf(failure: ChargeFailure | null) {
  const base = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (failure === null) {
    const seller_message = 'Payment complete.';
    return {
      ...base,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message,
      type: 'authorized',
    };
  }
  if (failure.blocked) {
    const seller_message = 'The sandbox blocked this payment as too risky.';
    const reason = 'highest_risk_level';
    return {
      ...base,
      network_status: 'not_sent_to_network',
      reason,
      risk_level: 'highest',
      seller_message,
      type: 'blocked',
    };
  }
  const seller_message = 'The bank declined this payment.';
  return {
    ...base,
    network_status: 'declined_by_network',
    reason: failure.declineCode,
    risk_level: 'normal',
    seller_message,
    type: 'issuer_declined',
  };
}

function detailsOf(input: NewCharge) {
  if (input.method.type === 'alipay') {
    const alipay = { buyer_id: `208${randomText(8)}`, fingerprint: randomText(16), transaction_id: randomText(28) };
    return { type: 'alipay', alipay };
  }
  const card = input.method.card;
  return {
    type: 'card',
    card: {
      amount_authorized: input.failure ? null : input.intent.amount,
      authorization_code: input.failure ? null : randomText(6).toUpperCase(),
      brand: card.brand,
      checks: { ...card.checks, cvc_check: card.checks.cvc_check === null ? null : 'pass' },
      country: card.country,
      electronic_commerce_indicator: input.authenticated ? '05' : null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: randomText(15),
      regulated_status: card.regulated_status,
      three_d_secure: input.authenticated ? threeDSecure() : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function threeDSecure() {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: randomText(36),
    version: '2.2.0',
  };
}
