import { wireCents } from '#src/domain/money/money.ts';
import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { usdText } from '#src/texts/money-text.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';

/** What a cancel gives back, as the server answers it. */
export type CancelQuote = CallOutput<'booking/cancel'>;

/** Why the host's side cancels; null for a guest. */
export type HostCause = NonNullable<CallInput<'booking/cancel'>['cause']>;

/** A cancel in two steps: what comes back, then the last question (docs/domain/lifecycle.md#cancelling). */
export interface Cancel {
  readonly quote: CancelQuote | null;
  /** The amount has changed since it was shown: it is shown again, never applied. */
  readonly hasChanged: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Asks what a cancel would give back; changes nothing. */
  readonly ask: (cause: HostCause | null) => void;
  /** Cancels as it was shown. */
  readonly confirm: () => void;
}

function successText({ refund_amount: amount, message }: CancelQuote): string {
  if (message !== '') return message;
  return amount > 0 ? t('cancel.doneRefund', { amount: usdText(wireCents(amount)) }) : t('cancel.doneNothing');
}

/** The cancel of a booking, shared by the two popups. */
export function useCancel({ api, opener, succeed }: Trip): Cancel {
  const [quote, setQuote] = useState<CancelQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<HostCause | null>(null);
  const { busy, trouble, run, restart } = useTask();

  const fetchQuote = async (why: HostCause | null, isLatest: () => boolean): Promise<string | null> => {
    const answer = await api('booking/cancel', { ...opener, ...(why !== null && { cause: why }) });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (why: HostCause | null): void => {
    setCause(why);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(why, isLatest));
  };
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (quoteId === null) return;
    void run(async (isLatest) => {
      const why = reason.trim();
      const answer = await api('booking/cancel', {
        ...opener,
        quote_id: quoteId,
        ...(why !== '' && { reason: why }),
        ...(cause !== null && { cause }),
      });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok && answer.data.cancelled) {
        await succeed({ title: t('cancel.done'), text: successText(answer.data), isNewState: true });
        return null;
      }
      setChanged(true);
      if (!answer.ok) return fetchQuote(cause, isLatest);
      setQuote(answer.data);
      return null;
    });
  };
  return { quote, hasChanged, reason, setReason, busy, trouble, ask, confirm };
}
