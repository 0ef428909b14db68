import type { CallInput } from '#src/contract/types.ts';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { contactPayload, type CheckoutValues, type FormShape, errorsFromWire } from '../checkout-form.ts';
import { createApi, type Api } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { keyFor, randomKey, forgetKey } from './attempt-key.ts';
import type { CardFieldsHandle } from './CardFields.tsx';
import type { CheckoutData } from '../checkout-data.ts';
import { payBooking, type PayResult, refusedAt, type AlipayAsk, type Refused } from './pay.ts';
import { readPaypal, sendPaypal } from './paypal-form.ts';
import type { CodeState } from '../use-code.ts';
import { useRef, useState } from 'react';
import type { CheckoutPlace } from '../place.ts';
import { leavePage } from '#src/web/analytics/leave-page.ts';
import { recordPurchase } from '#src/web/analytics/use-purchase.ts';
import { confirmAlipay } from './alipay.ts';
import { loadCardScript } from './load-card-script.ts';
import { t } from '../t.ts';
import type { Troubles } from '../use-troubles.ts';
import type { FormFields } from '../use-values.ts';

interface Choice {
  readonly query: CheckoutQuery;
  /** The code that counts, or ''. */
  readonly code: string;
}

/** The checkout payload: the choice, and what the guest typed. */
function checkoutBody(
  { query, code }: Choice,
  values: CheckoutValues,
  shape: FormShape,
): CallInput<'booking/checkout'> {
  const addons = Object.entries(query.addons ?? {}).map(([id, pax]) => ({ id: Number(id), pax }));
  return {
    course_id: query.cid,
    date: query.date,
    time: query.time,
    pax: query.pax,
    ...(code !== '' && { coupon_code: code }),
    ...(addons.length > 0 && { addons }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...contactPayload(values, shape),
  };
}

/** The payload as the text that its Idempotency-Key stands for: everything but the password. */
function keyText(body: CallInput<'booking/checkout'>): string {
  const { password: _secret, ...kept } = body;
  return JSON.stringify(kept);
}

// booking/checkout with its Idempotency-Key in the header (docs/domain/checkout.md#checking-out).

/** The calls with a key: a repeated one is answered with the first answer. */
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
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly shape: FormShape;
  /** Null with nothing due. */
  readonly method: PaymentMethod | null;
  readonly card: { readonly current: CardFieldsHandle | null };
}

/**
 * Books what was typed and takes the chosen way to pay; the same filled form has the same key
 * (docs/domain/checkout.md#checking-out).
 */
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

/** Whether a payment is under way. `is` knows at once, where the drawn `busy` comes a moment later. */
export function useRunning(place: Pick<CheckoutPlace, 'processing'>) {
  const now = useRef(false);
  const [busy, setBusy] = useState(false);
  const set = (is: boolean): void => {
    now.current = is;
    setBusy(is);
    place.processing(is);
  };
  return { busy, is: () => now.current, set };
}

/** What `useRunning` gives. */
type Running = ReturnType<typeof useRunning>;

interface OutcomeParts {
  readonly code: Pick<CodeState, 'refresh'>;
  readonly place: CheckoutPlace;
  readonly running: Running;
  readonly troubles: Troubles;
  readonly fields: Pick<FormFields, 'setErrors'>;
  /** Brings the first wrong field into view. */
  readonly showFirst: () => void;
  readonly tell: (state: 'paid' | 'stopped', url?: string) => void;
}

type Go = Extract<PayResult, { kind: 'go' }>;

function leave({ url, analytic }: Go, tell: OutcomeParts['tell']): void {
  if (analytic !== null) recordPurchase(analytic);
  const isOurs = new URL(url, location.href).origin === location.origin;
  if (isOurs) tell('paid', url);
  leavePage(() => window.location.assign(url));
}

/** What follows from a press of the button: another page, a question, or a message in its place. */
export function useOutcome({ code, place, running, troubles, fields, showFirst, tell }: OutcomeParts) {
  const { scriptUrl, publicKey } = useApp().settings.payment;
  const [ask, setAsk] = useState<AlipayAsk | null>(null);
  // The message takes the focus when it appears; a field that the server named takes it over.
  const refuse = (result: Refused): void => {
    if (result.again) forgetKey(localStorage);
    if (result.code === 'price-changed') code.refresh();
    const wrong = errorsFromWire(result.fields);
    fields.setErrors(wrong);
    troubles.show(result, place);
    if (Object.keys(wrong).length > 0) showFirst();
  };
  const take = (result: PayResult): void => {
    // Stays busy where the page is being left.
    if (result.kind === 'go') return leave(result, tell);
    if (result.kind === 'paypal') return leavePage(() => sendPaypal(result.form));
    running.set(false);
    tell('stopped');
    if (result.kind === 'lost') return troubles.lost(t('offline'));
    if (result.kind === 'refused') return refuse(result);
    setAsk(result.ask);
    place.confirming(true);
  };
  const confirm = async (): Promise<void> => {
    if (running.is() || ask === null) return;
    running.set(true);
    const script = await loadCardScript(scriptUrl, publicKey);
    const isOnItsWay = await confirmAlipay(ask, script, location.origin);
    if (isOnItsWay) return;
    running.set(false);
    place.confirming(false);
    refuse(refusedAt('payment', 'booking-failed-alipay'));
  };
  return { ask, take, confirm };
}
