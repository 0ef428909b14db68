// The ConfirmationToken: a guest's payment method and wishes in one token, for one confirmation.
import type { PaymentMethod } from './payment-method.ts';

const TWELVE_HOURS = 12 * 3600;

/** A fresh token over a payment method. */
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
