// A host's calendar in a browser: by touch on a phone, and by keyboard only.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, plainCourse, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

describe.skipIf(chooseBrowser() === null)('the calendar of a host', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  const dayOf = async (ref: string) => {
    const [row] = await world.rows<{ date: string; status: string }>(
      'select d.local_date::text as date, b.status from booking b join departure d on d.id = b.departure_id where b.ref = $1',
      [ref],
    );
    return row ?? { date: '', status: '' };
  };

  it('closes days by keys after seeing who is booked, and the guest stays', async () => {
    const trip = await world.openTrip({ pax: 2 });
    const { date } = await dayOf(trip.ref);
    const host = await world.openHost(plainCourse, 1440);
    const { page } = host;
    await visit(page, `${world.origin}/dashboard/host-panel/calendar?date=${date}`);
    await settled(page);
    await page.locator(`[data-day="${date}"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByText('2 guests in 1 booking').first().waitFor();
    await host.expectSound('a day of the calendar');
    await page.getByRole('button', { name: 'Close the day' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Guests are booked then' }).waitFor();
    await host.expectSound('whom a change touches');
    await page.getByRole('button', { name: 'Yes, change it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('those guests still come').waitFor();
    await page.getByText('The day is closed.').waitFor();
    expect((await dayOf(trip.ref)).status).toBe('confirmed');
    const blocks = await world.rows(
      'select 1 from availability_exception where local_date = $1 and start_time is null',
      [date],
    );
    expect(blocks.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Open the day' }).click();
    await page.getByText('Saved.').waitFor();
    expect(host.complaints).toEqual([]);
    await host.close();
    await trip.close();
  });

  it('is read and changed on a phone: month, seats, the week', async () => {
    const host = await world.openHost(plainCourse, 360);
    const { page } = host;
    // On the last evening of a month none of it is ahead.
    const ahead = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await visit(page, `${world.origin}/dashboard/host-panel/calendar?view=month&date=${ahead}`);
    await page.getByRole('grid').waitFor();
    await host.expectSound('a month of the calendar');
    await page
      .getByRole('grid')
      .getByRole('button', { name: /departure/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Close the day' }).waitFor();
    const seats = page.getByRole('textbox', { name: 'Seats' }).first();
    await seats.fill(String(Number(await seats.inputValue()) + 3));
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Saved.').waitFor();
    await visit(page, `${world.origin}/dashboard/host-panel/calendar?form=week-rules&listing=${plainCourse}`);
    await page.getByRole('button', { name: 'Save the week' }).scrollIntoViewIfNeeded();
    await host.expectSound('the weekly rules');
    await page.getByRole('button', { name: 'Add a departure on Sunday' }).click();
    await page.getByLabel('Time').last().fill('16:45');
    await page.getByRole('button', { name: 'Save the week' }).click();
    await page.getByText('Saved.').waitFor();
    const added = await world.rows(`select 1 from availability_rule where course_id = $1 and start_time = '16:45'`, [
      plainCourse,
    ]);
    expect(added).toHaveLength(1);
    expect(host.complaints).toEqual([]);
    await host.close();
  });
});
