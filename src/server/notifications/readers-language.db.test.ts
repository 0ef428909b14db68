// Emails and documents in their reader's language (docs/reference/texts.md#languages).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#src/server/providers/mail.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;
let course: Awaited<ReturnType<typeof insertBookableCourse>>;
const sent: Mail[] = [];
const mail = {
  async send(mail: Mail) {
    sent.push(mail);
    return true;
  },
};

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(`insert into coupon (code, kind, percent) values ('ALL-FREE', 'percent', 100)`);
  course = await insertBookableCourse(base.pool, { price_cents: 4000 });
  await base.pool.query(`update user_account set locale = 'en_XA' where id = $1`, [course.hostId]);
  program = await createProgram(base.pool, { gateways: { mail }, settings: { BANYAN_LOCALES: 'en_XA,ar_XB' } });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

async function reader(locale: string) {
  const visitor = await program.visitor();
  visitor.cookies.set('i18n_redirected', locale);
  return visitor;
}

async function book(locale: string, email: string) {
  const visitor = await reader(locale);
  const answer = await visitor.call('booking/checkout', choiceOf(course, { email, coupon_code: 'ALL-FREE' }));
  await runDueWork(program.services);
  return { visitor, ref: String(answer.body.ref), message: String(answer.body.message) };
}

const mailTo = (to: string) => sent.find((one) => one.to === to);
const opening = (mail: Mail | undefined) => /<html[^>]*>/.exec(mail?.html ?? '')?.[0];

