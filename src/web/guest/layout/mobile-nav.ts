// The slide-out menu's states: closed, opening, ready, closing (docs/reference/design.md#small-menu). Closes on route or login
// change.
import { limits } from '#src/domain/limits.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from '#src/web/platform/session/session.ts';

export type MobileNavState = 'closed' | 'opening' | 'ready' | 'closing';

/** `settled` ends a movement (250 ms when closing). */
export type MobileNavEvent = 'open' | 'close' | 'settled' | 'route-changed' | 'login-changed';

const transitions: Record<MobileNavState, Partial<Record<MobileNavEvent, MobileNavState>>> = {
  closed: { open: 'opening' },
  opening: { settled: 'ready', close: 'closing', 'route-changed': 'closing', 'login-changed': 'closing' },
  ready: { close: 'closing', 'route-changed': 'closing', 'login-changed': 'closing' },
  closing: { settled: 'closed', open: 'opening' },
};

export function nextMobileNav(state: MobileNavState, event: MobileNavEvent): MobileNavState {
  return transitions[state][event] ?? state;
}

// One state per page, so browser Back can close the menu.

const store = createStore<MobileNavState>(() => 'closed');

export const mobileNav = {
  ...store,
  send: (event: MobileNavEvent): void => store.setState((state) => nextMobileNav(state, event), true),
};

export function isNavOpen(now: MobileNavState): boolean {
  return now === 'opening' || now === 'ready';
}

export const menuPopup = {
  getState: () => ({ name: isNavOpen(store.getState()) ? 'menu' : null }),
  subscribe: store.subscribe,
  close: () => mobileNav.send('close'),
};

// Events from navigation and login (docs/reference/design.md#small-menu).

interface NavState {
  readonly place: string;
  readonly isLogin: boolean;
}

export function navEvents(before: NavState, now: NavState): readonly MobileNavEvent[] {
  return [
    ...(before.place === now.place ? [] : (['route-changed'] as const)),
    ...(before.isLogin === now.isLogin ? [] : (['login-changed'] as const)),
  ];
}

/** Calls `settled` 250 ms after a movement begins (docs/reference/limits.md); returns the cancel function. */
export function settleLater(state: MobileNavState, settled: () => void): () => void {
  if (state !== 'opening' && state !== 'closing') return () => undefined;
  const timer = setTimeout(settled, limits.mobileNavCloseMs);
  return () => clearTimeout(timer);
}

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
