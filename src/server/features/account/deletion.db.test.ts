// Deleting an account: refused while something is open, confirmed by email, then final (ADR 080).
import { beforeAll, describe, expect, it } from 'vitest';
import { accountPassword, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { book, deliver, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';
import type { CallOutput } from '#src/contract/types.ts';

const suite = useAccountSuite();
let course: TestCourse;
beforeAll(async () => {
  course = await insertBookableCourse(suite.base.pool, { capacity: 500 });
  await insertFreeCode(suite.base.pool);
});
const world = () => ({ base: suite.base, program: suite.program, course });
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

const obstaclesOf = async (visitor: Caller) => {
  const { body } = await visitor.call('account/deletion');
  return (body as unknown as CallOutput<'account/deletion'>).obstacles.map(({ code }) => code);
};

/** Requests the link and returns its token. */
async function askFor({ visitor, email }: { visitor: Caller; email: string }): Promise<string> {
  const { body } = await visitor.call('account/delete-send');
  expect(body).toMatchObject({ status: 'success' });
  return suite.tokenFor(email);
}

describe('account/delete', () => {
  it('needs the mailed link, works once, ends every session, and frees the address', async () => {
    const person = await suite.signedIn();
    const other = await suite.program.visitor();
    await other.call('user/login', { email: person.email, password: accountPassword });
    expect(await obstaclesOf(person.visitor)).toEqual([]);
    const token = await askFor(person);
    expect((await person.visitor.call('account/mailed', { token })).body).toMatchObject({
      purpose: 'delete',
      state: 'open',
      asks_code: false,
    });
    expect((await person.visitor.call('user/auth')).body).toMatchObject({ user_id: person.id });

    const outsider = await suite.program.visitor();
    expect((await outsider.call('account/delete', { token })).body).toMatchObject({ status: 'success' });
    for (const browser of [person.visitor, other])
      expect((await browser.call('user/auth')).body).toMatchObject({ user_id: null });
    expect(await codeOf(outsider, 'user/login', { email: person.email, password: accountPassword })).toBe(
      'login-failed',
    );
    expect(await codeOf(outsider, 'account/delete', { token })).toBe('link-invalid');
    const [row] = await query('select * from user_account where id = $1', [person.id]);
    expect(row).toMatchObject({ first_name: 'Deleted account', last_name: '', phone: '', verified_at: null });

    const { body } = await outsider.call('user/register', {
      email: person.email,
      first_name: 'New',
      last_name: 'Person',
      password: accountPassword,
    });
    expect(body).toMatchObject({ status: 'success' });
    const confirmed = await suite.tokenFor(person.email);
    expect((await outsider.call('account/sign-up-confirm', { token: confirmed })).body).toMatchObject({
      did: 'verify',
    });
    const again = await suite.accountOf(person.email);
    expect(again).toMatchObject({ first_name: 'New', image: null });
    expect(again?.['id']).not.toBe(person.id);
  });

  it('is too late after 15 minutes, and no link of another purpose does it', async () => {
    const person = await suite.signedIn();
    const token = await askFor(person);
    await suite.age(16);
    expect(await codeOf(person.visitor, 'account/delete', { token })).toBe('link-expired');
    await person.visitor.call('account/sign-in-send', { email: person.email });
    expect(await codeOf(person.visitor, 'account/delete', { token: await suite.tokenFor(person.email) })).toBe(
      'link-invalid',
    );
    expect(await suite.accountOf(person.email)).toMatchObject({ id: person.id });
  });

  it('waits for a booking that lies ahead, and says where to end it; so does the link when it is opened later', async () => {
    const person = await suite.signedIn();
    const token = await askFor(person);
    const { ref } = await book(world(), person.visitor, { paying: 'nothing due', email: person.email });
    const { body } = await person.visitor.call('account/deletion');
    expect((body as unknown as CallOutput<'account/deletion'>).obstacles).toEqual([
      expect.objectContaining({ code: 'booking-ahead', url: '/dashboard/booking' }),
    ]);
    expect(await codeOf(person.visitor, 'account/delete-send', {})).toBe('account-in-use');
    expect(await codeOf(person.visitor, 'account/delete', { token })).toBe('account-in-use');
    await query(`update booking set status = 'completed' where ref = $1`, [ref]);
    expect(await obstaclesOf(person.visitor)).toEqual([]);
    expect((await person.visitor.call('account/delete', { token })).body).toMatchObject({ status: 'success' });
    const [booking] = await query('select first_name, email, phone, message from booking where ref = $1', [ref]);
    expect(booking).toMatchObject({ first_name: 'Deleted account', phone: '', message: '' });
    expect(booking.email).toMatch(/@erased\.invalid$/);
  });

  it('waits for listings that are sold, for money that is owed, and never takes an operator', async () => {
    const person = await suite.signedIn();
    await query(
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ($1, 'Host', 'h', 's', '{en}', '2020-01-01', '1')`,
      [person.id],
    );
    const [own] = await query('select * from course where id = $1', [course.id]);
    await query('update course set host_id = $1 where id = $2', [person.id, course.id]);
    expect(await obstaclesOf(person.visitor)).toEqual(['listing-sold']);
    await query('update course set host_id = $1 where id = $2', [own.host_id, course.id]);
    const [tx] = await query(`insert into ledger_tx (kind, ext_ref) values ('test', $1) returning id`, [person.id]);
    await query(
      `insert into ledger_entry (tx_id, account, amount_minor, currency)
       values ($1, 'host_payable:' || $2::text, -100, 'USD'), ($1, 'goodwill', 100, 'USD')`,
      [tx.id, person.id],
    );
    expect(await obstaclesOf(person.visitor)).toEqual(['money-open']);
    await query(`update user_account set roles = '{user,operator}' where id = $1`, [person.id]);
    expect(await obstaclesOf(person.visitor)).toEqual(['money-open', 'runs-site']);
  });

  it('is for who is signed in, and for whoever has the link', async () => {
    const visitor = await suite.program.visitor();
    for (const call of ['account/deletion', 'account/delete-send'])
      expect(await codeOf(visitor, call, {})).toBe('unauthorized');
    expect(await codeOf(visitor, 'account/delete', { token: 'x'.repeat(43) })).toBe('link-invalid');
  });

  it('leaves work behind that does not fail, and nothing that is mailed', async () => {
    const person = await suite.signedIn();
    const { ref } = await book(world(), person.visitor, { paying: 'nothing due', email: person.email });
    await query(`update booking set status = 'completed' where ref = $1`, [ref]);
    const token = await askFor(person);
    await person.visitor.call('account/delete', { token });
    await query(
      `insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', kind, 'booking_id', b.id, 'user_id', b.user_id)
       from booking b, unnest(array['review-request', 'refund-done', 'host-booking-cancelled', 'account-new-device']) kind
       where b.ref = $1`,
      [ref],
    );
    await deliver(suite.program);
    const waiting = await query('select payload, error from outbox where done_at is null or error is not null');
    expect(waiting).toEqual([]);
    expect(await query(`select kind from mail where recipient like '%@erased.invalid'`)).toEqual([]);
  });
});
