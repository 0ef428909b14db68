import { describe, expect, it } from 'vitest';
import type { PageOutcome, View } from './view.ts';
import { createRouter, type HistoryEntry, type Router, type RouterHost } from './router.ts';

const origin = 'https://banyan.example';

function view(place: string): View {
  return { kind: 'page', match: null, place, data: place, head: { title: place }, status: 200, Page: () => null };
}

interface Bench {
  readonly router: Router;
  readonly back: () => Promise<void>;
  readonly opened: string[];
  readonly left: string[];
  readonly addresses: () => string[];
}

// Browser history in memory: entries with a cursor.
function bench(
  open: (url: URL) => Promise<PageOutcome> = async (url) => ({ kind: 'view', view: view(url.pathname) }),
): Bench {
  const entries: { href: string; entry: HistoryEntry | null }[] = [{ href: `${origin}/`, entry: null }];
  let at = 0;
  let pop = (): void => undefined;
  const opened: string[] = [];
  const left: string[] = [];
  const host: RouterHost = {
    open: (url) => {
      opened.push(url.pathname + url.search);
      return open(url);
    },
    here: () => new URL(entries[at]?.href ?? origin),
    entry: () => entries[at]?.entry ?? null,
    push: (entry, href) => {
      entries.splice(at + 1, entries.length, { entry, href });
      at += 1;
    },
    replace: (entry, href) => void entries.splice(at, 1, { entry, href }),
    onPop: (listener) => {
      pop = listener;
    },
    leave: (href) => void left.push(href),
  };
  const router = createRouter(host, view('/'));
  const back = async (): Promise<void> => {
    at -= 1;
    pop();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { router, back, opened, left, addresses: () => entries.map(({ href }) => href.slice(origin.length)) };
}

describe('router', () => {
  it('opens a page, then puts its address into history', async () => {
    const { router, addresses } = bench();
    const going = router.navigate('/faq?x=1');
    expect(router.read().pending).toBe(true);
    expect(addresses()).toEqual(['/']);
    await going;
    expect(router.read()).toMatchObject({ path: '/faq', search: '?x=1', pending: false, step: 'push' });
    expect(addresses()).toEqual(['/', '/faq?x=1']);
  });

  it('shows a kept page on the way back without loading it again', async () => {
    const { router, back, opened } = bench();
    await router.navigate('/faq');
    await back();
    expect(router.read()).toMatchObject({ path: '/', step: 'pop' });
    expect(router.read().view.data).toBe('/');
    expect(opened).toEqual(['/faq']);
  });

  it('drops an answer that comes after a newer navigation', async () => {
    const slow = Promise.withResolvers<PageOutcome>();
    const { router, addresses } = bench((url) =>
      url.pathname === '/slow' ? slow.promise : Promise.resolve({ kind: 'view', view: view(url.pathname) }),
    );
    const first = router.navigate('/slow');
    await router.navigate('/fast');
    slow.resolve({ kind: 'view', view: view('/slow') });
    await first;
    expect(router.read().path).toBe('/fast');
    expect(addresses()).toEqual(['/', '/fast']);
  });

  it('follows redirects to the last address', async () => {
    const { router, addresses } = bench(async (url) =>
      url.pathname === '/new' ? { kind: 'view', view: view('/new') } : { kind: 'redirect', to: '/new', status: 301 },
    );
    await router.navigate('/old');
    expect(addresses()).toEqual(['/', '/new']);
  });

  it('leaves the page for a redirect to another origin and for a loop', async () => {
    const away = bench(async () => ({ kind: 'redirect', to: 'https://pay.example/', status: 302 }));
    await away.router.navigate('/pay');
    expect(away.left).toHaveLength(1);
    const loop = bench(async () => ({ kind: 'redirect', to: '/again', status: 302 }));
    await loop.router.navigate('/again');
    expect(loop.left).toHaveLength(1);
  });

  it('keeps the page when only the address is pushed, and on the way back from it', async () => {
    const { router, back, opened, addresses } = bench();
    await router.navigate('/hanoi/1/pho');
    router.pushAddress('/booking/checkout?cid=1');
    expect(router.read()).toMatchObject({ path: '/booking/checkout', step: 'address' });
    expect(router.read().view.place).toBe('/hanoi/1/pho');
    await back();
    expect(router.read()).toMatchObject({ path: '/hanoi/1/pho', step: 'address' });
    expect(opened).toEqual(['/hanoi/1/pho']);
    expect(addresses()).toEqual(['/', '/hanoi/1/pho', '/booking/checkout?cid=1']);
  });

  it('replaces the entry when asked to, and when the address is the same', async () => {
    const { router, addresses } = bench();
    await router.navigate('/a');
    await router.navigate('/b', { replace: true });
    await router.navigate('/b');
    expect(addresses()).toEqual(['/', '/b']);
  });

  it('notifies its listeners until they leave', async () => {
    const { router } = bench();
    let calls = 0;
    const stop = router.subscribe(() => (calls += 1));
    await router.navigate('/a');
    expect(calls).toBe(2);
    stop();
    await router.navigate('/b');
    expect(calls).toBe(2);
  });
});
