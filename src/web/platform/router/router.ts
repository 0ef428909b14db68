// The browser's router: history, one load at a time, and a cache of recent pages for Back.
import type { PageOutcome, View } from './view.ts';

/** `key` identifies the history entry, `step` how it was reached. */
export interface RouterState {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly view: View;
  readonly pending: boolean;
  readonly key: string;
  readonly step: 'load' | 'push' | 'pop' | 'address';
  readonly popped: boolean;
}

export interface RouterHost {
  readonly open: (url: URL) => Promise<PageOutcome>;
  readonly here: () => URL;
  readonly entry: () => HistoryEntry | null;
  readonly push: (entry: HistoryEntry, href: string) => void;
  readonly replace: (entry: HistoryEntry, href: string) => void;
  readonly onPop: (listener: () => void) => void;
  readonly leave: (href: string) => void;
}

export interface HistoryEntry {
  readonly key: string;
  readonly page: string;
  /** A popup's entry: the next page replaces it. */
  readonly passing?: true;
}

export interface Router {
  readonly read: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Pushes an address and keeps the page, for the booking flow's stages (docs/reference/addresses.md#history). */
  readonly pushAddress: (href: string) => void;
  /** Replaces only the address, for choices made on the page. */
  readonly replaceAddress: (href: string) => void;
  /** Pushes the same address for a popup: Back leads to the page. */
  readonly pushPassing: () => void;
}

/** How one path replaces another; code that comes after the page moves a picture between them (src/web/guest/cards/Arrival.tsx). */
export const pageChange = {
  /** The change may come a frame later. */
  show: (_from: string, _to: string, change: () => void): void => change(),
  /** Runs once the new page is rendered. */
  afterRender: (run: () => void): void => void requestAnimationFrame(run),
};

const CACHED_PAGES = 8;
const REDIRECTS_MAX = 5;

let keys = 0;

function newEntry(page?: string): HistoryEntry {
  keys += 1;
  const key = `${Date.now().toString(36)}-${keys}`;
  return { key, page: page ?? key };
}

class HistoryRouter implements Router {
  readonly #host: RouterHost;
  readonly #cache = new Map<string, View>();
  readonly #listeners = new Set<() => void>();
  #entry: HistoryEntry;
  #state: RouterState;
  #load = 0;

  constructor(host: RouterHost, first: View) {
    const { pathname: path, search, hash, href } = host.here();
    this.#host = host;
    this.#entry = host.entry() ?? newEntry();
    this.#state = {
      path,
      search,
      hash,
      view: first,
      pending: false,
      key: this.#entry.key,
      step: 'load',
      popped: false,
    };
    this.#cache.set(this.#entry.page, first);
    host.replace(this.#entry, href);
    host.onPop(() => void this.#pop());
  }

  readonly read = (): RouterState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly navigate: Router['navigate'] = async (href, options) => {
    const resolved = await this.#resolve(new URL(href, this.#host.here()));
    if (resolved === null) return;
    const next = newEntry();
    const isSame = resolved.url.href === this.#host.here().href;
    if (options?.replace === true || isSame) this.#host.replace(next, resolved.url.href);
    else this.#put(next, resolved.url.href);
    this.#show(resolved.url, resolved.view, next, 'push');
  };

  readonly pushAddress = (href: string): void => {
    const url = new URL(href, this.#host.here());
    const next = newEntry(this.#entry.page);
    this.#put(next, url.href);
    this.#move(url, next, false);
  };

  readonly replaceAddress = (href: string): void => {
    const { pathname: path, search, hash, href: full } = new URL(href, this.#host.here());
    this.#host.replace(this.#entry, full);
    this.#set({ path, search, hash });
  };

  readonly pushPassing = (): void => {
    const url = this.#host.here();
    const next: HistoryEntry = { ...newEntry(this.#entry.page), passing: true };
    this.#put(next, url.href);
    this.#move(url, next, false);
  };

  // A page reached from a popup replaces its entry.
  #put(next: HistoryEntry, href: string): void {
    if (this.#entry.passing === true) this.#host.replace(next, href);
    else this.#host.push(next, href);
  }

  #set(change: Partial<RouterState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #show({ pathname: path, search, hash }: URL, view: View, next: HistoryEntry, step: RouterState['step']): void {
    this.#entry = next;
    if (view.kind === 'page') this.#cache.set(next.page, view);
    for (const old of this.#cache.keys()) if (this.#cache.size > CACHED_PAGES) this.#cache.delete(old);
    const mine = this.#load;
    const change = (): void => {
      // A newer navigation has begun.
      if (mine !== this.#load) return;
      this.#set({ path, search, hash, view, pending: false, key: next.key, step, popped: step === 'pop' });
    };
    pageChange.show(this.#state.path, path, change);
  }

  /** Another address of the same page: cancels loading. */
  #move({ pathname: path, search, hash }: URL, next: HistoryEntry, popped: boolean): void {
    this.#entry = next;
    this.#load += 1;
    this.#set({ path, search, hash, pending: false, key: next.key, step: 'address', popped });
  }

  // The newest navigation wins; late results are dropped.
  async #resolve(start: URL): Promise<{ url: URL; view: View } | null> {
    const mine = (this.#load += 1);
    this.#set({ pending: true });
    let url = start;
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      const outcome = await this.#host.open(url);
      if (mine !== this.#load) return null;
      if (outcome.kind === 'view') return { url, view: outcome.view };
      const to = new URL(outcome.to, url);
      if (to.origin !== url.origin) break;
      url = to;
    }
    this.#host.leave(url.href);
    return null;
  }

  async #pop(): Promise<void> {
    const next = this.#host.entry() ?? newEntry();
    const url = this.#host.here();
    if (next.page === this.#entry.page) return this.#move(url, next, true);
    const cached = this.#cache.get(next.page);
    if (cached !== undefined) {
      this.#load += 1;
      return this.#show(url, cached, next, 'pop');
    }
    const target = await this.#resolve(url);
    if (target !== null) this.#show(target.url, target.view, next, 'pop');
  }
}

export function createRouter(host: RouterHost, first: View): Router {
  return new HistoryRouter(host, first);
}
