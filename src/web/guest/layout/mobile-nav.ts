// The slide-out menu's four states (docs/reference/design.md#small-menu): closed, opening, ready, closing. It closes on route or login change.
import { limits } from '#src/domain/limits.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from '#src/web/platform/session/session.ts';

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

// The state of the slide-out menu: one for the page, so that the browser's Back can close it too.

const store = createStore<MobileNavState>(() => 'closed');

/** Reading, following and moving on the menu (docs/reference/design.md#small-menu). */
export const mobileNav = {
  ...store,
  send: (event: MobileNavEvent): void => store.setState((state) => nextMobileNav(state, event), true),
};

/** True while the menu is open or opening. */
export function isNavOpen(now: MobileNavState): boolean {
  return now === 'opening' || now === 'ready';
}

/** The menu as a popup, for the browser's Back. */
export const menuPopup = {
  getState: () => ({ name: isNavOpen(store.getState()) ? 'menu' : null }),
  subscribe: store.subscribe,
  close: () => mobileNav.send('close'),
};

// What moves the slide-out menu on: the end of a movement, another page, another person (docs/reference/design.md#small-menu).

/** Where the visitor is, and whether signed in. */
interface NavState {
  readonly place: string;
  readonly isLogin: boolean;
}

/** What has happened between two looks. */
export function navEvents(before: NavState, now: NavState): readonly MobileNavEvent[] {
  return [
    ...(before.place === now.place ? [] : (['route-changed'] as const)),
    ...(before.isLogin === now.isLogin ? [] : (['login-changed'] as const)),
  ];
}

/** Calls `settled` 250 ms after a movement has begun (docs/reference/limits.md); answers what calls it off. */
export function settleLater(state: MobileNavState, settled: () => void): () => void {
  if (state !== 'opening' && state !== 'closing') return () => undefined;
  const timer = setTimeout(settled, limits.mobileNavCloseMs);
  return () => clearTimeout(timer);
}

/** The state of the slide-out menu, with its timers and the events that close it. */
export function useMobileNav(): {
  readonly state: MobileNavState;
  readonly open: () => void;
  readonly close: () => void;
} {
  const state = useStore(store);
  const { path, search } = useNavigation();
  const { isLogin } = useSession();
  const place = path + search;
  const before = useRef({ place, isLogin });

  useEffect(() => {
    const now = { place, isLogin };
    for (const event of navEvents(before.current, now)) mobileNav.send(event);
    before.current = now;
  }, [place, isLogin]);

  useEffect(() => {
    document.documentElement.dataset['nav'] = state;
    return settleLater(state, () => mobileNav.send('settled'));
  }, [state]);

  return { state, open: () => mobileNav.send('open'), close: () => mobileNav.send('close') };
}
