import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureText, failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { type Task, useTask } from '#src/web/ui/form/use-task.ts';

/** A change of one listing; without one of all that the host has. */
export type Change = Pick<CallInput<'calendar/change'>, 'course_id' | 'change'>;

/** What a change would do to people. */
export type Quote = CallOutput<'calendar/change'>;

/** A change on its way: asked about, agreed to, done. */
export interface Changing extends Pick<Task, 'busy' | 'trouble'> {
  readonly hostId: string;
  /** Whom it touches and what else runs then, once that is known and until it is agreed to; null where there is neither. */
  readonly question: Quote | null;
  /** What is wrong with single values, by the name that the call has for them. */
  readonly fields: Readonly<Record<string, string>>;
  /** The sentence of the last change that was made. */
  readonly done: string | null;
  readonly ask: (change: Change) => void;
  readonly agree: () => void;
  readonly giveUp: () => void;
}

/** Quotes a change first. Without affected guests it is made at once; otherwise the host confirms the quote. */
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
      // Another change came first: show the new result and ask again.
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
