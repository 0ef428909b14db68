// The access to an account changes while an already checked request waits: an outdated credential opens and writes
// nothing (docs/domain/accounts.md#sessions). A test lock decides the order.
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountPassword as password, useAccountSuite } from '#tests/support/app/account-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { meetAt } from '#tests/support/database/waiting.ts';

const suite = useAccountSuite();
const newPassword = 'a whole new one of the owner';

interface Scene {
  id: string;
  email: string;
  /** A logged-in browser. */
  inside: Caller;
  /** A browser that is not logged in. */
  outside: Caller;
  reset: string;
  signIn: string;
  factorCode: string;
}

async function scene(): Promise<Scene> {
  const { id, email, visitor: inside } = await suite.signedIn();
  const outside = await suite.program.visitor();
  await suite.base.pool.query(
    `insert into passkey (credential_id, user_id, public_key, agent) values ($1, $2, '\\x00', 'Firefox/140.0 Linux')`,
    [`key-${id}`, id],
  );
  await outside.call('account/sign-in-send', { email });
  const signIn = await suite.tokenFor(email);
  await outside.call('user/password-reset-send', { email });
  const reset = await suite.tokenFor(email);
  const begun = await inside.call('account/factor-begin', { password });
  const { secret } = begun.body as unknown as { secret: string };
  return { id, email, inside, outside, reset, signIn, factorCode: new TOTP({ secret }).generate() };
}

type Act = (scene: Scene) => Promise<unknown>;
const changes = {
  'a new password': ({ outside, reset }: Scene) =>
    outside.call('user/password-update', { token: reset, password: newPassword }),
  'a factor that is turned on': ({ inside, factorCode }: Scene) =>
    inside.call('account/factor-confirm', { code: factorCode }),
} satisfies Record<string, Act>;
type Change = keyof typeof changes;

const acts = {
  'a login': async ({ email }: Scene) => (await suite.program.visitor()).call('user/login', { email, password }),
  'a link of a mail': async ({ signIn }: Scene) =>
    (await suite.program.visitor()).call('account/sign-in', { token: signIn }),
  'a password of the one who is inside': ({ inside }: Scene) =>
    inside.call('user/password-update', { current_password: password, password: 'one of somebody else' }),
  'another address': ({ inside }: Scene) => inside.call('user/detail-update', { email: suite.newEmail(), password }),
  'a passkey that is removed': ({ inside, id }: Scene) => inside.call('account/passkey-remove', { id: `key-${id}` }),
  'a factor that is begun': ({ inside }: Scene) => inside.call('account/factor-begin', { password }),
} satisfies Record<string, Act>;

/** Sends the second while the first waits at the account's row; returns the status of both. */
async function inOrder({ id }: Scene, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const lock = { text: 'select from user_account where id = $1 for no key update', values: [id] };
  const ends = await meetAt(suite.base.pool, lock, [[first], [second]]);
  return ends.map((end) => (end.status === 'fulfilled' ? (end.value as { status: number }).status : end.reason));
}

/** What an intruder would have left in the account. */
async function leftIn({ id }: Scene) {
  const { rows } = await suite.base.pool.query(
    `select (select count(*) from session s where s.user_id = u.id and s.factor_at is null)::integer as sessions,
       (select count(*) from passkey p where p.user_id = u.id)::integer as passkeys,
       (select count(*) from account_request r where r.user_id = u.id and r.purpose = 'address' and r.used_at is null)::integer as addresses
     from user_account u where u.id = $1`,
    [id],
  );
  return rows[0] as { sessions: number; passkeys: number; addresses: number };
}

const all = Object.keys(acts) as (keyof typeof acts)[];
const pairs: [Change, keyof typeof acts][] = [
  ...all.map((act): [Change, keyof typeof acts] => ['a new password', act]),
  ['a factor that is turned on', 'a login'],
  ['a factor that is turned on', 'a link of a mail'],
];

describe('what was under way', () => {
  const nothing = { sessions: 0, passkeys: 1, addresses: 0 };

  it.each(pairs)(
    'is ended by %s: %s',
    async (change, actName) => {
      const act: Act = acts[actName];
      const one = await scene();
      const [changed, late] = await inOrder(
        one,
        () => changes[change](one),
        () => act(one),
      );
      expect([changed, [400, 401, 403].includes(late)]).toEqual([200, true]);
      expect(await leftIn(one)).toEqual(nothing);
    },
    60_000,
  );
});

describe('a new password', () => {
  it('counts in the end, whoever is inside', async () => {
    const one = await scene();
    await inOrder(
      one,
      () => changes['a new password'](one),
      () => acts['a password of the one who is inside'](one),
    );
    const login = await (await suite.program.visitor()).call('user/login', { email: one.email, password: newPassword });
    expect(login.status).toBe(200);
  });

  it('ends a login that was written a moment before', async () => {
    const one = await scene();
    expect(
      await inOrder(
        one,
        () => acts['a login'](one),
        () => changes['a new password'](one),
      ),
    ).toEqual([200, 200]);
    expect((await leftIn(one)).sessions).toBe(0);
  });
});

it('a session that somebody ends is not opened again by what it was about to do', async () => {
  const one = await scene();
  const other = await suite.program.visitor();
  await other.call('user/login', { email: one.email, password });
  const before = one.inside.cookies.get('session');
  const lock = { text: 'select from session where user_id = $1 for update', values: [one.id] };
  const ends = await meetAt(suite.base.pool, lock, [
    [() => other.call('account/sessions-end')],
    [() => one.inside.call('account/factor-confirm', { code: one.factorCode })],
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(one.inside.cookies.get('session')).toBe(before);
  expect((await one.inside.call('user/auth')).body.user_id).toBeNull();
});
