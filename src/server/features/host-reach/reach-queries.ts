// Statements of a host's channel (docs/domain/hosts.md#channel-and-language).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ReachChannel } from '#src/domain/host-reach/reach.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type Acting, hostsFor } from '#src/server/features/team/index.ts';
import { isFailing } from '#src/server/phone/reach-queries.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Null where nothing was chosen. */
export interface ShownReach {
  way: ReachChannel | null;
  language: string | null;
  number: string | null;
  is_stopped: boolean;
  is_failing: boolean;
  email: string;
  /** The account's unverified number; null without one or its country. */
  own_number: string | null;
  host_name: string;
}

export interface ReachOfHost extends Omit<ShownReach, 'own_number'> {
  id: string;
  has_pending: boolean;
}

/** Problems first: STOP, undelivered, nothing chosen. */
export async function findReachOfHosts(db: Db, userId: string): Promise<ReachOfHost[]> {
  const result = await sql<ReachOfHost>`
    select s.* from (
      select h.user_id as id, h.display_name as host_name, r.way, r.language, r.number, r.stopped_at is not null as is_stopped,
        ${isFailing} as is_failing, exists (select from number_code c
          where c.host_id = h.user_id and c.ended_at is null and c.expires_at > banyan_now()) as has_pending, u.email::text as email
      from host h join user_account u on u.id = h.user_id left join phone_reach r on r.host_id = h.user_id where h.user_id in ${hostsFor(userId, 'settings')}
    ) s order by s.is_stopped desc, s.is_failing desc, s.way is null desc, s.host_name, s.id`.execute(db);
  return result.rows;
}

export async function findShownReach(db: Db, hostId: string): Promise<ShownReach> {
  const result = await sql<ShownReach>`
    select r.way, r.language, r.number, r.stopped_at is not null as is_stopped,
      ${isFailing} as is_failing, u.email, h.display_name as host_name,
      case when u.isd_code <> '' and u.phone <> '' then '+' || u.isd_code || u.phone end as own_number
    from host h join user_account u on u.id = h.user_id left join phone_reach r on r.host_id = h.user_id
    where h.user_id = ${hostId}`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('the host of a team member was not found');
  return row;
}

/** Logs actor and host, never the number. */
export async function logReach(
  trx: Trx,
  { hostId, by }: { hostId: string; by: Acting },
  action: AuditAction,
  detail: object,
): Promise<void> {
  await writeAudit(trx, {
    actorId: by.actorId,
    action,
    subject: `host:${hostId}`,
    detail: { role: by.role, on_behalf_of: by.onBehalfOf, ...detail },
  });
}

/** Null for an account that is no host or chose none. */
export async function findOwnLanguage(db: Db, userId: string): Promise<string | null> {
  const result = await sql<{ language: string }>`
    select language from phone_reach where host_id = ${userId} and language <> 'en'`.execute(db);
  return result.rows[0]?.language ?? null;
}
