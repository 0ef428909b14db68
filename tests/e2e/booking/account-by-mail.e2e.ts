// An account from a booking: its emailed link in the same browser, another one, and without script; a logged-out
// booking, offered on My Booking; and a shared computer.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';
import { callFrom, must, openTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { logIn as fillLogin } from '#tests/e2e/log-in.ts';

const patienceMs = 20_000;

describe.skipIf(chooseBrowser() === null)('an account by mail', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  async function accountLink(email: string, ref: string): Promise<string> {
    const read = async () => {
      const [mail] = await world.rows<{ text_body: string }>(
        `select text_body from mail where recipient = $1 and text_body like '%' || $2 || '%' and text_body like '%/user/confirm%'
         order by created_at desc limit 1`,
        [email, ref],
      );
      return /https?:\/\/\S+\/user\/confirm\?token=[\w-]+/.exec(mail?.text_body ?? '')?.[0];
    };
    await expect.poll(read, { timeout: patienceMs }).toBeDefined();
    return (await read()) ?? '';
  }

  async function logIn(page: Page, email: string, password: string): Promise<void> {
    await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
    await fillLogin(page.locator('main form'), { email, password });
    await page.getByRole('heading', { name: 'My Booking' }).waitFor();
  }

  const opens = async ({ page }: Guest, ref: string) =>
    (await callFrom(page, 'booking/detail', { ref })).status === 'success';

  it('keeps the password in the browser that typed it, and lists what is taken in', async () => {
    const email = 'home@example.com';
    const trip = await world.openTrip({ width: 375, email, password: 'typed at checkout' });
    const { page } = trip;
    expect(
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('booking-')),
    ).toEqual([]);
    await visit(page, await accountLink(email, trip.ref));
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
    await page.getByText('The password you entered when you booked').waitFor();
    await trip.expectSound('a link in the browser that booked');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('Your email is confirmed').waitFor();
    await trip.expectSound('a link that was used');
    await page.locator('main').getByRole('link', { name: 'Your bookings' }).click();
    await page.locator(`a[href$="${trip.id}"]`).waitFor();

    const other = await world.openTrip({ email });
    await reload(page);
    await page.getByRole('heading', { name: 'Are these your bookings?' }).waitFor();
    expect(await page.locator(`a[href$="${other.id}"]`).count()).toBe(0);
    await trip.expectSound('a booking that waits for its owner');
    await settled(page);
    await page.getByRole('button', { name: 'Add to my bookings' }).click();
    await page.locator(`a[href$="${other.id}"]`).waitFor();
    expect(await page.getByRole('heading', { name: 'Are these your bookings?' }).count()).toBe(0);

    await must(page, 'user/logout', {});
    expect([await opens(trip, trip.ref), await opens(other, other.ref)]).toEqual([false, true]);
    await Promise.all([trip.close(), other.close()]);
  });

  it('asks for a new password anywhere else, where the typed one dies', async () => {
    const email = 'elsewhere@example.com';
    const trip = await world.openTrip({ email, password: 'typed at checkout' });
    const reader = await openGuest(world.browser, 768);
    const { page } = reader;
    await visit(page, await accountLink(email, trip.ref));
    await page.getByLabel('Password', { exact: true }).waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('Choose a password', { exact: true }).waitFor();
    await reader.expectSound('a link that asks for a password');
    await page.getByLabel('Password', { exact: true }).fill('chosen in the mail');
    await page.getByLabel('Confirm password').fill('chosen in the mail');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('Your email is confirmed').waitFor();
    expect(reader.complaints).toEqual([]);
    const refused = await callFrom(trip.page, 'user/login', { email, password: 'typed at checkout' });
    expect(refused).toMatchObject({ status: 'error', code: 'login-failed' });
    await logIn(page, email, 'chosen in the mail');
    await page.locator(`a[href$="${trip.id}"]`).waitFor();
    await Promise.all([trip.close(), reader.close()]);
  });

  it('works without script, and a link that is too old sends a new one', async () => {
    const email = 'plain@example.com';
    const trip = await world.openTrip({ email });
    const old = await accountLink(email, trip.ref);
    await world.rows(`update account_link set expires_at = banyan_now() where booking_id = $1 returning booking_id`, [
      trip.id,
    ]);
    const reader = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    const { page } = reader;
    await visit(page, old);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await page.getByRole('button', { name: 'Email me a new link' }).click();
    await page.getByText(`We sent a new link to ${email}`).waitFor();
    await expect.poll(() => accountLink(email, trip.ref), { timeout: patienceMs }).not.toBe(old);
    await visit(page, await accountLink(email, trip.ref));
    await page.getByLabel('Password', { exact: true }).fill('chosen in plain');
    await page.getByLabel('Confirm password').fill('chosen in vain');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('The passwords don’t match').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('chosen in plain');
    await page.getByLabel('Confirm password').fill('chosen in plain');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('Your email is confirmed').waitFor();
    expect(await callFrom(trip.page, 'user/login', { email, password: 'chosen in plain' })).toMatchObject({
      status: 'success',
    });
    await visit(page, `${world.origin}/user/confirm?token=${'A'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    await Promise.all([trip.close(), reader.close()]);
  });
});
