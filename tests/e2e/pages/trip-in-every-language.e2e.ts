// The pages of a trip in a longer language and in one from right to left, for its guest and its host, with a question and a
// cancelled booking (docs/content.md#languages).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import type { Guest } from '../guest.ts';
import { chooseLocale, settled, visit } from '../journey.ts';
import { expectFit, expectRoom, madeLanguages, unexpected } from './in-language.ts';
import { inAnyLanguage } from './made-words.ts';
import { must, openTripWorld, plainCourse, type Trip, type TripWorld } from '../trips/trip-world.ts';

describe.skipIf(chooseBrowser() === null)('a trip in every language', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld(madeLanguages);
  });
  afterAll(() => world?.close());

  describe.each(['en_XA', 'ar_XB'])('a trip in %s', (name) => {
    let guest: Trip;
    let host: Guest;
    let inquiry: string;

    beforeAll(async () => {
      guest = await world.openTrip({ courseId: 201, pax: 4, locale: name });
      host = await world.openHost(plainCourse, 1440);
      await chooseLocale(host.page, world.origin, name);
      const { page, ref, id } = guest;
      const friend = { email: `ine-${name}@example.com`, first_name: 'Ine', last_name: 'Vik' };
      await must(page, 'booking/send-companion', { ref, booking_id: id, ...friend });
      const email = `asks-${name}@example.com`;
      const asked = await must(page, 'booking/inquiry', {
        course_id: plainCourse,
        date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
        pax: 2,
        message: 'Can we start an hour later?',
        email,
        first_name: 'Mara',
        last_name: 'Lind',
      });
      inquiry = asked.inquiry.id;
    });
    afterAll(async () => {
      await Promise.all([guest?.close(), host?.close()]);
    });

    const fits = (who: Guest, path: string) => expectFit(who, name, world.origin + path);

    it('the booking, its pickup, and its popups at its guest', async () => {
      const path = `/booking/detail?ref=${guest.ref}`;
      await fits(guest, `/pickup-location/${guest.ref}`);
      await fits(guest, path);
      for (const button of [/^Cancel booking/, /^Move to another date/, /^Invite (?:your companion|companions)/]) {
        await visit(guest.page, world.origin + path);
        await settled(guest.page);
        await guest.page.getByRole('button', { name: inAnyLanguage(button) }).click();
        await guest.page.locator('dialog[open] :is(td, input, textarea)').first().waitFor();
        await guest.page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
        await expectRoom(guest.page, name, String(button));
      }
      expect(unexpected(guest.complaints)).toEqual([]);
    });

    it('a question, by the link of its mail and at its host', async () => {
      const link = new URL(await world.linkInMail('inquiry-verify', `asks-${name}@example.com`));
      await fits(guest, link.pathname + link.search);
      await guest.page.getByRole('button', { name: inAnyLanguage(/^Send my question/) }).click();
      await settled(guest.page);
      await fits(host, `/inquiry/${inquiry}`);
    });

    it('the booking at its host, before and after a cancel', async () => {
      const trip = await world.openTrip({ locale: name });
      const path = `/dashboard/booking/detail/${trip.id}`;
      await fits(host, path);
      const { quote_id } = await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host' });
      await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host', quote_id: quote_id ?? '' });
      await fits(host, path);
      await fits(trip, `/booking/detail?ref=${trip.ref}`);
      await trip.close();
      await fits(host, '/dashboard/booking?as=host');
      await fits(host, '/dashboard/booking/inquiry?as=host');
    });

    it('the page that checks vouchers', () => fits(guest, '/check'));
  });
});
