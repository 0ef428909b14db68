// A referral from a guest's link to the friend's code, with and without script.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { visit } from '#tests/e2e/journey.ts';
import { karsts } from '#tests/e2e/world.ts';
import { shareTripWorld, type TripWorld } from './trip-world.ts';

describe.skipIf(chooseBrowser() === null)('an invitation', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  it('is a link for who is logged in, and one code for a friend and none for oneself', async () => {
    const own = await world.openHost(karsts.id, 375);
    await visit(own.page, `${world.origin}/invite`);
    await own.page.getByText(/No one has accepted your invitation yet/).waitFor();
    const link = (await own.page.getByText(/\/invite\/[a-z]{12}$/).textContent()) ?? '';
    await own.expectSound('/invite of who is logged in');

    const friend = await openGuest(world.browser, 375);
    await visit(friend.page, `${link}/summer`);
    await friend.expectSound('the landing page');
    await friend.page.getByRole('button', { name: /^Get my/ }).click();
    const code = await friend.page.getByText(/^GIFT-/).textContent();
    await friend.expectSound('the landing page with its code');
    await visit(friend.page, link);
    await friend.page.getByRole('button', { name: /^Get my/ }).click();
    expect(await friend.page.getByText(/^GIFT-/).textContent()).toBe(code);

    const other = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await visit(other.page, `${link}/summer`);
    await other.page.getByRole('button', { name: /^Get my/ }).click();
    await other.page.getByText(/^GIFT-/).waitFor();
    expect(await other.page.getByText(/^GIFT-/).textContent()).not.toBe(code);

    await visit(own.page, link);
    await own.page.getByRole('button', { name: /^Get my/ }).click();
    await own.page.getByText(/This is your own link/).waitFor();
    await visit(own.page, `${world.origin}/invite`);
    await own.page.getByText('2 friends accepted your invitation').waitFor();
    await Promise.all([own.close(), friend.close(), other.close()]);
  });
});
