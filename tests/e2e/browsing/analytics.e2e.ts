// Analytics on real pages: each event once, on every path to a booking, and nothing without consent
// (docs/reference/texts.md#analytics).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { figuresIn, fillCard, openGuest, pressPay } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { courseId, expectBooked, fillGuest, openPayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';

interface DataEvent {
  event: string;
  page_path?: string;
  page_route?: string;
  ecommerce?: { value: number; currency: string; coupon?: string | null; transaction_id?: string };
}

const tagHost = 'https://www.googletagmanager.com/**';
const product = `/hanoi/${courseId}/x`;

describe.skipIf(chooseBrowser() === null)('analytics', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await openPayWorld({ ANALYTICS_IDS: 'GTM-TEST12' });
  });
  afterAll(() => world?.close());

  /** A guest whose pages record the data layer; the tag's script is empty. */
  const openFollowed = async (consent: 'granted' | 'denied' | null, width = 1440) => {
    const guest = await openGuest(world.browser, width);
    const context = guest.page.context();
    const events: DataEvent[] = [];
    await context.route(tagHost, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await context.exposeFunction('tellTest', (json: string) => void events.push(JSON.parse(json) as DataEvent));
    await context.addInitScript((answer) => {
      if (answer !== null) localStorage.setItem('analytics_consent_v1', answer);
      let kept: unknown[] | undefined;
      const tell = (window as unknown as { tellTest: (json: string) => void }).tellTest;
      Object.defineProperty(window, 'dataLayer', {
        get: () => kept,
        set: (layer: unknown[]) => {
          kept = layer;
          const push = layer.push.bind(layer);
          layer.push = (...entries) => {
            for (const entry of entries) tell(JSON.stringify(entry));
            return push(...entries);
          };
        },
      });
    }, consent);
    const of = (name: string) => events.filter(({ event }) => event === name);
    const until = (name: string, count = 1) => expect.poll(() => of(name).length, { timeout: 15_000 }).toBe(count);
    return { ...guest, events, of, until };
  };

  const amountOf = async (ref: string) => {
    const [row] = await world.rows<{ total: number; code: string | null }>(
      `select b.total_cents / 100.0::float8 as total, k.code from booking b left join coupon k on k.id = b.coupon_id
       where b.ref = $1`,
      [ref],
    );
    return row;
  };
  const refOf = (page: Page) => new URL(page.url()).searchParams.get('ref') ?? '';
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout: 30_000 });

  it('sends the view of a product that was opened in full, after its page view, once', async () => {
    const { page, events, until, close } = await openFollowed('granted');
    await visit(page, world.origin + product);
    await until('view_item');
    const names = events.map(({ event }) => event).filter((event) => event !== 'gtm.js');
    expect(names).toEqual(['page_view', 'view_item']);
    expect(events.find(({ event }) => event === 'page_view')?.page_route).toBe('productDetail___en_US');
    await close();
  });

  it('sends view, choice and checkout on pages that were reached without a new document, with the whole price', async () => {
    const { page, of, until, close } = await openFollowed('granted');
    await visit(page, `${world.origin}/s/Sail among the karsts`);
    await until('page_view');
    await page
      .getByRole('link', { name: /^Sail among the karsts/ })
      .first()
      .click();
    await until('view_item');
    await page.locator('#book [aria-haspopup=dialog]').click();
    await page.locator('#book td [role=button]:not([aria-disabled=true]):not([data-outside-month])').first().click();
    await page.locator('input[name=book-time]').first().check();
    await page.getByRole('button', { name: /^Reserve for/ }).waitFor();
    await page.getByRole('button', { name: /^Reserve for/ }).click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await until('begin_checkout');
    const [cart, begun] = [of('add_to_cart')[0], of('begin_checkout')[0]];
    const { total } = await figuresIn(page, 'aside');
    expect(cart?.ecommerce).toMatchObject({ currency: 'USD', value: total / 100 });
    expect(begun?.ecommerce?.value).toBe(cart?.ecommerce?.value);
    await close();
  });

  it.each([
    ['by card', '4242424242424242', null],
    ['by card with 3-D Secure', '4000002500003155', 'Complete the check'],
  ])(
    'tells begin and purchase of a booking paid %s, once: not after a reload, not in a second tab',
    async (way, number, check) => {
      const { page, of, until, close } = await openFollowed('granted');
      await world.openCheckout(page);
      await until('begin_checkout');
      await fillGuest(page, `tell-${way.length}@example.com`);
      await fillCard(page, number);
      await pressPay(page);
      if (check !== null) await press(page, check);
      await expectBooked(page);
      await until('purchase');
      const paid = await amountOf(refOf(page));
      expect(of('purchase')[0]?.ecommerce).toMatchObject({
        transaction_id: refOf(page),
        value: paid?.total,
        coupon: null,
      });
      expect(of('begin_checkout')[0]?.ecommerce?.value).toBe(paid?.total);
      await reload(page);
      const other = await page.context().newPage();
      await visit(other, page.url());
      await until('page_view', 4);
      await settled(other);
      expect(of('purchase')).toHaveLength(1);
      await close();
    },
  );

  it.each([
    ['PayPal', ['Pay']],
    ['Alipay', [/^Pay S\$/, /^Authori[sz]e/]],
  ] as const)('tells the purchase of a booking paid by %s', async (way, presses) => {
    const { page, of, until, close } = await openFollowed('granted');
    await world.openCheckout(page);
    await fillGuest(page, `tell-${way}@example.com`);
    await page.getByRole('radio', { name: way }).check();
    await pressPay(page);
    for (const name of presses) await press(page, name);
    await expectBooked(page);
    await until('purchase');
    expect(of('purchase')[0]?.ecommerce?.value).toBe((await amountOf(refOf(page)))?.total);
    await close();
  });

  it('sends a booking with nothing due once on its way, with the total price and the code next to it', async () => {
    const { page, of, until, close } = await openFollowed('granted');
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    await until('begin_checkout');
    await fillGuest(page, 'tell-free@example.com');
    await pressPay(page);
    await expectBooked(page);
    await settled(page);
    await until('purchase');
    const made = await amountOf(refOf(page));
    expect(made?.code).toBe('EVERYTHING');
    const sale = { value: made?.total, coupon: 'EVERYTHING' };
    expect(of('purchase')[0]?.ecommerce).toMatchObject(sale);
    expect(of('begin_checkout')[0]?.ecommerce).toMatchObject(sale);
    await close();
  });

  it('says why dates, times and guests cannot be had, and sends it', async () => {
    const { page, of, close } = await openFollowed('granted');
    const book = page.locator('#book');
    const events = () => of('booking_error').map((event) => (event as { error?: string }).error);
    // The request is changed or lost; the responses are the program's own.
    await page.route('**/api/booking/available-date', (route) => {
      const asked = route.request().postDataJSON() as object;
      return route.continue({ postData: JSON.stringify({ ...asked, month: '2024-01' }) });
    });
    await visit(page, world.origin + product);
    await book.locator('[aria-haspopup=dialog]').click();
    await page.getByText(errorText('date-past')).first().waitFor();
    await page.unroute('**/api/booking/available-date');
    await page.route('**/api/booking/available-date', (route) => route.abort());
    await reload(page);
    await book.locator('[aria-haspopup=dialog]').click();
    await page.getByText(errorText('date-failed')).first().waitFor();
    await expect.poll(events).toEqual(['date-past', 'date-failed']);
    await page.unroute('**/api/booking/available-date');
    const freeDay = book.locator('td [role=button]:not([aria-disabled=true]):not([data-outside-month])').first();
    await page.route('**/api/booking/available-time', (route) => route.abort());
    await reload(page);
    await book.locator('[aria-haspopup=dialog]').click();
    await freeDay.click();
    await page.getByText(errorText('time-failed')).first().waitFor();
    await page.unroute('**/api/booking/available-time');
    await page.route('**/api/booking/available-pax', (route) => route.abort());
    await reload(page);
    await book.locator('[aria-haspopup=dialog]').click();
    await freeDay.click();
    await page.locator('input[name=book-time]').first().check();
    await page.getByText(errorText('pax-failed')).first().waitFor();
    await close();
  });

  it('keeps what happened before the answer, and sends it after a yes', async () => {
    const { page, events, until, close } = await openFollowed(null);
    await visit(page, world.origin + product);
    await press(page, 'Allow');
    await until('view_item');
    expect(events.filter(({ event }) => event !== 'gtm.js').map(({ event }) => event)).toEqual([
      'page_view',
      'view_item',
    ]);
    await close();
  });

  it('is silent after a no, all the way to a paid booking', async () => {
    const { page, events, close } = await openFollowed('denied');
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    await fillGuest(page, 'tell-nothing@example.com');
    await pressPay(page);
    await expectBooked(page);
    await settled(page);
    expect(events).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window && window.dataLayer !== undefined)).toBe(false);
    await close();
  });

  it('does not lay its question over the bar of a phone', async () => {
    const { page, close } = await openFollowed(null, 375);
    await visit(page, world.origin + product);
    const [bar, question] = [page.getByRole('button', { name: 'Choose a date' }), page.getByLabel('Cookie settings')];
    await question.waitFor();
    await bar.click({ timeout: 10_000 });
    await page.getByRole('dialog').waitFor();
    await close();
  });
});
