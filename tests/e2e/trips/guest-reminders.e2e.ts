// A guest without an account chooses reminders on the phone, verifies the number typed at checkout, and stops them
// (docs/domain/messages.md#reminders).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, type Trip, type TripWorld } from './trip-world.ts';

describe.skipIf(chooseBrowser() === null)('a guest’s reminders', () => {
  let world: TripWorld;
  let trip: Trip;
  let phone: Page;

  beforeAll(async () => {
    world = await shareTripWorld();
    [trip, phone] = await Promise.all([
      world.openTrip({ width: 375 }),
      openGuest(world.browser, 375).then(({ page }) => page),
    ]);
  });
  afterAll(() => world?.close());

  const numberOf = async () =>
    (await world.rows<{ number: string }>('select number from number_code where booking_id = $1', [trip.id]))[0]
      ?.number;
  const open = () => trip.page.getByText('Reminders on your phone').click();

  it('come by SMS once the code is entered, in addition to the email', async () => {
    const { page } = trip;
    await settled(page);
    await open();
    await page.getByText('We’ll remind you by email, the day before').waitFor();
    await page.getByRole('radio', { name: 'Email and SMS' }).check();
    await trip.expectSound('a number to confirm');
    expect(await page.getByRole('textbox', { name: 'Phone number' }).inputValue()).toMatch(/^\+\d/);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We sent a 6-digit code to').waitFor();
    await trip.expectSound('a code for reminders');
    await visit(phone, `${world.origin}/dev/phone?way=sms&number=${encodeURIComponent((await numberOf()) ?? '')}`);
    const message = phone.locator('.bubble', { hasText: 'is your code' });
    await message.waitFor();
    const code = /(\d{6}) is your code/.exec(await message.innerText())?.[1] ?? '';
    await page.getByRole('textbox', { name: 'Code from the message' }).fill(code);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await page.getByText('Done. We’ll also remind you there.').waitFor();
    await page.getByText(/We’ll remind you by email and by SMS to \+/).waitFor();
    await trip.expectSound('reminders by phone');
  });

  it('come by email only after STOP, and after the button', async () => {
    const { page } = trip;
    await reload(phone);
    await phone.getByRole('button', { name: 'STOP' }).click();
    await phone.getByText('has said STOP').waitFor();
    await reload(page);
    await open();
    await page.getByText('This phone sent STOP').waitFor();
    await page.getByRole('radio', { name: 'Email only' }).check();
    await page.getByRole('button', { name: 'Remind me by email only' }).click();
    await page.getByText('Done. We’ll remind you by email only.').waitFor();
    expect(
      await world.rows('select 1 from phone_reach where number is not null and booking_id = $1', [trip.id]),
    ).toEqual([]);
    expect(trip.complaints).toEqual([]);
    await trip.close();
  });
});
