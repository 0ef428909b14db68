import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navEvents, settleLater, nextMobileNav, type MobileNavEvent, type MobileNavState } from './mobile-nav.ts';

const events = ['open', 'close', 'settled', 'route-changed', 'login-changed'] as const satisfies MobileNavEvent[];

// Closed, opening, ready, closing: each with every event, in the order of `events`.
const table: Record<MobileNavState, readonly MobileNavState[]> = {
  closed: ['opening', 'closed', 'closed', 'closed', 'closed'],
  opening: ['opening', 'closing', 'ready', 'closing', 'closing'],
  ready: ['ready', 'closing', 'ready', 'closing', 'closing'],
  closing: ['opening', 'closing', 'closed', 'closing', 'closing'],
};

describe('mobile nav', () => {
  for (const [state, row] of Object.entries(table)) {
    it.each(events.map((event, index) => [event, row[index]] as const))(`${state} on %s becomes %s`, (event, next) => {
      expect(nextMobileNav(state as MobileNavState, event)).toBe(next);
    });
  }
});

describe('what moves it on', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is closed 250 ms after it began to close', () => {
    const settled = vi.fn<() => void>();
    settleLater('closing', settled);
    vi.advanceTimersByTime(249);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing while it stands still, and not after it was called off', () => {
    const settled = vi.fn<() => void>();
    settleLater('ready', settled);
    settleLater('closed', settled);
    settleLater('opening', settled)();
    vi.advanceTimersByTime(1000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('closes when the route or the login changes', () => {
    const here = { place: '/faq', isLogin: false };
    expect(navEvents(here, here)).toEqual([]);
    expect(navEvents(here, { ...here, place: '/faq?x=1' })).toEqual(['route-changed']);
    expect(navEvents(here, { ...here, isLogin: true })).toEqual(['login-changed']);
  });
});
