import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageList } from '#src/contract/admin/log-lists.ts';
import { adminFileUrl, adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { findKinds, findMessages } from './messages-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const tasks = 12_000;
const phones = 3000;
const secret = 'kJ8d-2mQx_7Zr4Lw9TyBv1NcHs6Fg3PoAaBbCcDd01';

let program: TestApp;
let operator: Visitor;
let ref: string;

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await fillYear(program.database.url, { hosts: 2, listingsOfEach: 1, days: 5, bookingsADay: 2 });
  await pool.query('truncate outbox, mail, phone_message cascade');
  const booking = (await pool.query<{ id: string; ref: string }>('select id, ref from booking order by id limit 1'))
    .rows[0]!;
  ref = booking.ref;
  await pool.query(
    `insert into outbox (id, topic, payload, attempts, created_at, done_at, outcome, error, not_before)
     select n, 'mail', jsonb_build_object('kind', case when n % 3000 = 0 then 'rare' else 'kind-' || n % 3 end) ||
         case when n % 6000 = 1 then jsonb_build_object('booking_id', $1::text) else '{}' end,
       case when n % 1000 = 7 then 4 else 1 end, banyan_now() - make_interval(secs => n * 60),
       case when n % 1000 not in (6, 7) then banyan_now() end,
       case when n % 1000 = 8 then 'given_up' when n % 1000 = 9 then 'nothing' when n % 1000 not in (6, 7) then 'handed' end,
       case when n % 1000 in (7, 8) then '550 no such user' end, banyan_now() + interval '1 hour'
     from generate_series(1, ${tasks}) n`,
    [booking.id],
  );
  // The rows have explicit numbers, so the sequence must follow.
  await pool.query(`select setval(pg_get_serial_sequence('outbox', 'id'), ${tasks})`);
  await pool.query(
    `insert into mail (outbox_id, kind, recipient, subject, text_body, html_body, attachments, sent_at, created_at)
     select id, payload ->> 'kind', 'reader' || id || '@example.test', 'Subject ' || id,
       'Open https://banyan.example/booking/detail?token=${secret} to see it',
       '<p><img src="cid:code" alt="x"><a href="https://banyan.example/booking/detail?token=${secret}">Open</a></p>',
       '[{"filename":"trip.ics","contentType":"text/calendar","content":"x"}]', done_at, created_at
     from outbox where outcome = 'handed'`,
  );
  await pool.query(
    `insert into phone_message (host_id, way, number, kind, language, body, valid_seconds, state, error_code, attempts, created_at, booking_id)
     select $1, case when n % 2 = 0 then 'sms' else 'whatsapp' end, '+8491' || lpad(n::text, 7, '0'),
       case when n % 1000 = 5 then 'code' else 'request' end, 'en', 'Banyan: 123456 is your code.', 3600,
       case when n % 1000 = 6 then 'failed' when n % 1000 = 7 then 'waiting' else 'delivered' end,
       case when n % 1000 = 6 then '30003' end, 1, banyan_now() - make_interval(secs => n * 240 + 1),
       case when n = 1 then $2::uuid end
     from generate_series(1, ${phones}) n`,
    [yearHost(1), booking.id],
  );
  await pool.query('analyze outbox, mail, phone_message');
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: 'op' });
}, 120_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/messages', input);

/** Every page of a filter. */
async function all(input: object): Promise<Awaited<ReturnType<typeof list>>['data']> {
  const found = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...input, ...(before !== null && { before }) });
    found.push(...page.data);
    before = page.next;
  } while (before !== null);
  return found;
}

