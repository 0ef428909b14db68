import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { ApiFailure } from '#src/web/api/api.ts';
import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';

/** Why it does not take place. */
export type EndCause = CallInput<'departure/cancel-day'>['cause'];

/** What an end of a departure or of a day would do. */
export type EndQuote = CallOutput<'departure/cancel'> | CallOutput<'departure/cancel-day'>;

/** What is asked for, and with `quote_id` done. */
export interface EndInput {
  readonly cause: EndCause;
  readonly reason?: string;
  readonly quote_id?: string;
}

export type SendEnd = (input: EndInput) => Promise<{ readonly ok: true; readonly data: EndQuote } | ApiFailure>;

/** An end in two steps: whom it concerns, then the act at exactly that; what has changed is shown again, never done. */
export function useQuotedEnd(send: SendEnd, onTold: (text: string) => void) {
  const [cause, setCause] = useState<EndCause | null>(null);
  const [quote, setQuote] = useState<EndQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const { busy, trouble, run, restart } = useTask();
  const fetchQuote = async (why: EndCause, isLatest: () => boolean): Promise<string | null> => {
    const answer = await send({ cause: why });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const ask = (why: EndCause): void => {
    setCause(why);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(why, isLatest));
  };
  const confirm = (reason: string): void => {
    const quoteId = quote?.quote_id ?? null;
    if (quoteId === null || cause === null) return;
    void run(async (isLatest) => {
      const answer = await send({ cause, quote_id: quoteId, ...(reason !== '' && { reason }) });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok) {
        onTold(answer.data.message);
        return null;
      }
      setChanged(true);
      return fetchQuote(cause, isLatest);
    });
  };
  return { cause, quote, hasChanged, busy, trouble, ask, confirm };
}
