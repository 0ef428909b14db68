// Reminders before the start: once, at the time of the place, and only while they are true.
import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { hold, pay } from '#tests/support/payment/paying.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { queueTripReminders } from './reminder-queries.ts';

const suite = usePayingSuite();
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

const zone = 'Asia/Ho_Chi_Minh';
const start = `(select d from departure d join booking b on b.departure_id = d.id where b.ref = $1)`;

/** A confirmed booking that starts in `startsIn`, confirmed `bookedAgo` before now. */
async function booked({ startsIn, bookedAgo = '5 days' }: { startsIn: string; bookedAgo?: string }): Promise<string> {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5 });
  const held = await hold(suite.world.program, suite.course);
  await pay(held);
  await moveTo(held.ref, startsIn);
  await query(
    `update booking_history set at = banyan_now() - $2::interval where booking_id = (select id from booking where ref = $1)`,
    [held.ref, bookedAgo],
  );
  return held.ref;
}

const moveTo = (ref: string, startsIn: string) =>
  query(
    `update departure set starts_at = banyan_now() + $2::interval, ends_at = banyan_now() + $2::interval + interval '2 hours',
       local_date = local_time(banyan_now() + $2::interval, '${zone}')::date where id = (${start}).id`,
    [ref, startsIn],
  );

const queued = async (ref: string) =>
  (
    await query(
      `select payload ->> 'reminder' as kind from outbox where payload ->> 'kind' = 'trip-reminder'
        and payload ->> 'booking_id' = (select id::text from booking where ref = $1) order by id`,
      [ref],
    )
  ).map(({ kind }) => kind);

/** Sends what waits; the newest email of a kind. */
async function sent(ref: string) {
  await deliverOutbox(suite.world.program.services);
  return query(
    `select kind, text_body from mail where kind = 'trip-reminder' and booking_id = (select id from booking where ref = $1)`,
    [ref],
  );
}

const turn = () => queueTripReminders(suite.world.program.services.db);

describe('the day before', () => {
  it('comes once from ten o’clock there, with cash, place, host and voucher', async () => {
    const [{ hours }] = await query(`select extract(hour from local_time(banyan_now(), '${zone}'))::integer as hours`);
    // Tomorrow at 12:00 there, seen from before and after ten o'clock today.
    const ref = await booked({ startsIn: `${36 - hours} hours` });
    await turn();
    expect(await queued(ref)).toEqual(hours >= 10 ? ['day'] : []);
    await moveTo(ref, '14 hours');
    await query(
      `update departure set local_date = local_time(banyan_now(), '${zone}')::date + case when ${hours} >= 10 then 1 else 0 end
        where id = (${start}).id`,
      [ref],
    );
    await query(`delete from outbox where payload ->> 'kind' = 'trip-reminder'`);
    await Promise.all([turn(), turn()]);
    expect(await queued(ref)).toEqual(['day']);
    const [mail] = await sent(ref);
    expect(mail.text_body).toContain('you meet');
    for (const words of ['Cash to bring', 'openstreetmap', 'voucher.pdf', '/notices/stop'])
      expect(mail.text_body).toContain(words);
  });
});

describe('three hours before', () => {
  it.each([
    ['4 hours', '5 days', []],
    ['2 hours', '5 days', ['hours']],
    ['2 hours', '30 minutes', []],
    ['-1 hours', '5 days', []],
  ])('starting in %s and booked %s ago', async (startsIn, bookedAgo, kinds) => {
    const ref = await booked({ startsIn, bookedAgo });
    await query(
      `insert into trip_reminder select b.id, 'day', d.starts_at from booking b join departure d on d.id = b.departure_id
      where b.ref = $1`,
      [ref],
    );
    await turn();
    expect(await queued(ref)).toEqual(kinds);
  });

  it('is not sent for a booking cancelled, moved or unwanted meanwhile', async () => {
    for (const change of [
      `with ended as (update booking set status = 'cancelled', closed_at = banyan_now() where ref = $1 returning departure_id, pax)
         update departure d set taken = taken - pax from ended where d.id = departure_id`,
      `update departure set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = (${start}).id`,
      `insert into notice_choice (user_id, topic, is_wanted) select user_id, 'reminders', false from booking where ref = $1`,
    ]) {
      const ref = await booked({ startsIn: '2 hours' });
      await turn();
      expect(await queued(ref)).toEqual(['hours']);
      await query(change, [ref]);
      expect(await sent(ref)).toEqual([]);
    }
  });
});
