// Connecting and removing identities, also with a second factor.
import { describe, expect, it } from 'vitest';
import { accountPassword as password, codeOf } from '#tests/support/app/account-suite.ts';
import { useIdentitySuite } from '#tests/support/app/identity-suite.ts';

const suite = useIdentitySuite();
const connected = '/dashboard/account?done=connected#connected';
const withRefused = (code: string) => `/dashboard/account?refused=${code}#connected`;

describe('connecting', () => {
  it('asks for the password, takes an identity with any address, and tells the owner', async () => {
    const { email, visitor } = await suite.signedIn();
    const saying = { email: suite.newEmail() };
    expect(await suite.connect(visitor, 'facebook', saying)).toBe('password-wrong');
    expect(await suite.connect(visitor, 'facebook', saying, 'not my password')).toBe('password-wrong');
    expect(await suite.connect(visitor, 'facebook', saying, password)).toBe(connected);
    expect(await suite.identitiesOf(email)).toEqual([{ provider: 'facebook', email: saying.email }]);
    expect((await suite.mailsTo(email))[0]).toMatchObject({
      kind: 'account-identity-added',
      subject: 'Facebook is connected to your account',
    });
    expect((await visitor.call('account/identities')).body).toMatchObject({
      offered: ['google', 'facebook'],
      may_disconnect: true,
      data: [{ provider: 'facebook', email: saying.email, last_used_at: null }],
    });
    const elsewhere = await suite.program.visitor();
    expect(await suite.logIn(elsewhere, 'facebook', saying)).toBe('/dashboard/booking');
    expect((await elsewhere.call('user/detail')).body).toMatchObject({ email });
    const { body } = await visitor.call('account/export');
    expect(body).toMatchObject({ identities: [{ provider: 'facebook', email: saying.email }] });
  });

  it('takes nobody else’s identity, and no second one of a provider', async () => {
    const [mine, theirs] = [await suite.signedIn(), await suite.signedIn()];
    const saying = { email: suite.newEmail() };
    await suite.connect(theirs.visitor, 'google', saying, password);
    expect(await suite.connect(mine.visitor, 'google', saying, password)).toBe(withRefused('identity-taken'));
    const [first, second] = [suite.newEmail(), suite.newEmail()];
    expect(await suite.connect(mine.visitor, 'google', { email: first }, password)).toBe(connected);
    expect(await suite.connect(mine.visitor, 'google', { email: first }, password)).toBe(connected);
    expect(await suite.connect(mine.visitor, 'google', { email: second }, password)).toBe(
      withRefused('identity-second'),
    );
    expect(await suite.identitiesOf(mine.email)).toEqual([{ provider: 'google', email: first }]);
  });

  it('says so when it is cancelled, and does not go on once somebody else is logged in', async () => {
    const { visitor, email } = await suite.signedIn();
    expect(await suite.connect(visitor, 'google', null, password)).toBe(withRefused('identity-cancelled'));
    const { body } = await visitor.call('account/identity-begin', { provider: 'google', password });
    expect(body.url).toContain('/google/auth?');
    const other = await suite.insertAccount();
    await visitor.call('user/login', { email: other.email, password });
    const state = new URL(body.url).searchParams.get('state');
    // The browser is a new visitor, so the return is unknown.
    expect(await suite.follow(visitor, `/user/with/google/return?code=x&state=${state}`)).toContain('identity-used');
    expect([await suite.identitiesOf(email), await suite.identitiesOf(other.email)]).toEqual([[], []]);
  });

  it('is for who is logged in', async () => {
    const outsider = await suite.program.visitor();
    for (const name of ['account/identities', 'account/identity-begin', 'account/identity-remove'])
      expect(await codeOf(outsider, name, name.endsWith('s') ? {} : { provider: 'google' })).toBe('unauthorized');
  });
});

describe('disconnecting', () => {
  it('leaves the last way in, and tells the owner of each that goes', async () => {
    const [email, visitor] = [suite.newEmail(), await suite.program.visitor()];
    const saying = { email };
    await suite.logIn(visitor, 'google', saying);
    expect((await visitor.call('account/identities')).body).toMatchObject({ may_disconnect: false });
    expect(await codeOf(visitor, 'account/identity-remove', { provider: 'facebook' })).toBe('identity-last');
    expect(await codeOf(visitor, 'account/identity-remove', { provider: 'google' })).toBe('identity-last');
    expect(await suite.connect(visitor, 'facebook', saying)).toBe(connected);
    const both = await Promise.all(
      (['google', 'facebook'] as const).map((provider) => codeOf(visitor, 'account/identity-remove', { provider })),
    );
    expect(both.toSorted()).toEqual(['identity-last', undefined]);
    expect(await suite.identitiesOf(email)).toHaveLength(1);
    expect((await suite.mailsTo(email)).map(({ kind }) => kind)).toContain('account-identity-removed');
  });

  it('is final: the identity is a stranger’s again', async () => {
    const { visitor, email } = await suite.signedIn();
    const saying = { email: suite.newEmail(), verified: false };
    await suite.connect(visitor, 'google', saying, password);
    expect((await visitor.call('account/identity-remove', { provider: 'google' })).status).toBe(200);
    expect(await codeOf(visitor, 'account/identity-remove', { provider: 'google' })).toBe('identity-not-found');
    expect(await suite.logIn(await suite.program.visitor(), 'google', saying)).toBe('/user/login?sent=google');
    expect(await suite.identitiesOf(email)).toEqual([]);
  });
});
