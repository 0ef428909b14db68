// After a booking, as its host: approve and decline from an emailed link, cancel, close and cancel a departure.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, plainCourse, requestCourse, type TripWorld } from './trip-world.ts';
import { logIn } from '#tests/e2e/log-in.ts';

describe.skipIf(chooseBrowser() === null)('the host of a booking', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  const inPopup = (page: Page) => page.locator('dialog[open]');
  const statusOf = async (ref: string) =>
    (await world.rows<{ status: string }>('select status from booking where ref = $1', [ref]))[0]?.status;

  it('accepts a request from the link of the mail: opening it changes nothing, one press says yes', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    await trip.page.getByRole('heading', { name: 'Your request is with the host, Mara' }).waitFor();
    await trip.page
      .getByText('If the host declines or doesn’t reply, you get a full refund within the hour.')
      .waitFor();
    await trip.expectSound('a request');
    const link = await world.linkInMail('host-request', (await world.hostOf(requestCourse)).email, trip.ref);
    const host = await openGuest(world.browser, 375);
    await visit(host.page, link);
    await settled(host.page);
    await host.page.getByRole('heading', { name: 'Mara Lind, 2 guests' }).waitFor();
    expect(await statusOf(trip.ref)).toBe('requested');
    expect(await host.page.getByText('55501234').count()).toBe(0);
    await host.expectSound('a request at the host');

    await host.page.getByRole('button', { name: 'Accept' }).click();
    await inPopup(host.page).getByRole('heading', { name: 'Accepted' }).waitFor();
    await inPopup(host.page).getByRole('button', { name: 'Done' }).click();
    await host.page.getByRole('link', { name: /55501234/ }).waitFor();
    expect(await statusOf(trip.ref)).toBe('confirmed');
    await reload(trip.page);
    await trip.page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
    expect([...host.complaints, ...trip.complaints]).toEqual([]);
    await host.close();
    await trip.close();
  });

  it('declines without script, and the guest gets everything back', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    const link = await world.linkInMail('host-request', (await world.hostOf(requestCourse)).email, trip.ref);
    const plain = await world.browser.newContext({ javaScriptEnabled: false });
    const [page, leftOpen] = [await plain.newPage(), await plain.newPage()];
    await visit(leftOpen, link);
    await visit(page, link);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('You declined').waitFor();
    expect(await statusOf(trip.ref)).toBe('declined');
    await leftOpen.getByRole('button', { name: 'Accept' }).click();
    await leftOpen.getByText(errorText('booking-state')).waitFor();
    expect(await leftOpen.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(await statusOf(trip.ref)).toBe('declined');
    await reload(trip.page);
    await trip.page.getByText(/^US\$[\d.]+ refunded$/).waitFor({ timeout: 30_000 });
    await plain.close();
    await trip.close();
  });

  it('cancels, and the guest is offered other dates, like experiences and the refund on one page', async () => {
    const trip = await world.openTrip();
    const host = await world.openHost(plainCourse);
    await visit(host.page, `${world.origin}/dashboard/host-panel/bookings`);
    await host.page
      .getByRole('link', { name: /Walk round the great stupa/ })
      .first()
      .waitFor();
    await host.expectSound('bookings of a host');
    await visit(host.page, `${world.origin}/dashboard/booking/detail/${trip.id}`);
    await host.page.getByRole('heading', { name: 'Mara Lind, 2 guests' }).waitFor();
    await host.page.getByRole('button', { name: 'Cancel this booking' }).click();
    await inPopup(host.page).getByRole('radio', { name: 'The weather is unsafe' }).check();
    await inPopup(host.page).getByText('100% of the').waitFor();
    await host.expectSound('a cancel by the host');
    await inPopup(host.page).getByRole('button', { name: 'Cancel booking' }).click();
    await inPopup(host.page).getByRole('button', { name: 'Yes, cancel' }).click();
    await inPopup(host.page).getByRole('heading', { name: 'Booking cancelled' }).waitFor();

    await reload(trip.page);
    await trip.page.getByRole('heading', { name: 'Cancelled because of unsafe weather' }).waitFor();
    await trip.page.getByRole('heading', { name: 'Book something else instead' }).waitFor();
    const other = trip.page.getByRole('heading', { name: 'Same experience, another date' });
    await other.waitFor();
    await trip.page.getByText(/^US\$[\d.]+ refunded$/).waitFor({ timeout: 30_000 });
    await trip.expectSound('after a cancel by the host');
    await other.locator('xpath=following-sibling::ul//a').first().click();
    await arrived(trip.page, /\/booking\/checkout\?cid=101/);
    await trip.page.getByRole('button', { name: /^Pay US/ }).waitFor();
    expect([...host.complaints, ...trip.complaints]).toEqual([]);
    await host.close();
    await trip.close();
  });

  it('is asked to log in on the way to a booking, and then sees it', async () => {
    const trip = await world.openTrip();
    const host = await openGuest(world.browser, 1440);
    const answer = await visit(host.page, `${world.origin}/dashboard/booking/detail/${trip.id}`);
    expect(answer?.status()).toBe(404);
    await host.expectSound("another's booking");
    await host.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    const { email, password } = await world.demoHost();
    await logIn(inPopup(host.page), { email, password });
    await host.page.getByRole('heading', { name: 'Mara Lind, 2 guests' }).waitFor();
    await host.close();
    await trip.close();
  });

  it('closes a departure, opens it again, and cancels it for all after seeing the counts', async () => {
    const trip = await world.openTrip();
    const host = await world.openHost(plainCourse);
    await visit(host.page, `${world.origin}/dashboard/booking/detail/${trip.id}`);
    await host.page.getByRole('button', { name: 'Close for new bookings' }).click();
    await host.page.getByText('Closed: no new bookings.').waitFor();
    await host.page.getByRole('button', { name: 'Reopen for bookings' }).click();
    await host.page.getByRole('button', { name: 'Close for new bookings' }).waitFor();
    await host.page.getByRole('button', { name: 'Cancel for everyone' }).click();
    await inPopup(host.page).getByRole('radio', { name: 'I can’t host' }).check();
    await inPopup(host.page).getByText('1 booking, 2 guests').waitFor();
    expect(await statusOf(trip.ref)).toBe('confirmed');
    await host.expectSound('the counts of a departure');
    await inPopup(host.page).getByRole('button', { name: 'Cancel 1 booking' }).click();
    await inPopup(host.page).getByRole('heading', { name: 'Departure cancelled' }).waitFor();
    await expect.poll(() => statusOf(trip.ref), { timeout: 20_000 }).toBe('cancelled');
    expect(host.complaints).toEqual([]);
    await host.close();
    await trip.close();
  });
});
