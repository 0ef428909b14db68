import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureText, failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { type Task, useTask } from '#src/web/ui/form/use-task.ts';

export type Change = Pick<CallInput<'calendar/change'>, 'course_id' | 'change'>;

export type Quote = CallOutput<'calendar/change'>;

export interface Changing extends Pick<Task, 'busy' | 'trouble'> {
  readonly hostId: string;
  /** Affected bookings and overlaps to confirm; null without any. */
  readonly question: Quote | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly ask: (change: Change) => void;
  readonly agree: () => void;
  readonly giveUp: () => void;
}

/** Quotes a change first: applied at once without affected guests, else confirmed by the host. */
export function useChange(hostId: string, goesTo?: string): Changing {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [pending, setPending] = useState<{ change: Change; quote: Quote } | null>(null);
  const [fields, setFields] = useState<Changing['fields']>({});
  const [done, setDone] = useState<string | null>(null);

  const send = async (change: Change, quote_id?: string | null): Promise<string | null> => {
    const answer = await api('calendar/change', { host_id: hostId, ...change, ...(quote_id && { quote_id }) });
    if (!answer.ok) {
      // Another change came first: show the new quote and ask again.
      if (quote_id && isRefusedAs(answer, 'quote-changed')) return (await send(change)) ?? failureText(answer);
      setPending(null);
      setFields(failureFormError(answer).fields);
      return failureText(answer);
    }
    const { data } = answer;
    const isForNoOne = data.bookings + data.requests + data.holds + data.overlaps.length === 0;
    if (!data.changed && isForNoOne) return send(change, data.quote_id);
    setPending(data.changed ? null : { change, quote: data });
    if (!data.changed) return null;
    setDone(data.message);
    navigate(goesTo ?? path + search, { replace: true });
    return null;
  };
  const begin = (change: Change, quote_id?: string | null): void => {
    setFields({});
    setDone(null);
    void run(async () => send(change, quote_id));
  };
  return {
    hostId,
    busy,
    trouble,
    fields,
    done,
    question: pending?.quote ?? null,
    ask: (change) => begin(change),
    agree: () => pending && begin(pending.change, pending.quote.quote_id),
    giveUp: () => setPending(null),
  };
}
