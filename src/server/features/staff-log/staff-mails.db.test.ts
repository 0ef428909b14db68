// Emails to the staff: money and safety at once, open tasks each morning, by their areas.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openStaffTask } from './task-queries.ts';
import { queueStaffMails } from './staff-mail-queries.ts';

let base: TestDatabase;
let program: Program;
const ids = { admin: 1, support: 2, finance: 3, guest: 4, blocked: 5 } as const;
const idOf = (name: keyof typeof ids) => `00000000-0000-4000-8000-0000000000a${ids[name]}`;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) {
    const isStaff = name !== 'guest';
    await base.pool.query(
      `insert into user_account (id, email, first_name, roles, blocked_at) values ($1, $2, 'Ada', $3, $4)`,
      [
        idOf(name),
        `${name}@example.test`,
        isStaff ? ['user', 'operator'] : ['user'],
        name === 'blocked' ? new Date() : null,
      ],
    );
    // A new operator has every area.
    if (isStaff && name !== 'blocked')
      await base.pool.query('update operator_area set area = $2 where user_id = $1', [idOf(name), name]);
  }
  program = await createProgram(base.pool);
});
beforeEach(async () => {
  await base.pool.query('delete from mail');
  await base.pool.query('delete from outbox');
  await base.pool.query('delete from staff_task');
  await base.pool.query('delete from notice_choice');
  await atHour(15);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

/** Gives the city a zone where it is this hour. */
async function atHour(hour: number): Promise<void> {
  const { rows } = await base.pool.query(`select extract(hour from banyan_now() at time zone 'UTC')::int as utc`);
  const shift = ((hour - rows[0].utc + 36) % 24) - 12;
  // These zone names have inverted signs.
  await base.pool.query('update city set time_zone = $1', [`Etc/GMT${shift > 0 ? '-' : '+'}${Math.abs(shift)}`]);
}

const open = (kind: 'dispute' | 'feedback' | 'message_report', subject: string, detail = `about ${subject}`) =>
  openStaffTask(program.services.db, { kind, subject, bookingId: null, detail });
const age = (minutes: number) =>
  base.pool.query(`update staff_task set opened_at = opened_at - make_interval(mins => $1)`, [minutes]);
const mails = async () => {
  while ((await deliverOutbox(program.services)) > 0);
  const { rows } = await base.pool.query('select kind, recipient, subject, text_body from mail order by recipient, id');
  return rows as { kind: string; recipient: string; subject: string; text_body: string }[];
};

it('tells of a dispute after a minute, in one mail to finance and admin, and not twice', async () => {
  await open('dispute', 'd1', 'US$6.24 are disputed');
  await open('dispute', 'd2', 'US$9.00 are disputed');
  expect(await queueStaffMails(program.services.db)).toBe(0);
  await age(2);
  const [first, second] = await Promise.all([1, 2].map(() => queueStaffMails(program.services.db)));
  expect((first ?? 0) + (second ?? 0)).toBe(2);
  const sent = await mails();
  expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    'staff-now admin@example.test',
    'staff-now finance@example.test',
  ]);
  expect(sent[0]?.text_body).toContain('US$6.24 are disputed');
  expect(sent[0]?.text_body).toContain('US$9.00 are disputed');
  await age(60);
  expect(await queueStaffMails(program.services.db)).toBe(0);
});

it('gathers what happens within ten minutes, and leaves out what was closed meanwhile', async () => {
  await open('message_report', 'm1');
  await age(2);
  expect(await queueStaffMails(program.services.db)).toBe(2);
  await open('message_report', 'm2');
  await open('dispute', 'd3');
  await age(2);
  expect(await queueStaffMails(program.services.db)).toBe(0);
  await base.pool.query(`update outbox set created_at = created_at - interval '11 minutes'`);
  expect(await queueStaffMails(program.services.db)).toBe(3);
  await base.pool.query(`update staff_task set closed_at = banyan_now() where subject = 'd3'`);
  const sent = (await mails()).filter(({ text_body: text }) => !text.includes('m1'));
  expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@example.test', 'support@example.test']);
  expect(sent[0]?.text_body).not.toContain('d3');
});

it('does not mail at once what can wait', async () => {
  await open('feedback', 'f1');
  await age(60);
  expect(await queueStaffMails(program.services.db)).toBe(0);
});

it('tells in the morning of the place what is open, once a day, each of their own work', async () => {
  await open('feedback', 'f1', 'Ada: a question');
  await age(3000);
  await open('feedback', 'f2');
  await base.pool.query(`update staff_task set told_at = banyan_now()`);
  for (const hour of [6, 11, 23]) {
    await atHour(hour);
    expect(await queueStaffMails(program.services.db)).toBe(0);
  }
  await atHour(8);
  expect(await Promise.all([1, 2].map(() => queueStaffMails(program.services.db)))).toContain(2);
  expect(await queueStaffMails(program.services.db)).toBe(0);
  const sent = await mails();
  expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    'staff-digest admin@example.test',
    'staff-digest support@example.test',
  ]);
  expect(sent[1]?.subject).toBe('2 tasks are open: Message from the contact form');
  expect(sent[1]?.text_body).toContain('2 open, 1 new since yesterday');
  expect(sent[1]?.text_body).toContain('Oldest: Ada: a question');
});

it('says nothing on a morning when nothing is open', async () => {
  await atHour(8);
  expect(await queueStaffMails(program.services.db)).toBe(0);
});

it('stops for who turned it off, and for who is no operator any more', async () => {
  await base.pool.query(`insert into notice_choice (user_id, topic, is_wanted) values ($1, 'staff-now', false)`, [
    idOf('admin'),
  ]);
  await open('dispute', 'd4');
  await age(2);
  expect(await queueStaffMails(program.services.db)).toBe(2);
  await base.pool.query(`update user_account set roles = '{user}' where id = $1`, [idOf('finance')]);
  expect(await mails()).toEqual([]);
  await base.pool.query(`update user_account set roles = '{user,operator}' where id = $1`, [idOf('finance')]);
});
