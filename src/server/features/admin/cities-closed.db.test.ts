// City days closed by the staff (docs/domain/calendar.md#closed-days-of-a-city).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { type Body, booked, callAs, later, useHosts } from '#tests/support/booking/after-booking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { charged, hold, lapse, pay } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const reason = 'A flood in the old town';

beforeAll(async () => {
  const { rows } = await suite.base.pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values ('op@example.test', 'Op', 'Q', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(suite.base.pool, { op: rows[0]!.id });
  await suite.base.pool.query(
    `update city set image = '{"id":"x","alt":"Lakes","width":1600,"height":1000,"blur":null,"dominant":null,"focal":null}'`,
  );
});
beforeEach(async () => {
  for (const { id } of await closures()) await call('op', 'admin/city-open', { closure_id: id, reason });
});

const call = (who: string, name: string, body: Body) => callAs(suite, name, body, who === '' ? {} : as(who));
const city = () => call('op', 'admin/city', { city_id: 1 });
const closures = async () => (await city())['closures'] as { id: number; from: string; to: string }[];
const close = (more: Body = {}, who = 'op') =>
  call(who, 'admin/city-close', {
    city_id: 1,
    from: suite.course.date,
    to: suite.course.date,
    bookings: 'keep',
    reason,
    ...more,
  });
const dates = async (id = suite.course.id) => {
  const months = [suite.course.date, later(suite, 1)].map((date) => date.slice(0, 7));
  const found = await Promise.all(
    [...new Set(months)].map((month) => call('', 'booking/available-date', { course_id: id, month })),
  );
  return found.flatMap(({ dates: list }) => list as string[]);
};
const searchOpens = async () =>
  (
    await suite.base.pool.query(`select course_opens($1, $2::date, $2::date, 7) as is_open`, [
      suite.course.id,
      suite.course.date,
    ])
  ).rows[0].is_open as boolean;
const statusOf = async (ref: string) =>
  (await suite.base.pool.query('select status, cancel_cause from booking where ref = $1', [ref])).rows[0];

describe('a day of a city that the staff close', () => {
  it('is offered by nothing, also where the host has an extra departure, and is offered again once it is open', async () => {
    const { course } = suite;
    await suite.base.pool.query(
      `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, '17:00', 'extra', 4)`,
      [course.id, course.date],
    );
    expect([await dates(), await searchOpens()]).toEqual([expect.arrayContaining([course.date]), true]);
    expect(await close()).toMatchObject({ message: expect.stringMatching(/^Closed/) });
    expect(await dates()).not.toContain(course.date);
    expect(await dates()).toContain(later(suite, 1));
    expect(await searchOpens()).toBe(false);
    for (const time of ['09:00', '17:00'])
      await expect(hold(suite.world.program, course, { time })).rejects.toThrow(/unavailable/);
    const { rows: told } = await suite.base.pool.query(
      `select distinct payload ->> 'host_id' as host, payload ->> 'words' as words from outbox where payload ->> 'kind' = 'host-day-closed'`,
    );
    expect(told).toContainEqual({ host: hostId, words: reason });
    const [closure] = await closures();
    expect(closure).toMatchObject({ from: course.date, to: course.date, reason, by: 'Op Q' });
    expect(await call('op', 'admin/city-open', { closure_id: closure!.id, reason })).toMatchObject({
      message: expect.stringMatching(/^Guests can book/),
    });
    expect((await call('op', 'admin/city-open', { closure_id: closure!.id, reason }))['code']).toBe('place-changed');
    expect([await dates(), await searchOpens()]).toEqual([expect.arrayContaining([course.date]), true]);
    await hold(suite.world.program, course, { time: '17:00' });
  });

  it('is closed for what is published, planned or moved there later, and its host reads why', async () => {
    await close({ to: later(suite, 1) });
    const fresh = await insertBookableCourse(suite.base.pool);
    expect(await dates(fresh.id)).not.toContain(suite.course.date);
    await suite.base.pool.query(
      `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, '18:00', 'extra', 4)`,
      [fresh.id, suite.course.date],
    );
    expect(await dates(fresh.id)).not.toContain(suite.course.date);
    const seen = await call('host', 'calendar/range', { from: suite.course.date, to: suite.course.date });
    const slots = (seen['departures'] as Body[]).filter((slot) => slot['course_id'] === fresh.id);
    expect(slots.map(({ state, reason: why }) => [state, why])).toEqual([
      ['busy', reason],
      ['busy', reason],
    ]);
  });

  it('keeps bookings ahead, or gives everything back; a move to it is refused', async () => {
    const kept = await booked(suite, { email: 'kept@example.test' });
    const other = await hold(suite.world.program, suite.course, {
      email: 'other@example.test',
      date: later(suite, 1),
    });
    await pay(other);
    await close();
    expect(await statusOf(kept.ref)).toMatchObject({ status: 'confirmed' });
    const move = { ref: other.ref, date: suite.course.date, time: '09:00' };
    expect(((await other.visitor.call('reschedule/move', move)).body as never as Body)['code']).toMatch(/unavailable/);
    await close({ bookings: 'offer' });
    for (let turn = 0; turn < 2; turn += 1) await suite.work();
    expect(await statusOf(kept.ref)).toEqual({ status: 'cancelled', cancel_cause: 'called_off' });
    expect(await statusOf(other.ref)).toMatchObject({ status: 'confirmed' });
    const given = (await charged(suite.world.sandbox)).filter(({ refunded }) => refunded > 0);
    for (const { amount, refunded } of given) expect(refunded).toBe(amount);
  });

  it('gives no seat back to money that comes late', async () => {
    const late = await hold(suite.world.program, suite.course, { email: 'late@example.test' });
    await close();
    await lapse(suite.base.pool, late.ref);
    await pay(late);
    for (let turn = 0; turn < 2; turn += 1) await suite.work();
    expect(await statusOf(late.ref)).toMatchObject({ status: 'expired' });
  });

  it('is refused where it is over, too long or the wrong way round', async () => {
    expect(await close({ from: '2020-01-01' })).toMatchObject({ fields: { from: 'Choose today or a later day.' } });
    expect(await close({ to: later(suite, -1) })).toMatchObject({ code: 'bad-input' });
    expect(await close({ to: later(suite, 92) })).toMatchObject({ fields: { to: 'Choose at most 92 days.' } });
    expect((await close({}, 'host'))['code']).toBe('forbidden');
    expect((await close({ city_id: 999 }))['code']).toBe('city-not-found');
  });
});

it('forty guests book while their day is closed: nobody is left with a booking', async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 60 });
  const guest = async (index: number) => {
    await new Promise((resolve) => void setTimeout(resolve, index * 8));
    try {
      await pay(await hold(suite.world.program, suite.course, { email: `guest-${index}@example.test` }));
    } catch (error) {
      expect(String(error)).toMatch(/unavailable/);
    }
  };
  await Promise.all([...Array.from({ length: 40 }, (_, index) => guest(index)), close({ bookings: 'refund' })]);
  for (let turn = 0; turn < 6; turn += 1) await suite.work();
  const { rows } = await suite.base.pool.query(
    'select b.status, b.payment from booking b join departure d on d.id = b.departure_id where b.course_id = $1 and d.local_date = $2',
    [suite.course.id, suite.course.date],
  );
  for (const { status, payment } of rows) {
    expect(['cancelled', 'expired']).toContain(status);
    expect(['paid', 'partly_refunded']).not.toContain(payment);
  }
}, 120_000);
