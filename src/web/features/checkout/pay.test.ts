import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../api.ts';
import { payBooking } from './pay.ts';
import type { PayParts } from './pay.ts';

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
const refusal = (code: string): ApiFailure =>
  ({ ok: false, kind: 'refusal', error: { status: 'error', code, message: `text of ${code}` } }) as ApiFailure;

function parts(change: Partial<PayParts> = {}): PayParts {
  return {
    book: vi.fn<PayParts['book']>(async () => ({ ok: true as const, data: booking })),
    tokenOfCard: vi.fn<PayParts['tokenOfCard']>(async () => ({ ok: true as const, token: 'pm_1' })),
    pay: vi.fn<PayParts['pay']>(async () => ({
      ok: true as const,
      data: { url: '/booking/detail?ref=X', message: '', state: 'paid' as const },
    })),
    shownDue: 10.4,
    ...change,
  };
}

describe('paying', () => {
  it('books, makes a token, pays with both, and goes where the answer says', async () => {
    const given = parts();
    expect(await payBooking(body, given)).toEqual({ kind: 'go', url: '/booking/detail?ref=X', analytic: null });
    expect(given.pay).toHaveBeenCalledWith({ stripe_token: 'pm_1', booking_token: booking.token });
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
    expect(given.pay).not.toHaveBeenCalled();
  });

  it('tells a declined card at the card, with the server’s words', async () => {
    const declined = parts({ pay: async () => refusal('card-balance-exceeded') });
    expect(await payBooking(body, declined)).toMatchObject({
      where: 'card',
      text: 'text of card-balance-exceeded',
      again: false,
    });
  });

  it('begins anew when the hold is over', async () => {
    const late = parts({ pay: async () => refusal('hold-expired') });
    expect(await payBooking(body, late)).toMatchObject({ kind: 'refused', again: true });
  });

  it('keeps everything when the connection is lost, whichever call it hits', async () => {
    const lost = async () => ({ ok: false as const, kind: 'network' as const });
    expect(await payBooking(body, parts({ book: lost }))).toEqual({ kind: 'lost' });
    expect(await payBooking(body, parts({ pay: lost }))).toEqual({ kind: 'lost' });
  });
});
