import { useEffect, useReducer, useRef } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useNavigation } from '../navigation.tsx';
import { useSession } from '../session/session.ts';
import { nextMobileNav } from './mobile-nav.ts';
import type { MobileNavState } from './mobile-nav.ts';

/** The state of the slide-out menu, with its timers and the events that close it. */
export function useMobileNav(): {
  readonly state: MobileNavState;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [state, send] = useReducer(nextMobileNav, 'closed');
  const { path, search } = useNavigation();
  const { isLogin } = useSession();
  const place = path + search;
  const before = useRef({ place, isLogin });

  useEffect(() => {
    if (before.current.place !== place) send('route-changed');
    if (before.current.isLogin !== isLogin) send('login-changed');
    before.current = { place, isLogin };
  }, [place, isLogin]);

  useEffect(() => {
    document.documentElement.dataset['nav'] = state;
    if (state !== 'opening' && state !== 'closing') return;
    const timer = setTimeout(() => send('settled'), limits.mobileNavCloseMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, open: () => send('open'), close: () => send('close') };
}
