import { useEffect } from 'react';
import type { RefObject } from 'react';
import { parseListingQuery } from '#src/contract/listing-query.ts';
import type { ListingPage, ListingQuery } from '#src/contract/listing-filters.ts';
import { clickDestination } from '#src/web/router/link-clicks.ts';

interface ListLinks {
  readonly page: ListingPage;
  readonly go: (query: ListingQuery) => void;
  /** Where the focus goes when the followed link is gone: a tag, the number of a page. */
  readonly start: RefObject<HTMLElement | null>;
}

/**
 * Links of a list to the same list (tags, pages, reset) change it in place. They are real links: without script, in a
 * new tab and for whoever copies them they lead to the same list.
 */
export function useListLinks(area: RefObject<HTMLElement | null>, { page, go, start }: ListLinks): void {
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
