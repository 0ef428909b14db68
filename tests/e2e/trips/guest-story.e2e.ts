// A new guest on a phone, from registration over a trip to a review with a photo, and its code at the next booking:
// only by the screens, with days skipped.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { fillCard, openGuest, pressPay, type Guest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, type TripWorld } from './trip-world.ts';

const email = 'noor@example.com';
const password = 'six kind lanterns';
const freeDay = '[role=button]:not([aria-disabled=true]):not([data-outside-month])';

describe.skipIf(chooseBrowser() === null)('a new guest', () => {
  let world: TripWorld;
  let guest: Guest;
  let page: Page;

  beforeAll(async () => {
    world = await openTripWorld();
    guest = await openGuest(world.browser, 375);
    ({ page } = guest);
  });
  afterAll(() => world?.close());

  const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const dialog = () => page.locator('dialog[open]');

  it('signs up, confirms the address, and logs in', async () => {
    await visit(page, world.origin);
    await press('Open menu');
    await page.locator('#drawer').getByRole('link', { name: 'Login' }).click();
    await dialog().getByRole('link', { name: 'New here? Create an account' }).click();
    await dialog().getByLabel('Email', { exact: true }).fill(email);
    await dialog().getByLabel('First name').fill('Noor');
    await dialog().getByLabel('Last name').fill('Haddad');
    const field = dialog().getByLabel('Password', { exact: true });
    await field.fill('short');
    await press('Create account');
    await dialog().getByText(errorText('password-short')).waitFor();
    await field.fill(password);
    await press('Create account');
    await page.getByText('Check your inbox').waitFor();
    await visit(page, await world.linkInMail('account-sign-up', email));
    await press('Confirm my email');
    await page.locator('main').getByRole('link', { name: 'Continue' }).click();
    await arrived(page, (url) => !url.pathname.startsWith('/user'));
  });

  it('saves an experience, comes back to it on the wish list, and books it without typing who they are', async () => {
    await visit(page, `${world.origin}/2/hanoi`);
    const card = page.getByRole('article').filter({ hasText: 'Phở from bone to bowl' }).first();
    await settled(page);
    await card.getByRole('button').first().click();
    await expect.poll(async () => (await world.rows('select from wish')).length).toBe(1);
    await visit(page, `${world.origin}/dashboard/wishlist`);
    await page.getByRole('article').getByRole('link').first().click();
    await arrived(page, /\/hanoi\/202\//);
    await press('Choose a date');
    await dialog().locator(`td ${freeDay}`).last().click();
    const time = page.locator('input[name=book-time]').first();
    await time.check();
    for (const step of ['Step 2 of 3', /\/booking\/checkout/]) {
      await page.locator('dialog footer button').click();
      if (typeof step === 'string') await dialog().getByText(step).waitFor();
      else await arrived(page, step);
    }
    await page.getByText('Booking as Noor Haddad').waitFor();
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await arrived(page, /\/booking\/detail\?ref=/);
    await page.getByRole('heading', { name: 'You’re booked, Noor' }).waitFor({ timeout: 30_000 });
  });

  it('writes to the host, and finds the trip on the dashboard', async () => {
    await press(/^(Write to|Message)/);
    await dialog().getByRole('textbox').fill('We are two, and one of us eats no beef.');
    await dialog().getByRole('button', { name: 'Send', exact: true }).click();
    await dialog().getByText('We are two, and one of us eats no beef.').first().waitFor();
    await visit(page, `${world.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Next trip' }).waitFor();
    await page.getByText('Phở from bone to bowl').first().waitFor();
  });

  it('is asked for a review after the day, writes it with a photo, and gets a code', async () => {
    await world.rows(
      `with ended as (update departure set starts_at = banyan_now() - interval '5 hours', ends_at = banyan_now() - interval '2 hours'
         where id = (select departure_id from booking where email = $1))
       update booking set status = 'completed' where email = $1`,
      [email],
    );
    await reload(page);
    await page.getByRole('heading', { name: 'Reviews to write' }).waitFor();
    await page.locator('main a[href*="/write-review"]').first().click();
    await page.getByRole('heading', { name: 'How was it?', level: 1 }).waitFor();
    await page
      .getByRole('group', { name: 'Your rating' })
      .getByRole('radio', { name: /^5 stars/ })
      .check();
    await page.getByRole('textbox', { name: 'Your review' }).fill('The broth was on before we got up.');
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a4b2a' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Add photos').setInputFiles([{ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByText('Photo 1 is ready').waitFor();
    await page.getByLabel(/^I was there/).check();
    await press('Continue');
    await page.getByRole('heading', { name: /^Only for your host/ }).waitFor();
    await press(/without|Skip/);
    await dialog().getByRole('button', { name: 'Yes, post it' }).click();
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/^THANKS-[A-Z]{8}-[A-Z]{8}$/).waitFor();
  });

  it('pays five dollars less at the next booking with that code', async () => {
    const code = await page.getByText(/^THANKS-[A-Z]{8}-[A-Z]{8}$/).textContent();
    await visit(page, `${world.origin}/hanoi/201/x`);
    await press('Choose a date');
    await dialog().locator(`td ${freeDay}`).last().click();
    await page.locator('input[name=book-time]').first().check();
    await page.locator('dialog footer button').click();
    await dialog().getByText('Step 2 of 3').waitFor();
    await page.locator('dialog dl').waitFor();
    await press('Have a discount code?');
    await dialog()
      .getByLabel('Discount code')
      .fill(code ?? '');
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await dialog()
      .getByText(/−US\$5\.00/)
      .first()
      .waitFor();
    await page.locator('dialog footer button').click();
    await arrived(page, /\/booking\/checkout/);
    await page
      .locator('input[name=pickupAddress], textarea[name=pickupAddress]')
      .first()
      .fill('Hotel Metropole, 15 Ngo Quyen');
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await arrived(page, /\/booking\/detail\?ref=/);
    await page.getByRole('heading', { name: 'You’re booked, Noor' }).waitFor({ timeout: 30_000 });
    const uses = await world.rows(
      `select u.state from coupon_use u join coupon c on c.id = u.coupon_id where c.code = $1`,
      [code],
    );
    expect(uses).toEqual([{ state: 'redeemed' }]);
    expect(guest.complaints).toEqual([]);
  });
});
