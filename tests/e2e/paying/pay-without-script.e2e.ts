// Checkout with JavaScript disabled: the same rules and texts, by POST to the page's own address (ADR 023).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { courseId, fillGuest, sharePayWorld, type PayWorld } from './pay-world.ts';

describe.skipIf(chooseBrowser() === null)('checkout without script', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const open = (width: number) => openGuest(world.browser, width, { javaScriptEnabled: false });
  const bookingsOf = (email: string) =>
    world.rows<{ status: string; payment: string }>(`select status, payment from booking where email = $1`, [email]);

  it('says what is wrong next to the fields and keeps what was typed, passwords apart', async () => {
    const { page, close } = await open(375);
    await world.openCheckout(page, '&coupon_code=EVERYTHING', false);
    await page.getByLabel('First name').fill('Mara');
    await page.getByText('Create an account (optional)').click();
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Confirm password').fill('a long password');
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    for (const text of ['Email is required', 'Last name is required'])
      await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Mara');
    expect(await page.content()).not.toContain('a long password');
    await close();
  });

  it.each([375, 1440])('books with a code that covers everything at %i px', async (width) => {
    const email = `without-script-${width}@example.com`;
    const { page, close } = await open(width);
    await world.openCheckout(page, '&coupon_code=EVERYTHING', false);
    await fillGuest(page, email);
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
    expect(await bookingsOf(email)).toEqual([{ status: 'confirmed', payment: 'none' }]);
    await close();
  });

  it('pays by PayPal, also after having left it once', async () => {
    const email = 'paypal-without-script@example.com';
    const { page, close } = await open(375);
    await world.openCheckout(page, '', false);
    await fillGuest(page, email);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByText(errorText('payment-cancelled')).waitFor();
    expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);
    // The reopened page is empty; the guest still holds the seats.
    await fillGuest(page, email);
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    const made = await bookingsOf(email);
    expect(made.filter(({ status }) => status === 'held')).toEqual([]);
    expect(made.filter(({ status }) => status === 'confirmed')).toEqual([{ status: 'confirmed', payment: 'paid' }]);
    await close();
  });

  it('pays by Alipay, after a page that says the amount in SGD', async () => {
    const email = 'alipay-without-script@example.com';
    const { page, close } = await open(1440);
    await world.openCheckout(page, '', false);
    await fillGuest(page, email);
    await page.getByRole('radio', { name: 'Alipay' }).check();
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByText(/^S\$\d+\.\d{2}$/).waitFor();
    await page.getByRole('link', { name: 'Continue to Alipay' }).click();
    await page.getByRole('button', { name: /^Authori[sz]e/ }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    expect(await bookingsOf(email)).toEqual([{ status: 'confirmed', payment: 'paid' }]);
    await close();
  });

  it('applies a code by its own small form', async () => {
    const { page, close } = await open(1440);
    await world.openCheckout(page, '', false);
    await page.getByLabel('Discount code').last().fill('WELCOME5');
    await page.getByRole('button', { name: 'Apply' }).last().click();
    await arrived(page, /coupon_code=WELCOME5/);
    await page.getByText('You save US$5.00').last().waitFor();
    await close();
  });

  it('says that a card needs JavaScript, and holds no seats for it', async () => {
    const email = 'card-without-script@example.com';
    const { page, close } = await open(1440);
    await world.openCheckout(page, '', false);
    await fillGuest(page, email);
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByRole('alert').filter({ hasText: 'Card payment needs JavaScript' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await bookingsOf(email)).toEqual([]);
    await close();
  });

  it('refuses a form that does not come from this browser', async () => {
    const { page, close } = await open(1440);
    await world.openCheckout(page, '&coupon_code=EVERYTHING', false);
    const sent = (cookie: string) =>
      fetch(page.url(), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        body: new URLSearchParams({ csrf: 'forged.token', email: 'forged@example.com', firstName: 'A', lastName: 'B' }),
      });
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect([(await sent('')).status, (await sent(cookies)).status]).toEqual([403, 403]);
    expect(await bookingsOf('forged@example.com')).toEqual([]);
    await close();
  });

  it('takes add-ons from the plain form of an experience', async () => {
    const { page, close } = await open(375);
    const [course] = await world.rows<{ id: number }>(
      `select c.id from course c join addon a on a.course_id = c.id where c.status = 'published' order by c.id limit 1`,
    );
    await visit(page, `${world.origin}/product/detail?id=${course?.id ?? courseId}`);
    await page.getByLabel('Date', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await page.locator('select[name^=addon-]').first().selectOption('1');
    await page.getByRole('button', { name: 'Reserve' }).click();
    await arrived(page, /\/booking\/checkout\?cid=\d+&date=[^&]+&time=[^&]+&pax=\d+&addons=/);
    await close();
  });
});
