import { describe, expect, it } from 'vitest';
import { guestWithPrice, scriptedGuest } from '#tests/support/booking/scripted-guest.ts';

describe('the form chain', () => {
  it('a month loads its dates', () => {
    const one = scriptedGuest();
    const { effects } = one.send({ type: 'month-shown', month: '2027-01' });
    expect(effects).toEqual([{ type: 'load-dates', request: 1, course_id: 7, month: '2027-01' }]);
    expect(one.send({ type: 'dates-loaded', request: 1, dates: ['2027-01-02'] }).state.dates).toEqual(['2027-01-02']);
  });

  it('a date loads times and clears time, pax, calculation and add-ons', () => {
    const one = guestWithPrice();
    one.send({ type: 'addons-changed', addons: { '3': 1 } });
    one.answer(6);
    const { state, effects } = one.send({ type: 'date-picked', date: '2026-12-06' });
    expect(state).toMatchObject({
      date: '2026-12-06',
      time: null,
      pax: null,
      calculation: null,
      addons: {},
      times: [],
    });
    expect(effects).toMatchObject([{ type: 'load-times', course_id: 7, date: '2026-12-06' }]);
  });

  it('a time loads the guest numbers and clears pax, calculation and add-ons', () => {
    const one = guestWithPrice();
    const { state, effects } = one.send({ type: 'time-picked', time: '14:00' });
    expect(state).toMatchObject({ date: '2026-12-05', time: '14:00', pax: null, calculation: null, addons: {} });
    expect(effects).toMatchObject([{ type: 'load-pax', course_id: 7, date: '2026-12-05', time: '14:00' }]);
  });

  it('guests and add-ons each calculate, without add-ons of count 0', () => {
    const one = scriptedGuest();
    one.pickDate();
    one.pickTime();
    const choice = { course_id: 7, date: '2026-12-05', time: '09:00', pax: 3 };
    expect(one.send({ type: 'pax-picked', pax: 3 }).effects).toMatchObject([{ type: 'calculate', choice }]);
    const { effects } = one.send({ type: 'addons-changed', addons: { '3': 2, '4': 0 } });
    expect(effects).toMatchObject([{ type: 'calculate', choice: { ...choice, addons: [{ id: 3, count: 2 }] } }]);
  });

  it('does not calculate before all three are chosen', () => {
    const one = scriptedGuest();
    one.pickDate();
    expect(one.send({ type: 'addons-changed', addons: { '3': 1 } }).effects).toEqual([]);
    expect(one.send({ type: 'pax-picked', pax: 1 }).state.pax).toBeNull();
    expect(scriptedGuest().send({ type: 'time-picked', time: '09:00' }).effects).toEqual([]);
  });

  it('drops answers to older questions', () => {
    const one = scriptedGuest();
    one.send({ type: 'date-picked', date: '2026-12-05' }, { type: 'date-picked', date: '2026-12-06' });
    expect(one.send({ type: 'times-loaded', request: 1, times: ['09:00'] }).state.times).toEqual([]);
    expect(one.send({ type: 'times-loaded', request: 2, times: ['10:00'] }).state.times).toEqual(['10:00']);
    expect(one.send({ type: 'times-loaded', request: 2, times: ['11:00'] }).state.times).toEqual(['10:00']);
  });

  it('drops a price that arrives after another date was picked', () => {
    const one = guestWithPrice();
    one.send({ type: 'pax-picked', pax: 3 });
    const late = one.request();
    one.send({ type: 'date-picked', date: '2026-12-06' });
    const calculation = { booking_deposit_due: 1, discount_error: null };
    expect(one.send({ type: 'calculated', request: late, calculation }).state.calculation).toBeNull();
  });

  it.each([
    ['past-month', 'date-past'],
    ['anything else', 'date-failed'],
  ])('dates that fail with %s show %s and are reported', (message, error) => {
    const one = scriptedGuest();
    one.send({ type: 'month-shown', month: '2020-01' });
    const { state, effects } = one.send({ type: 'dates-failed', request: one.request(), message });
    expect([state.errors.date, effects]).toEqual([error, [{ type: 'report-error', error }]]);
  });

  it('times and guests that fail say so', () => {
    const one = scriptedGuest();
    one.send({ type: 'date-picked', date: '2026-12-05' });
    expect(one.send({ type: 'times-failed', request: one.request() }).state.errors.time).toBe('time-failed');
    one.send({ type: 'time-picked', time: '09:00' });
    expect(one.send({ type: 'pax-failed', request: one.request() }).state.errors.pax).toBe('pax-failed');
  });

  it('a date before the first one is corona-time and loads nothing', () => {
    const one = scriptedGuest();
    const { state, effects } = one.send({ type: 'date-picked', date: '2020-04-30' });
    expect([state.errors.date, state.date, effects]).toEqual(['corona-time', null, []]);
    expect(one.send({ type: 'date-picked', date: '2020-05-01' }).state.errors.date).toBeNull();
  });
});

describe('add-ons', () => {
  const preselected = { '3': 1, '4': 0 };

  it('preselected ones come back after a clearing and go to their highest option', () => {
    const one = scriptedGuest({ preselected, is_preselecting: true });
    expect(one.state().addons).toEqual(preselected);
    one.pickDate();
    expect(one.state().addons).toEqual(preselected);
    one.pickTime();
    expect(one.send({ type: 'pax-picked', pax: 3 }).state.addons).toEqual({ '3': 2, '4': 0 });
    expect(one.send({ type: 'time-picked', time: '14:00' }).state.addons).toEqual(preselected);
  });

  it('without the flag, chosen ones stay, lowered to what the party can have', () => {
    const one = guestWithPrice({ preselected });
    one.send({ type: 'pax-picked', pax: 3 }, { type: 'addons-changed', addons: { '3': 2, '4': 3 } });
    expect(one.send({ type: 'pax-picked', pax: 1 }).state.addons).toEqual({ '3': 1, '4': 1 });
  });
});

describe('a calculation that fails', () => {
  it('shows the tooltip; closing it reloads', () => {
    const one = scriptedGuest();
    one.pickDate();
    one.pickTime();
    one.send({ type: 'pax-picked', pax: 2 });
    expect(one.send({ type: 'calculation-failed', request: one.request() }).state.has_calculation_failed).toBe(true);
    const { state, effects } = one.send({ type: 'calculation-error-closed' });
    expect([state.has_calculation_failed, effects]).toEqual([false, [{ type: 'reload' }]]);
  });
});
