// The browser's entry: hydrates the server's page.
import './styles/index.css';
import { startTransition } from 'react';
import { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
import { knowNames } from '#src/texts/intl.ts';
import { localeFrom } from '#src/texts/locale.ts';
import type { HostWords } from '#src/texts/translate.ts';
import { hydrateRoot } from 'react-dom/client';
import { dropWaiting } from './platform/analytics/data-layer.ts';
import { closeOnBack, followPageChanges, reloadOnStaleChunk } from './platform/router/page-changes.ts';
import { createApi } from './platform/api/api.ts';
import { browserHost, prefetchPages, reviveView } from './open-page.ts';
import { browserTransport } from './platform/api/browser-transport.ts';
import { goLive } from './platform/hydration/replay-input.ts';
import { isPagePath, listenForLinks } from './platform/router/link-clicks.ts';
import { localeCookie } from './platform/locale/locale-cookie.ts';
import type { ViewState } from './platform/router/view.ts';
import { followPaths } from './platform/router/path-history.ts';
import type { ClientSettings } from './platform/app/page-settings.ts';
import { createRouter } from './platform/router/router.ts';
import { menuPopup } from './guest/layout/mobile-nav.ts';
import { mergeOnLogin } from './guest/cards/hearts.ts';
import { loadSession } from './platform/session/session.ts';
import { LiveSite } from './Site.tsx';

/** Resolves after the first paint, so hydration never delays it. At once in a hidden tab, which never paints. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function start(): Promise<void> {
  reloadOnStaleChunk();
  const root = document.getElementById('root');
  const json = document.getElementById('state')?.textContent;
  if (root === null || json === undefined || json === null) return;
  const { settings, view, words, names } = JSON.parse(json) as {
    settings: ClientSettings;
    view: ViewState;
    words?: HostWords;
    names?: Readonly<Record<string, string>>;
  };
  if (names) knowNames(names);
  if (words) (await import('#src/texts/speak.ts')).speak(words);
  const language = words?.language ?? document.documentElement.lang.replace('-', '_');
  localeFrom(() => language);
  priceCurrencyFrom(() => settings.currency);
  const app = { api: createApi(browserTransport), settings };
  // The page's code must be loaded before hydration, or React discards the server's markup.
  const [revived] = await Promise.all([reviveView(view, location.pathname), afterPaint()]);
  const router = createRouter(browserHost(app), revived);
  startTransition(() => {
    hydrateRoot(root, <LiveSite app={app} router={router} onLive={goLive} />);
  });
  listenForLinks(isPagePath, (path) => void router.navigate(path));
  prefetchPages();
  followPageChanges(router, settings.brand.name);
  followPaths(router);
  closeOnBack(router, menuPopup);
  if (!words) document.cookie = localeCookie(language, location.protocol === 'https:');
  if (settings.analyticsIds.length === 0) dropWaiting();
  mergeOnLogin(app.api);
  await loadSession(app.api);
  if (settings.analyticsIds.length === 0) return;
  const { startAnalytics } = await import('./platform/analytics/analytics.ts');
  startAnalytics(settings.analyticsIds, router);
}

void start();
