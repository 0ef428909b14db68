// What moves the slide-out menu on: the end of a movement, another page, another person (spec 4).
import { limits } from '#src/domain/limits.ts';
import type { MobileNavEvent, MobileNavState } from './mobile-nav.ts';

/** Where the visitor is, and whether signed in. */
export interface NavPlace {
  readonly place: string;
  readonly isLogin: boolean;
}

/** What has happened between two looks. */
export function navEvents(before: NavPlace, now: NavPlace): readonly MobileNavEvent[] {
  return [
    ...(before.place === now.place ? [] : (['route-changed'] as const)),
    ...(before.isLogin === now.isLogin ? [] : (['login-changed'] as const)),
  ];
}

/** Calls `settled` 250 ms after a movement has begun (spec 9); answers what calls it off. */
export function settleLater(state: MobileNavState, settled: () => void): () => void {
  if (state !== 'opening' && state !== 'closing') return () => undefined;
  const timer = setTimeout(settled, limits.mobileNavCloseMs);
  return () => clearTimeout(timer);
}
