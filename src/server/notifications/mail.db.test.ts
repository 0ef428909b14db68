import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#src/server/providers/mail.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;
const sent: Mail[] = [];
let isDown = false;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(`insert into coupon (code, kind, percent) values ('ALL-FREE', 'percent', 100)`);
  const mail = {
    async send(mail: Mail) {
      if (isDown) throw new Error('the mail server is down');
      sent.push(mail);
      return true;
    },
  };
  program = await createProgram(base.pool, { gateways: { mail } });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

async function book(email: string, first_name = 'Ada') {
  const course = await insertBookableCourse(base.pool, { price_cents: 4000 });
  const visitor = await program.visitor();
  const { body } = await visitor.call(
    'booking/checkout',
    choiceOf(course, { email, first_name, coupon_code: 'ALL-FREE' }),
  );
  return body.ref;
}

describe('the mail of a confirmed booking', () => {
  it('says when, where, what to bring and how much cash, and opens the booking', async () => {
    const ref = await book('reader@example.test');
    await runDueWork(program.services);
    const mail = sent.find((one) => one.to === 'reader@example.test');
    expect(mail?.subject).toMatch(new RegExp(`^Confirmed: Cook with Mai in her kitchen, .* \\(${ref}\\)$`));
    for (const words of [
      'at 09:00 (UTC+7, Hanoi)',
      'At the lake',
      'Hat',
      'Cash to bring: VND\u00a0844,000\n  US$32.00, for your host',
      'Mai, +84 1',
      'Free cancellation: Until',
    ])
      expect(mail?.text).toContain(words);
    const link = /http:\/\/localhost:3000\/booking\/detail\?ref=([A-Z]{8})&token=([\w-]{46})/.exec(mail?.text ?? '');
    const outsider = await program.visitor();
    const opened = await outsider.call('booking/detail', { ref: link?.[1], token: link?.[2] });
    expect(opened.body).toMatchObject({ ref, viewer: 'guest' });
    const file = mail?.attachments.find((one) => one.contentType.startsWith('text/calendar'));
    expect(file).toMatchObject({ filename: `booking-${ref}.ics` });
    expect(file?.content).toMatch(
      /BEGIN:VEVENT[\s\S]*UID:[A-Z]{8}@localhost[\s\S]*DTSTART;TZID=Asia\/Ho_Chi_Minh:\d{8}T090000[\s\S]*DTEND;TZID=Asia\/Ho_Chi_Minh:\d{8}T120000/,
    );
  });

  it('goes out once, also when the mail server was down at first', async () => {
    isDown = true;
    await book('patient@example.test');
    await runDueWork(program.services);
    const waiting = await base.pool.query(
      `select error, done_at, not_before > banyan_now() as is_later from outbox
       where done_at is null and payload ->> 'kind' = 'booking-confirmed'`,
    );
    expect(waiting.rows).toEqual([{ error: 'the mail server is down', done_at: null, is_later: true }]);
    isDown = false;
    await base.pool.query(`update outbox set not_before = banyan_now() where done_at is null`);
    await Promise.all([runDueWork(program.services), runDueWork(program.services)]);
    await runDueWork(program.services);
    expect(sent.filter((one) => one.to === 'patient@example.test')).toHaveLength(1);
  });

  it('escapes what guests write', async () => {
    await book('hostile@example.test', '<img src=x onerror=alert(1)>');
    await runDueWork(program.services);
    const mail = sent.find((one) => one.to === 'hostile@example.test');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html.match(/<img /g)).toHaveLength(1);
    expect(mail?.html).not.toContain('<img src=x');
  });
});

describe('the picture of the listing', () => {
  it('goes out with the mail and is not stored with it: /dev/mail shows it from where it is kept', async () => {
    const ref = await book('picture@example.test');
    await base.pool.query(
      `update course set images = '[{"id": "karst-dawn", "alt": "Hands"}]'
       where id = (select course_id from booking where ref = $1)`,
      [ref],
    );
    await runDueWork(program.services);
    const file = sent
      .find((one) => one.to === 'picture@example.test')
      ?.attachments.find(({ cid }) => cid === 'listing');
    expect(Buffer.from(file?.content ?? '', 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const stored = await base.pool.query(`select id, attachments from mail where recipient = 'picture@example.test'`);
    expect(stored.rows[0].attachments[0]).toMatchObject({ cid: 'listing', content: '' });
    const page = await program.app.inject(`/dev/mail/${stored.rows[0].id}/html`);
    const [, src = ''] = /<img class="ink" src="([^"]+)"/.exec(page.body) ?? [];
    expect(src).toBe('/images/karst-dawn/card-590.jpg');
  });
});

describe('/dev/mail', () => {
  it('lists and shows what was sent, without a script', async () => {
    const list = await program.app.inject('/dev/mail');
    const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? '';
    const one = await program.app.inject(path);
    const html = await program.app.inject(`${path}/html`);
    expect([list.statusCode, one.statusCode, html.statusCode]).toEqual([200, 200, 200]);
    expect(one.body).toContain('/booking/detail?ref=');
    for (const answer of [list, one, html]) expect(answer.body).not.toMatch(/<script|"cid:/);
    for (const answer of [list, one]) expect(answer.body).not.toContain('<style');
    const sheet = /<style>([^<]*)<\/style>/.exec(html.body)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(html.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    const file = /href="([^"]+\.ics)"/.exec(one.body)?.[1] ?? '';
    expect((await program.app.inject(file)).headers['content-type']).toContain('text/calendar');
    for (const missing of ['/dev/mail/1', '/dev/mail/00000000-0000-4000-8000-000000000000', `${path}/files/x`])
      expect((await program.app.inject(missing)).statusCode).not.toBe(200);
  });

  it('is not there in a public demo', async () => {
    const open = await createProgram(base.pool, { settings: { BANYAN_PUBLIC_DEMO: '1', HOST: '0.0.0.0' } });
    expect((await open.app.inject('/dev/mail')).body).not.toContain('Mails of this demo');
    await open.close();
  });
});
