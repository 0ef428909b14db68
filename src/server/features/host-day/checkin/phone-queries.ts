// The statements about phones: whose they are, and cutting one off (docs/check-in.md#what-a-phone-holds).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

export interface PhoneRow {
  id: string;
  user_id: string;
  name: string;
  owner: string;
  seen_at: Date;
  revoked_at: Date | null;
  erased_at: Date | null;
}

// Their own, and those of everybody in the team of a host for whom they may do more than the day.
const isSeenBy = (userId: string): RawBuilder<unknown> => sql`(v.user_id = ${userId} or exists (
  select from team_member k where k.user_id = v.user_id and k.host_id in ${hostsFor(userId, 'requests')})
  or (v.user_id in ${hostsFor(userId, 'requests')}))`;

/** The phones that an account may see, the latest contact first; those that are cut off stay for a month. */
export async function findPhones(db: Kysely<Database>, userId: string): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select v.id, v.user_id, v.name, trim(u.first_name || ' ' || u.last_name) as owner, v.seen_at, v.revoked_at, v.erased_at
    from check_device v join user_account u on u.id = v.user_id
    where ${isSeenBy(userId)} and not v.is_link and coalesce(v.revoked_at, v.seen_at) > banyan_now() - make_interval(days => 30)
    order by v.revoked_at is not null, v.seen_at desc, v.id limit 100`.execute(db);
  return result.rows;
}

/** Cuts it off, with a line in the log, and answers whose it is; null when the account may not, or there is none. */
export async function revokePhone(db: Kysely<Database>, id: string, userId: string): Promise<string | null> {
  const result = await sql<{ user_id: string }>`
    with cut as (
      update check_device v set revoked_at = coalesce(v.revoked_at, banyan_now()), revoked_by = coalesce(v.revoked_by, ${userId})
      where v.id = ${id} and not v.is_link and ${isSeenBy(userId)} returning v.id, v.user_id
    ), logged as (
      insert into audit_log (actor_id, action, subject, detail)
      select ${userId}, 'phone-cut-off', 'phone:' || id, jsonb_build_object('of', user_id) from cut
    )
    select user_id from cut`.execute(db);
  return result.rows[0]?.user_id ?? null;
}
