// What owners see and change of their account.
import { describe, expect, it } from 'vitest';
import { createProgram } from '#tests/support/app/program.ts';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';

const suite = useAccountSuite();

describe('one’s own account', () => {
  it('is shown to its owner and nobody else', async () => {
    const { email, id, visitor } = await suite.signedIn();
    expect((await visitor.call('user/detail')).body).toMatchObject({ id, email, has_password: true, roles: ['user'] });
    expect(await codeOf(await suite.program.visitor(), 'user/detail', {})).toBe('unauthorized');
  });

  it('takes a name and a number; what is not sent stays, and what is wrong is named', async () => {
    const { email, visitor } = await suite.signedIn();
    await visitor.call('user/detail-update', { first_name: 'New', phone: '+44 7700 900123' });
    expect(await suite.accountOf(email)).toMatchObject({ first_name: 'New', last_name: 'Person', phone: '7700900123' });
    const wrong = await visitor.call('user/detail-update', { first_name: ' ', phone: 'at home', isd_code: '44' });
    expect(Object.keys(wrong.body.fields)).toEqual(['first_name', 'phone']);
    expect(await suite.accountOf(email)).toMatchObject({ first_name: 'New' });
  });

  it('changes its address by the password and a link to the new one; both are told', async () => {
    const { email, id, visitor } = await suite.signedIn();
    const address = suite.newEmail();
    const asked = (more: object) => visitor.call('user/detail-update', { email: address, ...more });
    expect((await asked({})).body).toMatchObject({ code: 'password-wrong', fields: { password: expect.any(String) } });
    expect((await asked({ password: 'wrong' })).body.code).toBe('password-wrong');
    expect((await asked({ password })).body.message).toContain(address);
    expect(await suite.accountOf(address)).toBeUndefined();
    const token = await suite.tokenFor(address);
    expect((await visitor.call('account/address-confirm', { token })).body).toMatchObject({ email: address });
    expect(await suite.accountOf(address)).toMatchObject({ id });
    for (const one of [email, address])
      expect((await suite.mailsTo(one)).map(({ kind }) => kind)).toContain('account-address-changed');
    expect(await codeOf(visitor, 'account/address-confirm', { token })).toBe('link-invalid');
    expect((await (await suite.program.visitor()).call('user/login', { email: address, password })).status).toBe(200);
  });

  it('cannot take the address of another account, and learns of none', async () => {
    const taken = await suite.insertAccount();
    const { email, id, visitor } = await suite.signedIn();
    const { body } = await visitor.call('user/detail-update', { email: taken.email, password });
    expect(body.message).toContain(taken.email);
    const [mail] = await suite.mailsTo(taken.email);
    expect([mail?.subject, /token=/.test(mail?.text_body ?? '')]).toEqual(['You already have an account', false]);
    expect(await suite.accountOf(email)).toMatchObject({ id });
  });

  it('changes its password by the current one: this browser stays signed in with a new session, all others end', async () => {
    const { email, id, visitor } = await suite.signedIn();
    const other = await suite.program.visitor();
    await other.call('user/login', { email, password });
    const before = visitor.cookies.get('session');
    const wrong = await visitor.call('user/password-update', { current_password: 'wrong', password: 'another one' });
    expect(wrong.body).toMatchObject({ code: 'password-wrong', fields: { current_password: expect.any(String) } });
    await visitor.call('user/password-update', { current_password: password, password: 'another one' });
    expect((await visitor.call('user/auth')).body.user_id).toBe(id);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect((await other.call('user/auth')).body.user_id).toBeNull();
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-password-changed');
  });

  it('without a password has to set one by a link before it can move', async () => {
    const { email, visitor } = await suite.signedIn();
    await suite.base.pool.query('update user_account set password_hash = null where email = $1', [email]);
    for (const [name, input] of [
      ['user/detail-update', { email: suite.newEmail() }],
      ['user/password-update', { current_password: '', password }],
    ] as const)
      expect(await codeOf(visitor, name, input)).toBe('password-first');
  });

  it('is told of a device that is new, but not of its first one', async () => {
    const { email, visitor } = await suite.signedIn();
    expect(await suite.mailsTo(email)).toEqual([]);
    await visitor.call('user/login', { email, password });
    expect(await suite.mailsTo(email)).toEqual([]);
    await (
      await suite.program.visitor()
    ).call('user/login', { email, password }, { 'user-agent': 'X11; Linux Firefox/140.0' });
    const [mail] = await suite.mailsTo(email);
    expect([mail?.kind, mail?.text_body.includes('Firefox on Linux')]).toEqual(['account-new-device', true]);
  });

  it('has its hash made anew at the next login after the cost was changed, and only by the right password', async () => {
    const { email } = await suite.insertAccount();
    const dear = await createProgram(suite.base.pool, { settings: { BANYAN_PASSWORD_PASSES: '3' } });
    const hashOf = async () => String((await suite.accountOf(email))?.['password_hash']);
    const before = await hashOf();
    await (await dear.visitor()).call('user/login', { email, password: 'wrong' });
    expect(await hashOf()).toBe(before);
    await (await dear.visitor()).call('user/login', { email, password });
    expect(await hashOf()).toMatch(/^argon2id\$m=7168,t=3\$/);
    expect((await (await suite.program.visitor()).call('user/login', { email, password })).status).toBe(200);
    expect(await hashOf()).toMatch(/^argon2id\$m=7168,t=1\$/);
    await dear.close();
  });
});
