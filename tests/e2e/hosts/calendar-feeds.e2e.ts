// A host on a phone adds an external calendar: days it closes, bookings it overlaps, days of failure; then gives a
// calendar address to another program, and ends it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';
import { callFrom, openTripWorld, plainCourse, type Trip, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { findFreeDay, readDay, serveCalendar, type Elsewhere } from './elsewhere.ts';

const name = 'My other calendar';
const patience = { timeout: 60_000 };

describe.skipIf(chooseBrowser() === null)('calendars of others', () => {
  let world: TripWorld;
  let away: Elsewhere;
  let host: Guest;
  let guest: Guest;
  let trip: Trip;
  let booked: { date: string; time: string; title: string };
  let free: { date: string; said: string };
  let listing: string;

  beforeAll(async () => {
    [world, away] = await Promise.all([openTripWorld({ BANYAN_FEED_LOCAL: '1' }), serveCalendar()]);
    listing = `${world.origin}/product/detail?id=${plainCourse}`;
    trip = await world.openTrip({ pax: 2 });
    [booked = { date: '', time: '', title: '' }] = await world.rows<typeof booked>(
      `select d.local_date::text as date, left(d.start_time::text, 5) as time, c.title
       from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id where b.ref = $1`,
      [trip.ref],
    );
    guest = await openGuest(world.browser, 1440);
    free = await findFreeDay(guest.page, listing);
    host = await world.openHost(plainCourse);
  });
  afterAll(async () => {
    away?.close();
    await world?.close();
  });

  const openFeeds = async () => {
    await visit(host.page, `${world.origin}/dashboard/host-panel/calendar?form=feeds`);
    await settled(host.page);
  };
  const readNow = async () => {
    await host.page.getByRole('button', { name: `Read now: ${name}` }).click();
    await host.page.getByText('Read just now.').waitFor();
    await settled(host.page);
  };
  /** Replaces waiting: the last reading was `hours` ago, and the next is due. */
  const pass = async (hours: number) =>
    world.rows(
      `update feed set read_at = banyan_now() - make_interval(hours => $1), next_at = banyan_now() where name = $2`,
      [hours, name],
    );
  const checkout = async () => {
    const { page } = guest;
    const { days } = (await callFrom(page, 'booking/available-date', {
      course_id: plainCourse,
      month: free.date.slice(0, 7),
    })) as { days: { date: string; times: { time: string; min_pax: number }[] }[] };
    const slot = days.find(({ date }) => date === free.date)?.times[0];
    const answer = await callFrom(page, 'booking/checkout', {
      course_id: plainCourse,
      date: free.date,
      time: slot?.time ?? booked.time,
      pax: Math.max(2, slot?.min_pax ?? 2),
      email: 'late@example.com',
      first_name: 'Late',
      last_name: 'Guest',
      isd_code: '+47',
      phone: '55501234',
      address: 'Hotel Metropole, 15 Ngo Quyen',
    });
    return answer.status === 'success' ? answer.status : answer.code;
  };

  it('has one read: its age is shown, and a day on which it is busy closes for guests', async () => {
    const { page } = host;
    away.answer(200, [free.date]);
    expect(await readDay(guest.page, listing, free.said)).toContain(free.said);
    await visit(page, `${world.origin}/dashboard/host-panel/calendar`);
    await settled(page);
    await page.getByRole('link', { name: 'Other calendars' }).click();
    await page.getByText('No other calendar yet.').waitFor();
    await host.expectSound('no other calendar');
    const form = page.locator('form').filter({ has: page.getByLabel('Calendar address') });
    await form.getByLabel('Calendar address').fill(away.url);
    await form.getByLabel('Name only you see').fill(name);
    if ((await form.getByLabel('For which experience').count()) > 0)
      await form.getByLabel('For which experience').selectOption({ value: String(plainCourse) });
    await form.getByRole('button', { name: 'Add calendar' }).click();
    await page.getByText('We now read this calendar.').waitFor();
    const card = page.getByRole('article').filter({ hasText: name });
    await card.getByText('Read less than an hour ago').waitFor();
    expect(await card.innerText()).not.toContain('away.ics');
    await host.expectSound('a calendar that is read');
    expect(await readDay(guest.page, listing, free.said)).toBe('taken');
    expect(await checkout()).toBe('date-unavailable');
    await visit(page, `${world.origin}/dashboard/host-panel/calendar?day=${free.date}`);
    await page.getByText('Busy: another calendar or listing').first().waitFor();
  });

  it('is told of a guest who is booked where the other one is busy, with both sides', async () => {
    away.answer(200, [booked.date]);
    await openFeeds();
    await readNow();
    const conflict = host.page.getByRole('listitem').filter({ hasText: `${name} shows you as busy` });
    await conflict.getByText(`${booked.time}, ${booked.title}`).waitFor();
    expect(await conflict.innerText()).toContain('2 guests are booked');
    await host.expectSound('busy and booked at the same time');
    const rows = await world.rows<{ status: string }>('select status from booking where ref = $1', [trip.ref]);
    expect(rows).toEqual([{ status: 'confirmed' }]);
    expect(await readDay(guest.page, listing, free.said)).toContain(free.said);
  });

  it('is told after a day without a reading, and after two its listing takes nobody new until it is read', async () => {
    const { page } = host;
    const { email } = await world.hostOf(plainCourse);
    away.answer(503, []);
    await pass(25);
    const mails = () => world.rows(`select 1 from mail where kind = 'host-feed-late' and recipient = $1`, [email]);
    await expect.poll(mails, patience).toHaveLength(1);
    // A cached page is checked for its version once a second.
    const closed = async () => {
      await visit(guest.page, listing);
      return guest.page.getByText('No dates available at the moment').count();
    };
    await openFeeds();
    await page.getByText('We couldn’t read it for more than a day.').waitFor();
    await page.getByText('Read 25 hours ago').waitFor();
    await host.expectSound('a calendar that is late');
    expect(await readDay(guest.page, listing, free.said)).toContain(free.said);
    await pass(49);
    await expect.poll(() => world.rows('select 1 from feed_stop'), patience).toHaveLength(1);
    await reload(page);
    await page.getByText('We couldn’t read it for more than 48 hours.').waitFor();
    await host.expectSound('a calendar that stops bookings');
    await expect.poll(closed, patience).toBeGreaterThan(0);
    expect(await guest.page.getByText('Choose a date').count()).toBe(0);
    await guest.expectSound('a listing without a day that can be booked');
    expect(await checkout()).toBe('date-unavailable');
    away.answer(200, []);
    await settled(page);
    await readNow();
    await page.getByText('Read less than an hour ago').waitFor();
    await expect.poll(closed, patience).toBe(0);
    expect(await readDay(guest.page, listing, free.said)).toContain(free.said);
    expect(await checkout()).toBe('success');
    expect(await mails()).toHaveLength(1);
  });

  it('gives an address of their own to another program, without a name, a number or cash, and ends it', async () => {
    const { page } = host;
    await openFeeds();
    await page.getByRole('button', { name: 'Create an address' }).click();
    const shown = page.getByText(/^http.*\/ical\/[\w-]{43}\.ics$/);
    await shown.waitFor();
    await host.expectSound('an address for other programs');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.origin });
    // All windows share the clipboard: checks the write instead.
    const copied = page.evaluate(
      async () =>
        new Promise<string>((resolve) => {
          const { clipboard } = navigator;
          const write = clipboard.writeText.bind(clipboard);
          clipboard.writeText = async (text) => {
            await write(text);
            resolve(text);
          };
        }),
    );
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    const address = await copied;
    expect(address).toBe((await shown.innerText()).trim());
    const answer = await fetch(address);
    const file = (await answer.text()).replaceAll(/\r\n[ \t]/g, '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const word of [booked.title, '2 guests', trip.ref]) expect(file).toContain(word);
    for (const word of [/Mara/, /Lind/, /Metropole/, /55501234/, /@example\.com/, /US\$|VND|NPR|₫|\bcash\b/i])
      expect(file).not.toMatch(word);
    await page.getByRole('button', { name: 'Disable address' }).click();
    await page.getByText('This address no longer works.').waitFor();
    expect((await fetch(address)).status).toBe(404);
    await page.getByText('No address yet.').waitFor();
    expect(
      [host, guest, trip].flatMap(({ complaints }) => complaints.filter((line) => !/\b40\d\b/.test(line))),
    ).toEqual([]);
    expect(world.program.printed()).not.toContain('away.ics');
  });
});
