// The list in the browser: the address holds the query, one request at a time answers it.
import { type ListingData, listHref, type ListingFrame } from './listing.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { loadListing } from './load-listing.ts';

// Lists cached in this tab, for back and forward.

const MOST = 12;
// Older entries are reloaded: seats and prices change.
const KEPT_MS = 5 * 60_000;

interface CachedList<Of> {
  readonly listing: Of;
  readonly at: number;
}

interface ListMemory<Of> {
  readonly recall: (href: string) => Of | undefined;
  readonly remember: (href: string, listing: Of) => void;
}

export function createListMemory<Of = ListingData>(now: () => number): ListMemory<Of> {
  const cache = new Map<string, CachedList<Of>>();
  return {
    recall: (href) => {
      const cached = cache.get(href);
      return cached !== undefined && now() - cached.at < KEPT_MS ? cached.listing : undefined;
    },
    remember: (href, listing) => {
      cache.delete(href);
      cache.set(href, { listing, at: now() });
      for (const oldest of cache.keys()) if (cache.size > MOST) cache.delete(oldest);
    },
  };
}

const memory = createListMemory(Date.now);

export interface LiveListing {
  readonly query: ListingQuery;
  /** The cards of `query`, or the previous ones while loading. */
  readonly shown: ListingData;
  readonly state: 'ready' | 'loading' | 'failed';
  readonly go: (query: ListingQuery) => void;
  readonly retry: () => void;
}

/** Loads the address's query, keeping page and focus. The newest load wins. */
export function useListing(frame: ListingFrame, first: ListingData): LiveListing {
  const { api } = useApp();
  const { search, pushAddress } = useNavigation();
  const { page, path, ask } = frame;
  const query = useMemo(() => parseListingQuery(search, page), [search, page]);
  const href = listHref(path, page, query);
  const [last, setLast] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const cached = [first, last].find((one) => listHref(path, page, one.query) === href) ?? memory.recall(href);
  useEffect(() => {
    setFailure(null);
    if (cached !== undefined) return setLast(cached);
    let isWanted = true;
    const run = async (): Promise<void> => {
      const answer = await loadListing(api, ask, query);
      if (answer.ok) memory.remember(href, answer.listing);
      if (!isWanted) return;
      setFailure(answer.ok ? null : href);
      if (answer.ok) setLast(answer.listing);
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [api, ask, query, href, cached, attempt]);
  const go = useCallback(
    (next: ListingQuery) => {
      const to = listHref(path, page, next);
      if (to !== href) pushAddress(to);
    },
    [path, page, href, pushAddress],
  );
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const state = cached !== undefined ? 'ready' : failure === href ? 'failed' : 'loading';
  return { query, shown: cached ?? last, state, go, retry };
}
