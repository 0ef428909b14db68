// The staff suspend listings and restore them (docs/domain/listings.md#taking-off-sale).
import { beforeAll, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { type Body, booked, callAs, mailsOf, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { charged, hold, lapse, pay } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const operators = {
  sue: '00000000-0000-4000-8000-0000000000e1',
  fin: '00000000-0000-4000-8000-0000000000e2',
  own: '00000000-0000-4000-8000-0000000000e3',
};
const areas = { sue: 'support', fin: 'finance', own: 'admin' };
const reason = 'The host does not exist at this address';

beforeAll(async () => {
  for (const [name, id] of Object.entries(operators)) {
    await suite.base.pool.query(
      `insert into user_account (id, email, first_name, roles, verified_at) values ($1, $2, $3, '{user,operator}', banyan_now())`,
      [id, `${name}@example.test`, name],
    );
    await suite.base.pool.query(`insert into operator_area values ($1, $2) on conflict do nothing`, [
      id,
      areas[name as keyof typeof areas],
    ]);
  }
  await suite.base.pool.query(`delete from operator_area where user_id = $1 and area <> 'support'`, [operators.sue]);
  await suite.base.pool.query(`delete from operator_area where user_id = $1 and area <> 'finance'`, [operators.fin]);
  await suite.base.pool.query(`insert into team_member (user_id, host_id, role) values ($1, $2, 'manager')`, [
    operators.own,
    hostId,
  ]);
  await giveTokens(suite.base.pool, operators);
});

const call = (who: string, name: string, body: Body) => callAs(suite, name, body, who === '' ? {} : as(who));
const id = () => String(suite.course.id);
async function versionOf(): Promise<number> {
  const { rows } = await suite.base.pool.query('select version from listing_draft where course_id = $1', [id()]);
  return rows[0]?.version ?? 0;
}
const act = async (what: string, more: Body = {}, who = 'sue') =>
  call(who, 'admin/listing-act', { listing_id: id(), version: await versionOf(), act: what, reason, ...more });
async function statusOf(): Promise<unknown> {
  const { rows } = await suite.base.pool.query('select status, stopped_from from course where id = $1', [id()]);
  return [rows[0].status, rows[0].stopped_from];
}
const codeOf = async (name: string, body: Body, who = '') => (await call(who, name, body))['code'];
const bookingOf = async (ref: string) =>
  (
    await suite.base.pool.query(
      'select id, status, cancel_cause, cancelled_by, cancel_reason, refund from booking where ref = $1',
      [ref],
    )
  ).rows[0];

describe('a listing that the staff take off sale', () => {
  it('is sold by nothing any more, and comes back as it was', async () => {
    const { course } = suite;
    const asked = { course_id: course.id, month: course.date.slice(0, 7) };
    expect(await act('suspend')).toMatchObject({ message: expect.stringMatching(/^Paused/) });
    expect(await statusOf()).toEqual(['suspended', 'published']);
    await expect(hold(suite.world.program, course)).rejects.toThrow(/course-not-found/);
    expect(await codeOf('booking/available-date', asked)).toBe('course-not-found');
    expect(await codeOf('course/detail', { course_id: course.id })).toBe('course-not-found');
    const { rows } = await suite.base.pool.query('select 1 from course_listing where course_id = $1', [course.id]);
    expect(rows).toEqual([]);
    expect(await act('put_back')).toMatchObject({ message: expect.stringMatching(/^Restored/) });
    expect(await statusOf()).toEqual(['published', null]);
    await hold(suite.world.program, course);
  });

  it('is put back by the staff alone: its host corrects or archives it, and opens nothing', async () => {
    await call('host', 'listing/act', { listing_id: id(), version: 0, act: 'pause' });
    await act('take_down');
    expect(await statusOf()).toEqual(['taken_down', 'paused']);
    const hosts = async (what: string) =>
      codeOf('listing/act', { listing_id: id(), version: await versionOf(), act: what }, 'host');
    expect(await hosts('resume')).toBe('listing-state');
    expect(await hosts('archive')).toBe('listing-state');
    await act('put_back');
    expect(await statusOf()).toEqual(['paused', null]);
    await act('suspend');
    expect(await hosts('resume')).toBe('listing-state');
    expect(await hosts('archive')).toBeUndefined();
    expect(await statusOf()).toEqual(['archived', null]);
    expect((await act('put_back'))['code']).toBe('listing-state');
  });

  it('is not taken twice, nor by another area, by its own team, or without a reason and a fresh factor', async () => {
    const seen = { listing_id: id(), version: 0, act: 'suspend', reason };
    const both = await Promise.all([
      call('sue', 'admin/listing-act', seen),
      call('sue', 'admin/listing-act', { ...seen, act: 'take_down' }),
    ]);
    expect(both.map(({ code = 'fine' }) => code).toSorted()).toEqual(['fine', 'listing-changed']);
    expect((await act('put_back', {}, 'fin'))['code']).toBe('other-area');
    expect((await act('put_back', {}, 'own'))['code']).toBe('own-subject');
    expect((await act('put_back', { reason: 'No' }))['code']).toBe('bad-input');
    await suite.base.pool.query(`update api_token set created_at = created_at - interval '1 hour' where user_id = $1`, [
      operators.sue,
    ]);
    expect((await act('put_back'))['code']).toBe('factor-stale');
    await suite.base.pool.query(`update api_token set created_at = banyan_now() where user_id = $1`, [operators.sue]);
  });

  it('does not come back while its host is blocked', async () => {
    await act('suspend');
    const block = (at: string) =>
      suite.base.pool.query(`update user_account set blocked_at = ${at} where id = $1`, [hostId]);
    await block('banyan_now()');
    expect((await act('put_back'))['code']).toBe('host-off-sale');
    await block('null');
    expect((await act('put_back'))['code']).toBeUndefined();
  });

  it('tells its host why, keeps it in history and audit log, and shows guests nothing of it', async () => {
    const { ref } = await booked(suite);
    await act('take_down', { bookings: 'refund' });
    const row = await bookingOf(ref);
    expect(row).toMatchObject({ status: 'cancelled', cancelled_by: 'operator', cancel_reason: '' });
    expect(await mailsOf(suite, row.id)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'host-booking-cancelled']),
    );
    const { rows } = await suite.base.pool.query(
      `select detail from audit_log where action = 'listing-taken-down' and subject = 'course:' || $1`,
      [id()],
    );
    expect(rows).toEqual([
      { detail: { before: 'published', after: 'taken_down', bookings: 'refund', departures: 1, reason } },
    ]);
    const told = await suite.base.pool.query(
      `select distinct payload ->> 'words' as words from outbox where payload ->> 'kind' = 'listing-take_down'
         and payload ->> 'draft_id' = (select id::text from listing_draft where course_id = $1)`,
      [id()],
    );
    expect(told.rows).toEqual([{ words: reason }]);
    const { listing, staff_acts: acts } = (await call('fin', 'listing/review-detail', {
      listing_id: id(),
    })) as never as {
      listing: { history: Body[] };
      staff_acts: string[];
    };
    expect(listing.history[0]).toMatchObject({ act: 'take_down', words: reason });
    expect(acts).toEqual(['put_back']);
  });
});

