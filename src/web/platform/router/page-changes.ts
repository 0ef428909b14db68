// Title, scroll and focus after navigation, which a browser handles itself for a new document.
import { applyHead } from './head.ts';
import { pageChange, type Router } from './router.ts';
import { closePopup, popupState } from '#src/web/ui/popup/popup.ts';

const KEY = 'reloaded-for';

/**
 * Reloads when a deployment removed a chunk, once per address, then shows the error page. Not offline, which would lose
 * the page.
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
    // Unreadable storage only costs the positions.
    return {};
  }
}

function moveTo(hash: string, remembered: number | undefined): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

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
      // Unreadable storage costs only the positions.
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
    // After React's render: the new heights decide the scroll position.
    pageChange.afterRender(() => {
      moveTo(next.hash, remembered);
      if (before.view.place !== next.view.place) document.getElementById('main')?.focus({ preventScroll: true });
    });
  });
}

// Browser Back closes a popup, which has a history entry.

interface FollowedPopups {
  readonly getState: () => { readonly name: string | null };
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => unknown;
}

/** `back` is the browser's button; `later` runs after the current task. */
interface PopupHistoryHost {
  readonly back: () => void;
  readonly later: (run: () => void) => void;
  readonly ownsHistory: (name: string) => boolean;
}

type Routes = Pick<Router, 'read' | 'subscribe' | 'pushPassing'>;

export function followPopups(router: Routes, popups: FollowedPopups, host: PopupHistoryHost): () => void {
  let openName = popups.getState().name;
  let entry: string | null = null;
  let place = '';
  const push = (): void => {
    router.pushPassing();
    const { key, view } = router.read();
    entry = key;
    place = view.place;
  };
  const leavePopups = popups.subscribe(() => {
    const before = openName;
    openName = popups.getState().name;
    if (before === null && openName !== null && !host.ownsHistory(openName)) return push();
    if (openName !== null || entry === null) return;
    const mine = entry;
    entry = null;
    // A link in a popup closes it: the new page replaces its entry.
    host.later(() => {
      const { key, pending } = router.read();
      if (key === mine && !pending) host.back();
    });
  });
  const leaveRouter = router.subscribe(() => {
    const { key, popped, view } = router.read();
    if (entry === null || key === entry) return;
    entry = null;
    // Another query of the same page, in a popup that stays open: filters.
    if (!popped && view.place === place) return push();
    popups.close();
    // A locked popup stays (docs/reference/design.md#popups), and its entry is kept.
    if (popups.getState().name !== null && view.place === place) push();
  });
  return () => {
    leavePopups();
    leaveRouter();
  };
}

/** Browser Back closes popups and the slide-out menu. Returns the cleanup. */
export function closeOnBack(router: Router, menu: FollowedPopups): () => void {
  const host = {
    back: () => window.history.back(),
    later: (run: () => void) => void setTimeout(run),
    // The booking flow has an entry per stage.
    ownsHistory: (name: string) => name === 'booking-flow',
  };
  const leavePopups = followPopups(router, { ...popupState, close: () => closePopup() }, host);
  const leaveMenu = followPopups(router, menu, host);
  return () => {
    leavePopups();
    leaveMenu();
  };
}
