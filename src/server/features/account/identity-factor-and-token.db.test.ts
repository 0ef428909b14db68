// Identities with the second factor, and user/facebook with an access token.
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf } from '#tests/support/app/account-suite.ts';
import { useIdentitySuite } from '#tests/support/app/identity-suite.ts';
import { settingsFor } from '#tests/support/sandbox/identity-stand-ins.ts';

const suite = useIdentitySuite();
const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** An account with both identities and a second factor. */
async function withFactor() {
  const account = await suite.signedIn();
  const saying = { email: suite.newEmail() };
  await suite.connect(account.visitor, 'google', saying, password);
  await suite.connect(account.visitor, 'facebook', saying, password);
  const { body } = await account.visitor.call('account/factor-begin', { password });
  const { secret } = body as unknown as { secret: string };
  await account.visitor.call('account/factor-confirm', { code: appCode(secret, -1) });
  return { ...account, saying, secret };
}

/** A token as Facebook's script returns it. */
async function tokenOf(saying: { email: string; hidden?: boolean }): Promise<string> {
  const back = await suite.askProvider(await suite.program.visitor(), 'facebook', saying);
  const { facebook } = suite.program.services.config;
  if (facebook.kind === 'none') throw new Error('no Facebook');
  const query = new URLSearchParams({
    client_id: facebook.appId,
    client_secret: facebook.appSecret.reveal(),
    redirect_uri: 'http://localhost:3000/user/with/facebook/return',
    code: new URL(back, 'http://localhost').searchParams.get('code') ?? '',
  });
  const answer = await fetch(`${facebook.apiUrl}/oauth/access_token?${query.toString()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

describe('the second factor', () => {
  it('is asked for after Google, in that browser, and a code works once', async () => {
    const { id, email, saying, secret } = await withFactor();
    const [visitor, other] = [await suite.program.visitor(), await suite.program.visitor()];
    const to = new URL(await suite.logIn(visitor, 'google', saying, '/faq'), 'http://localhost');
    expect([to.pathname, to.searchParams.get('next')]).toEqual(['/user/two-step', '/faq']);
    expect((await visitor.call('user/auth')).body.user_id).toBeNull();
    const token = to.searchParams.get('token') ?? '';
    expect((await visitor.call('account/mailed', { token })).body).toMatchObject({
      purpose: 'identity-code',
      state: 'open',
      email,
      asks_code: true,
      provider: 'google',
    });
    const confirm = 'account/identity-confirm';
    expect(await codeOf(other, confirm, { token, code: appCode(secret) })).toBe('identity-elsewhere');
    expect(await codeOf(visitor, confirm, { token })).toBe('factor-needed');
    expect(await codeOf(visitor, confirm, { token, code: '000000' })).toBe('factor-wrong');
    const { body } = await visitor.call(confirm, { token, code: appCode(secret) });
    expect(body.user_id).toBe(id);
    const { rows } = await suite.base.pool.query(
      'select count(*)::integer as count from session where user_id = $1 and factor_at is not null',
      [id],
    );
    // The session that turned it on, and this one.
    expect(rows[0].count).toBe(2);
    expect(await codeOf(visitor, confirm, { token, code: appCode(secret, 1) })).toBe('link-invalid');
  });

  it('is no way to connect what was disconnected meanwhile', async () => {
    const { saying, secret, visitor: owner } = await withFactor();
    const visitor = await suite.program.visitor();
    const to = new URL(await suite.logIn(visitor, 'google', saying), 'http://localhost');
    await owner.call('account/identity-remove', { provider: 'google' });
    const input = { token: to.searchParams.get('token') ?? '', code: appCode(secret) };
    expect(await codeOf(visitor, 'account/identity-confirm', input)).toBe('link-invalid');
  });

  it('is asked for by the mailed link as well', async () => {
    const { email, secret } = await withFactor();
    const visitor = await suite.program.visitor();
    await suite.logIn(visitor, 'facebook', { email, first: 'Other' });
    const token = await suite.tokenFor(email);
    expect(await codeOf(visitor, 'account/identity-confirm', { token })).toBe('factor-needed');
    const answer = await visitor.call('account/identity-confirm', { token, code: appCode(secret) });
    // A Facebook identity is connected: the link does not connect another.
    expect(answer.body.code).toBe('identity-second');
  });
});

describe('user/facebook', () => {
  const call = 'user/facebook';

  it('signs in who is connected, and mails who is not, saying the same of any address', async () => {
    const { email, id, visitor } = await suite.signedIn();
    const saying = { email: suite.newEmail() };
    await suite.connect(visitor, 'facebook', saying, password);
    const mine = await suite.program.visitor();
    expect((await mine.call(call, { access_token: await tokenOf(saying) })).body).toMatchObject({ user_id: id });
    expect((await mine.call('user/auth')).body.user_id).toBe(id);
    const outsider = await suite.program.visitor();
    const answers = [];
    for (const address of [email, suite.newEmail()])
      answers.push((await outsider.call(call, { access_token: await tokenOf({ email: address }) })).body);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ user_id: null, message: expect.stringContaining('We’ve sent you an email') });
    expect((await outsider.call('user/auth')).body.user_id).toBeNull();
    const subjects = (await suite.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Connect Facebook to your account');
  });

  it('asks for the second factor', async () => {
    const { id, saying, secret } = await withFactor();
    const visitor = await suite.program.visitor();
    const token = { access_token: await tokenOf(saying) };
    expect(await codeOf(visitor, call, token)).toBe('factor-needed');
    expect(await codeOf(visitor, call, { ...token, code: '000000' })).toBe('factor-wrong');
    expect((await visitor.call(call, { ...token, code: appCode(secret) })).body.user_id).toBe(id);
  });

  it('refuses a token that Facebook does not know, and one without an address', async () => {
    const visitor = await suite.program.visitor();
    expect(await codeOf(visitor, call, { access_token: 'EAAmade-up-token' })).toBe('facebook-failed');
    const hidden = await tokenOf({ email: suite.newEmail(), hidden: true });
    expect(await codeOf(visitor, call, { access_token: hidden })).toBe('identity-email');
  });
});

describe('without keys', () => {
  it('neither is offered, and their addresses are none', async () => {
    const { createProgram } = await import('#tests/support/app/program.ts');
    const none = Object.keys(settingsFor('')).map((name) => [name, '']);
    const program = await createProgram(suite.base.pool, { settings: Object.fromEntries(none) });
    const visitor = await program.visitor();
    for (const path of ['/user/with/google', '/user/with/facebook', '/user/with/google/return?state=a'])
      expect((await program.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
    expect(await codeOf(visitor, 'user/facebook', { access_token: 'EAAmade-up-token' })).toBe('identity-off');
    const { email } = await suite.insertAccount();
    await visitor.call('user/login', { email, password });
    expect((await visitor.call('account/identities')).body).toMatchObject({ offered: [], data: [] });
    expect(await codeOf(visitor, 'account/identity-begin', { provider: 'google', password })).toBe('identity-off');
    await program.close();
  });
});
