// Loads the counts of a list's filters while a panel is open (docs/domain/search.md#counts).
import { useEffect, useMemo, useState } from 'react';
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import { defaultSort, type ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { nearDays } from '#src/web/guest/search/trip/days.ts';
import { listHref, type ListingFrame } from '#src/web/guest/search/listing.ts';
import { createListMemory } from '#src/web/guest/search/use-listing.ts';
import { type FilterCounts, readChoices } from './filter-counts.ts';

// Boxes are ticked in quick turns: after the first answer only a pause asks.
const PAUSE_MS = 300;

type Answer = CallOutput<'listing/choices'>['data'];

const memory = createListMemory<Answer>(Date.now);

/** What counts depend on: the filters, and neither order, page nor guests. */
export function countedKey({ page, path }: Pick<ListingFrame, 'page' | 'path'>, query: ListingQuery): string {
  return listHref(path, page, { ...query, sort: defaultSort(page), pax: null, page: 1 });
}

interface Answered {
  readonly key: string;
  /** Null: there was no answer. */
  readonly answer: Answer | null;
}

/** What is known of the choices. */
interface LiveChoices {
  /** Of the last answer; null before the first one, and after none came. */
  readonly choices: FilterCounts | null;
  /** Whether an answer is awaited for the filters as they are. */
  readonly isAsking: boolean;
}

/**
 * Asks for the counts of a query while `isOpen`. The last ones stay until the next are there; a call that nobody waits for any
 * more is given up.
 */
export function useChoices(frame: ListingFrame, query: ListingQuery, isOpen: boolean): LiveChoices {
  const { api } = useApp();
  const { ask, page, today } = frame;
  const key = countedKey(frame, query);
  const [last, setLast] = useState<Answered | null>(null);
  const isKnown = last?.key === key;
  const isFirst = last === null;
  useEffect(() => {
    if (!isOpen) {
      // One that is opened again tries again.
      setLast((old) => (old?.answer === null ? null : old));
      return;
    }
    if (isKnown) return;
    const cached = memory.recall(key);
    if (cached !== undefined) return setLast({ key, answer: cached });
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const request = listingRequest(parseListingQuery(key.split('?')[1] ?? '', page));
      const spans = nearDays(today).map(({ days }) => days);
      const reply = await api('listing/choices', { ...ask, ...request, spans }, stop.signal);
      if (reply.ok) memory.remember(key, reply.data.data);
      if (!stop.signal.aborted) setLast({ key, answer: reply.ok ? reply.data.data : null });
    };
    const timer = setTimeout(run, isFirst ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, ask, page, today, key, isOpen, isKnown, isFirst]);
  const answer = last?.answer ?? null;
  const choices = useMemo(() => (answer === null ? null : readChoices(answer, nearDays(today))), [answer, today]);
  return { choices, isAsking: isOpen && !isKnown };
}
