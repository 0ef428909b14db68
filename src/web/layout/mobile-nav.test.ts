import { describe, expect, it } from 'vitest';
import { nextMobileNav } from './mobile-nav.ts';
import type { MobileNavEvent, MobileNavState } from './mobile-nav.ts';

const events = ['open', 'close', 'settled', 'route-changed', 'login-changed'] as const satisfies MobileNavEvent[];

// spec 4: closed, opening, ready, closing; every state against every event, in the order of `events`.
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
