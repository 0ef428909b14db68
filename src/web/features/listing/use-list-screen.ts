import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { listingStep } from './listing-step.ts';
import type { ListingAction } from './listing-step.ts';
import type { ListingFrame } from './listing.ts';
import { useListLinks } from './use-list-links.ts';
import type { LiveListing } from './use-listing.ts';

/** What the screen of a list keeps beside the address, and how a visitor's steps change both. */
export interface ListScreen {
  readonly area: RefObject<HTMLElement | null>;
  /** The count: where the focus goes when a followed link is gone. */
  readonly start: RefObject<HTMLParagraphElement | null>;
  readonly isSorterOpen: boolean;
  readonly act: (action: ListingAction) => void;
  readonly go: LiveListing['go'];
}

/** Ties address, sorter box and links of a list together (spec 4: Listing). */
export function useListScreen(frame: ListingFrame, live: LiveListing): ListScreen {
  const { query, go: ask } = live;
  const area = useRef<HTMLElement>(null);
  const start = useRef<HTMLParagraphElement>(null);
  const [isSorterOpen, setSorterOpen] = useState(false);
  const go = useCallback<LiveListing['go']>(
    (next) => {
      ask(next);
      // Somebody deep in the list sees the new one from its start.
      const top = area.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) area.current?.scrollIntoView();
    },
    [ask],
  );
  useListLinks(area, { page: frame.page, go, start });
  const act = (action: ListingAction): void => {
    const next = listingStep({ query, isSorterOpen }, action);
    setSorterOpen(next.isSorterOpen);
    if (next.query !== query) go(next.query);
  };
  return { area, start, isSorterOpen, act, go };
}
