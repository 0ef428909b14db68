import { beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import {
  type Body,
  booked,
  callAs,
  coordinatorId,
  otherHostId,
  later,
  mailsOf,
  startsIn,
  useHosts,
} from '#tests/support/booking/after-booking.ts';
import { insertEndings } from './day-queries.ts';
import { endDepartures } from './end-of-day.ts';

const suite = usePayingSuite();
useHosts(suite);

let day: string;
let turn = 0;
// A different day per test, because days belong to the host, not the course.
beforeEach(() => {
  turn += 1;
  day = later(suite, turn);
});

const call = (name: string, body: Body, who = 'host') => callAs(suite, name, body, as(who));
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const guest = (more: Body = {}) => booked(suite, { date: day, email: `${crypto.randomUUID()}@example.test`, ...more });
const weather = { cause: 'unsafe_weather' } as const;
const quoted = async (body: Body = {}) => {
  const answer = await call('departure/cancel-day', { date: day, ...weather, ...body });
  return { answer, quote_id: answer['quote_id'] as string };
};
const statuses = async () =>
  (
    await query(
      `select b.status, b.refund, b.cancel_cause from booking b join departure d on d.id = b.departure_id where d.local_date = $1 order by b.id`,
      [day],
    )
  ).map((row) => `${row.status} ${row.cancel_cause} ${row.refund}`);

describe('a host who runs late', () => {
  it('tells the guests of a departure when they meet in fact, and nobody twice', async () => {
    const held = await guest({ pax: 3 });
    const { id } = await stored(suite.base.pool, held.ref);
    const slot = { date: day, course_id: suite.course.id, time: '09:00' };
    expect(await call('departure/late', { ...slot, minutes: 20 })).toMatchObject({ code: 'booking-state' });
    await startsIn(suite, held.ref, 1);
    expect(await call('departure/late', { ...slot, minutes: 25 })).toMatchObject({ code: 'bad-input' });
    for (const who of ['other', 'host'])
      expect(await call('departure/late', { ...slot, minutes: 10 }, who)).toMatchObject(
        who === 'host' ? { departures: 1, guests: 3 } : { code: 'course-not-found' },
      );
    await call('departure/late', { ...slot, minutes: 10 });
    expect((await mailsOf(suite, id)).filter((kind) => kind === 'booking-late')).toHaveLength(1);
    await suite.work();
    const [mail] = await query(`select subject, text_body from mail where kind = 'booking-late' and booking_id = $1`, [
      id,
    ]);
    expect(mail.subject).toBe('Mai is 10 minutes late: Cook with Mai in her kitchen');
    expect(mail.text_body).not.toContain('cancel for a full refund');
    const [log] = await query(
      `select action, actor_id from audit_log where action = 'departure-late' order by id desc limit 1`,
    );
    expect(log).toEqual({ action: 'departure-late', actor_id: hostId });
  });

  it('by 15 minutes or more gives every guest the right to cancel in full, until they meet', async () => {
    const held = await guest();
    const { id } = await stored(suite.base.pool, held.ref);
    await query(
      `update booking set policy = '{"preset":"final","steps":[],"grace_hours":0,"grace_needs_hours":48}' where id = $1`,
      [id],
    );
    await startsIn(suite, held.ref, 1);
    const ask = async (body: Body = {}) =>
      (await held.visitor.call('booking/cancel', { ref: held.ref, ...body })).body as never as Body;
    const before = await ask();
    expect(before).toMatchObject({ refund_percent: 0 });
    await call('departure/late', { date: day, minutes: 20 }, 'coordinator');
    expect(await ask({ quote_id: before['quote_id'] })).toMatchObject({ code: 'quote-changed' });
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      late: { minutes: 20, meets_at: expect.any(String) },
      can: { cancel: true },
    });
    // Ten minutes after the start the guest still waits and may cancel.
    await query(
      `update departure set starts_at = banyan_now() - interval '10 minutes' where id = (select departure_id from booking where id = $1)`,
      [id],
    );
    const now = await ask();
    expect(now).toMatchObject({ refund_percent: 100, reason: expect.stringContaining('late') });
    expect(await ask({ quote_id: now['quote_id'] })).toMatchObject({ cancelled: true });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({
      status: 'cancelled',
      cancel_cause: 'host_late',
      cancelled_by: 'guest',
    });
    expect((await held.visitor.call('alternative/list', { ref: held.ref })).body).toMatchObject({ status: 'success' });
  });

  it('and no longer once they have met', async () => {
    const held = await guest();
    await startsIn(suite, held.ref, 1);
    await call('departure/late', { date: day, minutes: 20 });
    await query(
      `update departure set starts_at = banyan_now() - interval '21 minutes' where id = (select departure_id from booking where ref = $1)`,
      [held.ref],
    );
    expect((await held.visitor.call('booking/cancel', { ref: held.ref })).body).toMatchObject({
      code: 'booking-state',
    });
  });
});

