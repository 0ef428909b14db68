// The staff close, reopen and cancel one departure (docs/domain/listings.md#single-departures).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { type Body, booked, callAs, mailsOf, useHosts } from '#tests/support/booking/after-booking.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const op = '00000000-0000-4000-8000-0000000000d9';
const reason = 'The road to the village is closed';

beforeAll(async () => {
  await suite.base.pool.query(
    `insert into user_account (id, email, first_name, roles, verified_at) values ($1, 'op@example.test', 'Op', '{user,operator}', banyan_now())`,
    [op],
  );
  await giveTokens(suite.base.pool, { op });
});
beforeEach(async () => {
  await suite.base.pool.query(`delete from mail where kind like 'host-departure-%'`);
  await suite.base.pool.query(`delete from outbox where payload ->> 'kind' like 'host-departure-%'`);
});

const slot = () => ({ course_id: suite.course.id, date: suite.course.date, time: '09:00' });
const act = (name: string, more: Body = {}) =>
  callAs(suite, 'admin/departure-act', { ...slot(), act: name, reason, ...more }, as('op'));
const checkout = () => callAs(suite, 'booking/checkout', choiceOf(suite.course, { email: 'next@example.test' }));
interface Line {
  date: string;
  time: string;
  bookings: number;
  guests: number;
  is_closed: boolean;
}
const lines = async () =>
  (await callAs(suite, 'admin/departures', { listing_id: String(suite.course.id) }, as('op')))['departures'] as Line[];
const ours = async () => (await lines()).find(({ date, time }) => date === suite.course.date && time === '09:00');
const told = async () =>
  (
    await suite.base.pool.query(
      `select payload from outbox where payload ->> 'kind' like 'host-departure-%' and payload ->> 'reader_id' = $1 order by id`,
      [hostId],
    )
  ).rows.map(({ payload }) => [payload.kind, payload.words]);

describe('a departure in the hands of the staff', () => {
  it('are listed with their bookings, planned ones too', async () => {
    await booked(suite, { pax: 2 });
    expect(await ours()).toMatchObject({ bookings: 1, guests: 2, is_closed: false });
    expect((await lines()).filter(({ bookings }) => bookings === 0).length).toBeGreaterThan(0);
  });

  it('is closed and opened again, and its host is told why', async () => {
    const held = await booked(suite, { pax: 2 });
    expect(await act('close')).toMatchObject({ status: 'success' });
    expect((await checkout())['code']).toBe('date-unavailable');
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect(await ours()).toMatchObject({ is_closed: true });
    expect(await act('open')).toMatchObject({ status: 'success' });
    expect((await checkout())['status']).toBe('success');
    expect(await told()).toEqual([
      ['host-departure-close', reason],
      ['host-departure-open', reason],
    ]);
    await suite.work();
    const { rows } = await suite.base.pool.query(
      `select distinct kind, text_body like '%' || $1 || '%' as has_reason from mail where kind like 'host-departure-%' order by 1`,
      [reason],
    );
    expect(rows).toEqual([
      { kind: 'host-departure-close', has_reason: true },
      { kind: 'host-departure-open', has_reason: true },
    ]);
  });

  it.each([
    ['offer', 'called_off'],
    ['refund', 'called_off_refund'],
  ])('is cancelled with the choice %s, in full and once', async (bookings, cause) => {
    const held = await booked(suite);
    const { id } = await stored(suite.base.pool, held.ref);
    await hold(suite.world.program, suite.course, { email: 'paying@example.test' });
    expect(await act('cancel', { bookings })).toMatchObject({
      message: expect.stringMatching(/^The departure is cancelled. 1/),
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'cancelled' });
    const { rows } = await suite.base.pool.query('select cancel_cause from booking where id = $1', [id]);
    expect(rows).toEqual([{ cancel_cause: cause }]);
    expect((await checkout())['code']).toBe('date-unavailable');
    await suite.work();
    expect(await mailsOf(suite, id as string)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'host-booking-cancelled']),
    );
    expect(await act('cancel', { bookings })).toMatchObject({ message: expect.stringMatching(/It had no bookings/) });
    const { rows: log } = await suite.base.pool.query(
      `select action, detail from audit_log where subject = $1 and actor_id = $2 order by id`,
      [`departure:${suite.course.id}:${suite.course.date}:09:00`, op],
    );
    expect(log[0]).toMatchObject({ action: 'departure-cancelled', detail: { bookings: 1, choice: bookings, reason } });
  });

  it('is left alone once it has begun, where there is none, and by who has a part in it', async () => {
    const held = await booked(suite);
    expect(await act('close', { time: '03:00' })).toMatchObject({ code: 'time-unavailable' });
    expect(await act('close', { course_id: 999_999 })).toMatchObject({ code: 'course-not-found' });
    const { rows } = await suite.base.pool.query(
      `update departure set local_date = local_date - 100 where id = (select departure_id from booking where ref = $1) returning local_date::text as date`,
      [held.ref],
    );
    expect(await act('cancel', { date: rows[0].date })).toMatchObject({ code: 'departure-begun' });
    await suite.base.pool.query(`insert into team_member (user_id, host_id, role) values ($1, $2, 'manager')`, [
      op,
      hostId,
    ]);
    expect(await act('close')).toMatchObject({ code: 'own-subject' });
    await suite.base.pool.query(`delete from team_member where user_id = $1`, [op]);
  });
});