describe('the mail of a booking', () => {
  it('is in the language the booking was made in, and the host’s in the host’s', async () => {
    const { message } = await book('ar_XB', 'mirrored@example.test');
    expect(message).toBe('\u202EWe’ve received your booking.\u202C');
    const mail = mailTo('mirrored@example.test');
    expect(opening(mail)).toBe('<html lang="ar-XB" dir="rtl">');
    // A subject has no direction marks, even if its facts had.
    expect(mail?.subject).toMatch(/^Confirmed: /);
    expect(mail?.html).toContain('\u202EMeeting point\u202C');
    expect(mail?.html).toMatch(/<th scope="row" align="right"/);
    const host = sent.find((one) => opening(one) === '<html lang="en-XA" dir="ltr">');
    expect(host?.subject).toMatch(/^Néëw bóöóökíing/);
    const { rows } = await base.pool.query(
      `select b.locale, u.locale as of_account from booking b join user_account u on u.id = b.user_id
       where b.email = 'mirrored@example.test'`,
    );
    expect(rows).toEqual([{ locale: 'ar_XB', of_account: 'ar_XB' }]);
  });

  it('is for a host in the language of messages, whatever that of the account is, and in the account’s where English was left', async () => {
    const hostsMail = async (language: string) => {
      await base.pool.query(
        `insert into phone_reach (host_id, way, language) values ($1, 'mail', $2)
         on conflict (host_id, user_id, booking_id) do update set language = excluded.language`,
        [course.hostId, language],
      );
      sent.length = 0;
      await book('en_US', `of-${language}@example.test`);
      return sent.find(({ to }) => to !== `of-${language}@example.test`);
    };
    const nepali = await hostsMail('ne');
    expect(opening(nepali)).toBe('<html lang="ne" dir="ltr">');
    expect(nepali?.subject).toMatch(/^नयाँ बुकिङ: /);
    expect(nepali?.text).toMatch(/\n\S+\/h\/[\w-]{22}\n/);
    const { rows } = await base.pool.query(
      'select purpose, local_date::text as date from host_link where host_id = $1',
      [course.hostId],
    );
    expect(rows).toEqual([{ purpose: 'today', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    expect(opening(mailTo('of-ne@example.test'))).toBe('<html lang="en-US" dir="ltr">');
    expect(opening(await hostsMail('en'))).toBe('<html lang="en-XA" dir="ltr">');
  });

  it('is English for everybody else, and for a language that the installation has no longer', async () => {
    await book('vi_VN', 'english@example.test');
    expect(opening(mailTo('english@example.test'))).toBe('<html lang="en-US" dir="ltr">');
    await base.pool.query(`update booking set locale = 'vi_VN' where email = 'english@example.test'`);
    sent.length = 0;
    await base.pool.query(`insert into outbox (topic, payload) select 'mail',
      jsonb_build_object('kind', 'booking-confirmed', 'booking_id', id) from booking where email = 'english@example.test'`);
    await runDueWork(program.services);
    expect(opening(mailTo('english@example.test'))).toBe('<html lang="en-US" dir="ltr">');
  });
});

describe('a mail to a host about listings, money and calendars', () => {
  it('is in the language of messages, and to who acts for the host in that of their account', async () => {
    const { pool } = base;
    const { rows } = await pool.query<{ id: string }>(
      `insert into user_account (email, first_name, locale) values ('acts@example.test', 'Tara', 'en_XA') returning id`,
    );
    const acts = rows[0]?.id ?? '';
    await pool.query(
      `insert into phone_reach (host_id, way, language) values ($1, 'mail', 'th') on conflict (host_id, user_id, booking_id) do update set language = 'th'`,
      [course.hostId],
    );
    const draft = await pool.query<{ id: string }>(
      `insert into listing_draft (host_id, course_id, state) values ($1, $2, 'published') returning id`,
      [course.hostId, course.id],
    );
    const told = [
      { kind: 'payout-paid', user_id: course.hostId, amount_cents: 4200, paid_on: '2026-11-27', reference: 'SWIFT 1' },
      { kind: 'payout-details-asked', user_id: course.hostId, to: 'old@example.test', ending: '3000' },
      { kind: 'host-feed-stopped', user_id: course.hostId, hours: 48 },
      { kind: 'listing-approve', draft_id: draft.rows[0]?.id, reader_id: course.hostId, words: '' },
      { kind: 'listing-approve', draft_id: draft.rows[0]?.id, reader_id: acts, words: '' },
      { kind: 'account-password-changed', user_id: course.hostId },
    ];
    sent.length = 0;
    for (const payload of told)
      await pool.query(`insert into outbox (topic, payload) values ('mail', $1)`, [JSON.stringify(payload)]);
    await runDueWork(program.services);
    const seen = await pool.query<{ kind: string; recipient: string; html_body: string }>(
      `select m.kind, m.recipient, m.html_body from mail m join outbox o on o.id = m.outbox_id order by o.id desc limit $1`,
      [told.length],
    );
    const languages = seen.rows.map(({ kind, html_body }) => [kind, /<html lang="([^"]+)"/.exec(html_body)?.[1]]);
    expect(languages.toReversed()).toEqual([
      ['payout-paid', 'th'],
      ['payout-details-asked', 'th'],
      ['host-feed-stopped', 'th'],
      ['listing-approve', 'th'],
      ['listing-approve', 'en-XA'],
      ['account-password-changed', 'en-XA'],
    ]);
    const mail = sent.find(({ subject }) => subject.includes('US$42.00'));
    expect(mail?.text).toMatch(/27 พฤศจิกายน/);
    expect(mail?.html).toContain('dashboard/host-panel/earnings');
    expect(mailTo('old@example.test')?.text).toContain('…3000');
  });
});

describe('the documents of a booking', () => {
  it('are in the language of who opens them', async () => {
    const { visitor, ref } = await book('en_XA', 'papers@example.test');
    const file = (name: string) =>
      program.app.inject({
        url: `/booking/files/${ref}/${name}`,
        headers: { cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      });
    const calendar = await file('calendar.ics');
    expect(calendar.body.replace(/\r\n /g, '')).toContain(`DESCRIPTION:Bóöóökíing ${ref}`);
    const voucher = await file('voucher.pdf');
    expect([voucher.statusCode, voucher.headers['content-type']]).toEqual([200, 'application/pdf']);
    visitor.cookies.set('i18n_redirected', 'ar_XB');
    expect((await file('voucher.pdf')).statusCode).toBe(200);
  });
});

describe('the mail of a question', () => {
  it('is in the language the question was asked in', async () => {
    const visitor = await reader('ar_XB');
    const { email: _, ...choice } = choiceOf(course, { email: 'asks@example.test' });
    const asked = await visitor.call('booking/inquiry', {
      ...choice,
      email: 'asks@example.test',
      message: 'Is the kitchen warm in December?',
    });
    expect(asked.body).toMatchObject({ status: 'success' });
    await runDueWork(program.services);
    expect(opening(mailTo('asks@example.test'))).toBe('<html lang="ar-XB" dir="rtl">');
  });
});
