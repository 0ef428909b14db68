// Loads a list's filter counts while a panel is open (docs/domain/search.md#counts).
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

// ms; debounces quick changes after the first response.
const PAUSE_MS = 300;

type Answer = CallOutput<'listing/choices'>['data'];

const memory = createListMemory<Answer>(Date.now);

/** Counts depend on the filters, not on sort, page or guests. */
export function countedKey({ page, path }: Pick<ListingFrame, 'page' | 'path'>, query: ListingQuery): string {
  return listHref(path, page, { ...query, sort: defaultSort(page), pax: null, page: 1 });
}

interface Answered {
  readonly key: string;
  readonly answer: Answer | null;
}

interface LiveChoices {
  /** Null before the first response and after a failure. */
  readonly choices: FilterCounts | null;
  readonly isAsking: boolean;
}

/** Loads counts while `isOpen`; keeps the last ones meanwhile and aborts outdated calls. */
export function useChoices(frame: ListingFrame, query: ListingQuery, isOpen: boolean): LiveChoices {
  const { api } = useApp();
  const { ask, page, today } = frame;
  const key = countedKey(frame, query);
  const [last, setLast] = useState<Answered | null>(null);
  const isKnown = last?.key === key;
  const isFirst = last === null;
  useEffect(() => {
    if (!isOpen) {
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
