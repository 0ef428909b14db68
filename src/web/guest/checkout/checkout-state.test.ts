import { describe, expect, it } from 'vitest';
import { asksAddress, checkoutStep, errorPlace, startCheckout, type CheckoutEvent } from './checkout-state.ts';
import { type Confirmation, refusedAt } from './payment/checkout-method.ts';

const start = startCheckout(null);
const after = (...events: readonly CheckoutEvent[]) => events.reduce(checkoutStep, start);
const declined = refusedAt('payment', 'booking-failed-card');
const general = { ...refusedAt('payment', 'card-general'), url: '/booking/BX1' };

describe('the state of checkout', () => {
  it('starts with nothing wrong, or with what the bank said', () => {
    expect(start).toMatchObject({ busy: false, ask: null, errors: { form: null, payment: null, popup: null } });
    expect(startCheckout('booking-failed-card').errors.payment).toMatchObject({
      code: 'booking-failed-card',
      url: null,
    });
  });

  it('counts the presses, so that as many wrong fields are told again', () => {
    const once = after({ type: 'checked', fields: 2 });
    expect(once.wrong).toEqual({ fields: 2, press: 1 });
    expect(checkoutStep(once, { type: 'checked', fields: 2 }).wrong).toEqual({ fields: 2, press: 2 });
  });

  it('is busy from start to stop, whatever is said between', () => {
    const busy = after({ type: 'started' }, { type: 'checked', fields: 0 });
    expect(busy.busy).toBe(true);
    expect(checkoutStep(busy, { type: 'stopped' }).busy).toBe(false);
  });

  it.each([
    ['above the button', refusedAt('form', 'price-changed'), 'page', 'form'],
    ['above the button of the sheet', refusedAt('form', 'price-changed'), 'sheet', 'form'],
    ['at the way to pay when a card is declined', declined, 'page', 'payment'],
    ['in a popup of the page when the provider fails', general, 'page', 'popup'],
    [
      'at the express buttons when a wallet is declined',
      refusedAt('express', 'booking-failed-card'),
      'page',
      'express',
    ],
    ['in a popup when the provider fails behind a wallet', { ...general, where: 'express' }, 'page', 'popup'],
    ['at the way to pay in the sheet, which opens no popup', general, 'sheet', 'payment'],
  ] as const)('tells a refusal %s', (_name, result, kind, where) => {
    expect(errorPlace(result, kind)).toBe(where);
    const { errors } = after({ type: 'refused', result, kind });
    expect(errors).toEqual({
      form: null,
      payment: null,
      express: null,
      popup: null,
      [where]: { code: result.code, text: result.text, url: result.url },
    });
  });

  it('shows it at the payment method too when its popup cannot open', () => {
    const { errors } = after({ type: 'refused', result: general, kind: 'page' }, { type: 'popup-blocked' });
    expect(errors.payment).toEqual(errors.popup);
    expect(errors.payment).toMatchObject({ code: 'card-general', url: '/booking/BX1' });
  });

  it('keeps what was said until the next press, which clears all of it', () => {
    const reported = after(
      { type: 'refused', result: declined, kind: 'page' },
      { type: 'lost', text: 'No connection', at: 'form' },
    );
    expect(reported.errors).toMatchObject({
      form: { code: null, text: 'No connection' },
      payment: { code: 'booking-failed-card' },
    });
    expect(checkoutStep(reported, { type: 'pressed' }).errors).toEqual(start.errors);
  });

  it('keeps the Alipay amount that is to be confirmed', () => {
    const ask = { failedCode: 'booking-failed-alipay' } as Confirmation;
    expect(after({ type: 'asked', ask }, { type: 'pressed' }, { type: 'started' }).ask).toBe(ask);
  });

  it('asks once about an address without a pin, and again about another', () => {
    const typed = { pickupAddress: 'Hotel Metropole', pickupLatitude: '', pickupLongitude: '' };
    expect(asksAddress(start, typed)).toBe(true);
    expect(asksAddress(start, { ...typed, pickupLatitude: '21', pickupLongitude: '105' })).toBe(false);
    const asked = after({ type: 'address-asked', by: 'express' });
    expect(asked.addressAskedBy).toBe('express');
    expect(checkoutStep(asked, { type: 'address-left' })).toEqual(start);
    const used = checkoutStep(asked, { type: 'address-used', address: typed.pickupAddress });
    expect([used.addressAskedBy, asksAddress(used, typed)]).toEqual([null, false]);
    expect(asksAddress(used, { ...typed, pickupAddress: 'Hotel Continental' })).toBe(true);
  });
});
