// Paying by card: every decline at its field, 3-D Secure, and everything that people do to a payment page.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { clickPay, fillCard, openGuest, pressPay, type Guest } from '#tests/e2e/guest.ts';
import { arrived, live, reload, settled, visit, visitHeld } from '#tests/e2e/journey.ts';
import { focusOf } from '#tests/e2e/keyboard.ts';
import { expectBooked, fillGuest, sharePayWorld, type PayWorld } from './pay-world.ts';

const declines: readonly [string, ErrorCode][] = [
  ['4000000000000002', 'card-decline-unknown'],
  ['4000000000009995', 'card-balance-exceeded'],
  ['4000000000000069', 'card-year-expired'],
  ['4000000000000127', 'card-cvc-invalid'],
  ['4000000000000119', 'card-try-again'],
  ['4000000000009805', 'card-duplicate-transaction'],
  ['4000000000009987', 'card-decline-unknown'],
];

describe.skipIf(chooseBrowser() === null)('paying by card', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const bookingsOf = (email: string) =>
    world.rows<{ status: string; payment: string; is_replaced: boolean; ref: string }>(
      `select status, payment, is_replaced, ref from booking where email = $1 order by created_at`,
      [email],
    );
  const checkout = async (email: string, more = ''): Promise<Guest> => {
    const guest = await openGuest(world.browser, 1440);
    await world.openCheckout(guest.page, more);
    await fillGuest(guest.page, email);
    return guest;
  };
  const alertOf = (page: Page, code: ErrorCode) => page.getByRole('alert').filter({ hasText: errorText(code) });

  it('shows every decline of the catalogue at the card, and takes another card for the same booking', async () => {
    const { page, close } = await checkout('declines@example.com');
    for (const [number, code] of declines) {
      await fillCard(page, number);
      await pressPay(page);
      await alertOf(page, code).waitFor({ timeout: 20_000 });
      // The message is in view and has the focus (docs/domain/checkout.md#after-an-error).
      await expect
        .poll(() => alertOf(page, code).evaluate((one) => one.parentElement === document.activeElement))
        .toBe(true);
      await world.forgetDeclines();
    }
    await fillCard(page, '4242424242424242');
    await pressPay(page, 2);
    await expectBooked(page);
    expect(await bookingsOf('declines@example.com')).toMatchObject([{ status: 'confirmed', payment: 'paid' }]);
    await close();
  });

  it('leads to the field that only the server finds wrong, past the message that comes with it', async () => {
    const { page, close } = await checkout('other-rules@example.com');
    // Both sides have the same rules; they differ while an older page is open.
    await page.route('**/booking/checkout', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), phone: '+84 none' } }),
    );
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await page.locator('[name=phone][aria-invalid=true]').waitFor();
    await expect.poll(() => focusOf(page)).toMatch(/^input phone .*phone number/i);
    expect(await bookingsOf('other-rules@example.com')).toEqual([]);
    await close();
  });

  it('names what is missing or wrong in the card before anything is sent', async () => {
    const { page, close } = await checkout('missing@example.com');
    // The guest's name is prefilled.
    await page.getByLabel('Name on card').fill('');
    await pressPay(page);
    for (const code of ['card-number-missing', 'card-expiry-missing', 'card-cvc-missing', 'card-name-missing'] as const)
      await page.getByText(errorText(code), { exact: true }).waitFor();
    expect(await page.getByRole('alert').allTextContents()).toEqual(['4 fields need your attention']);
    expect(await bookingsOf('missing@example.com')).toEqual([]);
    await close();
  });

  it.each([
    ['4000002500003155', 'Complete the check', null],
    ['4000002500003155', 'Fail the check', 'card-try-again'],
    ['4000008260003178', 'Complete the check', 'card-balance-exceeded'],
  ] as const)('3-D Secure with %s, %s', async (number, press, refused) => {
    const email = `secure-${number}-${press.slice(0, 4)}@example.com`;
    const { page, close } = await checkout(email);
    await fillCard(page, number);
    await pressPay(page);
    await page.getByRole('button', { name: press }).click({ timeout: 30_000 });
    if (refused === null) await expectBooked(page);
    else {
      await arrived(page, /\/booking\/checkout\?/);
      await alertOf(page, refused).waitFor();
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      await fillCard(page, '4242424242424242');
      await pressPay(page);
      await expectBooked(page);
    }
    expect((await bookingsOf(email)).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    await world.forgetDeclines();
    await close();
  });

  it('takes what was typed into the card before its own script has come', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/elements/card-field.js', async (route) => {
      await released;
      await route.continue();
    });
    await visitHeld(page, world.origin + world.checkoutPath());
    await live(page);
    await fillGuest(page, 'early-card@example.com');
    const filled = fillCard(page, '4242424242424242');
    await expect.poll(() => page.frameLocator('#card-cvc iframe').locator('input').inputValue()).toBe('123');
    expect(await page.locator('.StripeElement--complete').count()).toBe(0);
    release();
    await filled;
    await pressPay(page);
    await expectBooked(page);
    await close();
  });

  it('a changed form takes the place of the unpaid hold before it', async () => {
    const { page, close } = await checkout('changed@example.com');
    await fillCard(page, '4000000000000002');
    await pressPay(page);
    await alertOf(page, 'card-decline-unknown').waitFor({ timeout: 20_000 });
    await page.getByRole('textbox', { name: /^Message to/ }).fill('We are vegetarian.');
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await expectBooked(page);
    const made = await bookingsOf('changed@example.com');
    expect(made.map(({ status, is_replaced }) => [status, is_replaced])).toEqual([
      ['expired', true],
      ['confirmed', false],
    ]);
    await world.forgetDeclines();
    await close();
  });

  it('a second tab learns that the booking is paid, and paying there opens it', async () => {
    const first = await checkout('tabs@example.com');
    const { page } = first;
    const other = await page.context().newPage();
    await visit(other, page.url());
    await other.getByRole('button', { name: /^Pay US/ }).waitFor();
    await settled(other);
    await fillGuest(other, 'tabs@example.com');
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await expectBooked(page);
    await other.getByText('You already paid this booking in another tab.').waitFor();
    await fillCard(other, '4242424242424242');
    await pressPay(other);
    await expectBooked(other);
    expect(await bookingsOf('tabs@example.com')).toHaveLength(1);
    await first.close();
  });

  it('a lost connection keeps everything, and the same press goes on', async () => {
    const { page, close } = await checkout('offline@example.com');
    await fillCard(page, '4242424242424242');
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await pressPay(page);
    await page.getByText('You lost your connection.').waitFor({ timeout: 20_000 });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectBooked(page);
    expect(await bookingsOf('offline@example.com')).toHaveLength(1);
    await close();
  });

  it('an answer that is lost on its way back charges nobody twice', async () => {
    const { page, close } = await checkout('lost-answer@example.com');
    let losses = 0;
    await page.route('**/api/payment/stripe', async (route) => {
      if (losses > 0) return route.continue();
      losses += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
    await expectBooked(page);
    const [booking, ...others] = await bookingsOf('lost-answer@example.com');
    expect([booking?.status, others]).toEqual(['confirmed', []]);
    const paid = await world.rows(
      `select p.id from payment p join booking b on b.id = p.booking_id where b.ref = $1 and p.status = 'succeeded'`,
      [booking?.ref],
    );
    expect(paid).toHaveLength(1);
    await close();
  });

  it('a reload keeps what was typed, and neither password nor card', async () => {
    const { page, close } = await checkout('reload@example.com');
    await page.getByText('Create an account (optional)').click();
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await fillCard(page, '4242424242424242');
    await page.getByLabel('Name on card').fill('Somebody Else');
    await reload(page);
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('reload@example.com');
    expect(await page.getByLabel('Pickup address').inputValue()).toContain('Metropole');
    // The name typed for the card is gone; the guest's name is offered again.
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Mara Lind');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toMatch(/password|Somebody Else/);
    await close();
  });

  it('asks once about a pickup address without a pin, and takes one with it', async () => {
    const { page, expectSound, close } = await checkout('pin@example.com');
    await fillCard(page, '4242424242424242');
    await clickPay(page);
    const dialog = page.getByRole('dialog', { name: 'Is your pickup address complete?' });
    await dialog.getByText('Hotel Metropole, 15 Ngo Quyen').waitFor();
    await expectSound('pickup-address');
    await dialog.getByRole('button', { name: 'Edit address or set a pin' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Choose on a map' }).click();
    await page.getByRole('application').press('ArrowRight');
    await expectSound('the map for the pin');
    await page.getByRole('button', { name: 'Set the pin here' }).click();
    await page.getByText(/^Pin set at 2\d\.\d+, 10\d\.\d+$/).waitFor();
    await clickPay(page);
    await expectBooked(page);
    const [row] = await world.rows<{ pickup_latitude: number; pickup_longitude: number }>(
      `select pickup_latitude, pickup_longitude from booking where email = 'pin@example.com'`,
    );
    expect([Math.round(row?.pickup_latitude ?? 0), Math.round(row?.pickup_longitude ?? 0)]).toEqual([21, 106]);
    await close();
  });

  it('a general card error opens the popup stripe-error with the support contact', async () => {
    const { page, expectSound, close } = await checkout('general@example.com');
    await world.fault('payment_intents.confirm', '500', 2);
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    const dialog = page.getByRole('dialog', { name: 'We’re checking your payment' });
    await dialog.getByText(errorText('card-general')).waitFor({ timeout: 20_000 });
    await dialog.getByText('help@banyan.example').waitFor();
    await expectSound('stripe-error');
    const booking = dialog.getByRole('link', { name: 'View your booking' });
    expect(await booking.getAttribute('href')).toMatch(/^\/booking\/detail\?ref=[A-Z]{8}$/);
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#card-number') !== null)).toBe(true);
    await page.getByRole('button', { name: 'Trouble paying?' }).click();
    await page.getByRole('dialog', { name: 'Help with payment' }).getByText('help@banyan.example').waitFor();
    await close();
  });
});
