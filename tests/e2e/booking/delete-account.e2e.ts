// An account to its end: a photo cropped by keyboard, a data export, a deletion that waits for a booking, and one that
// happens.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import { openGuest, unfold } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { insertAccount, logIn } from '#tests/e2e/log-in.ts';
import { callFrom, must, openTripWorld, plainCourse, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

const [email, password] = ['nils@example.com', 'correct horse battery'];

describe.skipIf(chooseBrowser() === null)('the end of an account', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function openAccount(page: Page): Promise<void> {
    await visit(page, `${world.origin}/dashboard/account`);
    await settled(page);
    await unfold(page);
  }

  it('shows a picture that was cut by keys, waits for a booking, and then leaves nothing to log in to', async () => {
    await insertAccount(world, { email, password, name: ['Nils', 'Berg'] });
    const guest = await openGuest(world.browser, 375);
    const { page } = guest;
    await visit(page, `${world.origin}/user/login`);
    await settled(page);
    await logIn(page.locator('main'), { email, password });
    await arrived(page, (url) => !url.pathname.startsWith('/user/login'));

    await openAccount(page);
    const picture = page.locator('#picture');
    await picture.getByLabel('Choose a photo').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoOf('teal', { width: 900, height: 600 }),
    });
    const area = picture.getByRole('group', { name: /Visible part of the photo/ });
    await area.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => picture.getByLabel('Zoom', { exact: true }).inputValue()).toBe('1.2');
    const moved = () =>
      picture
        .locator('img')
        .last()
        .evaluate((image) => image.style.transform);
    const before = await moved();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(moved).not.toBe(before);
    await guest.expectSound('cutting a picture');
    await press(page, 'Save photo');
    await picture.getByText('Your new photo is saved.').waitFor();
    const { user_image: image } = await must(page, 'user/auth', {});
    expect(image).toMatch(/square-192\.webp$/);
    expect((await page.request.get(`${world.origin}${image}`)).status()).toBe(200);

    const { data: days } = {
      data: await must(page, 'booking/available-date', { course_id: plainCourse, month: inMonths(1) }),
    };
    const day = days.days.find(({ times }) => times.length > 0);
    const time = day?.times[0];
    if (!day || !time) throw new Error('the course has no free day');
    const guests = { pax: Math.max(2, time.min_pax), email, first_name: 'Nils', last_name: 'Berg', address: 'Hotel' };
    const held = await must(page, 'booking/checkout', {
      course_id: plainCourse,
      date: day.date,
      time: time.time,
      ...guests,
    });
    await must(page, 'payment/stripe', { booking_token: held.token, stripe_token: 'pm_card_visa' });
    const file = await page.request.get(`${world.origin}/user/my-data.json`);
    expect(await file.json()).toMatchObject({
      account: { email },
      bookings: [{ ref: held.ref }],
      pictures: [{ purpose: 'profile' }],
    });
    await openAccount(page);
    const end = page.locator('#delete');
    await end.getByText('You have a booking that hasn’t ended.').waitFor();
    await guest.expectSound('an account that cannot be deleted yet');
    await end.getByRole('link', { name: 'My bookings' }).click();
    await page.getByRole('heading', { name: 'My Booking' }).waitFor();

    const { quote_id } = await must(page, 'booking/cancel', { ref: held.ref });
    await must(page, 'booking/cancel', { ref: held.ref, ...(quote_id && { quote_id }) });
    await expect
      .poll(async () => (await must(page, 'account/deletion', {})).obstacles.map(({ code }) => code), {
        timeout: 60_000,
      })
      .toEqual([]);
    await openAccount(page);
    await press(page, 'Email me a link to delete my account');
    await end.getByText('We’ve sent a link to').waitFor();
    await visit(page, await world.linkInMail('account-delete', email));
    await settled(page);
    await guest.expectSound('the link that deletes an account');
    await press(page, 'Delete my account for good');
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await guest.expectSound('a deleted account');
    expect((await must(page, 'user/auth', {})).user_id).toBeNull();
    expect((await page.request.get(`${world.origin}${image}`)).status()).toBe(404);
    expect(await callFrom(page, 'user/login', { email, password })).toMatchObject({ code: 'login-failed' });

    await must(page, 'user/register', { email, first_name: 'Nils', last_name: 'Again', password });
    await visit(page, await world.linkInMail('account-sign-up', email));
    await settled(page);
    await press(page, 'Confirm my email');
    await page.getByText('Your email is confirmed').waitFor();
    const again = await must(page, 'user/login', { email, password });
    expect([again.user_name, again.user_image]).toEqual(['Nils Again', null]);
    expect((await must(page, 'booking/list-guest', { when: 'all' })).data).toEqual([]);
    expect(guest.complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
    await guest.close();
  });

  it('is asked for and confirmed without script as well', async () => {
    const other = 'plain@example.com';
    await insertAccount(world, { email: other, password, name: ['Plain', ''] });
    const guest = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    const { page } = guest;
    await visit(page, `${world.origin}/user/login`);
    await logIn(page.locator('main'), { email: other, password });
    await arrived(page, (url) => !url.pathname.startsWith('/user/login'));
    await visit(page, `${world.origin}/dashboard/account`);
    await unfold(page);
    await page.getByLabel('Choose a photo').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await photoOf('olive', { width: 300, height: 200 }),
    });
    await press(page, 'Upload photo');
    await page.getByText('Your new photo is saved.').waitFor();
    await page.getByLabel('Messages you haven’t read').uncheck();
    await press(page, 'Save choices');
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('Messages you haven’t read').isChecked()).toBe(false);
    await press(page, 'Email me a link to delete my account');
    await page.getByText('We sent you a link to delete your account.').waitFor();
    await visit(page, await world.linkInMail('account-delete', other));
    await press(page, 'Delete my account for good');
    await page.getByText('Your account is deleted').first().waitFor();
    expect(await world.rows('select id from user_account where email = $1', [other])).toEqual([]);
    await guest.close();
  });
});

/** The month this many months ahead, as `YYYY-MM`. */
function inMonths(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
}
