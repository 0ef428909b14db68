// Statements of host documents (docs/domain/hosts.md#documents). Only `findSealed` reads the bytes.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CredentialDecision } from '#src/domain/credentials/credentials.ts';
import type { CredentialKind } from '#src/domain/credentials/kinds.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { teamRolesFor } from '#src/domain/team/permissions.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface CredentialRow {
  id: string;
  host_id: string;
  host_name: string;
  is_id_verified: boolean;
  kind: CredentialKind;
  file_kind: 'pdf' | 'picture';
  byte_size: number;
  decision: CredentialDecision;
  expires_on: string | null;
  words: string;
  sent_at: Date;
  sent_by: string;
  removed_at: Date | null;
  views: { at: string; by: string; act: 'opened' | 'verified' | 'refused' }[];
  /** The date in UTC. */
  today: string;
}

/** Documents expire by this UTC day, everywhere alike. */
const today = sql`(banyan_now() at time zone 'UTC')::date`;

export async function findToday(db: Db): Promise<string> {
  const result = await sql<{ today: string }>`select ${today} as today`.execute(db);
  return result.rows[0]?.today ?? '';
}

const mostViews = 20;

const columns = sql`d.id, d.host_id, h.display_name as host_name, o.is_id_verified, d.kind, d.file_kind, d.byte_size, d.decision,
  d.expires_on, d.words, d.sent_at,
  coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = d.sent_by), '') as sent_by, d.removed_at,
  coalesce((select jsonb_agg(jsonb_build_object('at', v.at, 'by', v.by, 'act', v.act) order by v.id desc)
    from (select w.id, w.at, w.act, coalesce(u.first_name, '') as by from host_document_view w
      left join user_account u on u.id = w.viewer_id
      where w.document_id = d.id order by w.id desc limit ${mostViews}) v), '[]') as views,
  ${today} as today`;

const tables = sql`host_document d join host h on h.user_id = d.host_id join user_account o on o.id = d.host_id`;

const mostRows = 60;

/** Present ones, newest first, then removed ones. */
export async function findCredentials(db: Db, hostId: string): Promise<CredentialRow[]> {
  const result = await sql<CredentialRow>`
    select ${columns} from ${tables} where d.host_id = ${hostId}
    order by d.removed_at is not null, d.sent_at desc, d.id limit ${mostRows}`.execute(db);
  return result.rows;
}

