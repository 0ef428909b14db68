// Messages to the operator: stored once, with a task and an email.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(() =>
  base.pool.query('truncate feedback, ambassador_application, staff_task, outbox, mail, rate_limit cascade'),
);
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const word = { topic: 'This site', message: 'The map of Hanoi hides <b>the lake</b>.', email: 'ada@example.test' };
const tasks = async () => (await base.pool.query('select kind, detail from staff_task')).rows;
const mails = async () => {
  await deliverOutbox(program.services);
  return (await base.pool.query('select kind, recipient, subject, text_body, html_body from mail')).rows;
};

describe('feedback/save', () => {
  it('keeps a word, opens a task and mails it to the operator, who can answer', async () => {
    const visitor = await program.visitor();
    const { body } = await visitor.call('feedback/save', { ...word, page: '/hanoi' });
    expect(body).toMatchObject({
      status: 'success',
      message: 'We’ve received your message and will reply to ada@example.test.',
    });
    expect(await tasks()).toEqual([{ kind: 'feedback', detail: `This site: ${word.message}` }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'operator-feedback',
      recipient: program.services.config.brand.contacts.email,
      subject: 'Message from the site: This site',
    });
    expect(mail.text_body).toContain('mailto:ada%40example.test');
    expect(mail.text_body).toContain('Sent from: /hanoi');
    expect(mail.html_body).toContain('&lt;b&gt;the lake&lt;/b&gt;');
  });

  it('keeps the same word once, however often it is sent', async () => {
    const visitor = await program.visitor();
    for (let times = 0; times < 3; times += 1) {
      const { body } = await visitor.call('feedback/save', word);
      expect(body.status).toBe('success');
    }
    expect((await base.pool.query('select from feedback')).rowCount).toBe(1);
  });

  it.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: undefined }, { email: 'Email is required' }],
    [{ email: 'ada@' }, { email: 'Please enter valid email format' }],
    [{ message: '🌿'.repeat(9) }, { message: 'Write at least 10 characters.' }],
    [{ topic: '  ' }, { topic: 'Choose a topic.' }],
    [
      { message: '   short    ', topic: '' },
      { message: 'Write at least 10 characters.', topic: 'Choose a topic.' },
    ],
  ])('refuses %j and names each field that is wrong', async (wrong, fields) => {
    const visitor = await program.visitor();
    const { body } = await visitor.call('feedback/save', { ...word, ...wrong });
    expect(body).toMatchObject({ status: 'error', code: 'bad-input', fields });
    expect(await tasks()).toEqual([]);
  });

  it('takes ten within an hour from one address', async () => {
    const visitor = await program.visitor();
    const codes: unknown[] = [];
    for (let times = 0; times < 11; times += 1)
      codes.push((await visitor.call('feedback/save', { ...word, message: `${word.message} ${times}` })).body.code);
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'too-many-requests']);
  });

  it('writes under the address of who is signed in', async () => {
    await base.pool.query(`insert into user_account (email, first_name, last_name, verified_at)
      values ('bo@example.test', 'Bo', 'Li', banyan_now()) on conflict do nothing`);
    const { rows } = await base.pool.query(`select id from user_account where email = 'bo@example.test'`);
    await giveTokens(base.pool, { bo: rows[0].id });
    const guest = await program.visitor();
    await guest.call('feedback/save', { ...word, email: 'else@example.test' }, as('bo'));
    const kept = await base.pool.query('select email, user_id from feedback');
    expect(kept.rows).toEqual([{ email: 'bo@example.test', user_id: rows[0].id }]);
    expect((await mails())[0].text_body).toContain('Bo Li');
  });
});

const application = {
  first_name: 'Ada',
  last_name: 'Tran',
  email: 'ada@example.test',
  city: 'Hue',
  audience: 'Guests of my guest house',
};

describe('ambassador/apply', () => {
  it('keeps one application of an address until it is answered, and says the same each time', async () => {
    const visitor = await program.visitor();
    const all = await Promise.all([1, 2, 3].map(() => visitor.call('ambassador/apply', application)));
    expect(new Set(all.map(({ body }) => body.message))).toEqual(
      new Set(['We’ve received your application and will reply to ada@example.test.']),
    );
    expect(await tasks()).toEqual([
      { kind: 'ambassador_application', detail: 'Ada Tran, Hue: Guests of my guest house' },
    ]);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(['Ambassador: Ada Tran, Hue']);
    await base.pool.query('update ambassador_application set decided_at = banyan_now(), is_accepted = false');
    await visitor.call('ambassador/apply', application);
    expect((await base.pool.query('select from ambassador_application')).rowCount).toBe(2);
  });

  it('names every field that is missing at once', async () => {
    const visitor = await program.visitor();
    const empty = { first_name: ' ', last_name: '', email: '', city: '', audience: ' ' };
    const { body } = await visitor.call('ambassador/apply', empty);
    expect([body.code, Object.keys(body.fields as object).sort()]).toEqual(['bad-input', Object.keys(empty).sort()]);
    expect(await tasks()).toEqual([]);
  });
});
