import { expect, it } from 'vitest';
import { startWidget } from './widget-state.ts';

it('starts with every field of the booking state', () => {
  expect(startWidget({ course_id: 7, month: '2026-12', variation: 2 })).toMatchObject({
    course_id: 7,
    variation: 2,
    month: '2026-12',
    date: null,
    time: null,
    pax: null,
    dates: [],
    times: [],
    pax_options: [],
    coupon: '',
    coupon_code: '',
    addons: {},
    preselected: {},
    is_preselecting: false,
    errors: { date: null, time: null, pax: null, options: false },
    is_payment_loading: false,
    is_discount_open: false,
    calculation: null,
  });
});
