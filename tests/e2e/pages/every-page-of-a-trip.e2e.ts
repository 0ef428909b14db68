// The pages after a booking, each in the states that look different, and their popups: nothing for axe at three widths in
// light and dark, nothing too wide or too small.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import type { Guest } from '../guest.ts';
import { openGuest } from '../guest.ts';
import { reload, settled, visit } from '../journey.ts';
import { overWidth, smallTargets } from './layout-checks.ts';
import { must, openTripWorld, plainCourse, requestCourse, type Trip, type TripWorld } from '../trips/trip-world.ts';
import { violationsIn } from './violations.ts';

const widths = [1440, 768, 375];

describe.skipIf(chooseBrowser() === null)('every page of a trip', () => {
  let world: TripWorld;
  let guest: Trip;
  let host: Guest;

  beforeAll(async () => {
    world = await openTripWorld();
    guest = await world.openTrip({ courseId: 201, pax: 4 });
    host = await world.openHost(plainCourse);
  });
  afterAll(() => world?.close());

  /** One load, three widths, both themes. */
  async function expectFit(page: Page, at: readonly number[] = widths): Promise<void> {
    await settled(page);
    const found: unknown[] = [];
    for (const width of at) {
      await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
      found.push(...(await violationsIn(page, width)));
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual([]);
  }
  async function expectFitPage(page: Page): Promise<void> {
    await expectFit(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overWidth(page), 'wider than 320 px').toBeLessThanOrEqual(0);
  }
  const open = async (page: Page, path: string): Promise<Page> => {
    await visit(page, world.origin + path);
    return page;
  };

  it('the page of a confirmed booking with companions', async () => {
    await must(guest.page, 'booking/send-companion', {
      ref: guest.ref,
      booking_id: guest.id,
      email: 'ine@example.com',
      first_name: 'Ine',
      last_name: 'Vik',
    });
    await expectFitPage(await open(guest.page, `/booking/detail?ref=${guest.ref}`));
  });

  it('its pickup', async () => expectFitPage(await open(guest.page, `/pickup-location/${guest.ref}`)));

  it('sets where to be fetched, and is asked about an address without a pin', async () => {
    const { page, ref, complaints, expectSound, close } = await world.openTrip({ courseId: 201, width: 375 });
    await page.getByRole('link', { name: /^Set or change pickup/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your pickup' }).waitFor();
    await settled(page);
    await expectSound('pickup');
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
    const stranger = await world.browser.newPage();
    await visit(stranger, `${world.origin}/pickup-location/${ref}`);
    expect(await stranger.getByText('The blue gate behind the theatre').count()).toBe(0);
    await stranger.close();
    await close();
  });

  it.each([
    ['cancel', /^Cancel booking/],
    ['move', /^Move to another date/],
    ['companion', /^Invite (your companion|companions)/],
  ])('its popup %s', async (_name, button) => {
    const page = await open(guest.page, `/booking/detail?ref=${guest.ref}`);
    await settled(page);
    await page.getByRole('button', { name: button }).click();
    await page.locator('dialog[open] :is(td, input, textarea)').first().waitFor();
    // What is being loaded is dimmed, and no colour is measured half-way.
    await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
    await expectFit(page, [1440, 375]);
  });

  it('a request at its guest and at its host, and the popup to decline', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    await expectFitPage(trip.page);
    const asked = await openGuest(world.browser, 375);
    const { email } = await world.hostOf(requestCourse);
    await visit(asked.page, await world.linkInMail('host-request', email, trip.ref));
    await expectFitPage(asked.page);
    await asked.page.getByRole('button', { name: 'Decline' }).click();
    await expectFit(asked.page, [1440, 375]);
    await asked.close();
    await trip.close();
  });

  it('a booking at its host, the popups, and both sides after the cancel', async () => {
    const trip = await world.openTrip();
    const path = `/dashboard/booking/detail/${trip.id}`;
    await expectFitPage(await open(host.page, path));
    for (const name of ['Cancel this booking', 'Cancel for everyone']) {
      await open(host.page, path);
      await settled(host.page);
      await host.page.getByRole('button', { name }).click();
      await host.page.locator('dialog[open]').getByRole('radio').first().check();
      await expectFit(host.page, [1440, 375]);
    }
    const { quote_id } = await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host' });
    await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host', quote_id: quote_id ?? '' });
    await expectFitPage(await open(host.page, path));
    await reload(trip.page);
    await trip.page.getByRole('heading', { name: 'Book something else instead' }).waitFor();
    await expectFitPage(trip.page);
    await trip.close();
  });

  it.each([
    '/dashboard/booking?as=host',
    '/dashboard/booking',
    '/dashboard/booking?tab=past',
    '/dashboard/booking/inquiry?as=host',
  ])('%s of somebody who is logged in', async (path) => expectFitPage(await open(host.page, path)));
});
