import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouterState } from '#src/web/platform/router/router.ts';
import type { View } from '#src/web/platform/router/view.ts';
import { createConsentStore } from './consent.ts';
import { isRecording, record, waitAgain, dropWaiting, leavePage } from './data-layer.ts';
import { followPages, loadTags, tellPlace } from './analytics.ts';

const page = globalThis as { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void };

beforeEach(() => {
  vi.useFakeTimers();
  dropWaiting();
  waitAgain();
});
afterEach(() => {
  vi.useRealTimers();
  delete page.dataLayer;
  delete page.gtag;
});

function memory(initial: Record<string, string> = {}) {
  const items = { ...initial };
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  };
}

function stateAt(place: string, kind: View['kind'] = 'page'): RouterState {
  const view: View = {
    kind,
    match: null,
    place,
    data: null,
    head: { title: `Title of ${place}` },
    status: kind === 'page' ? 200 : 404,
    Page: () => null,
  };
  return { path: place, search: '?q=typed', hash: '', view, pending: false, key: place, step: 'push', popped: false };
}

/** A browser with one tag id: its loaded scripts, navigation and consent. */
function visit(kept: Record<string, string> = {}, ids: readonly string[] = ['GTM-ABC123']) {
  const scripts: string[] = [];
  let state = stateAt('/');
  const moved = new Set<() => void>();
  const consent = createConsentStore(() => memory(kept));
  followPages({
    router: {
      read: () => state,
      subscribe: (listener) => {
        moved.add(listener);
        return () => moved.delete(listener);
      },
    },
    consent,
    experiments: () => ({ hero: 'wide' }),
    start: () => loadTags(ids, { addScript: (src) => void scripts.push(src), window: page, now: () => 1000 }),
    place: (path) =>
      tellPlace(page, {
        origin: 'https://banyan.example',
        path,
        referrer: 'https://banyan.example/booking/detail?token=secret',
      }),
  });
  const go = (next: RouterState): void => {
    state = next;
    for (const listener of moved) listener();
  };
  return { scripts, consent, go };
}

const views = () =>
  (page.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'page_view') as object[];

describe('before a visitor agrees', () => {
  it('nothing loads and nothing is recorded', () => {
    const { scripts, go } = visit();
    go(stateAt('/faq'));
    record({ event: 'booking_error', error: 'date-failed' });
    expect(scripts).toEqual([]);
    expect(page).not.toHaveProperty('dataLayer');
    expect(isRecording()).toBe(false);
  });

  it('nor after a no, at this visit or the next', () => {
    const { scripts, consent, go } = visit();
    consent.answer('denied');
    go(stateAt('/faq'));
    const next = visit({ analytics_consent_v1: 'denied' });
    expect([...scripts, ...next.scripts]).toEqual([]);
    expect(isRecording()).toBe(false);
  });
});

describe('after a visitor agrees', () => {
  it('the tag loads once and pages are reported, without their query', () => {
    const { scripts, consent, go } = visit();
    consent.answer('granted');
    go(stateAt('/faq'));
    go(stateAt('/faq'));
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(views()).toEqual([
      { event: 'page_view', page_path: '/', page_title: 'Title of /', page_route: '', experiments: 'hero:wide' },
      {
        event: 'page_view',
        page_path: '/faq',
        page_title: 'Title of /faq',
        page_route: '',
        experiments: 'hero:wide',
      },
    ]);
    expect(JSON.stringify(page.dataLayer)).not.toContain('typed');
  });

  it('a measurement id gets commands', () => {
    const { scripts, consent } = visit({}, ['G-ABC123', 'G-XYZ789']);
    consent.answer('granted');
    record({ event: 'view_item', ecommerce: { currency: 'USD', value: 20, items: [] } });
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
    const commands = (page.dataLayer ?? []).filter((entry) => !('event' in (entry as object)));
    expect(commands.map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)].slice(0, 2))).toEqual([
      ['js', new Date(1000)],
      ['config', 'G-ABC123'],
      ['config', 'G-XYZ789'],
      ['set', { page_location: 'https://banyan.example/', page_referrer: '' }],
      ['event', 'page_view'],
      ['event', 'view_item'],
    ]);
    expect(
      JSON.stringify(commands.map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)])),
    ).not.toContain('secret');
  });

  it('is remembered', () => {
    const { scripts } = visit({ analytics_consent_v1: 'granted' });
    expect(scripts).toHaveLength(1);
  });

  it('a page that is missing is an error too', () => {
    const { go } = visit({ analytics_consent_v1: 'granted' });
    go(stateAt('/nope', 'missing'));
    expect(page.dataLayer).toContainEqual({ event: 'page_error', status: 404 });
  });
});

describe('what a page records before analytics has started', () => {
  const seen = { event: 'booking_error', error: 'date-failed' } as const;
  const names = () => (page.dataLayer ?? []).map((entry) => (entry as { event: string }).event);

  it('goes out after the page view where the visitor has agreed before', () => {
    record(seen);
    visit({ analytics_consent_v1: 'granted' });
    expect(names()).toEqual(['gtm.js', 'page_view', 'booking_error']);
    record(seen);
    expect(names()).toEqual(['gtm.js', 'page_view', 'booking_error', 'booking_error']);
  });

  it('waits for the answer, and goes out with a yes', () => {
    const sent = vi.fn<() => void>();
    const { consent } = visit();
    record(seen, sent);
    expect([isRecording(), sent.mock.calls.length]).toEqual([false, 0]);
    consent.answer('granted');
    expect(names()).toEqual(['gtm.js', 'page_view', 'booking_error']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is dropped with a no, also when a later answer is yes', () => {
    const sent = vi.fn<() => void>();
    const { consent } = visit();
    record(seen, sent);
    consent.answer('denied');
    record(seen, sent);
    consent.answer('granted');
    expect(names()).toEqual(['gtm.js', 'page_view']);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is dropped when the page is left without an answer, so that it is put down to no other page', () => {
    const { consent, go } = visit();
    record(seen);
    go(stateAt('/faq'));
    record({ event: 'booking_error', error: 'of the second page' });
    consent.answer('granted');
    expect((page.dataLayer ?? []).slice(1)).toMatchObject([
      { event: 'page_view', page_path: '/faq' },
      { error: 'of the second page' },
    ]);
  });
});

describe('the answer', () => {
  it('holds for the visit where nothing can be kept', () => {
    const store = createConsentStore(() => {
      throw new Error('denied');
    });
    expect(store.read()).toBeNull();
    expect(() => store.answer('granted')).not.toThrow();
    expect(store.read()).toBe('granted');
  });

  it('can be asked for again', () => {
    const storage = memory({ analytics_consent_v1: 'denied' });
    const store = createConsentStore(() => storage);
    store.answer(null);
    expect(store.read()).toBeNull();
    expect(storage.items).toEqual({});
  });
});

describe('leaving after analytics goals', () => {
  it('waits 500 ms where they are reported', () => {
    page.dataLayer = [];
    const go = vi.fn<() => void>();
    leavePage(go);
    vi.advanceTimersByTime(499);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('does not wait where nothing is', () => {
    const go = vi.fn<() => void>();
    leavePage(go);
    expect(go).toHaveBeenCalledTimes(1);
  });
});
