// Logging in by Google and Facebook over the real protocols: logins, emails and refusals.
import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/app/account-suite.ts';
import { useIdentitySuite } from '#tests/support/app/identity-suite.ts';

const suite = useIdentitySuite();
const userOf = async (visitor: { call: (name: string) => Promise<{ body: { user_id: string | null } }> }) =>
  (await visitor.call('user/auth')).body.user_id;
const home = '/dashboard/booking';

describe('a new person', () => {
  it('gets an account by Google, verified and logged in, and the same one the next time', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    expect(await suite.logIn(visitor, 'google', { email })).toBe(home);
    const account = await suite.accountOf(email);
    expect(account).toMatchObject({ first_name: 'Mara', last_name: 'Sample', password_hash: null });
    expect(account?.['verified_at']).toBeInstanceOf(Date);
    expect(await userOf(visitor)).toBe(account?.['id']);
    const elsewhere = await suite.program.visitor();
    expect(await suite.logIn(elsewhere, 'google', { email }, '/user/login?x=1')).toBe('/user/login?x=1');
    expect(await userOf(elsewhere)).toBe(account?.['id']);
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toEqual(['account-new-device']);
  });

  it.each(['google', 'facebook'] as const)('whose address %s has not checked confirms it by mail', async (provider) => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    const saying = { email, verified: false };
    expect(await suite.logIn(visitor, provider, saying)).toBe(`/user/login?sent=${provider}`);
    expect(await userOf(visitor)).toBeNull();
    expect(await suite.accountOf(email)).toBeUndefined();
    const token = await suite.tokenFor(email);
    expect((await visitor.call('account/mailed', { token })).body).toMatchObject({
      purpose: 'identity',
      state: 'open',
      provider,
      is_here: true,
      has_account: false,
    });
    const { body } = await visitor.call('account/identity-confirm', { token });
    expect(body).toMatchObject({ status: 'success', user_id: (await suite.accountOf(email))?.['id'] });
    expect(await userOf(visitor)).toBe(body.user_id);
    expect(await suite.logIn(await suite.program.visitor(), provider, saying)).toBe(home);
  });

  it('without an address is asked for one', async () => {
    const visitor = await suite.program.visitor();
    const saying = { email: suite.newEmail(), hidden: true };
    expect(await suite.logIn(visitor, 'facebook', saying)).toBe('/user/login?refused=identity-email');
  });
});

describe('an address that somebody has', () => {
  it.each([
    ['google', true],
    ['google', false],
    ['facebook', true],
  ] as const)('is never opened by %s alone, whether it was checked (%s) or not', async (provider, verified) => {
    const { email, id } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    expect(await suite.logIn(visitor, provider, { email, verified })).toBe(`/user/login?sent=${provider}`);
    expect(await userOf(visitor)).toBeNull();
    expect(await suite.identitiesOf(email)).toEqual([]);
    const token = await suite.tokenFor(email);
    expect((await visitor.call('account/identity-confirm', { token })).body.user_id).toBe(id);
    expect(await suite.identitiesOf(email)).toEqual([{ provider, email }]);
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-identity-added');
    expect(await codeOf(visitor, 'account/identity-confirm', { token })).toBe('link-invalid');
  });

  it('is not opened by the press of its owner in another browser', async () => {
    const { email } = await suite.insertAccount();
    const [outsider, owner] = [await suite.program.visitor(), await suite.program.visitor()];
    await suite.logIn(outsider, 'facebook', { email });
    const token = await suite.tokenFor(email);
    expect((await owner.call('account/mailed', { token })).body).toMatchObject({ is_here: false });
    expect(await codeOf(owner, 'account/identity-confirm', { token })).toBe('identity-elsewhere');
    expect(await suite.identitiesOf(email)).toEqual([]);
  });

  it('is proved by the link, which ends what a stranger had begun with it', async () => {
    const { email, id } = await suite.insertAccount({ isVerified: false });
    const [visitor, outsider] = [await suite.program.visitor(), await suite.program.visitor()];
    const typed = { email, first_name: 'Not', last_name: 'Me', password: 'a strangers password' };
    await outsider.call('user/register', typed);
    const theirs = await suite.tokenFor(email);
    expect(await suite.logIn(visitor, 'google', { email })).toBe('/user/login?sent=google');
    const token = await suite.tokenFor(email);
    expect((await visitor.call('account/identity-confirm', { token })).body.user_id).toBe(id);
    expect((await suite.accountOf(email))?.['verified_at']).toBeInstanceOf(Date);
    expect((await outsider.call('account/sign-up-confirm', { token: theirs })).body).toMatchObject({ did: 'nothing' });
    expect(await codeOf(outsider, 'user/login', { email, password: typed.password })).toBe('login-failed');
  });

  it('is too old after an hour', async () => {
    const { email } = await suite.insertAccount();
    const visitor = await suite.program.visitor();
    await suite.logIn(visitor, 'facebook', { email });
    const token = await suite.tokenFor(email);
    await suite.age(60);
    expect(await codeOf(visitor, 'account/identity-confirm', { token })).toBe('link-expired');
  });
});

