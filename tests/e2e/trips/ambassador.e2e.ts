// From an ambassador's link to a booking, and to the pending commission on the ambassador's page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { karsts } from '#tests/e2e/world.ts';
import { must, openTripWorld, plainCourse, type TripWorld } from './trip-world.ts';

describe.skipIf(chooseBrowser() === null)('an ambassador', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  it('sends a link, a friend books by it, and the commission waits', async () => {
    const { id } = await world.hostOf(karsts.id);
    await world.rows(
      `with given as (update user_account set roles = array_append(roles, 'ambassador') where id = $1)
       insert into partner (user_id, kind, code) values ($1, 'ambassador', 'KARSTS7F2A90')`,
      [id],
    );
    const own = await world.openHost(karsts.id, 375);
    await visit(own.page, `${world.origin}/dashboard/partner`);
    const link = (await own.page.getByText(/\/with\/[A-Z0-9]+$/).textContent()) ?? '';
    await own.expectSound('the page of an ambassador');

    const friend = await openGuest(world.browser, 375);
    await visit(friend.page, link);
    await friend.page.getByRole('heading', { name: /recommends$/ }).waitFor();
    await friend.expectSound('the link of an ambassador');
    await friend.page.getByRole('button', { name: /^Continue with/ }).click();
    await arrived(friend.page, `${world.origin}/`);
    await settled(friend.page);
    const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
    const { days } = await must(friend.page, 'booking/available-date', { course_id: plainCourse, month });
    const slot = days.at(-1)?.times[0];
    const { token } = await must(friend.page, 'booking/checkout', {
      course_id: plainCourse,
      date: days.at(-1)?.date ?? '',
      time: slot?.time ?? '',
      pax: Math.max(2, slot?.min_pax ?? 1),
      email: 'friend-of-an-ambassador@example.com',
      first_name: 'Mara',
      last_name: 'Lind',
      isd_code: '+47',
      phone: '55501234',
      address: 'Hotel Metropole, 15 Ngo Quyen',
    });
    await must(friend.page, 'payment/stripe', { booking_token: token, stripe_token: 'pm_card_visa' });

    // Without script the press is a form, which records the visit as well.
    const other = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await visit(other.page, link);
    await other.page.getByRole('button', { name: /^Continue with/ }).click();
    await other.page.getByRole('link', { name: 'Continue without' }).waitFor({ state: 'detached' });
    expect(await world.rows('select from partner_visit')).toHaveLength(2);

    await visit(own.page, `${world.origin}/dashboard/partner`);
    await own.page.getByText(/^Pending: US\$/).waitFor();
    expect((await visit(friend.page, `${world.origin}/with/NOBODY7K`))?.status()).toBe(404);
    await Promise.all([own.close(), friend.close(), other.close()]);
  });
});
