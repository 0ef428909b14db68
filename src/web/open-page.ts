import type { App } from './platform/app/app-context.tsx';
import { pageOf } from './routes.tsx';
import type { HistoryEntry, RouterHost } from './platform/router/router.ts';
import type { Head } from './platform/router/head.ts';
import { ErrorPage } from './guest/error/ErrorPage.tsx';
import { t } from './guest/texts.ts';
import type { PageForm } from './platform/app/page-form.ts';
import type { AnyPage, PageMatch, PageInput, PageResult } from './platform/router/page.ts';
import type { PageOutcome, View, ViewState } from './platform/router/view.ts';

function isEntry(value: unknown): value is HistoryEntry {
  return typeof value === 'object' && value !== null && 'key' in value && 'page' in value;
}

export function browserHost(app: App): RouterHost {
  return {
    open: (url) => openPage(url, app, location.origin),
    here: () => new URL(location.href),
    entry: () => (isEntry(history.state) ? history.state : null),
    push: (entry, href) => history.pushState(entry, '', href),
    replace: (entry, href) => history.replaceState(entry, '', href),
    onPop: (listener) => window.addEventListener('popstate', listener),
    leave: (href) => location.assign(href),
  };
}

/** Loads a page's code when pointer or focus reaches its link. No data, so the server is not asked before the click. */
export function prefetchPages(): void {
  const prefetched = new Set<string>();
  const onPoint = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const { pathname } = link;
    if (prefetched.has(pathname)) return;
    prefetched.add(pathname);
    // The click loads the code again, so this failure does not matter.
    pageOf(pathname)
      .then((match) => match?.entry.module())
      .catch(() => prefetched.delete(pathname));
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint);
}

// Opens an address, on server and browser alike.

/** The error page ("Something wrong"), for a failed call or a bug. */
export function failureView(place: string, status: number, reference: string | null): View {
  const head: Head = { title: t('error.title'), robots: 'noindex' };
  return { kind: 'failed', match: null, place, data: { reference }, head, status, Page: ErrorPage };
}

async function missing(input: PageInput, what: 'city' | 'page'): Promise<View> {
  const { loadNotFound, NotFoundPage } = await import('./guest/error/missing.tsx');
  const data = await loadNotFound(input, what);
  // The 404 page's title is the product name.
  const head: Head = { title: input.settings.brand.name, robots: 'noindex' };
  return { kind: 'missing', match: null, place: input.url.pathname, data, head, status: 404, Page: NotFoundPage };
}

async function viewOf(
  result: PageResult<never>,
  page: AnyPage,
  match: PageMatch,
  input: PageInput,
): Promise<PageOutcome> {
  const place = input.url.pathname;
  if (result.kind === 'redirect') return result;
  if (result.kind === 'missing') return { kind: 'view', view: await missing(input, result.what) };
  if (result.kind === 'failed') return { kind: 'view', view: failureView(place, result.status, result.reference) };
  const { data, head, status = 200 } = result;
  return { kind: 'view', view: { kind: 'page', match, place, data, head, status, Page: page.Page } };
}

/** Finds the page, loads code and data. Never throws: a bug shows the error page. */
export async function openPage(url: URL, app: App, origin: string, form?: PageForm): Promise<PageOutcome> {
  const input: PageInput = { ...app, origin, params: {}, url, form };
  try {
    const match = await pageOf(url.pathname);
    if (match === null) return { kind: 'view', view: await missing(input, 'page') };
    const page = await match.entry.module();
    const pageInput = { ...input, params: match.params };
    return await viewOf(await page.load(pageInput), page, match, pageInput);
  } catch (error) {
    return { kind: 'view', view: failureView(url.pathname, 500, null), error };
  }
}

/** Adds the component to a page loaded by the server. */
export async function reviveView(state: ViewState, path: string): Promise<View> {
  if (state.kind === 'missing') {
    const { NotFoundPage } = await import('./guest/error/missing.tsx');
    return { ...state, match: null, Page: NotFoundPage };
  }
  const match = await pageOf(path);
  if (state.kind === 'failed' || match === null) return { ...state, match: null, Page: ErrorPage };
  return { ...state, match, Page: (await match.entry.module()).Page };
}