describe('the way back', () => {
  it.each(['google', 'facebook'] as const)('from %s works once, and in one browser', async (provider) => {
    const [visitor, other] = [await suite.program.visitor(), await suite.program.visitor()];
    const email = suite.newEmail();
    const back = await suite.askProvider(visitor, provider, { email });
    expect(await suite.follow(other, back)).toBe('/user/login?refused=identity-used');
    expect(await suite.follow(visitor, back)).not.toContain('refused');
    expect(await suite.follow(visitor, back)).toBe('/user/login?refused=identity-used');
  });

  it('does not work after ten minutes, with a made-up state, or at the other provider', async () => {
    const visitor = await suite.program.visitor();
    const back = await suite.askProvider(visitor, 'google', { email: suite.newEmail() });
    const used = '/user/login?refused=identity-used';
    expect(await suite.follow(visitor, back.replace('/google/', '/facebook/'))).toBe(used);
    expect(await suite.follow(visitor, '/user/with/google/return?code=a&state=b')).toBe(used);
    expect(await suite.follow(visitor, '/user/with/google/return')).toBe(used);
    await suite.base.pool.query(`update identity_flow set expires_at = banyan_now()`);
    expect(await suite.follow(visitor, back)).toBe(used);
    expect(await userOf(visitor)).toBeNull();
  });

  it('with a code that the provider does not know says that it did not work', async () => {
    const visitor = await suite.program.visitor();
    const back = new URL(await suite.askProvider(visitor, 'google', { email: suite.newEmail() }), 'http://localhost');
    back.searchParams.set('code', 'made-up');
    expect(await suite.follow(visitor, back.pathname + back.search)).toBe('/user/login?refused=google-failed');
  });

  it.each(['google', 'facebook'] as const)('from a no at %s keeps where to go', async (provider) => {
    const visitor = await suite.program.visitor();
    const to = await suite.logIn(visitor, provider, null, '/dashboard/wishlist');
    expect(to).toBe('/user/login?refused=identity-cancelled&next=%2Fdashboard%2Fwishlist');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to this site alone, not to %s',
    async (next) => {
      const visitor = await suite.program.visitor();
      expect(await suite.logIn(visitor, 'google', { email: suite.newEmail() }, next)).toBe(home);
    },
  );

  it('of two at once makes one account and one identity', async () => {
    const email = suite.newEmail();
    const visitors = [await suite.program.visitor(), await suite.program.visitor(), await suite.program.visitor()];
    const ways = await Promise.all(visitors.map((one) => suite.askProvider(one, 'google', { email })));
    const ends = await Promise.all(ways.map((way, at) => suite.follow(visitors[at] ?? visitors[0]!, way)));
    expect(ends).toEqual([home, home, home]);
    const users = await Promise.all(visitors.map(userOf));
    expect(new Set(users)).toEqual(new Set([(await suite.accountOf(email))?.['id']]));
    expect(await suite.identitiesOf(email)).toHaveLength(1);
  });
});

describe('a provider that is away', () => {
  it('is said at the start and on the way back, and nothing is lost', async () => {
    const { gateways } = suite.program.services;
    const { google } = gateways.identity;
    const visitor = await suite.program.visitor();
    const away = { begin: async () => ({ fault: 'down' as const }), finish: async () => ({ fault: 'down' as const }) };
    const back = await suite.askProvider(visitor, 'google', { email: suite.newEmail() }, '/faq');
    Object.assign(gateways, { identity: { ...gateways.identity, google: away } });
    const down = '/user/login?refused=identity-down&next=%2Ffaq';
    expect(await suite.follow(visitor, back)).toBe(down);
    expect(await suite.follow(visitor, '/user/with/google?next=/faq')).toBe(down);
    Object.assign(gateways, { identity: { ...gateways.identity, google } });
    expect(await suite.logIn(visitor, 'google', { email: suite.newEmail() }, '/faq')).toBe('/faq');
  });
});
