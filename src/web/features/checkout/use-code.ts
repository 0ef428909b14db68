import { useState } from 'react';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import type { WireQuote } from '../../booking/booking-course.ts';
import { useQuote } from './use-quote.ts';

type CodeError = 'empty-code' | 'refused' | null;

// A code of the address is applied already, or was refused.
function startOf(query: CheckoutQuery, first: WireQuote): { readonly typed: string; readonly error: CodeError } {
  return { typed: query.coupon_code ?? '', error: first.discount_error === null ? null : 'refused' };
}

/** The price of checkout and the code on it: apply and cancel recalculate (spec 4), but not while a payment is under way. */
export function useCode(query: CheckoutQuery, first: WireQuote, isPaying: boolean) {
  const { quote, busy, failed, ask } = useQuote(query, first);
  const start = startOf(query, first);
  const [isOpen, setOpen] = useState(start.error !== null);
  const [typed, setTyped] = useState(start.typed);
  const [applied, setApplied] = useState(start.error === null ? start.typed : '');
  const [error, setError] = useState<CodeError>(start.error);

  const calculate = async (code: string): Promise<void> => {
    const answer = await ask(code);
    if (answer === null) return;
    setApplied(answer.discount_error === null ? code : '');
    setError(answer.discount_error === null ? null : 'refused');
  };
  const apply = (): void => {
    if (isPaying) return;
    const code = typed.trim();
    if (code !== '') return void calculate(code);
    // spec 5: an empty code restores the one before it.
    setTyped(applied);
    setError('empty-code');
  };
  const cancel = (): void => {
    if (isPaying) return;
    setOpen(false);
    setTyped('');
    setError(null);
    void calculate('');
  };
  const refresh = (): void => void calculate(applied);
  return { quote, isOpen, setOpen, typed, setTyped, applied, error, busy, failed, apply, cancel, refresh };
}

/** What `useCode` gives to summary and form. */
export type CodeState = ReturnType<typeof useCode>;
