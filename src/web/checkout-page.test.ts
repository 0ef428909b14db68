import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOutput } from '#src/contract/types.ts';
import { contract } from '#src/contract/contract.ts';
import type { ApiTransport } from './api.ts';
import { CalculationTrouble } from './booking/CalculationTrouble.tsx';
import { renderPage } from './entry-server.tsx';
import { cardPartError } from './features/checkout/card-codes.ts';
import { payBooking, type PayParts } from './features/checkout/pay.ts';
import { focusTrouble } from './features/checkout/focus-trouble.ts';
import { Processing } from './features/checkout/Processing.tsx';
import { fixtureCourse } from './fixtures/course-detail.ts';
import { fixtureSettings } from './fixtures/settings.ts';
import { fixtureTransport } from './fixtures/transport.ts';

const quote: CallOutput<'booking/calculate'> = {
  balance_due_to_host: 32,
  booking_deposit_due: 10.4,
  coupon_discount: 0,
  currency_rate: 16_000,
  currency_symbol: 'Rp',
  discount_error: null,
  discount_note: null,
  group_discount: 0,
  has_pickup_service: true,
  service_fee: 2.4,
  service_fee_rate: 0.06,
  surcharge: 0,
  total_booking_fee: 10.4,
  total_price: 42.4,
  experience_total: 40,
  deposit: 8,
  lines: [
    { code: 'base', label: 'Experience', unit: 20, quantity: 2, amount: 40 },
    { code: 'service_fee', label: 'Service fee', unit: null, quantity: 1, amount: 2.4 },
  ],
  balance_due_local: 512_000,
  local_currency: 'IDR',
  rate_locked_at: null,
  min_pax: 2,
};
const slot = {
  time: '09:00',
  seats_left: 8,
  min_pax: 2,
  cutoff_at: '2026-12-04T01:00:00Z',
  starts_at: '2026-12-05T01:00:00Z',
};

function answering(change: Partial<typeof quote> = {}): ApiTransport {
  const answers: Record<string, object> = {
    'course/detail': { data: fixtureCourse },
    'booking/calculate': { ...quote, ...change },
    'booking/available-time': { data: ['09:00'], slots: [slot], time_zone: 'Asia/Makassar' },
    'country/isd': { data: [{ code: 'NO', name: 'Norway', isd: '47' }] },
  };
  return async (name, input) => {
    const answer = answers[name];
    return answer === undefined ? fixtureTransport(name, input) : { status: 'success', ...answer };
  };
}
const render = (api: ApiTransport = answering(), more = '') =>
  renderPage({
    url: `/booking/checkout?cid=9&date=2026-12-05&time=09:00&pax=2${more}`,
    origin: 'https://banyan.example',
    api,
    page: fixtureSettings,
  });
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

it('is tested with a price as the contract has it', () => {
  expect(contract['booking/calculate'].out.safeParse(quote).error).toBeUndefined();
});

describe('checkout', () => {
  it('has contact fields, message, pickup address, the way to pay, a discount code and the summary', async () => {
    const { status, html } = await render();
    expect(status).toBe(200);
    const contact = ['email', 'firstName', 'lastName', 'isd', 'phone', 'password', 'passconf'];
    expect(fieldsOf(html)).toEqual(expect.arrayContaining([...contact, 'message', 'pickupAddress', 'cardName']));
    expect(html).toMatch(
      /<input[^>]*name="paymentType"[^>]*value="stripe"|<input[^>]*value="stripe"[^>]*name="paymentType"/,
    );
    const summary = /<aside[^>]*>([^]*?)<\/aside>/.exec(html)?.[1] ?? '';
    for (const text of ['Rice terraces &amp; tea', 'US$42.40', 'US$10.40', 'Service fee', 'discount code'])
      expect(summary).toContain(text);
  });

  it('asks for a pickup address only where the guest is picked up', async () => {
    expect(fieldsOf((await render(answering({ has_pickup_service: false }))).html)).not.toContain('pickupAddress');
  });

  it('asks for no card when nothing is due', async () => {
    const free = { booking_deposit_due: 0, coupon_discount: 10.4 };
    expect(fieldsOf((await render(answering(free))).html)).not.toContain('cardName');
  });

  it('says why the bank declined where the focus can go', async () => {
    const { html } = await render(answering(), '&error=card-balance-exceeded');
    expect(html).toMatch(/<div tabindex="-1"[^>]*><div role="alert"/);
    expect((await render()).html).not.toMatch(/<div tabindex="-1"[^>]*><div role="alert"/);
  });

  it('names each part of a card that is missing or wrong', () => {
    const parts = ['number', 'expiry', 'cvc'] as const;
    expect(parts.map((part) => cardPartError(part, undefined))).toEqual([
      'card-number-missing',
      'card-expiry-missing',
      'card-cvc-missing',
    ]);
    expect(parts.map((part) => cardPartError(part, { complete: false, empty: false }))).toEqual([
      'card-number-invalid',
      'card-year-invalid',
      'card-cvc-invalid',
    ]);
  });
});

describe('an answer that is in no contract', () => {
  const odd = async () => ({ ok: false as const, kind: 'unexpected' as const });
  const booked: PayParts['book'] = async () => ({
    ok: true,
    data: {
      message: '',
      token: 'a'.repeat(43),
      url: null,
      analytic: null,
      ref: 'ABCDEFGH',
      booking_deposit_due: 5,
      hold_until: null,
    },
  });
  const parts = { tokenOfCard: async () => ({ ok: true as const, token: 'pm_1' }), pay: odd, shownDue: 5 };
  const choice = { course_id: 9, date: '2026-12-05', time: '09:00', pax: 2 };

  it('is a failed booking, or a failed card payment', async () => {
    expect(await payBooking(choice, { ...parts, book: odd })).toMatchObject({
      where: 'form',
      text: 'Oops! An error occurred while processing your booking. Please try again',
    });
    expect(await payBooking(choice, { ...parts, book: booked })).toMatchObject({
      where: 'card',
      text: 'Oops! An error occurred while processing your card payment. Please try again',
    });
  });
});

describe('a form with errors', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['of this page', {}, 'focus'],
    ['of the card', { part: 'number' }, 'focusCard'],
  ])('scrolls to the first wrong field, one %s', (_what, dataset, moved) => {
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
    const done: string[] = [];
    const field = {
      dataset,
      focus: () => done.push('focus'),
      scrollIntoView: () => done.push('scrollIntoView'),
    };
    const form = { querySelector: () => field };
    focusTrouble(form as unknown as HTMLFormElement, () => done.push('focusCard'));
    expect(done).toEqual([moved, 'scrollIntoView']);
  });
});

describe('a payment under way', () => {
  it('is said in a window of its own without a way out', () => {
    const html = renderToString(createElement(Processing));
    expect(html).toMatch(/^<dialog aria-label="[^"]+"/);
    expect(html).not.toContain('<button');
  });
});

describe('a calculation that failed', () => {
  it('says so in the words of the specification, and can be closed', () => {
    const html = renderToString(createElement(CalculationTrouble, { onClose: () => undefined }));
    expect(html.replaceAll('&#x27;', "'")).toContain(
      "Oops! There's something wrong when we processing your booking. Please try again",
    );
    expect(html).toContain('<button');
  });
});
