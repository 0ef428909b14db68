// Registering answers the same for every address; the account exists once its link is used.
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import { createProgram } from '#tests/support/app/program.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';

const suite = useAccountSuite();

const person = { first_name: 'Ada', last_name: 'Lind', password };

describe('user/register', () => {
  it('answers every address alike, makes no account and signs nobody in', async () => {
    const known = (await suite.insertAccount()).email;
    const unverified = (await suite.insertAccount({ isVerified: false })).email;
    const unknown = suite.newEmail();
    for (const email of [known, unverified, unknown]) {
      const visitor = await suite.program.visitor();
      const { status, body } = await visitor.call('user/register', { ...person, email });
      expect([status, { ...body, message: body.message.replace(email, '') }]).toEqual([
        200,
        {
          status: 'success',
          user_id: null,
          user_name: null,
          user_image: null,
          message: 'We’ve sent an email to . Open the link in it to finish signing up.',
        },
      ]);
      expect(visitor.cookies.has('session')).toBe(false);
    }
    expect(await suite.accountOf(unknown)).toBeUndefined();
    expect((await suite.mailsTo(known)).map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect((await suite.mailsTo(unverified)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    expect((await suite.mailsTo(unknown)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  });

  it('names each field that is wrong', async () => {
    const visitor = await suite.program.visitor();
    const { body } = await visitor.call('user/register', { email: 'x', first_name: '', last_name: 'L', password });
    expect(body).toMatchObject({
      code: 'email-invalid',
      fields: { email: 'Please enter valid email format', first_name: 'First name is required' },
    });
    const short = await visitor.call('user/register', { ...person, email: suite.newEmail(), password: 'short' });
    expect(short.body.fields).toHaveProperty('password');
  });

  it('sets the password that was typed in the browser that typed it, once, and logs that browser in', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    await visitor.call('user/register', { ...person, email, isd_code: '44', phone: '7700 900123' });
    const token = await suite.tokenFor(email);
    expect((await visitor.call('account/mailed', { token })).body).toMatchObject({
      purpose: 'sign-up',
      state: 'open',
      has_typed: true,
      email,
    });
    expect(await suite.accountOf(email)).toBeUndefined();
    const account = await visitor.call('account/sign-up-confirm', { token });
    expect(account.body).toMatchObject({ did: 'verify', email, user_name: 'Ada Lind' });
    expect(await suite.accountOf(email)).toMatchObject({ first_name: 'Ada', isd_code: '44', phone: '7700900123' });
    expect((await visitor.call('user/auth')).body.user_id).toBe(account.body.user_id);
    await visitor.call('user/logout');
    expect((await visitor.call('account/sign-up-confirm', { token, password: 'another one' })).body).toMatchObject({
      did: 'nothing',
      user_id: null,
    });
    expect((await visitor.call('user/login', { email, password })).status).toBe(200);
  });

  it('asks for a new password anywhere else: whoever typed a stranger’s address gains nothing', async () => {
    const [email, attacker, owner] = [suite.newEmail(), await suite.program.visitor(), await suite.program.visitor()];
    await attacker.call('user/register', { ...person, email, password: 'the attacker knows it' });
    const token = await suite.tokenFor(email);
    expect((await owner.call('account/mailed', { token })).body).toMatchObject({ has_typed: false });
    expect(await codeOf(owner, 'account/sign-up-confirm', { token })).toBe('password-missing');
    const confirmed = await owner.call('account/sign-up-confirm', { token, password });
    expect(confirmed.body).toMatchObject({ did: 'verify', user_id: null });
    expect(owner.cookies.has('session')).toBe(false);
    expect((await attacker.call('user/auth')).body.user_id).toBeNull();
    expect(await codeOf(attacker, 'user/login', { email, password: 'the attacker knows it' })).toBe('login-failed');
    expect((await owner.call('user/login', { email, password })).status).toBe(200);
  });

  it('leaves a browser that is logged in to another account as it is', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    await visitor.call('user/register', { ...person, email });
    const token = await suite.tokenFor(email);
    const own = await suite.insertAccount();
    const login = await visitor.call('user/login', { email: own.email, password });
    expect(login.status).toBe(200);
    expect((await visitor.call('account/sign-up-confirm', { token })).body).toMatchObject({
      did: 'verify',
      user_id: null,
    });
    expect((await visitor.call('user/auth')).body.user_id).toBe(login.body.user_id);
  });

  it('ends every other pending password with the first verification', async () => {
    const [email, one, other] = [suite.newEmail(), await suite.program.visitor(), await suite.program.visitor()];
    await one.call('user/register', { ...person, email, password: 'the first of the two' });
    const first = await suite.tokenFor(email);
    await other.call('user/register', { ...person, email });
    const second = await suite.tokenFor(email);
    await other.call('account/sign-up-confirm', { token: second });
    expect((await one.call('account/sign-up-confirm', { token: first })).body).toMatchObject({ did: 'nothing' });
    const { rows } = await suite.base.pool.query('select password_hash from account_request where email = $1', [email]);
    expect(rows).toEqual([{ password_hash: null }, { password_hash: null }]);
    expect(await codeOf(one, 'user/login', { email, password: 'the first of the two' })).toBe('login-failed');
  });

  it('two presses at once make one account', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    await visitor.call('user/register', { ...person, email });
    const token = await suite.tokenFor(email);
    const both = await Promise.all([1, 2].map(() => visitor.call('account/sign-up-confirm', { token })));
    expect(both.map(({ body }) => (body as unknown as { did: string }).did).toSorted()).toEqual(['nothing', 'verify']);
  });

  it('sends six mails an hour to an address at most', async () => {
    const limited = await createProgram(suite.base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
    const [email, visitor] = [suite.newEmail(), await limited.visitor()];
    for (let time = 0; time < 9; time += 1) await visitor.call('user/register', { ...person, email });
    await deliver(limited);
    expect(await suite.mailsTo(email)).toHaveLength(6);
    await limited.close();
  });

  it('has a link of a day', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    await visitor.call('user/register', { ...person, email });
    const token = await suite.tokenFor(email);
    await suite.age(24 * 60);
    expect((await visitor.call('account/mailed', { token })).body.state).toBe('expired');
    expect(await codeOf(visitor, 'account/sign-up-confirm', { token, password })).toBe('link-expired');
  });
});
