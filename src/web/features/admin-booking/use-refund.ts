// A refund by hand in two steps: what it does, then exactly that (docs/back-office.md#refund-by-hand).
import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

/** What it would do, or has done. */
export type RefundQuote = CallOutput<'admin/refund'>;

export interface Refund {
  readonly quote: RefundQuote | null;
  /** What was shown was no longer so, and is shown again. */
  readonly hasChanged: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly ask: (amount: number, reason: string) => void;
  readonly confirm: () => void;
  readonly forget: () => void;
}

/** `onDone` is called with what was said when it is done. */
export function useRefund(bookingId: string, onDone: (said: string) => void): Refund {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [asked, setAsked] = useState<{ amount: number; reason: string } | null>(null);
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const fetchQuote = async (wish: { amount: number; reason: string }): Promise<string | null> => {
    setQuote(null);
    const answer = await api('admin/refund', { booking_id: bookingId, ...wish });
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (amount: number, reason: string): void => {
    const wish = { amount, reason };
    setAsked(wish);
    setChanged(false);
    void run(() => fetchQuote(wish));
  };
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (asked === null || quoteId === null) return;
    void run(async () => {
      const answer = await withFreshFactor(() =>
        api('admin/refund', { booking_id: bookingId, ...asked, quote_id: quoteId }),
      );
      if (answer.ok) {
        setQuote(null);
        onDone(answer.data.message);
        return null;
      }
      if (!isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      setChanged(true);
      return fetchQuote(asked);
    });
  };
  return { quote, hasChanged, busy, trouble, ask, confirm, forget: () => setQuote(null) };
}
