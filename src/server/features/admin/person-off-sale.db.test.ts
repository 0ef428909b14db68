// A hidden host, or one blocked and taken off sale in one action (docs/domain/listings.md#taking-off-sale).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { type Body, booked, callAs, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hold } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const reason = 'The host does not exist at this address';
let others: { published: number; paused: number; down: number };

beforeAll(async () => {
  const { rows } = await suite.base.pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(suite.base.pool, { op: rows[0]!.id });
});
beforeEach(async () => {
  await suite.base.pool.query(
    `update course set status = 'archived', stopped_from = null, stopped_with_host = false where id <> $1`,
    [suite.course.id],
  );
  await suite.base.pool.query(`update host set hidden_at = null`);
  const another = async (status: string) => {
    const { id } = await insertBookableCourse(suite.base.pool);
    await suite.base.pool.query(
      `update course set status = $2, stopped_from = case when $2 = 'taken_down' then 'published' end where id = $1`,
      [id, status],
    );
    return id;
  };
  others = {
    published: await another('published'),
    paused: await another('paused'),
    down: await another('taken_down'),
  };
});

const call = (who: string, name: string, body: Body) => callAs(suite, name, body, as(who));
const act = (what: string, more: Body = {}) =>
  call('op', 'admin/person-act', { user_id: hostId, act: what, reason, ...more });
const person = () => call('op', 'admin/person', { user_id: hostId });
async function statuses() {
  const { rows } = await suite.base.pool.query('select id, status from course where id = any($1)', [
    Object.values(others),
  ]);
  const of = (id: number) => rows.find((row) => row.id === id)?.status as string;
  return [of(others.published), of(others.paused), of(others.down)];
}
const statusOf = async (ref: string) =>
  (await suite.base.pool.query('select status, cancel_cause from booking where ref = $1', [ref])).rows[0];

describe('a host whom the staff hide', () => {
  it('is put back by showing the host, listing by listing as each was', async () => {
    const { ref } = await booked(suite);
    expect(await act('hide')).toMatchObject({ message: '3 listings are off sale.' });
    expect(await statuses()).toEqual(['suspended', 'suspended', 'taken_down']);
    await expect(hold(suite.world.program, suite.course)).rejects.toThrow(/course-not-found/);
    expect(await statusOf(ref)).toMatchObject({ status: 'confirmed' });
    const { rows: found } = await suite.base.pool.query('select 1 from course_listing where host_id = $1', [hostId]);
    expect(found).toEqual([]);
    expect(await person()).toMatchObject({ is_hidden: true, put_back: 3 });
    const one = { listing_id: String(others.published), version: 2, act: 'put_back', reason };
    expect((await call('op', 'admin/listing-act', one))['code']).toBe('host-off-sale');
    expect(await act('show')).toMatchObject({
      message: 'Guests can find the host again. 3 listings are restored.',
    });
    expect(await statuses()).toEqual(['published', 'paused', 'taken_down']);
    await hold(suite.world.program, suite.course);
    const { rows } = await suite.base.pool.query(
      `select action, detail from audit_log where subject = $1 order by id desc limit 2`,
      [`host:${hostId}`],
    );
    expect(rows).toEqual([
      { action: 'host-shown', detail: { listings: 3, reason } },
      { action: 'host-hidden', detail: { listings: 3, bookings: 'keep', departures: 0, reason } },
    ]);
  });

  it('gets one mail of it, and so does who acts for them', async () => {
    await act('hide');
    for (let turn = 0; turn < 3; turn += 1) await suite.work();
    const { rows } = await suite.base.pool.query(
      `select recipient, count(*)::integer as mails from mail where kind = 'host-hidden' and created_at > banyan_now() - interval '1 minute'
       and text_body like '%' || $1 || '%' group by 1 order by 1`,
      [reason],
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['coordinator@example.test', 'host@example.test']);
  });
});

describe('a host whom the staff block', () => {
  it('is off sale in the same act, with bookings ahead refunded; letting in puts nothing back', async () => {
    const { ref } = await booked(suite);
    const blocked = await act('block', { off_sale: 'refund' });
    expect(blocked['message']).toMatch(
      /^Blocked. All sessions have ended. 3 listings are off sale. \d departures? (is|are) cancelled.$/,
    );
    expect(await statusOf(ref)).toEqual({ status: 'cancelled', cancel_cause: 'called_off_refund' });
    expect((await act('show'))['code']).toBe('person-state');
    expect(await act('unblock')).toMatchObject({ message: expect.stringMatching(/stay off sale/) });
    expect(await statuses()).toEqual(['suspended', 'suspended', 'taken_down']);
    expect(await person()).toMatchObject({ is_hidden: true, put_back: 3, acts: expect.arrayContaining(['show']) });
  });

  it('stays on sale where that is not asked for', async () => {
    await act('block');
    expect(await statuses()).toEqual(['published', 'paused', 'taken_down']);
    await act('unblock');
  });

  it('can be erased once nothing is ahead, and nothing of theirs comes back', async () => {
    await suite.base.pool.query(`update booking set status = 'expired' where course_id <> $1 and status = 'held'`, [0]);
    const before = (await person())['erase_obstacles'];
    expect(before).toContain('listing-sold');
    await act('block', { off_sale: 'refund' });
    for (let turn = 0; turn < 3; turn += 1) await suite.work();
    expect((await person())['erase_obstacles']).toEqual([]);
    expect((await act('erase'))['code']).toBeUndefined();
    const one = { listing_id: String(others.published), version: 2, act: 'put_back', reason };
    expect((await call('op', 'admin/listing-act', one))['code']).toBe('host-off-sale');
  });
});
