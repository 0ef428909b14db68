import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { CallInput } from '#src/contract/types.ts';
import { choiceInput } from '#src/contract/checkout/checkout-query.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { contactPayload, type CheckoutValues, type FormShape } from '#src/web/features/checkout/checkout-form.ts';
import { createApi, type Api } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';
import type { PageSettings } from '#src/web/app/page-settings.ts';
import { keyFor, randomKey } from './attempt-key.ts';
import type { CheckoutData } from '#src/web/features/checkout/checkout-data.ts';
import { payBooking } from './pay.ts';
import type { PayResult, TokenMaker } from './way.ts';
import { payWays } from './ways.ts';
import type { CodeState } from '#src/web/features/checkout/use-code.ts';

/** The payload of booking/checkout: the choice with the code that counts, or '', and what the guest typed. */
function checkoutBody(
  choice: BookingChoice,
  code: string,
  contact: ReturnType<typeof contactPayload>,
): CallInput<'booking/checkout'> {
  return { ...choiceInput({ ...choice, coupon_code: code }), ...contact };
}

/** The payload as the text that its Idempotency-Key stands for: everything but the password. */
function keyText(body: CallInput<'booking/checkout'>): string {
  const { password: _secret, ...kept } = body;
  return JSON.stringify(kept);
}

/** The calls with their Idempotency-Key in the header: a repeated one is answered with the first answer. */
function keyedApi(key: string): Api {
  return createApi(async (name, input) => {
    const token = csrfToken(document.cookie);
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
        ...(token !== null && { 'x-csrf-token': token }),
      },
      body: JSON.stringify(input),
    });
    return response.json();
  });
}

interface PaymentParts {
  readonly api: Api;
  readonly settings: Pick<PageSettings, 'payment'>;
  readonly data: Pick<CheckoutData, 'choice' | 'course'>;
  readonly code: Pick<CodeState, 'applied' | 'quote'>;
  readonly shape: FormShape;
  /** Null with nothing due. */
  readonly method: PayMethod | null;
  readonly own: { readonly current: TokenMaker | null };
}

/**
 * Books what was typed and takes the chosen way to pay; the same filled form has the same key
 * (docs/domain/checkout.md#checking-out).
 */
export function bookAndPay(values: CheckoutValues, parts: PaymentParts): Promise<PayResult> {
  const { api, settings, data, code, shape, method, own } = parts;
  const shownDue = code.quote.booking_deposit_due;
  const zone = data.course.time_zone;
  const body = checkoutBody(data.choice, code.applied, contactPayload(values, shape));
  const { key, replaces } = keyFor(keyText(body), {
    storage: browserStorage('localStorage'),
    now: Date.now(),
    newKey: randomKey,
  });
  return payBooking(replaces === null ? body : { ...body, replaces }, {
    book: (input) => keyedApi(key)('booking/checkout', input),
    start:
      method === null
        ? null
        : (token) => payWays[method].start(token, { api, payment: settings.payment, values, own, shownDue, zone }),
    shownDue,
  });
}
