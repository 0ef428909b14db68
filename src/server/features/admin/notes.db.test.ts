// Staff notes on bookings, accounts and listings (docs/reference/back-office.md#notes).
import { beforeAll, describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, callAs, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);
const staff = {
  sue: '00000000-0000-4000-8000-0000000000f1',
  fin: '00000000-0000-4000-8000-0000000000f2',
  ada: '00000000-0000-4000-8000-0000000000f3',
};
const areas = { sue: 'support', fin: 'finance', ada: 'admin' };
type Who = keyof typeof staff;

beforeAll(async () => {
  for (const [name, id] of Object.entries(staff)) {
    await suite.base.pool.query(
      `insert into user_account (id, email, first_name, roles, verified_at) values ($1, $2, $3, '{user,operator}', banyan_now())`,
      [id, `${name}@example.test`, name],
    );
    await suite.base.pool.query(`delete from operator_area where user_id = $1`, [id]);
    await suite.base.pool.query(`insert into operator_area values ($1, $2)`, [id, areas[name as Who]]);
  }
  await giveTokens(suite.base.pool, staff);
});

const call = (who: Who, name: string, body: Body) => callAs(suite, `admin/${name}`, body, as(who));
const add = (who: Who, about: Body, words: string) => call(who, 'note-add', { ...about, words });
type Notes = { id: number; words: string; by: string; can_remove: boolean }[];
const read = async (who: Who, about: Body) => (await call(who, 'notes', about))['notes'] as Notes;
const aBooking = async () => (await stored(suite.base.pool, (await booked(suite)).ref)).id as string;

describe('notes of the staff', () => {
  it('are read by every area of the staff, the newest first, and by nobody else', async () => {
    const id = await aBooking();
    const about = { booking_id: id };
    expect(await add('sue', about, '  Called the guest, no answer.  ')).toMatchObject({ status: 'success' });
    expect(await add('fin', about, 'The bank asks for the invoice.')).toMatchObject({ status: 'success' });
    expect(await read('fin', about)).toMatchObject([
      { by: 'fin', words: 'The bank asks for the invoice.', can_remove: true },
      { by: 'sue', words: 'Called the guest, no answer.', can_remove: false },
    ]);
    expect(await callAs(suite, 'admin/notes', about, {})).toMatchObject({ code: 'unauthorized' });
    expect(await add('sue', about, '   ')).toMatchObject({ code: 'bad-input' });
    const { rows } = await suite.base.pool.query(`select user_id from booking where id = $1`, [id]);
    expect(await read('sue', { user_id: rows[0].user_id })).toEqual([]);
  });

  it('stand on an account, and on a listing by the id of its draft or its number', async () => {
    const { pool } = suite.base;
    await add('sue', { user_id: hostId }, 'Prefers calls in the evening.');
    expect(await read('ada', { user_id: hostId })).toHaveLength(1);
    const { rows } = await pool.query(`insert into listing_draft (host_id, content) values ($1, '{}') returning id`, [
      hostId,
    ]);
    const draft = { listing_id: rows[0].id };
    const course = { listing_id: String(suite.course.id) };
    await add('sue', draft, 'The photos are promised for May.');
    expect(await read('sue', draft)).toHaveLength(1);
    expect(await read('sue', course)).toEqual([]);
    await pool.query(`update listing_draft set course_id = $2, state = 'published' where id = $1`, [
      rows[0].id,
      suite.course.id,
    ]);
    await add('sue', draft, 'They came.');
    for (const about of [draft, course])
      expect((await read('sue', about)).map(({ words }) => words)).toEqual([
        'They came.',
        'The photos are promised for May.',
      ]);
    await pool.query('delete from staff_note; delete from listing_draft');
  });

  it('are removed by who wrote them or an admin, and the log has both without the words', async () => {
    const about = { booking_id: await aBooking() };
    await add('sue', about, 'One');
    await add('sue', about, 'Two');
    const [two, one] = await read('sue', about);
    expect(await call('fin', 'note-remove', { note_id: two!.id })).toMatchObject({ code: 'forbidden' });
    expect(await call('sue', 'note-remove', { note_id: two!.id })).toMatchObject({ status: 'success' });
    expect(await call('ada', 'note-remove', { note_id: one!.id })).toMatchObject({ status: 'success' });
    expect(await call('ada', 'note-remove', { note_id: one!.id })).toMatchObject({ status: 'success' });
    expect(await read('sue', about)).toEqual([]);
    const { rows } = await suite.base.pool.query(
      `select action, detail from audit_log where subject = $1 and action like 'note-%' order by id`,
      [`booking:${about.booking_id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['note-added', 'note-added', 'note-removed', 'note-removed']);
    expect(JSON.stringify(rows)).not.toContain('Two');
  });

  it('name one thing that there is', async () => {
    const noOne = '00000000-0000-4000-8000-00000000dead';
    expect(await call('sue', 'notes', {})).toMatchObject({ code: 'bad-input' });
    expect(await call('sue', 'notes', { user_id: noOne, booking_id: noOne })).toMatchObject({ code: 'bad-input' });
    expect(await call('sue', 'notes', { user_id: noOne })).toMatchObject({ code: 'person-not-found' });
    expect(await call('sue', 'notes', { booking_id: noOne })).toMatchObject({ code: 'booking-not-found' });
    expect(await call('sue', 'notes', { listing_id: '999999' })).toMatchObject({ code: 'listing-not-found' });
  });

  it('are not shown to an operator whom they are about', async () => {
    const about = { booking_id: await aBooking() };
    await add('sue', about, 'A friend of ada, it seems.');
    await suite.base.pool.query(`update booking set user_id = $2 where id = $1`, [about.booking_id, staff.ada]);
    expect(await call('ada', 'notes', about)).toMatchObject({ notes: [], is_open: false });
    expect(await add('ada', about, 'Not at all')).toMatchObject({ code: 'own-booking' });
    await add('sue', { user_id: staff.ada }, 'Away until June.');
    expect(await call('ada', 'notes', { user_id: staff.ada })).toMatchObject({ notes: [], is_open: false });
  });
});
