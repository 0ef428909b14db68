// A whole booking by keyboard, with the focus after each step (WCAG 2.4.3, 2.4.7, 4.1.3), on the page and in a phone's
// sheet.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { focusOf, showsFocus, tabTo } from '#tests/e2e/keyboard.ts';
import { courseId, expectBooked, sharePayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';

const product = `/product/detail?id=${courseId}`;
/** A course with two times a day; the page chooses a single time. */
const twoTimes = '/product/detail?id=203';
const focusedFreeDay = 'td [role=button]:focus:not([aria-disabled=true])';

describe.skipIf(chooseBrowser() === null)('booking by keyboard', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const expectFocus = (page: Page, wanted: RegExp) => expect.poll(() => focusOf(page)).toMatch(wanted);
  const press = async (page: Page, name: string | RegExp, most = 80) => {
    await tabTo(page, page.getByRole('button', { name }).filter({ visible: true }), most);
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
  };

  /** The calendar opens fully in view. */
  async function expectWhole(page: Page): Promise<void> {
    const calendar = page.getByRole('dialog', { name: 'Available dates' });
    await calendar.waitFor();
    const seen = async () => {
      const box = await calendar.boundingBox();
      return (box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= (page.viewportSize()?.height ?? 0);
    };
    await expect.poll(seen).toBe(true);
  }

  /** From the first wrong field to the booking: typed, Tab by Tab. */
  async function fillAndPay(page: Page, email: string): Promise<void> {
    const into = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }), 20);
      await page.keyboard.type(text);
    };
    await into('Pickup address', 'Hotel Metropole, 15 Ngo Quyen');
    await into('Email', email);
    await into('First name', 'Mara');
    await into('Last name', 'Lind');
    // The card's fields are frames: Tab goes to the first like to any other field, and each leads to the next once complete.
    await tabTo(page, page.locator('#card-number iframe'), 40);
    for (const [part, text] of [
      ['number', '4242424242424242'],
      ['expiry', '1234'],
      ['cvc', '123'],
    ] as const) {
      const frame = page.locator(`#card-${part} iframe`);
      await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type(text);
    }
    await page.locator('.StripeElement--complete').nth(2).waitFor();
    await tabTo(page, page.getByLabel('Name on card'), 5);
    // The page asks only once (WCAG 3.3.7).
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Mara Lind');
    await press(page, /^Pay US/);
    await page.getByRole('button', { name: 'Use as is' }).waitFor();
    await press(page, 'Use as is', 10);
    await expectBooked(page);
    await expect.poll(() => page.evaluate(() => document.activeElement !== null)).toBe(true);
  }

  /** Pays with an empty form: one message, and the first wrong field has the focus and a text. */
  async function payTooEarly(page: Page): Promise<void> {
    await press(page, /^Pay US/);
    const seen = async () => ({ alerts: await page.getByRole('alert').allTextContents(), focus: await focusOf(page) });
    await expect.poll(seen).toEqual({
      alerts: ['8 fields need your attention'],
      focus: expect.stringMatching(/^input pickupAddress.* Please enter pickup location\.$/),
    });
    // The frame of the card's number is marked invalid, too.
    const number = page.frameLocator('#card-number iframe').locator('input').first();
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  }

  it('next to the page', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + product);
    const date = page.locator('#book [aria-haspopup=dialog]');
    await date.waitFor();
    // Past photos and text to the widget, which is last.
    await tabTo(page, page.getByRole('link', { name: 'Skip to booking' }), 15);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectFocus(page, /^button Date Choose a date/);

    // Reserve without a date: a message, and the focus on the first free day of the open calendar.
    await press(page, 'Reserve');
    await page.getByRole('alert').filter({ hasText: 'Select a date first' }).waitFor();
    await expectWhole(page);
    await page.locator(`#book ${focusedFreeDay}`).waitFor();
    // Screen readers get the days as written, with their price.
    await expectFocus(page, /\w+day,? \d{1,2} \w+ 20\d\d, US\$\d+\.\d\d per person/);
    await page.keyboard.press('Escape');
    await expectFocus(page, /^button Date Choose a date.* Select a date first$/);
    await page.keyboard.press('Enter');
    await expectWhole(page);
    await page.locator(`#book ${focusedFreeDay}`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Available dates' }).waitFor({ state: 'hidden' });
    // Its only time is chosen: on to the guests.
    await expectFocus(page, /^button Remove a guest/);
    await page.locator('#book dl').waitFor();
    await press(page, 'Add a guest');
    await expectFocus(page, /^button Add a guest/);

    await press(page, 'Have a discount code?');
    await expectFocus(page, /^input .*Discount code/);
    await page.keyboard.type('WELCOME5');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Remove/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Have a discount code\?/);

    await press(page, /^Reserve for/);
    await arrived(page, /\/booking\/checkout\?cid=/);
    await page.locator('#card-number iframe').waitFor();
    await payTooEarly(page);
    await fillAndPay(page, 'keys-wide@example.com');
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes on from a date to its times, and back to them while none is chosen', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + twoTimes);
    await page.locator('#book [aria-haspopup=dialog]').press('Enter');
    await page.locator(`#book ${focusedFreeDay}`).waitFor();
    // Not the first day: its first time may be too close already.
    const first = await focusOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusOf(page)).not.toBe(first);
    await page.locator(`#book ${focusedFreeDay}`).waitFor();
    await page.keyboard.press('Enter');
    await expectFocus(page, /^input book-time/);
    await press(page, 'Reserve');
    await expectFocus(page, /^input book-time .* Select a time first$/);
    await page.keyboard.press('Space');
    await page.locator('#book dl').waitFor();
    await close();
  });

  it.each([
    ['checkout', () => world.checkoutPath(), [/^Pay US/], /^input pickupAddress.* Please enter pickup location\.$/],
    ['signing in', () => '/user/login', [/^Continue$/], /^input email/],
    ['a question', () => product, [/^Ask the host/, /^Send question/], /^textarea message.* at least \d+ characters/],
  ])(
    'finds the first wrong field of %s when the browser is late with its frames',
    async (_form, path, names, wrong) => {
      const { page, close } = await openGuest(world.browser, 1440);
      await visit(page, world.origin + path());
      await page.evaluate(() => {
        globalThis.requestAnimationFrame = () => 0;
      });
      for (const name of names) {
        await page.getByRole('button', { name }).filter({ visible: true }).first().press('Enter');
      }
      await expectFocus(page, wrong);
      await close();
    },
  );

  it('from the first free day, and from none before it is known which are free', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/booking/available-date', async (route) => {
      await released;
      await route.continue();
    });
    await visit(page, world.origin + product);
    await page.locator('#book [aria-haspopup=dialog]').click();
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
    expect(await page.locator('#book td [role=button]:not([aria-disabled=true])').count()).toBe(0);
    release();
    await page.locator(`#book ${focusedFreeDay}`).waitFor();
    await close();
  });

  it('in the sheet of a phone, whose bar and buttons never slide away', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 375);
    await visit(page, world.origin + product);
    await page.getByRole('button', { name: 'Choose a date' }).waitFor();
    await press(page, 'Choose a date', 120);
    await expectFocus(page, /^h2 Date and time Step 1 of 3/);
    await page.locator('dialog[open] td [role=button]:not([aria-disabled=true])').first().waitFor();

    await press(page, /^Next$/);
    await page.locator(`dialog[open] ${focusedFreeDay}`).waitFor();
    await expectFocus(page, /\w+day,? \d{1,2} \w+ 20\d\d/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^input book-time/);
    expect(await page.locator('dialog[open] input[name=book-time]').first().isChecked()).toBe(true);
    await press(page, /^Next$/);
    await expectFocus(page, /^h2 Guests and price Step 2 of 3/);
    await page.locator('dialog[open] dl').waitFor();
    await press(page, /^Next$/);
    await expectFocus(page, /^h2 Checkout Step 3 of 3/);

    await page.locator('#card-number iframe').waitFor();
    await payTooEarly(page);
    const places = await page.locator('dialog[open]').evaluate((sheet) => ({
      scrolled: sheet.scrollTop,
      back: sheet.querySelector('[aria-label=Back]')?.getBoundingClientRect().top ?? -1,
      under: window.innerHeight - (sheet.querySelector('form > div:last-child')?.getBoundingClientRect().bottom ?? 0),
    }));
    expect([places.scrolled, places.back >= 0, Math.abs(places.under) <= 4]).toEqual([0, true, true]);
    await fillAndPay(page, 'keys-narrow@example.com');
    expect(complaints).toEqual([]);
    await close();
  });
});
