// The statements about second factors that are turned off for owners who have lost them (docs/accounts.md#lost-second-factor).
import { sql, type Kysely } from 'kysely';
import { releaseHours } from '#src/domain/account/second-factor.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** A release that was asked for. */
export interface AskedRelease {
  userId: string;
  operatorId: string;
  /** How the operator has seen who it is, for the log. */
  check: string;
}

/**
 * Asks for a release, notes it and tells the owner. Answers when it is due; null where the account has no second factor, is the
 * operator's own, or waits for one already.
 */
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

/** Whoever shows the factor has it: a release that waits is over, which is noted. */
export async function stopRelease(db: Db, userId: string): Promise<void> {
  await sql`
    with stopped as (delete from factor_release where user_id = ${userId} returning user_id)
    insert into audit_log (actor_id, action, subject)
    select user_id, 'factor-release-stopped', 'account:' || user_id from stopped`.execute(db);
}

/** Turns off the factors whose day is over, ends the sessions of their accounts, notes it and tells the owners. Answers how many. */
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
