// Statements of hosts' bank details (docs/domain/ledger.md#changes).
import { sql, type Kysely, type Transaction } from 'kysely';
import { oldAddressDays, type DetailFacts } from '#src/domain/earnings/payout-state.ts';
import { noAddressPattern } from '#src/domain/account/no-address.ts';
import { teamRolesFor } from '#src/domain/team/permissions.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Serializes payout actions: details cannot change during a run. */
export async function lockPayouts(trx: Trx): Promise<void> {
  await sql`select 1 from payout_counter for no key update`.execute(trx);
}

/** Instants in ms since 1970. */
export interface DetailRow {
  id: string;
  sealed: Buffer;
  asked_at: Date;
  counts_since: number | null;
}

export interface HostDetails {
  inForce: DetailRow | null;
  waiting: DetailRow | null;
  facts: DetailFacts;
  now_ms: number;
}

export async function findHostDetails(db: Db, hostId: string): Promise<HostDetails> {
  const result = await sql<DetailRow>`
    select id, sealed, asked_at, (extract(epoch from counts_since) * 1000)::float8 as counts_since
    from payout_detail where host_id = ${hostId} and ended_at is null`.execute(db);
  const clock = await sql<{
    now_ms: number;
  }>`select (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`.execute(db);
  const inForce = result.rows.find((row) => row.counts_since !== null) ?? null;
  const waiting = result.rows.find((row) => row.counts_since === null) ?? null;
  return {
    inForce,
    waiting,
    facts: { counts_since: inForce?.counts_since ?? null, is_change_waiting: waiting !== null },
    now_ms: clock.rows[0]?.now_ms ?? 0,
  };
}

export interface NewDetails {
  id: string;
  hostId: string;
  sealed: Buffer;
  /** The account's last characters, for emails and the log. */
  ending: string;
  by: Acting;
  /** By the second factor; valid at once. */
  isProven: boolean;
}

/**
 * Proven details replace the old ones, others wait. Logs and emails it, also to the account's addresses of the last 30
 * days.
 */
export async function insertDetails(trx: Trx, made: NewDetails): Promise<void> {
  const { id, hostId, isProven } = made;
  const action: AuditAction = isProven ? 'payout-details-changed' : 'payout-details-asked';
  await sql`
    update payout_detail set ended_at = banyan_now()
    where host_id = ${hostId} and ended_at is null and (counts_since is null or ${isProven}::boolean)`.execute(trx);
  await sql`
    with made as (
      insert into payout_detail (id, host_id, sealed, asked_by, proof, counts_since)
      values (${id}, ${hostId}, ${made.sealed}, ${made.by.actorId},
        ${isProven ? 'factor' : null}, case when ${isProven}::boolean then banyan_now() end)
    )
    insert into audit_log (actor_id, action, subject, detail)
    values (${made.by.actorId}, ${action}, ${`host:${hostId}`},
      jsonb_build_object('id', ${id}::text))`.execute(trx);
  await queueDetailMails(trx, hostId, isProven ? 'payout-details-changed' : 'payout-details-asked', made.ending);
}

/** Including addresses of the last 30 days: an intruder may have changed the address. */
export async function queueDetailMails(trx: Trx, hostId: string, kind: string, ending: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${kind}::text, 'user_id', ${hostId}::text, 'to', address, 'ending', ${ending}::text)
    from (
      select email::text as address from user_account where id = ${hostId}
      union select o.payload ->> 'old' from outbox o
        where o.payload ->> 'kind' = 'account-address-changed' and o.payload ->> 'user_id' = ${hostId}
          and o.created_at > banyan_now() - make_interval(days => ${oldAddressDays}::integer)
    ) addresses where address is not null and address not like ${noAddressPattern}`.execute(trx);
  // A host without an address: everyone who helps them is notified.
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${kind}::text, 'user_id', k.user_id, 'to', m.email, 'ending', ${ending}::text,
      'host_name', h.display_name)
    from team_member k join user_account m on m.id = k.user_id join host h on h.user_id = k.host_id
      join user_account o on o.id = k.host_id
    where k.host_id = ${hostId} and k.role in (${sql.join(teamRolesFor('requests'))}) and o.email like ${noAddressPattern}`.execute(
    trx,
  );
}

