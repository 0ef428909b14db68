// A guest's account: registration, login by password and by email, a forgotten password, sessions ended; in a dialog,
// on pages, and without script.
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, unfold } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { addAuthenticator, insertAccount, logIn } from '#tests/e2e/log-in.ts';
import { callFrom, must, shareTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

const password = 'correct horse battery';

describe.skipIf(chooseBrowser() === null)('an account of one’s own', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function fillSignup(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Create account');
    await page.getByText('Check your inbox').waitFor();
  }

  it('begins in a popup, is confirmed by its mail, and is changed on its page', async () => {
    const email = 'mara@example.com';
    const guest = await openGuest(world.browser, 1440);
    const { page } = guest;
    await visit(page, `${world.origin}/2/hanoi`);
    await settled(page);
    await page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'New here? Create an account' }).click();
    await fillSignup(page, email);
    await guest.expectSound('a sign-up that was sent');
    await visit(page, await world.linkInMail('account-sign-up', email));
    await settled(page);
    await guest.expectSound('the link of a sign-up');
    await press(page, 'Confirm my email');
    await page.getByText('Your email is confirmed').waitFor();
    expect(guest.complaints).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'My Booking' }).waitFor();

    const phone = await openGuest(world.browser, 375);
    await visit(phone.page, `${world.origin}/user/login`);
    await settled(phone.page);
    await logIn(phone.page.locator('main'), { email, password });
    await arrived(phone.page, (url) => !url.pathname.startsWith('/user/login'));

    await visit(page, `${world.origin}/dashboard/account`);
    await settled(page);
    await unfold(page);
    await guest.expectSound('one’s own account');
    await page.getByLabel('First name').fill('Maren');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    await page.getByText('Maren Lind').first().waitFor();
    const href = await page.getByRole('link', { name: 'Download my data' }).getAttribute('href');
    const file = await page.request.get(`${world.origin}${href}`);
    expect(file.headers()['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(await file.json()).toMatchObject({ account: { email, first_name: 'Maren' } });
    await press(page, 'Log out all other devices');
    await page.getByText('You aren’t logged in on any other device.').waitFor();
    expect((await must(phone.page, 'user/auth', {})).user_id).toBeNull();
    await page.locator('#password').getByLabel('Current password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill('a whole new one');
    await page.getByLabel('Confirm new password').fill('a whole new one');
    await press(page, 'Change password');
    await page.getByText('Your password is changed').waitFor();
    expect((await must(page, 'user/auth', {})).user_id).not.toBeNull();
    expect(await callFrom(phone.page, 'user/login', { email, password })).toMatchObject({ code: 'login-failed' });
    await Promise.all([guest.close(), phone.close()]);
  });

  it('is logged in to by a link, once, and by a new password when the old one is forgotten', async () => {
    const email = 'forgetful@example.com';
    await insertAccount(world, { email, password, name: ['Ada', 'Lind'] });
    const guest = await openGuest(world.browser, 375);
    const { page } = guest;
    await visit(page, `${world.origin}/user/login`);
    await settled(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Continue');
    await guest.expectSound('the ways to log in');
    await press(page, 'Email me a link to log in');
    await page.getByText('Check your inbox').waitFor();
    const link = await world.linkInMail('account-sign-in', email);
    await visit(page, link);
    await settled(page);
    await page.getByText(`You’re logging in as ${email}.`).waitFor();
    await press(page, 'Log in');
    await page.getByRole('heading', { name: 'My Booking' }).waitFor();
    await must(page, 'user/logout', {});
    await visit(page, link);
    await page.getByRole('heading', { name: 'This link was already used' }).waitFor();
    await guest.expectSound('a link that was used');

    await visit(page, `${world.origin}/user/forgot`);
    await settled(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Email me a link');
    await page.getByText('Check your inbox').waitFor();
    await visit(page, await world.linkInMail('account-reset', email));
    await settled(page);
    await page.getByLabel('Password', { exact: true }).fill('a whole new one');
    await page.getByLabel('Confirm password').fill('another one');
    await press(page, 'Set new password');
    await page.getByText(errorText('password-mismatch')).waitFor();
    await page.getByLabel('Confirm password').fill('a whole new one');
    await press(page, 'Set new password');
    await page.getByText('Your new password is set').waitFor();
    expect(await callFrom(page, 'user/login', { email, password: 'a whole new one' })).toMatchObject({
      status: 'success',
    });
    await guest.close();
  });

  it('works without script from the first form to the last', async () => {
    const email = 'plain-account@example.com';
    const guest = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    const { page } = guest;
    await visit(page, `${world.origin}/user/signup`);
    await press(page, 'Create account');
    await page.getByText('First name is required').waitFor();
    await fillSignup(page, email);
    await visit(page, await world.linkInMail('account-sign-up', email));
    await press(page, 'Confirm my email');
    await page.getByRole('heading', { name: 'My Booking' }).waitFor();
    await visit(page, `${world.origin}/dashboard/account`);
    await unfold(page);
    await page.getByLabel('First name').fill('');
    await press(page, 'Save');
    await page.getByText('First name is required').first().waitFor();
    await page.getByLabel('First name').fill('Plain');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Plain');
    await page.locator('#password').getByLabel('Current password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill('a whole new one');
    await page.getByLabel('Confirm new password').fill('a whole new one');
    await press(page, 'Change password');
    await page.getByText('Password changed').waitFor();
    await visit(page, `${world.origin}/user/login`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Continue');
    await press(page, 'Email me a link to log in');
    await page.getByText('Check your inbox').waitFor();
    await visit(page, await world.linkInMail('account-sign-in', email));
    await press(page, 'Log in');
    await arrived(page, '/dashboard/booking');
    await visit(page, `${world.origin}/user/forgot`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Email me a link');
    await visit(page, await world.linkInMail('account-reset', email));
    await page.getByLabel('Password', { exact: true }).fill('the third of them');
    await page.getByLabel('Confirm password').fill('the third of them');
    await press(page, 'Set new password');
    await page.getByText('Your new password is set').waitFor();
    await guest.close();
  });

  it('is not needed to find a booking again', async () => {
    const email = 'finder@example.com';
    const trip = await world.openTrip({ email });
    const guest = await openGuest(world.browser, 768);
    const { page } = guest;
    await visit(page, `${world.origin}/user/login`);
    await settled(page);
    await page.getByRole('link', { name: /Find my booking/ }).click();
    await page.getByRole('heading', { name: 'Find my booking' }).waitFor();
    await guest.expectSound('finding a booking');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Email me my bookings');
    await page.getByText('Check your inbox').waitFor();
    await visit(page, await world.linkInMail('account-bookings', email, trip.ref));
    await page.getByText(trip.ref).first().waitFor();
    await Promise.all([trip.close(), guest.close()]);
  });

  it('adds a passkey and logs in with it, and with the code of an app', async () => {
    const email = 'keys@example.com';
    const guest = await openGuest(world.browser, 768);
    const { page } = guest;
    await addAuthenticator(page);
    await visit(page, `${world.origin}/user/signup`);
    await settled(page);
    await fillSignup(page, email);
    await visit(page, await world.linkInMail('account-sign-up', email));
    await settled(page);
    await press(page, 'Confirm my email');
    await page.getByText('Your email is confirmed').waitFor();
    await visit(page, `${world.origin}/dashboard/account`);
    await unfold(page);
    const keys = page.locator('#passkeys');
    await keys.getByLabel('Current password').fill(password);
    await press(page, 'Add a passkey on this device');
    await keys.getByText(/^Chrome on /).waitFor();

    const app = page.locator('#two-step');
    await app.getByLabel('Current password').fill(password);
    await press(page, 'Set up two-step login');
    const key = new URL((await app.getByRole('link').getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
    await guest.expectSound('setting up an app');
    await app.getByLabel('Code from the app').fill(new TOTP({ secret: key }).generate());
    await press(page, 'Turn on two-step login');
    await app.getByText('Your recovery codes').waitFor();
    const [recovery = ''] = await app.locator('li').allTextContents();
    await guest.expectSound('recovery codes');
    await app.getByRole('button', { name: 'I’ve saved them' }).click();
    await app.getByText('10 recovery codes left.').waitFor();
    await must(page, 'user/logout', {});

    await visit(page, `${world.origin}/user/login?next=/dashboard/account`);
    await settled(page);
    await logIn(page.locator('main'), { email, password });
    await page.getByLabel('Code from your authenticator app').fill(recovery);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await arrived(page, '/dashboard/account');
    await unfold(page);
    await app.getByText('9 recovery codes left.').waitFor();
    await must(page, 'user/logout', {});

    await visit(page, `${world.origin}/user/login?next=/dashboard/account`);
    await settled(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press(page, 'Continue');
    await press(page, 'Log in with a passkey');
    await arrived(page, '/dashboard/account');
    await unfold(page);
    await keys.getByText(/last used/).waitFor();
    await keys.getByRole('button', { name: /^Remove the passkey/ }).click();
    await keys.getByText(/^Chrome on /).waitFor({ state: 'detached' });
    await guest.close();
  });
});
