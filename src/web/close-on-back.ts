import { isNavOpen, mobileNav } from './layout/mobile-nav-store.ts';
import { followPopups } from './popup-history.ts';
import type { Router } from './router.ts';
import { closePopup, popupState } from './ui/popup.ts';

/** Lets the browser's Back close popups and the slide-out menu (visual rule 14). Called once, by the browser entry. */
export function closeOnBack(router: Router): void {
  const host = {
    back: () => window.history.back(),
    later: (run: () => void) => void setTimeout(run),
    // The booking flow has stages, each with an entry of its own.
    isSelfKept: (name: string) => name === 'booking-flow',
  };
  followPopups(router, { ...popupState, close: () => closePopup() }, host);
  const menu = {
    read: () => ({ name: isNavOpen(mobileNav.read()) ? 'menu' : null }),
    subscribe: mobileNav.subscribe,
    close: () => mobileNav.send('close'),
  };
  followPopups(router, menu, host);
}
