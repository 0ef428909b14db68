import { describe, expect, it } from 'vitest';
import { guestWithPrice } from '#tests/support/booking/scripted-guest.ts';

describe('the discount form', () => {
  it('applies a code and recalculates; with nothing due, checkout is allowed', () => {
    const one = guestWithPrice();
    const { state, effects } = one.send({ type: 'code-typed', code: ' FREE ' }, { type: 'code-applied' });
    expect(state.coupon).toBe('FREE');
    expect(effects).toMatchObject([{ type: 'calculate', choice: { coupon_code: 'FREE' } }]);
    expect(one.answer(0).state).toMatchObject({ is_checkout_allowed: true, discount_error: null });
  });

  it('does not allow checkout while something is due, nor after a price that was not an apply', () => {
    const one = guestWithPrice();
    one.send({ type: 'code-typed', code: 'FIVE' }, { type: 'code-applied' });
    expect(one.answer(0.5).state.is_checkout_allowed).toBe(false);
    one.send({ type: 'pax-picked', pax: 1 });
    expect(one.answer(0).state.is_checkout_allowed).toBe(false);
  });

  it('an empty code is empty-code, and the one before it stands again', () => {
    const one = guestWithPrice();
    one.send({ type: 'code-typed', code: 'FIVE' }, { type: 'code-applied' });
    one.answer(1);
    const { state, effects } = one.send({ type: 'code-typed', code: '  ' }, { type: 'code-applied' });
    expect(state).toMatchObject({ discount_error: 'empty-code', coupon: 'FIVE', coupon_code: 'FIVE' });
    expect(effects).toEqual([]);
  });

  it('a refused code is dropped and stays out of later prices and of checkout', () => {
    const one = guestWithPrice();
    one.send({ type: 'code-typed', code: 'WRONG' }, { type: 'code-applied' });
    const { state } = one.answer(5.4, 'Oops! We were unable to find this code');
    expect(state).toMatchObject({ coupon: '', coupon_code: 'WRONG', discount_error: 'refused' });
    const again = one.send({ type: 'pax-picked', pax: 3 }).effects[0];
    expect(again?.type === 'calculate' && again.choice).not.toHaveProperty('coupon_code');
  });

  it('a code that counts no longer after a change stays behind at checkout', () => {
    const one = guestWithPrice();
    one.send({ type: 'code-typed', code: 'FIVE' }, { type: 'code-applied' });
    one.answer(1);
    one.send({ type: 'pax-picked', pax: 1 });
    one.answer(5, 'Oops! You entered an invalid code');
    expect(one.state().coupon).toBe('FIVE');
    const { effects } = one.send({ type: 'submitted', is_routed: true });
    expect(effects[0]?.type === 'add-to-cart' && effects[0].choice).not.toHaveProperty('coupon_code');
  });

  it('cancel closes the form, clears the code and recalculates', () => {
    const one = guestWithPrice();
    one.send(
      { type: 'discount-toggled', is_open: true },
      { type: 'code-typed', code: 'FIVE' },
      { type: 'code-applied' },
    );
    one.answer(1);
    const { state, effects } = one.send({ type: 'code-cancelled' });
    expect(state).toMatchObject({ coupon: '', coupon_code: '', is_discount_open: false });
    expect(effects).toMatchObject([{ type: 'calculate' }]);
    expect(effects[0]?.type === 'calculate' && effects[0].choice).not.toHaveProperty('coupon_code');
  });

  it('apply and cancel are ignored while a payment is loading', () => {
    const one = guestWithPrice();
    one.send({ type: 'code-typed', code: 'FIVE' }, { type: 'payment-loading', is_loading: true });
    const before = one.state();
    expect(one.send({ type: 'code-applied' })).toEqual({ state: before, effects: [] });
    expect(one.send({ type: 'code-cancelled' })).toEqual({ state: before, effects: [] });
  });
});
