import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { BrowserNavigation } from '#src/web/platform/router/navigation.tsx';
import type { Router } from '#src/web/platform/router/router.ts';
import { type ListingAction, listingStep } from './listing-step.ts';
import type { ListingData, ListingFrame } from './listing.ts';
import { useListing, type LiveListing, createListMemory } from './use-listing.ts';

const frame: ListingFrame = {
  page: 'city',
  path: '/1/kathmandu',
  ask: { city_id: 1 },
  categories: [],
  today: '2026-11-21',
  center: null,
};

function listing(search: string): ListingData {
  const query = parseListingQuery(search, 'city');
  const further = { why: 'close', total: 0, totalIsCapped: false, shown: 0 } as const;
  return { query, courses: [], total: 40, totalIsCapped: false, further, corrected: null, drops: [], popular: [] };
}

/** The list of `loaded` at an address with `search`, and its history entries. */
function liveAt(search: string, loaded = search): { readonly live: LiveListing; readonly pushed: string[] } {
  const pushed: string[] = [];
  const state = { path: '/1/kathmandu', search, pending: false };
  const router = {
    read: () => state,
    subscribe: () => () => undefined,
    pushAddress: (href: string) => pushed.push(href),
  } as unknown as Router;
  let live: LiveListing | null = null;
  function Probe() {
    live = useListing(frame, listing(loaded));
    return null;
  }
  renderToString(
    <AppProvider app={{ api: createApi(fixtureTransport), settings: fixtureSettings }}>
      <BrowserNavigation router={router}>
        <Probe />
      </BrowserNavigation>
    </AppProvider>,
  );
  if (live === null) throw new Error('nothing was drawn');
  return { live, pushed };
}

describe('a list in the browser', () => {
  it.each<[ListingAction, string]>([
    [{ type: 'filter', change: { times: ['evening'] } }, '/1/kathmandu?sort=price&times=evening'],
    [{ type: 'sort', sort: 'rating' }, '/1/kathmandu?sort=rating&times=morning'],
    [{ type: 'turn', page: 4 }, '/1/kathmandu?page=4&sort=price&times=morning'],
    [{ type: 'remove-tag', tag: { kind: 'times', value: 'morning' } }, '/1/kathmandu?sort=price'],
    [{ type: 'reset', page: 'city' }, '/1/kathmandu'],
  ])('puts the path into history after %j', (action, href) => {
    const { live, pushed } = liveAt('?page=3&sort=price&times=morning');
    live.go(listingStep({ query: live.query, isSorterOpen: true }, action).query);
    expect(pushed).toEqual([href]);
  });

  it('puts nothing into history when nothing changes', () => {
    const { live, pushed } = liveAt('?times=morning&utm_source=mail');
    live.go(live.query);
    expect(pushed).toEqual([]);
  });

  it('asks for what the address says, and shows the list before until it is there', () => {
    const { live } = liveAt('?times=evening', '?times=morning');
    expect(live.state).toBe('loading');
    expect(live.query.times).toEqual(['evening']);
    expect(live.shown.query.times).toEqual(['morning']);
  });

  it('is ready with what the page was loaded with', () => {
    expect(liveAt('?times=evening').live.state).toBe('ready');
  });
});

const listOf = (page: number): ListingData => ({
  query: parseListingQuery(`page=${page}`, 'city'),
  courses: [],
  total: page,
  totalIsCapped: false,
  further: { why: 'too_small', total: 0, totalIsCapped: false, shown: 0 },
  corrected: null,
  drops: [],
  popular: [],
});

describe('the lists a tab remembers', () => {
  it('are the last twelve', () => {
    const memory = createListMemory(() => 0);
    for (let page = 1; page <= 13; page += 1) memory.remember(`/1/ubud?page=${page}`, listOf(page));
    expect(memory.recall('/1/ubud?page=1')).toBeUndefined();
    expect(memory.recall('/1/ubud?page=2')?.total).toBe(2);
    expect(memory.recall('/1/ubud?page=13')?.total).toBe(13);
  });

  it('are forgotten after five minutes', () => {
    let now = 0;
    const memory = createListMemory(() => now);
    memory.remember('/1/ubud', listOf(1));
    now = 5 * 60_000 - 1;
    expect(memory.recall('/1/ubud')?.total).toBe(1);
    now += 1;
    expect(memory.recall('/1/ubud')).toBeUndefined();
  });
});
