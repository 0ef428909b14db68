import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useTask } from '../../../ui/use-task.ts';
import type { HostCause } from '../cancel/use-cancel.ts';
import { t, tn } from '../t.ts';
import type { Trip } from '../use-trip.ts';

type Quote = CallOutput<'departure/cancel'>;
type Cause = 'host' | 'unsafe_weather';

/** A whole departure cancelled in two steps. */
export interface DepartureCancel {
  readonly quote: Quote | null;
  readonly hasChanged: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly ask: (cause: HostCause) => void;
  readonly confirm: () => void;
}

/** Asks whom a cancel concerns, then cancels; counts that have changed since are shown again. */
export function useDepartureCancel({ api, booking, succeed }: Trip): DepartureCancel {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<Cause>('host');
  const { busy, trouble, run, restart } = useTask();
  const slot = { course_id: booking.course.id, date: booking.date, time: booking.time };

  const fetchQuote = async (why: Cause, isLatest: () => boolean): Promise<string | null> => {
    const answer = await api('departure/cancel', { ...slot, cause: why });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (chosen: HostCause): void => {
    const why = chosen === 'unsafe_weather' ? chosen : 'host';
    setCause(why);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(why, isLatest));
  };
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (quoteId === null) return;
    void run(async (isLatest) => {
      const said = reason.trim();
      const answer = await api('departure/cancel', {
        ...slot,
        cause,
        quote_id: quoteId,
        ...(said !== '' && { reason: said }),
      });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok && answer.data.cancelled) {
        await succeed({
          title: t('departure.done'),
          text: tn('departure.doneText', answer.data.bookings),
          isNewState: true,
        });
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
