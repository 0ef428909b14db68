// Page views and page errors of a visitor who agreed.
import type { Router, RouterState } from '../router.ts';
import type { ConsentStore } from './consent.ts';
import { record } from './data-layer.ts';

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
  record({ event: 'page_view', page_path: path, page_title: view.head.title, experiments: variants.join(',') });
  if (view.kind !== 'page') record({ event: 'page_error', status: view.status });
}

/** Starts with the visitor's consent, now or later; each page is reported once, a change of its query alone not again. */
export function followPages({ router, consent, experiments, start, place }: PageReports): void {
  let reported: string | null = null;
  const look = (): void => {
    if (consent.read() !== 'granted') return;
    const state = router.read();
    if (state.pending || state.view.place === reported) return;
    reported = state.view.place;
    start();
    place(state.path);
    report(state, experiments());
  };
  look();
  consent.subscribe(look);
  router.subscribe(look);
}
