import { describe, expect, it } from 'vitest';
import { guestWithPrice, scriptedGuest } from '#tests/support/booking/scripted-guest.ts';
import { stageBack } from './submit.ts';

describe('stages', () => {
  it('start at 0, go forward by one and back by one, but from 4 to 2', () => {
    const one = scriptedGuest();
    const go = (type: 'forward' | 'back') => one.send({ type }).state.stage;
    expect(one.state().stage).toBe(0);
    expect([
      go('forward'),
      go('forward'),
      go('forward'),
      go('forward'),
      go('back'),
      go('back'),
      go('back'),
      go('back'),
    ]).toEqual([1, 2, 3, 4, 2, 1, 0, 0]);
    expect([stageBack(5), stageBack(3)]).toEqual([4, 2]);
  });
});

describe('step checks', () => {
  const errorsOf = (one: ReturnType<typeof scriptedGuest>, step: 'date' | 'time' | 'pax', is_button: boolean) =>
    one.send({ type: 'step-checked', step, is_button }).state.errors;
  const none = { date: null, time: null, pax: null, options: false };

  it('the first empty step gets its error', () => {
    const one = scriptedGuest();
    expect(errorsOf(one, 'pax', false)).toEqual({ ...none, date: 'date-missing', options: true });
    expect(errorsOf(one, 'pax', true)).toEqual({ ...none, date: 'date-select', options: true });
    one.pickDate();
    expect(errorsOf(one, 'pax', true)).toEqual({ ...none, time: 'time-missing', options: true });
    one.pickTime();
    expect(errorsOf(one, 'pax', true)).toEqual({ ...none, pax: 'pax-missing', options: true });
    one.send({ type: 'pax-picked', pax: 1 });
    expect(errorsOf(one, 'pax', true)).toEqual(none);
  });

  it('stop at the step that is checked', () => {
    const one = scriptedGuest();
    one.pickDate();
    expect(errorsOf(one, 'date', true)).toEqual(none);
    expect(errorsOf(one, 'time', false)).toEqual({ ...none, time: 'time-missing', options: true });
  });
});

describe('submit', () => {
  const choice = { course_id: 7, date: '2026-12-05', time: '09:00', pax: 2 };

  it('reports add-to-cart before it goes to checkout, and marks the booking flow', () => {
    const one = guestWithPrice();
    const { state, effects } = one.send({ type: 'submitted', is_routed: true });
    expect(effects).toEqual([
      { type: 'add-to-cart', choice },
      { type: 'go-to-checkout', choice },
    ]);
    expect([state.is_from_booking_flow, state.stage]).toEqual([true, 0]);
  });

  it('off the routed path it pushes the address and moves one stage on', () => {
    const one = guestWithPrice();
    const { state, effects } = one.send({ type: 'forward' }, { type: 'submitted', is_routed: false });
    expect(effects.map((one_) => one_.type)).toEqual(['add-to-cart', 'push-checkout']);
    expect(state.stage).toBe(2);
  });

  it('carries code and add-ons, without those of count 0', () => {
    const one = guestWithPrice();
    one.send({ type: 'addons-changed', addons: { '3': 1, '4': 0 } }, { type: 'code-typed', code: 'FIVE' });
    one.send({ type: 'code-applied' });
    one.answer(1);
    const { effects } = one.send({ type: 'submitted', is_routed: true });
    expect(effects[1]).toEqual({
      type: 'go-to-checkout',
      choice: { ...choice, coupon_code: 'FIVE', addons: [{ id: 3, count: 1 }] },
    });
  });

  it('shows what is missing instead, and waits for a payment under way', () => {
    const { state, effects } = scriptedGuest().send({ type: 'submitted', is_routed: true });
    expect([state.errors.date, effects]).toEqual(['date-select', []]);
    const one = guestWithPrice();
    expect(
      one.send({ type: 'payment-loading', is_loading: true }, { type: 'submitted', is_routed: true }).effects,
    ).toEqual([]);
  });
});
