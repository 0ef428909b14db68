import { describe, expect, it } from 'vitest';
import { choiceOf, insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import {
  booked,
  ledgerOf,
  callAs,
  coordinatorId,
  otherHostId,
  startsIn,
  useHosts,
  type Body,
} from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
useHosts(suite);

const slot = () => ({ course_id: suite.course.id, date: suite.course.date, time: '09:00' });
const host = (name: string, body: Body, who: Parameters<typeof as>[0] = 'host') =>
  callAs(suite, name, { ...slot(), ...body }, as(who));
const checkout = (more: Body = {}) =>
  callAs(suite, 'booking/checkout', choiceOf(suite.course, { email: 'next@example.test', ...more }));

describe('departure/close', () => {
  it('stops new bookings and keeps the others; opened again it is as before', async () => {
    const held = await booked(suite, { pax: 2 });
    expect(await host('departure/close', { is_closed: true })).toMatchObject({
      status: 'success',
      is_closed: true,
      taken: 2,
      seats_left: 0,
    });
    expect((await checkout())['code']).toBe('date-unavailable');
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect(await host('departure/close', { is_closed: false })).toMatchObject({
      is_closed: false,
      taken: 2,
      seats_left: 3,
    });
    expect((await checkout())['status']).toBe('success');
  });

  it('brings back an extra departure with its capacity, and says when the whole day is closed', async () => {
    const { pool } = suite.base;
    await pool.query(
      `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, '15:00', 'extra', 3)`,
      [suite.course.id, suite.course.date],
    );
    for (const is_closed of [true, true, false])
      expect(await host('departure/close', { time: '15:00', is_closed })).toMatchObject({
        is_closed,
        seats_left: is_closed ? 0 : 3,
      });
    const rows = await pool.query(
      `select kind, capacity, reopens_as from availability_exception where course_id = $1`,
      [suite.course.id],
    );
    expect(rows.rows).toEqual([{ kind: 'extra', capacity: 3, reopens_as: null }]);
    await pool.query(`insert into availability_exception (course_id, local_date, kind) values ($1, $2, 'closed')`, [
      suite.course.id,
      suite.course.date,
    ]);
    expect(await host('departure/close', { is_closed: false })).toMatchObject({
      is_closed: true,
      message: expect.stringContaining('whole day'),
    });
    expect(await host('departure/close', { time: '03:00', is_closed: true })).toMatchObject({
      code: 'time-unavailable',
    });
  });

  it('is for the own host, and for anyone who acts for it, in both names', async () => {
    expect(await host('departure/close', { is_closed: true }, 'other')).toMatchObject({ code: 'course-not-found' });
    expect(await host('departure/close', { is_closed: true }, 'coordinator')).toMatchObject({ is_closed: true });
    const log = await suite.base.pool.query(`select actor_id, detail from audit_log where subject like $1`, [
      `departure:${suite.course.id}:%`,
    ]);
    expect(log.rows).toEqual([{ actor_id: coordinatorId, detail: { role: 'coordinator', on_behalf_of: hostId } }]);
  });

  it('is not for the coordinator of somebody else', async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { host_id: otherHostId });
    expect(await host('departure/close', { is_closed: true }, 'coordinator')).toMatchObject({
      code: 'course-not-found',
    });
    expect(await host('departure/close', { is_closed: true }, 'other')).toMatchObject({ is_closed: true });
  });

  it('and a claim at the same moment never both win', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const date = new Date(Date.parse(suite.course.date) + turn * 86_400_000).toISOString().slice(0, 10);
      const [closed, claims] = await Promise.all([
        host('departure/close', { date, is_closed: true }),
        Promise.all(
          Array.from({ length: 4 }, (_, index) => checkout({ date, email: `racer-${turn}-${index}@example.test` })),
        ),
      ]);
      const won = claims.filter((one) => one['status'] === 'success').length;
      // The first claims are included; none follow.
      expect(closed['taken']).toBe(won);
    }
  });
});

