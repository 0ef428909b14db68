// Paying by PayPal and Alipay: there, back, and back without having paid.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn, openGuest, pressPay, type Guest } from '#tests/e2e/guest.ts';
import { arrived, back, settled, visit } from '#tests/e2e/journey.ts';
import { courseId, expectBooked, fillGuest, sharePayWorld, type PayWorld } from './pay-world.ts';

describe.skipIf(chooseBrowser() === null)('paying in another way', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const paymentsOf = (email: string) =>
    world.rows<{ status: string; provider: string; method: string; currency: string; amount_minor: number }>(
      `select p.status, p.provider, p.method, p.currency, p.amount_minor
       from payment p join booking b on b.id = p.booking_id where b.email = $1 order by p.id`,
      [email],
    );
  const checkout = async (email: string, way: 'PayPal' | 'Alipay', width = 1440): Promise<Guest> => {
    const guest = await openGuest(world.browser, width);
    await world.openCheckout(guest.page);
    await fillGuest(guest.page, email);
    await guest.page.getByRole('radio', { name: way }).check();
    return guest;
  };
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout: 30_000 });

  it('PayPal: pays there and comes back to the booking', async () => {
    const { page, complaints, close } = await checkout('paypal@example.com', 'PayPal');
    await pressPay(page, 2);
    await press(page, 'Pay');
    await expectBooked(page);
    expect(await paymentsOf('paypal@example.com')).toMatchObject([{ status: 'succeeded', provider: 'paypal' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('PayPal: who cancels is told so, keeps everything, and pays in another way', async () => {
    const { page, expectSound, close } = await checkout('paypal-cancel@example.com', 'PayPal', 375);
    await pressPay(page);
    await press(page, /^Cancel/);
    await arrived(page, /\/booking\/checkout\?/);
    await page.getByText(errorText('payment-cancelled')).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('paypal-cancel@example.com');
    await expectSound('after a cancelled PayPal payment');
    await page.getByRole('radio', { name: 'Alipay' }).check();
    await pressPay(page);
    await press(page, /^Pay S\$/);
    await press(page, /^Authori[sz]e/);
    await expectBooked(page);
    const paid = (await paymentsOf('paypal-cancel@example.com')).filter(({ status }) => status === 'succeeded');
    expect(paid).toMatchObject([{ provider: 'stripe', method: 'alipay', currency: 'SGD' }]);
    await close();
  });

  it('PayPal: funds that are declined lead back, and the same booking can be paid', async () => {
    const { page, close } = await checkout('paypal-declined@example.com', 'PayPal');
    const address = page.url();
    await pressPay(page);
    await press(page, /will be declined/);
    await arrived(page, /\/booking\/|checkoutnow/);
    if (!page.url().includes('checkoutnow')) {
      // A webhook came before the return: the booking's page appears, which leads to checkout again.
      if (page.url().includes('/booking/detail')) await visit(page, address);
      else await page.getByRole('alert').waitFor();
      await settled(page);
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await pressPay(page);
    }
    await press(page, 'Pay');
    await expectBooked(page);
    const paid = (await paymentsOf('paypal-declined@example.com')).filter(({ status }) => status === 'succeeded');
    expect(paid).toHaveLength(1);
    await close();
  });

  it('Alipay: the popup says the amount in SGD, and exactly that is charged', async () => {
    const { page, expectSound, complaints, close } = await checkout('alipay@example.com', 'Alipay');
    await pressPay(page);
    const dialog = page.getByRole('dialog', { name: 'Pay with Alipay' });
    const shown = (await dialog.getByText(/^S\$/).first().textContent()) ?? '';
    await dialog.getByText(/US\$1 = S\$1\.\d{4} · rate of/).waitFor();
    await expectSound('alipay-confirm');
    await dialog.getByRole('button', { name: /^Pay S\$/ }).click();
    await press(page, /^Authori[sz]e/);
    await expectBooked(page);
    expect(await paymentsOf('alipay@example.com')).toMatchObject([
      { status: 'succeeded', currency: 'SGD', amount_minor: centsIn(shown.replace('S$', 'US$')) },
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('Alipay: a payment that fails leads back to checkout with its message', async () => {
    const { page, close } = await checkout('alipay-failed@example.com', 'Alipay');
    await pressPay(page);
    await press(page, /^Pay S\$/);
    await press(page, /^Fail/);
    await arrived(page, /\/booking\/checkout\?/);
    await page
      .getByRole('alert')
      .filter({ hasText: errorText('booking-failed-alipay') })
      .waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Alipay' }).isChecked()).toBe(true);
    await close();
  });

  it('Alipay: while nobody knows, the page waits and asks, and goes on when it is paid', async () => {
    const { page, expectSound, close } = await checkout('alipay-slow@example.com', 'Alipay');
    await pressPay(page);
    await press(page, /^Pay S\$/);
    await page.getByRole('button', { name: /^Authori[sz]e/ }).waitFor({ timeout: 30_000 });
    const hosted = page.url();
    await press(page, 'Close without answering');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.getByRole('heading', { name: 'We’re checking your payment with Alipay' }).waitFor();
    await expectSound('the page that waits for Alipay');
    const other = await page.context().newPage();
    await visit(other, hosted);
    await other.getByRole('button', { name: /^Authori[sz]e/ }).click();
    await expectBooked(page);
    await close();
  });

  it('the sheet of phones confirms Alipay as its stage 3, and Back goes from there to the form', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 375);
    await visit(page, `${world.origin}/product/detail?id=${courseId}`);
    await page.getByRole('button', { name: 'Choose a date' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('td [role=button]:not([aria-disabled=true]):not([data-outside-month])').last().click();
    await page.locator('input[name=book-time]').first().check();
    await page.locator('dialog footer button').click();
    await page.locator('dialog dl').waitFor();
    await page.locator('dialog footer button').click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    await fillGuest(page, 'alipay-sheet@example.com');
    await page.getByRole('radio', { name: 'Alipay' }).check();
    await pressPay(page);
    const confirm = page.getByRole('button', { name: /^Pay S\$/ });
    await confirm.waitFor();
    await expectSound('stage 3');
    await back(page);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('alipay-sheet@example.com');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Leave this booking?' }).waitFor();
    await expectSound('the question before leaving');
    await page.getByRole('button', { name: 'Stay' }).click();
    await pressPay(page);
    await confirm.click();
    await press(page, /^Authori[sz]e/);
    await expectBooked(page);
    await close();
  });
});