describe('all of a day', () => {
  it('is ended in one act: first whom it concerns, then everybody in full, and nobody can book any more', async () => {
    const second = await insertBookableCourse(suite.base.pool, { capacity: 5 });
    const [one, two] = [await guest({ pax: 2 }), await guest({ course_id: second.id })];
    const unpaid = await hold(suite.world.program, suite.course, { date: day, email: 'holds@example.test' });
    const { answer, quote_id } = await quoted();
    expect(answer).toMatchObject({
      cancelled: false,
      bookings: 2,
      guests: 3,
      refund_total: 15.6,
      told: [
        { name: 'Ada', guests: 2 },
        { name: 'Ada', guests: 1 },
      ],
    });
    // Both listings run on other days and lose different things with this one.
    expect(answer['alternatives']).toMatchObject([
      { course_id: suite.course.id, departures: 6 },
      { course_id: second.id, departures: 6 },
    ]);
    // Weather does not affect the rate; the host's own reason would.
    expect(answer['rate_after']).toBe(answer['rate']);
    expect(Number((await call('departure/cancel-day', { date: day, cause: 'host' }))['rate_after'])).toBeGreaterThan(
      Number(answer['rate']),
    );
    expect(await statuses()).toEqual(
      expect.arrayContaining(['confirmed null none', 'confirmed null none', 'held null none']),
    );
    expect(await call('departure/cancel-day', { date: day, ...weather, quote_id }, 'other')).toMatchObject({
      code: 'quote-changed',
    });
    const done = await call('departure/cancel-day', { date: day, ...weather, quote_id, reason: 'A storm' });
    expect(done).toMatchObject({ cancelled: true, bookings: 2, message: expect.stringContaining('full refund') });
    await suite.work();
    await suite.work();
    for (const { ref } of [one, two])
      expect(await stored(suite.base.pool, ref)).toMatchObject({
        status: 'cancelled',
        cancel_cause: 'unsafe_weather',
        cancel_reason: 'A storm',
        payment: 'refunded',
      });
    expect(await stored(suite.base.pool, unpaid.ref)).toMatchObject({ status: 'expired' });
    const again = {
      course_id: suite.course.id,
      date: day,
      time: '09:00',
      pax: 1,
      email: 'late@example.test',
      first_name: 'Late',
      last_name: 'Comer',
    };
    expect(await callAs(suite, 'booking/checkout', again)).toMatchObject({ status: 'error' });
    // Repeated, also in another tab: nothing happens, and it is no error.
    expect(await call('departure/cancel-day', { date: day, ...weather, quote_id })).toMatchObject({ cancelled: true });
    expect(
      (
        await query(`select count(*)::int as count from audit_log where action = 'day-cancelled' and subject = $1`, [
          `day:${hostId}:${day}`,
        ])
      )[0].count,
    ).toBe(1);
    expect(await call('departure/day', { date: day })).toMatchObject({
      is_ending: false,
      departures: expect.arrayContaining([
        expect.objectContaining({ course_id: second.id, is_closed: true, bookings: 0 }),
      ]),
    });
  });

  it('shows again what has changed since it was shown', async () => {
    await guest();
    const { quote_id } = await quoted();
    await guest();
    expect(await call('departure/cancel-day', { date: day, ...weather, quote_id })).toMatchObject({
      code: 'quote-changed',
    });
    expect(await statuses()).toEqual(['confirmed null none', 'confirmed null none']);
  });

  it('goes on after a crash half-way, in the name of who began it', async () => {
    const second = await insertBookableCourse(suite.base.pool, { capacity: 5 });
    const [one, two] = [await guest(), await guest({ course_id: second.id })];
    const { services } = suite.world.program;
    const by = { role: 'coordinator', actorId: coordinatorId, onBehalfOf: hostId, isByLink: true } as const;
    const slots = [suite.course.id, second.id].map((courseId) => ({ courseId, time: '09:00' }));
    // As if the process had crashed after the first of two departures.
    await services.db
      .transaction()
      .execute((trx) => insertEndings(trx, { hostId, date: day, slots, end: { cause: 'host', reason: '', by } }));
    expect(await endDepartures(services, 1)).toBe(1);
    expect((await statuses()).toSorted()).toEqual(['cancelled host pending', 'confirmed null none']);
    expect(await call('departure/day', { date: day })).toMatchObject({ is_ending: true });
    const both = await Promise.all([endDepartures(services), endDepartures(services)]);
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const { ref } of [one, two]) {
      const { id } = await stored(suite.base.pool, ref);
      const [noted] = await query(
        'select actor, actor_id, on_behalf_of, by_link from booking_history where booking_id = $1 order by id desc limit 1',
        [id],
      );
      expect(noted).toEqual({ actor: 'coordinator', actor_id: coordinatorId, on_behalf_of: hostId, by_link: true });
    }
  });

  it('counts against a host what the host has ended, and no weather', async () => {
    const before = (await call('departure/day', { date: day }))['reliability'] as Record<string, number>;
    await guest();
    await guest({ pax: 2 });
    const { quote_id } = await quoted({ cause: 'host' });
    await call('departure/cancel-day', { date: day, cause: 'host', quote_id });
    const after = (await call('departure/day', { date: day }))['reliability'] as Record<string, number>;
    expect(after).toMatchObject({
      made: before['made']! + 2,
      by_host: before['by_host']! + 2,
      late: before['late'],
      weather: before['weather'],
    });
    expect(after['rate']).toBeCloseTo((after['by_host']! + after['late']!) / after['made']!);
  });
});

it('another host is as if it were not there, and operators see who cancels most', async () => {
  for (const [name, more] of [
    ['departure/day', {}],
    ['departure/late', { minutes: 10 }],
    ['departure/cancel-day', weather],
  ] as const)
    expect(await call(name, { date: day, host_id: otherHostId, ...more })).toMatchObject({ code: 'host-not-found' });
  await guest();
  const { quote_id } = await quoted({ cause: 'host' });
  await call('departure/cancel-day', { date: day, cause: 'host', quote_id });
  await query(`update user_account set roles = '{user,operator}' where id = $1`, [coordinatorId]);
  const seen = (await call('departure/cancellations', {}, 'coordinator'))['data'];
  await query(`update user_account set roles = '{user,coordinator}' where id = $1`, [coordinatorId]);
  expect(seen).toMatchObject([{ host_id: hostId, name: 'Mai', by_host: expect.any(Number), rate: expect.any(Number) }]);
  expect(await call('departure/cancellations', {})).toMatchObject({ code: 'forbidden' });
});
