// Passkeys without a device: options and refusals. With a device: tests/e2e/booking/own-account.e2e.ts.
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import { createProgram } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { relyingParty } from './passkey.ts';

const suite = useAccountSuite();

async function optionsOf(visitor: Caller, name: string, input: object = {}) {
  const { body } = await visitor.call(name, input);
  return JSON.parse((body as unknown as { options: string }).options) as Record<string, unknown>;
}

/** A browser's request with an invalid signature. */
function unsigned(challenge: unknown, id = 'AAAA'): string {
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://localhost:3000' }),
  ).toString('base64url');
  return JSON.stringify({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
  });
}

const insertPasskey = (userId: string, id: string) =>
  suite.base.pool.query(
    `insert into passkey (credential_id, user_id, public_key, agent) values ($1, $2, '\\x00', 'Firefox/140.0 Linux')`,
    [id, userId],
  );

describe('a site whose address is bare', () => {
  it('offers none, and says so', async () => {
    const program = await createProgram(suite.base.pool, { origin: 'http://127.0.0.1:3000' });
    const visitor = await program.visitor();
    const { status, body } = await visitor.call('account/passkey-options', {});
    expect([status, body.code]).toEqual([501, 'not-available']);
    await program.close();
  });
});

describe('a passkey', () => {
  it('asks for the password, and once for each signature', async () => {
    const { email, visitor } = await suite.signedIn();
    expect(await codeOf(visitor, 'account/passkey-begin', {})).toBe('password-wrong');
    const options = await optionsOf(visitor, 'account/passkey-begin', { password });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = unsigned(options['challenge']);
    const { rows } = await suite.base.pool.query('select count(*)::integer as count from passkey_challenge');
    expect(rows[0].count).toBeGreaterThan(0);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await codeOf(visitor, 'account/passkey-add', { response })).toBe('passkey-failed');
    expect((await visitor.call('account/passkeys')).body).toMatchObject({ is_offered: true, data: [] });
  });

  it('is asked for the same way for everybody, and names no passkey', async () => {
    const options = await optionsOf(await suite.program.visitor(), 'account/passkey-options');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options['allowCredentials'] ?? []).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['something else', '[]'],
    ['a challenge that was never asked', unsigned('made-up')],
    ['client data that is none', JSON.stringify({ ...JSON.parse(unsigned('x')), response: { clientDataJSON: '%%' } })],
  ])('is refused with %s', async (_what, response) => {
    expect(await codeOf(await suite.program.visitor(), 'account/passkey-sign-in', { response })).toBe('passkey-failed');
  });

  it('opens nothing with a wrong signature, in another browser, or later', async () => {
    const { id } = await suite.insertAccount();
    await insertPasskey(id, 'BBBB');
    const [mine, other] = [await suite.program.visitor(), await suite.program.visitor()];
    const ask = async () => (await optionsOf(mine, 'account/passkey-options'))['challenge'];
    const wrong = { response: unsigned(await ask(), 'BBBB') };
    expect(await codeOf(mine, 'account/passkey-sign-in', wrong)).toBe('passkey-failed');
    const elsewhere = { response: unsigned(await ask(), 'BBBB') };
    expect(await codeOf(other, 'account/passkey-sign-in', elsewhere)).toBe('passkey-failed');
    await suite.base.pool.query('update passkey_challenge set expires_at = banyan_now()');
    expect(await codeOf(mine, 'account/passkey-sign-in', elsewhere)).toBe('passkey-failed');
    expect((await mine.call('user/auth')).body.user_id).toBeNull();
  });

  it('of somebody else answers as one that is not', async () => {
    const [mine, theirs] = [await suite.signedIn(), await suite.signedIn()];
    await insertPasskey(theirs.id, 'CCCC');
    for (const id of ['CCCC', 'DDDD'])
      expect(await codeOf(mine.visitor, 'account/passkey-remove', { id })).toBe('passkey-not-found');
    expect((await theirs.visitor.call('account/passkeys')).body).toMatchObject({
      data: [{ id: 'CCCC', browser: 'Firefox', system: 'Linux', last_used_at: null }],
    });
    expect((await theirs.visitor.call('account/passkey-remove', { id: 'CCCC' })).status).toBe(200);
    expect((await suite.mailsTo(theirs.email)).map(({ kind }) => kind)).toContain('account-passkey-removed');
  });

  it('is not offered at a bare address', () => {
    const { config } = suite.program.services;
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(relyingParty({ ...config, origin })).toBeNull();
  });
});
