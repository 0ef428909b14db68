import { describe, expect, it } from 'vitest';
import { startWidget, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { lacksAddons } from '#src/web/guest/booking/form/BookingPanel.tsx';

const chosen: WidgetState<WireQuote> = {
  ...startWidget<WireQuote>({ course_id: 7, month: '2026-12' }),
  date: '2026-12-05',
  time: '09:00',
  pax: 2,
  pax_options: [1, 2],
  addon_options: [{ '3': [0, 1] }, { '3': [0, 1] }],
  calculation: { discount_error: null } as WireQuote,
};

describe('the add-on prompt', () => {
  it('asks a party that could have an add-on and has none', () => {
    expect(lacksAddons(chosen)).toBe(true);
    expect(lacksAddons({ ...chosen, addons: { '3': 0 } })).toBe(true);
  });

  it.each([
    ['an add-on is chosen', { addons: { '3': 1 } }],
    ['the course has none', { addon_options: [{}, {}] }],
    ['this party needs none', { addon_options: [{ '3': [0, 1] }, { '3': [0] }] }],
    ['the choice is not complete', { pax: null }],
    ['there is no price yet', { calculation: null }],
  ])('does not ask when %s', (_what, change) => {
    expect(lacksAddons({ ...chosen, ...change })).toBe(false);
  });
});
