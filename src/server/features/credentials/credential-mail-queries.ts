// Who is told of a credential, and which ones are due to be told of (docs/documents.md#expiry).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CredentialKind } from '#src/domain/credentials/kinds.ts';
import { teamRolesFor } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { today } from './credential-queries.ts';

type Db = Kysely<Database>;

/** Queues a mail about a credential to its host and to those in the team who look after credentials. */
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

/** A credential whose last day is near or over. */
export interface EndingCredential {
  id: string;
  host_id: string;
  kind: CredentialKind;
  expires_on: string;
  warned_days: number | null;
  today: string;
}

/** Verified credentials that may have to be told of, the first to run out first; each is locked, and those under other work left out. */
export async function lockEnding(trx: Transaction<Database>, count: number): Promise<EndingCredential[]> {
  const result = await sql<EndingCredential>`
    select id, host_id, kind, expires_on, warned_days, ${today} as today from host_document
    where decision = 'verified' and removed_at is null and expires_on is not null
      and (warned_days is null and expires_on <= ${today} + 30 or warned_days > 7 and expires_on <= ${today} + 7
        or warned_days > -1 and expires_on < ${today})
    order by expires_on, id limit ${count} for update skip locked`.execute(trx);
  return result.rows;
}

/** Writes down which warning was the last. */
export async function writeWarned(trx: Transaction<Database>, id: string, days: number): Promise<void> {
  await sql`update host_document set warned_days = ${days}::smallint where id = ${id}`.execute(trx);
}

/** A credential with somebody who is told of it, at the moment of writing the mail. */
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

/** Reads a credential for its mail; null when it or its reader is gone, or it was removed. */
export async function findMailedCredential(db: Db, id: string, readerId: string): Promise<MailedCredential | null> {
  const result = await sql<MailedCredential>`
    select r.email::text as email, r.locale, h.display_name as host_name, d.kind, d.decision, d.expires_on, d.words,
      r.id = d.host_id as is_own, d.host_id
    from host_document d join host h on h.user_id = d.host_id join user_account r on r.id = ${readerId}
    where d.id = ${id} and d.removed_at is null and r.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}
