// Operators' actions on an account, and conflicts of two operators (docs/reference/back-office.md#one-person).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountPassword, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();
const reason = 'asked for by phone, seen on video';

const query = async <Row>(text: string, values: unknown[]) => (await suite.base.pool.query(text, values)).rows as Row[];

/** A holder of an API token, who showed the second factor when making it. */
async function client(token: string): Promise<Caller> {
  const visitor = await suite.program.visitor();
  return { ...visitor, call: (name, body) => visitor.call(name, body, as(token)) };
}

async function operator(): Promise<{ id: string; email: string; visitor: Caller }> {
  const { id, email } = await suite.insertAccount();
  await query(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
  const token = randomUUID();
  await giveTokens(suite.base.pool, { [token]: id });
  return { id, email, visitor: await client(token) };
}
/** An operator that the file's other tests do not affect: no one else has the role. */
async function onlyOperators<Count extends number>(count: Count) {
  await query(`update user_account set roles = '{user}'`, []);
  return Promise.all(Array.from({ length: count }, operator));
}
const logOf = (id: string) =>
  query<{ action: string; detail: object }>('select action, detail from audit_log where subject = $1 order by id', [
    `account:${id}`,
  ]);
const act = (by: { visitor: Caller }, userId: string, name: string, more: object = { reason }) =>
  by.visitor.call('admin/person-act', { user_id: userId, act: name, ...more });
const role = (by: { visitor: Caller }, userId: string, name: string, give: boolean) =>
  by.visitor.call('admin/person-role', {
    user_id: userId,
    role: name,
    give,
    reason,
    ...(give && name === 'operator' && { areas: ['support'] }),
  });

describe('a blocked person', () => {
  it('is out at once, is told why no login works, and is let in again', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    await suite.base.pool.query(
      `insert into distributor_key (user_id, name, prefix, key_hash) values ($1, 'Shop', 'banyan_key_abcd', sha256('key'))`,
      [person.id],
    );
    expect((await act(op, person.id, 'block')).body).toMatchObject({ status: 'success' });
    expect((await person.visitor.call('user/auth')).body.user_id).toBeNull();
    const login = { email: person.email, password: accountPassword };
    expect(await codeOf(person.visitor, 'user/login', login)).toBe('account-blocked');
    expect(await codeOf(person.visitor, 'user/login', { ...login, password: 'wrong password' })).toBe('login-failed');
    expect(await codeOf(op.visitor, 'admin/person-act', { user_id: person.id, act: 'block', reason })).toBe(
      'person-state',
    );
    await person.visitor.call('account/sign-in-send', { email: person.email });
    const token = await suite.tokenFor(person.email);
    expect(await codeOf(person.visitor, 'account/sign-in', { token })).toBe('account-blocked');
    expect((await act(op, person.id, 'unblock')).body).toMatchObject({ status: 'success' });
    expect((await person.visitor.call('user/login', login)).body.user_id).toBe(person.id);
    expect(await logOf(person.id)).toEqual([
      { action: 'account-blocked', detail: { before: 'active', after: 'blocked', keys: 1, reason } },
      { action: 'account-unblocked', detail: { before: 'blocked', after: 'open', reason } },
    ]);
  });

  it('opens nothing by a token of the API, nor by a session that began in the same moment', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    const token = randomUUID();
    await giveTokens(suite.base.pool, { [token]: person.id });
    const api = await client(token);
    expect((await api.call('user/detail')).status).toBe(200);
    await act(op, person.id, 'block');
    expect((await api.call('user/detail')).status).toBe(401);
    await query(
      `insert into session (token_hash, user_id, expires_at) values (sha256('late'), $1, banyan_now() + interval '1 day')`,
      [person.id],
    );
    await act(op, person.id, 'unblock');
    expect(await query('select from session where user_id = $1', [person.id])).toEqual([]);
  });
});