/** False when nothing waits. */
export async function withdrawDetails(trx: Trx, hostId: string, actorId: string): Promise<boolean> {
  const done = await sql`
    with ended as (
      update payout_detail set ended_at = banyan_now()
      where host_id = ${hostId} and counts_since is null and ended_at is null returning id
    )
    insert into audit_log (actor_id, action, subject, detail)
    select ${actorId}::uuid, 'payout-details-withdrawn', ${`host:${hostId}`}, jsonb_build_object('id', id) from ended`.execute(
    trx,
  );
  return done.numAffectedRows === 1n;
}

interface WaitingRow {
  id: string;
  host_id: string;
  host_name: string;
  sealed: Buffer;
  /** The details in use. */
  old: { id: string; sealed: string } | null;
  asked_at: Date;
  /** The address changed in the last 30 days: review carefully. */
  has_new_address: boolean;
}

export async function findWaiting(db: Db, count: number): Promise<WaitingRow[]> {
  const result = await sql<WaitingRow>`
    select p.id, p.host_id, h.display_name as host_name, p.sealed, p.asked_at,
      (select jsonb_build_object('id', o.id, 'sealed', encode(o.sealed, 'base64')) from payout_detail o
        where o.host_id = p.host_id and o.counts_since is not null and o.ended_at is null) as old,
      coalesce(exists (select from outbox o where o.payload ->> 'kind' = 'account-address-changed'
        and o.payload ->> 'user_id' = p.host_id::text and o.created_at > banyan_now() - make_interval(days => ${oldAddressDays}::integer)), false) as has_new_address
    from payout_detail p join host h on h.user_id = p.host_id
    where p.counts_since is null and p.ended_at is null order by p.asked_at, p.id limit ${count}`.execute(db);
  return result.rows;
}

/** Null when none waits; returns the host. */
export async function decideDetails(
  trx: Trx,
  { id, operatorId, isApproved, note }: { id: string; operatorId: string; isApproved: boolean; note: string },
): Promise<{ host_id: string; sealed: Buffer } | null> {
  const ended = await sql<{ host_id: string; sealed: Buffer }>`
    select host_id, sealed from payout_detail
    where id = ${id} and counts_since is null and ended_at is null for update`.execute(trx);
  const [row] = ended.rows;
  if (!row) return null;
  if (isApproved)
    await sql`
      update payout_detail set ended_at = banyan_now()
      where host_id = ${row.host_id} and counts_since is not null and ended_at is null`.execute(trx);
  await sql`
    update payout_detail set decided_by = ${operatorId}, decision_note = ${note},
      proof = case when ${isApproved}::boolean then 'operator' end,
      counts_since = case when ${isApproved}::boolean then banyan_now() end,
      ended_at = case when ${isApproved}::boolean then null else banyan_now() end
    where id = ${id}`.execute(trx);
  await writeAudit(trx, {
    actorId: operatorId,
    action: isApproved ? 'payout-details-approved' : 'payout-details-refused',
    subject: `host:${row.host_id}`,
    detail: { id, note },
  });
  return row;
}

/** Logs the view and reads the details in one statement. */
export async function lookAtDetails(
  db: Db,
  { hostId, operatorId }: { hostId: string; operatorId: string },
): Promise<{ id: string; sealed: Buffer; asked_at: Date; counts: boolean }[]> {
  const result = await sql<{ id: string; sealed: Buffer; asked_at: Date; counts: boolean }>`
    with looked as (
      select id, sealed, asked_at, counts_since is not null as counts from payout_detail
      where host_id = ${hostId} and ended_at is null
    ), noted as (
      insert into audit_log (actor_id, action, subject, detail)
      select ${operatorId}::uuid, 'payout-details-viewed', ${`host:${hostId}`}, jsonb_build_object('id', id) from looked
    )
    select id, sealed, asked_at, coalesce(counts, false) as counts from looked order by counts desc`.execute(db);
  return result.rows;
}
