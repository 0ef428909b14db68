import { describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

interface Inquiry {
  id: string;
  status: string;
  message: string;
  viewer: string;
  guest_name: string;
  email: string | null;
  can: { answer: boolean; book: boolean };
}

const question = (more: object = {}) => ({
  course_id: suite.course.id,
  date: suite.course.date,
  pax: 2,
  message: 'Is the walk to the market long for my mother?',
  ...more,
});
const visitorContact = { email: 'asker@example.test', first_name: 'Ada', last_name: 'Asker' };
const ask = async (more: object = {}, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call('booking/inquiry', question(more), headers);
const inquiryOf = (answer: { body: unknown }) => (answer.body as { inquiry: Inquiry }).inquiry;
const guestToken = (id: string) => deriveSecret(suite.program.services.keys, 'inquiry-guest', id);
const hostToken = (id: string) => deriveSecret(suite.program.services.keys, 'inquiry-host', id);
const mailsOf = async (id: string) => {
  const text = `select payload ->> 'kind' as kind from outbox where payload ->> 'inquiry_id' = $1 order by id`;
  return (await suite.base.pool.query<{ kind: string }>(text, [id])).rows.map(({ kind }) => kind);
};

describe('booking/inquiry', () => {
  it('of a visitor waits for the mail to be opened, and is nobody else’s until then', async () => {
    const asked = await ask(visitorContact);
    const { id, status } = inquiryOf(asked);
    expect([asked.status, status]).toEqual([200, 'unverified']);
    expect(await mailsOf(id)).toEqual(['inquiry-verify']);
    const visitor = await suite.program.visitor();
    const byHost = { inquiry_id: id, token: hostToken(id) };
    expect((await visitor.call('inquiry/detail', byHost)).body.code).toBe('inquiry-not-found');
    expect((await visitor.call('inquiry/detail', { inquiry_id: id }, as('host'))).body.code).toBe('inquiry-not-found');
    expect(inquiryOf(await visitor.call('inquiry/detail', { inquiry_id: id, token: guestToken(id) })).viewer).toBe(
      'guest',
    );

    const verified = await visitor.call('booking/inquiry-verify', { token: guestToken(id) });
    expect(inquiryOf(verified).status).toBe('open');
    const twice = await visitor.call('booking/inquiry-verify', { token: guestToken(id) });
    expect(inquiryOf(twice).status).toBe('open');
    expect(await mailsOf(id)).toEqual(['inquiry-verify', 'host-inquiry']);
    const seen = inquiryOf(await visitor.call('inquiry/detail', byHost));
    expect(seen).toMatchObject({ viewer: 'host', guest_name: 'Ada', email: null, can: { answer: true, book: false } });
    const account = await suite.base.pool.query(
      `select roles, password_hash from user_account where email = 'asker@example.test'`,
    );
    expect(account.rows).toEqual([{ roles: ['user'], password_hash: null }]);
  });

  it('is opened by its own link alone, and not after 48 hours', async () => {
    const visitor = await suite.program.visitor();
    const verify = async (token: string) => (await visitor.call('booking/inquiry-verify', { token })).body;
    expect(await verify('x'.repeat(43))).toMatchObject({
      code: 'link-invalid',
      message: 'This link has already been used or is no longer valid.',
    });
    const { id } = inquiryOf(await ask({ ...visitorContact, email: 'late@example.test' }));
    expect((await verify(hostToken(id))).code).toBe('link-invalid');
    await suite.base.pool.query('update inquiry set expires_at = banyan_now() where id = $1', [id]);
    expect((await verify(guestToken(id))).code).toBe('link-invalid');
    const accounts = await suite.base.pool.query(`select 1 from user_account where email = 'late@example.test'`);
    expect(accounts.rows).toEqual([]);
  });

  it('of a login is open at once, with the contact of the account', async () => {
    const asked = await ask({ email: 'other@example.test' }, as('known'));
    expect(inquiryOf(asked).status).toBe('open');
    const { id } = inquiryOf(asked);
    expect(await mailsOf(id)).toEqual(['host-inquiry']);
    const stored = await suite.base.pool.query('select email from inquiry where id = $1', [id]);
    expect(stored.rows).toEqual([{ email: 'known@example.test' }]);
  });

  it('hides contacts and payment words before anybody reads them', async () => {
    const message = 'Call me on +84 912 345 678 or mai@example.test, I pay by bank transfer.';
    const asked = await ask({ message }, as('known'));
    expect(inquiryOf(asked).message).not.toMatch(/345|mai@|bank transfer/);
    expect(asked.body.message).toContain('We hide contact');
  });

  it('allows three about one course at once, also when they come together, and others besides', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((pax) => ask({ pax }, as('known'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('inquiry-limit');
    const other = await insertBookableCourse(suite.base.pool);
    expect((await ask({ course_id: other.id, date: other.date }, as('known'))).status).toBe(200);
  });

  it('is sent once by a double click, no matter who asks', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => ask({}, as('known'))));
    expect(new Set(twice.map((answer) => inquiryOf(answer).id)).size).toBe(1);
    expect(await mailsOf(inquiryOf(twice[0]!).id)).toEqual(['host-inquiry']);
    const visitor = await suite.program.visitor();
    const send = async (more = {}) =>
      inquiryOf(await visitor.call('booking/inquiry', question({ ...visitorContact, ...more })));
    const first = await send();
    expect((await send()).id).toBe(first.id);
    expect((await send({ email: 'another@example.test' })).id).not.toBe(first.id);
  });

  it('says nothing about an address: a fourth question of a stranger looks like the first', async () => {
    for (let pax = 1; pax <= 3; pax += 1) await ask({ pax }, as('known'));
    const asked = await ask({ ...visitorContact, email: 'known@example.test' });
    expect([asked.status, inquiryOf(asked).status]).toEqual([200, 'unverified']);
    const token = guestToken(inquiryOf(asked).id);
    expect((await (await suite.program.visitor()).call('booking/inquiry-verify', { token })).body.code).toBe(
      'inquiry-limit',
    );
  });

  it('sends an address at most five such mails an hour, and answers as ever', async () => {
    const courses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => insertBookableCourse(suite.base.pool)));
    const ids: string[] = [];
    for (const course of courses) {
      const more = { ...visitorContact, email: 'flooded@example.test', course_id: course.id, date: course.date };
      ids.push(inquiryOf(await ask(more)).id);
    }
    const mails = await Promise.all(ids.map(mailsOf));
    expect(mails.map((kinds) => kinds.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('refuses the host, signed in or by the address', async () => {
    expect((await ask({}, as('host'))).body.code).toBe('own-listing');
    const asked = await ask({ ...visitorContact, email: 'HOST@example.test' });
    const token = guestToken(inquiryOf(asked).id);
    expect((await (await suite.program.visitor()).call('booking/inquiry-verify', { token })).body.code).toBe(
      'own-listing',
    );
  });

  it.each([
    [{ email: '' }, 'email-missing'],
    [{ course_id: 424_242 }, 'course-not-found'],
    [{ date: '2020-04-30' }, 'corona-time'],
    [{ date: '2024-01-01' }, 'date-unavailable'],
    [{ message: 'too short' }, 'bad-input'],
    [{ message: '   blank    ' }, 'bad-input'],
    [{ addons: [{ id: 424_242, pax: 1 }] }, 'addon-unavailable'],
    [{ status: 'open' }, 'bad-input'],
  ])('refuses %j with %s', async (more, code) => {
    expect((await ask({ ...visitorContact, ...more })).body.code).toBe(code);
  });
});

describe('booking/inquiry-check', () => {
  it('lists what waits and whether the slot is free', async () => {
    const visitor = await suite.program.visitor();
    const { id, date, time } = suite.course;
    const check = (more: object, headers = {}) =>
      visitor.call('booking/inquiry-check', { course_id: id, ...more }, headers);
    expect((await check({ date, time, pax: 4 })).body).toMatchObject({ has_open: false, open: [], is_free: true });
    expect((await check({ date, pax: 5 })).body).toMatchObject({ is_free: false });
    await visitor.call('booking/inquiry', question(visitorContact));
    expect((await check({ date })).body).toMatchObject({ has_open: true, open: [] });
    await ask({}, as('known'));
    const seen = (await check({ date }, as('known'))).body as unknown as { has_open: boolean; open: Inquiry[] };
    expect([seen.has_open, seen.open.length]).toEqual([true, 1]);
  });

  it('knows the own question of a browser after its mail was opened too, and shows another browser nothing', async () => {
    const course = await insertBookableCourse(suite.base.pool);
    const [visitor, outsider] = [await suite.program.visitor(), await suite.program.visitor()];
    const about = { course_id: course.id };
    const asked = question({ ...visitorContact, ...about, email: 'verifies@example.test' });
    const { id } = inquiryOf(await visitor.call('booking/inquiry', asked));
    await visitor.call('booking/inquiry-verify', { token: guestToken(id) });
    expect((await visitor.call('booking/inquiry-check', about)).body).toMatchObject({ has_open: true, open: [] });
    expect((await outsider.call('booking/inquiry-check', about)).body).toMatchObject({ has_open: false, open: [] });
    const answer = { inquiry_id: id, token: hostToken(id), decision: 'answer', message: 'No, it is a short walk.' };
    expect((await visitor.call('inquiry/answer', answer)).status).toBe(200);
    expect((await visitor.call('booking/inquiry-check', about)).body).toMatchObject({ has_open: false });
  });
});
