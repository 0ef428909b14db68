// Emailed links for logging in and for a new password.
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();

describe('a link to log in', () => {
  const ask = async (email: string, visitor: Caller) => {
    await visitor.call('account/sign-in-send', { email });
    return suite.tokenFor(email);
  };

  it('signs in once, for 15 minutes, and opening it changes nothing', async () => {
    const { email, id } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    const token = await ask(email, visitor);
    await visitor.call('account/mailed', { token });
    expect((await visitor.call('user/auth')).body.user_id).toBeNull();
    expect((await visitor.call('account/sign-in', { token })).body).toMatchObject({ status: 'success', user_id: id });
    expect((await visitor.call('user/auth')).body.user_id).toBe(id);
    expect(await codeOf(await suite.program.visitor(), 'account/sign-in', { token })).toBe('link-invalid');
    const late = await ask(email, visitor);
    await suite.age(15);
    expect(await codeOf(visitor, 'account/sign-in', { token: late })).toBe('link-expired');
  });

  it('is not mailed to an address without an account', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    const { body } = await visitor.call('account/sign-in-send', { email });
    expect(body.message).toBe(`If ${email} has an account, we’ve sent a link to log in. It’s valid for 15 minutes.`);
    expect(await suite.mailsTo(email)).toEqual([]);
  });

  it('proves an address that nobody has proved, and ends what was pending for it', async () => {
    const { email, id } = await suite.insertAccount({ isVerified: false });
    const visitor = await suite.program.visitor();
    await visitor.call('account/sign-in', { token: await ask(email, visitor) });
    expect((await visitor.call('user/auth')).body.user_id).toBe(id);
    expect((await suite.accountOf(email))?.['verified_at']).toBeInstanceOf(Date);
    const { body } = await visitor.call('user/detail');
    expect(body).toMatchObject({ email, has_password: false });
  });

  it('signs in one of two who press at once', async () => {
    const { email } = await suite.insertAccount();
    const [one, two] = [await suite.program.visitor(), await suite.program.visitor()];
    const token = await ask(email, one);
    const both = await Promise.all([one, two].map((visitor) => visitor.call('account/sign-in', { token })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('does only what it was mailed for', async () => {
    const { email } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    const token = await ask(email, visitor);
    for (const [name, more] of [
      ['user/password-update', { password }],
      ['account/sign-up-confirm', { password }],
      ['account/address-confirm', {}],
    ] as const)
      expect(await codeOf(visitor, name, { token, ...more })).toBe('link-invalid');
    expect((await visitor.call('user/password-reset-validate', { token })).body).toMatchObject({ valid: false });
    expect((await visitor.call('account/sign-in', { token })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string, visitor: Caller) => {
    await visitor.call('user/password-reset-send', { email });
    return suite.tokenFor(email);
  };
  const isValid = async (visitor: Caller, token: string) =>
    (await visitor.call('user/password-reset-validate', { token })).body;

  it('is set anew once; every session and every other link ends, and the owner is told', async () => {
    const { email } = await suite.insertAccount();
    const [mine, elsewhere] = [await suite.program.visitor(), await suite.program.visitor()];
    await elsewhere.call('user/login', { email, password });
    const older = await ask(email, mine);
    const token = await ask(email, mine);
    expect(await isValid(mine, token)).toEqual({ status: 'success', valid: true });
    const { body } = await mine.call('user/password-update', { token, password: 'a whole new one' });
    expect(body).toMatchObject({ status: 'success', message: 'Your new password is set. You can log in with it now.' });
    for (const one of [older, token]) {
      expect(await isValid(mine, one)).toEqual({ status: 'success', valid: false });
      expect(await codeOf(mine, 'user/password-update', { token: one, password: 'and yet another' })).toBe(
        'link-invalid',
      );
    }
    for (const visitor of [mine, elsewhere]) expect((await visitor.call('user/auth')).body.user_id).toBeNull();
    expect(await codeOf(mine, 'user/login', { email, password })).toBe('login-failed');
    expect((await mine.call('user/login', { email, password: 'a whole new one' })).status).toBe(200);
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-password-changed');
  });

  it('cannot be set by a link that is too old or was never mailed', async () => {
    const { email } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    const token = await ask(email, visitor);
    await suite.age(15);
    expect(await isValid(visitor, token)).toEqual({ status: 'success', valid: false });
    expect(await codeOf(visitor, 'user/password-update', { token, password })).toBe('link-expired');
    expect(await codeOf(visitor, 'user/password-update', { token: 'A'.repeat(46), password })).toBe('link-invalid');
  });

  it('says the same of any address, and mails nothing where there is no account', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    const { body } = await visitor.call('user/password-reset-send', { email });
    expect(body.message).toContain(`If ${email} has an account`);
    expect(await suite.mailsTo(email)).toEqual([]);
  });
});
