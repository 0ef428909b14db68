import { useRef, useState } from 'react';
import { errors as texts } from '#src/contract/errors.ts';
import { useApp } from '../../app-context.tsx';
import { record } from '../../analytics/data-layer.ts';
import { leavePage } from '../../analytics/leave-page.ts';
import { useSession } from '../../session/session.ts';
import { forgetKey, keyFor, randomKey } from './attempt-key.ts';
import type { CardFieldsHandle } from './CardFields.tsx';
import { checkoutBody, keyText } from './checkout-body.ts';
import type { CheckoutData } from './checkout-data.ts';
import { errorsFromWire } from './checkout-form.ts';
import type { CheckoutValues, FormShape } from './checkout-form.ts';
import { focusTrouble } from './focus-trouble.ts';
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
  const { isLogin } = useSession();
  const { quote } = code;
  const shape = { isLogin, hasPickup: quote.has_pickup_service, needsCard: quote.booking_deposit_due > 0 };
  const fields = useValues(shape);
  const card = useRef<CardFieldsHandle>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [cardTrouble, setCardTrouble] = useState(data.declined === null ? null : texts[data.declined].text);
  const run = usePayment({ data, code, shape, card });

  const setRunning = (is: boolean): void => {
    running.current = is;
    setBusy(is);
    onProcessing(is);
  };
  // The banner takes the focus when it appears; a field that the server named takes it over.
  const show = (result: Exclude<PayResult, { kind: 'go' }>, form: HTMLFormElement): void => {
    if (result.kind === 'lost') return setTrouble(t('offline'));
    if (result.again) forgetKey(localStorage);
    if (result.code === 'price-changed') code.refresh();
    const wrong = errorsFromWire(result.fields);
    fields.setErrors(wrong);
    if (result.where === 'card') setCardTrouble(result.text);
    else setTrouble(result.text);
    if (Object.keys(wrong).length > 0) focusTrouble(form, () => card.current?.focusFirst());
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    // spec 4: no second submission while a payment is in progress.
    if (running.current || code.busy) return;
    setTrouble(null);
    setCardTrouble(null);
    const isFormRight = fields.check();
    const isCardRight = !shape.needsCard || (card.current?.check() ?? false);
    if (!isFormRight || !isCardRight) return focusTrouble(form, () => card.current?.focusFirst());
    setRunning(true);
    const result = await run(fields.values);
    if (result.kind === 'go') return leave(result);
    setRunning(false);
    show(result, form);
  };
  return { fields, card, busy, trouble, cardTrouble, submit, shape };
}

// Stays busy: the page is being left.
function leave({ url, analytic }: Extract<PayResult, { kind: 'go' }>): void {
  if (analytic !== null) record({ event: 'purchase', ecommerce: analytic });
  leavePage(() => window.location.assign(url));
}

interface PaymentParts {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly shape: FormShape;
  readonly card: { readonly current: CardFieldsHandle | null };
}

function usePayment({ data, code, shape, card }: PaymentParts) {
  const { api } = useApp();
  return (values: CheckoutValues): Promise<PayResult> => {
    const body = checkoutBody({ query: data.query, code: code.applied }, values, shape);
    const key = keyFor(keyText(body), { storage: localStorage, now: Date.now(), newKey: randomKey });
    return payBooking(body, {
      book: (input) => keyedApi(key)('booking/checkout', input),
      tokenOfCard: async () =>
        (await card.current?.token(values.cardName)) ?? { ok: false, code: 'booking-failed-card' },
      pay: (input) => api('payment/stripe', input),
      shownDue: code.quote.booking_deposit_due,
    });
  };
}
