import type { Router } from '../router/router.ts';
import { sessionState } from '../session/session.ts';
import { consentStore } from './consent-choice.ts';
import { followPages } from './follow-pages.ts';
import { loadTags, tellPlace } from './tags.ts';
import type { TagDocument } from './tags.ts';

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
    experiments: () => sessionState.read().experiments,
    start: () => loadTags(ids, browserTags()),
    place: (path) => tellPlace(browserTags().window, { origin: location.origin, path, referrer: document.referrer }),
  });
}
