// The card Token of the older browser call `createToken`.
import type { CardPaymentMethod } from './payment-method.ts';

/** A token that stands for a card once. */
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
