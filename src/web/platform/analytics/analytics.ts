import { routeName } from '#src/contract/addresses/routes.ts';
import type { Router, RouterState } from '#src/web/platform/router/router.ts';
import { type ConsentStore, consentStore } from './consent.ts';
import { dropWaiting, record, sendWaiting, waitAgain } from './data-layer.ts';
import { sessionState } from '#src/web/platform/session/session.ts';

// Page views and page errors after consent, and events that wait for it.

interface PageReports {
  readonly router: Pick<Router, 'read' | 'subscribe'>;
  readonly consent: Pick<ConsentStore, 'read' | 'subscribe'>;
  readonly experiments: () => Readonly<Record<string, string>>;
  readonly start: () => void;
  readonly place: (path: string) => void;
}

function report({ path, view }: RouterState, experiments: Readonly<Record<string, string>>): void {
  const variants = Object.entries(experiments).map(([name, variant]) => `${name}:${variant}`);
  record({
    event: 'page_view',
    page_path: path,
    page_title: view.head.title,
    page_route: view.match === null ? '' : routeName(view.match.name),
    experiments: variants.join(','),
  });
  if (view.kind !== 'page') record({ event: 'page_error', status: view.status });
}

/**
 * Starts with consent; reports each page once, ignoring queries. Waiting events follow their page's view; those of
 * earlier pages are dropped.
 */
export function followPages({ router, consent, experiments, start, place }: PageReports): void {
  let reported: string | null = null;
  let seen = router.read().view.place;
  const look = (): void => {
    const answer = consent.read();
    const state = router.read();
    if (answer === 'denied') return dropWaiting();
    if (answer === null) {
      const isNew = !state.pending && state.view.place !== seen;
      if (isNew) dropWaiting();
      seen = state.view.place;
      return waitAgain();
    }
    if (state.pending || state.view.place === reported) return;
    reported = state.view.place;
    start();
    place(state.path);
    report(state, experiments());
    sendWaiting();
  };
  look();
  consent.subscribe(look);
  router.subscribe(look);
}

// Google's tag scripts, loaded only after consent (docs/reference/texts.md#analytics).

interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

interface TagDocument {
  readonly addScript: (src: string) => void;
  readonly window: TagWindow;
  readonly now: () => number;
}

const HOST = 'https://www.googletagmanager.com';

// Commands must be `arguments` objects: the tag treats arrays differently.
function commandsInto(dataLayer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
}

/**
 * Sets the tag's location: it would read the whole address, and email links have tokens in their query
 * (docs/domain/bookings.md#states).
 */
export function tellPlace(
  { gtag }: TagWindow,
  place: { readonly origin: string; readonly path: string; readonly referrer: string },
): void {
  const { origin, path, referrer } = place;
  gtag?.('set', { page_location: origin + path, page_referrer: referrer.startsWith(`${origin}/`) ? '' : referrer });
}

/** Measurement ids (`G-`, `GT-`) share one script; each tag manager (`GTM-`) has its own. */
export function loadTags(ids: readonly string[], page: TagDocument): void {
  const { window } = page;
  if (ids.length === 0 || window.dataLayer !== undefined) return;
  window.dataLayer = [];
  const managers = ids.filter((id) => id.startsWith('GTM-'));
  const measured = ids.filter((id) => !id.startsWith('GTM-'));
  const [first] = measured;
  if (first !== undefined) {
    window.gtag = commandsInto(window.dataLayer);
    window.gtag('js', new Date(page.now()));
    // Pages report themselves: navigation keeps the document.
    for (const id of measured) window.gtag('config', id, { send_page_view: false });
    page.addScript(`${HOST}/gtag/js?id=${first}`);
  }
  for (const id of managers) {
    window.dataLayer.push({ 'gtm.start': page.now(), event: 'gtm.js' });
    page.addScript(`${HOST}/gtm.js?id=${id}`);
  }
}

function browserTags(): TagDocument {
  return {
    addScript: (src) =>
      void document.head.append(Object.assign(document.createElement('script'), { src, async: true })),
    window: window as unknown as TagDocument['window'],
    now: () => Date.now(),
  };
}

export function startAnalytics(ids: readonly string[], router: Router): void {
  followPages({
    router,
    consent: consentStore,
    experiments: () => sessionState.getState().experiments,
    start: () => loadTags(ids, browserTags()),
    place: (path) => tellPlace(browserTags().window, { origin: location.origin, path, referrer: document.referrer }),
  });
}
