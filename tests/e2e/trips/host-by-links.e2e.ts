// A host with an old phone and no script: approves a request, checks a party in, takes cash and cancels a rainy day by
// messages' links; then a guest moves to another departure by an emailed link (docs/domain/hosts.md#links,
// docs/domain/bookings.md#running-late).
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import type { LinkPurpose } from '#src/domain/host-reach/link.ts';
import { loadMasters } from '#src/server/platform/keys.ts';
import { hashSecret, shortSecret } from '#src/server/platform/secrets.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { fillGuest } from '#tests/e2e/paying/pay-world.ts';
import { must, shareTripWorld, plainCourse, requestCourse, type TripWorld } from './trip-world.ts';

describe.skipIf(chooseBrowser() === null)('a host by links', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  /** The link of a message: its secret is made by the program's key. */
  async function linkFor(courseId: number, purpose: LinkPurpose, about: { booking?: string; date?: string }) {
    const pool = { query: async (text: string, values: unknown[]) => ({ rows: await world.rows(text, values) }) };
    const linkId = randomUUID();
    const secret = shortSecret({ masters: await loadMasters(pool as unknown as Pool, []) }, 'host-link', linkId);
    const { id } = await world.hostOf(courseId);
    await world.rows(
      `insert into host_link (id, secret_hash, purpose, host_id, booking_id, local_date, expires_at)
       values ($1, $2, $3, $4, $5, $6, banyan_now() + interval '90 days')`,
      [linkId, hashSecret(secret), purpose, id, about.booking ?? null, about.date ?? null],
    );
    return world.origin + hostLinkUrl(secret);
  }

  const open = () => openGuest(world.browser, 360, { javaScriptEnabled: false });
  const fits = async (page: Page) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  };
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const stateOf = async (ref: string) =>
    (await world.rows<{ status: string; cash: string }>('select status, cash from booking where ref = $1', [ref]))[0];

  it('says yes to a request', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    const { page, close } = await open();
    await visit(page, await linkFor(requestCourse, 'accept', { booking: trip.id }));
    await fits(page);
    expect((await page.content()).length).toBeLessThan(6000);
    await press(page, 'Yes, accept');
    await page.getByText('You accepted. We’ve told the guest.').waitFor();
    expect(await stateOf(trip.ref)).toMatchObject({ status: 'confirmed' });
    await close();
    await trip.close();
  });

  it('offers another time, and the guest takes it, neither with a script', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    const { page, close } = await open();
    await visit(page, await linkFor(requestCourse, 'accept', { booking: trip.id }));
    await page.getByRole('link', { name: 'Offer another time' }).click();
    await page.getByText(/^Choose a time that suits you|Choose a time that suits you/).waitFor();
    await fits(page);
    await press(page, 'Offer this time');
    await page.getByText(/^You offered/).waitFor();
    expect(await stateOf(trip.ref)).toMatchObject({ status: 'requested' });
    const before = await must(trip.page, 'booking/detail', { ref: trip.ref });
    await visit(page, await world.linkInMail('time-offered', trip.email));
    await page.getByRole('heading', { name: /offers you another time$/ }).waitFor();
    await press(page, /^Accept /);
    await page.getByRole('heading', { name: /offers you another time$/ }).waitFor({ state: 'detached' });
    expect(await stateOf(trip.ref)).toMatchObject({ status: 'confirmed' });
    const after = await must(trip.page, 'booking/detail', { ref: trip.ref });
    expect(`${after.date} ${after.time}`).not.toBe(`${before.date} ${before.time}`);
    expect(after.paid_online).toBe(before.paid_online);
    await close();
    await trip.close();
  });

  it('lets a party in, takes it back, lets it in again, and has the cash', async () => {
    const trip = await world.openTrip();
    await world.rows(
      `update departure set starts_at = banyan_now() + interval '1 hour', ends_at = banyan_now() + interval '4 hours'
       where id = (select departure_id from booking where id = $1)`,
      [trip.id],
    );
    const { page, close } = await open();
    await visit(page, await linkFor(plainCourse, 'check_in', { booking: trip.id }));
    await fits(page);
    await press(page, 'Check in');
    await page.getByText(/^Checked in at/).waitFor();
    await press(page, 'Undo');
    await press(page, 'Check in');
    await page.getByText(/^Checked in at/).waitFor();
    await visit(page, await linkFor(plainCourse, 'cash', { booking: trip.id }));
    await fits(page);
    await press(page, /^Yes, I got/);
    await page.getByText(/^You confirmed that you got/).waitFor();
    expect(await stateOf(trip.ref)).toEqual({ status: 'checked_in', cash: 'host_says_paid' });
    await close();
    await trip.close();
  });

  it('cancels a rainy day with two departures, and a guest takes another one by the link of the mail', async () => {
    const trip = await world.openTrip();
    const { date, time } = await must(trip.page, 'booking/detail', { ref: trip.ref });
    const other = time === '15:35' ? '15:40' : '15:35';
    await world.rows(
      `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, $3, 'extra', 8)`,
      [plainCourse, date, other],
    );
    const second = await must(trip.page, 'booking/checkout', {
      course_id: plainCourse,
      date,
      time: other,
      pax: 2,
      email: 'rained-out@example.com',
      first_name: 'Ola',
      last_name: 'Berg',
      coupon_code: 'EVERYTHING',
    });
    const { page, close } = await open();
    await visit(page, await linkFor(plainCourse, 'cancel_day', { date }));
    await fits(page);
    await press(page, 'Show what happens');
    await page.getByText('Unsafe weather doesn’t affect your cancellation rate.').waitFor();
    for (const name of ['Mara', 'Ola']) await page.getByText(new RegExp(`^${name}, `)).waitFor();
    await press(page, /^Cancel and tell/);
    await page.getByText(/^Cancelled\. We’ve told your guests of this day/).waitFor();
    for (const ref of [trip.ref, second.ref]) expect(await stateOf(ref)).toMatchObject({ status: 'cancelled' });
    // The guest, on a phone without script as well.
    await visit(page, await world.linkInMail('booking-cancelled', trip.email));
    await page.locator('main a[href*="/booking/checkout"]').first().click();
    await arrived(page, /\/booking\/checkout/);
    await fillGuest(page, trip.email);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await press(page, /^Pay US/);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    const made = await world.rows<{ status: string }>(
      `select status from booking where email = $1 order by created_at`,
      [trip.email],
    );
    expect(made.map(({ status }) => status)).toEqual(['cancelled', 'confirmed']);
    await close();
    await trip.close();
  });
});
