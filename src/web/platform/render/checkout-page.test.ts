import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { CalculationError } from '#src/web/guest/booking/form/widget/StepError.tsx';
import { renderPage } from '#src/web/entry-server.tsx';
import { cardPartError } from '#src/web/guest/checkout/payment/card/card-codes.ts';
import { focusError } from '#src/web/guest/checkout/use-checkout.ts';
import { Processing } from '#src/web/guest/checkout/Processing.tsx';
import { answeringCheckout, fixtureQuote } from '#tests/support/web/checkout.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';

const render = (api: ApiTransport = answeringCheckout(), more = '', form?: PageForm, page = fixtureSettings) =>
  renderPage({
    ...(form && { form }),
    url: `/booking/checkout?cid=9&date=2026-12-05&time=09:00&pax=2${more}`,
    origin: 'https://banyan.example',
    api,
    page,
  });
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

it('is tested with a price as the contract has it', () => {
  expect(contract['booking/calculate'].out.safeParse(fixtureQuote).error).toBeUndefined();
});

describe('checkout where nothing can be paid online', () => {
  const page = { ...fixtureSettings, payment: { ...fixtureSettings.payment, methods: [], scriptUrl: '' } };
  const notSetUp = 'Online payment isn’t set up';

  it('says so, and shows no button to pay', async () => {
    const { html } = await render(answeringCheckout(), '', undefined, page);
    expect(html).toContain(notSetUp);
    expect(html).not.toMatch(/>Pay US\$/);
  });

  it('books what costs nothing online, and says nothing of paying', async () => {
    const { html } = await render(answeringCheckout({ booking_deposit_due: 0 }), '', undefined, page);
    expect(html).toContain('Confirm booking');
    expect(html).not.toContain(notSetUp);
  });
});

describe('checkout', () => {
  it('has contact fields, message, pickup address, the way to pay, a discount code and the summary', async () => {
    const { status, html } = await render();
    expect(status).toBe(200);
    const contact = ['email', 'firstName', 'lastName', 'isd', 'phone', 'password', 'passconf'];
    expect(fieldsOf(html)).toEqual(expect.arrayContaining([...contact, 'message', 'pickupAddress', 'cardName']));
    const ways = [...html.matchAll(/<input[^>]*name="paymentType"[^>]*>/g)].map(([input]) => input);
    expect(ways.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['stripe', 'paypal', 'alipay']);
    expect(ways.map((input) => /\bchecked\b/.test(input))).toEqual([true, false, false]);
    expect(html).toContain('Charged in Singapore dollars, about S$13.94.');
    const summary = /<aside[^>]*>([^]*?)<\/aside>/.exec(html)?.[1] ?? '';
    for (const text of ['Rice terraces &amp; tea', 'US$42.40', 'US$10.40', 'Service fee', 'discount code'])
      expect(summary).toContain(text);
  });

  it('can be sent without script: to its own address, never with what was typed in the address', async () => {
    const { html } = await render();
    const form = /<form[^>]*method="post"[^>]*>/.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/booking/checkout?cid=9');
    const shown = await render(answeringCheckout(), '', {
      csrf: 'proof',
      key: 'k2',
      replaces: 'k1',
      values: { email: 'mara@', firstName: 'Mara', password: 'never shown' },
      errors: { email: 'Please enter valid email format' },
      trouble: 'Please enter valid email format',
      next: null,
      asked: null,
    });
    expect(shown.html).toMatch(/name="csrf" value="proof"/);
    expect(shown.html).toMatch(/name="replaces" value="k1"/);
    expect(shown.html).toMatch(/name="firstName"[^>]*value="Mara"|value="Mara"[^>]*name="firstName"/);
    expect(shown.html.match(/Please enter valid email format/g)?.length).toBeGreaterThan(1);
    expect(/<div id="root">([^]*)<script type="application\/json"/.exec(shown.html)?.[1]).not.toContain('never shown');
  });

  it('asks for a pickup address only where the guest is picked up', async () => {
    expect(fieldsOf((await render(answeringCheckout({ has_pickup_service: false }))).html)).not.toContain(
      'pickupAddress',
    );
  });

  it('takes a code off the total, in the table and in the bar', async () => {
    const coupon = { coupon_discount: 5, booking_deposit_due: 5.4 };
    const { html } = await render(answeringCheckout(coupon), '&coupon_code=FIVE');
    const summary = (/<aside[^>]*>([^]*?)<\/aside>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, ' ');
    expect(summary).toMatch(
      /Subtotal\s+US\$42\.40\s+Code FIVE\s+−US\$5\.00\s+Total\s+US\$37\.40\s+Pay now[^]*?US\$5\.40/,
    );
    expect(html.replaceAll('<!-- -->', '')).toContain('US$37.40 total, US$5.40 now');
    expect((await render()).html).not.toContain('Subtotal');
  });

  it('asks for no card when nothing is due', async () => {
    const free = { booking_deposit_due: 0, coupon_discount: 10.4 };
    expect(fieldsOf((await render(answeringCheckout(free))).html)).not.toContain('cardName');
  });

  it('says why the bank declined where the focus can go', async () => {
    const { html } = await render(answeringCheckout(), '&error=card-balance-exceeded');
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

describe('a form with errors', () => {
  it.each([
    ['of this page', {}, 'focus'],
    ['of the card', { part: 'number' }, 'focusCard'],
  ])('scrolls to the first wrong field, one %s', (_what, dataset, moved) => {
    const done: string[] = [];
    const field = {
      dataset,
      closest: () => null,
      focus: () => done.push('focus'),
      scrollIntoView: () => done.push('scrollIntoView'),
    };
    const form = { querySelector: () => field };
    focusError(form as unknown as HTMLFormElement, () => done.push('focusCard'));
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
    const html = renderToString(createElement(CalculationError, { onClose: () => undefined }));
    expect(html.replaceAll('&#x27;', "'")).toContain(
      "Oops! There's something wrong when we processing your booking. Please try again",
    );
    expect(html).toContain('<button');
  });
});
