import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { CallInput } from '#src/contract/types.ts';
import { choiceInput } from '#src/contract/checkout/checkout-query.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { contactPayload, type CheckoutValues, type FormShape } from '#src/web/guest/checkout/checkout-form.ts';
import { createApi, type Api, type ApiAnswer } from '#src/web/platform/api/api.ts';
import { csrfToken } from '#src/web/platform/api/browser-transport.ts';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { keyFor, randomKey } from './attempt-key.ts';
import type { CheckoutData } from '#src/web/guest/checkout/checkout-data.ts';
import { type PayResult, type TokenMaker, failed, type CheckoutMethod, refusedAt } from './checkout-method.ts';
import { checkoutMethods } from './checkout-methods.ts';
import type { CodeState } from '#src/web/guest/checkout/use-code.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';

function checkoutBody(
  choice: BookingChoice,
  code: string,
  contact: ReturnType<typeof contactPayload>,
): CallInput<'booking/checkout'> {
  return { ...choiceInput({ ...choice, coupon_code: code }), ...contact };
}

/** The payload without the password, as the text behind the Idempotency-Key. */
function keyText(body: CallInput<'booking/checkout'>): string {
  const { password: _secret, ...rest } = body;
  return JSON.stringify(rest);
}

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
  readonly method: PayMethod | null;
  readonly own: { readonly current: TokenMaker | null };
}

/** The same filled form has the same key (docs/domain/checkout.md#checking-out). */
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
        : (token) =>
            checkoutMethods[method].start(token, { api, payment: settings.payment, values, own, shownDue, zone }),
    shownDue,
  });
}

// From a filled form to the next page: book, then pay (docs/domain/checkout.md#checking-out).

export interface PayParts {
  readonly book: (body: CallInput<'booking/checkout'>) => Promise<ApiAnswer<'booking/checkout'>>;
  readonly start: ((bookingToken: string) => ReturnType<CheckoutMethod['start']>) | null;
  /** The amount shown, in the currency of prices: no other is paid. */
  readonly shownDue: number;
}

/** With nothing due it goes straight to the response's address (docs/domain/checkout.md#checking-out). */
export async function payBooking(
  body: CallInput<'booking/checkout'>,
  { book, start, shownDue }: PayParts,
): Promise<PayResult> {
  const booked = await book(body);
  if (!booked.ok) return failed(booked, 'form', 'booking-failed');
  const { token, url, analytic, ref, booking_deposit_due } = booked.data;
  if (url !== null) return { kind: 'go', url, analytic };
  const isSameDue = wireCents(booking_deposit_due) === wireCents(shownDue);
  if (!isSameDue || start === null) return refusedAt('form', 'price-changed');
  const result = await start(token);
  // Paid meanwhile in another tab or by a webhook: go to the booking.
  if (result.kind === 'refused' && result.code === 'already-paid') {
    return { kind: 'go', url: bookingDetailUrl({ ref }), analytic: null };
  }
  return result.kind === 'refused' && result.code === 'card-general'
    ? { ...result, url: bookingDetailUrl({ ref }) }
    : result;
}
