// Statements of second factors (docs/domain/accounts.md#second-factor).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { releaseHours } from '#src/domain/account/second-factor.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Sealed; `nonce` and `secret_hash` are legacy. */
export interface FactorSecret {
  user_id: string;
  sealed: Buffer | null;
  nonce: string | null;
  secret_hash: Buffer | null;
}

export interface FactorRow extends FactorSecret {
  confirmed_at: Date | null;
  last_step: number;
  now_ms: number;
  recovery_left: number;
}

/** With the present time; null for none. */
export async function findFactor(db: Db, userId: string): Promise<FactorRow | null> {
  const result = await sql<FactorRow>`
    select f.user_id, f.sealed, f.nonce, f.secret_hash, f.confirmed_at, f.last_step::float8 as last_step,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms,
      (select count(*) from recovery_code r where r.user_id = f.user_id and r.used_at is null)::integer as recovery_left
    from second_factor f where f.user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** False when one is on. */
export async function beginFactor(db: Db, begun: { userId: string; sealed: Buffer }): Promise<boolean> {
  const written = await sql<{ user_id: string }>`
    insert into second_factor as f (user_id, sealed) values (${begun.userId}, ${begun.sealed})
    on conflict (user_id) do update set sealed = excluded.sealed, nonce = null, secret_hash = null,
      created_at = banyan_now(), last_step = 0
      where f.confirmed_at is null
    returning f.user_id`.execute(db);
  return written.rows.length === 1;
}

/** Legacy ones, after an account. */
export async function findDerived(db: Db, after: string | null, count: number): Promise<FactorSecret[]> {
  const result = await sql<FactorSecret>`
    select user_id, sealed, nonce, secret_hash from second_factor
    where sealed is null and (${after}::uuid is null or user_id > ${after}::uuid) order by user_id limit ${count}`.execute(
    db,
  );
  return result.rows;
}

/** Does nothing if the setup was restarted meanwhile. */
export async function writeSealedFactor(db: Db, { user_id, nonce }: FactorSecret, sealed: Buffer): Promise<void> {
  await sql`
    update second_factor set sealed = ${sealed}, nonce = null, secret_hash = null
    where user_id = ${user_id} and nonce = ${nonce} and sealed is null`.execute(db);
}

/** Once; false when this or a later step was used. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await sql<{ user_id: string }>`
    update second_factor set last_step = ${step} where user_id = ${userId} and last_step < ${step}
    returning user_id`.execute(db);
  if (taken.rows.length === 1) await stopRelease(db, userId);
  return taken.rows.length === 1;
}

/** Once, with an email; false when unknown or used. */
export async function takeRecovery(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await sql<{ user_id: string }>`
    with taken as (
      update recovery_code set used_at = banyan_now()
      where user_id = ${userId} and code_hash = ${codeHash} and used_at is null returning user_id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-recovery-used', 'user_id', user_id::text) from taken
    )
    select user_id from taken`.execute(db);
  if (taken.rows.length === 1) await stopRelease(db, userId);
  return taken.rows.length === 1;
}

export async function confirmFactor(trx: Trx, userId: string): Promise<void> {
  await sql`
    with confirmed as (
      update second_factor set confirmed_at = banyan_now() where user_id = ${userId} and confirmed_at is null
      returning user_id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'account-factor-on', 'user_id', user_id::text) from confirmed`.execute(
    trx,
  );
}

/** Replaces all codes; stores only hashes. */
export async function replaceRecovery(trx: Trx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_code where user_id = ${userId}`.execute(trx);
  await sql`
    insert into recovery_code (user_id, code_hash) select ${userId}, unnest(${hashes}::bytea[])`.execute(trx);
}

/** With recovery codes and an email. */
export async function dropFactor(trx: Trx, userId: string): Promise<void> {
  await sql`
    with dropped as (delete from second_factor where user_id = ${userId} returning user_id)
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'account-factor-off', 'user_id', user_id::text) from dropped`.execute(
    trx,
  );
}

/** A requested release (docs/domain/accounts.md#lost-second-factor). */
interface AskedRelease {
  userId: string;
  operatorId: string;
  /** How the identity was checked, for the log. */
  check: string;
}

/** Logs and emails it. Returns when it is due; null without a factor, for the operator's own, or with one waiting. */
export async function insertRelease(db: Db, { userId, operatorId, check }: AskedRelease): Promise<Date | null> {
  const made = await sql<{ due_at: Date }>`
    with made as (
      insert into factor_release (user_id, asked_by, due_at)
      select f.user_id, ${operatorId}, banyan_now() + make_interval(hours => ${releaseHours})
      from second_factor f join user_account u on u.id = f.user_id
      where u.id = ${userId} and u.id <> ${operatorId} and f.confirmed_at is not null
      on conflict do nothing returning user_id, due_at
    ), noted as (
      insert into audit_log (actor_id, action, subject, detail)
      select ${operatorId}, 'factor-release-asked', 'account:' || user_id, jsonb_build_object('check', ${check}::text)
      from made
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-factor-release', 'user_id', user_id::text) from made
    )
    select due_at from made`.execute(db);
  return made.rows[0]?.due_at ?? null;
}

/** Showing the factor cancels a waiting release; logged. */
async function stopRelease(db: Db, userId: string): Promise<void> {
  await sql`
    with stopped as (delete from factor_release where user_id = ${userId} returning user_id)
    insert into audit_log (actor_id, action, subject)
    select user_id, 'factor-release-stopped', 'account:' || user_id from stopped`.execute(db);
}

/** Due ones: factor off, sessions ended, logged, emailed. Returns how many. */
export async function releaseFactors({ db }: { db: Db }, count = 20): Promise<number> {
  const released = await sql<{ user_id: string }>`
    with due as (
      select user_id, asked_by from factor_release where due_at <= banyan_now()
      order by due_at limit ${count} for update skip locked
    ), ended as (
      delete from session s using due d where s.user_id = d.user_id
    ), changed as (
      update user_account u set access_version = u.access_version + 1, known_devices = '{}' from due d where u.id = d.user_id
    ), noted as (
      insert into audit_log (actor_id, action, subject)
      select asked_by, 'factor-released', 'account:' || user_id from due
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-factor-off', 'user_id', user_id::text) from due
    )
    delete from second_factor f using due d where f.user_id = d.user_id returning f.user_id`.execute(db);
  return released.rows.length;
}