describe('the log of messages', () => {
  it('has mails and messages to phones in one order, none twice and none left out', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const found = await all({ from: day });
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const { rows } = await program.database.pool.query<{ count: number }>(
      `select ((select count(*) from outbox where created_at >= $1::date::timestamp at time zone 'UTC')
         + (select count(*) from phone_message where created_at >= $1::date::timestamp at time zone 'UTC'))::integer as count`,
      [day],
    );
    expect(found.length).toBe(rows[0]!.count);
    const at = found.map((one) => one.at);
    expect(at).toEqual(at.toSorted().toReversed());
    expect((await list()).kinds).toEqual(['code', 'kind-0', 'kind-1', 'kind-2', 'rare', 'request']);
  });

  it('shows a task that became a message to a phone once', async () => {
    const { pool } = program.database;
    await pool.query(`update phone_message set outbox_id = 3000 where number = '+84910000002'`);
    const ids = (await all({ kind: 'rare' })).map(({ id }) => id);
    await pool.query(`update phone_message set outbox_id = null where number = '+84910000002'`);
    expect(ids).toEqual(['m6000', 'm9000', 'm12000']);
  });

  it.each([
    [{ find: 'READER1234@' }, ['m1234']],
    [{ find: 'reader1234@example.test', state: 'given-up' }, []],
    [{ find: '+84 910 000 123' }, ['+84910000123']],
    [{ find: '%@' }, []],
    [{ find: 'nobody' }, []],
  ])('is searched by %j', async (input, [first]) => {
    const { data } = await list(input);
    expect(data.map(({ id, to }) => (id.startsWith('m') ? id : to))).toEqual(first === undefined ? [] : [first]);
  });

  it('is searched by the ref of a booking', async () => {
    const found = (await list({ find: ref.toLowerCase() })).data;
    expect(found.map(({ id }) => id.replace(/^p.*/, 'p'))).toEqual(['m1', 'p', 'm6001']);
    expect(new Set(found.map((one) => one.ref))).toEqual(new Set([ref]));
  });

  it.each([
    [{ state: 'waiting' }, tasks / 1000 + phones / 1000],
    [{ state: 'failed' }, tasks / 1000],
    [{ state: 'given-up' }, tasks / 1000 + phones / 1000],
    [{ state: 'nothing' }, tasks / 1000],
    [{ state: 'given-up', channel: 'sms' }, phones / 1000],
    [{ kind: 'rare' }, tasks / 3000],
    [{ kind: 'code', state: 'sent' }, phones / 1000],
  ])('is narrowed to %j', async (input, count) => {
    expect(await all(input)).toHaveLength(count);
  });

  it('keeps thirty days', async () => {
    const { pool } = program.database;
    await pool.query(`update outbox set created_at = created_at - interval '31 days' where id = 42`);
    expect((await operator.call('admin/message', { id: 'm42' })).body).toMatchObject({ code: 'message-not-found' });
    expect((await list({ find: 'reader42@' })).data).toEqual([]);
    await pool.query(`update outbox set created_at = created_at + interval '31 days' where id = 42`);
  });

  it('is for operators alone, as a list, as a file and as it looks', async () => {
    const host = createVisitor(program.app, { bearer: 'host' });
    for (const [name, input] of [
      ['admin/messages', {}],
      ['admin/message', { id: 'm1' }],
      ['admin/message-resend', { id: 'm1', resends: 0 }],
    ] as const)
      expect((await host.call(name, input as never)).body).toMatchObject({ code: 'forbidden' });
    for (const url of [adminFileUrl('messages'), `${adminMessageUrl('m1')}/mail.html`])
      for (const headers of [{}, as('host')]) expect((await program.app.inject({ url, headers })).statusCode).toBe(404);
  });
});

