import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { createBookingStore, type OutsideEffect } from './booking-store.ts';
import type { StartChoice } from '#src/web/guest/booking/booking-course.ts';
import { followFirstChoice } from './use-booking.ts';

const answers: Record<string, object> = {
  'booking/available-date': {
    dates: ['2026-12-05'],
    days: [],
    closed: [],
    first_month: '2026-11',
    last_month: '2027-02',
  },
  'booking/available-pax': {
    data: [1, 2, 3],
    addon_options: [{ '7': [0, 1] }, { '7': [0, 1] }, { '7': [0, 1, 2] }],
    min_pax: 2,
  },
  'booking/calculate': { booking_deposit_due: 10.4, discount_error: null },
};

const twoTimes = { data: ['09:00', '14:00'], slots: [{ time: '09:00', seats_left: 3, starts_at: 'x' }], closed: null };

function store(choice: StartChoice = {}, times: object = twoTimes) {
  const asked: { name: string; input: unknown }[] = [];
  const outside: OutsideEffect[] = [];
  const api = createApi(async (name, input) => {
    asked.push({ name, input });
    return { status: 'success', ...(name === 'booking/available-time' ? times : answers[name]) };
  });
  const made = createBookingStore({
    api,
    start: { course_id: 201, month: '2026-12' },
    timeZone: 'Asia/Bangkok',
    party: choice.pax,
    outside: (effect) => void outside.push(effect),
    afterAnswer: followFirstChoice(choice),
  });
  return { made, asked, outside };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the booking at work', () => {
  it('loads times, then guests, starts at the minimum and asks for the price', async () => {
    const { made, asked } = store();
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(made.getState().departures[0]?.seats_left).toBe(3);
    expect(made.getState().state.time).toBeNull();
    made.send({ type: 'time-picked', time: '09:00' });
    await settled();
    expect(made.getState().state.pax).toBe(2);
    expect(asked.at(-1)).toEqual({
      name: 'booking/calculate',
      input: { course_id: 201, date: '2026-12-05', time: '09:00', pax: 2 },
    });
    expect(made.getState().lastQuote?.booking_deposit_due).toBe(10.4);
  });

  it('follows the choice of the address once', async () => {
    const { made } = store({ date: '2026-12-05', time: '09:00', pax: 3 });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(made.getState().state).toMatchObject({ time: '09:00', pax: 3 });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(made.getState().state.time).toBeNull();
  });

  it('takes the only time of a day by itself, with the guests of the address', async () => {
    const { made, asked } = store({ date: '2026-12-05', pax: 3 }, { data: ['09:00'], slots: [], closed: null });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(asked.at(-1)?.input).toEqual({ course_id: 201, date: '2026-12-05', time: '09:00', pax: 3 });
  });

  it('keeps the guests that a price was asked for when another date is chosen', async () => {
    const { made } = store({ date: '2026-12-05' }, { data: ['09:00'], slots: [], closed: null });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(made.getState().state.pax).toBe(2);
    made.send({ type: 'pax-picked', pax: 1 });
    await settled();
    made.send({ type: 'date-picked', date: '2026-12-06' });
    await settled();
    expect(made.getState().state).toMatchObject({ date: '2026-12-06', time: '09:00', pax: 1 });
  });

  it('starts at the minimum where the party of the address does not fit', async () => {
    const { made } = store({ date: '2026-12-05', time: '14:00', pax: 9 });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    expect(made.getState().state).toMatchObject({ time: '14:00', pax: 2 });
  });

  it('asks for the prices of the party that has been named', async () => {
    const { made, asked } = store();
    const month = { course_id: 201, month: '2026-12' };
    const monthAfter = async (pax?: number) => {
      if (pax !== undefined) made.send({ type: 'pax-picked', pax });
      made.send({ type: 'month-shown', month: '2026-12' });
      await settled();
      return asked.at(-1)?.input;
    };
    expect(await monthAfter()).toEqual(month);
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    made.send({ type: 'time-picked', time: '09:00' });
    await settled();
    // The departure's minimum is no chosen party.
    expect(await monthAfter()).toEqual(month);
    expect(await monthAfter(3)).toEqual({ ...month, pax: 3 });
    expect(await monthAfter(2)).toEqual(month);
  });

  it('keeps the last price while another date is chosen', async () => {
    const { made } = store({ date: '2026-12-05', time: '09:00' });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    made.send({ type: 'date-picked', date: '2026-12-06' });
    expect(made.getState().state.calculation).toBeNull();
    expect(made.getState().lastQuote).not.toBeNull();
  });

  it('reports add-to-cart before it goes to checkout', async () => {
    const { made, outside } = store({ date: '2026-12-05', time: '09:00' });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    made.send({ type: 'submitted', is_routed: true });
    expect(outside.map(({ type }) => type)).toEqual(['add-to-cart', 'go-to-checkout']);
  });

  it('asks for what is missing in order, in the words of the specification', async () => {
    const { made, outside } = store();
    made.send({ type: 'submitted', is_routed: true });
    expect(made.getState().state.errors).toMatchObject({ date: 'date-select', time: null, pax: null });
    made.send({ type: 'date-picked', date: '2026-12-05' });
    await settled();
    made.send({ type: 'submitted', is_routed: true });
    expect(made.getState().state.errors).toMatchObject({ date: null, time: 'time-missing' });
    expect(outside).toEqual([]);
  });
});
