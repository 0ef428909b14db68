// How many experiences a choice of filters would show, asked while it is being made.
import { useEffect, useState } from 'react';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { listHref, totalText, type ListingData, type ListingFrame } from '../listing.ts';
import { countListing } from '../load-listing.ts';
import { t } from '../t.ts';

// Boxes are ticked in quick turns: only a pause asks.
const PAUSE_MS = 300;

/** A total, exact to 1,000. */
export type KnownCount = Pick<ListingData, 'total' | 'totalIsCapped'>;

interface Start {
  readonly query: ListingQuery;
  readonly known: KnownCount;
}

/** The text of the button that shows them; a total that could not be had leaves it without a number. */
export function countText(count: KnownCount | null): string {
  return count === null ? t('box.failed') : t('box.count', { count: count.total, shown: totalText(count) });
}

/** Counts a draft of filters. The last total stays while the next one is asked for; a late answer is dropped. */
export function useCount(
  frame: ListingFrame,
  draft: ListingQuery,
  start: Start,
): { readonly text: string; readonly isAsking: boolean } {
  const { api } = useApp();
  const { ask, page } = frame;
  const keyOf = (query: ListingQuery) => listHref('', page, { ...query, page: 1 });
  const [counted, setCounted] = useState<{ key: string; count: KnownCount | null }>({
    key: keyOf(start.query),
    count: start.known,
  });
  const key = keyOf(draft);
  const isAsking = counted.key !== key;
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const count = await countListing(api, ask, draft);
      if (isWanted) setCounted({ key, count });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, ask, draft, key, isAsking]);
  return { text: countText(counted.count), isAsking };
}
