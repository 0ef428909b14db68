// Repeats the second factor before an irreversible action.
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';

const suite = useAccountSuite();

const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** An operator who showed the factor this many minutes ago. */
async function operator(minutes: number) {
  const account = await suite.signedIn();
  const begun = (await account.visitor.call('account/factor-begin', { password })).body as unknown as {
    secret: string;
  };
  await account.visitor.call('account/factor-confirm', { code: appCode(begun.secret, -1) });
  await suite.base.pool.query(`update user_account set roles = '{user,operator}' where id = $1`, [account.id]);
  await suite.base.pool.query(
    'update session set factor_at = factor_at - make_interval(mins => $2) where user_id = $1',
    [account.id, minutes],
  );
  return { ...account, secret: begun.secret };
}
// Does not exist: only the checks before it matter.
const approve = { id: '00000000-0000-4000-8000-00000000dd01', decision: 'approve', note: 'Called the number we know' };

describe('the second factor of an operator', () => {
  it('is shown again by a code, and then counts for dangerous acts', async () => {
    const { visitor, secret, id } = await operator(11);
    expect(await codeOf(visitor, 'payout/details-decide', approve)).toBe('factor-stale');
    expect(await codeOf(visitor, 'payout/details-decide', { ...approve, decision: 'refuse' })).toBe('payout-state');
    const before = visitor.cookies.get('session');
    expect((await visitor.call('account/factor-show', { code: appCode(secret) })).status).toBe(200);
    expect(await codeOf(visitor, 'payout/details-decide', approve)).toBe('payout-state');
    // The cookie stays, so other tabs keep working.
    expect(visitor.cookies.get('session')).toBe(before);
    const { rows } = await suite.base.pool.query('select count(*)::int as n from session where user_id = $1', [id]);
    expect(rows[0].n).toBe(1);
  });

  it('is asked for by its code, which counts once, and by nothing else', async () => {
    const { visitor, secret } = await operator(11);
    expect(await codeOf(visitor, 'account/factor-show', {})).toBe('factor-needed');
    expect(await codeOf(visitor, 'account/factor-show', { code: ' ' })).toBe('factor-needed');
    expect(await codeOf(visitor, 'account/factor-show', { code: '000000' })).toBe('factor-wrong');
    expect(await codeOf(visitor, 'account/factor-show', { response: '{}' })).toBe('passkey-failed');
    const code = appCode(secret);
    await visitor.call('account/factor-show', { code });
    expect(await codeOf(visitor, 'account/factor-show', { code })).toBe('factor-wrong');
  });

  it('makes a session that never showed it one of an operator', async () => {
    const { visitor, secret, id } = await operator(0);
    await suite.base.pool.query('update session set factor_at = null where user_id = $1', [id]);
    expect((await visitor.call('user/auth')).body).toMatchObject({ roles: ['user'] });
    const before = visitor.cookies.get('session');
    await visitor.call('account/factor-show', { code: appCode(secret) });
    expect((await visitor.call('user/auth')).body).toMatchObject({ roles: ['user', 'operator'] });
    expect(visitor.cookies.get('session')).not.toBe(before);
  });

  it('is shown by whoever made a token, for some minutes from then on', async () => {
    const { id } = await operator(0);
    const visitor = await suite.program.visitor();
    await giveTokens(suite.base.pool, { fresh: id });
    const call = async () => (await visitor.call('payout/details-decide', approve, as('fresh'))).body.code;
    expect(await call()).toBe('payout-state');
    await suite.base.pool.query(`update api_token set created_at = created_at - make_interval(mins => 11)`);
    expect(await call()).toBe('factor-stale');
  });
});
