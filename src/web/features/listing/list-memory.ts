// The lists that this tab has loaded, for the way back and forth between them.
import type { ListingData } from './listing.ts';

const MOST = 12;
// Seats and prices move: what is older is asked for again.
const KEPT_MS = 5 * 60_000;

interface Kept {
  readonly listing: ListingData;
  readonly at: number;
}

/** A small store of lists by their address. */
export interface ListMemory {
  readonly recall: (href: string) => ListingData | undefined;
  readonly remember: (href: string, listing: ListingData) => void;
}

/** Makes an empty memory on a clock (ms). */
export function createListMemory(now: () => number): ListMemory {
  const kept = new Map<string, Kept>();
  return {
    recall: (href) => {
      const found = kept.get(href);
      return found !== undefined && now() - found.at < KEPT_MS ? found.listing : undefined;
    },
    remember: (href, listing) => {
      kept.delete(href);
      kept.set(href, { listing, at: now() });
      for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
    },
  };
}
