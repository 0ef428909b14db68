import { routeName } from '#src/contract/addresses/routes.ts';
import type { Router, RouterState } from '#src/web/platform/router/router.ts';
import { type ConsentStore, consentStore } from './consent.ts';
import { dropWaiting, record, sendWaiting, waitAgain } from './data-layer.ts';
import { sessionState } from '#src/web/platform/session/session.ts';

// Page views and page errors of a visitor who agreed, and what becomes of events that waited for the decision.

/** What reporting pages needs. `start` loads the tags; `experiments` are the variants this visitor is in. */
interface PageReports {
  readonly router: Pick<Router, 'read' | 'subscribe'>;
  readonly consent: Pick<ConsentStore, 'read' | 'subscribe'>;
  readonly experiments: () => Readonly<Record<string, string>>;
  readonly start: () => void;
  /** Told the path of each page before it is reported. */
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
 * Starts with the visitor's consent, now or later; each page is reported once, a change of its query alone not again. What
 * the page in view has recorded before follows its page view; what an earlier page recorded without an answer is dropped
 * with it, so that nothing is put down to the wrong page.
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

// The scripts of Google's tags. Called after consent and never before (docs/reference/texts.md#analytics).

/** The globals that a tag reads. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** What a page must have for a tag: a head to put a script into. */
interface TagDocument {
  readonly addScript: (src: string) => void;
  readonly window: TagWindow;
  readonly now: () => number;
}

const HOST = 'https://www.googletagmanager.com';

// Commands are `arguments` objects: the tag takes an array for something else.
function commandsInto(dataLayer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
}

/**
 * Tells the tag where the visitor is. Left to itself it would read the whole address, and the links of our mails carry
 * secrets in their query (docs/domain/bookings.md#states).
 */
export function tellPlace(
  { gtag }: TagWindow,
  place: { readonly origin: string; readonly path: string; readonly referrer: string },
): void {
  const { origin, path, referrer } = place;
  gtag?.('set', { page_location: origin + path, page_referrer: referrer.startsWith(`${origin}/`) ? '' : referrer });
}

/** Loads the tags of the given ids: measurement ids (`G-`, `GT-`) through one script, each tag manager (`GTM-`) by its own. */
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
    // Pages report themselves: the site changes pages without a new document.
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

/** Reports pages where the visitor agrees. Loaded only where the operator has set an id, and called once. */
export function startAnalytics(ids: readonly string[], router: Router): void {
  followPages({
    router,
    consent: consentStore,
    experiments: () => sessionState.getState().experiments,
    start: () => loadTags(ids, browserTags()),
    place: (path) => tellPlace(browserTags().window, { origin: location.origin, path, referrer: document.referrer }),
  });
}