describe('departure/cancel', () => {
  it('answers a page in a language of hosts in that, and keeps every word in the language of the site', async () => {
    const inNepali = { ...as('host'), 'host-language': 'ne' };
    const cancel = (body: Body, headers = inNepali) =>
      callAs(suite, 'departure/cancel', { ...slot(), cause: 'unsafe_weather', ...body }, headers);
    const strange = await cancel({}, { ...inNepali, 'host-language': '../ne' });
    expect(strange['message']).toMatch(/^No one has booked/);
    const { quote_id } = await cancel({});
    expect((await cancel({ quote_id }))['message']).toMatch(/^भ्रमण रद्द भयो/);
    const { rows } = await suite.base.pool.query('select reason from availability_exception where course_id = $1', [
      suite.course.id,
    ]);
    expect(rows).toEqual([{ reason: 'Unsafe weather' }]);
  });

  it('says whom it concerns, then ends every booking in full and closes', async () => {
    await insertCoupon(suite.base.pool, 'FORWEATHER', { cents: 500, max_uses: 9 });
    const paid = await booked(suite, { pax: 2, coupon_code: 'FORWEATHER', email: 'one@example.test' });
    const other = await booked(suite, { email: 'two@example.test' });
    const holding = await hold(suite.world.program, suite.course, { email: 'three@example.test' });
    const quote = await host('departure/cancel', { cause: 'unsafe_weather' });
    expect(quote).toMatchObject({ cancelled: false, bookings: 2, guests: 3, refund_total: 10.6 });
    expect(await stored(suite.base.pool, paid.ref)).toMatchObject({ status: 'confirmed' });
    expect(await host('departure/cancel', { cause: 'host', quote_id: quote['quote_id'] })).toMatchObject({
      code: 'quote-changed',
    });
    // A hold, unknown to the host, arrives in between.
    const passing = await hold(suite.world.program, suite.course, { email: 'passing@example.test' });
    const done = await host('departure/cancel', {
      cause: 'unsafe_weather',
      reason: 'A storm',
      quote_id: quote['quote_id'],
    });
    expect(done).toMatchObject({ cancelled: true, bookings: 2, refund_total: 10.6 });
    // Alternatives must fit the quote's largest party.
    const { body } = await paid.visitor.call('alternative/list', { ref: paid.ref });
    const { same, like } = body as unknown as { same: unknown[]; like: unknown[] };
    expect(same.length).toBeGreaterThan(0);
    expect(quote['alternatives']).toEqual({ departures: same.length, similar: like.length });
    for (const one of [paid, other])
      expect(await stored(suite.base.pool, one.ref)).toMatchObject({
        status: 'cancelled',
        cancel_cause: 'unsafe_weather',
        cancel_reason: 'A storm',
        refund_percent: 100,
        refund: 'pending',
      });
    for (const one of [holding, passing])
      expect(await stored(suite.base.pool, one.ref)).toMatchObject({ status: 'expired', is_replaced: true });
    expect((await checkout())['code']).toBe('date-unavailable');
    const left = await suite.base.pool.query('select taken from departure where course_id = $1', [suite.course.id]);
    expect(left.rows).toEqual([{ taken: 0 }]);
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, paid.ref)).toMatchObject({ payment: 'refunded', refund: 'done' });
    expect(await ledgerOf(suite, paid.ref)).toEqual({});
    const used = await suite.base.pool.query(`select used from coupon where code = 'FORWEATHER'`);
    expect(used.rows).toEqual([{ used: 0 }]);
  });

  it('asks again when somebody has booked meanwhile, and is refused to other hosts and for what is over', async () => {
    const held = await booked(suite);
    const quote = await host('departure/cancel', { cause: 'host' });
    expect(Number(quote['rate_after'])).toBeGreaterThan(Number(quote['rate']));
    await booked(suite, { email: 'late@example.test' });
    expect(await host('departure/cancel', { cause: 'host', quote_id: quote['quote_id'] })).toMatchObject({
      code: 'quote-changed',
    });
    expect(await host('departure/cancel', { cause: 'host' }, 'other')).toMatchObject({ code: 'course-not-found' });
    await startsIn(suite, held.ref, -3);
    expect(await host('departure/cancel', { cause: 'host' })).toMatchObject({ code: 'booking-state' });
  });
});
