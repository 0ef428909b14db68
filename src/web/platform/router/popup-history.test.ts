import { describe, expect, it } from 'vitest';
import { followPopups } from './page-changes.ts';
import { createRouter, type HistoryEntry } from './router.ts';
import { createPopupStore } from '#src/web/ui/popup/popup.ts';
import type { View } from './view.ts';

const origin = 'https://banyan.example';
const view = (place: string): View => ({
  kind: 'page',
  match: null,
  place,
  data: place,
  head: { title: place },
  status: 200,
  Page: () => null,
});
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A browser in memory with a popup store and its history. */
function bench() {
  const entries: { href: string; entry: HistoryEntry | null }[] = [{ href: `${origin}/`, entry: null }];
  let at = 0;
  let pop = (): void => undefined;
  const router = createRouter(
    {
      open: async (url) => ({ kind: 'view', view: view(url.pathname) }),
      here: () => new URL(entries[at]?.href ?? origin),
      entry: () => entries[at]?.entry ?? null,
      push: (entry, href) => {
        entries.splice(at + 1, entries.length, { entry, href });
        at += 1;
      },
      replace: (entry, href) => void entries.splice(at, 1, { entry, href }),
      onPop: (listener) => (pop = listener),
      leave: () => undefined,
    },
    view('/'),
  );
  const popups = createPopupStore();
  const back = (): void => {
    at -= 1;
    pop();
  };
  followPopups(router, popups, {
    back,
    later: (run) => void setTimeout(run),
    ownsHistory: (name) => name === 'booking-flow',
  });
  const addresses = () => entries.slice(0, at + 1).map(({ href }) => href.slice(origin.length));
  return { router, popups, back, addresses };
}

describe('Back and popups', () => {
  it('closes the popup and stays on the page', async () => {
    const { popups, back, addresses, router } = bench();
    popups.open('login');
    expect(addresses()).toEqual(['/', '/']);
    back();
    await soon();
    expect(popups.getState().name).toBeNull();
    expect(addresses()).toEqual(['/']);
    expect(router.read().path).toBe('/');
  });

  it('leaves no entry behind when the popup is closed by its button', async () => {
    const { popups, addresses } = bench();
    popups.open('login');
    popups.close();
    await soon();
    expect(addresses()).toEqual(['/']);
  });

  it('gives its place to the page that is chosen in it', async () => {
    const { popups, router, back, addresses } = bench();
    popups.open('search-box');
    popups.close();
    const going = router.navigate('/2/hanoi');
    await going;
    await soon();
    expect(addresses()).toEqual(['/', '/2/hanoi']);
    back();
    await soon();
    expect(router.read().path).toBe('/');
  });

  it('stays open over another query of its page, and Back still closes it', async () => {
    const { popups, router, back, addresses } = bench();
    popups.open('filter-box');
    await router.navigate('/?sort=price');
    expect(popups.getState().name).toBe('filter-box');
    expect(addresses()).toEqual(['/', '/?sort=price', '/?sort=price']);
    back();
    await soon();
    expect(popups.getState().name).toBeNull();
    expect(router.read()).toMatchObject({ path: '/', search: '?sort=price' });
  });

  it('gives its place to an address that is pushed as it closes', async () => {
    const { popups, router, addresses } = bench();
    popups.open('filter-box');
    popups.close();
    router.pushAddress('/?sort=price');
    await soon();
    expect(addresses()).toEqual(['/', '/?sort=price']);
  });

  it('closes when another page comes', async () => {
    const { popups, router } = bench();
    popups.open('filter-box');
    await router.navigate('/faq');
    expect(popups.getState().name).toBeNull();
  });

  it('stays while it is locked, however often Back is pressed', async () => {
    const { popups, back, addresses } = bench();
    popups.open('login');
    popups.lock(true);
    for (let press = 0; press < 3; press += 1) {
      back();
      await soon();
    }
    expect(popups.getState()).toEqual({ name: 'login', locked: true });
    popups.lock(false);
    back();
    await soon();
    expect(popups.getState().name).toBeNull();
    expect(addresses()).toEqual(['/']);
  });

  it('counts a popup that opens out of another as one step', async () => {
    const { popups, router, back, addresses } = bench();
    const menu = createPopupStore();
    followPopups(router, menu, { back, later: (run) => void setTimeout(run), ownsHistory: () => false });
    menu.open('search-box');
    menu.close();
    popups.open('login');
    await soon();
    expect(addresses()).toEqual(['/', '/']);
    expect(popups.getState().name).toBe('login');
    back();
    await soon();
    expect(popups.getState().name).toBeNull();
    expect(addresses()).toEqual(['/']);
  });

  it('leaves the booking flow to its own steps', () => {
    const { popups, addresses } = bench();
    popups.open('booking-flow');
    expect(addresses()).toEqual(['/']);
  });
});
