import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { BrowserNavigation } from '#src/web/platform/router/navigation.tsx';
import type { Router } from '#src/web/platform/router/router.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import type { ListingData, ListingFrame } from './listing.ts';
import { useListing } from './use-listing.ts';

const frame: ListingFrame = {
  page: 'city',
  path: '/1/kathmandu',
  ask: { city_id: 1 },
  categories: [],
  today: '2026-11-21',
  center: null,
};

const listing = (search: string): ListingData => ({
  query: parseListingQuery(search, 'city'),
  courses: [],
  total: 40,
  further: { why: 'too_small', total: 0, totalIsCapped: false, shown: 0 },
  totalIsCapped: false,
  corrected: null,
  drops: [],
  popular: [],
});

/** A list whose loads the test answers in any order. */
function openList(search: string) {
  let state = { path: '/1/kathmandu', search, pending: false };
  const listeners = new Set<() => void>();
  const goTo = (next: string): void =>
    act(() => {
      state = { ...state, search: next };
      for (const listener of listeners) listener();
    });
  const router = {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pushAddress: (href: string) => goTo(href.slice('/1/kathmandu'.length)),
  } as unknown as Router;
  const asked: { readonly input: Record<string, unknown>; readonly answer: (total: number | null) => void }[] = [];
  const api = ((_name: string, input: Record<string, unknown>) =>
    new Promise((resolve) => {
      const answer = (total: number | null): void =>
        resolve(
          total === null
            ? { ok: false, kind: 'network' }
            : {
                ok: true,
                data: {
                  status: 'success',
                  data: [],
                  total,
                  total_is_capped: false,
                  further: { why: 'too_small', total: 0, total_is_capped: false, shown: 0 },
                },
              },
        );
      asked.push({ input, answer });
    })) as unknown as Api;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppProvider app={{ api, settings: fixtureSettings }}>
      <BrowserNavigation router={router}>{children}</BrowserNavigation>
    </AppProvider>
  );
  const { result } = renderHook(() => useListing(frame, listing(search)), { wrapper });
  return { result, asked, goTo };
}

describe('a list whose address changes', () => {
  it('loads what the address asks for, and shows it', async () => {
    const { result, asked, goTo } = openList('?times=morning');
    expect(asked).toEqual([]);
    goTo('?times=evening');
    expect(result.current.state).toBe('loading');
    expect(asked.map(({ input }) => input)).toMatchObject([{ city_id: 1, time_type: ['evening'] }]);
    asked[0]?.answer(7);
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.shown.total).toBe(7);
  });

  it('takes the newest answer, whichever comes last', async () => {
    const { result, asked, goTo } = openList('?times=morning');
    goTo('?attributes=solo');
    goTo('?attributes=family');
    asked[1]?.answer(2);
    await waitFor(() => expect(result.current.shown.total).toBe(2));
    await act(async () => asked[0]?.answer(1));
    expect([result.current.state, result.current.shown.total]).toEqual(['ready', 2]);
  });

  it('says that a load failed, keeps the list before, and loads again on request', async () => {
    const { result, asked, goTo } = openList('?times=morning');
    goTo('?attributes=couples');
    asked[0]?.answer(null);
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.shown.total).toBe(40);
    act(() => result.current.retry());
    asked[1]?.answer(9);
    await waitFor(() => expect(result.current.shown.total).toBe(9));
  });
});
