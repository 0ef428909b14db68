// After a booking, as its guest: cancel, move, companions, a problem.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn } from '#tests/e2e/guest.ts';
import { back, reload } from '#tests/e2e/journey.ts';
import { must, shareTripWorld, type TripWorld } from './trip-world.ts';

/** A tiny image that every browser and the server can read: one red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe.skipIf(chooseBrowser() === null)('the guest of a booking', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  const inPopup = (page: Page) => page.locator('dialog[open]');
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const bookingOf = async (ref: string) => {
    const found = await world.rows<{ status: string; refund: string; date: string; time: string }>(
      `select b.status, b.refund, d.local_date::text as date, d.start_time::text as time
       from booking b join departure d on d.id = b.departure_id where ref = $1`,
      [ref],
    );
    return found[0];
  };

  it('sees what a cancel gives back before anything changes, then cancels, and the page shows the refund', async () => {
    const { page, ref, complaints, expectSound, close } = await world.openTrip({ width: 375 });
    await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
    await press(page, /^Cancel booking/);
    const amount = inPopup(page).getByText('Your refund').locator('xpath=following-sibling::p[1]');
    const back = centsIn(await amount.textContent());
    expect(back).toBeGreaterThan(0);
    await expectSound('what a cancel gives back');
    await inPopup(page).getByRole('button', { name: 'Cancel booking' }).click();
    await inPopup(page).getByText('This can’t be undone.').waitFor();
    expect(await bookingOf(ref)).toMatchObject({ status: 'confirmed' });
    await expectSound('the last question');

    await inPopup(page).getByRole('button', { name: 'Yes, cancel' }).click();
    await inPopup(page).getByRole('heading', { name: 'Booking cancelled' }).waitFor();
    await expectSound('cancelled');
    await inPopup(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor();
    // The button that opened the popup is gone: the focus is on the message.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const paidBack = page.getByText(/^US\$[\d.]+ refunded$/);
    await paidBack.waitFor({ timeout: 30_000 });
    expect(centsIn(await paidBack.textContent())).toBe(back);
    expect(await bookingOf(ref)).toMatchObject({ status: 'cancelled', refund: 'done' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps the booking when Back closes the popup', async () => {
    const { page, ref, close } = await world.openTrip();
    await press(page, /^Cancel booking/);
    await inPopup(page).getByRole('button', { name: 'Cancel booking' }).click();
    await back(page);
    await inPopup(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/booking/detail');
    expect(await bookingOf(ref)).toMatchObject({ status: 'confirmed' });
    await close();
  });

  it('shows an amount again that has changed meanwhile, and cancels nothing before it was seen', async () => {
    const { page, ref, close } = await world.openTrip();
    await press(page, /^Cancel booking/);
    await inPopup(page).getByRole('button', { name: 'Cancel booking' }).click();
    // Booked long ago, so that the grace period has ended, for a day that refunds only half.
    await world.rows(
      `update booking set created_at = created_at - interval '30 days', policy = jsonb_set(policy, '{steps}',
         '[{"hours_before": 8760, "percent": 100}, {"hours_before": 1, "percent": 50}]') where ref = $1`,
      [ref],
    );
    await inPopup(page).getByRole('button', { name: 'Yes, cancel' }).click();
    await inPopup(page).getByText('The amount has changed.').waitFor();
    await inPopup(page)
      .getByText(/^50% of the/)
      .waitFor();
    expect(await bookingOf(ref)).toMatchObject({ status: 'confirmed' });
    await inPopup(page).getByRole('button', { name: 'Yes, cancel' }).click();
    await inPopup(page).getByRole('heading', { name: 'Booking cancelled' }).waitFor();
    expect(await bookingOf(ref)).toMatchObject({ status: 'cancelled' });
    await close();
  });

  it('moves the booking, and nothing is charged for it', async () => {
    const { page, ref, complaints, expectSound, close } = await world.openTrip({ width: 375 });
    const before = await bookingOf(ref);
    await press(page, /^Move to another date/);
    const free = inPopup(page).locator('td [role=button]:not([aria-disabled=true]):not([data-outside-month])');
    await free.first().waitFor();
    await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
    await free.first().click();
    await inPopup(page).locator('input[name=move-time]:not(:disabled)').first().check();
    await inPopup(page).getByText('New total').waitFor();
    await expectSound('what a move changes');
    await inPopup(page)
      .getByRole('button', { name: /^Move to/ })
      .click();
    await inPopup(page).getByRole('heading', { name: 'Booking moved' }).waitFor();
    await inPopup(page).getByRole('button', { name: 'Done' }).click();
    const after = await bookingOf(ref);
    expect(after).toMatchObject({ status: 'confirmed' });
    expect(`${after?.date} ${after?.time}`).not.toBe(`${before?.date} ${before?.time}`);
    await page.locator(`.voucher time[datetime^="${after?.date}"]`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens the voucher again with the network off, until the booking has ended', async () => {
    const { page, ref, close } = await world.openTrip({ width: 375 });
    await page.getByText('Saved on this device').waitFor();
    await page.context().setOffline(true);
    await reload(page);
    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor();
    await page.getByRole('img', { name: 'Voucher code for your host to scan' }).waitFor();
    await page.context().setOffline(false);

    const { quote_id } = await must(page, 'booking/cancel', { ref });
    await must(page, 'booking/cancel', { ref, quote_id: quote_id ?? '' });
    await reload(page);
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor();
    const isKept = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined);
    await expect.poll(isKept).toBe(false);
    await close();
  });

  it('invites a companion, sends it again, and takes the companion off', async () => {
    const { page, complaints, expectSound, close } = await world.openTrip({ pax: 3 });
    await press(page, /^Invite companions \(up to 2\)/);
    await inPopup(page).getByRole('button', { name: 'Send invitation' }).click();
    for (const text of ['First name is required', 'Last name is required', 'Email is required']) {
      await inPopup(page).getByText(text, { exact: true }).waitFor();
    }
    await expectSound('a companion without a name');
    await inPopup(page).getByLabel('First name').fill('Ine');
    await inPopup(page).getByLabel('Last name').fill('Vik');
    await inPopup(page).getByLabel('Email').fill('ine@example.com');
    await inPopup(page).getByRole('button', { name: 'Send invitation' }).click();
    await inPopup(page).getByRole('heading', { name: 'Invitation Successfully Sent' }).waitFor();
    await inPopup(page).getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'ine@example.com' });
    await row.getByRole('button', { name: /^Send again/ }).click();
    await row.getByText('Sent again.').waitFor();
    await expectSound('a companion');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await row.getByRole('button', { name: 'Yes, remove' }).click();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('says Failed to send invitations when nothing comes back, and keeps what was typed', async () => {
    const { page, close } = await world.openTrip({ pax: 2 });
    await press(page, /^Invite (your companion|companions)/);
    await inPopup(page).getByLabel('First name').fill('Ine');
    await inPopup(page).getByLabel('Last name').fill('Vik');
    await inPopup(page).getByLabel('Email').fill('ine@example.com');
    await page.route('**/api/booking/send-companion', (route) => route.abort());
    await inPopup(page).getByRole('button', { name: 'Send invitation' }).click();
    await inPopup(page).getByText('Failed to send invitations').waitFor();
    expect(await inPopup(page).getByLabel('Email').inputValue()).toBe('ine@example.com');
    await close();
  });

  it('reports a problem with a photo once it has begun', async () => {
    const { page, ref, complaints, expectSound, close } = await world.openTrip({ width: 375 });
    await world.rows(
      `update departure set starts_at = banyan_now() - interval '1 hour', ends_at = banyan_now() + interval '2 hours'
       where id = (select departure_id from booking where ref = $1)`,
      [ref],
    );
    await reload(page);
    await press(page, /^Report a problem/);
    await inPopup(page).getByLabel('What is it about?').selectOption('host_late');
    await inPopup(page).getByLabel('What happened?').fill('Nobody came for half an hour.');
    await inPopup(page)
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'gate.png', mimeType: 'image/png', buffer: png },
        { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576) },
      ]);
    await inPopup(page)
      .getByText(/^note\.txt: We can’t read this file/)
      .waitFor();
    await inPopup(page).getByText('huge.png: Each photo must be under 5 MB').waitFor();
    await expectSound('a report with a photo');
    await inPopup(page).getByRole('button', { name: 'Send report' }).click();
    await inPopup(page).getByRole('heading', { name: 'We received your report' }).waitFor({ timeout: 30_000 });
    const [report] = await world.rows<{ kind: string; photos: number }>(
      `select kind, jsonb_array_length(to_jsonb(photos)) as photos from problem_report
       where booking_id = (select id from booking where ref = $1)`,
      [ref],
    );
    expect(report).toMatchObject({ kind: 'host_late', photos: 1 });
    expect(complaints).toEqual([]);
    await close();
  });
});
