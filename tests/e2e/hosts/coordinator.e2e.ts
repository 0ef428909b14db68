// A coordinator adds a seventh host, who has neither email nor a smartphone: he opens her page, writes her listing and
// verifies her number on his phone; she approves by SMS; he checks her guest in offline and reads her statement.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
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
import { logInAs, openOperator, openSlowHost } from './people.ts';

const title = 'Weave a palm mat in a courtyard';
const number = '+977 984-7654321';
const panel = '/dashboard/host-panel';

describe.skipIf(chooseBrowser() === null)('a coordinator of six hosts', () => {
  let world: TripWorld;
  let nephew: Guest;
  let page: Page;
  /** The address parameter that keeps the new host selected. */
  let chosen: string;
  let path: string;
  let booking: Guest & { ref: string };

  beforeAll(async () => {
    world = await openTripWorld({ BANYAN_COMMISSION_RATE: '0.15' });
    nephew = await openSlowHost(world.browser);
    page = nephew.page;
    await logInAs(world, 'coordinator', nephew);
  });
  afterAll(() => world?.close());

  it('sees the six, each by name', async () => {
    await visit(page, `${world.origin}${panel}/listings`);
    const hosts = page.getByRole('combobox', { name: 'Host' }).getByRole('option');
    expect(await hosts.count()).toBe(6);
    await nephew.expectSound('the listings of the first host');
  });

  it('opens a host without an email address', async () => {
    await visit(page, `${world.origin}/be-a-host`);
    await settled(page);
    await page.getByText('For someone without email').click();
    await page.getByLabel('Name', { exact: true }).fill('Kanchhi Maharjan');
    await page.getByLabel('City or town', { exact: true }).selectOption({ label: 'Bhaktapur, Nepal' });
    await page.getByLabel('Phone', { exact: true }).fill('9847654321');
    await page.getByLabel('What do you want to show?').fill('Palm mats');
    await page.getByLabel('Languages', { exact: true }).fill('Nepali');
    await nephew.expectSound('the form for somebody else');
    await page.getByRole('button', { name: 'Create host account' }).click();
    await arrived(page, /host-panel\/listings\?host=/);
    chosen = new URL(page.url()).search;
    await page.getByText('What guests read about Kanchhi Maharjan').waitFor();
    await nephew.expectSound('the listings of the new host');
  });

  it('writes her listing, and its history says so', async () => {
    await page.getByRole('button', { name: 'Start your first listing' }).click();
    await writeListing(nephew, title, 'You reply to each request');
    await sendForReview(page);
    const operator = await openOperator(world);
    path = await publish(operator, world.origin, title);
    await operator.page.getByText('History', { exact: true }).click();
    await operator.page.getByText('by Suman Coordinator on behalf of Kanchhi Maharjan').first().waitFor();
    await operator.close();
  });

  it('proves her number with the code on her phone, on which she says yes to a paid booking', async () => {
    const phone = (await openGuest(world.browser, 375)).page;
    await visit(page, `${world.origin}${panel}/settings${chosen}`);
    await settled(page);
    await proveNumber(world, page, phone, number);
    await nephew.expectSound('the settings of the new host');
    booking = await bookAndPay(world, path, 'seventh-host@example.com');
    await visit(page, `${world.origin}${panel}/requests${chosen}`);
    await page.getByText('For Kanchhi Maharjan').waitFor();
    await nephew.expectSound('a request that waits');
    await lookAtPhone(world, phone, number);
    await phone.locator('.bubble', { hasText: 'New request' }).waitFor();
    await answerBySms(phone, '1');
    await phone.locator('.bubble', { hasText: 'You accepted' }).waitFor();
    expect(await statusOf(world, booking.ref)).toBe('confirmed');
  });

  it('lets her guest in with the network off, and is named beside her', async () => {
    await moveDeparture(world, booking.ref, 30);
    await visit(page, `${world.origin}${panel}${chosen}`);
    await page.getByRole('article').filter({ hasText: title }).getByText('Mara').waitFor();
    await nephew.expectSound('Today of the new host');
    await checkInOffline(world, nephew, booking.ref);
    const acts = await world.rows<{ name: string }>(
      `select u.first_name as name from booking_history h join booking b on b.id = h.booking_id join user_account u on u.id = h.actor_id
       where b.ref = $1 and h.to_status = 'checked_in'`,
      [booking.ref],
    );
    expect(acts).toEqual([{ name: 'Suman' }]);
  });

  it('reads her statement', async () => {
    await moveDeparture(world, booking.ref, -300);
    await expect.poll(() => statusOf(world, booking.ref), { timeout: 120_000 }).toBe('completed');
    await visit(page, `${world.origin}${panel}/earnings${chosen}`);
    await settled(page);
    await page.getByText(/^No bank account yet/).waitFor();
    await readStatement(nephew, title, 'US$1.00');
    const broken = /ERR_INTERNET_DISCONNECTED|ERR_PROXY|ERR_FAILED/;
    expect([...nephew.complaints, ...booking.complaints].filter((line) => !broken.test(line))).toEqual([]);
  });
});
