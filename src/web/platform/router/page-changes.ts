// Title, scroll and focus on a page change, which a browser handles itself on a new document.
import { applyHead } from './apply-head.ts';
import type { Router } from './router.ts';

const KEY = 'reloaded-for';

/**
 * A page's script that is gone (a new version was installed) reloads the page (a failed chunk load reloads).
 * Once per address: if it is still missing then, the error page shows instead of a loop. Without a connection nothing is
 * gone: a reload would only lose the page.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine === false || sessionStorage.getItem(KEY) === location.href) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, location.href);
    location.reload();
  });
}

const STORE = 'scroll-positions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    // A broken store only costs the remembered positions.
    return {};
  }
}

function moveTo(hash: string, remembered: number | undefined): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Follows the router: sets the head, restores or resets the scroll, moves focus to the new page. */
export function followPageChanges(router: Router, brand: string): void {
  const positions = readPositions();
  let current = router.read();
  window.history.scrollRestoration = 'manual';
  if (positions[current.key] !== undefined || location.hash !== '') moveTo(location.hash, positions[current.key]);
  window.addEventListener('pagehide', () => {
    positions[current.key] = window.scrollY;
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions));
    } catch {
      // See readPositions.
    }
  });
  router.subscribe(() => {
    const next = router.read();
    if (next.key === current.key) return;
    const before = current;
    current = next;
    positions[before.key] = window.scrollY;
    if (next.step === 'address') return;
    applyHead(next.view.head, brand);
    const remembered = next.step === 'pop' ? positions[next.key] : undefined;
    // After React has drawn the new page: its heights decide where to scroll.
    requestAnimationFrame(() => {
      moveTo(next.hash, remembered);
      if (before.view.place !== next.view.place) document.getElementById('main')?.focus({ preventScroll: true });
    });
  });
}
