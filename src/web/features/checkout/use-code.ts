import { useRef, useState } from 'react';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { WireQuote } from '#src/web/booking/booking-course.ts';
import { askQuote, type CheckoutData } from './checkout-data.ts';

/** The price of a choice. `ask` calculates it with a code, and answers null when a newer question or a failure came. */
function useQuote(choice: BookingChoice, first: WireQuote) {
  const { api } = useApp();
  const [quote, setQuote] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const ask = async (code: string): Promise<WireQuote | null> => {
    const mine = (asked.current += 1);
    const { coupon_code: _old, ...rest } = choice;
    setBusy(true);
    const answer = await askQuote(api, code === '' ? rest : { ...rest, coupon_code: code });
    if (mine !== asked.current) return null;
    setBusy(false);
    setFailed(!answer.ok);
    if (!answer.ok) return null;
    setQuote(answer.data);
    return answer.data;
  };
  return { quote, busy, failed, ask };
}

type CodeData = Pick<CheckoutData, 'choice' | 'triedCode'>;
type CodeError = 'empty-code' | 'refused' | null;

// A code of the address is applied already, or was refused.
function startOf(choice: BookingChoice, first: WireQuote, tried: CheckoutData['triedCode']) {
  const typed = choice.coupon_code ?? tried?.typed ?? '';
  const isRefused = first.discount_error !== null || (tried !== null && choice.coupon_code === undefined);
  return { typed, error: isRefused ? ('refused' as const) : null };
}

/**
 * The price of checkout and the code on it: apply and cancel recalculate (docs/domain/checkout.md#code-form), but not while
 * a payment is under way.
 */
export function useCode({ choice, triedCode }: CodeData, first: WireQuote, isPaying: boolean) {
  const { quote: asked, busy, failed, ask } = useQuote(choice, first);
  const start = startOf(choice, first, triedCode);
  // Said on the way here; the first price that is asked for here says what is so now.
  const quote = asked === first && triedCode !== null ? { ...first, discount_error: triedCode.text } : asked;
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
    // An empty code restores the one before it.
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
