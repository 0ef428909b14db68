// Limits of password guessing by account, address and network; a known device still lets the owner in.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickHash } from '#tests/support/app/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const owner = { email: 'owner@example.test', password: 'correct horse battery' };
let base: TestDatabase;
let program: Program;
let other: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  for (const email of [owner.email, 'second@example.test'])
    await base.pool.query(
      `insert into user_account (email, first_name, last_name, password_hash, verified_at) values ($1, 'O', 'W', $2, banyan_now())`,
      [email, await quickHash(owner.password)],
    );
  program = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
  other = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(async () => void (await base.pool.query('delete from rate_limit')));
afterAll(async () => {
  await program?.close();
  await other?.close();
  await base?.drop();
});

const signIn = async (visitor: Caller, more: object = {}) => {
  const { status, body } = await visitor.call('user/login', { ...owner, ...more });
  return { status, code: body.code };
};
const wrong = { password: 'a wrong one' };
const limited = { status: 429, code: 'login-limited' };
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `203.${n % 200}.${Math.floor(n / 200)}.9`);

/** Wrong passwords from different addresses, through both processes. */
async function guess(email: string, from: readonly string[]) {
  const answers: { status: number; code: string }[] = [];
  for (const [n, address] of from.entries()) {
    const visitor = await (n % 2 === 0 ? program : other).visitor(address);
    answers.push(await signIn(visitor, { email, ...wrong }));
  }
  return answers;
}

describe('guessing a password', () => {
  it('from 220 networks is stopped after twenty, and right ones from elsewhere wait as well', async () => {
    const answers = await guess(owner.email, addresses(220));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.slice(20).every((answer) => answer.code === 'login-limited')).toBe(true);
    expect(await signIn(await program.visitor('198.51.100.1'))).toEqual(limited);
    expect((await signIn(await program.visitor('198.51.100.1'), { email: 'second@example.test' })).status).toBe(200);
  }, 60_000);

  it('of an account that nobody has is answered the same', async () => {
    const known = await guess(owner.email, addresses(22));
    const unknown = await guess('nobody@example.test', addresses(22));
    expect(unknown).toEqual(known);
  }, 60_000);

  it('for one account after another is stopped by address after thirty, and by /64', async () => {
    const from = Array.from({ length: 36 }, (_, n) => `2001:db8:7:7::${(n + 1).toString(16)}`);
    const statuses: number[] = [];
    for (const [n, address] of from.entries())
      statuses.push(
        (await signIn(await program.visitor(address), { email: `guest-${n}@example.test`, ...wrong })).status,
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
    expect((await signIn(await program.visitor('2001:db8:7:8::1'))).status).toBe(200);
  }, 60_000);

  it('at once gets no more tries than one after the other', async () => {
    const visitors = await Promise.all(addresses(40).map((address, n) => (n % 2 ? program : other).visitor(address)));
    const answers = await Promise.all(visitors.map((visitor) => signIn(visitor, wrong)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
  }, 60_000);
});

describe('the owner of an account that is guessed at', () => {
  it('signs in where they have signed in before, also alongside the guesser, and forgets a right one', async () => {
    const mine = await program.visitor('203.0.113.5');
    expect((await signIn(mine)).status).toBe(200);
    expect(mine.cookies.get('device')).toMatch(/^[\w-]{22}\.[\w-]{46}$/);
    await mine.call('user/logout');
    const guesser = await program.visitor('203.0.113.5');
    for (let turn = 0; turn < 31; turn += 1) await signIn(guesser, wrong);
    expect((await signIn(guesser)).status).toBe(429);
    expect((await signIn(mine)).status).toBe(200);
  }, 60_000);

  it('has tries of their own there, and no endless ones', async () => {
    const mine = await program.visitor('203.0.113.6');
    await signIn(mine);
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await signIn(mine, wrong)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('shares one bound over all devices, however many whoever has the password makes', async () => {
    const { id } = (await base.pool.query('select id from user_account where email = $1', [owner.email])).rows[0];
    const devices = await Promise.all(addresses(14).map((address) => program.visitor(address)));
    for (const device of devices) await signIn(device);
    const { rows } = await base.pool.query('select known_devices from user_account where id = $1', [id]);
    expect(rows[0].known_devices).toHaveLength(10);
    let judged = 0;
    for (let turn = 0; turn < 10; turn += 1)
      for (const device of devices) if ((await signIn(device, wrong)).status === 401) judged += 1;
    expect(judged).toBe(60);
  }, 120_000);

  it('is known nowhere once the password has changed, but where it was', async () => {
    const [mine, old] = [await program.visitor('203.0.113.21'), await program.visitor('203.0.113.22')];
    for (const visitor of [mine, old]) await signIn(visitor);
    const changed = 'another horse battery';
    expect(
      (await mine.call('user/password-update', { current_password: owner.password, password: changed })).status,
    ).toBe(200);
    await base.pool.query('delete from rate_limit');
    await guess(owner.email, addresses(20));
    expect(await signIn(old, { password: changed })).toEqual(limited);
    expect((await signIn(mine, { password: changed })).status).toBe(200);
    await mine.call('user/password-update', { current_password: changed, password: owner.password });
  }, 60_000);

  it.each([
    ['is made up', () => `${'a'.repeat(22)}.${'b'.repeat(22)}`],
    ['is of another account', (own: string) => own],
  ])(
    'is not anyone who brings a device cookie that %s',
    async (_what, cookieOf) => {
      const second = await program.visitor('203.0.113.7');
      await signIn(second, { email: 'second@example.test' });
      await guess(owner.email, addresses(20));
      const guesser = await program.visitor('203.0.113.8');
      guesser.cookies.set('device', cookieOf(second.cookies.get('device') ?? ''));
      expect(await signIn(guesser)).toEqual(limited);
    },
    60_000,
  );
});

it('counts the logins of one address for all devices, however many somebody makes there', async () => {
  const address = '203.0.113.40';
  const devices = await Promise.all(Array.from({ length: 4 }, () => program.visitor(address)));
  for (const device of devices) await signIn(device);
  // A different alias of the mailbox each time, because tries are limited elsewhere.
  const ask = async (device: Caller, n: number) =>
    (await device.call('account/sign-in-send', { email: `asked-${n}@example.test` })).status;
  let taken = 0;
  for (let n = 0; n < 120; n += 1) if ((await ask(devices[n % 4] as Caller, n)) === 200) taken += 1;
  expect(taken).toBe(90);
}, 60_000);

it('says when to come back', async () => {
  await guess(owner.email, addresses(20));
  const answer = await program.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: owner,
    headers: await headersOf(await program.visitor('198.51.100.9')),
    remoteAddress: '198.51.100.9',
  });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
}, 60_000);

async function headersOf({ cookies }: Caller): Promise<Record<string, string>> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrf-token': cookies.get('csrf-token') ?? '' };
}
