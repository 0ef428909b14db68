// Which phone a host has, and whose a number is (docs/phone.md#choice).
import { sql, type Kysely } from 'kysely';
import { hostLanguageOf, type HostLanguage } from '#src/domain/host-reach/languages.ts';
import { phoneOf, type PhoneChannel, type ReachChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** A host's phone that gets its messages. */
export interface HostPhone {
  hostId: string;
  way: PhoneChannel;
  number: string;
  language: HostLanguage;
  /** Something came from it within a day. */
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

/** How a host is reached; null for one who has chosen nothing. */
export async function findReach(db: Db, hostId: string): Promise<ReachRow | null> {
  const result = await sql<ReachRow>`select ${columns} from host_reach where host_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** The phone that gets a host's messages; null where they come by mail. */
export async function findHostPhone(db: Db, hostId: string): Promise<HostPhone | null> {
  const row = await findReach(db, hostId);
  return row && phoneIn(row);
}

/** Every host whose messages go to this number in this way, with those who have said STOP. */
export async function hostsOfNumber(db: Db, way: PhoneChannel, number: string): Promise<ReachRow[]> {
  const result = await sql<ReachRow>`
    select ${columns} from host_reach where number = ${number} and way = ${way} order by host_id`.execute(db);
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

/** Notes that something came from a number. */
export async function noteWrote(db: Db, way: PhoneChannel, number: string): Promise<void> {
  await sql`update host_reach set wrote_at = banyan_now() where number = ${number} and way = ${way}`.execute(db);
}

/** Notes that the owner of a number wants no messages, or wants them again. Answers the hosts for whom that is new. */
export async function noteStopped(db: Db, way: PhoneChannel, number: string, isStopped: boolean): Promise<string[]> {
  const changed = await sql<{ host_id: string }>`
    update host_reach set stopped_at = case when ${isStopped} then banyan_now() end
    where number = ${number} and way = ${way} and (stopped_at is not null) <> ${isStopped}
    returning host_id`.execute(db);
  return changed.rows.map((row) => row.host_id);
}
