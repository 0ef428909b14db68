// A potter becomes a host on a 360 px phone with a slow network: the form, the emailed link, a listing with photos, an
// operator's review, the first paid booking, approval by SMS, check-in offline, and the statement.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { logIn } from '#tests/e2e/log-in.ts';
import { openTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import {
  answerBySms,
  bookAndPay,
  checkInOffline,
  lookAtPhone,
  moveDeparture,
  proveNumber,
  readStatement,
  statusOf,
} from './first-booking.ts';
import { publish, sendForReview, writeListing } from './first-listing.ts';
import { openOperator, openSlowHost } from './people.ts';

const email = 'laxmi@example.com';
const password = 'a wheel that turns';
const title = 'Throw a black bowl in Pottery Square';
const number = '+977 984-1234567';
const panel = '/dashboard/host-panel';

describe.skipIf(chooseBrowser() === null)('a new host', () => {
  let world: TripWorld;
  let host: Guest;
  let page: Page;
  let path: string;
  let booking: Guest & { ref: string };

  beforeAll(async () => {
    // The commission is below the deposit, so that the host is owed money.
    world = await openTripWorld({ BANYAN_COMMISSION_RATE: '0.15' });
    host = await openSlowHost(world.browser);
    page = host.page;
  });
  afterAll(() => world?.close());

  it('asks with the form, and has an account by the link of the mail', async () => {
    await visit(page, `${world.origin}/be-a-host`);
    await page.getByLabel('Name', { exact: true }).fill('Laxmi Prajapati');
    await page.getByLabel('City or town', { exact: true }).selectOption({ label: 'Bhaktapur, Nepal' });
    await page.getByLabel('Phone', { exact: true }).fill('9841234567');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('What do you want to show?').fill('Pottery at the wheel');
    await page.getByLabel('Languages', { exact: true }).fill('Nepali, Newari');
    await host.expectSound('the form');
    await page.getByRole('button', { name: 'Become a host' }).click();
    await page.getByText(`We’ve sent an email to ${email}`).waitFor();
    await visit(page, await world.linkInMail('account-sign-up', email));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.getByText('you’re a host').waitFor();
    await page.locator('main a', { hasText: 'Log in' }).click();
    await arrived(page, /\/user\/login/);
    await logIn(page.locator('main'), { email, password });
    await arrived(page, '/dashboard/host-panel/listings');
    await host.expectSound('the empty list');
  });

  it('writes a listing, which an operator reads and publishes', async () => {
    await page.getByRole('button', { name: 'Start your first listing' }).click();
    await writeListing(host, title, 'You reply to each request');
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByText('Preview: this is what guests will see.').waitFor();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await host.expectSound('the preview');
    await page.getByRole('link', { name: 'Back to the listing' }).click();
    await sendForReview(page);
    const operator = await openOperator(world);
    path = await publish(operator, world.origin, title);
    await operator.close();
    await visit(page, `${world.origin}${panel}/listings`);
    await page.getByRole('link', { name: 'Page for guests' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('US$21.20').first().waitFor();
    await host.expectSound('the published page');
  });

  it('says yes by SMS to the first booking that is paid', async () => {
    const phone = (await openGuest(world.browser, 375)).page;
    await visit(page, `${world.origin}${panel}/settings`);
    await settled(page);
    await proveNumber(world, page, phone, number);
    booking = await bookAndPay(world, path, 'first-guest@example.com');
    await lookAtPhone(world, phone, number);
    const request = phone.locator('.bubble', { hasText: 'New request' });
    await request.waitFor();
    expect(await request.innerText()).not.toMatch(/Mara|Lind|example\.com/);
    expect(await statusOf(world, booking.ref)).toBe('requested');
    await answerBySms(phone, '1');
    await phone.locator('.bubble', { hasText: 'You accepted' }).waitFor();
    expect(await statusOf(world, booking.ref)).toBe('confirmed');
    await reload(booking.page);
    await booking.page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
  });

  it('lets the guest in with the network off', async () => {
    await moveDeparture(world, booking.ref, 30);
    await visit(page, `${world.origin}${panel}`);
    await page.getByRole('article').filter({ hasText: title }).getByText('Mara').waitFor();
    await host.expectSound('Today with a guest');
    await checkInOffline(world, host, booking.ref);
  });

  it('reads in the statement what is owed', async () => {
    await moveDeparture(world, booking.ref, -300);
    await expect.poll(() => statusOf(world, booking.ref), { timeout: 120_000 }).toBe('completed');
    await visit(page, `${world.origin}${panel}/earnings`);
    await settled(page);
    await readStatement(host, title, 'US$1.00');
    const broken = /ERR_INTERNET_DISCONNECTED|ERR_PROXY|ERR_FAILED/;
    expect([...host.complaints, ...booking.complaints].filter((line) => !broken.test(line))).toEqual([]);
  });
});
