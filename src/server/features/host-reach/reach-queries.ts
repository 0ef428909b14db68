// Statements of a host's channel and phone verification codes (docs/domain/hosts.md#numbers).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { codeRules, type PhoneChannel, type ReachChannel } from '#src/domain/host-reach/reach.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type Acting, hostsFor } from '#src/server/features/team/index.ts';
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

const isFailing = sql`coalesce((select m.state = 'failed' from phone_message m where m.host_id = h.user_id and m.number = r.number
  and m.way = r.way and m.state not in ('waiting', 'trying') order by m.created_at desc limit 1), false)`;

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
      from host h join user_account u on u.id = h.user_id left join host_reach r on r.host_id = h.user_id where h.user_id in ${hostsFor(userId, 'settings')}
    ) s order by s.is_stopped desc, s.is_failing desc, s.way is null desc, s.host_name, s.id`.execute(db);
  return result.rows;
}

export async function findShownReach(db: Db, hostId: string): Promise<ShownReach> {
  const result = await sql<ShownReach>`
    select r.way, r.language, r.number, r.stopped_at is not null as is_stopped,
      ${isFailing} as is_failing, u.email, h.display_name as host_name,
      case when u.isd_code <> '' and u.phone <> '' then '+' || u.isd_code || u.phone end as own_number
    from host h join user_account u on u.id = h.user_id left join host_reach r on r.host_id = h.user_id
    where h.user_id = ${hostId}`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('the host of a team member was not found');
  return row;
}

export interface CodeRow {
  id: string;
  way: PhoneChannel;
  number: string;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
  now_ms: number;
}

const codeColumns = sql`id, way, number, code_hash, tries, expires_at, (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

export async function findCode(db: Db, hostId: string): Promise<CodeRow | null> {
  const result = await sql<CodeRow>`
    select ${codeColumns} from number_code
    where host_id = ${hostId} and ended_at is null and expires_at > banyan_now() order by created_at desc limit 1`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

/** Counts an attempt at the newest code, even a used one; returns the row before, or null. */
export async function countTry(trx: Trx, hostId: string): Promise<(CodeRow & { is_ended: boolean }) | null> {
  const result = await sql<CodeRow & { is_ended: boolean }>`
    with newest as (
      select id, tries, ended_at from number_code where host_id = ${hostId} order by created_at desc limit 1 for no key update
    )
    update number_code c set tries = least(c.tries + 1, ${codeRules.tries}) from newest n where c.id = n.id
    returning c.id, c.way, c.number, c.code_hash, n.tries, c.expires_at, n.ended_at is not null as is_ended,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`.execute(trx);
  return result.rows[0] ?? null;
}

/** Invalidates the previous code. */
export async function insertCode(
  trx: Trx,
  code: { id: string; hostId: string; way: PhoneChannel; number: string; hash: Buffer },
): Promise<void> {
  await sql`update number_code set ended_at = banyan_now() where host_id = ${code.hostId} and ended_at is null`.execute(
    trx,
  );
  await sql`
    insert into number_code (id, host_id, way, number, code_hash, expires_at)
    values (${code.id}, ${code.hostId}, ${code.way}, ${code.number}, ${code.hash},
      banyan_now() + make_interval(mins => ${codeRules.minutes}::integer))`.execute(trx);
}

export async function endCode(trx: Trx, id: string): Promise<void> {
  await sql`update number_code set ended_at = banyan_now() where id = ${id}`.execute(trx);
}

/** The verified number receives messages. */
export async function saveNumber(
  trx: Trx,
  hostId: string,
  { way, number }: { way: PhoneChannel; number: string },
): Promise<void> {
  await sql`
    insert into host_reach (host_id, way, number, verified_at) values (${hostId}, ${way}, ${number}, banyan_now())
    on conflict (host_id) do update set way = excluded.way, number = excluded.number, verified_at = excluded.verified_at,
      stopped_at = null, wrote_at = null, changed_at = banyan_now()`.execute(trx);
}

/** Email keeps no number. */
export async function saveChoice(
  trx: Trx,
  hostId: string,
  { way, language }: { way: ReachChannel; language: HostLanguage },
): Promise<void> {
  await sql`
    insert into host_reach (host_id, way, language, number, verified_at)
    select ${hostId}::uuid, ${way}, ${language}, r.number, r.verified_at
    from (select 1) as one left join host_reach r on r.host_id = ${hostId} and ${way}::text <> 'mail'
    on conflict (host_id) do update set way = excluded.way, language = excluded.language, number = excluded.number,
      verified_at = excluded.verified_at, changed_at = banyan_now(),
      stopped_at = case when excluded.way <> 'mail' then host_reach.stopped_at end`.execute(trx);
}

/** Serializes changes to a host's channel. */
export async function lockHost(trx: Trx, hostId: string): Promise<void> {
  await sql`select user_id from host where user_id = ${hostId} for no key update`.execute(trx);
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
    select language from host_reach where host_id = ${userId} and language <> 'en'`.execute(db);
  return result.rows[0]?.language ?? null;
}
