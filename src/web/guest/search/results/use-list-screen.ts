import { useEffect, type RefObject, useCallback, useRef, useState } from 'react';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import type { ListingPage, ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { clickDestination } from '#src/web/platform/router/link-clicks.ts';
import { listingStep, type ListingAction } from '#src/web/guest/search/listing-step.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import type { LiveListing } from '#src/web/guest/search/use-listing.ts';

interface ListLinks {
  readonly page: ListingPage;
  readonly go: (query: ListingQuery) => void;
  /** Focus target when the followed link (tag, page number) is gone. */
  readonly start: RefObject<HTMLElement | null>;
}

/** A list's links to itself change it in place; in a new tab and without script they work as links. */
function useListLinks(area: RefObject<HTMLElement | null>, { page, go, start }: ListLinks): void {
  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const here = new URL(location.href);
      const to = clickDestination(
        { button, modified: metaKey || ctrlKey || shiftKey || altKey, handled: defaultPrevented },
        { href: link.href, target: link.target, download: false, reload: false },
        here,
        (path) => path === here.pathname,
      );
      if (to === null) return;
      event.preventDefault();
      start.current?.focus({ preventScroll: true });
      go(parseListingQuery(new URL(to, here).search, page));
    };
    node.addEventListener('click', onClick);
    return () => node.removeEventListener('click', onClick);
  }, [area, page, go, start]);
}

export interface ListScreen {
  readonly area: RefObject<HTMLElement | null>;
  readonly start: RefObject<HTMLParagraphElement | null>;
  readonly isSorterOpen: boolean;
  readonly act: (action: ListingAction) => void;
  readonly go: LiveListing['go'];
}

export function useListScreen(frame: ListingFrame, live: LiveListing): ListScreen {
  const { query, go: ask } = live;
  const area = useRef<HTMLElement>(null);
  const start = useRef<HTMLParagraphElement>(null);
  const [isSorterOpen, setSorterOpen] = useState(false);
  const go = useCallback<LiveListing['go']>(
    (next) => {
      ask(next);
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
