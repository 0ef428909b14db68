import type { App } from './app-context.tsx';
import { openPage } from './open-page.ts';
import type { HistoryEntry, RouterHost } from './router.ts';

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
