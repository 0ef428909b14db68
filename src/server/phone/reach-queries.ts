// Phones of hosts (docs/domain/hosts.md#channel-and-language).
import { sql, type Kysely } from 'kysely';
import { hostLanguageOf, type HostLanguage } from '#src/domain/host-reach/languages.ts';
import { phoneOf, type PhoneChannel, type ReachChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** One task per host (docs/domain/hosts.md#email-instead). */
const subjectOf = (hostId: string) => `host:${hostId}`;

/** Opens the task and emails host, coordinators and managers; once. */
export async function tellUnreachable(
  db: Db,
  hostId: string,
  { why, detail }: { why: 'stopped' | 'failed'; detail: string },
): Promise<void> {
  await sql`
    with opened as (
      insert into staff_task (kind, subject, detail) values ('host_reach', ${subjectOf(hostId)}, ${detail})
      on conflict (kind, subject) where closed_at is null do nothing returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-unreachable', 'host_id', ${hostId}::text, 'user_id', reader::text, 'why', ${why}::text)
    from opened, (
      select m.user_id as reader from team_member m where m.host_id = ${hostId} and m.role in ('coordinator', 'manager')
      union select ${hostId}::uuid
    ) readers`.execute(db);
}

export async function noteReachable(db: Db, hostId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now()
    where kind = 'host_reach' and subject = ${subjectOf(hostId)} and closed_at is null`.execute(db);
}

/** Null when either is deleted or the reader left. */
export interface Unreachable {
  host_id: string;
  host_name: string;
  is_own: boolean;
  email: string;
  locale: string;
}

export async function findUnreachable(
  db: Db,
  { hostId, readerId }: { hostId: string; readerId: string },
): Promise<Unreachable | null> {
  const result = await sql<Unreachable>`
    select h.user_id as host_id, h.display_name as host_name, u.id = h.user_id as is_own, u.email, u.locale
    from host h join user_account u on u.id = ${readerId}
    where h.user_id = ${hostId} and u.erased_at is null
      and (u.id = h.user_id or exists (select 1 from team_member m where m.host_id = h.user_id and m.user_id = u.id))`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

type Db = Kysely<Database>;

export interface HostPhone {
  hostId: string;
  way: PhoneChannel;
  number: string;
  language: HostLanguage;
  /** Wrote within a day. */
  isAnswering: boolean;
}

export interface ReachRow {
  host_id: string;
  way: ReachChannel;
  language: string;
  number: string | null;
  is_stopped: boolean;
  is_answering: boolean;
}

const columns = sql`host_id, way, language, number, stopped_at is not null as is_stopped,
  coalesce(wrote_at > banyan_now() - interval '24 hours', false) as is_answering`;

/** Null when nothing was chosen. */
export async function findReach(db: Db, hostId: string): Promise<ReachRow | null> {
  const result = await sql<ReachRow>`select ${columns} from host_reach where host_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Null for email. */
export async function findHostPhone(db: Db, hostId: string): Promise<HostPhone | null> {
  const row = await findReach(db, hostId);
  return row && phoneIn(row);
}

/** Including STOP. */
export async function hostsOfNumber(db: Db, channel: PhoneChannel, number: string): Promise<ReachRow[]> {
  const result = await sql<ReachRow>`
    select ${columns} from host_reach where number = ${number} and way = ${channel} order by host_id`.execute(db);
  return result.rows;
}

export function phoneIn({
  host_id: hostId,
  way,
  number,
  language,
  is_stopped,
  is_answering,
}: ReachRow): HostPhone | null {
  const phone = phoneOf({ way, number, isVerified: number !== null, isStopped: is_stopped });
  return phone && { ...phone, hostId, language: hostLanguageOf(language), isAnswering: is_answering };
}

export async function noteWrote(db: Db, channel: PhoneChannel, number: string): Promise<void> {
  await sql`update host_reach set wrote_at = banyan_now() where number = ${number} and way = ${channel}`.execute(db);
}

/** STOP or START. Returns the hosts it changes. */
export async function noteStopped(
  db: Db,
  channel: PhoneChannel,
  number: string,
  isStopped: boolean,
): Promise<string[]> {
  const changed = await sql<{ host_id: string }>`
    update host_reach set stopped_at = case when ${isStopped} then banyan_now() end
    where number = ${number} and way = ${channel} and (stopped_at is not null) <> ${isStopped}
    returning host_id`.execute(db);
  return changed.rows.map((row) => row.host_id);
}
