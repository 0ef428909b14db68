// The state of the slide-out menu: one for the page, so that the browser's Back can close it too.
import { nextMobileNav } from './mobile-nav.ts';
import type { MobileNavEvent, MobileNavState } from './mobile-nav.ts';

let state: MobileNavState = 'closed';
const listeners = new Set<() => void>();

/** Reading, following and moving on the menu (spec 4). */
export const mobileNav = {
  read: (): MobileNavState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  send: (event: MobileNavEvent): void => {
    const next = nextMobileNav(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
};

/** True while the menu is to be seen or on its way in. */
export function isNavOpen(now: MobileNavState): boolean {
  return now === 'opening' || now === 'ready';
}
