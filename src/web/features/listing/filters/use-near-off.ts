// The named days on which nothing of a list runs, asked once the page is there (docs/search.md#filters).
import { useEffect, useState } from 'react';
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { type NearName, nearDays } from '#src/web/trip/days.ts';
import { listHref, type ListingFrame } from '#src/web/features/listing/listing.ts';

const NONE: ReadonlySet<NearName> = new Set();

/** Follows the other filters; what was known stays until the next answer, and without one nothing is off. */
export function useNearOff(frame: ListingFrame, query: ListingQuery): ReadonlySet<NearName> {
  const { api } = useApp();
  const [off, setOff] = useState(NONE);
  const { ask, page, today } = frame;
  // What the answer depends on, and nothing else.
  const key = listHref('', page, { ...query, dates: null, pax: null, page: 1 });
  useEffect(() => {
    let isWanted = true;
    const near = nearDays(today);
    const filters = listingRequest(parseListingQuery(key, page));
    void api('listing/days', { ...ask, ...filters, spans: near.map(({ days }) => days) }).then((found) => {
      if (!isWanted) return;
      const names = found.ok ? near.filter((_, index) => found.data.data[index] === 0).map(({ name }) => name) : [];
      setOff(new Set(names));
    });
    return () => {
      isWanted = false;
    };
  }, [api, ask, today, page, key]);
  return off;
}
