import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '#src/web/api/api.ts';
import { payBooking, type PayParts } from './pay.ts';

const body = { course_id: 201, date: '2026-12-05', time: '09:00', pax: 2 };
const booking = {
  message: '',
  token: 'a'.repeat(43),
  url: null,
  analytic: null,
  ref: 'ABCDEFGH',
  booking_deposit_due: 10.4,
  hold_until: null,
};
const form = { action: 'https://paypal.example/checkoutnow', fields: [['token', 'EC-1']] as const };
const alipay = {
  amount_sgd: 13.94,
  rate: 1.3412,
  rate_at: '2026-11-21T00:00:00.000Z',
  url: '/payment/alipay?token=x',
  token: 'b'.repeat(43),
  client_secret: 'pi_secret',
};
const refusal = (code: string): ApiFailure =>
  ({ ok: false, kind: 'refusal', error: { status: 'error', code, message: `text of ${code}` } }) as ApiFailure;

function parts(change: Partial<PayParts> = {}): PayParts {
  return {
    method: 'stripe',
    book: vi.fn<PayParts['book']>(async () => ({ ok: true as const, data: booking })),
    tokenOfCard: vi.fn<PayParts['tokenOfCard']>(async () => ({ ok: true as const, token: 'pm_1' })),
    payByCard: vi.fn<PayParts['payByCard']>(async () => ({
      ok: true as const,
      data: { url: '/booking/detail?ref=X', message: '', state: 'paid' as const },
    })),
    openPaypal: vi.fn<PayParts['openPaypal']>(async () => ({ ok: true, data: { html: '<form>', token: 'EC-1' } })),
    readPaypal: () => form,
    openAlipay: vi.fn<PayParts['openAlipay']>(async () => ({ ok: true, data: alipay })),
    shownDue: 10.4,
    ...change,
  };
}

describe('paying', () => {
  it('books, makes a token, pays with both, and goes where the answer says', async () => {
    const given = parts();
    expect(await payBooking(body, given)).toEqual({ kind: 'go', url: '/booking/detail?ref=X', analytic: null });
    expect(given.payByCard).toHaveBeenCalledWith({ stripe_token: 'pm_1', booking_token: booking.token });
  });

  it('goes straight on when nothing is due', async () => {
    const paid = { ...booking, url: '/booking/detail?ref=Y', booking_deposit_due: 0 };
    const given = parts({ book: async () => ({ ok: true, data: paid }), shownDue: 0 });
    expect(await payBooking(body, given)).toMatchObject({ kind: 'go', url: '/booking/detail?ref=Y' });
    expect(given.tokenOfCard).not.toHaveBeenCalled();
  });

  it('pays no other amount than the button said', async () => {
    const given = parts({ shownDue: 9.4 });
    expect(await payBooking(body, given)).toMatchObject({ kind: 'refused', where: 'form', code: 'price-changed' });
    expect(given.payByCard).not.toHaveBeenCalled();
  });

  it('tells a declined card at the card, with the server’s words', async () => {
    const declined = parts({ payByCard: async () => refusal('card-balance-exceeded') });
    expect(await payBooking(body, declined)).toMatchObject({
      where: 'payment',
      text: 'text of card-balance-exceeded',
      again: false,
    });
  });

  it('opens the booking that was paid meanwhile', async () => {
    const given = parts({ method: 'paypal', openPaypal: async () => refusal('already-paid') });
    expect(await payBooking(body, given)).toMatchObject({ kind: 'go', url: '/booking/detail?ref=ABCDEFGH' });
  });

  it('begins anew when the hold is over', async () => {
    const late = parts({ payByCard: async () => refusal('hold-expired') });
    expect(await payBooking(body, late)).toMatchObject({ kind: 'refused', again: true });
  });

  it('keeps everything when the connection is lost, whichever call it hits', async () => {
    const lost = async () => ({ ok: false as const, kind: 'network' as const });
    expect(await payBooking(body, parts({ book: lost }))).toEqual({ kind: 'lost' });
    expect(await payBooking(body, parts({ payByCard: lost }))).toEqual({ kind: 'lost' });
    expect(await payBooking(body, parts({ method: 'paypal', openPaypal: lost }))).toEqual({ kind: 'lost' });
    expect(await payBooking(body, parts({ method: 'alipay', openAlipay: lost }))).toEqual({ kind: 'lost' });
  });
});

describe('the other ways to pay', () => {
  it('PayPal: the token opens an order, and the answer’s form leads there', async () => {
    const given = parts({ method: 'paypal' });
    expect(await payBooking(body, given)).toEqual({ kind: 'paypal', form });
    expect(given.openPaypal).toHaveBeenCalledWith({ booking_token: booking.token });
    expect(given.tokenOfCard).not.toHaveBeenCalled();
  });

  it('PayPal: a form that is not what it must be is not followed', async () => {
    expect(await payBooking(body, parts({ method: 'paypal', readPaypal: () => null }))).toMatchObject({
      where: 'payment',
      text: 'Oops! An error occurred while processing your PayPal payment. Please try again',
    });
  });

  it('Alipay: the token opens a payment, which the guest confirms first', async () => {
    const given = parts({ method: 'alipay' });
    expect(await payBooking(body, given)).toEqual({ kind: 'alipay', ask: { ...alipay, due: 10.4 } });
    expect(given.openAlipay).toHaveBeenCalledWith({ booking_token: booking.token });
  });

  it.each([
    ['stripe', 'card'],
    ['paypal', 'PayPal'],
    ['alipay', 'Alipay'],
  ] as const)('%s fails without a reason: the %s text', async (method, name) => {
    const odd = async () => ({ ok: false as const, kind: 'unexpected' as const });
    const broken = { payByCard: odd, openPaypal: odd, openAlipay: odd };
    const text = `Oops! An error occurred while processing your ${name} payment. Please try again`;
    expect(await payBooking(body, parts({ method, ...broken }))).toMatchObject({ where: 'payment', text });
    const internal = async () => refusal('internal');
    const failing = { payByCard: internal, openPaypal: internal, openAlipay: internal };
    expect(await payBooking(body, parts({ method, ...failing }))).toMatchObject({ where: 'payment', text });
  });
});
