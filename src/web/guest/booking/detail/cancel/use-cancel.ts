import { wireCents } from '#src/domain/money/money.ts';
import { useState } from 'react';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { priceText } from '#src/texts/money-text.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Success, Trip } from '#src/web/guest/booking/detail/use-trip.ts';

type CancelQuote = CallOutput<'booking/cancel'>;
type DepartureQuote = CallOutput<'departure/cancel'>;

export type HostCause = NonNullable<CallInput<'departure/cancel'>['cause']>;

/** A cancellation in two steps: the quote, then the confirmation (docs/domain/bookings.md#cancelling). */
interface QuotedCancel<Quote> {
  readonly quote: Quote | null;
  /** The quote changed after it was shown: it is shown again, never applied. */
  readonly hasChanged: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Requests a quote; changes nothing. The cause is null for a guest. */
  readonly ask: (cause: HostCause | null) => void;
  readonly confirm: () => void;
}

interface CancelInput {
  readonly cause?: HostCause;
  readonly reason?: string;
  readonly quote_id?: string;
}

interface CancelWork<Quote> {
  /** Cancels when the input has a quote id, otherwise answers a quote. */
  readonly send: (input: CancelInput) => Promise<{ readonly ok: true; readonly data: Quote } | ApiFailure>;
  readonly succeed: (done: Quote) => Promise<void>;
}

function useQuotedCancel<Quote extends Pick<CancelQuote, 'quote_id' | 'cancelled'>>({
  send,
  succeed,
}: CancelWork<Quote>): QuotedCancel<Quote> {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<HostCause | null>(null);
  const { busy, trouble, run, restart } = useTask();

  const fetchQuote = async (why: HostCause | null, isLatest: () => boolean): Promise<string | null> => {
    const answer = await send(why === null ? {} : { cause: why });
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
      const answer = await send({
        quote_id: quoteId,
        ...(why !== '' && { reason: why }),
        ...(cause !== null && { cause }),
      });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok && answer.data.cancelled) {
        await succeed(answer.data);
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

export type Cancel = QuotedCancel<CancelQuote>;

function successOf({ refund_amount: amount, message }: CancelQuote): Success {
  const refund =
    amount > 0 ? t('cancel.doneRefund', { amount: priceText(wireCents(amount)) }) : t('cancel.doneNothing');
  return { title: t('cancel.done'), text: message === '' ? refund : message, isNewState: true };
}

export function useCancel({ api, credentials, succeed }: Trip): Cancel {
  return useQuotedCancel<CancelQuote>({
    send: (input) => api('booking/cancel', { ...credentials, ...input }),
    succeed: (done) => succeed(successOf(done)),
  });
}

export type DepartureCancel = QuotedCancel<DepartureQuote>;

export function useDepartureCancel({ api, booking, succeed }: Trip): DepartureCancel {
  const slot = { course_id: booking.course.id, date: booking.date, time: booking.time };
  return useQuotedCancel<DepartureQuote>({
    send: (input) => api('departure/cancel', { ...slot, cause: 'host', ...input }),
    succeed: ({ bookings }) =>
      succeed({ title: t('departure.done'), text: t('departure.doneText', { count: bookings }), isNewState: true }),
  });
}
