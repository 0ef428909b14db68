// Page views and page errors of a visitor who agreed, and what becomes of events that waited for the decision.
import { routeName } from '#src/contract/routes.ts';
import type { Router, RouterState } from '../router/router.ts';
import type { ConsentStore } from './consent.ts';
import { dropWaiting, record, sendWaiting, waitAgain } from './data-layer.ts';

/** What reporting pages needs. `start` loads the tags; `experiments` are the variants this visitor is in. */
export interface PageReports {
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
    page_route: view.route === null ? '' : routeName(view.route),
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
