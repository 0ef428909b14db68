import { useEffect, useRef, useState } from 'react';
import { errors as texts } from '#src/contract/errors.ts';
import { limits } from '#src/domain/limits.ts';
import { useApp } from '../../app-context.tsx';
import { courseItem } from '../../booking/course-item.ts';
import { record } from '../../booking/data-layer.ts';
import { useSession } from '../../session/session.ts';
import { forgetKey, keyFor } from './attempt-key.ts';
import type { CardFieldsHandle } from './CardFields.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { contactPayload, errorsFromWire } from './checkout-form.ts';
import { keyedApi } from './keyed-api.ts';
import { payBooking } from './pay.ts';
import type { PayResult } from './pay.ts';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';
import { useValues } from './use-values.ts';

interface CheckoutParts {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly onProcessing: (isProcessing: boolean) => void;
}

/** Checkout at work: checks the form, books and pays, and shows what went wrong where it belongs. */
export function useCheckout({ data, code, onProcessing }: CheckoutParts) {
  const { api } = useApp();
  const { isLogin } = useSession();
  const { quote } = code;
  const shape = { isLogin, hasPickup: quote.has_pickup_service, needsCard: quote.booking_deposit_due > 0 };
  const fields = useValues(shape);
  const card = useRef<CardFieldsHandle>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [cardTrouble, setCardTrouble] = useState(data.declined === null ? null : texts[data.declined].text);

  const setRunning = (is: boolean): void => {
    running.current = is;
    setBusy(is);
    onProcessing(is);
  };
  // A page that the browser shows again from its memory is not paying any more.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const show = (result: Exclude<PayResult, { kind: 'go' }>): void => {
    if (result.kind === 'lost') return setTrouble(t('offline'));
    if (result.again) forgetKey(localStorage);
    fields.setErrors(errorsFromWire(result.fields));
    if (result.where === 'card') setCardTrouble(result.text);
    else setTrouble(result.text);
  };
  const run = async (): Promise<PayResult> => {
    const { query } = data;
    const counts = Object.entries(query.addons ?? {}).map(([id, pax]) => ({ id: Number(id), pax }));
    const body = {
      course_id: query.cid,
      date: query.date,
      time: query.time,
      pax: query.pax,
      ...(code.applied !== '' && { coupon_code: code.applied }),
      ...(counts.length > 0 && { addons: counts }),
      ...contactPayload(fields.values, shape),
    };
    const { password: _secret, ...form } = { password: '', ...body };
    const newKey = (): string => crypto.randomUUID();
    const key = keyFor(JSON.stringify(form), { storage: localStorage, now: Date.now(), newKey });
    return payBooking(body, {
      book: (input) => keyedApi(key)('booking/checkout', input),
      tokenOfCard: async () =>
        (await card.current?.token(fields.values.cardName)) ?? { ok: false, code: 'booking-failed-card' },
      pay: (input) => api('payment/stripe', input),
    });
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (running.current || code.busy) return;
    setTrouble(null);
    setCardTrouble(null);
    const isFormRight = fields.check();
    const isCardRight = !shape.needsCard || (card.current?.check() ?? false);
    if (!isFormRight || !isCardRight) {
      requestAnimationFrame(() => {
        const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
        if (first?.dataset['part'] === undefined) first?.focus();
        else card.current?.focusFirst();
        first?.scrollIntoView({ block: 'center' });
      });
      return;
    }
    setRunning(true);
    const result = await run();
    if (result.kind !== 'go') {
      setRunning(false);
      show(result);
      return;
    }
    if (result.analytic !== null) record({ event: 'purchase', ecommerce: result.analytic });
    // Stays busy: the page is being left.
    setTimeout(() => window.location.assign(result.url), 'dataLayer' in window ? limits.unloadDelayMs : 0);
  };

  useEffect(() => {
    const { query, course } = data;
    const items = [courseItem(course, { quantity: query.pax, variant: `${query.date} ${query.time}` })];
    record({ event: 'begin_checkout', ecommerce: { currency: 'USD', value: course.price * query.pax, items } });
  }, [data]);
  return { fields, card, busy, trouble, cardTrouble, submit, shape };
}