describe('roles', () => {
  it('are given and taken with before and after, and count at once', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    await role(op, person.id, 'ambassador', true);
    expect((await person.visitor.call('user/auth')).body).toMatchObject({ roles: ['user', 'ambassador'] });
    expect((await role(op, person.id, 'ambassador', true)).body.code).toBe('person-state');
    await role(op, person.id, 'ambassador', false);
    expect(await logOf(person.id)).toEqual([
      { action: 'role-given', detail: { before: ['user'], after: ['user', 'ambassador'], reason } },
      { action: 'role-taken', detail: { before: ['user', 'ambassador'], after: ['user'], reason } },
    ]);
  });

  it('are nobody’s own to change, and nobody blocks themselves', async () => {
    const op = await operator();
    expect((await role(op, op.id, 'operator', false)).body.code).toBe('person-self');
    expect((await act(op, op.id, 'block')).body.code).toBe('person-self');
  });

  it.each(['role', 'block'])(
    'of an admin stay with one of two who take them from each other at once (%s)',
    async (way) => {
      const [one, other] = await onlyOperators(2);
      if (!one || !other) throw new Error('no operators');
      const take = (by: { visitor: Caller }, id: string) =>
        way === 'role' ? role(by, id, 'operator', false) : act(by, id, 'block');
      const answers = await Promise.all([take(one, other.id), take(other, one.id)]);
      expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['error', 'success']);
      const left = await query(`select from user_account where 'operator' = any(roles) and blocked_at is null`, []);
      expect(left).toHaveLength(1);
    },
  );
});

describe('an act on an account', () => {
  it('that is dangerous asks for a reason and for a second factor shown lately', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    expect((await act(op, person.id, 'block', {})).body).toMatchObject({
      code: 'bad-input',
      fields: { reason: expect.any(String) },
    });
    await query(`update api_token set created_at = created_at - interval '1 hour' where user_id = $1`, [op.id]);
    for (const name of ['block', 'erase']) expect((await act(op, person.id, name)).body.code).toBe('factor-stale');
    expect((await role(op, person.id, 'operator', true)).body.code).toBe('factor-stale');
    expect((await act(op, randomUUID(), 'block')).body.code).toBe('person-not-found');
    expect(await logOf(person.id)).toEqual([]);
  });

  it('ends sessions, and mails a link to set a password', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    await act(op, person.id, 'end-sessions', {});
    expect((await person.visitor.call('user/auth')).body.user_id).toBeNull();
    expect((await act(op, person.id, 'end-sessions', {})).body.code).toBe('person-state');
    await act(op, person.id, 'send-reset', {});
    const [mail] = await suite.mailsTo(person.email);
    expect(mail?.kind).toBe('account-reset');
    const password = 'another battery staple';
    const set = { token: await suite.tokenFor(person.email), password };
    expect((await person.visitor.call('user/password-update', set)).body).toMatchObject({ status: 'success' });
    expect((await person.visitor.call('user/login', { email: person.email, password })).body.user_id).toBe(person.id);
  });

  it('releases a second factor the way the command does, once', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    await query(
      `insert into second_factor (user_id, nonce, secret_hash, confirmed_at) values ($1, gen_random_uuid(), sha256('x'), banyan_now())`,
      [person.id],
    );
    expect((await act(op, person.id, 'release-factor')).body).toMatchObject({ status: 'success' });
    expect((await act(op, person.id, 'release-factor')).body.code).toBe('person-state');
    expect(await logOf(person.id)).toEqual([{ action: 'factor-release-asked', detail: { check: reason } }]);
    const shown = (await op.visitor.call('admin/person', { user_id: person.id })).body;
    expect(shown).toMatchObject({ has_factor: true, factor_release_at: expect.any(String) });
  });

  it('erases a person, but not one whom something still needs', async () => {
    const op = await operator();
    const [person, other] = [await suite.signedIn(), await operator()];
    expect((await act(op, other.id, 'erase')).body.code).toBe('person-in-use');
    expect((await act(op, person.id, 'erase')).body).toMatchObject({ status: 'success' });
    const shown = (await op.visitor.call('admin/person', { user_id: person.id })).body;
    expect(shown).toMatchObject({ state: 'erased', email: '', phone: '', acts: [], sessions: [] });
    expect(await suite.accountOf(person.email)).toBeUndefined();
    expect((await logOf(person.id)).map(({ action }) => action)).toEqual(['account-erased']);
  });
});

describe('an account that is blocked', () => {
  it('is not deleted by its owner with a link from before, to come back as somebody new', async () => {
    const op = await operator();
    const person = await suite.signedIn();
    await person.visitor.call('account/delete-send');
    const token = await suite.tokenFor(person.email);
    expect(token).not.toBe('');
    await act(op, person.id, 'block');
    expect(await codeOf(person.visitor, 'account/delete', { token })).toBe('account-blocked');
  });
});
