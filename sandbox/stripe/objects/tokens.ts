// The ConfirmationToken: a guest's payment method and wishes in one token, for one confirmation.
import type { CardPaymentMethod, PaymentMethod } from './payment-method.ts';

// The card Token of the older browser call `createToken`.

/** A token for one use of a card. */
export function newToken(id: string, created: number, cardId: string, method: CardPaymentMethod) {
  const card = method.card;
  return {
    id,
    object: 'token' as const,
    card: {
      id: cardId,
      object: 'card',
      address_city: null,
      address_country: null,
      address_line1: null,
      address_line1_check: null,
      address_line2: null,
      address_state: null,
      address_zip: null,
      address_zip_check: null,
      allow_redisplay: 'unspecified',
      brand: card.brand,
      country: card.country,
      cvc_check: card.checks.cvc_check,
      dynamic_last4: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      last4: card.last4,
      metadata: {},
      name: method.billing_details.name,
      networks: { preferred: null },
      regulated_status: card.regulated_status,
      tokenization_method: null,
    },
    client_ip: '127.0.0.1',
    created,
    livemode: false,
    type: 'card',
    used: false,
  };
}

export type Token = ReturnType<typeof newToken>;

const TWELVE_HOURS = 12 * 3600;

export function newConfirmationToken(id: string, created: number, method: PaymentMethod, returnUrl: string | null) {
  return {
    id,
    object: 'confirmation_token' as const,
    created,
    expires_at: created + TWELVE_HOURS,
    livemode: false,
    metadata: null,
    payment_intent: null as string | null,
    payment_method_options: null,
    payment_method_preview: previewOf(method),
    return_url: returnUrl,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: false,
  };
}

export type ConfirmationToken = ReturnType<typeof newConfirmationToken>;

function previewOf(method: PaymentMethod) {
  const { allow_redisplay, billing_details, customer, customer_account } = method;
  const base = { allow_redisplay, billing_details, customer, customer_account };
  return method.type === 'card'
    ? { ...base, type: method.type, card: method.card }
    : { ...base, type: method.type, alipay: method.alipay };
}
