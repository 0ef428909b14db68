// The browser's entry: takes over the page that the server rendered.
import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dropWaiting } from './analytics/data-layer.ts';
import { closeOnBack } from './close-on-back.ts';
import { afterPaint } from './after-paint.ts';
import { createApi } from './api.ts';
import { browserHost } from './browser-host.ts';
import { browserTransport } from './browser-transport.ts';
import { goLive } from './early/catch-up.ts';
import { isKnownPath } from './known-path.ts';
import { localeCookie } from './locale/locale-cookie.ts';
import { listenForLinks } from './link-clicks.ts';
import { reviveView } from './open-page.ts';
import type { ViewState } from './view.ts';
import { followPageChanges } from './page-changes.ts';
import { followPaths } from './path-log.ts';
import type { ClientSettings } from './page-settings.ts';
import { prefetchPages } from './prefetch.ts';
import { createRouter } from './router.ts';
import { loadSession } from './session/session.ts';
import { LiveSite } from './Site.tsx';
import { reloadOnStaleChunk } from './stale-chunk.ts';

async function start(): Promise<void> {
  reloadOnStaleChunk();
  const root = document.getElementById('root');
  const json = document.getElementById('state')?.textContent;
  if (root === null || json === undefined || json === null) return;
  const { settings, view } = JSON.parse(json) as { settings: ClientSettings; view: ViewState };
  const app = { api: createApi(browserTransport), settings };
  // The code of the page in view must be there before hydration, or React would throw the server's page away.
  const [revived] = await Promise.all([reviveView(view, location.pathname), afterPaint()]);
  const router = createRouter(browserHost(app), revived);
  startTransition(() => {
    hydrateRoot(root, <LiveSite app={app} router={router} onLive={goLive} />);
  });
  listenForLinks(isKnownPath, (path) => void router.navigate(path));
  prefetchPages();
  followPageChanges(router, settings.brand.name);
  followPaths(router);
  closeOnBack(router);
  document.cookie = localeCookie(location.protocol === 'https:');
  if (settings.analyticsIds.length === 0) dropWaiting();
  await loadSession(app.api);
  if (settings.analyticsIds.length === 0) return;
  const { startAnalytics } = await import('./analytics/analytics.ts');
  startAnalytics(settings.analyticsIds, router);
}

void start();