describe('one message', () => {
  it('says what its reader was told, and nothing that opens something', async () => {
    const mail = await operator.must('admin/message', { id: 'm1234' });
    expect(mail).toMatchObject({
      to: 'reader1234@example.test',
      subject: 'Subject 1234',
      state: 'sent',
      text: 'Open https://banyan.example/booking/detail?token=•••• to see it',
      files: ['trip.ics'],
      can: 'anew',
    });
    const url = `${adminMessageUrl('m1234')}/mail.html`;
    const { body, headers } = await program.app.inject({ url, headers: as('op') });
    expect(body).toBe('<p><a href="https://banyan.example/booking/detail?token=••••">Open</a></p>');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('has no code that was sent to a number, and none can be sent again', async () => {
    const [code] = (await list({ kind: 'code' })).data;
    const shown = await operator.must('admin/message', { id: code!.id });
    expect(shown).toMatchObject({ text: 'Banyan: •••• is your code.', delivery: 'delivered', can: null });
    const again = await operator.call('admin/message-resend', { id: code!.id, resends: 0 });
    expect(again.body).toMatchObject({ code: 'message-resent' });
  });
});

describe('the file of the log', () => {
  it('holds all of a filter, without what was said, and is in the audit log', async () => {
    const file = async (query: string) =>
      (await program.app.inject({ url: adminFileUrl('messages') + query, headers: as('op') })).body;
    const lines = (await file('')).trimEnd().split('\r\n');
    expect([lines.length, new Set(lines).size]).toEqual([tasks + phones + 1, tasks + phones + 1]);
    expect(lines.join('')).not.toContain(secret);
    expect((await file(messageList.write({ state: 'failed' }))).trimEnd().split('\r\n')).toHaveLength(tasks / 1000 + 1);
  });
});

describe('a message to a phone', () => {
  const changed = async (number: string, more: string) =>
    (
      await program.database.pool.query<{ id: string }>(
        `update phone_message set ${more} where number = $1 returning id`,
        [number],
      )
    ).rows[0]!.id;

  it('that fails is tried at once, and one that was given up is queued anew from its task', async () => {
    const { pool } = program.database;
    const later = `state = 'waiting', error_code = '500', not_before = banyan_now() + interval '1 hour'`;
    const failing = `p${await changed('+84910000010', later)}`;
    expect(await operator.must('admin/message', { id: failing })).toMatchObject({ state: 'failed', can: 'now' });
    await operator.must('admin/message-resend', { id: failing, resends: 0 });
    const { rows: due } = await pool.query(
      `select from phone_message where number = '+84910000010' and not_before <= banyan_now()`,
    );
    expect(due).toHaveLength(1);
    const given = `p${await changed('+84910000012', `state = 'failed', error_code = '30003', outbox_id = 9000`)}`;
    const { id } = await operator.must('admin/message-resend', { id: given, resends: 0 });
    const { rows } = await pool.query('select payload, done_at from outbox where id = $1', [id.slice(1)]);
    expect(rows).toEqual([{ payload: { kind: 'rare', resend_of: given }, done_at: null }]);
  });
});

describe('what a page of the log reads', () => {
  const usual: RowsQuery<'admin/messages'> = { after: null, count: 51 };
  const somewhere = `${(Date.now() - 3 * 86_400_000) * 1000}.m5000`;

  it.each<[string, RowsQuery<'admin/messages'>, number]>([
    ['all', usual, 51],
    ['a later page', { ...usual, after: somewhere }, 51],
    ['a state', { ...usual, state: 'given-up' }, 51],
    ['what fails', { ...usual, state: 'failed' }, 51],
    ['a kind', { ...usual, kind: 'rare' }, 51],
    ['an address', { ...usual, find: 'reader1234@example.test' }, 5],
  ])('of %s does not grow with the log', async (_, wanted, most) => {
    const [plan] = await plansOf(program.database.pool, () => findMessages(program.database.db, wanted));
    expect(wholeReads(plan!).filter((table) => ['outbox', 'mail', 'phone_message', 'booking'].includes(table))).toEqual(
      [],
    );
    expect(touchedOf(plan!, 'outbox')).toBeLessThanOrEqual(most + 51);
  });

  it('for its kinds is one step of an index each', async () => {
    const [plan] = await plansOf(program.database.pool, () => findKinds(program.database.db));
    expect(touchedOf(plan!, 'outbox') + touchedOf(plan!, 'phone_message')).toBeLessThanOrEqual(20);
  });
});