export async function findCredential(db: Db, id: string): Promise<CredentialRow | null> {
  const result = await sql<CredentialRow>`select ${columns} from ${tables} where d.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findVerified(db: Db, hostId: string): Promise<boolean> {
  const result = await sql<{ is_id_verified: boolean }>`
    select is_id_verified from user_account where id = ${hostId}`.execute(db);
  return result.rows[0]?.is_id_verified === true;
}

/** Waiting ones oldest first; decided ones newest first. */
export async function findQueue(
  db: Db,
  { state, offset, count }: { state: 'waiting' | 'decided'; offset: number; count: number },
): Promise<{ rows: CredentialRow[]; total: number }> {
  const isIn = state === 'waiting' ? sql`d.decision = 'waiting'` : sql`d.decision <> 'waiting'`;
  const order = state === 'waiting' ? sql`d.sent_at, d.id` : sql`d.decided_at desc, d.id`;
  const result = await sql<CredentialRow>`
    select ${columns} from ${tables} where ${isIn} and d.removed_at is null
    order by ${order} limit ${count} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from host_document d where ${isIn} and d.removed_at is null`.execute(db);
  return { rows: result.rows, total: counted.rows[0]?.total ?? 0 };
}

interface NewCredential {
  id: string;
  hostId: string;
  kind: CredentialKind;
  fileKind: 'pdf' | 'picture';
  bytes: number;
  sealed: Buffer;
  expiresOn: string | null;
  /** The last warning sent (src/domain/credentials/credentials.ts). */
  warnedDays: number | null;
  sentBy: string;
}

/** False at the limit. Serialized, so two windows cannot exceed it. */
export async function insertCredential(trx: Trx, made: NewCredential, most: number): Promise<boolean> {
  await sql`select user_id from host where user_id = ${made.hostId} for no key update`.execute(trx);
  const stored = await sql<{ id: string }>`
    insert into host_document (id, host_id, kind, file_kind, byte_size, sealed, expires_on, warned_days, sent_by)
    select ${made.id}, ${made.hostId}, ${made.kind}, ${made.fileKind}, ${made.bytes}, ${made.sealed}, ${made.expiresOn}::date,
      ${made.warnedDays}::smallint, ${made.sentBy}
    where ${most} > (select count(*) from host_document where host_id = ${made.hostId} and removed_at is null)
    returning id`.execute(trx);
  return stored.rows.length === 1;
}

interface LockedCredential {
  id: string;
  host_id: string;
  kind: CredentialKind;
  decision: CredentialDecision;
  expires_on: string | null;
  today: string;
}

export async function lockCredential(trx: Trx, id: string): Promise<LockedCredential | null> {
  const result = await sql<LockedCredential>`
    select id, host_id, kind, decision, expires_on, ${today} as today from host_document
    where id = ${id} and removed_at is null for update`.execute(trx);
  return result.rows[0] ?? null;
}

export async function writeDecision(
  trx: Trx,
  id: string,
  decided: {
    decision: 'verified' | 'refused';
    words: string;
    expiresOn: string | null;
    warnedDays: number | null;
    operatorId: string;
  },
): Promise<void> {
  await sql`
    update host_document set decision = ${decided.decision}, words = ${decided.words}, expires_on = ${decided.expiresOn}::date,
      warned_days = ${decided.warnedDays}::smallint, decided_by = ${decided.operatorId}, decided_at = banyan_now()
    where id = ${id}`.execute(trx);
  await noteView(trx, id, { viewerId: decided.operatorId, act: decided.decision });
}

/** Deletes the bytes; the entry and its views stay. */
export async function writeRemoval(trx: Trx, id: string): Promise<void> {
  await sql`update host_document set sealed = null, removed_at = banyan_now() where id = ${id}`.execute(trx);
}

export async function noteView(
  db: Db,
  id: string,
  { viewerId, act }: { viewerId: string; act: 'opened' | 'verified' | 'refused' },
): Promise<void> {
  await sql`insert into host_document_view (document_id, viewer_id, act) values (${id}, ${viewerId}, ${act})`.execute(
    db,
  );
}

/** Null when removed or unknown. */
export async function findSealed(
  db: Db,
  id: string,
): Promise<{ sealed: Buffer; file_kind: 'pdf' | 'picture'; kind: CredentialKind } | null> {
  const result = await sql<{ sealed: Buffer | null; file_kind: 'pdf' | 'picture'; kind: CredentialKind }>`
    select sealed, file_kind, kind from host_document where id = ${id} and removed_at is null`.execute(db);
  const [row] = result.rows;
  return row === undefined || row.sealed === null ? null : { ...row, sealed: row.sealed };
}

/** Sets the badge; removes it unless another identity document holds it (docs/domain/hosts.md#document-states). */
export async function setBadge(trx: Trx, hostId: string, isVerified: boolean): Promise<void> {
  await sql`
    update user_account set is_id_verified = ${isVerified} or exists (select from host_document d
      where d.host_id = ${hostId} and d.kind = 'id' and d.decision = 'verified' and d.removed_at is null
        and (d.expires_on is null or d.expires_on >= ${today}))
    where id = ${hostId} and erased_at is null`.execute(trx);
}

/** Emails the host and team members with the permission (docs/domain/hosts.md#document-states). */
export async function mailDecision(
  trx: Transaction<Database>,
  { id, hostId }: { id: string; hostId: string },
  payload: { kind: 'credential-decided' } | { kind: 'credential-ending'; days: number },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify({ ...payload, document_id: id })}::jsonb || jsonb_build_object('user_id', r.user_id)
    from (select ${hostId}::uuid as user_id union
      select user_id from team_member where host_id = ${hostId} and role in (${sql.join(teamRolesFor('documents'))})) r`.execute(
    trx,
  );
}

interface EndingCredential {
  id: string;
  host_id: string;
  kind: CredentialKind;
  expires_on: string;
  warned_days: number | null;
  today: string;
}

export async function lockEnding(trx: Transaction<Database>, count: number): Promise<EndingCredential[]> {
  const result = await sql<EndingCredential>`
    select id, host_id, kind, expires_on, warned_days, ${today} as today from host_document
    where decision = 'verified' and removed_at is null and expires_on is not null
      and (warned_days is null and expires_on <= ${today} + 30 or warned_days > 7 and expires_on <= ${today} + 7
        or warned_days > -1 and expires_on < ${today})
    order by expires_on, id limit ${count} for update skip locked`.execute(trx);
  return result.rows;
}

export async function writeWarned(trx: Transaction<Database>, id: string, days: number): Promise<void> {
  await sql`update host_document set warned_days = ${days}::smallint where id = ${id}`.execute(trx);
}

export interface MailedCredential {
  email: string;
  locale: string;
  host_name: string;
  kind: CredentialKind;
  decision: string;
  expires_on: string | null;
  words: string;
  is_own: boolean;
  host_id: string;
}

/** Null when document or recipient is gone. */
export async function findMailedCredential(db: Db, id: string, readerId: string): Promise<MailedCredential | null> {
  const result = await sql<MailedCredential>`
    select r.email::text as email, r.locale, h.display_name as host_name, d.kind, d.decision, d.expires_on, d.words,
      r.id = d.host_id as is_own, d.host_id
    from host_document d join host h on h.user_id = d.host_id join user_account r on r.id = ${readerId}
    where d.id = ${id} and d.removed_at is null and r.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}
