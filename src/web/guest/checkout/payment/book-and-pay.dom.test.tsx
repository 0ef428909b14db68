import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { type PayMethod, payMethods } from '#src/domain/payment/methods.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { payBooking, type PayParts } from './book-and-pay.ts';
import type { OwnFieldsHandle, MethodInput } from './checkout-method.ts';
import { checkoutMethods } from './checkout-methods.ts';

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
const paypalHtml =
  '<form method="get" action="https://paypal.example/checkoutnow"><input type="hidden" name="token" value="EC-1"></form>';
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

interface Given {
  method?: PayMethod;
  book?: PayParts['book'];
  token?: OwnFieldsHandle['token'];
  /** The response of the payment's call. */
  answer?: () => Promise<unknown>;
  html?: string;
  shownDue?: number;
}

/** Real payment methods over calls with the test's responses. */
function parts({ method = 'card', shownDue = 10.4, html = paypalHtml, ...given }: Given = {}) {
  const answers: Record<string, unknown> = {
    'payment/stripe': { url: '/booking/detail?ref=X', message: '', state: 'paid' },
    'payment/paypal': { html, token: 'EC-1' },
    'payment/alipay': alipay,
  };
  const api = vi.fn<(name: string, input: unknown) => Promise<unknown>>(
    async (name) => given.answer?.() ?? { ok: true, data: answers[name] },
  );
  const token = vi.fn<OwnFieldsHandle['token']>(given.token ?? (async () => ({ ok: true, token: 'pm_1' })));
  const way: MethodInput = {
    api: api as unknown as MethodInput['api'],
    payment: fixtureSettings.payment,
    values: { cardName: 'Ada' },
    own: { current: { token } },
    shownDue,
    zone: 'Asia/Kathmandu',
  };
  const book: PayParts['book'] = given.book ?? (async () => ({ ok: true, data: booking }));
  const paying: PayParts = {
    book,
    start: (bookingToken) => checkoutMethods[method].start(bookingToken, way),
    shownDue,
  };
  return { api, token, paying };
}

describe('paying', () => {
  it('books, makes a token, pays with both, and goes where the answer says', async () => {
    const { paying, api } = parts();
    expect(await payBooking(body, paying)).toEqual({ kind: 'go', url: '/booking/detail?ref=X', analytic: null });
    expect(api).toHaveBeenCalledWith('payment/stripe', { stripe_token: 'pm_1', booking_token: booking.token });
  });

  it('goes straight on when nothing is due', async () => {
    const paid = { ...booking, url: '/booking/detail?ref=Y', booking_deposit_due: 0 };
    const { paying, token } = parts({ book: async () => ({ ok: true, data: paid }), shownDue: 0 });
    expect(await payBooking(body, { ...paying, start: null })).toMatchObject({ kind: 'go', url: paid.url });
    expect(token).not.toHaveBeenCalled();
  });

  it('pays no other amount than the button said', async () => {
    const { paying, api } = parts({ shownDue: 9.4 });
    expect(await payBooking(body, paying)).toMatchObject({ kind: 'refused', where: 'form', code: 'price-changed' });
    expect(api).not.toHaveBeenCalled();
  });

  it('shows a declined card at the card, with the server’s words', async () => {
    const { paying } = parts({ answer: async () => refusal('card-balance-exceeded') });
    expect(await payBooking(body, paying)).toMatchObject({
      where: 'payment',
      text: 'text of card-balance-exceeded',
      again: false,
    });
  });

  it('shows what is wrong with the card before anything is paid', async () => {
    const { paying, api } = parts({ token: async () => ({ ok: false, code: 'card-number-invalid' }) });
    expect(await payBooking(body, paying)).toMatchObject({ where: 'payment', code: 'card-number-invalid' });
    expect(api).not.toHaveBeenCalled();
  });

  it('opens the booking that was paid meanwhile', async () => {
    const { paying } = parts({ method: 'paypal', answer: async () => refusal('already-paid') });
    expect(await payBooking(body, paying)).toMatchObject({ kind: 'go', url: '/booking/detail?ref=ABCDEFGH' });
  });

  it('is a failed booking where the answer is in no contract', async () => {
    const { paying } = parts({ book: async () => ({ ok: false, kind: 'unexpected' }) });
    expect(await payBooking(body, paying)).toMatchObject({
      where: 'form',
      text: 'Oops! An error occurred while processing your booking. Please try again',
    });
  });

  it('begins anew when the hold is over', async () => {
    const { paying } = parts({ answer: async () => refusal('hold-expired') });
    expect(await payBooking(body, paying)).toMatchObject({ kind: 'refused', again: true });
  });

  it('keeps everything when the connection is lost, whichever call it hits', async () => {
    const lost = async () => ({ ok: false as const, kind: 'network' as const });
    expect(await payBooking(body, parts({ book: lost }).paying)).toEqual({ kind: 'lost' });
    for (const method of payMethods) {
      expect(await payBooking(body, parts({ method, answer: lost }).paying)).toEqual({ kind: 'lost' });
    }
  });
});

describe('the other ways to pay', () => {
  it('PayPal: the token opens an order, and the page is left by the answer’s form', async () => {
    const { paying, api, token } = parts({ method: 'paypal' });
    expect(await payBooking(body, paying)).toEqual({ kind: 'leave', leave: expect.any(Function) });
    expect(api).toHaveBeenCalledWith('payment/paypal', { booking_token: booking.token });
    expect(token).not.toHaveBeenCalled();
  });

  it('PayPal: a form that is not what it must be is not followed', async () => {
    const html = paypalHtml.replace('paypal.example', 'evil.example');
    expect(await payBooking(body, parts({ method: 'paypal', html }).paying)).toMatchObject({
      where: 'payment',
      text: 'Oops! An error occurred while processing your PayPal payment. Please try again',
    });
  });

  it('Alipay: the token opens a payment, which the guest confirms first', async () => {
    const { paying, api } = parts({ method: 'alipay' });
    const asked = await payBooking(body, paying);
    expect(asked).toMatchObject({ kind: 'ask', ask: { failedCode: 'booking-failed-alipay' } });
    expect(api).toHaveBeenCalledWith('payment/alipay', { booking_token: booking.token });
    const drawn = asked.kind === 'ask' ? asked.ask.draw({ busy: false, onConfirm: () => undefined }) : null;
    expect(renderToString(drawn)).toContain('S$13.94');
  });

  it.each([
    ['card', 'card'],
    ['paypal', 'PayPal'],
    ['alipay', 'Alipay'],
  ] as const)('%s fails without a reason: the %s text', async (method, name) => {
    const text = `Oops! An error occurred while processing your ${name} payment. Please try again`;
    for (const answer of [async () => ({ ok: false, kind: 'unexpected' }), async () => refusal('internal')]) {
      expect(await payBooking(body, parts({ method, answer }).paying)).toMatchObject({ where: 'payment', text });
    }
  });
});
