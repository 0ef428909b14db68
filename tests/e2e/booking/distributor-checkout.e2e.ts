// A distributor books for its customer on screen: typed in fields, packed by the browser, unpacked for the host
// (docs/domain/partners.md#distributors).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, pressPay } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { sharePayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';
import { logIn } from '#tests/e2e/log-in.ts';

const email = 'agency@banyan.example';

describe.skipIf(chooseBrowser() === null)('checkout as a distributor', () => {
  let world: PayWorld;
  let password = '';

  beforeAll(async () => {
    world = await sharePayWorld();
    // One account books several times here.
    await world.rows(`update coupon set max_uses_per_user = 99 where code = 'EVERYTHING'`);
    // The demo prints the passwords of its accounts once, at its first start.
    password = new RegExp(`agency@banyan\\.example\\s+(\\S+)`).exec(world.program.printed())?.[1] ?? '';
  });
  afterAll(() => world?.close());

  const signIn = async (page: Page) => {
    await visit(page, `${world.origin}/user/login`);
    await logIn(page.locator('main'), { email, password });
    await arrived(page, (url) => !url.pathname.startsWith('/user/login'));
  };
  const fillCustomer = async (page: Page, customer: string) => {
    await page.getByLabel('Email', { exact: true }).fill(customer);
    await page.getByLabel('First name').fill('Cu');
    await page.getByLabel('Last name').fill('Stomer');
    const pickup = page.getByLabel('Pickup address');
    if ((await pickup.count()) > 0) await pickup.fill('Hotel Metropole, 15 Ngo Quyen');
    await page.getByRole('textbox', { name: /message|note/i }).fill('Vegetarian, "no nuts"\nand {braces}');
  };
  const bookingOf = async (customer: string) =>
    (
      await world.rows(
        `select b.first_name, b.message, b.status, u.email as account
         from booking b join user_account u on u.id = b.user_id where b.email = $1 order by b.created_at desc`,
        [customer],
      )
    )[0];
  const booked = { first_name: 'Cu', message: 'Vegetarian, "no nuts"\nand {braces}', account: email };

  it('is there in a demo that nobody has set up', () => {
    expect(password).not.toBe('');
  });

  it.each([375, 1440])(
    'asks for the customer, names what is missing, and the host never sees JSON, at %i px',
    async (width) => {
      const customer = `customer-${width}@example.com`;
      const { page, expectSound, close } = await openGuest(world.browser, width);
      await signIn(page);
      let sent = '';
      page.on('request', (request) => {
        if (request.url().endsWith('/api/booking/checkout')) sent = request.postData() ?? '';
      });
      await world.openCheckout(page, '&coupon_code=EVERYTHING');
      await page.getByText('Your customer’s details').first().waitFor();
      expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
      await pressPay(page);
      await page.getByText(errorText('email-missing'), { exact: true }).waitFor();
      await page.getByText(errorText('first-name-missing'), { exact: true }).waitFor();
      await expectSound('checkout as a distributor');
      await fillCustomer(page, customer);
      await pressPay(page);
      await arrived(page, /\/booking\/detail\?ref=/);
      const body = JSON.parse(sent) as { email?: string; message: string };
      expect(body.email).toBeUndefined();
      expect(JSON.parse(body.message)).toMatchObject({ type: 'distributor-guest-data', email: customer });
      expect(await bookingOf(customer)).toMatchObject({ ...booked, status: 'confirmed' });
      expect(await page.getByText('distributor-guest-data').count()).toBe(0);
      await close();
    },
  );

  it('works without script: the server packs what was posted', async () => {
    const customer = 'customer-plain@example.com';
    const scripted = await openGuest(world.browser, 1440);
    await signIn(scripted.page);
    const cookies = await scripted.page.context().cookies();
    await scripted.close();
    const { page, close } = await openGuest(world.browser, 1440, { javaScriptEnabled: false });
    await page.context().addCookies(cookies);
    await world.openCheckout(page, '&coupon_code=EVERYTHING', false);
    await fillCustomer(page, 'not an address');
    await page.getByRole('button', { name: /^(Pay US|Confirm booking)/ }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: errorText('email-invalid') })
      .waitFor();
    await page.getByLabel('Email', { exact: true }).fill(customer);
    await page.getByRole('button', { name: /^(Pay US|Confirm booking)/ }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    expect(await bookingOf(customer)).toMatchObject(booked);
    await close();
  });
});
