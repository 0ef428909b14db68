import { useRef, useState } from 'react';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { useApp } from '../../app-context.tsx';
import type { WireQuote } from '../../booking/booking-course.ts';
import { askQuote } from './checkout-data.ts';

/** The price of checkout and the code on it: apply and cancel recalculate (spec 4). */
export function useCode(query: CheckoutQuery, first: WireQuote) {
  const { api } = useApp();
  const [quote, setQuote] = useState(first);
  const [isOpen, setOpen] = useState(first.discount_error !== null);
  const [typed, setTyped] = useState(query.coupon_code ?? '');
  const [applied, setApplied] = useState(first.discount_error === null ? (query.coupon_code ?? '') : '');
  const [error, setError] = useState<'empty-code' | 'refused' | null>(first.discount_error === null ? null : 'refused');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);

  const ask = async (code: string): Promise<void> => {
    const mine = (asked.current += 1);
    const { coupon_code: _old, ...choice } = query;
    setBusy(true);
    const answer = await askQuote(api, code === '' ? choice : { ...choice, coupon_code: code });
    if (mine !== asked.current) return;
    setBusy(false);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    const isRefused = answer.data.discount_error !== null;
    setQuote(answer.data);
    setApplied(isRefused ? '' : code);
    setError(isRefused ? 'refused' : null);
  };
  const apply = (): void => {
    const code = typed.trim();
    // spec 5: an empty code restores the one before it.
    if (code === '') {
      setTyped(applied);
      setError('empty-code');
    } else void ask(code);
  };
  const cancel = (): void => {
    setOpen(false);
    setTyped('');
    setError(null);
    if (applied !== '' || error === 'refused') void ask('');
  };
  return {
    quote,
    isOpen,
    setOpen,
    typed,
    setTyped,
    applied,
    error,
    busy,
    failed,
    apply,
    cancel,
    refresh: () => void ask(applied),
  };
}

/** What `useCode` gives to summary and form. */
export type CodeState = ReturnType<typeof useCode>;
