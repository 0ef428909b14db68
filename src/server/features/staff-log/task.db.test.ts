import { describe, expect, it } from 'vitest';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { callAs, useHosts } from '#tests/support/booking/after-booking.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { openStaffTask } from './task-queries.ts';

const suite = usePayingSuite();
useHosts(suite);

/** An operator whose token is the id. */
async function operator(): Promise<string> {
  const { pool } = suite.base;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at)
     values ($1, 'Op', '{user,operator}', banyan_now()) returning id`,
    [`op-${crypto.randomUUID()}@example.test`],
  );
  await giveTokens(pool, { [rows[0]!.id]: rows[0]!.id });
  return rows[0]!.id;
}

const open = (subject: string) =>
  openStaffTask(suite.world.program.services.db, { kind: 'feedback', subject, bookingId: null, detail: 'A line' });

describe('tasks of the staff', () => {
  it('are listed for an operator, the oldest first, by kind', async () => {
    const id = await operator();
    await suite.base.pool.query('delete from staff_task');
    for (const subject of ['one', 'two', 'two']) await open(subject);
    const all = await callAs(suite, 'task/list', {}, as(id));
    expect(all).toMatchObject({
      kinds: [{ kind: 'feedback', count: 2 }],
      data: [{ subject: 'one' }, { subject: 'two' }],
      has_more: false,
    });
    expect(await callAs(suite, 'task/list', { kind: 'dispute' }, as(id))).toMatchObject({ data: [] });
    expect(await callAs(suite, 'task/list', {}, as('host'))).toMatchObject({ code: 'forbidden' });
  });

  it('are not closed by hand while their own page has to decide what they are about', async () => {
    const id = await operator();
    const { pool } = suite.base;
    await pool.query('delete from staff_task');
    const one = crypto.randomUUID();
    await pool.query(
      `insert into ambassador_application (id, email, first_name, last_name, city, audience)
       values ($1, 'mina@example.test', 'Mina', 'Test', 'Hanoi', 'Readers')`,
      [one],
    );
    const { db } = suite.world.program.services;
    const undecided = { bookingId: null, detail: 'Mina' };
    await openStaffTask(db, { kind: 'ambassador_application', subject: `ambassador:${one}`, ...undecided });
    await openStaffTask(db, { kind: 'cash_dispute', subject: `booking:${crypto.randomUUID()}`, ...undecided });
    const listed = async () =>
      (await callAs(suite, 'task/list', {}, as(id)))['data'] as { id: number; is_undecided: boolean }[];
    const [application, gone] = await listed();
    expect([application?.is_undecided, gone?.is_undecided]).toEqual([true, false]);
    const close = (task = 0) => callAs(suite, 'task/close', { task_id: task, note: 'Looked at it' }, as(id));
    expect(await close(application?.id)).toMatchObject({ code: 'task-elsewhere' });
    // Its subject is gone, so nothing is lost.
    expect(await close(gone?.id)).toMatchObject({ closed: true });
    const answer = { application: one, accept: false, note: 'Not in this city' };
    expect(await callAs(suite, 'admin/ambassador-decide', answer, as(id))).toMatchObject({ status: 'success' });
    expect(await listed()).toEqual([]);
  });

  it('say who wrote, and all of it', async () => {
    const id = await operator();
    const { pool } = suite.base;
    const message = `Where do we meet? ${'We come by train. '.repeat(20)}`;
    const { rows } = await pool.query<{ id: string }>(
      `insert into feedback (topic, message, email) values ('A booking', $1, 'ada@example.test') returning id`,
      [message],
    );
    await open(`feedback:${rows[0]!.id}`);
    const all = await callAs(suite, 'task/list', { kind: 'feedback' }, as(id));
    expect((all['data'] as object[]).at(-1)).toMatchObject({
      detail: 'A line',
      writer: { name: '', email: 'ada@example.test', account_id: null, words: message },
    });
  });

  it('go on after a page', async () => {
    const id = await operator();
    await suite.base.pool.query('delete from staff_task');
    for (let n = 0; n < 52; n += 1) await open(`number ${n}`);
    const first = await callAs(suite, 'task/list', {}, as(id));
    const rows = first['data'] as { id: number; subject: string }[];
    expect([rows.length, first['has_more']]).toEqual([50, true]);
    const rest = await callAs(suite, 'task/list', { after: rows.at(-1)!.id }, as(id));
    expect((rest['data'] as typeof rows).map(({ subject }) => subject)).toEqual(['number 50', 'number 51']);
    expect(rest['has_more']).toBe(false);
  });

  it('are closed once, with a note in the audit log', async () => {
    const id = await operator();
    await suite.base.pool.query('delete from staff_task');
    await open('to close');
    const [task] = (await callAs(suite, 'task/list', {}, as(id)))['data'] as { id: number }[];
    const close = (note: string) => callAs(suite, 'task/close', { task_id: task!.id, note }, as(id));
    const ends = await Promise.all([close('Answered by mail'), close('Answered by phone')]);
    expect(ends.map((end) => end['closed']).toSorted()).toEqual([false, true]);
    const log = await suite.base.pool.query(`select actor_id, detail from audit_log where subject = $1`, [
      `task:${task!.id}`,
    ]);
    expect(log.rows).toMatchObject([{ actor_id: id, detail: { kind: 'feedback', about: 'to close' } }]);
    expect(await close('  ')).toMatchObject({ status: 'error' });
  });
});
