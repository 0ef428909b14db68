import type { App } from './platform/app/app-context.tsx';
import { openPage } from './open-page.ts';
import { pageOf } from './routes.tsx';
import type { HistoryEntry, RouterHost } from './platform/router/router.ts';

function isEntry(value: unknown): value is HistoryEntry {
  return typeof value === 'object' && value !== null && 'key' in value && 'page' in value;
}

/** The browser as the router sees it. */
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

/**
 * Fetches the code of a page when the pointer comes over a link to it or the keyboard reaches it: code only, no data, so
 * that nothing is asked of the server for a link that is not followed.
 */
export function prefetchPages(): void {
  const known = new Set<string>();
  const onPoint = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const { pathname } = link;
    if (known.has(pathname)) return;
    known.add(pathname);
    // Without it the click fetches the code itself, so a failure here means nothing.
    pageOf(pathname)
      .then((found) => found?.entry.module())
      .catch(() => known.delete(pathname));
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint);
}
