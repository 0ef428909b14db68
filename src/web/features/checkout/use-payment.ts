import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { keyFor, randomKey } from './attempt-key.ts';
import type { CardFieldsHandle } from './CardFields.tsx';
import { checkoutBody, keyText } from './checkout-body.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutValues, FormShape } from './checkout-form.ts';
import { keyedApi } from './keyed-api.ts';
import { payBooking } from './pay.ts';
import type { PayResult } from './pay.ts';
import { readPaypal } from './paypal-form.ts';
import type { CodeState } from './use-code.ts';

interface PaymentParts {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly shape: FormShape;
  /** Null with nothing due. */
  readonly method: PaymentMethod | null;
  readonly card: { readonly current: CardFieldsHandle | null };
}

/** Books what was typed and takes the chosen way to pay; the same filled form has the same key (product 4). */
export function usePayment({ data, code, shape, method, card }: PaymentParts) {
  const { api, settings } = useApp();
  return (values: CheckoutValues): Promise<PayResult> => {
    const body = checkoutBody({ query: data.query, code: code.applied }, values, shape);
    const { key, replaces } = keyFor(keyText(body), { storage: localStorage, now: Date.now(), newKey: randomKey });
    return payBooking(replaces === null ? body : { ...body, replaces }, {
      method: method ?? 'stripe',
      book: (input) => keyedApi(key)('booking/checkout', input),
      tokenOfCard: async () =>
        (await card.current?.token(values.cardName)) ?? { ok: false, code: 'booking-failed-card' },
      payByCard: (input) => api('payment/stripe', input),
      openPaypal: (input) => api('payment/paypal', input),
      readPaypal: (html) => readPaypal(html, settings.payment.paypalOrigin),
      openAlipay: (input) => api('payment/alipay', input),
      shownDue: code.quote.booking_deposit_due,
    });
  };
}