describe('bookings ahead of a listing that the staff take off sale', () => {
  it('stand where they are kept, also one that is being paid', async () => {
    const { ref } = await booked(suite);
    const paying = await hold(suite.world.program, suite.course, { email: 'paying@example.test' });
    await act('suspend');
    expect((await pay(paying)).body).toMatchObject({ state: 'paid' });
    for (const one of [ref, paying.ref]) expect(await bookingOf(one)).toMatchObject({ status: 'confirmed' });
  });

  it.each([
    ['offer', 'called_off'],
    ['refund', 'called_off_refund'],
  ])('end with all money back when %s is chosen', async (bookings, cause) => {
    const held = await booked(suite, { email: `${bookings}@example.test` });
    const paying = await hold(suite.world.program, suite.course, { email: `paying-${bookings}@example.test` });
    const { rate: before } = (await call('host', 'departure/cancel-day', {
      date: suite.course.date,
      cause: 'host',
    })) as {
      rate?: number;
    };
    await act('take_down', { bookings });
    await suite.work();
    await suite.work();
    expect(await bookingOf(held.ref)).toMatchObject({ status: 'cancelled', cancel_cause: cause, refund: 'done' });
    expect(await bookingOf(paying.ref)).toMatchObject({ status: 'expired' });
    for (const { amount, refunded } of await charged(suite.world.sandbox))
      if (refunded > 0) expect(refunded).toBe(amount);
    const others = (await held.visitor.call('alternative/list', { ref: held.ref })).body as never as Body;
    expect(others['code']).toBe(bookings === 'offer' ? undefined : 'booking-state');
    const after = (await call('host', 'departure/cancel-day', { date: suite.course.date, cause: 'host' })) as {
      rate?: number;
    };
    expect(after.rate).toBe(before);
  });

  it('are given no seat back for money that comes late', async () => {
    const late = await hold(suite.world.program, suite.course, { email: 'late@example.test' });
    await act('suspend');
    await lapse(suite.base.pool, late.ref);
    await pay(late);
    await suite.work();
    await suite.work();
    expect(await bookingOf(late.ref)).toMatchObject({ status: 'expired' });
  });
});
