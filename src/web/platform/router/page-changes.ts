// Title, scroll and focus on a page change, which a browser handles itself on a new document.
import { applyHead } from './head.ts';
import type { Router } from './router.ts';
import { closePopup, popupState } from '#src/web/ui/popup/popup.ts';

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

// Closes a popup on the browser's Back: an open popup has a history entry of its own.

/** The part of the popup store that is followed. */
interface FollowedPopups {
  readonly getState: () => { readonly name: string | null };
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => unknown;
}

/** What it needs besides the router: `back` as the browser's button, `later` after what is running now. */
interface PopupHistoryHost {
  readonly back: () => void;
  readonly later: (run: () => void) => void;
  /** Popups that keep their own steps in history. */
  readonly ownsHistory: (name: string) => boolean;
}

type Routes = Pick<Router, 'read' | 'subscribe' | 'pushPassing'>;

/** Starts following; what it answers ends it. */
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
    // A line that was chosen closes the popup and goes on: the new page then takes the entry's place.
    host.later(() => {
      const { key, pending } = router.read();
      if (key === mine && !pending) host.back();
    });
  });
  const leaveRouter = router.subscribe(() => {
    const { key, popped, view } = router.read();
    if (entry === null || key === entry) return;
    entry = null;
    // Another address of the same page, chosen in a popup that stays open: filters.
    if (!popped && view.place === place) return push();
    popups.close();
    // A locked popup stays (docs/reference/design.md#popups), and Back is there for when it is unlocked.
    if (popups.getState().name !== null && view.place === place) push();
  });
  return () => {
    leavePopups();
    leaveRouter();
  };
}

/**
 * Lets the browser's Back close popups and the slide-out menu, from the browser's entry on.
 * @returns what ends it
 */
export function closeOnBack(router: Router, menu: FollowedPopups): () => void {
  const host = {
    back: () => window.history.back(),
    later: (run: () => void) => void setTimeout(run),
    // The booking flow has stages, each with an entry of its own.
    ownsHistory: (name: string) => name === 'booking-flow',
  };
  const leavePopups = followPopups(router, { ...popupState, close: () => closePopup() }, host);
  const leaveMenu = followPopups(router, menu, host);
  return () => {
    leavePopups();
    leaveMenu();
  };
}
