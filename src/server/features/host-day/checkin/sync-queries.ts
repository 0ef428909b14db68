// Statements of a phone's sync (docs/domain/hosts.md#check-in).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Act } from '#src/domain/host-day/act.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

export interface DeviceRow {
  user_id: string;
  name: string;
  is_revoked: boolean;
  is_link: boolean;
}

/** Records a contact unless the phone is revoked or another account's. A revoked phone's erasure is recorded. */
export async function touchDevice(
  db: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<DeviceRow> {
  const result = await sql<DeviceRow>`
    insert into check_device as d (id, user_id, name) values (${id}, ${userId}, ${name})
    on conflict (id) do update set
      name = case when d.user_id = excluded.user_id and d.revoked_at is null then excluded.name else d.name end,
      seen_at = case when d.user_id = excluded.user_id then banyan_now() else d.seen_at end,
      erased_at = case when d.user_id = excluded.user_id and d.revoked_at is not null
        then coalesce(d.erased_at, banyan_now()) else d.erased_at end
    returning d.user_id, d.name, d.revoked_at is not null as is_revoked, d.is_link`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('a stored phone was not found');
  return row;
}

/** The pseudo-phone of a link reader: unlisted, never revoked. */
export async function makeLinkDevice(
  db: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<void> {
  await sql`
    insert into check_device (id, user_id, name, is_link) values (${id}, ${userId}, ${name}, true)
    on conflict (id) do update set seen_at = banyan_now()`.execute(db);
}

export async function countDevices(db: Db, userId: string, exceptId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from check_device
    where user_id = ${userId} and revoked_at is null and not is_link and id <> ${exceptId}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export async function readNow(db: Db): Promise<number> {
  const result = await sql<{ now_ms: number }>`select ${ms('banyan_now()')} as now_ms`.execute(db);
  return result.rows[0]?.now_ms ?? 0;
}

export interface NamedBooking {
  id: string;
  ref: string;
  course_id: number;
  departure_id: number;
}

/** In lock order, without rows that only hold an offer's seats. */
export async function findNamed(db: Db, refs: readonly string[]): Promise<NamedBooking[]> {
  const result = await sql<NamedBooking>`
    select b.id, b.ref, b.course_id, b.departure_id from booking b
    where b.ref = any(${[...refs]}::text[]) and b.visitor_id not like 'offer:%'
    order by b.departure_id, b.id`.execute(db);
  return result.rows;
}

/** Returns the ids of new ones; known ones stay. */
export async function insertActs(
  trx: Transaction<Database>,
  bookingId: string,
  acts: readonly Act[],
): Promise<ReadonlySet<string>> {
  const rows = acts.map(({ id, device, kind, heads, part, undoes, phone_at, at, seq }) => ({
    id,
    device_id: device,
    kind,
    heads,
    part,
    undoes,
    seq,
    phone_at: new Date(phone_at).toISOString(),
    at: new Date(at).toISOString(),
  }));
  const added = await sql<{ id: string }>`
    insert into check_event (id, device_id, booking_id, kind, heads, part, undoes, seq, phone_at, at)
    select r.id, r.device_id, ${bookingId}, r.kind, r.heads, r.part, r.undoes, r.seq, r.phone_at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, device_id uuid, kind text, heads smallint,
      part text, undoes uuid, seq integer, phone_at timestamptz, at timestamptz)
    on conflict (id) do nothing returning id`.execute(trx);
  return new Set(added.rows.map(({ id }) => id));
}

export interface ActRow {
  id: string;
  booking_id: string;
  device: string;
  device_name: string;
  kind: Act['kind'];
  heads: number;
  part: string;
  undoes: string | null;
  seq: number;
  phone_at: number;
  at: number;
}

export async function findActs(db: Db, bookingIds: readonly string[]): Promise<ActRow[]> {
  const result = await sql<ActRow>`
    select e.id, e.booking_id, e.device_id as device, v.name as device_name, e.kind, e.heads, e.part, e.undoes, e.seq,
      ${ms('e.phone_at')} as phone_at, ${ms('e.at')} as at
    from check_event e join check_device v on v.id = e.device_id
    where e.booking_id = any(${[...bookingIds]}::uuid[])`.execute(db);
  return result.rows;
}

/** A settled departure ignores further actions. */
export async function isSettled(trx: Transaction<Database>, departureId: number): Promise<boolean> {
  const result = await sql<{ is_settled: boolean }>`
    select settled_at is not null as is_settled from departure where id = ${departureId}`.execute(trx);
  return result.rows[0]?.is_settled ?? true;
}

/** ms since 1970. */
export async function writeTimes(
  trx: Transaction<Database>,
  bookingId: string,
  { checked_in_at, no_show_at }: { checked_in_at: number | null; no_show_at: number | null },
): Promise<void> {
  const at = (value: number | null) => sql`${value === null ? null : new Date(value).toISOString()}::timestamptz`;
  await sql`
    update booking set checked_in_at = ${at(checked_in_at)}, no_show_at = ${at(no_show_at)}
    where id = ${bookingId}`.execute(trx);
}
