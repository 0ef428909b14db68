import { beforeAll, describe, expect, it } from 'vitest';
import { quickHash } from '#tests/support/app/tokens.ts';
import { book, deliver, insertFreeCode, linkOf, listed } from '#tests/support/tampering/mailed-links.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
const password = 'long enough to do';
let count = 0;

beforeAll(() => insertFreeCode(suite.base.pool));

async function booked(typed: { password?: string; first_name?: string; email?: string } = {}) {
  count += 1;
  const email = typed.email ?? `guest-${count}@example.test`;
  const visitor = await suite.program.visitor();
  const { ref } = await book(suite, visitor, { paying: 'nothing due', ...typed, email });
  return { visitor, ref, email, token: (await linkOf(suite, ref)) ?? '' };
}

const rowOf = async (email: string) =>
  (await suite.base.pool.query('select * from user_account where email = $1', [email])).rows[0];
const hasEnded = (ref: string) =>
  suite.base.pool.query(
    `update account_link set expires_at = banyan_now() where booking_id = (select id from booking where ref = $1)`,
    [ref],
  );

describe('the mail of a confirmed booking', () => {
  it('carries the link, whether a password was typed or not, and stores only its hash', async () => {
    for (const typed of [{}, { password }]) {
      const { ref, token } = await booked(typed);
      expect(token).toMatch(/^[\w-]{46}$/);
      const { rows } = await suite.base.pool.query(
        `select to_jsonb(l)::text as row, round(extract(epoch from l.expires_at - l.created_at) / 86400) as days
         from account_link l join booking b on b.id = l.booking_id where b.ref = $1`,
        [ref],
      );
      expect(rows).toHaveLength(1);
      expect(Number(rows[0].days)).toBe(30);
      expect(rows[0].row).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('carries none for who was signed in', async () => {
    const { email, token, visitor } = await booked({ password });
    await visitor.call('account/confirm', { token });
    expect((await visitor.call('user/login', { email, password })).body.status).toBe('success');
    const { ref } = await book(suite, visitor, { paying: 'nothing due', email });
    expect(await linkOf(suite, ref)).toBeNull();
    expect(await listed(visitor)).toContain(ref);
  });

  it('is not sent for a hold that nobody has paid', async () => {
    const visitor = await suite.program.visitor();
    const { ref } = await book(suite, visitor, { paying: 'unpaid', email: 'nobody-paid@example.test', password });
    expect(await linkOf(suite, ref)).toBeNull();
  });
});

describe('account/link', () => {
  it('changes nothing, however often a mail scanner opens it', async () => {
    const { token, email } = await booked({ password });
    await suite.refused(async () => {
      for (let time = 0; time < 3; time += 1) {
        const scanner = await suite.program.visitor();
        const { body } = await scanner.call('account/link', { token });
        expect(body).toMatchObject({ state: 'verify', has_typed: false, email });
      }
    });
    expect((await rowOf(email)).verified_at).toBeNull();
  });

  it('knows no token that was not mailed', async () => {
    const visitor = await suite.program.visitor();
    const written = await suite.refused(async () => {
      for (const name of ['account/link', 'account/confirm', 'account/resend']) {
        const sent = { token: 'A'.repeat(43), ...(name === 'account/confirm' && { password }) };
        expect((await visitor.call(name, sent)).body.code).toBe('link-invalid');
      }
    });
    expect(written.map(({ call }) => call)).toEqual(['account/link', 'account/confirm', 'account/resend']);
  });
});

describe('account/confirm', () => {
  it('in the browser that typed the password sets it, and logs that browser in', async () => {
    const { visitor, token, email, ref } = await booked({ password });
    expect((await visitor.call('account/link', { token })).body).toMatchObject({ state: 'verify', has_typed: true });
    expect((await visitor.call('account/confirm', { token })).body).toMatchObject({ did: 'verify', email });
    expect((await visitor.call('user/auth')).body.user_id).toBe((await rowOf(email)).id);
    expect(await listed(visitor)).toEqual([ref]);
    await visitor.call('user/logout');
    expect((await visitor.call('user/login', { email, password })).body.status).toBe('success');
  });

  it('anywhere else asks for a new one, and the typed one dies', async () => {
    const { token, email, visitor: home } = await booked({ password });
    const elsewhere = await suite.program.visitor();
    expect((await elsewhere.call('account/confirm', { token })).body.code).toBe('password-missing');
    expect((await elsewhere.call('account/confirm', { token, password: 'short' })).body.code).toBe('bad-input');
    expect((await rowOf(email)).verified_at).toBeNull();
    const used = await elsewhere.call('account/confirm', { token, password: 'another one' });
    expect(used.body).toMatchObject({ did: 'verify', user_id: null });
    expect(elsewhere.cookies.has('session')).toBe(false);
    expect((await home.call('user/login', { email, password })).body.code).toBe('login-failed');
    expect((await home.call('user/login', { email, password: 'another one' })).body.status).toBe('success');
  });

  it('takes the typed password no longer after somebody has signed out in that browser', async () => {
    const { visitor, token } = await booked({ password });
    await visitor.call('user/logout');
    expect((await visitor.call('account/link', { token })).body).toMatchObject({ has_typed: false });
    expect((await visitor.call('account/confirm', { token })).body.code).toBe('password-missing');
  });

  it('ends every pending password and session of the account, and takes the name from the owner’s booking', async () => {
    const email = 'ended@example.test';
    const outsider = await booked({ email, password: 'of a stranger', first_name: 'Stranger' });
    const { token } = await booked({ email, first_name: 'Olga' });
    const { id, first_name } = await rowOf(email);
    expect(first_name).toBe('Stranger');
    await suite.base.pool.query(
      `insert into session (token_hash, user_id, expires_at) values ('\\x01', $1, banyan_now() + interval '1 day')`,
      [id],
    );
    const owner = await suite.program.visitor();
    await owner.call('account/confirm', { token, password });
    const left = await suite.base.pool.query(
      `select (select count(*) from session where user_id = $1) + (select count(*) from pending_password where user_id = $1) as n`,
      [id],
    );
    expect(Number(left.rows[0].n)).toBe(0);
    expect((await rowOf(email)).first_name).toBe('Olga');
    const joined = await outsider.visitor.call('account/confirm', { token: outsider.token });
    expect(joined.body).toMatchObject({ did: 'join' });
  });

  it('leaves the password of a verified address alone, whatever comes with the link', async () => {
    const email = 'verified@example.test';
    await suite.base.pool.query(
      `insert into user_account (email, first_name, password_hash, verified_at) values ($1, 'Vera', $2, banyan_now())`,
      [email, await quickHash(password)],
    );
    const { token, ref } = await booked({ email });
    const owner = await suite.program.visitor();
    expect((await owner.call('account/confirm', { token, password: 'another one' })).body).toMatchObject({
      did: 'join',
    });
    expect((await owner.call('user/login', { email, password: 'another one' })).body.code).toBe('login-failed');
    expect((await owner.call('user/login', { email, password })).body.status).toBe('success');
    expect(await listed(owner)).toEqual([ref]);
  });
});

describe('a link that is too old', () => {
  it('does nothing, and another one is mailed on request, five a day at most', async () => {
    const { token, email, ref } = await booked();
    const visitor = await suite.program.visitor();
    expect((await visitor.call('account/resend', { token })).body.message).toMatch(/still works/);
    await hasEnded(ref);
    expect((await visitor.call('account/link', { token })).body).toMatchObject({ state: 'expired' });
    expect((await visitor.call('account/confirm', { token, password })).body.code).toBe('link-expired');
    expect((await rowOf(email)).verified_at).toBeNull();
    for (let time = 0; time < 7; time += 1) {
      for (let press = 0; press < 2; press += 1)
        expect((await visitor.call('account/resend', { token })).body.status).toBe('success');
      await deliver(suite.program);
      await hasEnded(ref);
    }
    const mails = await suite.base.pool.query(
      `select count(*)::integer as n from mail where kind = 'account-link' and recipient = $1`,
      [email],
    );
    expect(mails.rows[0].n).toBe(4);
  });

  it('is replaced by one that works', async () => {
    const { token, ref, visitor } = await booked({ password });
    await hasEnded(ref);
    await visitor.call('account/resend', { token });
    await deliver(suite.program);
    const fresh = (await linkOf(suite, ref)) ?? '';
    expect(fresh).not.toBe(token);
    expect((await visitor.call('account/confirm', { token: fresh })).body).toMatchObject({ did: 'verify' });
    expect((await visitor.call('account/link', { token })).body).toMatchObject({ state: 'done' });
  });
});

describe('account/answer', () => {
  it('is for the owner of the address alone', async () => {
    const victim = await booked({ password });
    await victim.visitor.call('account/confirm', { token: victim.token });
    const later = await booked({ email: victim.email });
    const { id } = (await suite.base.pool.query('select id from booking where ref = $1', [later.ref])).rows[0];
    const other = await booked({ password });
    await other.visitor.call('account/confirm', { token: other.token });
    await other.visitor.call('user/login', { email: other.email, password });
    await suite.refused(async () => {
      for (const decision of ['accept', 'refuse']) {
        const { body } = await other.visitor.call('account/answer', { booking_id: id, decision });
        expect(body.code).toBe('booking-not-found');
        const visitor = await suite.program.visitor();
        expect((await visitor.call('account/answer', { booking_id: id, decision })).body.code).toBe('unauthorized');
      }
    });
  });

  it('does not see holds that nobody has paid', async () => {
    const { visitor, token, email } = await booked({ password });
    await visitor.call('account/confirm', { token });
    await visitor.call('user/login', { email, password });
    const outsider = await suite.program.visitor();
    const { ref } = await book(suite, outsider, { paying: 'unpaid', email });
    expect((await visitor.call('account/offered')).body.data).toEqual([]);
    const { id } = (await suite.base.pool.query('select id from booking where ref = $1', [ref])).rows[0];
    const { body } = await visitor.call('account/answer', { booking_id: id, decision: 'accept' });
    expect(body.code).toBe('booking-not-found');
  });
});
