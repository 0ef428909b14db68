import { useRef, useState } from 'react';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { WireQuote } from '../../booking/booking-course.ts';
import { askQuote } from './checkout-data.ts';

/** The price of a choice. `ask` calculates it with a code, and answers null when a newer question or a failure came. */
export function useQuote(query: CheckoutQuery, first: WireQuote) {
  const { api } = useApp();
  const [quote, setQuote] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const ask = async (code: string): Promise<WireQuote | null> => {
    const mine = (asked.current += 1);
    const { coupon_code: _old, ...choice } = query;
    setBusy(true);
    const answer = await askQuote(api, code === '' ? choice : { ...choice, coupon_code: code });
    if (mine !== asked.current) return null;
    setBusy(false);
    setFailed(!answer.ok);
    if (!answer.ok) return null;
    setQuote(answer.data);
    return answer.data;
  };
  return { quote, busy, failed, ask };
}
