// The second factor: turning it on, logins that ask for it, recovery codes, rights that need it.
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();

interface Factor {
  is_on: boolean;
  is_demanded: boolean;
  recovery_left: number;
  secret: string;
  url: string;
  recovery_codes: string[];
}

const factorOf = async (visitor: Caller, name: string, input: object = {}) =>
  (await visitor.call(`account/${name}`, input)).body as unknown as Factor & { code?: string; fields?: object };

/** The app's code `steps` half minutes from now. */
const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** An account with a second factor; the previous step's code is used. */
async function withFactor() {
  const account = await suite.signedIn();
  const { secret } = await factorOf(account.visitor, 'factor-begin', { password });
  const { recovery_codes: codes } = await factorOf(account.visitor, 'factor-confirm', { code: appCode(secret, -1) });
  return { ...account, secret, codes };
}

describe('the second factor', () => {
  it('is off at first, and is told to who must have it', async () => {
    const { id, visitor } = await suite.signedIn();
    expect(await factorOf(visitor, 'factor')).toMatchObject({ is_on: false, is_demanded: false, recovery_left: 0 });
    await suite.base.pool.query(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
    expect(await factorOf(visitor, 'factor')).toMatchObject({ is_on: false, is_demanded: true });
    expect(await codeOf(visitor, 'account/factor-off', { code: '123456' })).toBe('factor-off');
    expect(await codeOf(await suite.program.visitor(), 'account/factor', {})).toBe('unauthorized');
  });

  it('is begun with the password, and asked for only after a first code', async () => {
    const { email, visitor } = await suite.signedIn();
    expect(await codeOf(visitor, 'account/factor-begin', { password: 'wrong' })).toBe('password-wrong');
    const { secret, url } = await factorOf(visitor, 'factor-begin', { password });
    expect(new URL(url).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(url)).toContain(email);
    expect((await (await suite.program.visitor()).call('user/login', { email, password })).status).toBe(200);
    expect(await codeOf(visitor, 'account/factor-confirm', { code: '000000' })).toBe('factor-wrong');
    const before = visitor.cookies.get('session');
    const { recovery_codes: codes } = await factorOf(visitor, 'factor-confirm', { code: appCode(secret) });
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect(await factorOf(visitor, 'factor')).toMatchObject({ is_on: true, recovery_left: 10 });
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-factor-on');
    const { rows } = await suite.base.pool.query(
      `select row_to_json(f)::text || coalesce((select string_agg(row_to_json(r)::text, '') from recovery_code r), '') as all
       from second_factor f`,
    );
    for (const one of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(one);
  });

  it('is asked for by the password, by links, and by a new password', async () => {
    const { email, id, secret } = await withFactor();
    const visitor = await suite.program.visitor();
    const asked = await visitor.call('user/login', { email, password });
    expect([asked.status, asked.body.code, asked.body.fields]).toEqual([
      401,
      'factor-needed',
      { code: expect.any(String) },
    ]);
    expect((await visitor.call('user/auth')).body.user_id).toBeNull();
    expect(await codeOf(visitor, 'user/login', { email, password: 'wrong', code: appCode(secret) })).toBe(
      'login-failed',
    );

    await visitor.call('account/sign-in-send', { email });
    const token = await suite.tokenFor(email);
    expect((await visitor.call('account/mailed', { token })).body).toMatchObject({ asks_code: true });
    expect(await codeOf(visitor, 'account/sign-in', { token })).toBe('factor-needed');
    expect(await codeOf(visitor, 'account/sign-in', { token, code: '000000' })).toBe('factor-wrong');
    expect((await visitor.call('account/sign-in', { token, code: appCode(secret) })).body.user_id).toBe(id);
    await visitor.call('user/logout');

    await visitor.call('user/password-reset-send', { email });
    const reset = { token: await suite.tokenFor(email), password: 'a whole new one' };
    expect(await codeOf(visitor, 'user/password-update', reset)).toBe('factor-needed');
    expect((await visitor.call('user/password-update', { ...reset, code: appCode(secret, 1) })).status).toBe(200);
  });

  it('takes no code twice', async () => {
    const { email, secret } = await withFactor();
    const code = appCode(secret);
    const [one, two] = [await suite.program.visitor(), await suite.program.visitor()];
    const both = await Promise.all([one, two].map((visitor) => visitor.call('user/login', { email, password, code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await codeOf(two, 'user/login', { email, password, code })).toBe('factor-wrong');
    expect(await codeOf(two, 'user/login', { email, password, code: appCode(secret, -1) })).toBe('factor-wrong');
  });

  it('has ten recovery codes, each good for once, and new ones end the old', async () => {
    const { email, visitor, secret, codes } = await withFactor();
    const other = await suite.program.visitor();
    const code = (codes[0] ?? '').toLowerCase();
    expect((await other.call('user/login', { email, password, code })).status).toBe(200);
    expect(await codeOf(await suite.program.visitor(), 'user/login', { email, password, code })).toBe('factor-wrong');
    expect(await factorOf(visitor, 'factor')).toMatchObject({ recovery_left: 9 });
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-recovery-used');
    await factorOf(visitor, 'factor-recovery', { code: appCode(secret) });
    expect(await factorOf(visitor, 'factor')).toMatchObject({ recovery_left: 10 });
    expect(await codeOf(other, 'user/login', { email, password, code: codes[1] })).toBe('factor-wrong');
  });

  it('is turned off by a code, and by nothing else', async () => {
    const { email, visitor, secret } = await withFactor();
    expect(await codeOf(visitor, 'account/factor-begin', { password })).toBe('factor-on');
    expect(await codeOf(visitor, 'account/factor-off', { code: '000000' })).toBe('factor-wrong');
    await visitor.call('account/factor-off', { code: appCode(secret) });
    expect(await factorOf(visitor, 'factor')).toMatchObject({ is_on: false });
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-factor-off');
    expect((await (await suite.program.visitor()).call('user/login', { email, password })).status).toBe(200);
  });

  it('stops guesses of codes as those of passwords', async () => {
    const { email } = await withFactor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      const guesser = await suite.program.visitor(`203.0.113.${turn}`);
      statuses.push((await guesser.call('user/login', { email, password, code: '000000' })).status);
    }
    expect([statuses.slice(0, 20).every((one) => one === 403), statuses.slice(20)]).toEqual([true, [429, 429]]);
  });

  it('makes an operator one: without it the session is that of a guest', async () => {
    const { email, id, visitor, secret } = await withFactor();
    await suite.base.pool.query(`update user_account set roles = '{user,operator}' where id = $1`, [id]);
    const rolesOf = async (one: Caller) => ((await one.call('user/auth')).body as unknown as { roles: string[] }).roles;
    expect(await rolesOf(visitor)).toEqual(['user', 'operator']);
    const other = await suite.program.visitor();
    await other.call('user/login', { email, password, code: appCode(secret) });
    expect(await rolesOf(other)).toEqual(['user', 'operator']);
    await other.call('user/password-update', { current_password: password, password: 'a whole new one' });
    expect(await rolesOf(other)).toEqual(['user', 'operator']);
    await suite.base.pool.query(`update session set factor_at = null where user_id = $1`, [id]);
    expect(await rolesOf(other)).toEqual(['user']);
  });
});
