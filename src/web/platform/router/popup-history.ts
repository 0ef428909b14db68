// Closes a popup on the browser's Back: an open popup has a history entry of its own.
import type { Router } from './router.ts';
import { closePopup, popupState } from '#src/web/ui/popup/popup.ts';

/** The part of the popup store that is followed. */
export interface FollowedPopups {
  readonly getState: () => { readonly name: string | null };
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => unknown;
}

/** What it needs besides the router: `back` as the browser's button, `later` after what is running now. */
interface PopupHistoryHost {
  readonly back: () => void;
  readonly later: (run: () => void) => void;
  /** Popups that keep their own steps in history. */
  readonly isSelfKept: (name: string) => boolean;
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
    if (before === null && openName !== null && !host.isSelfKept(openName)) return push();
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
    // A locked popup stays (docs/looks.md#popups), and Back is there for when it is unlocked.
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
    isSelfKept: (name: string) => name === 'booking-flow',
  };
  const leavePopups = followPopups(router, { ...popupState, close: () => closePopup() }, host);
  const leaveMenu = followPopups(router, menu, host);
  return () => {
    leavePopups();
    leaveMenu();
  };
}
