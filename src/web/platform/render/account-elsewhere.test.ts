// Pages of provider logins, as rendered by the server.
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { openWith } from '#tests/support/web/open-with.ts';

const token = 'A'.repeat(43);

describe('the login', () => {
  it('offers each way as a link that carries on where to go', async () => {
    const { text, words } = await openWith('/user/login?next=/faq', {});
    expect(words).toContain('Continue with Google');
    expect(text).toContain('href="/user/with/google?next=%2Ffaq"');
    expect(text).toContain('href="/user/facebook?next=%2Ffaq"');
  });

  it('carries on no address of another site', async () => {
    const { text } = await openWith('/user/login?next=//evil.example', {});
    expect(text).toContain('href="/user/with/google"');
  });

  it.each(['/user/login', '/user/signup'])('says nothing of what is not set up, on %s', async (path) => {
    const { words } = await openWith(path, {}, { logins: [] });
    expect(words).not.toMatch(/Continue with|\bor\b/);
  });

  it('says what became of a way to another site, by names of ours alone', async () => {
    expect((await openWith('/user/login?refused=identity-cancelled', {})).words).toContain('You cancelled');
    expect((await openWith('/user/login?sent=google', {})).words).toContain('the address of your Google account');
    for (const query of ['refused=login-failed', 'refused=toString', 'sent=evil'])
      expect((await openWith(`/user/login?${query}`, {})).words).not.toMatch(/Wrong email|native|evil|We sent/);
  });
});

describe('what logging in with Facebook does', () => {
  it('is a page of its own, where it is set up', async () => {
    const page = await openWith('/user/facebook?next=/faq', {});
    expect([page.status, page.words.includes('We never post anything')]).toEqual([200, true]);
    expect(page.text).toContain('href="/user/with/facebook?next=%2Ffaq"');
    const without = await openWith('/user/facebook', {}, { logins: ['google'] });
    expect(without.status).toBe(404);
  });
});

type Link = CallOutput<'account/mailed'>;
const link: Link = {
  purpose: 'identity',
  state: 'open',
  email: 'mara@example.test',
  has_typed: false,
  provider: 'facebook',
  is_here: true,
  has_account: true,
  asks_code: false,
};
const open = (change: Partial<Link>, page = 'connect') =>
  openWith(`/user/${page}?token=${token}`, {
    'account/mailed': contract['account/mailed'].out.parse({ ...link, ...change }),
  });

describe('the link of an account elsewhere', () => {
  it.each<[string, Partial<Link>, string[]]>([
    ['connects', {}, ['Connect Facebook', 'mara@example.test', 'Connect and log in']],
    ['makes an account', { has_account: false }, ['Confirm your email', 'log in with Facebook', 'Confirm and log in']],
    ['asks for a code', { asks_code: true }, ['Code from your authenticator app']],
    ['belongs to another browser', { is_here: false }, ['belongs to another browser', 'Log in']],
    ['is too old', { state: 'expired' }, ['has expired', 'Start again']],
  ])('%s', async (_what, change, shown) => {
    const { status, text, words } = await open(change);
    expect([status, text.match(/<h1/g)?.length]).toEqual([200, 1]);
    for (const one of shown) expect(words).toContain(one);
  });

  it('asks for the second factor on a page of its own', async () => {
    const { words } = await open({ purpose: 'identity-code', provider: 'google', asks_code: true }, 'two-step');
    expect(words).toContain('Google confirmed it’s you.');
    expect((await open({ purpose: 'identity-code' })).status).toBe(404);
  });
});
