// The slide-out menu's four states (spec 4): closed, opening, ready, closing. It closes on route or login change.

/** Where the menu is in its movement. */
export type MobileNavState = 'closed' | 'opening' | 'ready' | 'closing';

/** What happens to it: `settled` is the end of a movement (250 ms when closing). */
export type MobileNavEvent = 'open' | 'close' | 'settled' | 'route-changed' | 'login-changed';

const transitions: Record<MobileNavState, Partial<Record<MobileNavEvent, MobileNavState>>> = {
  closed: { open: 'opening' },
  opening: { settled: 'ready', close: 'closing', 'route-changed': 'closing', 'login-changed': 'closing' },
  ready: { close: 'closing', 'route-changed': 'closing', 'login-changed': 'closing' },
  closing: { settled: 'closed', open: 'opening' },
};

/** The next state; an event that means nothing in a state leaves it. */
export function nextMobileNav(state: MobileNavState, event: MobileNavEvent): MobileNavState {
  return transitions[state][event] ?? state;
}
