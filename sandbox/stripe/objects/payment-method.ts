// The PaymentMethod: a card or an Alipay wallet, with its payer. It never holds the card number.

/** A postal address; every line may be missing. */
export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

/** Billing details of a payment method and of its charges. */
export interface BillingDetails {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
}

export function emptyBillingDetails(): BillingDetails {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return { address, email: null, name: null, phone: null, tax_id: null };
}

/** The public half of a card. */
export interface CardDetails {
  readonly brand: string;
  readonly country: string;
  readonly funding: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fingerprint: string;
  readonly cvcGiven: boolean;
}

export function newCardPaymentMethod(id: string, created: number, billing: BillingDetails, card: CardDetails) {
  return {
    id,
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvcGiven ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand !== 'unionpay' },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card' as const,
  };
}

export function newAlipayPaymentMethod(id: string, created: number, billing: BillingDetails) {
  return {
    id,
    object: 'payment_method' as const,
    alipay: {},
    allow_redisplay: 'unspecified',
    billing_details: billing,
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'alipay' as const,
  };
}

export type CardPaymentMethod = ReturnType<typeof newCardPaymentMethod>;
export type PaymentMethod = CardPaymentMethod | ReturnType<typeof newAlipayPaymentMethod>;
