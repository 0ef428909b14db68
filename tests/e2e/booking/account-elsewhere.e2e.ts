// Logging in with the sandbox's Google and Facebook: from a popup and back to the same page, connected on the account
// page, and without script.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, unfold } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { must, shareTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

describe.skipIf(chooseBrowser() === null)('an account elsewhere', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** Chooses a person at the provider, and returns. */
  async function agree(page: Page, provider: string, email: string): Promise<void> {
    await page.getByRole('heading', { name: `Continue with ${provider}` }).waitFor();
    await page.getByLabel('Email').fill(email);
    await press(page, 'Continue to the shop');
  }

  async function openLogin(page: Page): Promise<void> {
    await visit(page, `${world.origin}/2/hanoi`);
    await settled(page);
    await link(page, 'Login').filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByLabel('Email', { exact: true }).waitFor();
  }

  it('of Google makes one here from the popup, and one of Facebook is connected with it and opens it', async () => {
    const [email, other] = ['elsewhere@example.com', 'another-address@example.com'];
    const guest = await openGuest(world.browser, 1440);
    const { page } = guest;
    await openLogin(page);
    await guest.expectSound('the login with accounts elsewhere');
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
    await agree(page, 'Google', email);
    await arrived(page, '/2/hanoi#');
    await expect.poll(async () => (await must(page, 'user/auth', {})).user_name).toBe('Mara Sample');

    await visit(page, `${world.origin}/dashboard/account`);
    await settled(page);
    await unfold(page);
    const section = page.locator('#connected');
    await section.getByText(/this is your only way to log in/).waitFor();
    await press(page, 'Connect Facebook');
    await agree(page, 'Facebook', other);
    await arrived(page, '/dashboard/account?done=connected#connected');
    await unfold(page);
    await section.getByText('Connected.').waitFor();
    await section.getByText(other).waitFor();
    await settled(page);
    await guest.expectSound('one’s own account with both connected');
    await must(page, 'user/logout', {});

    await openLogin(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Facebook' }).click();
    const popup = page.getByRole('dialog', { name: 'Continue with Facebook' });
    await popup.getByText(/We never post anything/).waitFor();
    await guest.expectSound('what logging in with Facebook does');
    await popup.getByRole('link', { name: 'Continue with Facebook' }).click();
    await agree(page, 'Facebook', other);
    await arrived(page, '/2/hanoi#');
    expect((await must(page, 'user/detail', {})).email).toBe(email);

    await visit(page, `${world.origin}/dashboard/account`);
    await settled(page);
    await unfold(page);
    await press(page, 'Disconnect Google');
    await press(page, 'Connect Google');
    await page.getByRole('heading', { name: 'Continue with Google' }).waitFor();
    await press(page, 'Cancel and go back to the shop');
    await section.getByText(errorText('identity-cancelled')).waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });

  it('works without script, and is confirmed by a mail where nobody has checked the address', async () => {
    const email = 'plain-elsewhere@example.com';
    const guest = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    const { page } = guest;
    await visit(page, `${world.origin}/user/login?next=/dashboard/account`);
    await link(page, 'Continue with Facebook').click();
    await link(page, 'Continue with Facebook').click();
    await page.getByRole('heading', { name: 'Continue with Facebook' }).waitFor();
    await press(page, 'Cancel and go back to the shop');
    await page.getByText(errorText('identity-cancelled')).waitFor();
    await link(page, 'Continue with Facebook').click();
    await link(page, 'Continue with Facebook').click();
    await agree(page, 'Facebook', email);
    await page.getByText('Check your inbox').waitFor();
    const mailed = await world.linkInMail('account-identity', email);
    const elsewhere = await openGuest(world.browser, 768);
    await visit(elsewhere.page, mailed);
    await elsewhere.page.getByRole('heading', { name: 'This link belongs to another browser' }).waitFor();
    await elsewhere.expectSound('a link of another browser');
    await elsewhere.close();
    await visit(page, mailed);
    await page.getByText(`Confirm ${email} to create your account.`, { exact: false }).waitFor();
    await press(page, 'Confirm and log in');
    await arrived(page, '/dashboard/booking');
    await visit(page, `${world.origin}/dashboard/account`);
    await unfold(page);
    await press(page, 'Connect Google');
    await link(page, 'Go to Google').click();
    await agree(page, 'Google', email);
    await page.locator('#connected').getByText('Connected.').waitFor();
    await press(page, 'Disconnect Facebook');
    await page.getByText('Disconnected.').waitFor();
    await guest.close();
  });
});
