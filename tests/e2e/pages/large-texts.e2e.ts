// Texts at twice the size (WCAG 1.4.4): nothing is cut, nothing ends outside the window, nothing scrolls sideways; the booking
// code is whole on the narrowest phone (WCAG 1.4.10). Every page and popup on a phone: every-page.e2e.ts, every-popup.e2e.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { cutTexts, expectWholeWithLargeTexts } from './cut-texts.ts';
import { openGuest } from '../guest.ts';
import { reload, settled, visit } from '../journey.ts';
import { openTripWorld, type Trip, type TripWorld } from '../trips/trip-world.ts';

const phone = 375;

describe.skipIf(chooseBrowser() === null)('texts at twice the size', () => {
  let world: TripWorld;
  let trip: Trip;

  beforeAll(async () => {
    world = await openTripWorld();
    trip = await world.openTrip({ courseId: 201, pax: 4 });
  });
  afterAll(() => world?.close());

  it.each(['/', '/2/hanoi', '/product/detail?id=201'])('%s is whole on wider screens', async (path) => {
    for (const width of [768, 1280]) {
      const { page, close } = await openGuest(world.browser, width);
      await visit(page, world.origin + path);
      await settled(page);
      await expectWholeWithLargeTexts(page);
      await close();
    }
  });

  it('checkout and the page of a booking are whole on a phone', async () => {
    const { page, close } = await openGuest(world.browser, phone);
    await world.openCheckout(page);
    await expectWholeWithLargeTexts(page);
    await close();
    await trip.page.setViewportSize({ width: phone, height: 812 });
    await reload(trip.page);
    await settled(trip.page);
    await expectWholeWithLargeTexts(trip.page);
  });

  it('the booking code is never cut, on the narrowest phone neither', async () => {
    await trip.page.setViewportSize({ width: 320, height: 700 });
    await reload(trip.page);
    await settled(trip.page);
    const code = trip.page.locator('.voucher').getByText(trip.ref, { exact: true });
    const room = await code.evaluate((node) => node.clientWidth - node.scrollWidth);
    expect([await code.isVisible(), room]).toEqual([true, 0]);
    expect((await cutTexts(trip.page)).filter((fault) => fault.includes(trip.ref))).toEqual([]);
  });
});
