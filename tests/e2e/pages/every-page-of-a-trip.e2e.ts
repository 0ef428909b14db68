// The pages after a choice in each state that looks different, and their popups, checked completely (`look.ts`).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { chooseLocale, reload, settled, visit } from '#tests/e2e/journey.ts';
import { cutTexts } from './cut-texts.ts';
import { longest, lookAtPage, lookAtPanel, lookAtPopup, madeLanguages, viewerOf, type Viewer } from './look.ts';
import { inAnyLanguage } from './made-words.ts';
import {
  must,
  openTripWorld,
  plainCourse,
  requestCourse,
  type Trip,
  type TripWorld,
} from '#tests/e2e/trips/trip-world.ts';

describe.skipIf(chooseBrowser() === null)('every page of a trip', () => {
  let world: TripWorld;
  let trip: Trip;
  let guest: Viewer;
  let host: Viewer;
  let booking: string;

  beforeAll(async () => {
    world = await openTripWorld(madeLanguages);
    trip = await world.openTrip({ courseId: 201, pax: 4 });
    guest = await viewerOf(world, trip);
    host = await viewerOf(world, await world.openHost(plainCourse, 1440));
    booking = `/booking/detail?ref=${trip.ref}`;
  });
  afterAll(() => world?.close());

  const lookAtButton = (viewer: Viewer, path: string, button: RegExp, open?: (viewer: Viewer) => Promise<void>) =>
    lookAtPopup(viewer, [1440, 375], async (page) => {
      await chooseLocale(page, world.origin, longest);
      await visit(page, path.startsWith('http') ? path : world.origin + path);
      await settled(page);
      await page.getByRole('button', { name: inAnyLanguage(button) }).click();
      await page.locator('dialog[open] :is(td, input, textarea):visible').first().waitFor();
      await open?.(viewer);
    });

  it('checkout', () => lookAtPage(guest, world.checkoutPath()));

  it('the page of a confirmed booking with companions, whose code is whole on the narrowest phone', async () => {
    const friend = { email: 'ine@example.com', first_name: 'Ine', last_name: 'Vik' };
    await must(guest.page, 'booking/send-companion', { ref: trip.ref, booking_id: trip.id, ...friend });
    await lookAtPage(guest, booking);
    const { page } = guest;
    await page.setViewportSize({ width: 320, height: 700 });
    await reload(page);
    await settled(page);
    const code = page.locator('.voucher').getByText(trip.ref, { exact: true });
    const room = await code.evaluate((node) => node.clientWidth - node.scrollWidth);
    expect([await code.isVisible(), room]).toEqual([true, 0]);
    expect((await cutTexts(page)).filter((fault) => fault.includes(trip.ref))).toEqual([]);
  });

  it.each([/^Cancel booking/, /^Move to another date/, /^Invite (?:your companion|companions)/])(
    'its popup %s',
    (button) => lookAtButton(guest, booking, button),
  );

  it('its pickup', () => lookAtPage(guest, `/pickup-location/${trip.ref}`));

  it('sets where to be fetched, and is asked about an address without a pin', async () => {
    const { page, ref, complaints, close } = await world.openTrip({ courseId: 201, width: 375 });
    await page.getByRole('link', { name: /^Set or change pickup/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your pickup' }).waitFor();
    await settled(page);
    await page.getByLabel('Pickup address').fill('');
    await page.getByRole('button', { name: 'Save pickup' }).click();
    await page.getByText('Please enter pickup location.').waitFor();
    await page.getByLabel('Pickup address').fill('The blue gate behind the theatre');
    await page.getByRole('button', { name: 'Save pickup' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Use as is' }).click();
    await page.getByText('Your pickup is saved').waitFor();
    await page.getByRole('link', { name: 'Back to booking' }).click();
    await page.locator('.voucher').getByText('The blue gate behind the theatre').waitFor();
    expect(complaints).toEqual([]);
    const outsider = await world.browser.newPage();
    await visit(outsider, `${world.origin}/pickup-location/${ref}`);
    expect(await outsider.getByText('The blue gate behind the theatre').count()).toBe(0);
    await outsider.close();
    await close();
  });

  it('a request at its guest and at its host, and the popup to decline', async () => {
    const asked = await world.openTrip({ courseId: requestCourse });
    await lookAtPage(await viewerOf(world, asked), asked.page.url());
    const other = await openGuest(world.browser, 375);
    const { email } = await world.hostOf(requestCourse);
    const link = await world.linkInMail('host-request', email, asked.ref);
    const answering = await viewerOf(world, other);
    await lookAtPage(answering, link);
    await lookAtButton(answering, link, /^Decline$/);
    await other.close();
    await asked.close();
  });

  it('a question, by the link of its mail and at its host', async () => {
    const asking = { course_id: plainCourse, pax: 2, first_name: 'Mara', last_name: 'Lind', email: 'asks@example.com' };
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const message = 'Can we start an hour later?';
    const { inquiry } = await must(guest.page, 'booking/inquiry', { ...asking, date, message });
    const link = await world.linkInMail('inquiry-verify', 'asks@example.com');
    await lookAtPage(guest, link);
    await guest.page.getByRole('button', { name: inAnyLanguage(/^Send my question/) }).click();
    await settled(guest.page);
    await lookAtPage(host, `/inquiry/${inquiry.id}`);
  });

  it('a booking at its host, the popups, and both sides after the cancel', async () => {
    const other = await world.openTrip();
    const path = `/dashboard/booking/detail/${other.id}`;
    await lookAtPage(host, path);
    for (const button of [/^Cancel this booking/, /^Cancel for everyone/])
      await lookAtButton(host, path, button, async ({ page }) =>
        page.locator('dialog[open]').getByRole('radio').first().check(),
      );
    const { quote_id } = await must(host.page, 'booking/cancel', { ref: other.ref, cause: 'host' });
    await must(host.page, 'booking/cancel', { ref: other.ref, cause: 'host', quote_id: quote_id ?? '' });
    await lookAtPage(host, path);
    await reload(other.page);
    await other.page.getByRole('heading', { name: 'Book something else instead' }).waitFor();
    await lookAtPage(await viewerOf(world, other), `/booking/detail?ref=${other.ref}`);
    await other.close();
  });

  it.each([
    '/dashboard/host-panel/bookings',
    '/dashboard/host-panel/guides',
    '/dashboard/booking',
    '/dashboard/booking?tab=past',
    '/dashboard/booking/inquiry?as=host',
  ])('%s of somebody who is logged in', (path) => lookAtPage(host, path));

  // Its script renders it, from the phone's stored data.
  it('the page that checks vouchers', () => lookAtPanel(guest, '/check', true));
});
