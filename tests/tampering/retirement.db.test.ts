// A retired master key: its secrets open nothing, its sealed data stays readable, and later links work (ADR 054).
import { createHash, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLink } from '#src/server/features/host-reach/link/host-link-page.ts';
import { beginFactor, findFactor, newFactor, setupOf, takeCode } from '#src/server/features/user/index.ts';
import { storedSecrets, type SecretUse } from '#src/server/platform/jobs/stored-secrets-queries.ts';
import { resealOld } from '#src/server/platform/jobs/due-work.ts';
import { retireKey, type Retired } from '#src/server/platform/jobs/retire.ts';
import { addMaster, loadMasters, type MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret, shortSecret } from '#src/server/platform/secrets.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;
let booked: { id: string; ref: string; course: Awaited<ReturnType<typeof insertBookableCourse>> };
const ids: Partial<Record<SecretUse['use'], string>> = {};

const ring = async (): Promise<MasterKeys> => ({ masters: await loadMasters(base.pool, []) });
const retire = (version: number, endLinks = false): Promise<Retired> =>
  retireKey(base.pool, version, { masterKeys: [], endLinks });

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('FREE', 'percent', 100, 9)`,
  );
  program = await createProgram(base.pool);
  const guest = await program.visitor();
  const course = await insertBookableCourse(base.pool);
  const choice = choiceOf(course, { email: 'early@example.test', coupon_code: 'FREE' });
  const { body } = await guest.call('booking/checkout', choice);
  const { rows } = await base.pool.query('select id from booking where ref = $1', [body.ref]);
  booked = { ref: body.ref as string, id: rows[0].id as string, course };
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const nonce = randomUUID();

/** The secret of a use under one key, for the row of this test. */
function secretBy(keys: MasterKeys, use: SecretUse['use']): string {
  const id = ids[use] ?? '';
  if (use === 'host-link') return shortSecret(keys, use, id);
  return deriveSecret(keys, use, use === 'wish-list' ? `${id}:${nonce}` : id);
}

/** Rows with the hash of a secret of these keys, of the uses that checkout does not make. */
async function insertKept(keys: MasterKeys): Promise<void> {
  const { pool } = base;
  const user = await pool.query(
    `insert into user_account (email, first_name) values ('list@example.test', 'Ada') returning id`,
  );
  const texts = ['inquiry-guest', 'offer', 'account-request', 'team-invitation', 'host-link'] as const;
  for (const use of texts) ids[use] = randomUUID();
  ids['wish-list'] = user.rows[0].id as string;
  ids['booking-access'] = booked.id;
  const hash = (use: SecretUse['use']) => hashSecret(secretBy(keys, use));
  await pool.query(
    `insert into inquiry (id, course_id, visitor_id, token_hash, email, first_name, last_name, local_date, pax, message, expires_at)
     values ($1, $2, 'v', $3, 'ask@example.test', 'Ada', 'L', banyan_now()::date + 20, 2, 'Is there a boat?', banyan_now() + interval '1 day')`,
    [ids['inquiry-guest'], booked.course.id, hash('inquiry-guest')],
  );
  await pool.query(
    `insert into offer (id, token_hash, inquiry_id, course_id, pax, price_cents, expires_at)
     values ($1, $2, $3, $4, 2, 2000, banyan_now() + interval '1 day')`,
    [ids.offer, hash('offer'), ids['inquiry-guest'], booked.course.id],
  );
  await pool.query(
    `insert into account_request (id, purpose, token_hash, email, visitor_id, expires_at)
     values ($1, 'reset', $2, 'list@example.test', 'v', banyan_now() + interval '1 hour')`,
    [ids['account-request'], hash('account-request')],
  );
  await pool.query(
    `insert into team_invitation (id, host_id, email, role, token_hash, expires_at)
     values ($1, $2, 'guide@example.test', 'guide', $3, banyan_now() + interval '1 day')`,
    [ids['team-invitation'], hostId, hash('team-invitation')],
  );
  await pool.query('insert into wish_link (user_id, nonce, token_hash) values ($1, $2, $3)', [
    ids['wish-list'],
    nonce,
    hash('wish-list'),
  ]);
  await pool.query(
    `insert into host_link (id, secret_hash, purpose, host_id, local_date, expires_at)
     values ($1, $2, 'today', $3, banyan_now()::date, banyan_now() + interval '1 day')`,
    [ids['host-link'], hash('host-link'), hostId],
  );
}

/** Whether a secret opens its target, from an outsider's browser. */
const opens: Partial<Record<SecretUse['use'], (secret: string) => Promise<boolean>>> = {
  'booking-access': async (token) => (await ask('booking/detail', { ref: booked.ref, token })) === 200,
  'inquiry-guest': async (token) => (await ask('booking/inquiry-verify', { token })) === 200,
  offer: async (offer) => {
    const { course_id, date, time } = choiceOf(booked.course, {});
    const { body } = await (
      await program.visitor()
    ).call('booking/calculate', { course_id, date, time, pax: 1, offer });
    return 'total_price' in body && body.total_price === 21.2;
  },
  'account-request': async (token) => {
    const { body } = await (await program.visitor()).call('user/password-reset-validate', { token });
    return 'valid' in body && body.valid === true;
  },
  'team-invitation': async (token) => (await ask('team/invitation', { token })) === 200,
  'wish-list': async (token) => (await ask('wish-link/open', { token })) === 200,
  'host-link': async (secret) => (await openLink(program.services, secret)) !== null,
};
const ask = async (call: Parameters<Awaited<ReturnType<Program['visitor']>>['call']>[0], input: object) =>
  (await (await program.visitor()).call(call, input as never)).status;

const tested = storedSecrets.map(({ use }) => use).filter((use) => opens[use] !== undefined);
const opened = async (keys: MasterKeys) =>
  Object.fromEntries(await Promise.all(tested.map(async (use) => [use, await opens[use]?.(secretBy(keys, use))])));
const each = (isOpen: boolean) => Object.fromEntries(tested.map((use) => [use, isOpen]));

const codeOf = (secret: Secret, now: number) => new TOTP({ secret }).generate({ timestamp: now });
const names = { issuer: 'Banyan', label: 'op@example.test' };

describe('a master key', () => {
  const apps: { id: string; secret: Secret }[] = [];
  let old: MasterKeys;
  let rotated: MasterKeys;

  beforeAll(async () => {
    old = await ring();
    await insertKept(old);
    for (const id of [randomUUID(), randomUUID()]) {
      await base.pool.query('insert into user_account (id, email, first_name) values ($1, $2, $3)', [
        id,
        `${id}@example.test`,
        'Op',
      ]);
      apps.push({ id, secret: new Secret() });
    }
    const [derivedApp, sealedApp] = apps;
    if (!derivedApp || !sealedApp) throw new Error('two apps');
    // As factors were stored when the app's secret was derived.
    const derived = deriveSecret(old, 'second-factor', `${derivedApp.id}:${nonce}:sha256`);
    const bytes = new Uint8Array(createHash('sha256').update(derived).digest().subarray(0, 20));
    derivedApp.secret = new Secret({ buffer: bytes.buffer });
    await base.pool.query('insert into second_factor (user_id, nonce, secret_hash) values ($1, $2, $3)', [
      derivedApp.id,
      nonce,
      hashSecret(derived),
    ]);
    const sealed = newFactor(old, sealedApp.id);
    await beginFactor(base.db, { userId: sealedApp.id, sealed });
    const factor = { user_id: sealedApp.id, sealed, nonce: null, secret_hash: null };
    sealedApp.secret = Secret.fromBase32(setupOf(old, factor, names).secret);
    await addMaster(base.pool, []);
    rotated = await ring();
  });

  it('is not retired while an authenticator needs it, nor without a word about links of bookings ahead', async () => {
    expect(await retire(2)).toEqual({ why: 'newest' });
    expect(await retire(9)).toEqual({ why: 'unknown' });
    expect(await retire(1)).toEqual({ why: 'sealed', count: 2 });
    expect(await resealOld({ db: base.db, keys: rotated })).toBe(2);
    expect(await retire(1)).toEqual({ why: 'links', count: 1 });
  });

  it('that is in the ring no more opens nothing that it has made, whatever rows keep', async () => {
    program.services.keys.masters = rotated.masters;
    expect(await opened(old)).toEqual(each(true));
    program.services.keys.masters = [rotated.masters[0]];
    expect(await opened(old)).toEqual(each(false));
  });

  it('that is retired leaves links that open when they are sent again, and apps that log in', async () => {
    expect(await retire(1, true)).toEqual({ why: 'retired' });
    program.services.keys.masters = (await ring()).masters;
    expect(await opened(old)).toEqual(each(false));
    expect(await opened(program.services.keys)).toEqual(each(true));
    for (const { id, secret } of apps) {
      const row = await findFactor(base.db, id);
      if (row === null) throw new Error('a factor is gone');
      expect(await takeCode(program.services, row, codeOf(secret, row.now_ms))).toBe(true);
    }
  });
});
