// Distributor keys: made once, revoked at once, only for booking.
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { isOpenToKeys, keyCalls } from '#src/contract/key-calls.ts';
import { mostKeys } from '#src/domain/account/distributor-key.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { choiceOf, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { accountPassword as password, codeOf, useAccountSuite } from '#tests/support/app/account-suite.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useAccountSuite();
let desk: { email: string; id: string; visitor: Caller };

const sqlOf = (text: string, values: unknown[] = []) => suite.base.pool.query(text, values);
const withKey = (key: string) => createVisitor(suite.program.app, { bearer: key });
const isOpen = async (key: string) => (await withKey(key).call('booking/list-guest', {})).status;

async function make(more: object = {}): Promise<CallOutput<'account/key-make'>> {
  const { body } = await desk.visitor.call('account/key-make', { name: 'Shop', password, ...more });
  expect(body).toMatchObject({ status: 'success' });
  return body as never;
}
async function listed(): Promise<CallOutput<'account/keys'>> {
  return (await desk.visitor.call('account/keys', {})).body as never;
}

beforeEach(async () => {
  await sqlOf('delete from rate_limit');
  desk = await suite.signedIn();
  await sqlOf(`update user_account set roles = '{user,distributor}' where id = $1`, [desk.id]);
});

describe('a key', () => {
  it('is shown once, kept as a hash, and both its ends are in the audit log', async () => {
    const made = await make({ days: 30 });
    const rows = await sqlOf('select * from distributor_key where user_id = $1', [desk.id]);
    expect(JSON.stringify(rows.rows)).not.toContain(made.key.slice(-20));
    const { data, can_make: canMake } = await listed();
    expect(data).toMatchObject([{ id: made.id, name: 'Shop', prefix: made.prefix, is_expired: false, used_on: null }]);
    expect(JSON.stringify(data)).not.toContain(made.key);
    expect(canMake).toBe(true);
    expect(await isOpen(made.key)).toBe(200);
    expect((await listed()).data[0]?.used_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await desk.visitor.call('account/key-remove', { key_id: made.id });
    expect(await isOpen(made.key)).toBe(401);
    expect(await codeOf(desk.visitor, 'account/key-remove', { key_id: made.id })).toBe('key-not-found');
    const log = await sqlOf('select action, detail from audit_log where subject = $1 order by id', [
      `account:${desk.id}`,
    ]);
    expect(log.rows).toEqual([
      { action: 'distributor-key-made', detail: { name: 'Shop', prefix: made.prefix, days: 30 } },
      { action: 'distributor-key-removed', detail: { name: 'Shop', prefix: made.prefix } },
    ]);
  });

  it('is for a distributor who knows the password', async () => {
    expect(await codeOf(desk.visitor, 'account/key-make', { name: 'Shop', password: 'not this one' })).toBe(
      'password-wrong',
    );
    const guest = await suite.signedIn();
    for (const name of ['account/keys', 'account/key-make', 'account/key-remove'])
      expect(await codeOf(guest.visitor, name, {})).toBe('forbidden');
  });

  it("of somebody else can't be removed", async () => {
    const { id, key } = await make();
    const other = await suite.signedIn();
    await sqlOf(`update user_account set roles = '{user,distributor}' where id = $1`, [other.id]);
    expect(await codeOf(other.visitor, 'account/key-remove', { key_id: id })).toBe('key-not-found');
    expect(await isOpen(key)).toBe(200);
  });

  it('is one of ten at most, also where many are made at once', async () => {
    for (let made = 0; made < mostKeys - 1; made += 1) await make({ name: `Shop ${made}` });
    const more = await Promise.all(
      [1, 2, 3].map(() => codeOf(desk.visitor, 'account/key-make', { name: 'One more', password })),
    );
    expect(more.toSorted()).toEqual(['keys-full', 'keys-full', undefined].toSorted());
    expect(await listed()).toMatchObject({ can_make: false });
  });

  it('ends by its day', async () => {
    const { key } = await make({ days: 90 });
    await sqlOf(`update distributor_key set expires_at = banyan_now()`);
    expect(await isOpen(key)).toBe(401);
    expect((await listed()).data[0]).toMatchObject({ is_expired: true });
  });

  it('opens nothing while its account is blocked or no distributor', async () => {
    const { key } = await make();
    await sqlOf(`update user_account set blocked_at = banyan_now() where id = $1`, [desk.id]);
    expect(await isOpen(key)).toBe(401);
    await sqlOf(`update user_account set blocked_at = null, roles = '{user}' where id = $1`, [desk.id]);
    expect(await isOpen(key)).toBe(401);
  });
});

describe('what a key opens', () => {
  it('is every call for booking and no other, with nothing of the roles that its account has besides', async () => {
    const { key } = await make();
    await sqlOf(`update user_account set roles = '{user,distributor,host,operator}' where id = $1`, [desk.id]);
    const program = withKey(key);
    for (const name of Object.keys(contract) as (keyof typeof contract)[]) {
      const { status, body } = await program.call(name, { no: 'such field' } as never);
      expect([name, status === 403 || status === 401]).toEqual([name, !isOpenToKeys(name)]);
      expect([name, (body as { code?: string }).code === 'csrf']).toEqual([name, false]);
    }
    expect(keyCalls.filter((name) => /^(account|user|admin|payment)\//.test(name))).toEqual([]);
  });

  it('is no page and no file but those of bookings, and a cookie beside it counts for nothing', async () => {
    const program = withKey((await make()).key);
    for (const url of ['/user/my-data.json', '/admin/people.csv'])
      expect((await program.request({ method: 'GET', url })).statusCode).not.toBe(200);
    const guest = await suite.signedIn();
    const cookie = [...guest.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const refused = await program.call('user/detail', {}, { cookie });
    expect([refused.status, refused.cookies]).toEqual([403, []]);
    const own = await program.call('booking/list-guest', {}, { cookie });
    expect([own.status, own.cookies]).toEqual([200, []]);
  });

  it('is counted by key, so that one program does not stop another', async () => {
    const [one, two] = [await make(), await make()];
    await sqlOf('insert into rate_limit (key, points, expire) values ($1, 1000000000, $2)', [
      `payment:key:${one.id}`,
      Date.now() + 60_000,
    ]);
    expect((await withKey(one.key).call('booking/checkout', {} as never)).status).toBe(429);
    expect((await withKey(two.key).call('booking/checkout', {} as never)).status).not.toBe(429);
  });

  it('is nothing of what its account hosts', async () => {
    const { key } = await make();
    const hosted = await insertBookableCourse(suite.base.pool, { capacity: 4 });
    const guest = await suite.program.visitor();
    const { body } = await guest.call('booking/checkout', choiceOf(hosted));
    await sqlOf(
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
       values ($1, 'Desk', 'Weaver', 'Weaves.', '{English}', '2024-01-01', '+84 2')`,
      [desk.id],
    );
    await sqlOf('update course set host_id = $1 where id = $2', [desk.id, hosted.id]);
    const { ref } = body;
    expect((await withKey(key).call('booking/detail', { ref } as never)).body).toMatchObject({
      code: 'booking-not-found',
    });
    expect((await desk.visitor.call('booking/detail', { ref })).body).toMatchObject({ viewer: 'host' });
  });
});
