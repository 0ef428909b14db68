import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeForm, withCodeAnswer, withoutCode, withTypedCode } from '#src/domain/booking/steps/discount-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { keepLinkCode, linkCode, useOwnCodes } from '#src/web/guest/booking/own-codes.ts';
import { askQuote, type CheckoutData } from './checkout-data.ts';

type CodeData = Pick<CheckoutData, 'choice' | 'triedCode'>;

// A code of the address is applied or refused already.
function startForm({ choice, triedCode }: CodeData, first: WireQuote): CodeForm {
  const typed = choice.coupon_code ?? triedCode?.typed ?? '';
  const isRefused = first.discount_error !== null || (triedCode !== null && choice.coupon_code === undefined);
  return {
    coupon: isRefused ? '' : typed,
    coupon_code: typed,
    is_discount_open: isRefused,
    discount_error: isRefused ? 'refused' : null,
    is_applying: false,
  };
}

/** Applies the code of a link once, where no other is applied or was refused. */
function useLinkCode({ coupon, discount_error }: CodeForm, use: (code: string) => void): void {
  const onFirst = useEffectEvent(() => {
    const code = linkCode();
    if (code !== null && coupon === '' && discount_error === null) use(code);
  });
  useEffect(() => onFirst(), []);
}

/** Checkout's price and code: apply and cancel recalculate (docs/domain/checkout.md#code-form), except during a payment. */
export function useCode({ choice, triedCode }: CodeData, first: WireQuote, isPaying: boolean) {
  const { api } = useApp();
  const [form, setForm] = useState(() => startForm({ choice, triedCode }, first));
  const [latest, setLatest] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const requests = useRef(0);
  // The first price requested here replaces the error from the address.
  const quote = latest === first && triedCode !== null ? { ...first, discount_error: triedCode.text } : latest;

  const calculate = async (next: CodeForm): Promise<void> => {
    const mine = (requests.current += 1);
    const { coupon_code: _old, ...rest } = choice;
    setForm(next);
    setBusy(true);
    const answer = await askQuote(api, next.coupon === '' ? rest : { ...rest, coupon_code: next.coupon });
    if (mine !== requests.current) return;
    setBusy(false);
    setFailed(!answer.ok);
    // Without a response the shown price's code stays applied.
    if (!answer.ok) return setForm((now) => ({ ...now, coupon: form.coupon, is_applying: false }));
    // Refused or removed, the code of a link is not applied again.
    if (answer.data.discount_error !== null || next.coupon === '') keepLinkCode(null);
    setLatest(answer.data);
    setForm((now) => withCodeAnswer(now, answer.data.discount_error));
  };
  const applyTyped = (code: string): void => {
    if (isPaying) return;
    const next = withTypedCode({ ...form, coupon_code: code });
    if (next.discount_error === null) void calculate(next);
    else setForm(next);
  };
  const cancel = (): void => {
    if (!isPaying) void calculate(withoutCode(form));
  };
  useLinkCode(form, applyTyped);
  return {
    quote,
    isOpen: form.is_discount_open,
    setOpen: (is_discount_open: boolean) => setForm((now) => ({ ...now, is_discount_open })),
    typed: form.coupon_code,
    setTyped: (coupon_code: string) => setForm((now) => ({ ...now, coupon_code })),
    /** '' while its price loads and once it is refused. */
    applied: form.is_applying || quote.discount_error !== null ? '' : form.coupon,
    error: form.discount_error,
    busy,
    failed,
    apply: (): void => applyTyped(form.coupon_code),
    cancel,
    use: applyTyped,
    offers: useOwnCodes(choice),
    refresh: (): void => void calculate(form),
  };
}

export type CodeState = ReturnType<typeof useCode>;
