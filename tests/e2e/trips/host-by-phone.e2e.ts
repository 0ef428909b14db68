// A host without email and laptop: verifies a number, gets a request on the phone, and approves by one digit
// (docs/domain/hosts.md).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, requestCourse, type TripWorld } from './trip-world.ts';

const number = '+447700900155';

describe.skipIf(chooseBrowser() === null)('a host by phone', () => {
  let world: TripWorld;
  let phone: Page;

  beforeAll(async () => {
    world = await shareTripWorld();
    phone = (await openGuest(world.browser, 375)).page;
  });
  afterAll(() => world?.close());

  const lookAtPhone = () => visit(phone, `${world.origin}/dev/phone?way=sms&number=${encodeURIComponent(number)}`);
  const statusOf = async (ref: string) =>
    (await world.rows<{ status: string }>('select status from booking where ref = $1', [ref]))[0]?.status;

  it('proves a number in the settings, and is told there how messages come', async () => {
    const host = await world.openHost(requestCourse, 360);
    const { page } = host;
    await visit(page, `${world.origin}/dashboard/host-panel/settings`);
    await settled(page);
    await page.getByText('Email, ').waitFor();
    await host.expectSound('the settings of a host');
    await page.getByRole('radio', { name: 'SMS' }).check();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Enter the number with its country code.').waitFor();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 900155');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We sent a 6-digit code to +44 7700 900155.').waitFor();
    await host.expectSound('a code that was sent');
    await lookAtPhone();
    const message = phone.locator('.bubble', { hasText: 'is your code' });
    await message.waitFor();
    const code = /(\d{6}) is your code/.exec(await message.innerText())?.[1] ?? '';
    await page.getByRole('textbox', { name: 'Code from the message' }).fill(code);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await page.getByText('This number is confirmed.').waitFor();
    await page.getByText('SMS, +44 7700 900155').waitFor();
    await host.expectSound('a proved number');
    expect(host.complaints).toEqual([]);
    await host.close();
  });

  it('answers a request with one digit, and the guest’s page says that it is confirmed', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    await trip.page.getByRole('heading', { name: 'Your request is with the host, Mara' }).waitFor();
    await lookAtPhone();
    const request = phone.locator('.bubble', { hasText: 'New request' });
    await request.waitFor();
    expect(await request.innerText()).toContain('Reply 1 to accept, 2 to decline.');
    expect(await request.innerText()).not.toMatch(/Mara|Lind|55501234/);
    expect(await statusOf(trip.ref)).toBe('requested');
    await phone.getByRole('textbox', { name: 'Answer' }).fill('1');
    await phone.getByRole('button', { name: 'Send' }).click();
    await phone.locator('.bubble', { hasText: 'You accepted' }).filter({ hasText: '55501234' }).waitFor();
    expect(await statusOf(trip.ref)).toBe('confirmed');
    await reload(trip.page);
    await trip.page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
    expect(trip.complaints).toEqual([]);
    await trip.close();
  });

  it('who has said STOP gets mails, and reads so in the settings', async () => {
    await lookAtPhone();
    await phone.getByRole('button', { name: 'STOP' }).click();
    await phone.getByText('has said STOP').waitFor();
    const host = await world.openHost(requestCourse, 360);
    await visit(host.page, `${world.origin}/dashboard/host-panel/settings`);
    await host.page.getByText('Messages are stopped').waitFor();
    await host.page.getByText('Email, ').waitFor();
    await host.expectSound('stopped messages');
    await host.close();
  });
});
