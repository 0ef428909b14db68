import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigation } from '../router/navigation.tsx';
import { useSession } from '../session/session.ts';
import { mobileNav } from './mobile-nav-store.ts';
import { navEvents, settleLater } from './mobile-nav-events.ts';
import type { MobileNavState } from './mobile-nav.ts';

/** The state of the slide-out menu, with its timers and the events that close it. */
export function useMobileNav(): {
  readonly state: MobileNavState;
  readonly open: () => void;
  readonly close: () => void;
} {
  const state = useSyncExternalStore<MobileNavState>(mobileNav.subscribe, mobileNav.read, () => 'closed');
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
